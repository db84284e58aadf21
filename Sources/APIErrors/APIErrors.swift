// APIErrors
