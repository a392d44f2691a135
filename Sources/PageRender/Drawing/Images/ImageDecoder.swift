/// Decodes PNG and JPEG files, told apart by how they begin, whatever they are called.
///
/// Colours are taken as sRGB; profiles inside files are not applied. 16-bit channels become 8-bit. A
/// JPEG is turned upright as its EXIF orientation says, as UIImage shows it.
public enum ImageDecoder {
  /// 64 Mpx, 256 MB once decoded: more than any screen, or any artwork for one, has.
  public static let pixelLimit = 64 * 1024 * 1024

  /// Decodes the file at `path`, whose name the picture has.
  public static func decode(
    contentsOf path: String, pixelLimit: Int = ImageDecoder.pixelLimit
  ) throws(ImageError) -> PixelImage {
    let image = try decode(ImageFile.read(path), pixelLimit: pixelLimit)
    image.name = path.split(separator: "/").last.map(String.init)
    return image
  }

  /// Decodes a whole file's bytes.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = ImageDecoder.pixelLimit
  ) throws(ImageError) -> PixelImage {
    switch ImageFormat(signatureOf: bytes) {
    case .png: try decodePNG(bytes, pixelLimit: pixelLimit)
    case .jpeg: try decodeJPEG(bytes, pixelLimit: pixelLimit)
    case .unsupported(let name): throw .unsupported(format: name)
    case nil: throw .notAnImage
    }
  }

  /// The size in pixels of the picture whose whole file `bytes` are, upright; the pixels are not looked at.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ImageError) in
      switch ImageFormat(signatureOf: bytes) {
      case .png:
        let reader = try PNGReader(buffer)
        return (reader.width, reader.height)
      case .jpeg:
        let reader = try JPEGReader(buffer)
        return (reader.width, reader.height)
      case .unsupported(let name): throw .unsupported(format: name)
      case nil: throw .notAnImage
      }
    }
  }

  private static func decodePNG(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> PixelImage {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ImageError) in
      let reader = try PNGReader(bytes)
      let buffer = try PixelBuffer(width: reader.width, height: reader.height, pixelLimit: pixelLimit)
      let isOpaque = try reader.read(into: buffer.pixels, bytesPerRow: buffer.bytesPerRow)
      return buffer.image(isOpaque: isOpaque)
    }
  }

  private static func decodeJPEG(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> PixelImage {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ImageError) in
      let reader = try JPEGReader(bytes)
      let buffer = try PixelBuffer(width: reader.width, height: reader.height, pixelLimit: pixelLimit)
      let (isPlain, isGray) = (reader.isPlain, reader.isGray)
      try reader.read(into: buffer.pixels, bytesPerRow: buffer.bytesPerRow)
      let image = buffer.image(isOpaque: true)
      if isPlain { image.encoded = EncodedPicture(bytes, isGray: isGray) }
      return image
    }
  }
}

/// The kind of an image file, by its first bytes.
package enum ImageFormat: Equatable {
  case png
  case jpeg
  /// Known only to be named in a message.
  case unsupported(String)

  /// `nil` where the bytes begin as no image does.
  package init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if let name = Self.unsupportedName(of: bytes) {
      self = .unsupported(name)
    } else {
      return nil
    }
  }

  private static func unsupportedName(of bytes: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if has("GIF8") { return "GIF" }
    if has("RIFF"), has("WEBP", at: 8) { return "WebP" }
    if has("ftyphei", at: 4) || has("ftypmif1", at: 4) { return "HEIC" }
    if has("ftypavif", at: 4) { return "AVIF" }
    if has("%PDF-") { return "PDF" }
    if has("<svg") || has("<?xml") { return "SVG" }
    if has("II*\0") || has("MM\0*") { return "TIFF" }
    if has("BM") { return "BMP" }
    return nil
  }
}
