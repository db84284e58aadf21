import CCatalogICU
import Synchronization

/// ICU's own MessageFormat: what tests compare with and benchmarks run against. Nothing at run time uses it.
package final class ICUMessageFormat: Sendable {
  /// The tags of every locale that ICU has data for.
  package static var availableLocales: [String] {
    let text = (try? shimText(capacity: 16_384) { catalog_icu_available_locales($0, $1) }) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// A value as MessageFormat takes it.
  package enum Value: Sendable {
    case number(ICUValue)
    case text(String)
  }

  private struct Owner: ~Copyable {
    let pointer: OpaquePointer
    deinit { catalog_icu_message_destroy(pointer) }
  }

  private let owner: Mutex<Owner>

  package init(_ pattern: String, locale: LocaleIdentifier) throws(ICUFailure) {
    var status: Int32 = 0
    let length = Int32(clamping: pattern.utf8.count)
    guard let pointer = catalog_icu_message_create(pattern, length, locale.tag, &status) else {
      throw ICUFailure(status: status)
    }
    self.owner = Mutex(Owner(pointer: pointer))
  }

  package func text(of arguments: [(name: String, value: Value)]) throws(ICUFailure) -> String {
    let answer = owner.withLock { owner in
      Result { () throws(ICUFailure) in
        try Self.with(arguments) { (arguments) throws(ICUFailure) in
          try shimText {
            catalog_icu_message_format(owner.pointer, arguments.baseAddress, Int32(arguments.count), $0, $1)
          }
        }
      }
    }
    return try answer.get()
  }

  /// Formats many times in C++ alone.
  package func loop(_ arguments: [(name: String, value: Value)], times: Int) -> Int {
    owner.withLock { owner in
      Self.with(arguments) { arguments in
        Int(catalog_icu_message_loop(owner.pointer, arguments.baseAddress, Int32(arguments.count), Int64(times)))
      }
    }
  }

  private static func with<Answer, Failure: Error>(
    _ arguments: [(name: String, value: Value)],
    _ body: (UnsafeBufferPointer<catalog_icu_argument>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    var made: [catalog_icu_argument] = []
    var texts: [UnsafeMutablePointer<CChar>] = []
    defer { for text in texts { text.deallocate() } }
    func copy(_ text: String) -> UnsafePointer<CChar> {
      let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
      for (index, byte) in text.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
      bytes[text.utf8.count] = 0
      texts.append(bytes)
      return UnsafePointer(bytes)
    }
    for (name, value) in arguments {
      var argument = catalog_icu_argument()
      argument.name = copy(name)
      switch value {
      case .text(let text):
        argument.value.kind = Int32(CATALOG_ICU_TEXT)
        argument.value.digits = copy(text)
        argument.value.length = Int32(clamping: text.utf8.count)
      case .number(.integer(let number)):
        argument.value.kind = Int32(CATALOG_ICU_INTEGER)
        argument.value.integer = number
      case .number(.double(let number)):
        argument.value.kind = Int32(CATALOG_ICU_DOUBLE)
        argument.value.real = number
      case .number(.milliseconds(let number)):
        argument.value.kind = Int32(CATALOG_ICU_MILLISECONDS)
        argument.value.real = number
      case .number(.decimal(let digits)):
        argument.value.kind = Int32(CATALOG_ICU_DECIMAL)
        argument.value.digits = copy(digits)
        argument.value.length = Int32(clamping: digits.utf8.count)
      }
      made.append(argument)
    }
    return try made.withUnsafeBufferPointer { (buffer) throws(Failure) in try body(buffer) }
  }
}
