/// One run of a text with the fonts that answer it. An object, for each of a text's items refers to it, and there may be
/// hundreds of thousands.
final class StyledRun {
  let attributes: TextAttributes
  /// The attributes' own, with every number in range.
  let paragraph: ParagraphStyle
  let choice: FontChoice
  /// Whether something is drawn behind, below or through the text.
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

/// The runs of a text with their fonts, each made when it is first wanted, paragraph by paragraph.
struct StyledRuns {
  private let runs: [AttributedText.Run]
  private let language: String
  private let store: FontStore
  private var styled: [StyledRun?]
  /// The run in which the last answer ended, and where it begins.
  private var index = 0
  private var start = 0

  /// Some text in one run.
  struct Stretch {
    var utf16Length: Int
    var run: StyledRun
  }

  init(_ runs: [AttributedText.Run], language: String, store: FontStore) {
    self.runs = runs
    self.language = language
    self.store = store
    styled = [StyledRun?](repeating: nil, count: runs.count)
  }

  /// The runs of a range, cut to it. Ranges are asked for in ascending order.
  mutating func slice(_ range: Range<Int>) throws(TextError) -> [Stretch] {
    var found: [Stretch] = []
    move(to: range.lowerBound)
    while index < runs.count, start < range.upperBound {
      let end = start + runs[index].utf16Length
      let part = (start..<end).clamped(to: range)
      if !part.isEmpty { found.append(Stretch(utf16Length: part.count, run: try run(index))) }
      if end > range.upperBound { break }
      start = end
      index += 1
    }
    return found
  }

  /// The run of the unit at an offset; at the end of the text that of the last unit.
  mutating func run(at offset: Int) throws(TextError) -> StyledRun? {
    move(to: offset)
    return runs.isEmpty ? nil : try run(min(index, runs.count - 1))
  }

  private mutating func run(_ index: Int) throws(TextError) -> StyledRun {
    if let known = styled[index] { return known }
    let made = try StyledRun(runs[index].attributes, language: language, store: store)
    styled[index] = made
    return made
  }

  private mutating func move(to offset: Int) {
    while index < runs.count, start + runs[index].utf16Length <= offset {
      start += runs[index].utf16Length
      index += 1
    }
  }
}
