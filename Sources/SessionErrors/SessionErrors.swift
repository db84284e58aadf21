// SessionErrors
