// ErrorCatalog
