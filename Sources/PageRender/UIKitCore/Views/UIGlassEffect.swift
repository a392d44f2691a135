public import Foundation
internal import PageDrawing
internal import PageLayout

/// The glass of iOS 26, drawn as a translucent fill with its tint; what lies behind is not blurred.
open class UIGlassEffect: UIVisualEffect {
  let style: Style
  /// The colour that replaces the glass's own, at the glass's opacity.
  open var tintColor: UIColor?
  /// True if the glass answers touches; no page shows it.
  open var isInteractive = false

  /// The clarity of glass, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  public override convenience init() { self.init(style: .regular) }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The fill of untinted glass.
  nonisolated static func fill(_ style: Style) -> Color.Dynamic {
    let glass = UITraitCollection.current.metrics.glass
    return style == .clear ? glass.clear : glass.regular
  }

  /// The fill of the glass where nothing is blurred behind it.
  var fill: Color.Dynamic {
    let fill = Self.fill(style)
    guard let tint = tintColor?.dynamic else { return fill }
    return Color.Dynamic(
      light: tint.withOpacity(fill.light.alpha).light, dark: tint.withOpacity(fill.dark.alpha).dark)
  }
}

/// An effect that joins the glass of views near one another; PageRender draws each by itself.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance from which on glass flows together, in points.
  open var spacing: CGFloat = 0
}
