import PageDrawing

extension PixelImage {
  /// The file of an opaque picture as a layer over another opaque one; `nil` if their sizes differ, or if the
  /// picture has all colours that a layer needs one of.
  package func layerFile(over base: PixelImage) throws -> [UInt8]? {
    guard let tiles = PictureTiles(self).changes(over: PictureTiles(base)) else { return nil }
    return try withRows { rows in
      guard let layer = PictureLayer(of: rows, keeping: tiles) else { return nil }
      var encoder = try PNGEncoder()
      return try encoder.encode(making: layer.rows) { layer.file($0) }
    }
  }
}
