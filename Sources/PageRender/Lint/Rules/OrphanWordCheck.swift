internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds paragraphs whose last line is a single short word, or one or two characters in a script without
/// spaces.
struct OrphanWordCheck {
  let page: DrawnPage

  func findings() -> [LintFinding] {
    page.texts.flatMap { view, text -> [LintFinding] in
      guard text.layout.lines.count > 1, page.views[view].isSeen, page.control(of: view) == nil,
        !text.layout.lines.contains(where: \.isTruncated)
      else { return [] }
      return findings(text, view)
    }
  }

  private func findings(_ text: DrawnText, _ view: Int) -> [LintFinding] {
    let units = Array(text.content.text.string.utf16)
    var found: [LintFinding] = []
    var paragraph: [TextLine] = []
    for (index, line) in text.layout.lines.enumerated() {
      paragraph.append(line)
      guard endsParagraph(line, units) else { continue }
      if let finding = orphan(paragraph, number: index + 1, text, view),
        !found.contains(where: { $0.topic == finding.topic })
      {
        found.append(finding)
      }
      paragraph = []
    }
    return found
  }

  /// Returns true if a line break in the text, or the end of the text, follows the line.
  private func endsParagraph(_ line: TextLine, _ units: [UInt16]) -> Bool {
    let end = line.range.upperBound
    guard units.indices.contains(end) else { return true }
    return Character(Unicode.Scalar(units[end]) ?? " ").isNewline
      || end > 0 && Character(Unicode.Scalar(units[end - 1]) ?? " ").isNewline
  }

  /// - Parameter number: The number of the last line in the text, from 1.
  private func orphan(_ lines: [TextLine], number: Int, _ text: DrawnText, _ view: Int) -> LintFinding? {
    guard lines.count > 1, let last = lines.last else { return nil }
    let word = last.text.trimmingPrefix { $0.isWhitespace }
    let widest = lines.reduce(0) { max($0, $1.width) }
    let share = last.width / widest
    guard !word.isEmpty, isLone(word), share < page.threshold(.orphanWord, of: view) else {
      return nil
    }
    let percent = Int((share * 100).rounded())
    return LintFinding(
      .orphanWord, on: page, text: view, part: text.content.text.part(at: last.range.lowerBound),
      fault:
        "ends with \(Wording.quoted(String(word))) alone on line \(number), \(percent) % of the widest line",
      fix: "change the text by a word, or its width", amount: 1 - share,
      areas: [
        Rect(
          x: text.area.minX + last.x, y: text.top + last.baseline - last.ascent, width: last.width,
          height: last.ascent + last.descent)
      ])
  }

  /// Returns true if a line has a single word; in a script without spaces, at most two characters without
  /// punctuation.
  private func isLone(_ word: Substring) -> Bool {
    guard !word.contains(where: \.isWhitespace) else { return false }
    let letters = word.filter { !$0.isPunctuation && !$0.isSymbol }
    guard letters.contains(where: \.isWithoutSpaces) else { return true }
    return letters.count <= 2
  }
}

extension Character {
  /// True if the character is of a script written without spaces between words: kana, and Chinese and
  /// Japanese ideographs.
  fileprivate var isWithoutSpaces: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
      0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}

extension StringProtocol {
  fileprivate func trimmingPrefix(_ isLeftOut: (Character) -> Bool) -> Substring {
    Substring(drop(while: isLeftOut))
  }
}
