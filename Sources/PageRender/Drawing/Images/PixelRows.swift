internal import PageBase

/// The pixels of a picture, in memory that its owner keeps alive: premultiplied ARGB in native byte order.
package struct PixelRows {
  package let size: PixelSize
  @usableFromInline let start: UnsafeRawPointer
  @usableFromInline let bytesPerRow: Int
  /// The bits that are set in every pixel: the alpha of an opaque picture whose top bytes are undefined;
  /// otherwise none.
  package let opaqueBits: UInt32

  init(
    _ start: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, ignoresTopByte: Bool
  ) {
    size = PixelSize(width: width, height: height)
    self.start = start
    self.bytesPerRow = bytesPerRow
    opaqueBits = ignoresTopByte ? 0xFF00_0000 : 0
  }

  /// The pixel at a position inside the picture.
  @inlinable @inline(__always)
  package func pixel(_ x: Int, _ y: Int) -> UInt32 {
    start.load(fromByteOffset: y * bytesPerRow + 4 * x, as: UInt32.self) | opaqueBits
  }

  /// The address of row `y`.
  @inlinable package func row(_ y: Int) -> UnsafeRawPointer { start + y * bytesPerRow }
}

extension PixelRows {
  /// Makes a picture with a copy of the pixels.
  ///
  /// - Parameter isOpaque: True if every pixel is opaque.
  package func copied(isOpaque: Bool) throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: size.width, height: size.height, pixelLimit: Device.maximumPixels)
    for y in 0..<size.height {
      (buffer.pixels + y * buffer.bytesPerRow).copyMemory(from: row(y), byteCount: 4 * size.width)
    }
    return buffer.image(isOpaque: isOpaque)
  }
}

extension PixelImage {
  /// Calls `body` with the pixels, which are valid during the call.
  ///
  /// Pixels that were dropped and cannot be decoded again are clear, and the file has an error
  /// (`ArtworkComplaints`).
  package func withRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let block: PixelBlock
    do throws(ImageError) {
      block = try self.block()
    } catch {
      ArtworkComplaints.noteLoss(error, of: name ?? "picture")
      return try withClearRows(body)
    }
    defer { withExtendedLifetime(block) {} }
    return try body(
      PixelRows(
        block.pixels, width: width, height: height, bytesPerRow: bytesPerRow, ignoresTopByte: false))
  }

  /// Calls `body` with clear pixels; all rows are the same memory.
  private func withClearRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let row = UnsafeMutableRawPointer.allocate(byteCount: max(4 * width, 4), alignment: 4)
    defer { row.deallocate() }
    row.initializeMemory(as: UInt8.self, repeating: 0, count: max(4 * width, 4))
    return try body(PixelRows(row, width: width, height: height, bytesPerRow: 0, ignoresTopByte: false))
  }
}

extension ImageSurface {
  /// Calls `body` with the finished pixels, which are valid during the call.
  package func withRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withPixels { (pixels) throws(Failure) in
      try body(
        PixelRows(
          pixels, width: width, height: height, bytesPerRow: bytesPerRow, ignoresTopByte: true))
    }
  }
}

extension PixelRows {
  /// The bytes of row `y` in the order blue, green, red and alpha.
  ///
  /// They are copied to `buffer`, which is as long as a row, if the memory has another order or undefined top
  /// bytes.
  func littleEndianRow(_ y: Int, in buffer: UnsafeMutableBufferPointer<UInt32>) -> UnsafeRawBufferPointer {
    let row = UnsafeRawBufferPointer(start: row(y), count: 4 * size.width)
    guard opaqueBits != 0 || 1.littleEndian != 1, let target = buffer.baseAddress else { return row }
    let source = self.row(y).assumingMemoryBound(to: UInt32.self)
    for x in 0..<size.width { target[x] = (source[x] | opaqueBits).littleEndian }
    return UnsafeRawBufferPointer(start: target, count: 4 * size.width)
  }
}
