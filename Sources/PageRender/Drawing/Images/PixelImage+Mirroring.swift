extension PixelImage {
  /// The picture with left and right exchanged.
  package func mirrored() throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: width * height)
    let block = try block()
    for row in 0..<height {
      let source = block.pixels.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let target = buffer.pixels.advanced(by: row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { target[column] = source[width - 1 - column] }
    }
    withExtendedLifetime(block) {}
    return buffer.image(isOpaque: isOpaque)
  }
}
