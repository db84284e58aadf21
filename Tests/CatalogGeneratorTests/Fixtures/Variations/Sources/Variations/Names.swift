// swift-format-ignore-file

enum Names: Error {
  case `default`, `in`(`class`: Int), `self`, `init`, `Type`, some, none
  case `two words`, `3rd`(Int), `a-b`, `#hash (x: y)`, `a "quoted" name`
  case エラー, 検索語なし(語: String)
  case 😀
}
enum `Raw Type`: Error { case a }
enum `raw/type`: Error { case a }
enum `Type`: Error { case a }
struct `class` { enum `self`: Error { case a } }
struct 外側 { enum 内側: Error { case 一 } }

// Two files whose names some file systems take for one.
struct Case { enum Failure: Error { case a } }
struct CASE { enum Failure: Error { case a } }

// The first is one scalar (NFC), the second two (NFD).
enum Composed1: Error { case café }
enum Composed2: Error { case naïve }
