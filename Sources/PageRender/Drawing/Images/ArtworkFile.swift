package import LayoutEngine
internal import PageBase

/// Artwork in a file, of pixels or of shapes. Files are measured without being drawn, and shapes are drawn at
/// the size needed.
package enum ArtworkFile {
  /// The most pixels in a drawing of shapes: 48 MB, twice the largest screen's.
  package static let pixelLimit = 12 * 1024 * 1024

  /// The size of a file's picture, known before it is drawn.
  package enum Measure: Hashable, Sendable {
    /// The size of a bitmap, in pixels.
    case pixels(width: Int, height: Int)
    /// The size of shapes, in points.
    case shapes(Size)
  }

  static func measure(_ path: String) throws(ImageError) -> Measure {
    let bytes = try ImageFile.read(path)
    switch kind(of: bytes) {
    case .svg: return .shapes(try checked(try SVGFile(bytes).size(), of: path))
    case .pdf: return .shapes(try checked(try PDFFile(path: path).size(), of: path))
    case .pixels:
      let size = try ImageDecoder.size(of: bytes)
      // The decoder would refuse such a side too.
      guard max(size.width, size.height) <= PixelBuffer.sideLimit else {
        throw .sideTooLong(width: size.width, height: size.height, limit: PixelBuffer.sideLimit)
      }
      return .pixels(width: size.width, height: size.height)
    }
  }

  /// The length, in points, below which a side is invisible: less than a pixel at 3×.
  private static let visibleSide = 0.25

  /// Checks that a size in points can be drawn at one pixel per point.
  ///
  /// An invisible size is noted as a complaint about the file.
  private static func checked(_ size: Size, of path: String) throws(ImageError) -> Size {
    guard size.width * size.height <= Double(pixelLimit),
      max(size.width, size.height) <= Double(PixelBuffer.sideLimit)
    else { throw .shapesTooLarge(width: size.width, height: size.height) }
    if min(size.width, size.height) < visibleSide {
      ArtworkComplaints.note(ArtworkComplaints.tooSmall(size), of: path)
    }
    return size
  }

  /// Draws the shapes of a file over `width` × `height` pixels.
  static func draw(_ path: String, width: Int, height: Int) throws(ImageError) -> PixelImage {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area <= pixelLimit else {
      throw .tooLarge(width: width, height: height, limit: pixelLimit)
    }
    guard max(width, height) <= PixelBuffer.sideLimit else {
      throw .sideTooLong(width: width, height: height, limit: PixelBuffer.sideLimit)
    }
    let bytes = try ImageFile.read(path)
    LargestPicture.note(path.split(separator: "/").last.map(String.init), width: width, height: height)
    switch kind(of: bytes) {
    case .svg: return try SVGFile(bytes).image(width: width, height: height, path: path)
    case .pdf: return try PDFFile(path: path).image(width: width, height: height)
    case .pixels: throw .notAnImage
    }
  }

  private enum Kind { case svg, pdf, pixels }

  private static func kind(of bytes: [UInt8]) -> Kind {
    if bytes.starts(with: Array("%PDF-".utf8)) { return .pdf }
    // White space and comments may precede an SVG file's root.
    let start = bytes.prefix(4096).drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard start.first == UInt8(ascii: "<") else { return .pixels }
    let isMarkup = ["<?xml", "<svg", "<!--", "<!DOCTYPE"].contains { start.starts(with: $0.utf8) }
    return isMarkup ? .svg : .pixels
  }
}
