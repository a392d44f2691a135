/// A picture as what it has otherwise than another of its size: put over that one, it gives the picture. Both are opaque.
///
/// Pixels of the other picture have one colour that no pixel of the layer has, which the file calls transparent (PNG
/// specification, section 11.3.2.1): so a page in another language takes the room of its letters.
package struct PictureLayer {
  /// The layer with `key` where the other picture shows.
  package let picture: PixelImage
  private let key: UInt32

  /// Colours without their top bytes of which a page has hardly ever all.
  private static let keys: [UInt32] = [
    0xFF01FE, 0x01FE02, 0x02FDFC, 0xFD02FB, 0x0403FA, 0xFA0504, 0x7B3F81, 0x3F817B,
  ]

  /// `nil` where the pictures have two sizes or are not opaque, where the picture has all of `keys`, and where memory is
  /// short.
  package init?(of picture: PixelImage, over base: PixelImage) {
    guard base.isOpaque, let tiles = PictureTiles(picture).changes(over: PictureTiles(base)) else {
      return nil
    }
    self.init(of: picture, keeping: tiles)
  }

  /// The layer over a picture of the same size from which `picture` differs in some squares; `nil` where it is not opaque or
  /// has all of `keys`, and where memory is short.
  package init?(of picture: PixelImage, keeping tiles: ChangedTiles) {
    guard picture.isOpaque else { return nil }
    for key in Self.keys {
      guard
        let buffer = try? PixelBuffer(
          width: picture.width, height: picture.height, pixelLimit: ImageDecoder.pixelLimit)
      else { return nil }
      guard Self.fill(buffer, with: picture, in: tiles, key: key) else { continue }
      self.picture = buffer.image(isOpaque: true)
      self.key = key
      return
    }
    return nil
  }

  /// Returns true if no pixel of the layer has the key's colour.
  private static func fill(
    _ buffer: borrowing PixelBuffer, with picture: PixelImage, in tiles: ChangedTiles, key: UInt32
  ) -> Bool {
    for y in 0..<picture.height {
      let own = picture.row(y)
      let target = buffer.pixels.advanced(by: y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<tiles.columns {
        let isKept = tiles.isKept(column, y / PictureTiles.side)
        for x in PictureTiles.pixels(column, width: picture.width) {
          let pixel = isKept ? own[x] & 0xFF_FFFF : key
          if isKept && pixel == key { return false }
          target[x] = 0xFF00_0000 | pixel
        }
      }
    }
    return true
  }

  /// The layer's file.
  ///
  /// - Parameter file: A PNG file of `picture`.
  package func file(_ file: UnsafeRawBufferPointer) -> [UInt8] {
    guard let chunks = PNGChunks(file) else { return Array(file) }
    let palette = chunks.chunks.first { $0.name == Array("PLTE".utf8) }.map { file[$0.data] }
    let color = [
      UInt8(truncatingIfNeeded: key >> 16), UInt8(truncatingIfNeeded: key >> 8),
      UInt8(truncatingIfNeeded: key),
    ]
    let data: [UInt8]
    if let palette {
      let bytes = Array(palette)
      // A layer without the key is the whole picture.
      guard
        let index = stride(from: 0, to: bytes.count - 2, by: 3).first(where: {
          Array(bytes[$0..<$0 + 3]) == color
        })
      else { return Array(file) }
      data = Array(repeating: 255, count: index / 3) + [0]
    } else {
      data = color.flatMap { [0, $0] }
    }
    var layer = Array(file.prefix(8))
    layer.reserveCapacity(file.count + data.count + 12)
    var isBeforeData = true
    for chunk in chunks.chunks {
      if isBeforeData, chunk.name == Array("IDAT".utf8) {
        layer += PNGChunks.chunk("tRNS", data)
        isBeforeData = false
      }
      layer += file[chunk.range]
    }
    return layer
  }
}

extension PixelImage {
  /// The picture that layers give, the lowest first; each is as large as the first, which is opaque. `nil` where they are
  /// not, and where memory is short.
  package static func joining(_ layers: [PixelImage]) -> PixelImage? {
    guard let base = layers.first, base.isOpaque else { return nil }
    guard layers.count > 1 else { return base }
    guard layers.allSatisfy({ $0.width == base.width && $0.height == base.height }),
      let buffer = try? PixelBuffer(
        width: base.width, height: base.height, pixelLimit: ImageDecoder.pixelLimit)
    else { return nil }
    for y in 0..<base.height {
      let target = buffer.pixels.advanced(by: y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for layer in layers {
        let own = layer.row(y)
        for x in 0..<base.width where layer.isOpaque || own[x] >> 24 == 0xFF { target[x] = own[x] }
      }
    }
    return buffer.image(isOpaque: true)
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(pixels.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt32.self))
  }
}
