internal import PageBase

/// Decodes PNG, JPEG and WebP files, recognised by their first bytes, not by their names.
///
/// Colours are taken as sRGB; profiles inside files are not applied. 16-bit channels become 8-bit. A JPEG is
/// turned upright according to its EXIF orientation, as by UIImage.
public enum ImageDecoder {
  /// The default limit of a picture's pixels: 64 Mpx, 256 MB once decoded, more than any screen or its
  /// artwork has.
  public static let pixelLimit = 64 * 1024 * 1024

  /// Decodes the file at `path`; the picture gets the file's name.
  public static func decode(
    contentsOf path: String, pixelLimit: Int = ImageDecoder.pixelLimit
  ) throws(ImageError) -> PixelImage {
    let name = path.split(separator: "/").last.map(String.init)
    let bytes = try ImageFile.read(path)
    if let size = try? size(of: bytes) { LargestPicture.note(name, width: size.width, height: size.height) }
    let image = try decode(bytes, pixelLimit: pixelLimit)
    image.name = name
    return image
  }

  /// Decodes the bytes of a whole file.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = ImageDecoder.pixelLimit
  ) throws(ImageError) -> PixelImage {
    switch ImageFormat(signatureOf: bytes) {
    case .png: try decodePNG(bytes, pixelLimit: pixelLimit)
    case .jpeg: try decodeJPEG(bytes, pixelLimit: pixelLimit)
    case .webp: try decodeWebP(bytes, pixelLimit: pixelLimit)
    case .unsupported(let name): throw .unsupported(format: name)
    case nil: throw .notAnImage
    }
  }

  /// The size of an upright picture in pixels, from the bytes of its whole file; only the header is read.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ImageError) in
      switch ImageFormat(signatureOf: bytes) {
      case .png:
        let reader = try PNGReader(buffer)
        return (reader.width, reader.height)
      case .jpeg:
        let reader = try JPEGReader(buffer)
        return (reader.width, reader.height)
      case .webp:
        let reader = try WebPReader(bytes)
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

  /// Decodes a PNG file into `memory`. The rows are valid until the memory is used again.
  package static func decode(
    png bytes: [UInt8], into memory: PixelMemory, pixelLimit: Int = ImageDecoder.pixelLimit
  ) throws(ImageError) -> (rows: PixelRows, isOpaque: Bool) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ImageError) in
      let reader = try PNGReader(bytes)
      let (width, height) = (reader.width, reader.height)
      try PixelBuffer.checkSize(width: width, height: height, pixelLimit: pixelLimit)
      guard memory.reserve(4 * width * height) else { throw .outOfMemory }
      let isOpaque = try reader.read(into: memory.bytes, bytesPerRow: 4 * width)
      let rows = PixelRows(
        memory.bytes, width: width, height: height, bytesPerRow: 4 * width, ignoresTopByte: false)
      return (rows, isOpaque)
    }
  }

  private static func decodeWebP(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> PixelImage {
    let reader = try WebPReader(bytes)
    try PixelBuffer.checkSize(width: reader.width, height: reader.height, pixelLimit: pixelLimit)
    return try reader.image()
  }

  private static func decodeJPEG(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> PixelImage {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ImageError) in
      let reader = try JPEGReader(bytes)
      let buffer = try PixelBuffer(width: reader.width, height: reader.height, pixelLimit: pixelLimit)
      let (isPlain, isGray) = (reader.isPlain, reader.isGray)
      try reader.read(into: buffer.pixels, bytesPerRow: buffer.bytesPerRow)
      let image = buffer.image(isOpaque: true)
      if isPlain { try image.block().encoded = EncodedPicture(bytes, isGray: isGray) }
      return image
    }
  }
}
