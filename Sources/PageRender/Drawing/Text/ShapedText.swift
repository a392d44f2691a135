/// A text, itemised and shaped, whatever the width it is laid out in.
final class ShapedText {
  let paragraphs: [ShapedParagraph]
  /// The attributes of each run of the text.
  let attributes: [TextAttributes]
  let missing: [MissingCharacter]
  /// The length in UTF-16 code units.
  let length: Int
  /// The latest answers about its lines.
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

/// The memory of an array of code units, for a body that throws text errors only.
func withBuffer<Result>(
  of units: [UInt16], _ body: (UnsafeBufferPointer<UInt16>) throws(TextError) -> Result
) throws(TextError) -> Result {
  try units.withUnsafeBufferPointer(body)
}
