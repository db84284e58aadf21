// Tests of ErrorCatalog.
