// swift-format-ignore-file
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "APIKit", targets: [.target(name: "APIKit"), .target(name: "Transfers")])
