/// One paragraph of a text, between two line terminators.
struct Paragraph {
  /// The paragraph's range in the text, in UTF-16 code units, without its terminator.
  var range: Range<Int>
  var terminator: Terminator

  enum Terminator {
    /// The end of the text.
    case endOfText
    /// U+2028 or a vertical tab: a line begins after it, but no paragraph, so no paragraph spacing follows.
    case line
    case paragraph
  }
}

extension Paragraph {
  /// The paragraphs of a text. A terminator at the end of the text begins an empty last paragraph, as in
  /// TextKit.
  static func split(_ text: [UInt16]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = 0
    var index = 0
    while index < text.count {
      guard let terminator = terminator(text[index]) else {
        index += 1
        continue
      }
      paragraphs.append(Paragraph(range: start..<index, terminator: terminator))
      let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      index += isPair ? 2 : 1
      start = index
    }
    if !text.isEmpty { paragraphs.append(Paragraph(range: start..<text.count, terminator: .endOfText)) }
    return paragraphs
  }

  /// The terminator that a code unit is, by the mandatory breaks of UAX #14 (classes BK, CR, LF and NL);
  /// `nil` for other units.
  private static func terminator(_ unit: UInt16) -> Terminator? {
    switch unit {
    case 0x0A, 0x0C, 0x0D, 0x85, 0x2029: .paragraph
    case 0x0B, 0x2028: .line
    default: nil
    }
  }
}
