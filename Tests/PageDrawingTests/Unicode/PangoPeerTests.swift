import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// 210 paragraphs in 15 languages, at three widths each, against Pango with the same font files.
@Suite(.enabled(if: PangoRecord.hasFonts, "needs the font files of Tests/Peers/pango.json"))
struct PangoPeers {
  private let record: PangoRecord
  private let engine: TextEngine

  init() throws {
    record = try PangoRecord.recorded()
    engine = try makeEngine()
  }

  /// 1/64 of a pixel, in points.
  private let tolerance = 1.0 / 64

  private func text(_ paragraph: PangoRecord.Paragraph) throws -> (AttributedText, PangoRecord.Section) {
    let section = try #require(record.sections.first { $0.language == paragraph.language })
    let font = FontDescriptor(family: .named(section.family), pointSize: record.pointSize)
    return (AttributedText(paragraph.text, attributes: TextAttributes(font: font)), section)
  }

  private func options(_ section: PangoRecord.Section, width: Double?) -> TextLayoutOptions {
    TextLayoutOptions(
      width: width, direction: section.direction == "rtl" ? .rightToLeft : .leftToRight,
      language: section.language)
  }

  @Test func `the record has 210 paragraphs in 15 languages`() {
    #expect(record.paragraphs.count == 210)
    #expect(record.sections.count == 15)
  }

  @Test func `every glyph is Pango's and moves the pen as far`() throws {
    for paragraph in record.paragraphs {
      let (text, section) = try text(paragraph)
      let glyphs = try engine.glyphs(of: text, options(section, width: nil))
      #expect(glyphs.map(\.glyph) == paragraph.glyphs, "\(section.language): \(paragraph.text)")
      for (glyph, advance) in zip(glyphs, paragraph.advances) {
        let difference = abs(glyph.advance - Double(advance) / 1024)
        #expect(difference < tolerance, "\(section.language): \(glyph) \(paragraph.text)")
      }
    }
  }

  @Test func `lines end where Pango's do, or a reason is listed`() throws {
    let reasons = try PangoRecord.reasons()
    var different: [String] = []
    for paragraph in record.paragraphs {
      let (text, section) = try text(paragraph)
      for layout in paragraph.layouts {
        let lines = try engine.peerLines(of: text, options(section, width: layout.width))
        guard lines.map(\.end) == layout.lines.map({ $0[0] }) else {
          different.append(paragraph.text)
          continue
        }
        for (line, recorded) in zip(lines, layout.lines) {
          #expect(abs(line.width - Double(recorded[1]) / 1024) < tolerance, "\(paragraph.text)")
        }
      }
    }
    // Exactly the listed ones, so that a reason is dropped when it no longer holds.
    #expect(Set(different) == Set(reasons.keys))
  }
}
