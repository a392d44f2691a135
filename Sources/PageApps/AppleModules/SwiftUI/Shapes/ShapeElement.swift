internal import AppUIKit
internal import Foundation

/// A shape drawn once or several times, one over the other.
final class ShapeElement: Element {
  private let shape: any Shape
  private let paints: [ShapePaint]
  private let environment: EnvironmentValues

  init(_ shape: any Shape, _ paints: [ShapePaint], _ environment: EnvironmentValues) {
    (self.shape, self.paints, self.environment) = (shape, paints, environment)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let view = UIView()
    canvas.add(view, frame)
    for paint in paints { paint.draw(on: view, environment) }
  }
}

/// A shape with what fills it.
nonisolated struct ShapePaint: Sendable {
  let shape: any Shape
  let style: AnyShapeStyle
  let eoFill: Bool

  @MainActor func draw(on view: UIView, _ environment: EnvironmentValues) {
    let rect = CGRect(origin: .zero, size: view.frame.size)
    let path = shape.path(in: rect, environment)
    let corner = shape.corner(in: rect.size)
    let isFirst = (view.layer.sublayers ?? []).isEmpty && view.backgroundColor == nil
    let mask = CAShapeLayer(path, rect, UIColor.black.cgColor, eoFill: eoFill)
    switch style.paint(environment) {
    case .color(let color):
      if isFirst, let corner {
        view.backgroundColor = color
        view.layer.round(corner)
      } else {
        view.layer.addSublayer(CAShapeLayer(path, rect, color.cgColor, eoFill: eoFill))
      }
    case .gradient(let gradient, let opacity):
      let layer = gradient.layer(rect.size, opacity: opacity, environment)
      layer.widen(to: path.boundingRect)
      mask.frame.origin = CGPoint(x: -layer.frame.minX, y: -layer.frame.minY)
      layer.mask = mask
      view.layer.addSublayer(layer)
    case .material(let material):
      let pane = UIVisualEffectView(effect: UIBlurEffect(style: material.style))
      pane.frame = rect
      view.addSubview(pane)
      if let corner { pane.layer.round(corner) } else { pane.layer.mask = mask }
    }
  }
}

extension Shape {
  /// The path in a rectangle, turned round where the language runs from right to left.
  func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return path }
    return path.applying(CGAffineTransform(scaleX: -1, y: 1).about(.center, in: rect))
  }

  /// The equal corners of a shape that is a rectangle otherwise; `nil` for other forms.
  func corner(in size: CGSize) -> (radius: CGFloat, style: RoundedCornerStyle)? {
    (((self as? AnyShape)?.shape ?? self) as? any _CorneredShape)?._corner(in: size)
  }
}

extension CAShapeLayer {
  /// The layer of a path that one colour fills, or draws along it.
  convenience init(_ path: Path, _ frame: CGRect, _ color: CGColor, eoFill: Bool = false) {
    self.init()
    self.frame = frame
    self.path = path.cgPath
    fillRule = eoFill ? .evenOdd : .nonZero
    fillColor = path.line == nil ? color : nil
    guard let line = path.line else { return }
    strokeColor = color
    (lineWidth, miterLimit, lineDashPhase) = (line.lineWidth, line.miterLimit, line.dashPhase)
    lineCap = [.round: .round, .square: .square][line.lineCap] ?? .butt
    lineJoin = [.round: .round, .bevel: .bevel][line.lineJoin] ?? .miter
    lineDashPattern = line.dash.isEmpty ? nil : line.dash.map { NSNumber(value: Double($0)) }
  }
}

extension CALayer {
  func round(_ corner: (radius: CGFloat, style: RoundedCornerStyle)) {
    guard corner.radius > 0 else { return }
    cornerRadius = corner.radius
    cornerCurve = corner.style == .continuous ? .continuous : .circular
  }
}

extension CAGradientLayer {
  /// Makes the layer large enough for a rectangle without changing the gradient where it is.
  func widen(to area: CGRect) {
    let own = frame
    guard !area.isNull, own.width > 0, own.height > 0 else { return }
    let x = max(own.midX - area.minX, area.maxX - own.midX) / (own.width / 2)
    let y = max(own.midY - area.minY, area.maxY - own.midY) / (own.height / 2)
    let factor = max(x, y)
    guard factor > 1 else { return }
    frame = own.insetBy(dx: own.width * (1 - factor) / 2, dy: own.height * (1 - factor) / 2)
    func inner(_ point: CGPoint) -> CGPoint {
      CGPoint(x: 0.5 + (point.x - 0.5) / factor, y: 0.5 + (point.y - 0.5) / factor)
    }
    (startPoint, endPoint) = (inner(startPoint), inner(endPoint))
  }
}

/// A layer that shows a tree of views which is on no screen, as a mask.
final class StencilLayer: CALayer {
  private let stencil: UIView

  init(_ stencil: UIView) {
    self.stencil = stencil
    super.init()
    frame = CGRect(origin: .zero, size: stencil.frame.size)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(in ctx: CGContext) { stencil.layer.render(in: ctx) }
}

extension UIView {
  /// Covers what the view draws with a gradient, wherever another view of the same size draws.
  ///
  /// - Parameter isWhole: True if nothing else of the view is to be seen.
  func cover(
    _ gradient: GradientPaint, opacity: Double, through stencil: UIView, isWhole: Bool,
    _ environment: EnvironmentValues
  ) {
    stencil.frame = CGRect(origin: .zero, size: frame.size)
    let cover = gradient.layer(frame.size, opacity: opacity, environment)
    (isWhole ? layer : cover).mask = StencilLayer(stencil)
    layer.addSublayer(cover)
  }
}
