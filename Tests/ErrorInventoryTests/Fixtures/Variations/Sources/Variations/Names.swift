// swift-format-ignore-file

enum Names: Error {
  case `default`, `in`(`class`: Int)
  case `two words`, `3rd`(Int), `a-b`, `#hash (x: y)`
  case エラー, 検索語なし(語: String)
  case 😀
}
enum `Raw Type`: Error { case a }
enum `Type`: Error { case a }
struct 外側 { enum 内側: Error { case 一 } }

// The first is one scalar (NFC), the second two (NFD).
enum Composed1: Error { case café }
enum Composed2: Error { case naïve }
