import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct SoftHyphens {
  private let word = "Donau\u{AD}dampf\u{AD}schiff"

  private func width(_ string: String) throws -> Double { try makeEngine().width(systemText(string)) }

  @Test func `a soft hyphen within a line shows nothing`() throws {
    let engine = try makeEngine()
    let plain = try width("Donaudampfschiff")
    #expect(abs(try width(word) - plain) < 1e-9)
    #expect(try engine.lines(systemText(word), width: 500) == [word])
  }

  @Test func `a line that ends after a soft hyphen shows a hyphen`() throws {
    let engine = try makeEngine()
    let text = systemText(word)
    let room = try width("Donau-") + 0.5
    #expect(try engine.lines(text, width: room) == ["Donau-", "dampf-", "schiff"])
    let layout = try engine.layout(text, TextLayoutOptions(width: room))
    let shown = try width("Donau") + width("-")
    #expect(abs(layout.lines[0].width - shown) < 1e-9)
    #expect(layout.lines[0].runs.map(\.text).joined() == "Donau-")
    #expect(!layout.lines.contains { $0.isTruncated })
  }

  @Test func `the hyphen has to fit too`() throws {
    let engine = try makeEngine()
    let room = try width("Donaudampf") + width("-")
    #expect(try engine.lines(systemText(word), width: room - 0.1).first == "Donau-")
    #expect(try engine.lines(systemText(word), width: room + 0.1).first == "Donau\u{AD}dampf-")
  }

  @Test func `where only the hyphen is too wide a word that needs none may fit`() throws {
    // An i is narrower than a hyphen.
    let room = try width("ai") + 0.5
    #expect(try width("a-") > room)
    #expect(try makeEngine().lines(systemText("a\u{AD}i b"), width: room) == ["a\u{AD}i", "b"])
  }

  @Test func `at the end of a text there is no hyphen`() throws {
    #expect(try makeEngine().lines(systemText("Donau\u{AD}"), width: 100) == ["Donau\u{AD}"])
    #expect(try makeEngine().lines(systemText("Donau\u{AD}\nx"), width: 100).first == "Donau\u{AD}")
  }

  @Test func `the hyphen has the attributes of its word`() throws {
    var text = systemText("Donau\u{AD}")
    let next = systemText("dampf\u{AD}schiff", size: 30)
    text.append(next.string, attributes: next.runs[0].attributes)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: 110))
    #expect(layout.lines.map(\.text) == ["Donau-", "dampf-", "schiff"])
    #expect(layout.lines.map { $0.runs.last?.pointSize } == [17, 30, 30])
  }

  @Test func `soft hyphens without end are passed in linear time`() throws {
    let text = systemText(String(repeating: "a\u{AD}", count: 20_000))
    #expect(try makeEngine().size(of: text, TextLayoutOptions(width: 100)).height > 10_000)
    let hyphens = systemText(String(repeating: "\u{AD}", count: 20_000))
    #expect(try makeEngine().layout(hyphens, TextLayoutOptions(width: 1)).lines.count > 0)
  }
}
