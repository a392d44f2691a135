import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// What sheets show of artboards: the picture of what differs, and where numbers are.
@MainActor
struct DesignPictureTests {
  /// How many pixels of the difference have a colour, in an area in points and elsewhere.
  private func colored(
    _ artboard: PixelImage, in area: Rect, _ desk: DesignDesk
  ) async throws -> (inside: Int, outside: Int) {
    let picture = try await desk.comparison(artboard).shown().difference.unpacked()
    let scale = Double(picture.width) / 320
    var (inside, outside) = (0, 0)
    picture.withRows { rows in
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let color = SampledColor(rows.pixel(x, y))
          guard color != SampledColor(red: color.red, green: color.red, blue: color.red) else { continue }
          let (left, top) = (Double(x) / scale, Double(y) / scale)
          if left >= area.minX, left < area.maxX, top >= area.minY, top < area.maxY {
            inside += 1
          } else {
            outside += 1
          }
        }
      }
    }
    return (inside, outside)
  }

  @Test func `only what is told of has a colour`() async throws {
    let desk = try DesignDesk()
    var poster = DesignPoster()
    poster.title.color = 0xD70015
    // In the status bar, of which nothing is told.
    poster.badge = .init(frame: CGRect(x: 12, y: 4, width: 40, height: 12), color: 0)
    let artboard = try desk.noisy(try await desk.artboard(poster, scale: 2), by: 1, seed: 3)
    let count = try await colored(artboard, in: Rect(x: 36, y: 296, width: 240, height: 40), desk)
    #expect(count.inside > 100)
    #expect(count.outside == 0)
  }

  @Test(arguments: [1.0, 2]) func `nothing has a colour where nothing is told`(scale: Double) async throws {
    let desk = try DesignDesk()
    let artboard = try await desk.artboard(DesignPoster(), scale: scale)
    let count = try await colored(artboard, in: Rect(x: 0, y: 0, width: 320, height: 568), desk)
    #expect(count.inside == 0)
  }

  @Test func `an artboard five hundredths larger is said nothing of but that`() async throws {
    let desk = try DesignDesk()
    let page = try await desk.artboard(DesignPoster(), scale: 4.2)
    let artboard = try page.reduced(
      by: 2, over: 0xFFFF_FFFF, to: PixelSize(width: page.width / 2, height: page.height / 2))
    let sentences = try await desk.sentences(artboard)
    #expect(
      sentences == [
        "the artboard's 672 × 1193 pixels are not a whole multiple of 320 × 568 pt, so it was scaled"
      ])
  }

  @Test func `of another device's artboard no places are told, but colours`() async throws {
    let desk = try DesignDesk()
    var poster = DesignPoster()
    poster.card.color = 0xC0E0FF
    // The same things on a screen 20 pt wider and 32 pt higher, 10 pt further right.
    let own = try await desk.artboard(poster, scale: 2)
    let artboard = try own.reduced(
      by: 1, over: 0xFFFF_FFFF, to: PixelSize(width: 680, height: 1200), startingAt: 20)
    let sentences = try await desk.sentences(artboard)
    #expect(
      sentences == [
        "the artboard is 340 × 600 pt, the screen 320 × 568 pt: differences in position and size are not "
          + "listed",
        "card is #C0E0FF in the design, #EFE6D8 here",
      ])
  }

  @Test func `a number goes where nothing is hidden`() throws {
    // Dark at the left of the mark, light elsewhere.
    let buffer = try PixelBuffer(width: 200, height: 100, pixelLimit: 1 << 20)
    for place in 0..<200 * 100 {
      let isDark = place % 200 < 60 && place % 7 < 3
      buffer.pixels.storeBytes(
        of: isDark ? 0xFF00_0000 : 0xFFFF_FFFF, toByteOffset: 4 * place, as: UInt32.self)
    }
    let room = FreeRoom(Lightness(buffer.image(isOpaque: true)), pixelsPerPoint: 1)
    let text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
    let note = DesignNote(sentence: "", here: [Rect(x: 70, y: 40, width: 50, height: 20)])
    let place = try #require(
      DesignMarks([note], \.here, in: room, scale: 1, measuring: text).marks.first?.labelPlace)
    #expect(place.x > 120)
  }

  /// A picture of lines at every fourth pixel, as letters have, with free areas.
  private func crowded(free: [PixelRectangle]) throws -> FreeRoom {
    let buffer = try PixelBuffer(width: 200, height: 100, pixelLimit: 1 << 20)
    for place in 0..<200 * 100 {
      let (x, y) = (place % 200, place / 200)
      let isDark = !free.contains { $0.contains(x, y) } && (x % 4 == 0 || y % 4 == 0)
      buffer.pixels.storeBytes(
        of: isDark ? 0xFF00_0000 : 0xFFFF_FFFF, toByteOffset: 4 * place, as: UInt32.self)
    }
    return FreeRoom(Lightness(buffer.image(isOpaque: true)), pixelsPerPoint: 1)
  }

  @Test func `where there is no room beside a mark its number stands near by, with a line to it`() throws {
    let area = Rect(x: 70, y: 40, width: 50, height: 20)
    let text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
    func marks(_ free: [PixelRectangle]) throws -> DesignMarks {
      DesignMarks(
        [DesignNote(sentence: "", here: [area])], \.here, in: try crowded(free: free), scale: 1,
        measuring: text)
    }
    // Room at the right of the mark.
    #expect(try marks([PixelRectangle(x: 120..<180, y: 40..<60)]).leaders.isEmpty)
    // Room below it from 72 on, and a way there that is too narrow for a number.
    let (way, room) = (PixelRectangle(x: 92..<100, y: 60..<72), PixelRectangle(x: 80..<112, y: 72..<96))
    let far = try marks([way, room])
    let place = try #require(far.marks.first?.labelPlace)
    #expect(abs(place.x - 95) < 0.01 && place.y > 72 && far.leaders.count == 1)
    // Without the way the line would run across letters: the number stays at the corner of its mark.
    for free in [[room], []] {
      let none = try marks(free)
      #expect(none.marks.first?.labelPlace == nil && none.leaders.isEmpty)
    }
  }

  @Test func `a number may hide the edge of a plain area, but no letter`() throws {
    let buffer = try PixelBuffer(width: 40, height: 40, pixelLimit: 1 << 20)
    for place in 0..<1600 {
      let (x, y) = (place % 40, place / 40)
      // An area from 22 on in the upper half, strokes of letters in the lower.
      let isDark = y < 20 ? x >= 22 : x % 4 == 1
      buffer.pixels.storeBytes(
        of: isDark ? 0xFF00_0000 : 0xFFFF_FFFF, toByteOffset: 4 * place, as: UInt32.self)
    }
    let room = FreeRoom(Lightness(buffer.image(isOpaque: true)), pixelsPerPoint: 1)
    let (plain, edge) = (Rect(x: 2, y: 2, width: 8, height: 8), Rect(x: 18, y: 2, width: 8, height: 8))
    let letters = Rect(x: 2, y: 26, width: 8, height: 8)
    #expect([plain, edge, letters].map { room.holds($0) } == [true, false, false])
    #expect([plain, edge, letters].map { room.holds($0, hiding: .edge) } == [true, true, false])
  }

  @Test func `a line from a number to its mark is the shortest`() {
    let mark = Rect(x: 10, y: 10, width: 20, height: 20)
    let beside = DesignMarks.Leader(from: Rect(x: 40, y: 15, width: 8, height: 8), to: mark)
    #expect(beside == .init(start: Point(x: 40, y: 19), end: Point(x: 30, y: 19)))
    let corner = DesignMarks.Leader(from: Rect(x: 40, y: 40, width: 8, height: 8), to: mark)
    #expect(corner == .init(start: Point(x: 40, y: 40), end: Point(x: 30, y: 30)))
  }

  @Test func `sentences without a place have no number`() {
    let place = Rect(x: 0, y: 0, width: 1, height: 1)
    let notes = [
      DesignNote(sentence: "a"), .init(sentence: "b", here: [place]), .init(sentence: "c", there: [place]),
    ]
    #expect(DesignNote.numbers(of: notes) == [nil, 1, 2])
  }
}
