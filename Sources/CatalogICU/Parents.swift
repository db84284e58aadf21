import CCatalogICU

/// The chain of more general locales: CLDR's explicit parents, else the tag with its last part cut off.
enum Parents {
  static func of(_ record: LocaleRecord) -> [String] {
    let script = record.likelyScript
    var chain: [String] = []
    var current = record.subtags
    if current.rest.isEmpty == false {
      current.rest = []
      chain.append(current.name)
    }
    while let next = parent(of: current, script: script) {
      chain.append(next.name)
      current = next
      // CLDR's data holds no cycle; this bounds the walk should a future table hold one.
      if chain.count == 8 { break }
    }
    return chain
  }

  private static func parent(of locale: Subtags, script: String?) -> Subtags? {
    let identifier = locale.name.replacing("-", with: "_")
    if let explicit = try? shimText({ catalog_icu_explicit_parent(identifier, $0, $1) }), !explicit.isEmpty {
      guard explicit != "root" else { return nil }
      return sameScript(Subtags(of: explicit.replacing("_", with: "-")), script)
    }
    var cut = locale
    if cut.region != nil {
      cut.region = nil
    } else if cut.script != nil {
      cut.script = nil
    } else {
      return nil
    }
    if let same = sameScript(cut, script) { return same }
    // zh-TW is written in Hant, zh in Hans: the words for both are found by way of zh-Hant-TW.
    guard locale.script == nil, let script else { return nil }
    var written = locale
    written.script = script
    return written
  }

  private static func sameScript(_ locale: Subtags, _ script: String?) -> Subtags? {
    LocaleRecord.shared(for: locale.name).likelyScript == script ? locale : nil
  }
}
