import CCatalogICU
import Glibc
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

  /// Lends the arguments as the shim takes them, their texts in one block.
  private static func with<Answer, Failure: Error>(
    _ arguments: [(name: String, value: Value)],
    _ body: (UnsafeBufferPointer<catalog_icu_argument>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    var texts: [UInt8] = []
    texts.reserveCapacity(64)
    func add(_ text: String) {
      texts.append(contentsOf: text.utf8)
      texts.append(0)
    }
    for (name, value) in arguments {
      add(name)
      switch value {
      case .text(let text), .number(.decimal(let text)): add(text)
      case .number: break
      }
    }
    return try texts.withUnsafeBufferPointer { (texts) throws(Failure) in
      var next = UnsafeRawPointer(texts.baseAddress)?.assumingMemoryBound(to: CChar.self)
      func take() -> (start: UnsafePointer<CChar>?, length: Int32) {
        guard let start = next else { return (nil, 0) }
        let length = strlen(start)
        next = start + length + 1
        return (start, Int32(length))
      }
      let made = arguments.map { _, value -> catalog_icu_argument in
        var argument = catalog_icu_argument()
        argument.name = take().start
        switch value {
        case .text:
          argument.value.kind = Int32(CATALOG_ICU_TEXT)
          (argument.value.digits, argument.value.length) = take()
        case .number(.decimal):
          argument.value.kind = Int32(CATALOG_ICU_DECIMAL)
          (argument.value.digits, argument.value.length) = take()
        case .number(.integer(let number)):
          argument.value.kind = Int32(CATALOG_ICU_INTEGER)
          argument.value.integer = number
        case .number(.double(let number)):
          argument.value.kind = Int32(CATALOG_ICU_DOUBLE)
          argument.value.real = number
        case .number(.milliseconds(let number)):
          argument.value.kind = Int32(CATALOG_ICU_MILLISECONDS)
          argument.value.real = number
        }
        return argument
      }
      return try made.withUnsafeBufferPointer { (made) throws(Failure) in try body(made) }
    }
  }
}
