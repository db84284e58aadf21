import ErrorInventory

@testable import CatalogLint

extension Fault {
  /// Faults of comments that have findings ignored.
  static let ofIgnores: [Fault] =
    [
      Fault("unused-ignore", "a comment where nothing is to be ignored", in: .all) { text in
        text.isSingle ? text.commenting("catalog-lint:ignore empty-message — no one knows") : nil
      },
      Fault("unused-ignore", "a comment with a rule that there is none of", in: .all) { text in
        text.isSingle ? text.commenting("catalog-lint:ignore no-such-rule — no one knows") : nil
      },
      // Where a rule follows, the mend makes a comment that something else would have to use.
      Fault("unused-ignore", "a comment with a word of another tool", in: .all) { text in
        text.isSingle ? text.commenting("catalog-lint:disable — no one knows") : nil
      },
      Fault("unused-ignore", "a comment with a blank behind the colon", in: .all) { text in
        text.isSingle ? text.commenting("catalog-lint: ignore — no one knows") : nil
      },
      Fault("unexplained-ignore", "a comment without a reason", in: .all) { text in
        text.isSingle ? text.commenting("catalog-lint:ignore replacement-character") + text.prefixing("\u{FFFD}") : nil
      },
      Fault("unknown-mark", "a style that there is none of", in: .all) { text in
        text.isSingle ? text.commenting("catalog: style=xml") : nil
      },
      atCases(
        "unused-ignore",
        "a comment in the source where nothing is to be ignored",
        "missing-message — no one knows"
      ),
      Fault("unexplained-ignore", "a comment in the source without a reason", weighing: .warning) { project in
        // Where the reason has no words either, that is another fault.
        let reasoned = project.package.types.flatMap { type in
          type.cases.filter { $0.arguments.contains { $0.form?.kind.isReason == true } }
            .map { "\(type.module)/\(type.path).\($0.name)" }
        }
        let commented = Set(project.cases.map(\.name)).subtracting(reasoned)
        let descriptions = project.texts { text in
          text.key.hasSuffix(".description") && text.caseName.map(commented.contains) == true
        }
        var injection = project.commentingCases("catalog-lint:ignore missing-message", where: commented.contains)
        for (path, texts) in Dictionary(grouping: descriptions, by: \.file.path) {
          injection.write(try texts[0].file.catalog.applying(texts.flatMap(\.removingEntry)), to: path)
        }
        return injection
      },
    ]

  private static func atCases(_ rule: String, _ title: String, _ comment: String) -> Fault {
    Fault(rule, title, weighing: .warning) { $0.commentingCases("catalog-lint:ignore \(comment)") }
  }
}

extension InjectedProject {
  /// Puts a comment behind each case with words, on its line.
  fileprivate func commentingCases(
    _ comment: String,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> Injection {
    var injection = Injection()
    // The words in other files than tables stay.
    let worded = Set(texts { $0.key.hasSuffix(".description") }.compactMap(\.caseName))
    injection.changeCases(of: self) { line, name in
      worded.contains(name) && isWanted(name) ? (line + " // \(comment)", line.utf8.count + 4) : nil
    }
    return injection
  }
}

extension ValueForm.Kind {
  fileprivate var isReason: Bool { if case .reason = self { true } else { false } }
}
