extension PixelImage {
  /// This picture, pale and grey, with each pixel red that is another in `other`: to look at where two
  /// pictures of one size differ. Where only one of them has a pixel, the picture ends.
  public func highlighting(differencesFrom other: PixelImage) throws(ImageError) -> PixelImage {
    let picture = try PixelBuffer(
      width: min(width, other.width), height: min(height, other.height), pixelLimit: ImageDecoder.pixelLimit)
    for y in 0..<picture.height {
      let (ours, theirs) = (row(y), other.row(y))
      let result = (picture.pixels + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<picture.width {
        result[x] = ours[x] == theirs[x] ? Self.paleGrey(of: ours[x]) : 0xFFFF_0000
      }
    }
    return picture.image(isOpaque: true)
  }

  /// A quarter of the pixel's contrast against white.
  private static func paleGrey(of pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    // Luma of ITU-R BT.601 in 256ths.
    let luma = (77 * red + 150 * green + 29 * blue) >> 8
    return 0xFF00_0000 | (192 + luma / 4) * 0x01_0101
  }
}
