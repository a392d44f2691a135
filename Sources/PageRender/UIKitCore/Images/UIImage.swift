public import Foundation
internal import LayoutEngine
public import PageDrawing
internal import PageLayout

/// `#imageLiteral(resourceName:)` is a `UIImage`.
public typealias _ImageLiteralType = UIImage

/// A picture and the number of its pixels per point. Never changes.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  let artwork: Artwork
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The name of the system symbol it stands for, if it does.
  let symbolName: String?
  /// How large the symbol was asked for.
  let symbol: SymbolConfiguration?
  /// The name of an image literal that no catalogue has; a page that shows it warns.
  let missingName: String?
  /// The colour `withTintColor` gave it.
  private let ownTint: UIColor?
  /// True if the picture is mirrored in views that run from right to left; others are the same in every language.
  public let flipsForRightToLeftLayoutDirection: Bool

  /// The rendering mode: a picture's own colours or a template, with UIKit's raw values.
  public enum RenderingMode: Int, Sendable {
    /// As the place it is shown in wants it: bars and system buttons make stencils of pictures.
    case automatic
    case alwaysOriginal
    /// A stencil for the tint colour.
    case alwaysTemplate
  }

  /// A decoded picture at a scale, which is at least 1.
  public convenience init(_ pixelImage: PixelImage, scale: CGFloat) {
    self.init(Artwork(pixelImage, scale: Double(max(scale, 1))))
  }

  /// A picture of nothing, without a size.
  public override convenience init() {
    self.init(.empty)
  }

  /// Makes the image of an `#imageLiteral`: that of this name in the asset catalogues installed while a page is built. Where
  /// none has it the picture is empty, and a warning names it. (UIKit ends the app.)
  public required convenience init(imageLiteralResourceName name: String) {
    let catalogs = AssetCatalogs.current
    let artwork = catalogs?.usedImage(named: name)
    // Catalogues report the name themselves.
    self.init(artwork ?? .empty, missingName: artwork == nil && catalogs == nil ? name : nil)
  }

  /// A picture in all its variants; the artwork says how it is to be coloured unless `renderingMode` does.
  package init(
    _ artwork: Artwork, renderingMode: RenderingMode? = nil, symbolName: String? = nil, tint: UIColor? = nil,
    isFlipped: Bool = false, missingName: String? = nil, symbol: SymbolConfiguration? = nil
  ) {
    self.symbol = symbol
    self.missingName = missingName
    flipsForRightToLeftLayoutDirection = isFlipped
    self.artwork = artwork
    // Shapes have no scale of their own.
    scale = CGFloat(max(artwork.nominal.conditions.scale ?? ImageTraits.nominal.scale, 1))
    switch artwork.renderingIntent {
    case .template: self.renderingMode = renderingMode ?? .alwaysTemplate
    case .original: self.renderingMode = renderingMode ?? .alwaysOriginal
    case nil: self.renderingMode = renderingMode ?? .automatic
    }
    self.symbolName = symbolName
    ownTint = tint
  }

  /// The picture in the bytes of a PNG or JPEG file, at one pixel per point; `nil` where they are none.
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

  /// The picture in a PNG or JPEG file; `@2x` and `@3x` at the end of its name are its scale. `nil` where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? ImageDecoder.decode(contentsOf: path) else {
      guard let data = FileManager.default.contents(atPath: path), EncodedPictures.picture(in: data) != nil
      else { return nil }
      self.init(data: data)
      return
    }
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    self.init(image, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points; with several variants, that on a phone of three pixels per point.
  open var size: CGSize { artwork.nominal.size.points }

  open var isSymbolImage: Bool { symbolName != nil }

  /// A copy with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint,
      isFlipped: flipsForRightToLeftLayoutDirection, missingName: missingName, symbol: symbol)
  }

  /// A copy that is mirrored in views that run from right to left, as arrows are.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint, isFlipped: true,
      missingName: missingName, symbol: symbol)
  }

  /// A copy as a stencil for a colour of its own.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: color,
      isFlipped: flipsForRightToLeftLayoutDirection, missingName: missingName, symbol: symbol)
  }

  /// A copy with other artwork, such as one that is cut into parts.
  func with(_ artwork: Artwork, symbol: SymbolConfiguration? = nil) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint,
      isFlipped: flipsForRightToLeftLayoutDirection, missingName: missingName, symbol: symbol ?? self.symbol)
  }

  /// The picture as code draws it: a template without a colour of its own in its own colours.
  var ownContent: ImageContent {
    let color = ownTint ?? symbol?.color ?? (symbolName == nil ? nil : .black)
    return ImageContent(
      image: artwork, mode: .stretch, tint: color?.dynamic,
      isFlippedForRightToLeft: flipsForRightToLeftLayoutDirection)
  }

  /// The picture as a value. `isStencil` says what an `automatic` picture is where it is shown; a symbol is
  /// always one.
  func content(tint: UIColor, isStencil: Bool = false, mode: ImagePlacement = .stretch) -> ImageContent {
    let isTemplate =
      renderingMode == .alwaysTemplate
      || (renderingMode == .automatic && (isStencil || (symbolName != nil && ownTint == nil)))
    let color = isTemplate ? symbol?.color ?? tint : ownTint ?? (symbolName == nil ? nil : .black)
    return ImageContent(
      image: artwork, mode: mode, tint: color?.dynamic,
      isFlippedForRightToLeft: flipsForRightToLeftLayoutDirection)
  }

  // Written by Scripts/uikit-names.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1, standard, constrainedHigh, high
  }
  // End of what is written.
}
