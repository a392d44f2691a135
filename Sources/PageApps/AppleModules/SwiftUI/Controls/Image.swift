internal import AppUIKit
public import Foundation

/// A picture of the app, or a system symbol.
nonisolated public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, Bundle?)
    case symbol(String)
    case given(UIImage)
  }

  let source: Source
  var resizing: ResizingMode?
  var insets = EdgeInsets()
  var rendering: TemplateRenderingMode?
  var keepsPixels = false

  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name, bundle) }
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  public init(_ resource: ImageResource) { self.init(resource.name) }
  public init(systemName: String) { source = .symbol(systemName) }
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  public init(uiImage: UIImage) { source = .given(uiImage) }
  public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: image, scale: scale, orientation: orientation)
  }
  public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .given(UIImage(cgImage: image, scale: scale, orientation: orientation.uiKit))
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    fileprivate var uiKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: CaseIterable, Hashable, Sendable { case small, medium, large }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var copy = self
    (copy.insets, copy.resizing) = (capInsets, resizingMode)
    return copy
  }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = mode
    return copy
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.keepsPixels = interpolation == .none
    return copy
  }

  /// UIKit's picture where the image is used, a symbol by the font and weight of texts there.
  @MainActor func picture(_ environment: EnvironmentValues) -> UIImage? {
    var picture: UIImage?
    switch source {
    case .named(let name, let bundle): picture = UIImage(named: name, in: bundle, compatibleWith: nil)
    case .given(let image): picture = image
    case .symbol(let name):
      let scale: UIImage.SymbolScale =
        [.small: .small, .medium: .medium, .large: .large][environment.imageScale] ?? .medium
      let font = environment.textChanges.font(environment.font ?? .body).font(environment.dynamicTypeSize)
      picture = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font, scale: scale))
    }
    if !insets.isNone {
      picture = picture?.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
        resizingMode: resizing == .tile ? .tile : .stretch)
    } else if resizing == .tile {
      picture = picture?.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    }
    switch rendering {
    case .template: return picture?.withRenderingMode(.alwaysTemplate)
    case .original: return picture?.withRenderingMode(.alwaysOriginal)
    case nil: return picture
    }
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

extension EdgeInsets {
  var isNone: Bool { self == EdgeInsets() }
}

extension Image: _PrimitiveView {
  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [ImageElement(self, context.environment)]
  }
}

/// A picture in its own size, or in any where it is resizable.
final class ImageElement: Element {
  private let image: Image
  private let picture: UIImage?
  private let paint: AnyShapeStyle.Paint
  private let environment: EnvironmentValues
  private let font: UIFont

  init(_ image: Image, _ environment: EnvironmentValues) {
    self.image = image
    picture = image.picture(environment)
    let style =
      environment.textChanges.style ?? environment.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
    paint = style.paint(environment)
    self.environment = environment
    font = environment.textChanges.font(environment.font ?? .body).font(environment.dynamicTypeSize)
  }

  // A symbol keeps no distance to a text.
  override var spacing: Spacing {
    guard image.isSymbol, image.resizing == nil else { return Spacing() }
    let offset = max(((picture?.size.height ?? 0) - font.capHeight) / 2, 0)
    return Spacing([
      .init(kind: .textToText, edge: .top): .points(0), .init(kind: .textToText, edge: .bottom): .points(0),
      .init(kind: .edgeAboveText, edge: .top): .points(offset),
      .init(kind: .edgeBelowText, edge: .bottom): .points(offset + 1),
    ])
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let own = picture?.size ?? .zero
    guard image.resizing != nil else { return own }
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  // A symbol stands on the baseline of texts beside it: its middle is in the middle of their capitals.
  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard image.isSymbol, image.resizing == nil,
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return (size.height + font.capHeight) / 2
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    guard let picture else { return }
    let view = UIImageView(image: image.keepsPixels ? picture.magnified(to: frame.size) : picture)
    view.contentMode = .scaleToFill
    view.tintColor = paint.color
    canvas.add(view, frame)
    guard case .gradient(let gradient, let opacity) = paint, isTemplate else { return }
    let stencil = UIImageView(image: picture)
    (stencil.contentMode, stencil.tintColor) = (view.contentMode, .black)
    view.cover(gradient, opacity: opacity, through: stencil, isWhole: true, environment)
    // Below a gradient that lets it through, the picture itself is clear.
    if !TextGradient(gradient, opacity: opacity).isOpaque(environment) { view.tintColor = .clear }
  }

  private var isTemplate: Bool {
    image.rendering == .template || picture?.renderingMode == .alwaysTemplate
      || (image.isSymbol && image.rendering == nil)
  }
}

extension UIImage {
  /// The picture in another size, with pixels that stay squares.
  fileprivate func magnified(to size: CGSize) -> UIImage {
    let magnified = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.interpolationQuality = .none
      draw(in: CGRect(origin: .zero, size: size))
    }
    return magnified.withRenderingMode(renderingMode)
  }
}

/// The number of colours of a symbol; those with several are not drawn.
public enum SymbolRenderingMode: Equatable, Sendable { case monochrome }
