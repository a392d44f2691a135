@preconcurrency internal import Glibc
package import PageRender

/// The facts of a picture file that the App Store checks, read from the file's beginning.
package struct PictureHeader: Hashable, Sendable {
  package var pixels: StoreSize.Pixels
  /// The fault of the colours in words that follow the file's name; `nil` for RGB without an alpha channel.
  var colorFault: String?

  /// The part of a file that is read: pixels may begin after long profiles and EXIF data.
  private static let limit = 1 << 20

  /// Reads a PNG or JPEG file's header; `nil` if the file is neither, or broken.
  package init?(ofFileAt path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    var count = 0
    while true {
      let more = bytes.withUnsafeMutableBytes { buffer in
        read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if more > 0 { count += more }
      if let header = Self(Array(bytes[..<count])) {
        self = header
        return
      }
      guard more > 0, count < Self.limit else { return nil }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
    }
  }

  /// Reads the header in the first bytes of a file; `nil` if they do not hold all of it.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(png: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(jpeg: bytes)
    } else {
      return nil
    }
  }

  /// PNG specification, sections 5.3 and 11.2: IHDR has the size, the bit depth and the colour type; a tRNS
  /// chunk before the pixels makes colours transparent.
  private init?(png bytes: [UInt8]) {
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    pixels = StoreSize.Pixels(width: number(16), height: number(20))
    let (depth, type) = (bytes[24], bytes[25])
    var place = 33
    var isTransparent = false
    while true {
      guard bytes.count >= place + 8 else { return nil }
      let name = bytes[place + 4..<place + 8]
      if name.elementsEqual("IDAT".utf8) || name.elementsEqual("IEND".utf8) { break }
      if name.elementsEqual("tRNS".utf8) { isTransparent = true }
      place += 12 + number(place)
    }
    switch (type, depth) {
    case (4, _), (6, _): colorFault = "has an alpha channel"
    case _ where isTransparent: colorFault = "has transparent colours"
    case (0, _): colorFault = "is grey"
    case (3, _): colorFault = "has a palette"
    case (2, 16): colorFault = "has 16 bits a colour"
    default: colorFault = nil
    }
  }

  /// ISO/IEC 10918-1, annex B: a frame header, SOF, has the size and the number of components.
  private init?(jpeg bytes: [UInt8]) {
    var place = 2
    while bytes.count >= place + 4 {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) else {
        place += 2 + length
        continue
      }
      guard bytes.count >= place + 10 else { return nil }
      pixels = StoreSize.Pixels(
        width: Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
        height: Int(bytes[place + 5]) << 8 | Int(bytes[place + 6]))
      let components = bytes[place + 9]
      colorFault = components == 3 ? nil : components < 3 ? "is grey" : "is CMYK"
      return
    }
    return nil
  }
}
