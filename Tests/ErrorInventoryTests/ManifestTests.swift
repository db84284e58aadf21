import ErrorInventory
import Foundation
import TestSupport
import Testing

@Suite("Manifests, read as source")
struct ManifestTests {
  @Test("Targets in arrays, in sums of arrays, with and without paths")
  func targets() {
    let manifest = PackageManifest(
      source: #"""
        // swift-tools-version: 6.2
        import PackageDescription
        let extra: [Target] = [
          Target.target(name: "Extra-Kit", path: "Code/Extra"),
          .macro(name: "Macros"),
        ]
        func made(_ name: String) -> Target { .target(name: name) }
        let package = Package(
          name: "Sample",
          defaultLocalization: "ja",
          targets: extra + [
            .target(
              name: "Core",
              dependencies: ["Extra-Kit", .product(name: "NIO", package: "swift-nio"), .target(name: "Macros")] + [
                .byName(name: "Last")
              ],
              exclude: ["Old", "README.md"],
              resources: [.process("en.lproj"), .copy("data")]
            ),
            .executableTarget(name: "tool", dependencies: [.target(name: "Core", condition: .when(platforms: [.linux]))]),
            .testTarget(name: "CoreTests", dependencies: ["Core"]),
            .plugin(name: "Plug", capability: .buildTool()),
            .systemLibrary(name: "CLib"),
            .binaryTarget(name: "Blob", path: "Blob.zip"),
            made("Hidden"),
            .target(name: "Computed" + suffix),
          ]
        )
        """#
    )
    #expect(manifest.name == "Sample")
    #expect(manifest.defaultLocalization == "ja")
    #expect(
      manifest.targets == [
        PackageManifest.Target(name: "Extra-Kit", path: "Code/Extra"),
        PackageManifest.Target(name: "Macros", kind: .macro, path: "Sources/Macros"),
        PackageManifest.Target(
          name: "Core",
          path: "Sources/Core",
          dependencies: ["Extra-Kit", "NIO", "Macros", "Last"],
          exclude: ["Old", "README.md"],
          resources: ["en.lproj", "data"]
        ),
        PackageManifest.Target(name: "tool", kind: .executable, path: "Sources/tool", dependencies: ["Core"]),
        PackageManifest.Target(name: "CoreTests", kind: .test, path: "Tests/CoreTests", dependencies: ["Core"]),
        PackageManifest.Target(name: "Plug", kind: .plugin, path: "Plugins/Plug"),
        PackageManifest.Target(name: "CLib", kind: .system, path: "Sources/CLib"),
        PackageManifest.Target(name: "Blob", kind: .binary, path: "Blob.zip"),
      ]
    )
    #expect(manifest.targets.first?.module == "Extra_Kit")
    // What `made` makes, and the last one, by their names.
    #expect(
      manifest.unread == [
        PackageManifest.UnreadPart(kind: .target, line: 7, column: 53),
        PackageManifest.UnreadPart(kind: .target, line: 26, column: 19),
      ]
    )
  }

  @Test("What a manifest computes is noted where a target or the language is unseen because of it")
  func unread() {
    let manifest = PackageManifest(
      source: #"""
        let language = "ja", core = "Core", hidden = "Hidden"
        let shared: [Target.Dependency] = [.target(name: core), .target(name: names[0])]
        func dependency(_ hidden: String) -> Target.Dependency { .target(name: hidden) }
        extension Target.Dependency { static func on(_ name: String) -> Self { .target(name: name) } }
        let package = Package(
          name: "P",
          defaultLocalization: .init(language),
          targets: [
            .target(name: core, dependencies: shared + [.target(name: names[1])], sources: ["A", "B.swift"]),
            .target(name: "Old", path: nil),
            .testTarget(name: core + "Tests"),
          ] + names.map { .plugin(name: $0) }
        )
        package.targets.last?.dependencies.append(.target(name: "Core", condition: nil))
        """#
    )
    #expect(manifest.defaultLocalization == "ja")
    #expect(
      manifest.targets == [
        PackageManifest.Target(
          name: "Core",
          dependencies: ["Core"],
          hasOtherDependencies: true,
          sources: ["A", "B.swift"]
        ),
        PackageManifest.Target(name: "Old", hasOtherDependencies: true),
      ]
    )
    #expect(manifest.unread == [])
    let computed: [(source: String, kinds: [PackageManifest.UnreadPart.Kind])] = [
      (#"names.map { .target(name: $0) }"#, [.target]),
      (#"for name in names { package.targets.append(.executableTarget(name: name)) }"#, [.target]),
      (#"let name = "A"; func make(name: String) -> Target { .target(name: name) }"#, [.target]),
      (#".target(name: "A", path: root + "/A")"#, [.target]),
      (#".target(name: "A\(1)")"#, [.target]),
      (#"Package(name: "P", defaultLocalization: languages[0])"#, [.defaultLocalization]),
      (#"Package(name: "P", defaultLocalization: nil)"#, []),
      // No compiler takes these.
      (#".target(nam: "A")"#, [.target]),
      (#".executableTarget("A")"#, [.target]),
      (#".testTarget(nam: "A")"#, []),
      (#"Package(name: "P", targets: [.targt(name: "A"), .target(name: "B")])"#, [.target]),
      (#"func core() -> Target { .target(name: "A") }; Package(targets: [.core(), core()])"#, []),
    ]
    for (source, kinds) in computed {
      #expect(PackageManifest(source: source).unread.map(\.kind) == kinds, "\(source)")
    }
  }

  /// Each with the place of the fault and the names of the targets that are read all the same.
  static let faults:
    [(id: String, lines: [String], kind: PackageManifest.UnreadPart.Kind, place: String, names: [String])] = [
      (
        "no comma between two targets, which is no fault of syntax",
        ["let package = Package(name: \"P\", targets: [.target(name: \"A\") .target(name: \"B\")])"],
        .syntaxError, "1:63", ["A", "B"]
      ),
      (
        "no comma at the end of a line",
        [
          "let package = Package(name: \"P\", targets: [", ".target(name: \"A\")", ".testTarget(name: \"B\"),",
          ".target(name: \"C\")])",
        ],
        .syntaxError, "3:1", ["A", "B", "C"]
      ),
      (
        "no comma between two arguments", ["let package = Package(name: \"P\" targets: [.target(name: \"A\")])"],
        .syntaxError, "1:33", []
      ),
      (
        "a conflict",
        [
          "let package = Package(name: \"P\", targets: [", "<<<<<<< ours", ".target(name: \"A\"),", "=======",
          ".target(name: \"B\"),", ">>>>>>> theirs", "])",
        ], .mergeConflict, "2:1", ["A", "B"]
      ),
    ]

  @Test("What no compiler takes is noted at its line, alone, and what can be read is", arguments: faults)
  func broken(
    id: String,
    lines: [String],
    kind: PackageManifest.UnreadPart.Kind,
    place: String,
    names: [String]
  ) throws {
    let manifest = PackageManifest(source: lines.joined(separator: "\n"))
    #expect(manifest.isBroken)
    let notes = manifest.notes(file: "Package.swift")
    #expect(notes.map { "\($0.location.line):\($0.location.column)" } == [place])
    #expect(notes.map(\.kind) == [kind == .mergeConflict ? .conflictingManifest : .brokenManifest])
    #expect(notes.map(\.hidesTypes) == [true])
    if !names.isEmpty { #expect(manifest.targets.map(\.name) == names) }
  }

  /// The language, whether a part of it is computed, and whether the call that makes the package is seen.
  static let languages: [(id: String, source: String, language: String?, isComputed: Bool)] = [
    ("an argument", #"let package = Package(name: "P", defaultLocalization: "ja")"#, "ja", false),
    ("none", #"let package = Package(name: "P")"#, nil, false),
    (
      "a constant with its type",
      #"let base: LanguageTag = "ja"; let package = Package(name: "P", defaultLocalization: base)"#, "ja", false
    ),
    (
      "a constant that is made",
      #"let base = LanguageTag("ja"); let package = Package(name: "P", defaultLocalization: base)"#, "ja", false
    ),
    (
      "a constant made with init",
      #"let base: LanguageTag = .init(rawValue: "ja"); let package = Package(name: "P", defaultLocalization: base)"#,
      "ja", false
    ),
    (
      "a constant of a constant",
      #"let code = "ja"; let base: LanguageTag = .init(code); let package = Package(name: "P", defaultLocalization: base)"#,
      "ja", false
    ),
    (
      "a member of the type",
      #"""
      extension LanguageTag { static let own: LanguageTag = "ja" }
      let package = Package(name: "P", defaultLocalization: .own)
      """#, "ja", false
    ),
    (
      "constants in a circle", #"let a = b; let b = a; let package = Package(name: "P", defaultLocalization: a)"#, nil,
      true
    ),
    (
      "a variable", #"var base: LanguageTag = "ja"; let package = Package(name: "P", defaultLocalization: base)"#, nil,
      true
    ),
    ("a function", #"let package = Package(name: "P", defaultLocalization: language(of: "en"))"#, nil, true),
    (
      "an assignment", "let package = Package(name: \"P\")\npackage.defaultLocalization = \"ja\"", "ja", false
    ),
    (
      "an assignment of a constant",
      "let base: LanguageTag = \"ja\"\nlet package = Package(name: \"P\")\npackage.defaultLocalization = base", "ja",
      false
    ),
    (
      "an assignment over an argument",
      "let package = Package(name: \"P\", defaultLocalization: \"en\")\npackage.defaultLocalization = \"ja\"", "ja",
      false
    ),
    (
      "an assignment of nothing",
      "let package = Package(name: \"P\", defaultLocalization: \"en\")\npackage.defaultLocalization = nil", nil, false
    ),
    (
      "a computed assignment", "let package = Package(name: \"P\")\npackage.defaultLocalization = language()", nil, true
    ),
    (
      "an assignment under a condition",
      "let package = Package(name: \"P\")\nif isApp { package.defaultLocalization = \"ja\" }", nil, true
    ),
    (
      "an assignment in one build",
      "let package = Package(name: \"P\")\n#if os(Linux)\npackage.defaultLocalization = \"ja\"\n#endif", nil, true
    ),
    (
      "an assignment in a function",
      "let package = Package(name: \"P\")\nfunc set(_ p: Package) { p.defaultLocalization = \"ja\" }\nset(package)",
      nil,
      true
    ),
    (
      "a choice", "let package = Package(name: \"P\")\npackage.defaultLocalization = isApp ? \"ja\" : \"en\"", nil, true
    ),
    ("init by its name", #"let package = Package.init(name: "P", defaultLocalization: "ja")"#, "ja", false),
    ("init by the type", #"let package: Package = .init(name: "P", defaultLocalization: "ja")"#, "ja", false),
    (
      "with its module", #"let package = PackageDescription.Package(name: "P", defaultLocalization: "ja")"#, "ja", false
    ),
  ]

  @Test("The language is read wherever the manifest says it, and noted where it cannot be", arguments: languages)
  func language(id: String, source: String, language: String?, isComputed: Bool) {
    let manifest = PackageManifest(source: source)
    #expect(manifest.defaultLocalization == language)
    #expect(manifest.unread.map(\.kind) == (isComputed ? [.defaultLocalization] : []))
    #expect(manifest.call != nil)
    #expect(manifest.name == "P")
  }

  static let dependencies: [(id: String, source: String, names: [String], hasOthers: Bool)] = [
    ("none", #".target(name: "A")"#, [], false),
    ("a list", #".target(name: "A", dependencies: ["B", .product(name: "C", package: "c")])"#, ["B", "C"], false),
    (
      "a constant before a list",
      #"let common: [Target.Dependency] = ["B", .target(name: "C")]; let t = [Target.target(name: "A", dependencies: common + ["D", "B"])]"#,
      ["B", "C", "D"], false
    ),
    (
      "constants that name constants",
      #"let b: Target.Dependency = .target(name: "B"); let x = [b]; let y = (x + ["C"]); let t: Target = .target(name: "A", dependencies: y)"#,
      ["B", "C"], false
    ),
    (
      "members of an extension",
      #"""
      extension Target.Dependency {
        static let catalog: Self = .product(name: "ErrorCatalog", package: "ErrorCatalog")
        static var core: Self { .target(name: "Core") }
      }
      extension [Target.Dependency] { static let both: Self = [.catalog, "B"] }
      let t: [Target] = [.target(name: "A", dependencies: .both + [Target.Dependency.core, .catalog])]
      """#,
      ["ErrorCatalog", "B", "Core"], false
    ),
    ("a variable", #"var x = ["B"]; let t: Target = .target(name: "A", dependencies: x + ["C"])"#, ["C"], true),
    ("a function", #".target(name: "A", dependencies: made("B"))"#, [], true),
    ("a function of an element", #".target(name: "A", dependencies: [.on("B"), "C"])"#, ["C"], true),
    ("a choice", #".target(name: "A", dependencies: isLinux ? ["B"] : [])"#, [], true),
    ("a computed name", #".target(name: "A", dependencies: [.target(name: prefix + "B")])"#, [], true),
    ("an unknown constant", #".target(name: "A", dependencies: [.catalog])"#, [], true),
    ("a circle", #"let x = y; let y = x; let t: Target = .target(name: "A", dependencies: x)"#, [], true),
    (
      "a loop over targets",
      #"let t: Target = .target(name: "A"); for target in package.targets { target.dependencies.append("B") }"#,
      [], true
    ),
    (
      "other packages of the package",
      #"let t: Target = .target(name: "A"); package.dependencies.append(.package(path: "../B"))"#,
      [], false
    ),
  ]

  @Test("Dependencies are followed through constants, and what is not followed is marked", arguments: 0..<14)
  func dependencies(index: Int) throws {
    let (id, source, names, hasOthers) = Self.dependencies[index]
    let target = try #require(PackageManifest(source: source).targets.first, "\(id)")
    #expect(target.dependencies == names, "\(id)")
    #expect(target.hasOtherDependencies == hasOthers, "\(id)")
  }

  /// Which manifest SwiftPM 6.3 takes, as `swift package dump-package` showed it.
  static let versions: [(files: [String: String], chosen: String)] = [
    (["Package.swift": "5.9", "Package@swift-5.7.swift": "5.7"], "Package.swift"),
    (["Package.swift": "5.9", "Package@swift-6.0.swift": "6.0"], "Package@swift-6.0.swift"),
    (["Package.swift": "5.9", "Package@swift-6.0.swift": "5.9"], "Package.swift"),
    (["Package.swift": "5.9", "Package@swift-6.swift": "5.5"], "Package@swift-6.swift"),
    (["Package.swift": "5.9", "Package@swift-99.1.swift": "99.1"], "Package.swift"),
    (
      ["Package.swift": "5.5", "Package@swift-5.9.swift": "5.9", "Package@swift-5.10.swift": "5.10"],
      "Package@swift-5.10.swift"
    ),
    (["Package.swift": "5.9", "Package@swift-x.swift": "6.0"], "Package.swift"),
  ]

  @Test("A manifest that asks for internal imports is told from one that does not")
  func internalImports() {
    let target = #".target(name: "A", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")])"#
    #expect(PackageManifest(source: "let package = Package(name: \"P\", targets: [\(target)])").importsInternally)
    let plain = #"let package = Package(name: "P", targets: [.target(name: "A")])"#
    #expect(!PackageManifest(source: plain).importsInternally)
  }

  @Test("Of several manifests that one is read that SwiftPM reads", arguments: 0..<7)
  func version(index: Int) throws {
    let (files, chosen) = Self.versions[index]
    let folder = try TemporaryFolder()
    for (name, version) in files {
      let module = name == chosen ? "Chosen" : "Other"
      try folder.write(
        "// swift-tools-version: \(version)\nlet p = Package(targets: [.target(name: \"\(module)\", path: \"Code\")])",
        to: name
      )
    }
    try folder.write("enum E: Error { case a }", to: "Code/A.swift")
    #expect(try Inventory.read(paths: [folder.url.path]).types.map(\.module) == ["Chosen"])
  }

  @Test("This package's own manifest")
  func own() throws {
    let manifest = try PackageManifest.read(contentsOf: PackageFolder.url.appending(path: "Package.swift").path)
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    #expect(manifest.name == "ErrorCatalog")
    #expect(manifest.defaultLocalization == "en")
    #expect(targets["LocalizedMessages"]?.path == "Localizations")
    #expect(targets["ErrorCatalog"]?.path == "Sources/ErrorCatalog")
    #expect(targets["ErrorCatalog"]?.dependencies.contains("MessageFormatting") == true)
    #expect(targets["catalog-bench"]?.kind == .executable)
    #expect(targets["TestSupport"]?.path == "Tests/TestSupport")
  }

  @Test("A file that is not there is an error, one that is no Swift is a manifest without targets")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Package.swift").path
    #expect(throws: InventoryError.unreadable(path)) { try PackageManifest.read(contentsOf: path) }
    try folder.write("{ \"not\": swift ]", to: "Package.swift")
    let manifest = try PackageManifest.read(contentsOf: path)
    #expect(manifest.targets.isEmpty)
    #expect(manifest.isBroken)
  }
}
