internal import CCairo
internal import Glibc

/// A picture that a document's page draws with, kept until the page is written: cairo copies the pixels of a surface that ends
/// before.
final class SourceSurface {
  let pointer: OpaquePointer
  private let owner: AnyObject?

  /// The picture, or a part of it in whole pixels; `nil` where cairo refuses it.
  init?(_ image: PixelImage, part: PixelRect) {
    guard let width = Int32(exactly: part.width), let height = Int32(exactly: part.height),
      let stride = Int32(exactly: image.bytesPerRow), part.left >= 0, part.top >= 0,
      part.right <= image.width, part.bottom <= image.height, !part.isEmpty
    else { return nil }
    owner = image
    pointer = cairo_image_surface_create_for_data(
      image.pixels.assumingMemoryBound(to: UInt8.self) + part.top * image.bytesPerRow + 4 * part.left,
      image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width, height, stride)
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    let hash = image.contentHash
    let isWhole = part.width == image.width && part.height == image.height
    let place = isWhole ? "" : " \(part.left) \(part.top) \(part.width) \(part.height)"
    mark("picture \(hash.high) \(hash.low)\(image.isOpaque ? "" : " clear")\(place)")
    if isWhole, let encoded = image.encoded { attach(encoded) }
  }

  /// A copy of rows of coverage, a byte each. Those of one hash are one in a document.
  init?(copying rows: UnsafeRawBufferPointer, bytesPerRow: Int, width: Int, height: Int) {
    guard let columns = Int32(exactly: width), let lines = Int32(exactly: height), columns > 0, lines > 0,
      let start = rows.baseAddress, rows.count >= bytesPerRow * height
    else { return nil }
    owner = nil
    pointer = cairo_image_surface_create(CAIRO_FORMAT_A8, columns, lines)
    guard let pixels = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for row in 0..<height { memcpy(pixels + row * stride, start + row * bytesPerRow, width) }
    cairo_surface_mark_dirty(pointer)
    let hash = PictureHash(of: rows)
    mark("coverage \(width) \(height) \(hash.high) \(hash.low)")
  }

  deinit {
    // Finished while the pixels are certainly alive, whatever cairo still holds.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// Pictures of one name are stored once in a document.
  private func mark(_ name: String) {
    let bytes = Array(name.utf8)
    guard let copy = malloc(bytes.count)?.assumingMemoryBound(to: UInt8.self) else { return }
    copy.update(from: bytes, count: bytes.count)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_UNIQUE_ID, copy, UInt(bytes.count), { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }

  /// Has documents take the encoded file in place of the pixels.
  private func attach(_ encoded: EncodedPicture) {
    let retained = Unmanaged.passRetained(encoded)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, encoded.start, UInt(encoded.count),
      { data in if let data { Unmanaged<EncodedPicture>.fromOpaque(data).release() } }, retained.toOpaque())
    if status != CAIRO_STATUS_SUCCESS { retained.release() }
  }
}
