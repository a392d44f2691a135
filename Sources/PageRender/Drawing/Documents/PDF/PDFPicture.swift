internal import PageBase
internal import Synchronization

/// A picture of a document: its colours, and a second picture for its opacity.
///
/// The picture is encoded once, by the first task that needs its bytes; other tasks can refer to it
/// meanwhile.
final class PDFPicture: Sendable {
  let key: Key
  let opacity: PDFPicture?
  let size: PixelSize
  /// True if viewers may interpolate the picture's pixels where it is enlarged.
  let isSmooth: Bool
  /// True if a photograph may become a JPEG file, which changes its pixels a little.
  private let mayLose: Bool
  private let encoding: Mutex<Encoding>

  /// The identity of a picture: pictures with equal keys are written once.
  indirect enum Key: Hashable, Sendable {
    case image(PictureHash, isOpaque: Bool, part: PixelRectangle?, keepsPixels: Bool)
    case file(PictureHash, keepsPixels: Bool)
    case glyph(FontFaceID, UInt32)
    case shadow(PictureHash, PixelSize)
    /// The opacity of a picture.
    case opacity(Key)
    /// One colour, with the opacity of a picture.
    case tint(Key, color: [UInt8])
  }

  /// The source of a picture's pixels.
  enum Source: Sendable {
    /// A JPEG file, embedded as it is.
    case file(EncodedPicture)
    case colors(Pixels, isOpaque: Bool)
    case opacity(Pixels)
    /// Grey levels 0…255, row by row.
    case greys([UInt8])
    /// One colour for all pixels: red, green and blue, 0…255.
    case color([UInt8])
  }

  /// Premultiplied ARGB pixels, row by row.
  enum Pixels: Sendable {
    /// An image, or a part of it.
    case image(PixelImage, PixelRectangle?)
    case array([UInt32])

    func withoutGaps<R>(_ body: (UnsafeBufferPointer<UInt32>) -> R) -> R? {
      switch self {
      case .image(let image, let part): image.withPixels(in: part, body)
      case .array(let pixels): pixels.withUnsafeBufferPointer(body)
      }
    }
  }

  private enum Encoding {
    case source(Source)
    case encoded(Encoded?)
  }

  /// A picture's dictionary entries and stream, as written in the document.
  struct Encoded: Sendable {
    var entries: [(key: String, value: PDFValue)]
    var contents: [UInt8]
  }

  init(
    _ key: Key, size: PixelSize, _ source: Source, opacity: PDFPicture? = nil, isSmooth: Bool,
    mayLose: Bool = false
  ) {
    (self.key, self.size, self.opacity, self.isSmooth) = (key, size, opacity, isSmooth)
    self.mayLose = mayLose
    encoding = Mutex(.source(source))
  }

  /// Encodes the picture, unless it is encoded already.
  func encode() {
    encoding.withLock { encoding in
      guard case .source(let source) = encoding else { return }
      encoding = .encoded(encode(source))
    }
  }

  /// Hands out the encoded picture once, so that it is not kept twice; `nil` after that, or if memory runs
  /// out.
  func take() -> Encoded? {
    encode()
    return encoding.withLock { encoding in
      guard case .encoded(let encoded) = encoding else { return nil }
      encoding = .encoded(nil)
      return encoded
    }
  }

  private func encode(_ source: Source) -> Encoded? {
    let head: [(key: String, value: PDFValue)] = [
      ("Type", .name("XObject")), ("Subtype", .name("Image")), ("Width", .integer(size.width)),
      ("Height", .integer(size.height)), ("Interpolate", .bool(isSmooth)),
    ]
    return contents(of: source).map { Encoded(entries: head + $0.entries, contents: $0.contents) }
  }

