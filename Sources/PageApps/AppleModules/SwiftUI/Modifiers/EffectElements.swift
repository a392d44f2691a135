internal import AppUIKit
internal import Foundation

/// An element in a view of UIKit of its own, which is changed.
final class ContainedElement: WrappingElement {
  private let change: (UIView) -> Void

  init(_ content: Element, _ change: @escaping (UIView) -> Void) {
    self.change = change
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let view = UIView()
    content.place(frame, on: canvas.inside(view, frame))
    change(view)
  }
}

/// An element that takes its room and shows nothing.
final class HiddenElement: WrappingElement {
  override func draw(_ frame: CGRect, on canvas: Canvas) {}
}

/// An element that is visible where another one is.
final class MaskElement: WrappingElement {
  private let mask: Element
  private let alignment: Alignment

  init(_ content: Element, _ mask: Element, _ alignment: Alignment) {
    (self.mask, self.alignment) = (mask, alignment)
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let (view, stencil) = (UIView(), UIView())
    let inside = canvas.inside(view, frame)
    content.place(frame, on: inside)
    stencil.frame = CGRect(origin: .zero, size: view.frame.size)
    var behind = inside
    behind.view = stencil
    content.place(mask, at: frame, alignment, on: behind)
    view.layer.mask = StencilLayer(stencil)
  }
}

/// An element blurred: a shape in one colour is drawn as its own shadow.
final class BlurElement: WrappingElement {
  private let radius: CGFloat
  private let host: ViewHost

  init(_ content: Element, _ radius: CGFloat, _ host: ViewHost) {
    (self.radius, self.host) = (radius, host)
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let view = UIView()
    content.place(frame, on: canvas.inside(view, frame))
    guard let shown = Self.only(view) else { return }
    if let shape = shown as? ShapePicture, let plain = shape.plain {
      blur(shape, plain.path, plain.color)
    } else if type(of: shown) == UIView.self, let color = shown.backgroundColor, shown.layer.cornerRadius == 0
    {
      blur(shown, CGPath(rect: shown.bounds, transform: nil), color)
    } else {
      host.fail("blur(radius:): what is not one shape in one colour is drawn sharp")
    }
  }

  /// The only view that draws something; the view itself where there are several, `nil` where there is none.
  private static func only(_ view: UIView) -> UIView? {
    let hasLayers = (view.layer.sublayers ?? []).count > view.subviews.count
    guard type(of: view) == UIView.self, view.backgroundColor == nil, !hasLayers else { return view }
    let isPlain =
      view.transform.isIdentity && view.layer.mask == nil && !view.clipsToBounds
      && view.layer.shadowOpacity == 0
    let inside = view.subviews.compactMap(only)
    guard let first = inside.first else { return nil }
    return isPlain && inside.dropFirst().isEmpty ? first : view
  }

  private func blur(_ view: UIView, _ path: CGPath, _ color: UIColor) {
    view.backgroundColor = nil
    view.layer.cornerRadius = 0
    for layer in view.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    (view.layer.shadowPath, view.layer.shadowColor) = (path, color.cgColor)
    (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (1, radius, .zero)
  }
}

extension UIView {
  /// Shows only what lies inside a shape over the view.
  func clip(to shape: some Shape, eoFill: Bool, _ environment: EnvironmentValues) {
    let rect = CGRect(origin: .zero, size: frame.size)
    if let corner = shape.corner(in: rect.size) {
      layer.round(corner)
      clipsToBounds = true
    } else {
      layer.mask = CAShapeLayer(
        shape.path(in: rect, environment), rect, UIColor.black.cgColor, eoFill: eoFill)
    }
  }
}
