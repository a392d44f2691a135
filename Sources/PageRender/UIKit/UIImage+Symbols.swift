public import Foundation

extension UIImage {
  /// How large and heavy a symbol is.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The size of the text the symbol goes with, in points, 1…300; 17 unless set.
    public let pointSize: CGFloat
    let scale: SymbolScale

    /// The weight changes nothing: symbols are boxes.
    public init(pointSize: CGFloat = 17, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
      self.pointSize = pointSize.isFinite ? min(max(pointSize, 1), 300) : 17
      self.scale = scale
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: 17, scale: scale)
    }
  }

  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default` = 0
    case small, medium, large

    /// Apple's guidelines give no numbers; these are near what exported templates show.
    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.28
      case .unspecified, .default, .medium: 1
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A box in place of a system symbol, which Apple's licence keeps on Apple's devices; a page that shows it
  /// gets a warning with the name. Any name that is not empty makes one.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A box in place of a system symbol, as large as the symbol is at the configuration's size, about.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let configuration = configuration ?? SymbolConfiguration()
    // A circle symbol at 17 pt is 20 × 19 pt (recorded from UIKit); symbols differ in width.
    let factor = configuration.pointSize * configuration.scale.factor / 17
    let (width, height) = (Int((60 * factor).rounded()), Int((57 * factor).rounded()))
    guard !name.isEmpty, let box = PixelImage.box(width: width, height: height, line: max(2, width / 15))
    else { return nil }
    self.init(Artwork(box, scale: 3), symbolName: name)
  }

  /// The warning of a page that shows a symbol's box; `nil` for other pictures.
  var shortcoming: Diagnostic? {
    symbolName.map {
      Diagnostic(
        .warning,
        "the system symbol \"\($0)\" is drawn as a box: Apple's symbols are not available here; use a picture of "
          + "your own")
    }
  }
}

extension PixelImage {
  /// The outline of a rectangle, black on nothing; sizes in pixels. `nil` where memory is short.
  fileprivate static func box(width: Int, height: Int, line: Int) -> PixelImage? {
    guard let buffer = try? PixelBuffer(width: max(width, 1), height: max(height, 1), pixelLimit: 1 << 26)
    else { return nil }
    let pixels = buffer.pixels.assumingMemoryBound(to: UInt32.self)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let edge = min(min(x, buffer.width - 1 - x), min(y, buffer.height - 1 - y))
        pixels[y * buffer.width + x] = edge < line ? 0xFF00_0000 : 0
      }
    }
    return buffer.image(isOpaque: false)
  }
}
