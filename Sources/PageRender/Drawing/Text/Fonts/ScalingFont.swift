public import PageBase

/// A font with the rule by which it follows the content size.
public struct ScalingFont: Hashable, Sendable {
  /// The font at the content size for which it was made.
  public var descriptor: FontDescriptor
  /// The rule of scaling; `nil` for a font of a fixed size.
  public var scaling: FontScaling?

  public init(_ descriptor: FontDescriptor, scaling: FontScaling? = nil) {
    self.descriptor = descriptor
    self.scaling = scaling
  }

  /// The font at another content size.
  public func scaled(to size: ContentSize) -> ScalingFont {
    var font = self
    switch scaling {
    case nil: break
    case .textStyle(let style, let leading):
      font.descriptor.pointSize = style.pointSize(at: size)
      font.descriptor.leading = style.leading(at: size) + leading
    case .relative(let style, let pointSize, let maximum):
      // Rounded to whole points, as a simulator of iOS 26 prints them.
      let scaled = (style.scaled(pointSize, to: size) + 0.5).rounded(.down)
      font.descriptor.pointSize = max(1, min(scaled, maximum ?? .infinity))
    }
    return font
  }

  /// The system font of a text style, at a content size.
  public static func textStyle(_ style: TextStyle, at size: ContentSize) -> ScalingFont {
    ScalingFont(FontDescriptor(weight: style.weight, pointSize: 17), scaling: .textStyle(style))
      .scaled(to: size)
  }
}
