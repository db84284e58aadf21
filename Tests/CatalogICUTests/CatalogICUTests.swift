// Tests of CatalogICU.
