internal import Synchronization

/// A picture as documents keep it: its colours, and another picture that says how opaque they are. Its bytes are made once, by
/// whoever needs them first; others can draw with it meanwhile.
final class PDFPicture: Sendable {
  let key: Key
  let opacity: PDFPicture?
  let size: PixelSize
  /// Whether it may be blurred where it is enlarged.
  let isSmooth: Bool
  private let encoding: Mutex<Encoding>

  /// By which pictures are known to be the same.
  indirect enum Key: Hashable, Sendable {
    case image(PictureHash, isOpaque: Bool, part: PixelRectangle?, keepsPixels: Bool)
    case file(PictureHash, keepsPixels: Bool)
    case glyph(FontFaceID, UInt32)
    case shadow(PictureHash, PixelSize)
    /// How opaque a picture is.
    case opacity(Key)
    /// One colour, as opaque as a picture.
    case tint(Key, color: [UInt8])
  }

  /// What a picture is made of.
  enum Source: Sendable {
    /// A JPEG file as it is.
    case file(EncodedPicture)
    /// Premultiplied ARGB, row by row; the colours are taken.
    case colors(@Sendable () -> [UInt32], isOpaque: Bool)
    /// 0…255, row by row.
    case greys(@Sendable () -> [UInt8])
    /// Red, green and blue.
    case color([UInt8])
  }

  private enum Encoding {
    case source(Source)
    case encoded(Encoded?)
  }

  /// What stands in the file.
  struct Encoded: Sendable {
    var entries: [(key: String, value: PDFValue)]
    var contents: [UInt8]
  }

  init(_ key: Key, size: PixelSize, _ source: Source, opacity: PDFPicture? = nil, isSmooth: Bool) {
    (self.key, self.size, self.opacity, self.isSmooth) = (key, size, opacity, isSmooth)
    encoding = Mutex(.source(source))
  }

  /// Makes the bytes.
  func encode() {
    encoding.withLock { encoding in
      guard case .source(let source) = encoding else { return }
      encoding = .encoded(encode(source))
    }
  }

  /// What stands in the file, to be asked for once, so that it is not kept twice; `nil` where memory is short.
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
      return encode(colors: isOpaque ? pixels() : separated(pixels()))
    case .greys(let bytes): return encode(bytes(), space: .name("DeviceGray"), bits: 8)
    case .color(let parts):
      // A bit for each pixel, all 0: the only colour of a palette.
      let bytes = [UInt8](repeating: 0, count: (size.width + 7) / 8 * size.height)
      let palette = PDFValue.array([
        .name("Indexed"), .name("DeviceRGB"), .integer(0), .hexadecimal(parts),
      ])
      return encode(bytes, space: palette, bits: 1)
    }
  }

  private func separated(_ pixels: [UInt32]) -> [UInt32] {
    pixels.withUnsafeBufferPointer { SeparatedPixels($0, width: size.width, height: size.height).colors }
  }

  private func encode(colors: [UInt32]) -> Encoded? {
    let isGray = colors.allSatisfy { $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF }
    let bytes = isGray ? colors.map { UInt8(truncatingIfNeeded: $0) } : Self.parts(of: colors)
    return encode(bytes, space: .name(isGray ? "DeviceGray" : "DeviceRGB"), bits: 8)
  }

  /// At a level that takes half of the time of the usual one, for a twentieth more bytes.
  private func encode(_ bytes: [UInt8], space: PDFValue, bits: Int) -> Encoded? {
    Deflater(level: 3).compress(bytes).map { compressed in
      Encoded(
        entries: [
          ("ColorSpace", space), ("BitsPerComponent", .integer(bits)), ("Filter", .name("FlateDecode")),
        ], contents: compressed)
    }
  }

  private static func parts(of colors: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * colors.count) { bytes, count in
      for (index, color) in colors.enumerated() {
        bytes[3 * index] = UInt8(truncatingIfNeeded: color >> 16)
        bytes[3 * index + 1] = UInt8(truncatingIfNeeded: color >> 8)
        bytes[3 * index + 2] = UInt8(truncatingIfNeeded: color)
      }
      count = 3 * colors.count
    }
  }
}
