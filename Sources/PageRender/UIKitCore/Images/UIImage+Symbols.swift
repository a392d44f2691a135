public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

extension UIImage {
  /// The base class of symbol configurations.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// The size, weight and colour of a symbol.
  ///
  /// Of several colours only the first counts, since the drawn symbols have one layer.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The point size of the accompanying text, 1…300; `nil` is that of another configuration, or else 17.
    let pointSize: CGFloat?
    let scale: SymbolScale
    let weight: SymbolWeight
    /// The colour that replaces the tint; `nil` keeps the tint.
    let color: UIColor?

    private init(
      size: CGFloat?, scale: SymbolScale, weight: SymbolWeight = .unspecified, color: UIColor? = nil
    ) {
      pointSize = size.map { $0.isFinite ? min(max($0, 1), 300) : 17 }
      self.scale = scale
      self.weight = weight
      self.color = color
    }

    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.init(size: pointSize, scale: scale, weight: weight)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, scale: .unspecified, weight: weight)
    }
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(size: font.pointSize, scale: scale)
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, scale: .unspecified, color: hierarchicalColor)
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, scale: .unspecified, color: paletteColors.first)
    }
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(scale: .unspecified)
    }
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(scale: .unspecified)
    }
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

    /// A copy in which the values of `other` take precedence.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize, scale: other.scale == .unspecified ? scale : other.scale,
        weight: other.weight == .unspecified ? weight : other.weight, color: other.color ?? color)
    }
  }

  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default` = 0
    case small, medium, large

    /// The factor of the symbol's size, near that of exported templates; Apple gives no numbers.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.28
      case .unspecified, .default, .medium: 1
      }
    }
  }

  /// Makes a symbol by its name; `nil` for an empty name only.
  ///
  /// It is an asset catalogue's symbol of this name, or else the icon that replaces it in a free set
  /// (`SymbolSet`), since Apple's licence restricts its symbols to Apple's devices. Without either, it is a
  /// box, with a warning.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol at the configuration's size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let symbol = configuration as? SymbolConfiguration
    guard !name.isEmpty, let artwork = Artwork.symbol(name, symbol) else { return nil }
    self.init(artwork, symbolName: name, isFlipped: Self.hasDirection(name), symbol: symbol)
  }

  /// Returns true for a symbol that is drawn mirrored from right to left: one that points forward or backward, and lists
  /// and texts (Apple, Human Interface Guidelines, Right to left). "left" and "right" are sides, and "forward.fill"
  /// belongs to a player, whose symbols stay.
  private static func hasDirection(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first, !parts.contains(where: { $0.hasSuffix("left") || $0.hasSuffix("right") })
    else { return false }
    return ["list", "text", "increase", "decrease"].contains(first)
      || parts.dropFirst().contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }

  /// Makes a symbol as `init(systemName:withConfiguration:)` does, always as for the variable value 1.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Makes a symbol as `init(systemName:)` does; the traits have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A copy of a symbol with the configuration applied; other images are returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(symbol) ?? self
  }

  /// A copy of a symbol with the configuration applied; `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbolName else { return nil }
    let merged = symbol?.applying(configuration) ?? configuration
    return Artwork.symbol(symbolName, merged).map { with($0, symbol: merged) }
  }

  /// True if the image is more than a box in place of a symbol.
  package var isDrawn: Bool { symbolName == nil || artwork.isSymbol }

  /// The warning of a symbol drawn as a box or of a missing image literal; `nil` for other images.
  var shortcoming: Diagnostic? {
    if let missingName {
      return Diagnostic(
        .warning,
        "no asset catalogue has an image \(Wording.quoted(missingName)), so nothing is drawn for it")
    }
    guard let symbolName, !artwork.isSymbol else { return nil }
    return BoxedSymbols.warning(symbolName, areInstalled: SymbolSet.installed.isInstalled)
  }
}

extension UIImage.SymbolWeight {
  /// The weight's name in symbol templates.
  fileprivate var word: String {
    switch self {
    case .unspecified, .regular: "Regular"
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}

extension UIImage.SymbolWeight {
  /// The weight on OpenType's scale, 100 to 900.
  fileprivate var number: Double {
    switch self {
    case .unspecified, .regular: 400
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension UIImage.SymbolScale {
  /// The scale's letter in symbol templates.
  fileprivate var letter: String {
    switch self {
    case .small: "S"
    case .large: "L"
    case .unspecified, .default, .medium: "M"
    }
  }
}

extension Artwork {
  /// The symbol of an asset catalogue or of the set of free icons, else a box.
  fileprivate static func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> Artwork? {
    drawnSymbol(name, configuration) ?? symbolBox(configuration)
  }

  /// The symbol as a template image at three pixels per point; `nil` if no template or icon has the name.
  private static func drawnSymbol(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> Artwork? {
    let scale = configuration?.scale ?? .unspecified
    let weight = configuration?.weight ?? .unspecified
    let (pointSize, factor) = (Double(configuration?.pointSize ?? 17), Double(scale.factor))
    let template = AssetCatalogs.current?.symbol(named: name)
    let own = template?.glyph(
      weight: weight.word, scale: scale.letter, pointSize: pointSize, factor: factor)
    guard
      let glyph = own
        ?? SymbolSet.installed.glyph(
          named: name, weight: weight.number, pointSize: pointSize, factor: factor)
    else { return nil }
    let (width, height) = ((glyph.size.width * 3).rounded(.up), (glyph.size.height * 3).rounded(.up))
    guard let columns = Int(exactly: width), let rows = Int(exactly: height), columns > 0, rows > 0,
      let image = try? SVGRenderer.image(of: glyph.svg, width: columns, height: rows, isTrusted: own == nil)
    else { return nil }
    var artwork = Artwork(image, scale: 3).aligned(glyph.room)
      .drawnFrom(SymbolShapes(svg: glyph.svg, isTrusted: own == nil))
    artwork.renderingIntent = .template
    artwork.isSymbol = true
    return artwork
  }

  /// The box in place of a symbol, as large as a circle symbol: 20 × 19 pt at 17 pt, as recorded from UIKit.
  fileprivate static func symbolBox(_ configuration: UIImage.SymbolConfiguration?) -> Artwork? {
    let factor = (configuration?.pointSize ?? 17) * (configuration?.scale.factor ?? 1) / 17
    let (width, height) = (Int((60 * factor).rounded()), Int((57 * factor).rounded()))
    return PixelImage.box(width: width, height: height, line: max(2, width / 15)).map {
      Artwork($0, scale: 3)
    }
  }

  /// The empty artwork: one transparent pixel, with a size of zero.
  static let empty: Artwork = {
    guard let pixel = calloc(1, 4) else { preconditionFailure("there is no memory for one pixel") }
    let image = PixelImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: false, owning: pixel)
    var artwork = Artwork(image, scale: 1)
    artwork.clearSize()
    return artwork
  }()
}

extension PixelImage {
  /// The black outline of a rectangle, sizes in pixels; `nil` if memory is short.
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
