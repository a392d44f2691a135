extension PixelImage {
  /// The picture with left and right exchanged.
  package func mirrored() throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: width * height)
    for row in 0..<height {
      let source = pixels.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let target = buffer.pixels.advanced(by: row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { target[column] = source[width - 1 - column] }
    }
    return buffer.image(isOpaque: isOpaque)
  }
}
