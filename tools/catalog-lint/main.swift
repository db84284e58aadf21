print("catalog-lint")
