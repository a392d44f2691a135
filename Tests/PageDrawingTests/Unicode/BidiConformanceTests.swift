import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// Unicode 15's tests of UAX #9 against the order in which the segments of a line stand. A sample; all of
/// them with `make unicode`.
@Suite(.tags(.corpus), .long, .enabled(if: UnicodeData.isInstalled, UnicodeData.whereToGet))
struct BidiConformance {
  private func stride(_ sample: Int) -> Int { UnicodeData.testsEverything ? 1 : sample }

  @Test func `characters of every class stand in the order that BidiTest gives`() throws {
    let engine = try makeEngine()
    var random = SplitMix64(seed: 5)
    let step = stride(97)
    var (levels, order) = ([Int?](), [Int]())
    var (seen, tested, failures) = (0, 0, [String]())
    for line in try UnicodeData.lines("BidiTest.txt") {
      if line.first == "@" {
        let words = line.split(whereSeparator: \.isWhitespace)
        if words.first == "@Levels:" { levels = words.dropFirst().map { Int($0) } }
        if words.first == "@Reorder:" { order = words.dropFirst().compactMap { Int($0) } }
        continue
      }
      let fields = line.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
      let bits = try #require(UInt(fields[1][0], radix: 16))
      for (bit, direction) in [(1, WritingDirection.natural), (2, .leftToRight), (4, .rightToLeft)]
      where bits & UInt(bit) != 0 {
        seen += 1
        guard seen % step == 0 else { continue }
        tested += 1
        let scalars = try fields[0].map { try #require(BidiClass.scalar(of: $0, &random), "\($0)") }
        let case_ = BidiCase(scalars: scalars, direction: direction, levels: levels, order: order)
        if let found = try case_.failure(engine), failures.count < 10 {
          failures.append("\(line) \(direction): \(found)")
        }
      }
    }
    #expect(seen == 770_241)
    #expect(tested == seen / step)
    #expect(failures == [])
  }

  @Test func `characters stand in the order that BidiCharacterTest gives, but for 30 of 91,707`() throws {
    let engine = try makeEngine()
    let step = stride(9)
    var (different, failures) = (0, [String]())
    let lines = try UnicodeData.lines("BidiCharacterTest.txt")
    #expect(lines.count == 91_707)
    for index in Swift.stride(from: 0, to: lines.count, by: step) {
      let fields = lines[index].split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.split(whereSeparator: \.isWhitespace) }
      let test = BidiCase(
        scalars: fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) },
        direction: fields[1] == ["0"] ? .leftToRight : fields[1] == ["1"] ? .rightToLeft : .natural,
        paragraphLevel: fields[2].first.flatMap { UInt8($0) }, levels: fields[3].map { Int($0) },
        order: fields[4].compactMap { Int($0) })
      guard let found = try test.failure(engine) else { continue }
      different += 1
      let isKnown = KnownBidiDifference.all.contains(String(lines[index].prefix { $0 != ";" }))
      if !isKnown, failures.count < 10 { failures.append("\(lines[index]): \(found)") }
    }
    #expect(failures == [])
    if step == 1 { #expect(different == 30) }
  }
}

/// Where ICU 72 differs from BidiCharacterTest, in texts made to test rare rules.
private enum KnownBidiDifference {
  static let all = overriddenIsolateEnds + overriddenBrackets + marksOnBrackets + [deepBrackets]

  /// Rule X6a: the end of an isolate within an override takes its direction (ICU-23513).
  static let overriddenIsolateEnds = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C",
  ]
  /// Rule N0: a bracket within an override is none, and pairs with no bracket beside the override.
  static let overriddenBrackets = [
    "202A 05D0 0028 05D1 202C 202D 0029", "202A 05D0 0028 05D1 202C 202D 0029 202C",
    "202B 0061 0028 0062 202C 202E 0029", "202B 0061 0028 0062 202C 202E 0029 202C",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C", "202D 0028 202C 202A 05D0 0029 05D1",
    "202D 0028 202C 202A 05D0 0029 05D1 202C", "202E 0028 202C 202B 0061 0029 0062",
    "202E 0028 202C 202B 0061 0029 0062 202C", "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062",
  ]
  /// Rule N0, last sentence: a mark follows the direction of the closing bracket that it stands on.
  static let marksOnBrackets = [
    "0061 0028 0062 0029 0331", "0061 0028 0332 0062 0029 0333", "05D0 0028 05D1 0029 0331",
    "05D0 0028 0332 05D1 0029 0333", "0661 0028 0662 0029 0331", "0661 0028 0332 0662 0029 0333",
    "0041 200F 005B 05D0 005D 200D 20D6", "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6",
  ]
  /// Rule BD16: with more than 63 open brackets none pairs (ICU-23513).
  static let deepBrackets =
    "0061" + String(repeating: " 0028", count: 64) + " 0062" + String(repeating: " 0029", count: 64)
}

