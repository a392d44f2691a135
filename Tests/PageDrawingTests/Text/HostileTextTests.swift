import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// Texts made to take forever. Each is laid out or refused with one clear error; time and memory are not measured here.
@Suite struct HostileText {
  private func outcome(_ string: String, width: Double? = 300) throws -> Result<TextLayout, TextError> {
    let engine = try makeEngine()
    return Result { () throws(TextError) in
      try engine.layout(systemText(string), TextLayoutOptions(width: width))
    }
  }

  @Test(arguments: ["a", "e\u{301}", "ب", "क", "日", "😀"])
  func `80,000 combining marks on one character are refused`(base: String) throws {
    let text = base + String(repeating: "\u{301}", count: 80_000)
    guard case .failure(.tooManyCombiningMarks) = try outcome(text) else {
      Issue.record("not refused")
      return
    }
  }

  @Test(arguments: [64, 65])
  func `as many marks as the limit are drawn, one more is not`(count: Int) throws {
    let outcome = try outcome("a" + String(repeating: "\u{301}", count: count))
    #expect((try? outcome.get()) != nil || count > TextLimits.combiningMarks)
    #expect((try? outcome.get()) == nil || count <= TextLimits.combiningMarks)
  }

  @Test func `endless joined emoji and syllables are refused`() throws {
    for unit in ["😀\u{200D}", "\u{1100}"] {
      guard case .failure(.tooManyCombiningMarks) = try outcome(String(repeating: unit, count: 80_000)) else {
        Issue.record("not refused: \(unit)")
        return
      }
    }
  }

  @Test func `200,000 zero-width spaces are an empty sight`() throws {
    let layout = try outcome(String(repeating: "\u{200B}", count: 200_000)).get()
    #expect(layout.size.width < 1e-9 && layout.missing.isEmpty)
  }

  @Test func `200,000 joiners are one character and refused`() throws {
    guard case .failure(.tooManyCombiningMarks) = try outcome(String(repeating: "\u{200D}", count: 200_000))
    else {
      Issue.record("not refused")
      return
    }
  }

  @Test(.tags(.limits), .long, arguments: ["\u{202E}", "\u{202D}", "\u{2067}", "\u{2068}", "\u{202B}"])
  func `overrides and isolates nested 50,000 deep are laid out`(control: String) throws {
    let depth = 50_000
    let closing = ["\u{2067}", "\u{2068}"].contains(control) ? "\u{2069}" : "\u{202C}"
    let text = String(repeating: control + "a", count: depth) + String(repeating: closing, count: depth)
    let layout = try outcome(text).get()
    #expect(layout.lines.count > 1)
    let letters = layout.lines.reduce(0) { $0 + $1.text.count { $0 == "a" } }
    #expect(letters == depth)
  }

  @Test func `a word of 200,000 letters is broken between letters`() throws {
    let layout = try outcome(String(repeating: "a", count: 200_000)).get()
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == 200_000)
    #expect(layout.lines.allSatisfy { $0.width <= 300.001 })
  }

  @Test func `too much text is refused before it is shaped`() throws {
    let text = String(repeating: "a", count: TextLimits.length + 1)
    guard case .failure(.tooLong(TextLimits.length + 1)) = try outcome(text) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `100,000 characters that no font has are boxes`() throws {
    let layout = try outcome(String(repeating: "\u{378}", count: 100_000)).get()
    #expect(layout.missing.count == 1)
    #expect(layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } } == 100_000)
  }

  @Test func `emoji and letters in turns, 20,000 of each, are items of their own`() throws {
    let layout = try outcome(String(repeating: "😀a", count: 20_000)).get()
    #expect(layout.missing.isEmpty && layout.lines.count > 100)
  }
}
