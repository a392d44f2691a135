internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds words that a line breaks between two letters without a hyphen, because they are wider than their view.
struct BrokenWordCheck {
  let page: DrawnPage

  /// Letters are as wide as Apple's font has them but for this share, in which a word may fit after all.
  private static let fontError = 0.03

  func findings() -> [LintFinding] {
    page.texts.compactMap { view, text in
      guard page.views[view].isSeen, let (word, line) = brokenWord(text, text.layout.lines) else {
        return nil
      }
      let room = text.area.width * (1 + Self.fontError)
      guard brokenWord(text, page.measurer.layout(text.content, width: room).lines) != nil else { return nil }
      let last = text.layout.lines[line]
      return LintFinding(
        .brokenWord, on: page, text: view, part: text.content.text.part(at: last.range.lowerBound),
        fault: "breaks the word \(Wording.quoted(word)) between two letters",
        fix: "give it more width or a smaller font, or write a soft hyphen (U+00AD) into the word",
        amount: Double(word.count),
        areas: [
          Rect(
            x: text.area.minX + last.x, y: text.top + last.baseline - last.ascent, width: last.width,
            height: last.ascent + last.descent)
        ])
    }
  }

  /// The first broken word, and the line that it begins on. A text that wraps at any character asks for it, and
  /// addresses and other words with signs have no better place.
  private func brokenWord(_ text: DrawnText, _ lines: [TextLine]) -> (word: String, line: Int)? {
    guard lines.count > 1 else { return nil }
    let string = text.content.text.string.utf16
    // Copying the units of every text of every screen takes long, and most lines end at a space.
    func isSpace(before end: Int) -> Bool {
      end <= string.count && string[string.index(string.startIndex, offsetBy: end - 1)] <= 0x20
    }
    lazy var units = Array(string)
    for (index, line) in lines.enumerated().dropLast() where text.content.lineBreakMode != .byCharWrapping {
      let end = line.range.upperBound
      guard !line.isTruncated, end > 0, line.text.last?.isOfWord ?? false, !isSpace(before: end),
        units.indices.contains(end)
      else { continue }
      let head = Substring(decoding: units[..<end], as: UTF16.self)
      let tail = Substring(decoding: units[end...], as: UTF16.self)
      let before = head.suffix(
        from: head.lastIndex(where: \.isWhitespace).map(head.index(after:)) ?? head.startIndex)
      let word = before + tail.prefix { !$0.isWhitespace }
      let letters = word.drop { $0.isPunctuation }
      guard before.last?.isOfWord ?? false, tail.first?.isOfWord ?? false,
        letters.prefix(letters.count - letters.reversed().prefix(while: \.isPunctuation).count).allSatisfy(
          \.isOfWord)
      else { continue }
      return (String(word), index)
    }
    return nil
  }
}

extension Character {
  /// True for a letter of a script that parts its words by spaces, and breaks lines there: not for those of East
  /// and South East Asia.
  fileprivate var isOfWord: Bool {
    guard isLetter, let scalar = unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x11FF, 0x1780...0x17FF, 0x1950...0x1AAF, 0x2E80...0xDFFF,
      0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return false
    default: return true
    }
  }
}
