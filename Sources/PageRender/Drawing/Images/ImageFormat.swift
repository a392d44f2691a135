/// The format of an image file, recognised by its first bytes.
package enum ImageFormat: Equatable {
  case png
  case jpeg
  case webp
  /// A format that is recognised only to be named in messages.
  case unsupported(String)

  /// `nil` if the bytes begin as no image file does.
  package init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
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
    if has("ftyphei", at: 4) || has("ftyphev", at: 4) || has("ftypmif1", at: 4) || has("ftypmsf1", at: 4) {
      return "HEIC"
    }
    if has("ftypavif", at: 4) { return "AVIF" }
    if has("%PDF-") { return "PDF" }
    if has("<svg") || has("<?xml") { return "SVG" }
    if has("II*\0") || has("MM\0*") { return "TIFF" }
    if has("BM") { return "BMP" }
    return nil
  }
}
