import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite(.enabled(if: UnicodeData.isInstalled, UnicodeData.whereToGet))
struct EmojiClusters {
  /// Every sequence of emoji-test.txt: fully, minimally and not qualified, and components.
  private func emoji() throws -> [String] {
    try UnicodeData.lines("emoji/emoji-test.txt").map { line in
      let scalars = line.prefix { $0 != ";" }.split(separator: " ")
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping])
  func `no emoji is broken in a line too narrow for it`(mode: LineBreakMode) throws {
    let engine = try makeEngine()
    let all = try emoji()
    #expect(all.count == 4733)
    for emoji in all {
      let length = emoji.utf16.count
      let alone = systemText(emoji, lineBreakMode: mode)
      #expect(try engine.narrowestLines(alone) == [length], "\(emoji)")
      // Between letters, which stand on lines of their own; a lone skin tone is part of what it follows.
      let between = systemText("a\(emoji)b", lineBreakMode: mode)
      let isSkinTone = emoji.unicodeScalars.allSatisfy { (0x1F3FB...0x1F3FF).contains($0.value) }
      let ends = (isSkinTone ? [] : [1]) + [1 + length, 2 + length]
      #expect(try engine.narrowestLines(between) == ends, "\(emoji)")
    }
  }

  @Test func `no line of words ends within an emoji`() throws {
    let engine = try makeEngine()
    for emoji in try emoji() {
      #expect(try engine.lineOpportunities(systemText(emoji)) == [emoji.utf16.count], "\(emoji)")
    }
  }
}
