import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageDrawing
@testable import PageReview
@testable import UIKitCore

/// Artboards are pages that PageRender draws with something changed; what is expected is what was changed.
@Suite(.tags(.corpus), .long)
@MainActor
struct DesignComparisonTests {
  private func first(_ scale: Double, _ change: (inout DesignPoster) -> Void) async throws -> String {
    var poster = DesignPoster()
    change(&poster)
    return try await DesignDesk().sentences(poster, scale: scale).first ?? "nothing"
  }

  @Test(arguments: [1.0, 2, 3]) func `a page that is as designed is said nothing of`(scale: Double)
    async throws
  {
    #expect(try await DesignDesk().sentences(DesignPoster(), scale: scale) == [])
  }

  @Test(arguments: [2.0, 3]) func `a text that stands elsewhere is told with its distance`(scale: Double)
    async throws
  {
    let sentence = try await first(scale) { $0.title.origin.y += 4 }
    #expect(sentence == "title stands 4 pt lower in the design")
  }

  /// At one pixel per point a baseline is rounded by up to half a point, and the sentence by as much again.
  @Test func `the distance of an artboard of one pixel per point is right within a point`() async throws {
    let sentence = try await first(1) { $0.title.origin.y += 4 }
    #expect((3...5).contains { sentence == "title stands \($0) pt lower in the design" }, "\(sentence)")
  }

  @Test func `lines that stand further apart are told`() async throws {
    let lines = DesignPoster().detail.text.split(separator: "\n").map(String.init)
    // The page's lines are 17⅔ pt apart: the second and third begin 17⅔ and 35⅓ pt lower than the first.
    let sentence = try await first(2) { poster in
      poster.detail.text = lines[0]
      for place in 1..<lines.count {
        var line = poster.detail
        line.text = lines[place]
        line.origin.y += (53.0 / 3 + 3) * CGFloat(place)
        poster.more.append(line)
      }
    }
    #expect(sentence == "lines of detail stand 3 pt further apart in the design")
  }

  @Test func `things that moved alike are told once`() async throws {
    let sentence = try await first(2) {
      $0.title.origin.x -= 10
      $0.detail.origin.x -= 10
    }
    #expect(sentence == "title and detail stand 10 pt further left in the design")
  }

  @Test(arguments: [1.0, 2, 3]) func `a larger text is told with its size`(scale: Double) async throws {
    let sentence = try await first(scale) { $0.title.size = 26 }
    #expect(sentence == "text of title is about 26 pt in the design, 22 pt here")
  }

  @Test(arguments: [2.0, 3]) func `the colour of a text is told`(scale: Double) async throws {
    let sentence = try await first(scale) { $0.title.color = 0x8C1C1E }
    #expect(sentence == "text of title is #8C1C1E in the design, #1C1C1E here")
  }

  @Test func `a grey eight levels off is told`() async throws {
    let sentence = try await first(2) { $0.detail.color = 0x888888 }
    #expect(sentence == "text of detail is #888888 in the design, #808080 here")
  }

  @Test func `the colour of an area is told`() async throws {
    let sentence = try await first(2) { $0.card.color = 0xEFE9D8 }
    #expect(sentence == "card is #EFE9D8 in the design, #EFE6D8 here")
  }

  @Test func `the background is told`() async throws {
    let sentence = try await first(2) { $0.background = 0xF2F2F7 }
    #expect(sentence == "background is #F2F2F7 in the design, #FFFFFF here")
  }

  @Test(arguments: [1.0, 2, 3]) func `a narrower area is told with its size`(scale: Double) async throws {
    let sentence = try await first(scale) { $0.next.frame.size.width = 44 }
    #expect(sentence == "next is 44 × 40 in the design, 50 × 40 here")
  }

  @Test func `a larger picture is told with its size`() async throws {
    let sentence = try await first(2) { $0.photo = CGRect(x: 40, y: 55, width: 240, height: 180) }
    #expect(sentence == "photo is 240 × 180 in the design, 200 × 150 here")
  }

  @Test func `another text is told`() async throws {
    let sentence = try await first(2) { $0.title.text = "Which path today?" }
    #expect(sentence == "text of title differs")
  }

  // MARK: Texts in other fonts

  /// The size that a sentence tells of the design's text.
  private func size(in sentence: String) -> Double? {
    sentence.firstMatch(of: /is about ([0-9.]+) pt in the design, 22 pt here/).flatMap { Double($0.1) }
  }

  @Test(arguments: [2.0, 3]) func `another text in another size is told with both`(scale: Double) async throws
  {
    let sentence = try await first(scale) {
      $0.title.text = "Which route now?"
      $0.title.size = 26
    }
    #expect(sentence.hasPrefix("text of title differs, and is about "), "\(sentence)")
    // Measured by the pixels of other letters.
    #expect(abs(try #require(size(in: sentence)) - 26) <= 1, "\(sentence)")
  }

