internal import AppUIKit
internal import Foundation

/// A part of an evaluated tree, which answers proposals with sizes and places views of UIKit in a frame.
@MainActor
class Element {
  /// The larger of two elements of a stack is asked later and gets what is left.
  var priority: Double { 0 }
  /// The distances that the element wants to its neighbours in a stack.
  var spacing: Spacing { Spacing() }
  /// Values for the containers around: a tab's label, a tag, a place in depth.
  var traits: Traits { Traits() }
  private var answers: [ProposedViewSize: CGSize] = [:]
  /// The last proposal, for which the element is placed: a container asks once more before it places.
  private(set) final var asked = ProposedViewSize.unspecified

  /// The size that the element takes when it is offered another one.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    asked = proposal
    if let known = answers[proposal] { return known }
    let answer = measured(proposal)
    if remembers { answers[proposal] = answer }
    return answer
  }

  /// True if answers are kept. An element that hands its proposal on does not, so that what is in it is asked each time.
  var remembers: Bool { true }

  func measured(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The place of an alignment that the element has of its own, in points from its top left in a size.
  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  /// Places the element's views into a frame, in points of the canvas's root.
  func place(_ frame: CGRect, on canvas: Canvas) {}

  final func dimensions(in size: CGSize) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height) { [self] in guide($0, in: size) }
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { dimensions(in: size(proposal)) }

  /// Places the element in the size that it takes of a proposal, aligned in a rectangle.
  final func place(in rect: CGRect, proposal: ProposedViewSize, alignment: Alignment, on canvas: Canvas) {
    let own = dimensions(proposal)
    let around = ViewDimensions(width: rect.width, height: rect.height) { _ in nil }
    place(
      CGRect(
        x: rect.minX + around[alignment.horizontal] - own[alignment.horizontal],
        y: rect.minY + around[alignment.vertical] - own[alignment.vertical], width: own.width,
        height: own.height),
      on: canvas)
  }
}

/// An element that changes something of another one.
class WrappingElement: Element {
  let content: Element

  init(_ content: Element) { self.content = content }

  override var remembers: Bool { false }
  override var priority: Double { content.priority }
  override var spacing: Spacing { content.spacing }
  override var traits: Traits { content.traits }
  override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content.guide(key, in: size) }
  override func place(_ frame: CGRect, on canvas: Canvas) { content.place(frame, on: canvas) }
}

/// Values of an element for the containers around it.
@MainActor
struct Traits {
  var tag: AnyHashable?
  var zIndex = 0.0
  var tab: [Element] = []
  var badge: String?
  /// Values by the types of their keys: those of layouts, and of rows of lists.
  var values: [ObjectIdentifier: Any] = [:]
}

/// The views of UIKit that an evaluated tree is placed in.
@MainActor
struct Canvas {
  let view: UIView
  /// The top left of the view in points of the root.
  let origin: CGPoint
  /// The pixels per point.
  let scale: CGFloat
  /// The root's width where the language runs from right to left: frames are mirrored there.
  let mirrored: CGFloat?
  /// The whole room around, and the part of it that nothing of the screen covers, in points of the root.
  var bounds: CGRect
  var safe: CGRect
  /// True if the canvas is a page that does not show, on which nothing appears.
  var isAside = false

  /// A rectangle with its edges on pixels, half ones down and to the right, in points of the view.
  func rounded(_ rect: CGRect) -> CGRect {
    var frame = rect
    if let mirrored { frame.origin.x = mirrored - rect.maxX }
    func edge(_ place: CGFloat) -> CGFloat { ((place * scale) + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (edge(frame.minX), edge(frame.minY))
    return CGRect(
      x: left - origin.x, y: top - origin.y, width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
  }

  /// The lengths that are covered beyond the edges of a frame that reaches to the safe area's edges.
  func safeArea(over frame: CGRect) -> EdgeInsets {
    func inset(_ own: CGFloat, _ edge: CGFloat, _ end: CGFloat) -> CGFloat {
      abs(own - edge) < 0.5 ? abs(edge - end) : 0
    }
    return EdgeInsets(
      top: inset(frame.minY, safe.minY, bounds.minY), leading: inset(frame.minX, safe.minX, bounds.minX),
      bottom: inset(frame.maxY, safe.maxY, bounds.maxY), trailing: inset(frame.maxX, safe.maxX, bounds.maxX))
  }

  func add(_ child: UIView, _ frame: CGRect) {
    child.frame = rounded(frame)
    view.addSubview(child)
  }

  /// The canvas of a view that is added over a frame.
  func inside(_ child: UIView, _ frame: CGRect) -> Canvas {
    add(child, frame)
    return Canvas(
      view: child, origin: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY),
      scale: scale,
      mirrored: mirrored, bounds: bounds, safe: safe, isAside: isAside)
  }
}
