// Tests of CatalogLint.
