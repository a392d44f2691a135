internal import LayoutEngine
internal import Synchronization

/// The shapes of a symbol, drawn again where a view shows the symbol larger than its own size.
package final class SymbolShapes: Sendable {
  private let svg: [UInt8]
  /// True for icons of the release, which are drawn in this process.
  private let isTrusted: Bool
  private let latest = Mutex<(key: [Int], image: PixelImage)?>(nil)

  package init(svg: [UInt8], isTrusted: Bool) {
    self.svg = svg
    self.isTrusted = isTrusted
  }

  /// The symbol's pixels for a frame that is larger than the symbol; `nil` for a smaller one, and where the
  /// shapes cannot be drawn.
  ///
  /// The pixels keep the symbol's proportions; a frame of others stretches them.
  ///
  /// - Parameters:
  ///   - own: The symbol's own size, in points.
  ///   - frame: The size at which a view shows the symbol, in points.
  ///   - scale: The device pixels per point.
  func pixels(own: Size, in frame: Size, scale: Double) -> PixelImage? {
    guard own.width > 0, own.height > 0 else { return nil }
    let factor = max(frame.width / own.width, frame.height / own.height)
    guard factor > 1.01 else { return nil }
    let (width, height) = (own.width * factor * scale, own.height * factor * scale)
    guard width * height <= Double(ArtworkFile.pixelLimit),
      max(width, height) <= Double(PixelBuffer.sideLimit),
      let columns = Int(exactly: width.rounded(.up)), let rows = Int(exactly: height.rounded(.up))
    else { return nil }
    let key = [columns, rows]
    if let last = latest.withLock({ $0 }), last.key == key { return last.image }
    guard let image = try? SVGRenderer.image(of: svg, width: columns, height: rows, isTrusted: isTrusted)
    else {
      return nil
    }
    latest.withLock { $0 = (key, image) }
    return image
  }
}