  @Test(arguments: [2.0, 3], [UIFont.Weight.medium, .semibold, .bold])
  func `a text in a bolder font is told so, and nothing else of it`(scale: Double, weight: UIFont.Weight)
    async throws
  {
    #expect(
      try await first(scale) { $0.title.weight = weight } == "text of title looks bolder in the design")
    #expect(
      try await first(scale) { $0.detail.weight = weight } == "text of detail looks bolder in the design")
  }

  @Test(arguments: [2.0, 3]) func `a text in a lighter font is told so`(scale: Double) async throws {
    let sentence = try await first(scale) { $0.title.weight = .light }
    #expect(sentence == "text of title looks lighter in the design")
  }

  @Test(arguments: [2.0, 3]) func `another text in another weight is told with both`(scale: Double)
    async throws
  {
    let sentence = try await first(scale) {
      $0.title.text = "Go one street over"
      $0.title.weight = .bold
    }
    #expect(sentence == "text of title differs, and looks bolder in the design")
  }

  @Test(arguments: [2.0, 3]) func `a paragraph that no view has is told once`(scale: Double) async throws {
    var poster = DesignPoster()
    poster.more.append(
      .init(
        text: "A few more words of text here,\nand some of them below.", origin: CGPoint(x: 40, y: 232),
        size: 15, color: 0x404040))
    let sentences = try await DesignDesk().sentences(poster, scale: scale)
    #expect(sentences.count == 1 && sentences[0].hasPrefix("the design has something of "), "\(sentences)")
  }

  @Test func `words are put together to lines and lines to paragraphs, other things are not`() {
    var blocks = TextBlocks(highestLine: 40)
    let lines = [
      // Two lines of three words, 6 pixels between words and 10 between lines; then a line far below.
      (0, 0), (36, 0), (72, 0), (0, 20), (36, 20), (72, 20), (0, 90),
    ]
    for (x, y) in lines { blocks.add(PixelRectangle(x: x..<x + 30, y: y..<y + 10)) }
    // Two pictures side by side, and what is far right of the lines.
    for x in [0, 62] { blocks.add(PixelRectangle(x: x..<x + 60, y: 120..<170)) }
    blocks.add(PixelRectangle(x: 140..<170, y: 0..<10))
    let found = blocks.blocks.map { [$0.x.lowerBound, $0.y.lowerBound, $0.width, $0.height] }
    #expect(
      found == [[0, 0, 102, 30], [140, 0, 30, 10], [0, 90, 30, 10], [0, 120, 60, 50], [62, 120, 60, 50]])
  }

  /// Whatever the words, the strokes of a font are as thick: that a step of the weight is told rests on it.
  @Test func `strokes of a text are as thick whatever it says`() async throws {
    let desk = try DesignDesk()
    func ink(_ text: String, _ weight: UIFont.Weight) async throws -> TextInk {
      var poster = DesignPoster()
      poster.title.text = text
      poster.title.weight = weight
      let picture = Lightness(try await desk.artboard(poster, scale: 2))
      return try #require(TextInk(picture, in: PixelRectangle(x: 72..<560, y: 596..<664)))
    }
    let words = ["Which way today?", "Go one street over", "Take a map with you"]
    var thickness: [UIFont.Weight: [Double]] = [:]
    for weight in [UIFont.Weight.regular, .medium, .bold] {
      for text in words { thickness[weight, default: []].append(try await ink(text, weight).thickness) }
    }
    let means = thickness.mapValues { $0.reduce(0, +) / Double($0.count) }
    for (weight, values) in thickness {
      let mean = try #require(means[weight])
      #expect(values.allSatisfy { abs($0 / mean - 1) < 0.06 }, "\(values)")
    }
    let (regular, medium, bold) = (means[.regular] ?? 0, means[.medium] ?? 0, means[.bold] ?? 0)
    #expect((1.15...1.3).contains(medium / regular) && (1.5...1.8).contains(bold / regular))
  }

  // MARK: What is on one side only

  @Test func `what the artboard lacks is told`() async throws {
    #expect(try await first(2) { $0.hidesTitle = true } == "title is missing in the design")
  }

  @Test func `what no view has is told with its place`() async throws {
    let sentence = try await first(2) {
      $0.badge = .init(frame: CGRect(x: 20, y: 240, width: 80, height: 24), color: 0xD70015)
    }
    #expect(sentence == "the design has something of 80 × 24 at 20, 240 that no view has")
  }

  @Test func `a status bar and a home indicator in the artboard are no difference`() async throws {
    let sentences = try await DesignDesk().sentences(
      {
        var poster = DesignPoster()
        poster.badge = .init(frame: CGRect(x: 12, y: 4, width: 40, height: 12), color: 0)
        return poster
      }())
    #expect(sentences == [])
  }

  @Test func `noise of one level changes nothing`() async throws {
    let desk = try DesignDesk()
    let same = try desk.noisy(try await desk.artboard(DesignPoster(), scale: 2), by: 1, seed: 5)
    #expect(try await desk.sentences(same) == [])
    var poster = DesignPoster()
    poster.title.origin.y += 4
    let moved = try desk.noisy(try await desk.artboard(poster, scale: 2), by: 1, seed: 6)
    #expect(try await desk.sentences(moved) == ["title stands 4 pt lower in the design"])
  }
}