  private func contents(of source: Source) -> Encoded? {
    switch source {
    case .file(let file):
      let space = file.isGray ? "DeviceGray" : "DeviceRGB"
      return Encoded(
        entries: [
          ("ColorSpace", .name(space)), ("BitsPerComponent", .integer(8)), ("Filter", .name("DCTDecode")),
        ], contents: Array(UnsafeBufferPointer(start: file.start, count: file.count)))
    case .colors(let pixels, let isOpaque):
      return pixels.withoutGaps { pixels in
        encode(
          colors: isOpaque
            ? SeparatedPixels.colors(ofOpaque: pixels)
            : SeparatedPixels(pixels, width: size.width, height: size.height).colors)
      } ?? nil
    case .opacity(let pixels):
      return pixels.withoutGaps(SeparatedPixels.opacity).flatMap {
        encode($0, space: .name("DeviceGray"), bits: 8)
      }
    case .greys(let bytes): return encode(bytes, space: .name("DeviceGray"), bits: 8)
    case .color(let parts):
      // One bit for each pixel, all 0: the index of the palette's only colour.
      let bytes = [UInt8](repeating: 0, count: (size.width + 7) / 8 * size.height)
      let palette = PDFValue.array([
        .name("Indexed"), .name("DeviceRGB"), .integer(0), .hexadecimal(parts),
      ])
      return encode(bytes, space: palette, bits: 1)
    }
  }

  /// - Parameter colors: The red, green and blue of each pixel.
  private func encode(colors: [UInt8]) -> Encoded? {
    let pixels = stride(from: 0, to: colors.count, by: 3)
    guard pixels.allSatisfy({ colors[$0] == colors[$0 + 1] && colors[$0] == colors[$0 + 2] }) else {
      let encoded = encode(colors, space: .name("DeviceRGB"), bits: 8)
      return encoded.map { smaller($0, of: colors) }
    }
    return encode(pixels.map { colors[$0] }, space: .name("DeviceGray"), bits: 8)
  }

  /// The share of its size to which Deflate compresses a photograph at best; drawings become far smaller.
  private static let photographShare = 0.5
  /// The number of pixels from which a photograph becomes a JPEG file.
  private static let leastPhotograph = 40_000
  /// The quality of JPEG files, at which a photograph in print shows no blocks.
  private static let quality: Int32 = 90

  /// The picture as a JPEG file if it is a photograph and may be changed, else as it is.
  private func smaller(_ encoded: Encoded, of colors: [UInt8]) -> Encoded {
    guard mayLose, size.width * size.height >= Self.leastPhotograph,
      Double(encoded.contents.count) > Double(colors.count) * Self.photographShare,
      let file = JPEGWriter.file(
        of: colors, width: size.width, height: size.height, quality: Self.quality),
      file.count < encoded.contents.count
    else { return encoded }
    return Encoded(
      entries: [
        ("ColorSpace", .name("DeviceRGB")), ("BitsPerComponent", .integer(8)), ("Filter", .name("DCTDecode")),
      ], contents: file)
  }

  /// Compresses bytes at Deflate's level 1, which takes half the time of the usual level for a tenth more
  /// bytes.
  private func encode(_ bytes: [UInt8], space: PDFValue, bits: Int) -> Encoded? {
    Deflater(level: 1).compress(bytes).map { compressed in
      Encoded(
        entries: [
          ("ColorSpace", space), ("BitsPerComponent", .integer(bits)), ("Filter", .name("FlateDecode")),
        ], contents: compressed)
    }
  }
}

extension PixelImage {
  /// Calls `body` with the pixels of the image or of a part of it, without gaps between rows.
  ///
  /// Returns `nil` if the pixels were dropped and cannot be decoded again.
  fileprivate func withPixels<R>(
    in part: PixelRectangle?, _ body: (UnsafeBufferPointer<UInt32>) -> R
  ) -> R? {
    guard let block = try? block() else { return nil }
    defer { withExtendedLifetime(block) {} }
    if part == nil, bytesPerRow == 4 * width {
      let start = block.pixels.assumingMemoryBound(to: UInt32.self)
      return body(UnsafeBufferPointer(start: start, count: width * height))
    }
    let (columns, rows) = (part?.x ?? 0..<width, part?.y ?? 0..<height)
    let copy = [UInt32](unsafeUninitializedCapacity: columns.count * rows.count) { copy, count in
      for row in rows {
        let start = block.pixels.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for column in columns {
          copy[count] = start[column]
          count += 1
        }
      }
    }
    return copy.withUnsafeBufferPointer(body)
  }
}
