import LayoutEngine
import Testing

@testable import PageRender

@Suite struct HostileText {
  @Test func `text beyond the limit is refused`() throws {
    let length = TextLimits.length + 1
    let text = systemText(String(repeating: "a", count: length))
    #expect(throws: TextError.tooLong(length: length)) {
      try makeEngine().layout(text, TextLayoutOptions(width: 100))
    }
  }

  @Test func `marks beyond the limit are refused`() throws {
    let limit = TextLimits.combiningMarks
    let engine = try makeEngine()
    let marks = String(repeating: "\u{301}", count: limit)
    _ = try engine.layout(systemText("a" + marks), TextLayoutOptions(width: 100))
    #expect(throws: TextError.tooManyCombiningMarks(utf16Offset: limit + 2)) {
      try engine.layout(systemText("a" + marks + "\u{301}"), TextLayoutOptions(width: 100))
    }
  }

  /// 200,000 characters without a place to break, on lines of a few characters each.
  @Test func `one long word ends in linear time`() throws {
    let text = systemText(String(repeating: "a", count: 200_000), kern: 0)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: 100))
    #expect(layout.lines.count > 10_000)
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == 200_000)
  }

  @Test func `spaces without end are walked once`() throws {
    let spaces = String(repeating: " ", count: 200_000)
    let text = systemText(spaces + "a" + spaces, lineBreakMode: .byCharWrapping)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: 100))
    #expect(layout.lines.map(\.text).joined().count > 0)
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      let options = TextLayoutOptions(width: 10, maximumLines: 1, lineBreakMode: mode)
      #expect(try makeEngine().layout(systemText(spaces + "abc\nd"), options).lines.count == 1)
    }
  }

  @Test(arguments: ["", "zz-nosuch", "日本", String(repeating: "x-", count: 400)])
  func `a language that nobody speaks is no language`(language: String) throws {
    let options = TextLayoutOptions(width: 100, language: language)
    #expect(try makeEngine().layout(systemText("a b 日本"), options).lines.count == 1)
  }

  @Test func `a hundred thousand newlines are as many lines`() throws {
    let text = systemText(String(repeating: "\n", count: 100_000))
    #expect(try makeEngine().size(of: text, TextLayoutOptions(width: 100)).height > 2_000_000)
  }

  @Test func `random text of all planes lays out at every width`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix64(seed: seed)
    let engine = try makeEngine()
    for _ in 0..<300 {
      let text = systemText(random.text(length: 40), size: 13)
      let options = TextLayoutOptions(
        width: Double(random.next() % 200), maximumLines: Int(random.next() % 4),
        lineBreakMode: [.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead]
          .randomElement(using: &random) ?? .byClipping,
        direction: random.next() % 2 == 0 ? .leftToRight : .rightToLeft)
      let layout = try engine.layout(text, options)
      #expect(layout.size == (try engine.size(of: text, options)), "seed \(seed)")
      let finite = layout.lines.flatMap(\.runs).flatMap(\.glyphs).allSatisfy {
        $0.x.isFinite && $0.y.isFinite
      }
      #expect(finite, "seed \(seed)")
    }
  }
}

extension SplitMix64 {
  /// Scalars from blocks that shape, join, combine, hang, turn around or mean nothing.
  fileprivate mutating func text(length: Int) -> String {
    let blocks: [ClosedRange<UInt32>] = [
      0...0xFF, 0x20...0x7E, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x2000...0x206F,
      0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xACFF, 0xFE00...0xFEFF, 0x1F300...0x1F6FF,
      0xE0000...0xE01FF,
    ]
    var text = ""
    for _ in 0..<length {
      guard let block = blocks.randomElement(using: &self) else { continue }
      if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &self)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
