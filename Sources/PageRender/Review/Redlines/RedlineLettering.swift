internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Typesets the numbers of redlines in single lines. Not thread-safe: one task uses it, like its fonts.
struct RedlineLettering {
  private let text: TextEngine
  private let language: String

  init(_ renderer: PageRenderer, language: ReviewLanguage) {
    text = renderer.text
    self.language = language.rawValue
  }

  /// The size of a text, in points: the sum of its advances, and the cap height.
  func size(of words: String, _ size: Double, weight: FontWeight = .medium) -> Size {
    let line = attributed(words, size, weight, SheetStyle.redline)
    let width = (try? text.size(of: line, TextLayoutOptions(width: nil, language: language)).width) ?? 0
    // Digits and capitals have neither ascenders beyond the cap height nor descenders.
    return Size(width: width, height: size * Self.capitalHeight)
  }

  /// The glyphs of a text whose digits are centred in a rectangle.
  func glyphs(
    _ words: String, _ size: Double, weight: FontWeight = .medium, color: Color, in frame: Rect
  ) -> [SceneItem] {
    let line = attributed(words, size, weight, color)
    guard let laid = try? text.layout(line, TextLayoutOptions(width: nil, language: language)),
      let first = laid.lines.first
    else { return [] }
    let left = frame.midX - first.width / 2 - first.x
    let baseline = frame.midY + size * Self.capitalHeight / 2
    return first.runs.map { run in
      var glyphs = run.glyphs
      for index in glyphs.indices {
        glyphs[index].x += left
        glyphs[index].y += baseline - first.baseline
      }
      return SceneItem(
        .glyphs(
          SceneGlyphs(
            face: run.face, pointSize: run.pointSize, color: color, glyphs: glyphs, text: run.text)),
        source: 0)
    }
  }

  private func attributed(
    _ words: String, _ size: Double, _ weight: FontWeight, _ color: Color
  ) -> AttributedText {
    AttributedText(
      words, font: FontDescriptor(weight: weight, pointSize: size), color: Color.Dynamic(color))
  }

  /// The cap height of Inter, as a share of the point size: its `OS/2.sCapHeight` is 1490 of 2048 units.
  private static let capitalHeight = 0.727
}
