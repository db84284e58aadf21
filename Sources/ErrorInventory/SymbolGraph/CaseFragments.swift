/// Takes the declaration of a case in a symbol graph apart: name, labels, types, defaults.
struct CaseFragments {
  /// One associated value.
  struct Parameter {
    var label: String?
    var type = ""
    var defaultValue: String?
    /// The mangled names of the types that are mentioned, in order.
    var mentioned: [String] = []
  }

  private(set) var name = ""
  private(set) var parameters: [Parameter] = []

  private enum Part { case label, type, defaultValue }

  private var part = Part.label
  private var depth = 0
  private var isInString = false

  init(_ fragments: [SymbolGraph.Symbol.Fragment]) {
    for fragment in fragments {
      switch fragment.kind {
      case "identifier" where name.isEmpty: name = fragment.spelling
      case "externalParam" where part == .label && depth == 1:
        parameters[parameters.count - 1].label = fragment.spelling
      case "internalParam" where part == .label: continue
      case _ where name.isEmpty: continue
      default:
        if let type = fragment.preciseIdentifier, part != .defaultValue, !parameters.isEmpty {
          parameters[parameters.count - 1].mentioned.append(type)
        }
        read(fragment.spelling)
      }
    }
    parameters = parameters.map(\.tidied)
  }

  private mutating func read(_ text: String) {
    var previous: Character = " "
    for character in text {
      defer { previous = character }
      if isInString {
        append(character)
        if character == "\"", previous != "\\" { isInString = false }
        continue
      }
      switch character {
      case "\"": isInString = true
      case "(", "[", "<", "{":
        depth += 1
        if depth == 1 {
          begin()
          continue
        }
      case ">" where previous == "-": break
      case ")", "]", ">", "}":
        depth -= 1
        if depth == 0 { return }
      case "," where depth == 1:
        begin()
        continue
      case ":" where endsLabel:
        part = .type
        continue
      case "=" where depth == 1 && part != .defaultValue:
        part = .defaultValue
        parameters[parameters.count - 1].defaultValue = ""
        continue
      default: break
      }
      append(character)
    }
  }

  /// Whether a colon here stands between a label and its type.
  private var endsLabel: Bool {
    guard depth == 1, part == .label, let parameter = parameters.last else { return false }
    return parameter.label != nil && parameter.type.allSatisfy(\.isWhitespace)
  }

  private mutating func begin() {
    parameters.append(Parameter())
    part = .label
  }

  private mutating func append(_ character: Character) {
    guard !parameters.isEmpty else { return }
    if part == .defaultValue {
      parameters[parameters.count - 1].defaultValue?.append(character)
    } else {
      parameters[parameters.count - 1].type.append(character)
    }
  }
}

extension CaseFragments.Parameter {
  /// Without space at the ends, and without the label that stands for none.
  fileprivate var tidied: CaseFragments.Parameter {
    var copy = self
    copy.label = label == "_" ? nil : label.map(String.init(keyNameOf:))
    // Source has `[Key: Value]`, the compiler prints `[Key : Value]`.
    copy.type = type.trimmed.replacing(" : ", with: ": ")
    copy.defaultValue = defaultValue?.trimmed
    return copy
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
