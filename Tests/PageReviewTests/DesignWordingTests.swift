import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Differences in words, and words that are joined to lines.
struct DesignWordingTests {
  private let place = Rect(x: 10, y: 20, width: 30.26, height: 40)
  private let other = Rect(x: 12.3, y: 24, width: 50, height: 40.7)

  private func difference(
    _ kind: DesignDifference.Kind, _ name: String = "card", element: Int? = 0, here: Rect? = nil,
    there: Rect? = nil
  ) -> DesignDifference {
    DesignDifference(kind: kind, name: name, element: element, here: here, there: there)
  }

  private func sentences(_ differences: [DesignDifference]) -> [String] {
    DesignWording(differences).notes.map(\.sentence)
  }

  private let red = SampledColor(red: 255, green: 0, blue: 0)
  private let grey = SampledColor(red: 9, green: 9, blue: 9)

  @Test func `each kind of difference has its sentence`() {
    func said(_ kind: DesignDifference.Kind, here: Rect? = nil, there: Rect? = nil) -> String {
      sentences([difference(kind, here: here, there: there)]).joined()
    }
    #expect(said(.background(here: red, there: grey)) == "background is #090909 in the design, #FF0000 here")
    #expect(
      said(.added, there: other) == "the design has something of 50 × 40.5 at 12.5, 24 that no view has")
    #expect(said(.added) == "the design has something that no view has")
    #expect(said(.missing) == "card is missing in the design")
    #expect(said(.notFound) == "card was not found in the design")
    #expect(said(.text) == "text of card differs")
    #expect(
      said(.pointSize(here: 17, there: 20.24)) == "text of card is about 20 pt in the design, 17 pt here")
    #expect(said(.weight(isHeavier: true)) == "text of card looks bolder in the design")
    #expect(said(.weight(isHeavier: false)) == "text of card looks lighter in the design")
    #expect(said(.size, here: place, there: other) == "card is 50 × 40.5 in the design, 30.5 × 40 here")
    #expect(said(.size, here: place) == "card has another size in the design")
    #expect(said(.size, there: place) == "card has another size in the design")
    #expect(said(.lineSpacing(2)) == "lines of card stand 2 pt further apart in the design")
    #expect(said(.lineSpacing(-1.5)) == "lines of card stand 1.5 pt closer together in the design")
    #expect(said(.picture) == "card looks different in the design")
    #expect(
      said(.textColor(here: red, there: grey, isAbout: false))
        == "text of card is #090909 in the design, #FF0000 here")
    #expect(
      said(.textColor(here: red, there: grey, isAbout: true))
        == "text of card is about #090909 in the design, #FF0000 here")
    #expect(said(.color(here: red, there: grey)) == "card is #090909 in the design, #FF0000 here")
    #expect(said(.moved(x: 3, y: 0)) == "card stands 3 pt further right in the design")
    #expect(said(.moved(x: -3, y: 0)) == "card stands 3 pt further left in the design")
    #expect(said(.moved(x: 0, y: 4)) == "card stands 4 pt lower in the design")
    #expect(said(.moved(x: 2, y: -4)) == "card stands 4 pt higher and 2 pt further right in the design")
  }

  @Test func `equal differences of several elements are told once`() {
    func said(_ kind: DesignDifference.Kind, _ names: [String]) -> [String] {
      sentences(names.enumerated().map { difference(kind, $1, element: $0) })
    }
    #expect(said(.moved(x: 1, y: 0), ["a", "b"]) == ["a and b stand 1 pt further right in the design"])
    #expect(
      said(.moved(x: 1, y: 0), ["a", "b", "c", "d"])
        == ["a and 3 more stand 1 pt further right in the design"])
    #expect(said(.notFound, ["a", "b"]) == ["a and b were not found in the design"])
    #expect(
      said(.color(here: red, there: grey), ["a", "b"]) == ["a and b are #090909 in the design, #FF0000 here"])
    #expect(said(.lineSpacing(1), ["a", "b"]).count == 1)
    #expect(said(.textColor(here: red, there: grey, isAbout: false), ["a", "b"]).count == 1)
    // Of one name only one is told, of two names both.
    #expect(said(.missing, ["a", "a"]) == ["a is missing in the design"])
    #expect(said(.missing, ["a", "b"]).count == 2 && said(.size, ["a", "b"]).count == 2)
    #expect(said(.size, ["a", "a"]).count == 1 && said(.picture, ["a", "a"]).count == 1)
    #expect(said(.added, ["", ""]).count == 2)
    #expect(said(.text, ["a", "b"]).count == 2)
    #expect(sentences([difference(.moved(x: 1, y: 0)), difference(.moved(x: 2, y: 0))]).count == 2)
    #expect(sentences([difference(.missing, "")]) == [" is missing in the design"])
  }

  @Test func `differences of one text are one sentence`() {
    let all = [
      difference(.pointSize(here: 17, there: 20)), difference(.weight(isHeavier: true)), difference(.text),
    ]
    #expect(
      sentences(all) == [
        "text of card is about 20 pt in the design, 17 pt here, looks bolder in the design, and differs"
      ])
    #expect(
      sentences([all[2], all[1]]) == ["text of card differs, and looks bolder in the design"])
    #expect(sentences([all[2], difference(.picture)]).count == 2)
  }

  @Test func `causes come before effects, and otherwise the order stays`() {
    let kinds: [DesignDifference.Kind] = [
      .moved(x: 1, y: 0), .color(here: red, there: grey), .background(here: red, there: grey), .missing,
      .size,
      .textColor(here: red, there: grey, isAbout: false), .added, .notFound, .picture, .lineSpacing(1),
    ]
    let found = sentences(kinds.enumerated().map { difference($1, "e\($0)", element: $0) })
    #expect(
      found.map { $0.split(separator: " ").first { $0.hasPrefix("e") && $0.count == 2 } ?? "" } == [
        "e4", "e8", "e9", "e3", "", "e7", "", "e1", "e5", "e0",
      ])
  }

  @Test func `a note has each area once`() {
    let note = DesignWording([
      difference(.moved(x: 1, y: 0), "a", here: place, there: other),
      difference(.moved(x: 1, y: 0), "b", element: 1, here: place),
      difference(.moved(x: 1, y: 0), "c", element: 2, here: other),
    ]).notes[0]
    #expect(note.here == [place, other] && note.there == [other] && !note.isAboutArtboard)
  }

  // MARK: Lines and paragraphs

  private func blocks(_ words: [PixelRectangle], highest: Double = 40) -> [PixelRectangle] {
    var blocks = TextBlocks(highestLine: highest)
    for word in words { blocks.add(word) }
    return blocks.blocks
  }

  /// Words 10 pixels high are joined across 9 pixels, and across half of their height.
  @Test func `words of a line are level and less than nine tenths of its height apart`() {
    let word = Painted.box(0, 100, 30, 10)
    for (other, count) in [
      (Painted.box(39, 100, 30, 10), 1), (Painted.box(40, 100, 30, 10), 2),
      (Painted.box(-39, 100, 30, 10), 1),
      (Painted.box(-40, 100, 30, 10), 2),
      // The gap is measured by the higher word; both overlap by half of the lower one.
      (Painted.box(48, 95, 30, 20), 1), (Painted.box(49, 95, 30, 20), 2), (Painted.box(35, 105, 30, 10), 1),
      (Painted.box(35, 106, 30, 10), 2), (Painted.box(35, 95, 30, 10), 1), (Painted.box(35, 94, 30, 10), 2),
    ] {
      #expect(blocks([word, other]).count == count, "\(other)")
      #expect(blocks([other, word]).count == count, "\(other)")
    }
    #expect(blocks([word, Painted.box(35, 100, 30, 41)]).count == 2)
    #expect(blocks([Painted.box(0, 0, 30, 40), Painted.box(35, 0, 30, 40)]).count == 1)
    #expect(blocks([Painted.box(0, 0, 30, 41), Painted.box(35, 0, 30, 41)]).count == 2)
  }

  /// Lines 10 pixels high are joined across 14 pixels if they overlap horizontally and have similar heights.
  @Test func `lines of a paragraph are below each other`() {
    let line = Painted.box(0, 100, 100, 10)
    for (other, count) in [
      (Painted.box(0, 124, 100, 10), 1), (Painted.box(0, 125, 100, 10), 2), (Painted.box(0, 76, 100, 10), 1),
      (Painted.box(0, 75, 100, 10), 2), (Painted.box(99, 120, 100, 10), 1),
      (Painted.box(100, 120, 100, 10), 2),
      // 1.8 times as high, with a gap of 1.4 of the higher one.
      (Painted.box(0, 135, 100, 18), 1), (Painted.box(0, 136, 100, 18), 2), (Painted.box(0, 120, 100, 19), 2),
    ] {
      #expect(blocks([line, other]).count == count, "\(other)")
    }
    #expect(blocks([line, Painted.box(0, 124, 100, 10)]) == [Painted.box(0, 100, 100, 34)])
  }

  @Test func `blocks are in the order of reading, and joined ones find further ones`() {
    // The third word joins the other two, which are too far from each other.
    #expect(
      blocks([Painted.box(0, 0, 10, 10), Painted.box(30, 0, 10, 10), Painted.box(15, 0, 10, 10)])
        == [Painted.box(0, 0, 40, 10)])
    #expect(
      blocks([Painted.box(200, 90, 9, 9), Painted.box(90, 0, 9, 9), Painted.box(0, 90, 9, 9)])
        == [Painted.box(90, 0, 9, 9), Painted.box(0, 90, 9, 9), Painted.box(200, 90, 9, 9)])
  }
}
