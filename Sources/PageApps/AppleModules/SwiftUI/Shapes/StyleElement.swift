internal import AppUIKit
internal import Foundation

/// A rectangle of a style.
final class StyleElement: Element {
  private let style: AnyShapeStyle
  private let environment: EnvironmentValues

  init(_ style: AnyShapeStyle, _ environment: EnvironmentValues) {
    (self.style, self.environment) = (style, environment)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    switch style.paint(environment) {
    case .color(let color):
      let view = UIView()
      view.backgroundColor = color
      canvas.add(view, frame)
    case .gradient(let gradient, let opacity):
      let view = UIView()
      canvas.add(view, frame)
      view.layer.addSublayer(gradient.layer(view.frame.size, opacity: opacity, environment))
    case .material(let material):
      canvas.add(UIVisualEffectView(effect: UIBlurEffect(style: material.style)), frame)
    }
  }
}
