internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts that stand for ones nobody has written yet. Where code may set the text, as through an outlet, the
/// sample is Interface Builder's alone.
struct SampleTextCheck {
  let page: DrawnPage

  func findings() -> [LintFinding] {
    page.texts.compactMap { view, text in
      let text = text.content.text
      // A deck's headline and the text below are parts of one text.
      let samples = text.string.split(whereSeparator: \.isNewline).compactMap { line in
        Self.sample(in: line).map { (words: $0, start: text.string[..<line.startIndex].utf16.count) }
      }
      guard page.views[view].isSeen, let (words, start) = samples.first,
        page.dependencies(of: [view]).isEmpty
      else { return nil }
      return LintFinding(
        .sampleText, on: page, text: view, part: text.part(at: start),
        fault: "shows \(Wording.quoted(words)), which stands for a text that is not written yet",
        fix: "write the text", amount: 1)
    }
  }

  /// The mark of a sample; `nil` for a line without one. TODO alone is Spanish and Portuguese.
  private static func sample(in text: Substring) -> String? {
    let start = String(text.drop { !$0.isLetter }.prefix(11))
    if start.lowercased() == "lorem ipsum" { return start }
    return ["TODO:", "TODO(", "FIXME", "TBD"].first { text.hasPrefix($0) }
  }
}
