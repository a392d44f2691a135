import SwiftSyntax

/// Replacements in a source's UTF-8 bytes. None adds or removes a line, so that every line keeps its number.
struct TextEdits {
  private var edits: [(start: Int, end: Int, text: String)] = []

  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(
      from: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      to: node.endPositionBeforeTrailingTrivia.utf8Offset, with: text)
  }

  mutating func replace(from start: Int, to end: Int, with text: String) { edits.append((start, end, text)) }

  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append((place, place, text))
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append((place, place, text))
  }

  /// Forgets the edits in a range.
  mutating func removeAll(within range: Range<Int>) {
    edits.removeAll { range.lowerBound <= $0.start && $0.end <= range.upperBound }
  }

  /// The source with the edits. Lines that a replaced text spans are kept as empty ones.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var place = 0
    let newline = UInt8(ascii: "\n")
    let ordered = edits.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
    }
    for (_, edit) in ordered where edit.start >= place {
      result += bytes[place..<edit.start]
      result += edit.text.utf8
      let lost = bytes[edit.start..<edit.end].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
      if lost > 0 { result += [UInt8](repeating: newline, count: lost) }
      place = edit.end
    }
    return result + bytes[place...]
  }
}

extension SyntaxProtocol {
  /// The code on one line, without comments.
  var onOneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
