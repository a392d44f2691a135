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

/// An element that is the source of a frame for others, or takes place and size of the source.
final class MatchedElement: WrappingElement {
  private let shared: MatchedFrame
  private let isSource: Bool
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint
  private let host: ViewHost

  init(
    _ content: Element, _ shared: MatchedFrame, isSource: Bool, _ properties: MatchedGeometryProperties,
    _ anchor: UnitPoint, _ host: ViewHost
  ) {
    (self.shared, self.isSource, self.properties) = (shared, isSource, properties)
    (self.anchor, self.host) = (anchor, host)
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    if isSource {
      let isNews = shared.isAwaited && shared.frame != frame
      shared.frame = frame
      if isNews { host.afterLayout { [host] in host.invalidate() } }
      return content.place(frame, on: canvas)
    }
    shared.isAwaited = true
    guard let source = shared.frame else { return content.place(frame, on: canvas) }
    var own = frame
    if properties.contains(.size) { own.size = content.size(ProposedViewSize(source.size)) }
    if properties.contains(.position) {
      own.origin.x = source.minX + (source.width - own.width) * anchor.x
      own.origin.y = source.minY + (source.height - own.height) * anchor.y
    }
    content.place(own, on: canvas)
  }
}

/// The frame of the source of a name in a namespace.
final class MatchedFrame {
  var frame: CGRect?
  /// True if a view takes its place from the frame.
  var isAwaited = false
}

/// An element that another element of the same scroll view changes at the edges, which is told there.
final class EdgeElement: WrappingElement {
  private let modifier: String
  private let host: ViewHost

  init(_ content: Element, _ modifier: String, _ host: ViewHost) {
    (self.modifier, self.host) = (modifier, host)
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    content.place(frame, on: canvas)
    let views = sequence(first: canvas.view, next: \.superview)
    guard let scroll = views.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    let own = canvas.view.convert(canvas.rounded(frame), to: scroll)
    let shown = scroll.bounds.intersection(own)
    if shown.width > 0.5, shown.height > 0.5, shown.width < own.width - 0.5 || shown.height < own.height - 0.5
    {
      host.fail("\(modifier): a view at the edge of a scroll view is drawn as in its middle")
    }
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
