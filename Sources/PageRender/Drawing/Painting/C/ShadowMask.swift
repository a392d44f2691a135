internal import CCairo

/// Coverage of a rectangle of device pixels, drawn by cairo and blurred by PageRender.
struct ShadowMask: ~Copyable {
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// The longest side of a mask, in pixels; a shadow around the widest iPad's screen is smaller.
  static let sideLimit = 8192
  static let areaLimit = 1 << 24

  init?(_ box: PixelRect) {
    (width, height) = (box.width, box.height)
    // cairo needs rows of whole words.
    bytesPerRow = (box.width + 3) & ~3
    guard !box.isEmpty, max(width, height) <= Self.sideLimit, bytesPerRow * height <= Self.areaLimit else {
      return nil
    }
    bytes = .allocate(capacity: bytesPerRow * height)
    bytes.update(repeating: 0, count: bytesPerRow * height)
  }

  deinit { bytes.deallocate() }

  /// Calls `body` with a surface of the mask's pixels, which is valid only during the call.
  func withSurface(_ body: (OpaquePointer?) throws -> Void) rethrows {
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height), Int32(clamping: bytesPerRow))
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    try body(surface)
    cairo_surface_flush(surface)
  }

  /// Calls `body` with the pixels, a byte each, and the number of bytes per row.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: bytes, count: bytesPerRow * height), bytesPerRow)
  }

  /// Blurs the mask with a standard deviation in pixels.
  func blur(deviation: Double) {
    // Three boxes of width w together have the variance 3 · (w² − 1) / 12.
    let radius = Int(((4 * deviation * deviation + 1).squareRoot() / 2).rounded(.down))
    guard radius > 0 else { return }
    for _ in 0..<3 {
      for y in 0..<height { blurRow(bytes + y * bytesPerRow, radius: radius) }
      blurColumns(radius: radius)
    }
  }

  /// Replaces each pixel of a row by the mean of the pixels at most `radius` away; pixels outside the mask
  /// are 0.
  private func blurRow(_ row: UnsafeMutablePointer<UInt8>, radius: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { source in
      _ = source.initialize(fromContentsOf: UnsafeBufferPointer(start: row, count: width))
      let size = 2 * radius + 1
      var sum = 0
      for x in 0..<min(radius, width) { sum += Int(source[x]) }
      for x in 0..<width {
        if x + radius < width { sum += Int(source[x + radius]) }
        if x - radius - 1 >= 0 { sum -= Int(source[x - radius - 1]) }
        row[x] = UInt8(truncatingIfNeeded: (sum + size / 2) / size)
      }
    }
  }

  /// Blurs all columns at once: memory is read row by row, which is several times faster.
  private func blurColumns(radius: Int) {
    let source = [UInt8](UnsafeBufferPointer(start: bytes, count: bytesPerRow * height))
    var sums = [Int32](repeating: 0, count: width)
    let size = Int32(2 * radius + 1)
    func add(row: Int, _ sign: Int32) {
      guard row >= 0, row < height else { return }
      for x in 0..<width { sums[x] += sign * Int32(source[row * bytesPerRow + x]) }
    }
    for row in 0..<radius { add(row: row, 1) }
    for y in 0..<height {
      add(row: y + radius, 1)
      add(row: y - radius - 1, -1)
      let row = bytes + y * bytesPerRow
      for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: (sums[x] + size / 2) / size) }
    }
  }
}

// MARK: Enlarging

extension ShadowMask {
  /// The device pixels per pixel of a coarse mask.
  static let coarseness = 4
  /// The rows of a stripe that is enlarged at a time.
  static let stripe = 64

  /// The shares of a device pixel, in eighths: of the mask's pixel that it lies in, and of that pixel's nearer
  /// neighbour. The middles of the four device pixels are an eighth and three eighths away from the pixel's.
  private static let own: SIMD4<UInt16> = [5, 7, 7, 5]
  private static let neighbour: SIMD4<UInt16> = [3, 1, 1, 3]

  /// Creates a part of a coarse mask in device pixels, interpolated linearly in both directions. Beyond the mask's
  /// edges its outermost pixels repeat.
  ///
  /// - Parameters:
  ///   - box: The mask's bounds, in its own pixels.
  ///   - area: The part, in device pixels, inside the mask; its left and right edges are multiples of `coarseness`.
  init?(enlarging mask: borrowing ShadowMask, _ box: PixelRect, to area: PixelRect) {
    self.init(area)
    let (source, sourceBytesPerRow) = (mask.bytes, mask.bytesPerRow)
    let columns = area.left / Self.coarseness - box.left..<area.right / Self.coarseness - box.left
    // A row between two of the mask, in eighths, with a pixel more at either end.
    var row = [UInt16](repeating: 0, count: box.width + 2)
    for y in 0..<height {
      let (near, place) = (area.top + y).quotientAndRemainder(dividingBy: Self.coarseness)
      let far = place < Self.coarseness / 2 ? near - 1 : near + 1
      let one = source + (near - box.top) * sourceBytesPerRow
      let other = source + min(max(far - box.top, 0), box.height - 1) * sourceBytesPerRow
      let (share, rest) = (Self.own[place], Self.neighbour[place])
      for x in 0..<box.width { row[x + 1] = share &* UInt16(one[x]) &+ rest &* UInt16(other[x]) }
      (row[0], row[box.width + 1]) = (row[1], row[box.width])
      var target = UnsafeMutableRawPointer(bytes + y * bytesPerRow)
      for column in columns {
        let (before, here, after) = (row[column], row[column + 1], row[column + 2])
        let sum =
          Self.own &* SIMD4(repeating: here) &+ Self.neighbour &* SIMD4(before, before, after, after)
          &+ SIMD4(repeating: 32)
        target.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: sum &>> 6), as: SIMD4<UInt8>.self)
        target += Self.coarseness
      }
    }
  }
}

extension PixelRect {
  /// The device pixels of a coarse mask's box that may be visible: as far as `visible`, rounded outwards to the
  /// mask's pixels.
  func enlarged(within visible: PixelRect) -> PixelRect {
    let scale = ShadowMask.coarseness
    return PixelRect(
      left: max(left, visible.left / scale) * scale, top: max(top * scale, visible.top),
      right: min(right, (visible.right + scale - 1) / scale) * scale,
      bottom: min(bottom * scale, visible.bottom))
  }
}
