import Testing

@testable import ErrorInventory

@Suite("What is kept comes back as it was")
struct CodingTests {
  private func bytes(_ inventory: Inventory) -> [UInt8] {
    var writer = ByteWriter()
    inventory.write(to: &writer)
    return writer.bytes
  }

  private func bytes(_ manifest: PackageManifest) -> [UInt8] {
    var writer = ByteWriter()
    manifest.write(to: &writer)
    return writer.bytes
  }

  @Test("Every part of an inventory comes back, with the very bytes of its texts")
  func inventories() throws {
    let samples = [InventorySample(number: 1).inventory, InventorySample(number: 2).inventory]
    // A part that both have alike could be forgotten and nobody would see.
    #expect(alikeParts(samples[0], samples[1]) == [])
    for sample in samples + [Inventory(types: [])] {
      let copy = try Inventory(encoded: bytes(sample)[...])
      #expect(copy == sample)
      // Texts are equal in either form of Unicode; keys are not.
      #expect(String(reflecting: copy).utf8.elementsEqual(String(reflecting: sample).utf8))
    }
  }

  @Test("Every part of a manifest comes back")
  func manifests() throws {
    let samples = [InventorySample(number: 1).manifest, InventorySample(number: 2).manifest]
    #expect(alikeParts(samples[0], samples[1]) == [])
    let kinds = PackageManifest.Target.Kind.allCases.map { PackageManifest.Target(name: "T", kind: $0) }
    for sample in samples + [PackageManifest(name: nil, targets: kinds)] {
      let copy = try PackageManifest(encoded: bytes(sample)[...])
      #expect(copy == sample)
      #expect(String(reflecting: copy).utf8.elementsEqual(String(reflecting: sample).utf8))
    }
  }

  @Test("Every case of what is coded comes back")
  func cases() throws {
    let sample = InventorySample(number: 1)
    let reference = TypeReference(module: "M", path: "P")
    let forms: [ValueForm.Kind] = [.known("Int"), .error, .reason(reference)]
    let values = forms.flatMap { form in
      ([nil] + ValueForm.List.allCases).map { sample.value(form: form, list: $0) }
    }
    let plain = AssociatedValue(index: 0, type: "Any")
    let cases = Availability.allCases.map { sample.errorCase(arguments: values + [plain], availability: $0) }
    let kinds: [ErrorType.Kind] = [.error, .catalogued, .reason(reachedThrough: [])]
    let conformances: [CatalogConformance] = [.none, .generated, .declared, .byHand]
    let types = kinds.flatMap { kind in
      conformances.map { sample.type(kind: kind, access: .public, conformance: $0, cases: cases) }
    }
    let accesses = ErrorType.Access.allCases.map {
      ErrorType(module: "M", path: "P", access: $0, location: sample.location, nameLength: 1, cases: [])
    }
    let unknown: [NotEnumerable.Reason] = [.structure, .class, .actor, .macro("M"), .importedType]
    let notes: [InventoryNote.Kind] = [
      .unreadable("because"), .disappeared, .notUTF8, .nameNotUTF8, .syntaxError, .mergeConflict, .tooDeep,
      .tooLarge(1), .linkLoop, .danglingLink, .brokenManifest, .conflictingManifest, .unseenTarget, .unseenLanguage,
      .unseenRegion,
    ]
    let inventory = Inventory(
      types: types + accesses,
      leftOut: SkippedTypes.Reason.allCases.map { LeftOutType(module: "M", path: "P", reason: $0) },
      notEnumerable: unknown.map { NotEnumerable(module: "M", path: "P", reason: $0, location: sample.location) },
      notes: notes.map { InventoryNote(kind: $0, location: sample.location) }
    )
    #expect(try Inventory(encoded: bytes(inventory)[...]) == inventory)
  }

  @Test("Bytes that nobody wrote are read as something or refused, and nothing worse")
  func damage() {
    let inventory = bytes(InventorySample(number: 1).inventory)
    let manifest = bytes(InventorySample(number: 1).manifest)
    for change in [0x01, 0x40, 0x80, 0xFF] as [UInt8] {
      for index in inventory.indices {
        var copy = inventory
        copy[index] ^= change
        _ = try? Inventory(encoded: copy[...])
      }
      for index in manifest.indices {
        var copy = manifest
        copy[index] ^= change
        _ = try? PackageManifest(encoded: copy[...])
      }
    }
    for count in inventory.indices {
      #expect(throws: ByteReader.Damage.self) { try Inventory(encoded: inventory[..<count]) }
    }
    for count in manifest.indices {
      #expect(throws: ByteReader.Damage.self) { try PackageManifest(encoded: manifest[..<count]) }
    }
    #expect(throws: ByteReader.Damage.self) { try Inventory(encoded: (inventory + [0])[...]) }
    #expect(throws: ByteReader.Damage.self) { try PackageManifest(encoded: (manifest + [0])[...]) }
  }
}
