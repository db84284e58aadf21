import ErrorInventory
import SwiftIfConfig
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

/// Our own judge of `#if` against the toolchain's, SwiftIfConfig, which the tool does not load.
///
/// Ours knows less: what a build does not tell stays open. So the toolchain's is asked about every build that is like ours
/// as far as ours goes; a verdict must be that of all of them, and what is open must differ between two.
@Suite("Conditional compilation, as the toolchain judges it")
struct ConditionOracleTests {
  /// A build that has what ours knows, and of the rest everything or nothing.
  private struct Build: BuildConfiguration {
    let conditions: BuildConditions
    /// Whether every module, feature, architecture and so on is there that a condition may ask for.
    let hasMore: Bool
    let languageVersion = VersionTuple(6)
    let compilerVersion = VersionTuple(6, 2)
    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64]
    let endianness = Endianness.little

    /// With a dollar sign the compiler is asked for a feature of its own, as its build configuration answers.
    func isCustomConditionSet(name: String) -> Bool {
      name.hasPrefix("$") ? hasMore : conditions.defines.contains(name)
    }
    func hasFeature(name: String) -> Bool { hasMore }
    func hasAttribute(name: String) -> Bool { hasMore }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool { hasMore }
    func isActiveTargetOS(name: String) -> Bool { conditions.platform.map { $0 == name } ?? hasMore }
    func isActiveTargetArchitecture(name: String) -> Bool { hasMore }
    func isActiveTargetEnvironment(name: String) -> Bool { hasMore }
    func isActiveTargetRuntime(name: String) -> Bool { hasMore }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { hasMore }
    func isActiveTargetObjectFormat(name: String) -> Bool { hasMore }
  }

  private static let build = BuildConditions(defines: ["DEBUG", "TINY"], platform: "Linux")

  /// Whether the branch counts and whether the other does.
  private func ours(_ condition: String) -> Set<String> {
    var options = InventoryOptions()
    options.build = Self.build
    let source = "enum E: Error {\n#if \(condition)\ncase a\n#else\ncase b\n#endif\n}"
    return Set(Inventory.read(sources: [("File.swift", source)], options: options).types.flatMap(\.cases).map(\.name))
  }

  private func oracle(_ condition: String) throws -> Set<String> {
    var parser = Parser(condition)
    let expression = ExprSyntax.parse(from: &parser)
    #expect(!expression.hasError, "\(condition)")
    return Set(
      [false, true].map { hasMore in
        let verdict = IfConfigRegionState.evaluating(expression, in: Build(conditions: Self.build, hasMore: hasMore))
        return verdict.state == .active ? "a" : "b"
      }
    )
  }

  /// Each asks for one thing.
  static let leaves = [
    "true", "false", "$AsyncAwait", "DEBUG", "TINY", "UNKNOWN", "os(Linux)", "os(macOS)", "os(Windows)", "os(linux)",
    "swift(>=5.9)",
    "swift(>=6)", "swift(>=6.0.1)", "swift(<6)", "swift(<6.0)", "swift(>=7)", "compiler(>=6.2)", "compiler(>=6.2.1)",
    "compiler(<6.2)", "compiler(<6.10)", "canImport(Foundation)", "canImport(Zip.Fast)",
    "canImport(Zip, _version: 2.1)", "hasFeature(StrictConcurrency)", "hasAttribute(available)", "arch(x86_64)",
    "targetEnvironment(simulator)", "_runtime(_ObjC)", "_ptrauth(_arm64e)", "objectFormat(ELF)",
  ]

  @Test("One condition, and its opposite", arguments: leaves)
  func leaf(condition: String) throws {
    for condition in [condition, "!\(condition)", "!(!\(condition))", "(\(condition))", "!((\(condition)))"] {
      #expect(ours(condition) == (try oracle(condition)), "\(condition)")
    }
  }

  /// What holds, what does not, and what is open.
  private static let kinds = ["DEBUG", "UNKNOWN", "os(Linux)", "os(macOS)", "canImport(Zip)", "!arch(arm64)"]

  @Test("Two conditions with either operator", arguments: kinds)
  func pairs(first: String) throws {
    for second in Self.kinds where second != first {
      for condition in ["\(first) && \(second)", "\(first) || \(second)", "!(\(first) && \(second))"] {
        // Two open ones together are open in more ways than the two builds have; the wider verdict is right.
        let (ours, oracle) = (ours(condition), try oracle(condition))
        #expect(oracle.isSubset(of: ours), "\(condition)")
        if !condition.contains("canImport") || !condition.contains("arch") { #expect(ours == oracle, "\(condition)") }
      }
    }
  }

  @Test(
    "And binds more than or, and parentheses more than either",
    arguments: [
      "DEBUG || UNKNOWN && UNKNOWN", "UNKNOWN && UNKNOWN || DEBUG", "(DEBUG || UNKNOWN) && UNKNOWN",
      "!UNKNOWN && DEBUG", "!(UNKNOWN && DEBUG)", "!UNKNOWN || UNKNOWN && UNKNOWN", "DEBUG && !UNKNOWN && TINY",
      "UNKNOWN || UNKNOWN || TINY", "canImport(Zip) || DEBUG && os(Linux)", "canImport(Zip) && DEBUG || os(macOS)",
      "(os(macOS) || os(iOS)) && canImport(Zip)", "os(macOS) || os(iOS) || os(Linux) && swift(>=5.9)",
      "DEBUG && (UNKNOWN || (TINY && !(os(macOS) || UNKNOWN)))", "!(!(DEBUG))", "compiler(>=6) && swift(<6) || TINY",
      "hasFeature(A) && UNKNOWN", "hasFeature(A) || !UNKNOWN", "UNKNOWN && canImport(A) && hasFeature(B)",
    ]
  )
  func precedence(condition: String) throws {
    #expect(ours(condition) == (try oracle(condition)))
  }

  /// Nested directives with chains of branches, made of what the build decides.
  @Test("Of nested directives the same branches count", arguments: 0..<40)
  func nested(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    var count = 0
    let body = Self.directive(depth: 3, count: &count, &random)
    let source = "enum E: Error {\n\(body)}\n"
    var options = InventoryOptions()
    options.build = Self.build
    let ours = Inventory.read(sources: [("File.swift", source)], options: options).types.flatMap(\.cases).map(\.name)
    let tree = Parser.parse(source: source)
    let active = tree.removingInactive(in: Build(conditions: Self.build, hasMore: false)).result
    let names = active.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.hasPrefix("case_") }
    #expect(ours.sorted() == names.sorted(), "\(source)")
  }

  private static func directive(depth: Int, count: inout Int, _ random: inout SplitMix64) -> String {
    func condition() -> String {
      let decided = ["DEBUG", "UNKNOWN", "os(Linux)", "os(macOS)", "swift(>=5.9)", "compiler(<6.2)", "true", "false"]
      let parts = (0...Int.random(in: 0...2, using: &random)).map { _ in
        (Bool.random(using: &random) ? "!" : "") + decided[Int.random(in: 0..<decided.count, using: &random)]
      }
      return parts.joined(separator: Bool.random(using: &random) ? " && " : " || ")
    }
    func content() -> String {
      count += 1
      let line = "case case_\(count)\n"
      return depth > 0 && Bool.random(using: &random)
        ? line + directive(depth: depth - 1, count: &count, &random) : line
    }
    var text = "#if \(condition())\n\(content())"
    for _ in 0..<Int.random(in: 0...2, using: &random) { text += "#elseif \(condition())\n\(content())" }
    if Bool.random(using: &random) { text += "#else\n\(content())" }
    return text + "#endif\n"
  }
}
