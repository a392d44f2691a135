/// One run of a text, with the fonts that answer it. An object, because each of a text's items refers to it,
/// of which there may be hundreds of thousands.
final class StyledRun {
  let attributes: TextAttributes
  /// The attributes' paragraph style, with every number in range.
  let paragraph: ParagraphStyle
  let choice: FontChoice
  /// True if the text has a background, an underline or a strikethrough.
  let isDecorated: Bool
  /// The language that selects glyph forms.
  let language: ShapingLanguage
  /// The fit of the advances of the run's own face to the system font's; `nil` if the face is not its
  /// stand-in.
  let fit: SystemFontFit?
  /// The cut of the system font that is not drawn; `nil` unless its advances are needed and `openOtherCut`
  /// was called.
  private(set) var otherCut: OpenFace?

  /// - Parameter language: The BCP 47 tag for attributes without a language.
  init(_ attributes: TextAttributes, language: String, store: FontStore) throws(TextError) {
    let language = attributes.language ?? language
    self.attributes = attributes
    self.language = ShapingLanguage(language)
    paragraph = attributes.paragraph.checked
    isDecorated =
      attributes.backgroundColor != nil || attributes.underline != nil || attributes.strikethrough != nil
    do { choice = try store.choice(for: attributes.font, language: language) } catch { throw .font(error) }
    var fit = SystemFontFit(pointSize: attributes.font.pointSize, weight: choice.weight)
    fit.hasTabularNumbers = attributes.font.features.contains { $0.tag == .tabularNumbers && $0.value != 0 }
    self.fit = choice.cut == nil ? nil : fit
  }

  /// - Throws: An error if the font's size is out of range.
  func checkSize() throws(TextError) {
    let pointSize = attributes.font.pointSize
    guard pointSize > 0, pointSize <= FontDescriptor.largestPointSize else { throw .font(.size(pointSize)) }
  }

  /// Opens the other cut if its advances are needed.
  func openOtherCut(in store: FontStore) throws(TextError) {
    guard otherCut == nil, let fit, fit.displayShare > 0 else { return }
    do { otherCut = try choice.otherCut(in: store) } catch { throw .font(error) }
  }
}
