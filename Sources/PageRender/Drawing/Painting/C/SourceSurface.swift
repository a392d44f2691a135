internal import CCairo
internal import Glibc

/// A picture on a vector document's page, kept until the page is written: cairo would copy the pixels of a
/// surface that is finished earlier.
final class SourceSurface {
  let pointer: OpaquePointer
  private let owner: AnyObject?

  /// Makes a surface of an image, or of a part of it in whole pixels; `nil` if cairo refuses it.
  init?(_ image: PixelImage, part: PixelRect) {
    guard let width = Int32(exactly: part.width), let height = Int32(exactly: part.height),
      let stride = Int32(exactly: image.bytesPerRow), part.left >= 0, part.top >= 0,
      part.right <= image.width, part.bottom <= image.height, !part.isEmpty, let block = try? image.block()
    else { return nil }
    owner = block
    pointer = cairo_image_surface_create_for_data(
      block.pixels.assumingMemoryBound(to: UInt8.self) + part.top * image.bytesPerRow + 4 * part.left,
      image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width, height, stride)
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    let hash = image.contentHash
    let isWhole = part.width == image.width && part.height == image.height
    let place = isWhole ? "" : " \(part.left) \(part.top) \(part.width) \(part.height)"
    mark("picture \(hash.high) \(hash.low)\(image.isOpaque ? "" : " clear")\(place)")
    if isWhole, let encoded = block.encoded { attach(encoded) }
  }

  /// Makes a surface of a colour with the opacity of `coverage`.
  ///
  /// On other surfaces cairo paints through a mask. In SVG documents, cairo 1.16 loses the position and size
  /// of a mask of pixels.
  init?(_ color: Color, through coverage: PixelCoverage) {
    guard let columns = Int32(exactly: coverage.width), let lines = Int32(exactly: coverage.height),
      columns > 0, lines > 0, columns < 1 << 15, lines < 1 << 15
    else { return nil }
    owner = nil
    pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, lines)
    guard let pixels = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let shades = color.shades
    pixels.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * coverage.height) { pixels in
      for row in 0..<coverage.height {
        for column in 0..<coverage.width {
          pixels[row * stride / 4 + column] = shades[Int(coverage[column, row])]
        }
      }
    }
    cairo_surface_mark_dirty(pointer)
    let whole = UnsafeRawBufferPointer(start: pixels, count: stride * coverage.height)
    let hash = PictureHash(of: whole)
    mark("color \(columns) \(lines) \(hash.high) \(hash.low)")
  }

  /// Makes a surface of an image or of a part of it; with a tint, of that colour with the image's opacity.
  convenience init?(_ image: PixelImage, part: PixelRect, tint: Color?) {
    guard let tint else {
      self.init(image, part: part)
      return
    }
    guard part.left >= 0, part.top >= 0, part.right <= image.width, part.bottom <= image.height,
      let block = try? image.block()
    else { return nil }
    self.init(
      tint,
      through: PixelCoverage(
        bytes: block.pixels + part.top * image.bytesPerRow + 4 * part.left, width: part.width,
        height: part.height, bytesPerRow: image.bytesPerRow, isAlpha: true))
    withExtendedLifetime(block) {}
  }

  deinit {
    // Finished while the pixels are alive, even if cairo still refers to the surface.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// Gives the surface a name; a document stores surfaces of equal names once.
  private func mark(_ name: String) {
    let bytes = Array(name.utf8)
    guard let copy = malloc(bytes.count)?.assumingMemoryBound(to: UInt8.self) else { return }
    copy.update(from: bytes, count: bytes.count)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_UNIQUE_ID, copy, UInt(bytes.count), { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }

  /// Makes documents embed the encoded file instead of the pixels.
  private func attach(_ encoded: EncodedPicture) {
    let retained = Unmanaged.passRetained(encoded)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, encoded.start, UInt(encoded.count),
      { data in if let data { Unmanaged<EncodedPicture>.fromOpaque(data).release() } }, retained.toOpaque())
    if status != CAIRO_STATUS_SUCCESS { retained.release() }
  }
}

/// The coverage of each pixel of a rectangle, in memory that its owner keeps alive.
struct PixelCoverage {
  let bytes: UnsafeRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// True if each pixel is a word whose highest byte is the coverage; false if it is the coverage as a byte.
  let isAlpha: Bool

  subscript(column: Int, row: Int) -> UInt8 {
    let start = bytes + row * bytesPerRow
    guard isAlpha else { return start.load(fromByteOffset: column, as: UInt8.self) }
    return UInt8(truncatingIfNeeded: start.load(fromByteOffset: 4 * column, as: UInt32.self) >> 24)
  }
}

extension Color {
  /// The premultiplied colour for each coverage 0…255.
  fileprivate var shades: [UInt32] {
    func part(_ value: Double) -> Double { min(max(value, 0), 1) }
    return (0...255).map { coverage in
      let alpha = part(self.alpha) * Double(coverage)
      let bytes = [alpha] + [red, green, blue].map { part($0) * alpha }
      return bytes.reduce(0) { $0 << 8 | UInt32($1.rounded()) }
    }
  }
}
