import Foundation
import Glibc

/// glibc's own catalogs, whose functions Swift's module of the C library leaves out.
struct Gettext {
  private typealias Lookup = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, CInt) -> UnsafePointer<CChar>?
  private typealias Bind = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?

  private let lookup: Lookup
  private let domain: String

  /// Binds the domain of a bundle's table.
  init(_ tables: TemporaryTables) throws {
    guard let lookup = dlsym(nil, "dcgettext"), let bind = dlsym(nil, "bindtextdomain"),
      let codeset = dlsym(nil, "bind_textdomain_codeset")
    else { throw BenchmarkFailure("This C library has no gettext.") }
    self.lookup = unsafeBitCast(lookup, to: Lookup.self)
    domain = TemporaryTables.table
    // LANGUAGE counts in every locale but C; C.UTF-8 is on every machine.
    setenv("LANGUAGE", "xx", 1)
    guard setlocale(LC_ALL, "C.UTF-8") != nil else { throw BenchmarkFailure("The locale C.UTF-8 is not installed.") }
    keep(unsafeBitCast(bind, to: Bind.self)(domain, tables.gettextPath))
    keep(unsafeBitCast(codeset, to: Bind.self)(domain, "UTF-8"))
    guard let key = tables.keys.first, length(of: key) > key.utf8.count else {
      throw BenchmarkFailure("gettext does not find its catalog.")
    }
  }

  /// The length of a key's text in bytes.
  func length(of key: String) -> Int {
    domain.withCString { domain in
      key.withCString { key in lookup(domain, key, LC_MESSAGES).map { Int(strlen($0)) } ?? 0 }
    }
  }
}
