import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing

/// Widths that Apple's engine found, against those the stand-in gives.
struct SystemFontFitTests {
  /// A line of Tests/Recordings/records.jsonl that has a label.
  private struct Recording: Decodable {
    var label: Label
    /// In points, rounded up to a multiple of the label's `pixel`; 0 is not rounded.
    var expected: Double

    struct Label: Decodable {
      var text: String
      var pointSize: Double
      var weight: String
      var pixel: Double
    }
  }

  private static let weights: [String: FontWeight] = [
    "light": .light, "regular": .regular, "semibold": .semibold, "bold": .bold,
  ]

  private func recorded() throws -> [Recording] {
    let tests = (1...3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let records = try String(
      contentsOf: tests.appendingPathComponent("Recordings/records.jsonl"), encoding: .utf8)
    return try records.split(separator: "\n").filter { $0.contains("\"label\":") }
      .map { try JSONDecoder().decode(Recording.self, from: Data($0.utf8)) }
  }

  /// The width the product would give a label or button, rounded as the recorded one is.
  private func width(of label: Recording.Label, _ engine: TextEngine) throws -> Double {
    let font = FontDescriptor(
      weight: try #require(Self.weights[label.weight]), pointSize: label.pointSize)
    let text = AttributedText(label.text, attributes: TextAttributes(font: font))
    let width = try engine.size(of: text, TextLayoutOptions(width: nil)).width
    return label.pixel == 0 ? width : ((width - 1e-6) / label.pixel).rounded(.up) * label.pixel
  }

  @Test func `recorded texts are as wide as on iOS, half of them within one percent`() throws {
    let engine = try TextEngine(catalog: FontCatalog())
    let texts = try recorded()
    #expect(texts.count == 89)
    var errors: [Double] = []
    var close = 0
    for text in texts {
      let difference = abs(try width(of: text.label, engine) - text.expected)
      let error = difference / text.expected
      errors.append(error)
      if error <= 0.03 || difference <= max(text.label.pixel, 1 / 3) + 0.001 { close += 1 }
    }
    errors.sort()
    let median = errors[errors.count / 2]
    #expect(median <= 0.01, "the median is \(median)")
    #expect(errors[errors.count - 1] < 0.06)
    #expect(Double(close) >= 0.9 * Double(texts.count), "\(close) of \(texts.count) within 3 % or a pixel")
  }

  @Test func `Inter Display takes over between 18 and 25 points`() {
    let share = { SystemFontFit(pointSize: $0, weight: .regular).displayShare }
    #expect([11, 18, 21.5, 25, 140].map(share) == [0, 0, 0.5, 1, 1])
    #expect([17, 21, 22, 34].map { InterCut(forSize: $0) } == [.text, .text, .display, .display])
  }

  @Test func `a mark stands on its letter whatever the tracking`() throws {
    // The dieresis of q has no letter of its own, so it is placed as a mark.
    let engine = try TextEngine(catalog: FontCatalog())
    func glyphs(kern: Double) throws -> [PositionedGlyph] {
      let attributes = TextAttributes(font: FontDescriptor(pointSize: 17), kern: kern)
      let text = AttributedText("q\u{308}q", attributes: attributes)
      return try engine.layout(text, TextLayoutOptions(width: nil)).lines[0].runs[0].glyphs
    }
    let (near, far) = (try glyphs(kern: 1), try glyphs(kern: 9))
    try #require(near.count == 3 && far.count == 3)
    #expect(abs(near[1].x - far[1].x) < 1e-9)
    #expect(abs(far[2].x - near[2].x - 8) < 1e-9)
  }
}
