public import Foundation
internal import LayoutEngine
internal import PageBase
public import PageDrawing
internal import PageLayout

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

/// An immutable picture with its scale.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  let artwork: Artwork
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The name of the system symbol; `nil` for other images.
  package let symbolName: String?
  /// The configuration of the symbol; `nil` if there is none.
  let symbol: SymbolConfiguration?
  /// The name of an image literal that no catalogue has, which a page reports; `nil` for other images.
  let missingName: String?
  /// The colour from `withTintColor(_:)`; `nil` if there is none.
  private let ownTint: UIColor?
  /// True if the image is mirrored in right-to-left views.
  public let flipsForRightToLeftLayoutDirection: Bool

  /// The rendering mode: a picture's own colours or a template, with UIKit's raw values.
  public enum RenderingMode: Int, Sendable {
    /// The mode of the view: bars and system buttons use images as templates.
    case automatic
    case alwaysOriginal
    /// The image is a template, whose opaque parts have the tint colour.
    case alwaysTemplate
  }

  /// Makes an image of a decoded picture at a scale, which is at least 1.
  public convenience init(_ pixelImage: PixelImage, scale: CGFloat) {
    self.init(Artwork(pixelImage, scale: Double(max(scale, 1))))
  }

  /// Makes an empty image of size zero.
  public override convenience init() {
    self.init(.empty)
  }

  /// Makes the image of an `#imageLiteral` by its name in the asset catalogues of the page being built.
  ///
  /// If none has the image, it is empty, with a warning. (UIKit ends the app.)
  public required convenience init(imageLiteralResourceName name: String) {
    let catalogs = AssetCatalogs.current
    let artwork = catalogs?.usedImage(named: name)
    // Catalogues report the name themselves.
    self.init(artwork ?? .empty, missingName: artwork == nil && catalogs == nil ? name : nil)
  }

  /// Makes an image of all variants of a picture.
  ///
  /// - Parameter renderingMode: The rendering mode; `nil` is the mode of the artwork.
  package init(
    _ artwork: Artwork, renderingMode: RenderingMode? = nil, symbolName: String? = nil, tint: UIColor? = nil,
    isFlipped: Bool = false, missingName: String? = nil, symbol: SymbolConfiguration? = nil
  ) {
    self.symbol = symbol
    self.missingName = missingName
    flipsForRightToLeftLayoutDirection = isFlipped
    self.artwork = artwork
    // Vector artwork has no scale of its own.
    scale = CGFloat(max(artwork.nominal.conditions.scale ?? ImageTraits.nominal.scale, 1))
    switch artwork.renderingIntent {
    case .template: self.renderingMode = renderingMode ?? .alwaysTemplate
    case .original: self.renderingMode = renderingMode ?? .alwaysOriginal
    case nil: self.renderingMode = renderingMode ?? .automatic
    }
    self.symbolName = symbolName
    ownTint = tint
  }

  /// Makes an image of the data of a PNG or JPEG file, at one pixel per point; `nil` if it cannot be decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of data at `scale` pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    if let kept = EncodedPictures.picture(in: data) {
      self.init(kept)
      return
    }
    guard let image = try? ImageDecoder.decode([UInt8](data)) else { return nil }
    self.init(image, scale: scale)
  }

  /// Makes the image of a PNG or JPEG file; `nil` if it cannot be decoded.
  ///
  /// The scale is 2 or 3 for a file name that ends in `@2x` or `@3x`, otherwise 1.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? ImageDecoder.decode(contentsOf: path) else {
      guard let data = FileManager.default.contents(atPath: path), EncodedPictures.picture(in: data) != nil
      else { return nil }
      self.init(data: data)
      return
    }
    let file = FilePath.lastComponent(path)
    let name = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    self.init(image, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points; of several variants, the size of the one for a phone at three pixels per point.
  open var size: CGSize { artwork.nominal.size.points }

  open var isSymbolImage: Bool { symbolName != nil }

  /// A copy with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint,
      isFlipped: flipsForRightToLeftLayoutDirection, missingName: missingName, symbol: symbol)
  }

  /// A copy that is mirrored in right-to-left views.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint, isFlipped: true,
      missingName: missingName, symbol: symbol)
  }

  /// A copy drawn in a colour of its own.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: color,
      isFlipped: flipsForRightToLeftLayoutDirection, missingName: missingName, symbol: symbol)
  }

  /// A copy with other artwork, such as artwork with cap insets.
  func with(_ artwork: Artwork, symbol: SymbolConfiguration? = nil) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint,
      isFlipped: flipsForRightToLeftLayoutDirection, missingName: missingName, symbol: symbol ?? self.symbol)
  }

  /// The image content that code draws: in `ownTint`, the symbol's colour or else the image's own colours.
  var ownContent: ImageContent {
    let color = ownTint ?? symbol?.color ?? (symbolName == nil ? nil : .black)
    return ImageContent(
      image: artwork, mode: .stretch, tint: color?.dynamic,
      isFlippedForRightToLeft: flipsForRightToLeftLayoutDirection)
  }

  /// The image content that a view draws.
  ///
  /// - Parameter isStencil: True if an `automatic` image is a template in the view; a symbol always is.
  func content(tint: UIColor, isStencil: Bool = false, mode: ImagePlacement = .stretch) -> ImageContent {
    let isTemplate =
      renderingMode == .alwaysTemplate
      || (renderingMode == .automatic && (isStencil || (symbolName != nil && ownTint == nil)))
    let color = isTemplate ? symbol?.color ?? tint : ownTint ?? (symbolName == nil ? nil : .black)
    return ImageContent(
      image: artwork, mode: mode, tint: color?.dynamic,
      isFlippedForRightToLeft: flipsForRightToLeftLayoutDirection)
  }

  // Without effect on pages.
  open var baselineOffsetFromBottom: CGFloat? { nil }
  open func heicData() -> Data? { nil }
  open var accessibilityIdentifier: String?
}
