import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// How pictures grow in parts.
@MainActor
struct ImageSlicesTests {
  private let caps = EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)

  private func parts(
    _ slices: ImageSlices, in frame: Rect, scale: Double = 1
  ) -> [[Double]] {
    // 20 × 20 pt of 2 pixels each.
    slices.parts(pixels: (40, 40), size: Size(width: 20, height: 20), in: frame, scale: scale).map { part in
      [part.source, part.target].flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    }
  }

  @Test func `nine parts cover the frame, and corners keep their size`() {
    let slices = ImageSlices(caps: caps, center: nil, mode: .stretch)
    let parts = parts(slices, in: Rect(x: 10, y: 0, width: 100, height: 50))
    // Sources are cut at 6 and 30 across and at 4 and 32 down; targets at 13 and 105, and at 2 and 46.
    #expect(
      parts == [
        [0, 0, 6, 4, 10, 0, 13, 2], [6, 0, 30, 4, 13, 0, 105, 2], [30, 0, 40, 4, 105, 0, 110, 2],
        [0, 4, 6, 32, 10, 2, 13, 46], [6, 4, 30, 32, 13, 2, 105, 46], [30, 4, 40, 32, 105, 2, 110, 46],
        [0, 32, 6, 40, 10, 46, 13, 50], [6, 32, 30, 40, 13, 46, 105, 50], [30, 32, 40, 40, 105, 46, 110, 50],
      ])
  }

  @Test func `a middle that is shown in part begins at the caps`() {
    let slices = ImageSlices(caps: caps, center: Size(width: 1, height: 0.5), mode: .stretch)
    let middle = parts(slices, in: Rect(x: 0, y: 0, width: 100, height: 50))[4]
    #expect(middle == [6, 4, 8, 5, 3, 2, 95, 46])
  }

  @Test func `caps along one axis make three parts`() {
    let slices = ImageSlices(
      caps: EdgeInsets(top: 0, left: 3, bottom: 0, right: 5), center: nil, mode: .stretch)
    #expect(
      parts(slices, in: Rect(x: 0, y: 0, width: 100, height: 50)) == [
        [0, 0, 6, 40, 0, 0, 3, 50], [6, 0, 30, 40, 3, 0, 95, 50], [30, 0, 40, 40, 95, 0, 100, 50],
      ])
  }

  @Test func `caps that do not fit shrink alike, and nothing is between them`() {
    let slices = ImageSlices(
      caps: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6), center: nil, mode: .stretch)
    #expect(
      parts(slices, in: Rect(x: 0, y: 0, width: 6, height: 20)) == [
        [0, 0, 12, 40, 0, 0, 3, 20], [28, 0, 40, 40, 3, 0, 6, 20],
      ])
  }

  @Test func `parts meet on device pixels`() {
    let slices = ImageSlices(
      caps: EdgeInsets(top: 0, left: 2.5, bottom: 0, right: 2.5), center: nil, mode: .stretch)
    let edges = parts(slices, in: Rect(x: 0, y: 0, width: 40, height: 20), scale: 3).map { $0[6] }
    // 2.5 pt are 7.5 pixels: 8 from the left, 112.5 of 120 rounded up to 113 from the right.
    #expect(edges == [8 / 3, 113 / 3, 40])
  }

  @Test(arguments: [
    EdgeInsets(top: 100, left: 100, bottom: 100, right: 100),
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
  ])
  func `caps larger than the picture, or none, leave it whole`(caps: EdgeInsets) {
    let slices = ImageSlices(caps: caps, center: nil, mode: .stretch)
    #expect(parts(slices, in: Rect(x: 0, y: 0, width: 60, height: 60)) == [[0, 0, 40, 40, 0, 0, 60, 60]])
  }

  // MARK: Drawn

  /// 4 × 4 points of four pixels each: a red frame around two columns, green and blue.
  private let frame = UIImage(
    picture(8, 8) { x, y in
      x < 2 || x > 5 || y < 2 || y > 5 ? 0xFF0000 : x < 4 ? 0x00FF00 : 0x0000FF
    }, scale: 2)

  private func row(_ image: UIImage, y: Int) throws -> [UInt32] {
    let root = plain(.white)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSubview(view)
    let (_, drawing) = try draw(root, on: .sePortrait)
    // Two pixels per point: one of each.
    return (0..<11).map { drawing[2 * $0 + 1, 2 * y + 1] }
  }

  private let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  private let red: UInt32 = 0xFF0000
  private let green: UInt32 = 0x00FF00
  private let blue: UInt32 = 0x0000FF

  @Test func `the middle of a resizable image repeats`() throws {
    let image = frame.resizableImage(withCapInsets: insets)
    #expect(image.capInsets == insets && image.resizingMode == .tile)
    let middle = [green, blue, green, blue, green, blue, green, blue]
    #expect(try row(image, y: 5) == [red] + middle + [red, 0xFFFFFF])
    #expect(try row(image, y: 0) == [UInt32](repeating: red, count: 10) + [0xFFFFFF])
  }

  @Test func `or is stretched, the edges staying as they are`() throws {
    let row = try row(frame.resizableImage(withCapInsets: insets, resizingMode: .stretch), y: 5)
    #expect(row[0] == red && row[1] == green && row[8] == blue && row[9] == red)
  }

  @Test func `an image without caps is stretched as a whole`() throws {
    // A quarter of 10 points is 2.5: the third point is still mostly red.
    let row = try row(frame, y: 5)
    #expect(row[0] == red && row[1] == red && row[9] == red)
  }
}