/// One paragraph on one line, and where its characters stand.
private struct BidiCase {
  var scalars: [Unicode.Scalar]
  var direction: WritingDirection
  /// `nil` where the test does not say.
  var paragraphLevel: UInt8?
  /// A level for each character; `nil` for those that rule X9 removes.
  var levels: [Int?]
  /// The characters from left to right, without those.
  var order: [Int]

  /// What the product does instead.
  func failure(_ engine: TextEngine) throws -> String? {
    var text = systemText(String(String.UnicodeScalarView(scalars)), size: 17)
    var attributes = text.runs[0].attributes
    attributes.paragraph.baseWritingDirection = direction
    text = AttributedText(text.string, attributes: attributes)
    let shaped = try engine.shaped(text, TextLayoutOptions(width: nil))
    let paragraph = shaped.paragraphs[0]
    if let level = paragraphLevel, paragraph.level != level { return "paragraph level \(paragraph.level)" }
    let line = 0..<paragraph.length
    let segments = VisualOrder.sorted(paragraph.segments(of: line), on: paragraph)
    // The character that each unit belongs to; the terminator, which ends the text, is not on the line.
    let owners = scalars.enumerated().flatMap { Array(repeating: $0.offset, count: UTF16.width($0.element)) }
    var found: [Int] = []
    for segment in segments {
      let units = segment.item.level & 1 == 1 ? Array(segment.range.reversed()) : Array(segment.range)
      for unit in units where found.last != owners[unit] && levels[owners[unit]] != nil {
        found.append(owners[unit])
        // Text that all runs one way has one level (ICU's shortcut), so only the way is compared.
        let level = Int(segment.item.level)
        if let expected = levels[owners[unit]], (level - expected) % 2 != 0 {
          return "level \(level) of \(owners[unit])"
        }
      }
    }
    let shown = order.filter { owners[..<paragraph.length].contains($0) }
    return found == shown ? nil : "order \(found)"
  }
}

/// Characters that stand for the bidirectional classes of BidiTest.
private enum BidiClass {
  /// A character of a class. None is a bracket of rule N0, which the test leaves out.
  static func scalar(of name: Substring, _ random: inout SplitMix64) -> Unicode.Scalar? {
    characters[String(name)]?.randomElement(using: &random)
  }

  private static let characters: [String: [Unicode.Scalar]] = [
    "L": ["a", "B", "あ", "語", "\u{200E}", "\u{1D400}"], "R": ["א", "ש", "\u{200F}", "\u{10800}"],
    "AL": ["ا", "ب", "\u{061C}", "\u{1EE00}"], "EN": ["0", "7", "۳", "\u{1D7CE}"],
    "AN": ["٠", "٩", "\u{06DD}"],
    "ES": ["+", "-"], "ET": ["#", "%", "€", "°"], "CS": [",", ".", ":", "\u{A0}"],
    "NSM": ["\u{300}", "\u{5B0}", "\u{64B}"], "BN": ["\u{200B}", "\u{AD}", "\u{1}", "\u{200C}"],
    "B": ["\u{2029}", "\n", "\u{85}"], "S": ["\t", "\u{1F}"],
    "WS": [" ", "\u{2003}", "\u{2007}", "\u{3000}"], "ON": ["!", "&", "…", "☺"],
    "LRE": ["\u{202A}"], "RLE": ["\u{202B}"], "PDF": ["\u{202C}"], "LRO": ["\u{202D}"], "RLO": ["\u{202E}"],
    "LRI": ["\u{2066}"], "RLI": ["\u{2067}"], "FSI": ["\u{2068}"], "PDI": ["\u{2069}"],
  ]
}
