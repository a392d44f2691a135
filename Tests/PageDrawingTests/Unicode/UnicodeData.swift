import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing

/// The test files of the Unicode Character Database, from Debian's package `unicode-data`.
enum UnicodeData {
  private static let folder = URL(fileURLWithPath: "/usr/share/unicode")

  static let isInstalled = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("BidiTest.txt").path)

  static let whereToGet: Comment = "needs /usr/share/unicode: apt-get install unicode-data"

  /// Whether all of the large files is tested (`make unicode`), not a sample.
  static let testsEverything = ProcessInfo.processInfo.environment["UNICODE_TESTS"] == "all"

  /// The lines of a file that say something, without their comments.
  static func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let data = Substring(line.prefix { $0 != UInt8(ascii: "#") })
      return data.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : data
    }
  }
}

/// A line of a break test: characters, and whether there is a break before each and at the end.
struct BreakTestLine {
  var text: String
  /// Offsets in UTF-16 code units after the start, the last of which is the end.
  var breaks: [Int] = []

  init(_ line: Substring) throws {
    var units = 0
    text = ""
    for word in line.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "÷": if units > 0 { breaks.append(units) }
      case "×": break
      default:
        let scalar = try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init))
        text.unicodeScalars.append(scalar)
        units += UTF16.width(scalar)
      }
    }
  }
}

extension TextEngine {
  /// A text as the engine keeps it for breaking, with where its paragraphs stand in it.
  func shapedParagraphs(
    _ text: AttributedText, language: String = "en"
  ) throws -> [(range: Range<Int>, paragraph: ShapedParagraph)] {
    let shaped = try shaped(text, TextLayoutOptions(width: nil, language: language))
    let ranges = Paragraph.split(Array(text.string.utf16)).map(\.range)
    return zip(ranges, shaped.paragraphs).map { ($0, $1) }
  }

  /// Every offset at which a line may or must end.
  func lineOpportunities(_ text: AttributedText, language: String = "en") throws -> [Int] {
    try boundaries(text, language: language) { $0.opportunities.map(Int.init) }
  }

  /// Where lines end in a width that no character fits.
  func narrowestLines(_ text: AttributedText, language: String = "en") throws -> [Int] {
    try boundaries(text, language: language) { paragraph in
      let room = LineRoom(width: -1)
      let hyphens = try Hyphens(paragraph) { attributes throws(TextError) in
        try shaped(AttributedText("-", attributes: attributes), TextLayoutOptions(width: nil)).paragraphs[0]
      }
      var breaker = LineBreaker(paragraph, first: room, rest: room, hyphens: hyphens)
      var ends: [Int] = []
      while let line = breaker.next() { ends.append(line.upperBound) }
      return ends
    }
  }

  /// The boundaries in each paragraph, and those after the terminators between them.
  private func boundaries(
    _ text: AttributedText, language: String, in paragraph: (ShapedParagraph) throws -> [Int]
  ) throws -> [Int] {
    var found: [Int] = []
    let paragraphs = try shapedParagraphs(text, language: language)
    for (index, (range, shaped)) in paragraphs.enumerated() {
      found += try paragraph(shaped).map { range.lowerBound + $0 }
      if index + 1 < paragraphs.count {
        // A line may not end before the terminator that ends it anyway.
        if !range.isEmpty { found.removeLast() }
        found.append(paragraphs[index + 1].range.lowerBound)
      }
    }
    return found
  }
}
