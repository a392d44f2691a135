import LayoutEngine
import PageDrawing

/// The installed fonts, for tests that lay out real text.
package func makeEngine() throws -> TextEngine {
  try TextEngine(catalog: FontCatalog())
}

/// Text in one system font.
package func systemText(
  _ string: String, size: Double = 17, weight: FontWeight = .regular, kern: Double? = nil,
  alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping
) -> AttributedText {
  var attributes = TextAttributes(font: FontDescriptor(weight: weight, pointSize: size), kern: kern)
  attributes.paragraph.alignment = alignment
  attributes.paragraph.lineBreakMode = lineBreakMode
  return AttributedText(string, attributes: attributes)
}

extension TextEngine {
  /// The lines of a text, as strings.
  package func lines(_ text: AttributedText, width: Double?, maximumLines: Int = 0) throws -> [String] {
    try layout(text, TextLayoutOptions(width: width, maximumLines: maximumLines)).lines.map(\.text)
  }

  /// The width of a text on one line.
  package func width(_ text: AttributedText) throws -> Double {
    try size(of: text, TextLayoutOptions(width: nil)).width
  }
}

/// The kern that makes kana of the system font as wide as 10 pt, at which they are drawn at 1/1.07 of that.
package let kanaKern = 10 - 10 * (1 / 1.07)

/// Kana of 10 pt, each exactly 10 pt wide, on lines 11.93359375 pt high (9.521484375 above the baseline).
package func kana(_ string: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> AttributedText {
  systemText(string, size: 10, kern: kanaKern).changed(change)
}

/// Whether two lists of lengths agree within a billionth of a point.
package func isClose(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
}
