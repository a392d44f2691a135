/// One run of a text with the fonts that answer it. An object, for each of a text's items refers to it, and there may be
/// hundreds of thousands.
final class StyledRun {
  let attributes: TextAttributes
  /// The attributes' own, with every number in range.
  let paragraph: ParagraphStyle
  let choice: FontChoice
  /// True if something is drawn behind, below or through the text.
  let isDecorated: Bool
  /// For glyph forms.
  let language: ShapingLanguage
  /// How the advances of the run's own face become those of the system font; `nil` where it does not stand in for that.
  let fit: SystemFontFit?
  /// The cut of the system font that is not drawn, where its advances count too and `openOtherCut` was called.
  private(set) var otherCut: OpenFace?

  /// - Parameter language: BCP 47; for attributes that name none.
  init(_ attributes: TextAttributes, language: String, store: FontStore) throws(TextError) {
    let language = attributes.language ?? language
    self.attributes = attributes
    self.language = ShapingLanguage(language)
    paragraph = attributes.paragraph.checked
    isDecorated =
      attributes.backgroundColor != nil || attributes.underline != nil || attributes.strikethrough != nil
    do { choice = try store.choice(for: attributes.font, language: language) } catch { throw .font(error) }
    fit =
      choice.cut == nil
      ? nil : SystemFontFit(pointSize: attributes.font.pointSize, weight: choice.weight)
  }

  /// - Throws: where the font has a size that no font has.
  func checkSize() throws(TextError) {
    let pointSize = attributes.font.pointSize
    guard pointSize > 0, pointSize <= FontDescriptor.largestPointSize else { throw .font(.size(pointSize)) }
  }

  /// Opens the other cut, where its advances count.
  func openOtherCut(in store: FontStore) throws(TextError) {
    guard otherCut == nil, let fit, fit.displayShare > 0 else { return }
    do { otherCut = try choice.otherCut(in: store) } catch { throw .font(error) }
  }
}
