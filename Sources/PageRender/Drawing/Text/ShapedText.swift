/// A text, itemised and shaped, independent of the width of its layout.
final class ShapedText {
  let paragraphs: [ShapedParagraph]
  /// The attributes of each run of the text.
  let attributes: [TextAttributes]
  let missing: [MissingCharacter]
  /// The text's length in UTF-16 code units.
  let length: Int
  /// The latest sizes and lines of the text.
  var lines = LatestLines()

  init(
    paragraphs: [ShapedParagraph], attributes: [TextAttributes], missing: [MissingCharacter], length: Int
  ) {
    self.paragraphs = paragraphs
    self.attributes = attributes
    self.missing = missing
    self.length = length
  }
}

/// Calls `body` with the memory of an array of code units; `body` may throw only text errors.
func withBuffer<Result>(
  of units: [UInt16], _ body: (UnsafeBufferPointer<UInt16>) throws(TextError) -> Result
) throws(TextError) -> Result {
  try units.withUnsafeBufferPointer(body)
}
