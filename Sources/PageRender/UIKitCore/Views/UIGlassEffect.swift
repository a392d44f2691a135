public import Foundation
internal import PageDrawing
internal import PageLayout

/// The glass of iOS 26: what lies below is blurred under a translucent fill with a rim.
open class UIGlassEffect: UIVisualEffect {
  let style: Style
  /// The colour that replaces the glass's own, at the glass's opacity.
  open var tintColor: UIColor?
  /// True if the glass answers touches; no page shows it.
  open var isInteractive = false

  public override convenience init() { self.init(style: .regular) }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Glass without a tint.
  nonisolated static func look(_ style: Style) -> GlassLook {
    let glass = UITraitCollection.current.metrics.glass
    return style == .clear ? glass.clear : glass.regular
  }

  var look: GlassLook {
    var look = Self.look(style)
    guard let tint = tintColor?.dynamic else { return look }
    let fill = look.material.fill
    look.material.fill = Color.Dynamic(
      light: tint.withOpacity(fill.light.alpha).light, dark: tint.withOpacity(fill.dark.alpha).dark)
    return look
  }
}

/// An effect that joins the glass of views near one another; PageRender draws each by itself.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance from which on glass flows together, in points.
  open var spacing: CGFloat = 0
}
