/// The parts of a `*.symbols.json` that tell about enums and errors (swift-docc-symbolkit's format, version 0.6).
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      /// The mangled name, the same in every graph.
      var precise: String
    }

    struct Fragment: Decodable {
      var kind: String
      var spelling: String
      var preciseIdentifier: String?
    }

    struct Comment: Decodable {
      struct Line: Decodable {
        var text: String
      }

      var lines: [Line]
    }

    struct AvailabilityItem: Decodable {
      /// The platform; `*` or nothing is all, `Swift` the language.
      var domain: String?
      var isUnconditionallyDeprecated: Bool?
      var isUnconditionallyUnavailable: Bool?
      var deprecated: Version?
      var obsoleted: Version?
    }

    struct Version: Decodable {
      var major: Int
    }

    struct Location: Decodable {
      struct Position: Decodable {
        /// From 0.
        var line: Int
        /// From 0, in UTF-8 bytes.
        var character: Int
      }

      var uri: String
      var position: Position
    }

    var kind: Kind
    var identifier: Identifier
    /// Names from outside in, without backticks.
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
    var accessLevel: String
    var availability: [AvailabilityItem]?
    var location: Location?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The target's name in words, where it is in another module.
    var targetFallback: String?
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}
