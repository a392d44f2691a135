/// The difference of an opaque picture from another one of the same size, the base: drawn over the base, it
/// gives the picture.
///
/// Unchanged pixels have one colour that no other pixel of the layer has, and that the file declares
/// transparent (PNG specification, section 11.3.2.1). So a page in another language takes only the room of
/// its letters.
package struct PictureLayer {
  /// The layer; its unchanged pixels have the colour `key`.
  package let picture: PixelImage
  private let key: UInt32

  /// Candidates for the key, without alpha; a page hardly ever has all these colours.
  private static let keys: [UInt32] = [
    0xFF01FE, 0x01FE02, 0x02FDFC, 0xFD02FB, 0x0403FA, 0xFA0504, 0x7B3F81, 0x3F817B,
  ]

  /// `nil` if the pictures differ in size or are not opaque, if the picture has all colours of `keys`, or if
  /// memory runs out.
  package init?(of picture: PixelImage, over base: PixelImage) {
    guard base.isOpaque, let tiles = PictureTiles(picture).changes(over: PictureTiles(base)) else {
      return nil
    }
    self.init(of: picture, keeping: tiles)
  }

  /// Makes the layer over a base that differs from `picture` in `tiles`; `nil` if the picture is not opaque
  /// or has all colours of `keys`, or if memory runs out.
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

  /// Fills a buffer with the layer's pixels. Returns true if no kept pixel has the key's colour.
  private static func fill(
    _ buffer: borrowing PixelBuffer, with picture: PixelImage, in tiles: ChangedTiles, key: UInt32
  ) -> Bool {
    picture.withRows { fill(buffer, with: $0, in: tiles, key: key) }
  }

  private static func fill(
    _ buffer: borrowing PixelBuffer, with picture: PixelRows, in tiles: ChangedTiles, key: UInt32
  ) -> Bool {
    let side = PictureTiles.side
    let keys = SIMD8<UInt32>(repeating: 0xFF00_0000 | key)
    let opaque = SIMD8<UInt32>(repeating: 0xFF00_0000)
    let whole = picture.size.width / side
    for y in 0..<picture.size.height {
      let own = picture.row(y)
      let target = buffer.pixels + y * buffer.bytesPerRow
      for column in 0..<whole {
        let place = 4 * side * column
        guard tiles.isKept(column, y / side) else {
          target.storeBytes(of: keys, toByteOffset: place, as: SIMD8<UInt32>.self)
          continue
        }
        let pixels = own.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt32>.self) | opaque
        if any(pixels .== keys) { return false }
        target.storeBytes(of: pixels, toByteOffset: place, as: SIMD8<UInt32>.self)
      }
      for x in side * whole..<picture.size.width {
        let pixel = tiles.isKept(whole, y / side) ? own.load(fromByteOffset: 4 * x, as: UInt32.self) : key
        if tiles.isKept(whole, y / side), pixel & 0xFF_FFFF == key { return false }
        target.storeBytes(of: 0xFF00_0000 | pixel, toByteOffset: 4 * x, as: UInt32.self)
      }
    }
    return true
  }

  /// The layer's PNG file, in which the key is transparent.
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
      // Without the key in its palette, the layer is the whole picture.
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
  /// The picture of layers over each other, the lowest first; `nil` if the lowest is not opaque, if their
  /// sizes differ, or if memory runs out.
  package static func joining(_ layers: [PixelImage]) -> PixelImage? {
    guard let base = layers.first, base.isOpaque else { return nil }
    guard layers.count > 1 else { return base }
    guard layers.allSatisfy({ $0.width == base.width && $0.height == base.height }),
      let buffer = try? PixelBuffer(
        width: base.width, height: base.height, pixelLimit: ImageDecoder.pixelLimit)
    else { return nil }
    for layer in layers {
      layer.withRows { rows in
        for y in 0..<base.height {
          let target = buffer.pixels.advanced(by: y * buffer.bytesPerRow).assumingMemoryBound(
            to: UInt32.self)
          let own = rows.row(y).assumingMemoryBound(to: UInt32.self)
          for x in 0..<base.width where layer.isOpaque || own[x] >> 24 == 0xFF { target[x] = own[x] }
        }
      }
    }
    return buffer.image(isOpaque: true)
  }
}
