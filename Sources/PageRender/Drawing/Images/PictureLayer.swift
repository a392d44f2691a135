/// The difference of an opaque picture from another one of the same size, the base: drawn over the base, it
/// gives the picture.
///
/// Unchanged pixels have one colour that no other pixel of the layer has, and that the file declares
/// transparent (PNG specification, section 11.3.2.1). So a page in another language takes only the room of
/// its letters.
package struct PictureLayer {
  /// The rows of the layer; its unchanged pixels have the colour `key`. Valid as long as the picture's.
  package let rows: LayerRows
  private var key: UInt32 { rows.key }

  /// Candidates for the key, without alpha; a page hardly ever has all these colours.
  private static let keys: [UInt32] = [
    0xFF01FE, 0x01FE02, 0x02FDFC, 0xFD02FB, 0x0403FA, 0xFA0504, 0x7B3F81, 0x3F817B,
  ]

  /// Makes the layer over a base that differs from an opaque `picture` in `tiles`; `nil` if the picture has
  /// all colours of `keys`.
  package init?(of picture: PixelRows, keeping tiles: ChangedTiles) {
    let candidates = Self.keys.lazy.map { LayerRows(picture: picture, tiles: tiles, key: $0) }
    guard let rows = candidates.first(where: { !$0.keepsKey }) else { return nil }
    self.rows = rows
  }

  /// The layer's PNG file, in which the key is transparent.
  ///
  /// - Parameter file: A PNG file of `rows`.
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
