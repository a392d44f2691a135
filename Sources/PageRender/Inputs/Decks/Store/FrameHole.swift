internal import LayoutEngine
internal import PageDrawing

/// The transparent hole of a frame's picture, in which the screen is seen.
struct FrameHole: Hashable, Sendable {
  /// The picture's width, in pixels.
  var width: Int
  /// The picture's height, in pixels.
  var height: Int
  /// The hole's bounds, in pixels of the picture.
  var bounds: Rect
  /// The radius of the hole's corners, in pixels.
  var radius: Double

  /// The largest transparent area that does not reach the picture's edge; `nil` if there is none as large as
  /// a quarter of the picture.
  ///
  /// A pixel is transparent if less than half opaque.
  init?(in image: PixelImage) throws(ImageError) {
    let block = try image.block()
    defer { withExtendedLifetime(block) {} }
    guard !image.isOpaque else { return nil }
    let (width, height, stride) = (image.width, image.height, image.bytesPerRow)
    func isClear(_ place: Int) -> Bool {
      let offset = place / width * stride + place % width * 4
      return block.pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self) >> 24 < 128
    }
    var isSeen = [Bool](repeating: false, count: width * height)
    var best: (area: Int, bounds: PixelBounds)?
    for start in 0..<width * height where !isSeen[start] && isClear(start) {
      var (area, bounds) = (0, PixelBounds(x: start % width, y: start / width))
      var open = [start]
      isSeen[start] = true
      while let place = open.popLast() {
        let (x, y) = (place % width, place / width)
        area += 1
        bounds.add(x: x, y: y)
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let (nextX, nextY) = (x + dx, y + dy)
          guard nextX >= 0, nextX < width, nextY >= 0, nextY < height else { continue }
          let next = nextY * width + nextX
          guard !isSeen[next], isClear(next) else { continue }
          isSeen[next] = true
          open.append(next)
        }
      }
      let isOutside =
        bounds.left == 0 || bounds.top == 0 || bounds.right == width - 1 || bounds.bottom == height - 1
      if !isOutside, area > best?.area ?? 0 { best = (area, bounds) }
    }
    guard let best, 4 * best.area >= width * height else { return nil }
    let box = best.bounds
    // In the hole's uppermost row the corner's arc reaches as far inwards as its radius.
    let first = (box.left...box.right).first { isClear(box.top * width + $0) } ?? box.left
    self.width = width
    self.height = height
    bounds = Rect(
      x: Double(box.left), y: Double(box.top), width: Double(box.right - box.left + 1),
      height: Double(box.bottom - box.top + 1))
    radius = Double(first - box.left)
  }

  private struct PixelBounds {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(x: Int, y: Int) { (left, top, right, bottom) = (x, y, x, y) }

    mutating func add(x: Int, y: Int) {
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
  }
}
