public import PageDrawing

extension PictureComparison {
  /// Draws the difference of the pictures: differing pixels are red, pixels excused as anti-aliasing yellow,
  /// ignored areas hatched, and all other pixels pale grey, those excused for other reasons included. The
  /// result is as wide and as high as the larger picture; areas that only one picture has are pink.
  ///
  /// - Parameters:
  ///   - expected: The picture that was compared.
  ///   - ignored: The ignored rectangles, in pixels.
  public func picture(
    over expected: PixelImage, beyond tolerance: PictureTolerance = .exact,
    ignoring ignored: [PixelRectangle] = []
  ) throws(ImageError) -> PixelImage {
    try expected.withRows { (rows) throws(ImageError) in
      try DifferenceRows(of: self, over: rows, beyond: tolerance, ignoring: ignored).image()
    }
  }
}
