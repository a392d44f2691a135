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
}
