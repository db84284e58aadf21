/// The text of a file as UTF-8, whatever it was.
struct SourceText {
  /// The text; for UTF-8 the file's own bytes with their byte order mark.
  var bytes: [UInt8]
  /// Where the text begins, behind a byte order mark.
  var start: Int
  var encoding: TextEncoding
  /// The file's bytes where `bytes` are not they.
  var original: [UInt8]?
  var faults: TextFaults
  /// How many of the file's bytes each malformed part of the text stands for; empty where the text is the file's bytes.
  private(set) var malformedLengths: [Int] = []
  /// Where the text got out of step, as a place in `bytes`.
  var misalignments: [Int] = []

  /// Decodes a file; the faults are noted, not yet told.
  init(_ file: consuming [UInt8], encoding: TextEncoding) {
    self.encoding = encoding
    guard encoding.form != .utf8 else {
      self.start = encoding.byteOrderMarkLength
      faults = TextFaults(file.span, in: self.start..<file.count)
      bytes = file
      return
    }
    var text: [UInt8] = []
    text.reserveCapacity(file.count)
    let start = encoding.byteOrderMarkLength
    var decoder = ScalarDecoder(form: encoding.form, start: start, end: file.count, isFile: true)
    var faults = TextFaults()
    let span = file.span
    while let step = decoder.next(span) {
      let place = text.count
      text.append(contentsOf: Unicode.UTF8.encode(step.scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      switch step.fault {
      case .malformed:
        faults.add(malformed: place..<text.count)
        if malformedLengths.count < faults.malformed.count { malformedLengths.append(step.bytes.count) }
      case .misaligned: if misalignments.count < ReadingLimits.problemCount { misalignments.append(place) }
      case nil: if step.scalar == "\0" { faults.add(nul: place) }
      }
    }
    self.start = 0
    self.faults = faults
    bytes = text
    original = file
  }

  /// Puts a byte that is no character for each byte of some characters, so that no part of them is taken for ASCII.
  mutating func hide(_ characters: [Range<Int>]) {
    var malformed = TextFaults()
    for range in characters {
      for offset in range {
        bytes[offset] = 0x80
        malformed.add(malformed: offset..<(offset + 1))
      }
    }
    faults = malformed
  }
}
