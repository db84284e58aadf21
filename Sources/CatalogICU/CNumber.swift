import CCatalogICU

/// Floating-point numbers as C's `printf` writes them, in C's own locale whatever the process's is.
package enum CNumber {
  /// The number by a conversion; nil where C refuses. `letter` is one of `fFeEgGaA`, `flags` any of `-+ #0`.
  package static func text(_ number: Double, flags: String, width: Int, precision: Int?, letter: UInt8) -> String? {
    try? shimText {
      catalog_icu_c_double(
        number,
        flags,
        Int32(clamping: width),
        Int32(clamping: precision ?? -1),
        CChar(bitPattern: letter),
        $0,
        $1
      )
    }
  }
}
