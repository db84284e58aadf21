// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Wayfarer",
  defaultLocalization: "en",
  dependencies: [.package(path: "../ErrorCatalog")],
  targets: [
    .target(
      name: "Wayfarer",
      dependencies: [.product(name: "ErrorCatalog", package: "ErrorCatalog")]
    ),
    .executableTarget(
      name: "WayfarerApp",
      dependencies: [
        "Wayfarer",
        .product(name: "AlertPresentation", package: "ErrorCatalog"),
        .product(name: "ErrorCatalog", package: "ErrorCatalog"),
      ]
    ),
  ]
)
