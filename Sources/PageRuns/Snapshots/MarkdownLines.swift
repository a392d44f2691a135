/// The lines of a comment in Markdown that it shows as text, by CommonMark's rules for blocks
/// (<https://spec.commonmark.org/0.31.2/>): none of a fenced or indented code block, an HTML comment or an element of code.
enum MarkdownLines {
  /// The elements of chapter 4.6, condition 1, whose content is no Markdown.
  private static let codeElements = ["pre", "script", "style", "textarea"]

  static func text(_ comment: String) -> [Substring] {
    var lines: [Substring] = []
    // The fence or the end of an element that ends the block; `nil` in text.
    var end: Substring?
    for line in comment.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }) {
      if let open = end {
        if closes(line, open) { end = nil }
      } else if let fence = fence(content(line)) {
        end = fence
      } else if let open = openElement(line) {
        end = open
      } else if !isIndented(line) {
        lines.append(line)
      }
    }
    return lines
  }

  /// A line behind the marks of the list or quotation that it begins.
  private static func content(_ line: Substring) -> Substring {
    let rest = line.drop { $0 == " " }.drop(while: \.isNumber)
    guard let mark = rest.first, "-+*>.)".contains(mark), rest.dropFirst().first?.isWhitespace == true else {
      return line
    }
    return content(rest.dropFirst(2))
  }

  private static func isIndented(_ line: Substring) -> Bool {
    let space = line.prefix(while: \.isWhitespace)
    return space.count > 3 || space.contains("\t")
  }

  /// The marks that open or close a fenced block: at least three backticks or tildes, within three spaces.
  private static func fence(_ line: Substring) -> Substring? {
    let marks = line.drop { $0 == " " }
    guard !isIndented(line), let mark = marks.first, mark == "`" || mark == "~" else {
      return nil
    }
    let fence = marks.prefix { $0 == mark }
    guard fence.count >= 3, mark == "~" || !marks.dropFirst(fence.count).contains("`") else { return nil }
    return fence
  }

  /// The end that a line waits for: of a comment, wherever it begins, or of an element of code at its beginning.
  private static func openElement(_ line: Substring) -> Substring? {
    if let comment = line.ranges(of: "<!--").last {
      return line[comment.upperBound...].contains("-->") ? nil : "-->"
    }
    let word = line.drop { $0 == " " }.lowercased()
    let name = codeElements.first { name in
      // A longer word is another element.
      word.hasPrefix("<\(name)")
        && word.dropFirst(name.count + 1).first.map { $0 == ">" || $0.isWhitespace } != false
    }
    guard let name else { return nil }
    return word.contains("</\(name)>") ? nil : "</\(name)>"
  }

  private static func closes(_ line: Substring, _ end: Substring) -> Bool {
    guard end.first == "`" || end.first == "~" else { return line.lowercased().contains(end) }
    guard let fence = fence(line), fence.first == end.first, fence.count >= end.count else { return false }
    return line.drop { $0 == " " }.dropFirst(fence.count).allSatisfy(\.isWhitespace)
  }
}
