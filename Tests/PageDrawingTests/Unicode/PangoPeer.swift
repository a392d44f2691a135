import Foundation
import LayoutEngine

@testable import PageDrawing

/// What Pango said of the paragraphs in `Tests/Peers/paragraphs.txt`, as `Tests/Peers/pango.py` recorded it.
struct PangoRecord: Decodable {
  /// Versions.
  var pango: String
  var harfbuzz: String
  /// Of all text; a point is a pixel.
  var pointSize: Double
  var sections: [Section]
  var paragraphs: [Paragraph]

  struct Section: Decodable {
    var language: String
    /// `ltr` or `rtl`.
    var direction: String
    var family: String
    /// Below `/usr/share/fonts`.
    var file: String
    /// The length of that file.
    var bytes: Int
  }

  struct Paragraph: Decodable {
    var language: String
    var text: String
    /// Of the paragraph on one line, in visual order.
    var glyphs: [UInt32]
    /// In 1/1024 of a point.
    var advances: [Int]
    var layouts: [Layout]
  }

  struct Layout: Decodable {
    /// In points.
    var width: Double
    /// Of each line, the UTF-8 offset of its end and its width in 1/1024 of a point.
    var lines: [[Int]]
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Peers")

  static func recorded() throws -> PangoRecord {
    let data = try Data(contentsOf: folder.appendingPathComponent("pango.json"))
    return try JSONDecoder().decode(PangoRecord.self, from: data)
  }

  /// Why Pango breaks a paragraph elsewhere, by its text.
  static func reasons() throws -> [String: String] {
    let data = try Data(contentsOf: folder.appendingPathComponent("pango-reasons.json"))
    return try JSONDecoder().decode([String: String].self, from: data)
  }

  /// Whether the font files here are those of the record.
  static let hasFonts: Bool = {
    guard let record = try? recorded() else { return false }
    return record.sections.allSatisfy { section in
      let path = "/usr/share/fonts/\(section.file)"
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
      return size == section.bytes
    }
  }()
}

/// A line as it is laid out here.
struct PeerLine: Equatable {
  /// The UTF-8 offset of its end, hanging white space included.
  var end: Int
  /// In points, without that.
  var width: Double
}

extension TextEngine {
  /// The glyphs of a paragraph on one line, in visual order, each with its advance in points.
  func glyphs(of text: AttributedText, _ options: TextLayoutOptions) throws -> [ShapedGlyph] {
    guard let paragraph = try shaped(text, options).paragraphs.first else { return [] }
    let segments = VisualOrder.sorted(paragraph.segments(of: 0..<paragraph.length), on: paragraph)
    return segments.flatMap(\.glyphs)
  }

  /// The lines of a text, as the layout has them.
  func peerLines(of text: AttributedText, _ options: TextLayoutOptions) throws -> [PeerLine] {
    let layout = try layout(text, options)
    let bytes = Array(text.string.utf8)
    var end = 0
    return layout.lines.map { line in
      end += line.text.utf8.count
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      return PeerLine(end: end, width: line.width)
    }
  }
}
