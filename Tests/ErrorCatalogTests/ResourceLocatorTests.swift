import Foundation
import TestSupport
import Testing

@testable import ErrorCatalog

@Suite("Where a module's resources are")
struct ResourceLocatorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func locate(_ module: String, in folders: [String] = ["bin"]) -> String? {
    ResourceLocator(folders: folders.map { folder.url.path + "/" + $0 }).resources(ofModule: module)
      .map { String($0.dropFirst(folder.url.path.count + 1)) }
  }

  @Test("Beside the executable, whatever the package is called")
  func beside() throws {
    try folder.write("", to: "bin/Some-Package_Shop.resources/Info.plist")
    #expect(locate("Shop") == "bin/Some-Package_Shop.resources")
    #expect(locate("Sho") == nil)
    #expect(locate("hop") == nil)
  }

  @Test("The executable's folder comes before others")
  func order() throws {
    try folder.write("", to: "lib/P_Shop.resources/Info.plist")
    #expect(locate("Shop", in: ["bin", "lib"]) == "lib/P_Shop.resources")
    try folder.write("", to: "bin/P_Shop.bundle/Info.plist")
    #expect(locate("Shop", in: ["bin", "lib"]) == "bin/P_Shop.bundle")
  }

  @Test("The closest name is taken, whatever the order of the listing")
  func severalPackages() throws {
    for package in ["Z_Old", "Zoo", "Ape"] { try folder.write("", to: "bin/\(package)_Shop.resources/Info.plist") }
    #expect(locate("Shop") == "bin/Ape_Shop.resources")
  }

  @Test("A file of that name is no bundle, and neither is a name without a package")
  func noBundle() throws {
    try folder.write("", to: "bin/P_Shop.resources")
    try folder.write("", to: "bin/_Shop.resources/Info.plist")
    #expect(locate("Shop") == nil)
  }

  @Test("The process looks beside its executable first")
  func process() {
    #expect(ResourceLocator.process.folders.first == BuiltCommand.productsFolder.path)
  }

  @Test("The development language is read from SwiftPM's Info.plist and from nothing else")
  func developmentLanguage() throws {
    try folder.write("<key>CFBundleDevelopmentRegion</key>\n<string>pt-BR</string>", to: "a/Info.plist")
    try folder.write("<string>ja</string><key>CFBundleDevelopmentRegion</key>", to: "b/Info.plist")
    #expect(ResourceLocator.developmentLanguage(ofBundle: folder.url.path + "/a") == "pt-BR")
    #expect(ResourceLocator.developmentLanguage(ofBundle: folder.url.path + "/b") == nil)
    #expect(ResourceLocator.developmentLanguage(ofBundle: folder.url.path + "/c") == nil)
  }
}
