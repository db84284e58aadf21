// Stands in for catalog-lint where the manifest found no SwiftSyntax, so that `swift run catalog-lint` says what to do
// instead of naming a product that does not exist.

import Foundation

let sentence = """
  catalog-lint cannot run here: it was built without SwiftSyntax. Set CATALOG_SWIFT_SYNTAX to the folder of the Swift \
  toolchain that holds SwiftSyntax.swiftmodule (lib/swift/host, beside the folder of swiftc) and build again.

  """
FileHandle.standardError.write(Data(sentence.utf8))
exit(2)
