internal import AppUIKit
internal import Foundation

/// A part of an evaluated tree, which answers proposals with sizes and places views of UIKit in a frame.
@MainActor
public class _Element {
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
    guard LayoutBudget.spend() else { return .zero }
    var answer = measured(proposal)
    if answer.width.isNaN { answer.width = 0 }
    if answer.height.isNaN { answer.height = 0 }
    if remembers { answers[proposal] = answer }
    return answer
  }

  /// True if answers are kept. An element that hands its proposal on does not, so that what is in it is asked each time.
  var remembers: Bool { true }

  func measured(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The place of an alignment that the element has of its own, in points from its top left in a size.
  final func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let question = GuideQuestion(key: key, width: size.width, height: size.height, asked: asked)
    if let known = guides[question] { return known }
    guard LayoutBudget.spend() else { return nil }
    let own = ownGuide(key, in: size)
    // A frame inside may be another one after another proposal.
    guides[question] = .some(own)
    return own
  }

  func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let width: CGFloat
    let height: CGFloat
    let asked: ProposedViewSize
  }
  private var guides: [GuideQuestion: CGFloat?] = [:]

  /// The name by which views in the element are told who proposed their size; `nil` for that of the element around.
  var name: String? { nil }

  /// Places the element's views into a frame, in points of the canvas's root.
  final func place(_ frame: CGRect, on canvas: Canvas) {
    guard LayoutBudget.spend() else { return }
    var own = canvas
    own.proposal = asked
    own.proposers = (canvas.proposers.own, name ?? canvas.proposers.own)
    draw(frame.cleaned, on: own)
  }

  /// Adds the element's views to a canvas.
  func draw(_ frame: CGRect, on canvas: Canvas) {}

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

typealias Element = _Element

/// The steps that one layout may take, so that containers within one another that each ask twice end.
@MainActor
enum LayoutBudget {
  /// A second has time for as many.
  static let most = 2_000_000
  private static var left = most
  private static var depth = 0
  /// The address in the stack at which the outermost layout began.
  private static var start: UInt = 0

  /// True if less than half of the stack is in use, which has 8 MB in the threads of a program on Linux.
  static var hasRoom: Bool { depth == 0 || start < place + 4_000_000 }

  private static var place: UInt {
    var here = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Takes steps. False if none is left.
  static func spend(_ steps: Int = 1) -> Bool {
    left -= steps
    return left > 0
  }

  /// Runs a layout, which may run others, and tells if it ran out of steps.
  static func within<Result>(_ body: () -> Result, exceeded: () -> Void) -> Result {
    if depth == 0 { (left, start) = (most, place) }
    depth += 1
    defer { depth -= 1 }
    let result = body()
    if left <= 0 { exceeded() }
    return result
  }
}

extension CGRect {
  /// The rectangle with numbers that Foundation's functions of rectangles take, which trap at infinite ones.
  fileprivate var cleaned: CGRect {
    func number(_ number: CGFloat) -> CGFloat { number.isNaN ? 0 : min(max(number, -1e9), 1e9) }
    return CGRect(x: number(minX), y: number(minY), width: number(width), height: number(height))
  }
}

extension Element {
  /// Places the element in the part of a view that nothing covers.
  func fill(_ view: UIView, isMirrored: Bool) {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let canvas = Canvas(
      view: view, origin: .zero, scale: max(view.traitCollection.displayScale, 1),
      mirrored: isMirrored ? view.bounds.width : nil, bounds: view.bounds, safe: safe)
    place(in: safe, proposal: ProposedViewSize(safe.size), alignment: .center, on: canvas)
  }

  /// Places another element over or behind a frame of the element, their guides upon one another.
  func place(_ layer: Element, at frame: CGRect, _ alignment: Alignment, on canvas: Canvas) {
    let own = layer.dimensions(ProposedViewSize(frame.size))
    let around = dimensions(in: frame.size)
    layer.place(
      CGRect(
        x: frame.minX + around[alignment.horizontal] - own[alignment.horizontal],
        y: frame.minY + around[alignment.vertical] - own[alignment.vertical], width: own.width,
        height: own.height), on: canvas)
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
  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content.guide(key, in: size) }
  override func draw(_ frame: CGRect, on canvas: Canvas) { content.place(frame, on: canvas) }
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
  var view: UIView
  /// The top left of the view in points of the root.
  var origin: CGPoint
  /// The pixels per point.
  let scale: CGFloat
  /// The root's width where the language runs from right to left: frames are mirrored there.
  let mirrored: CGFloat?
  /// The whole room around, and the part of it that nothing of the screen covers, in points of the root.
  var bounds: CGRect
  var safe: CGRect
  /// True if the canvas is a page that does not show, on which nothing appears.
  var isAside = false
  /// The origins of spaces with names.
  var spaces: [AnyHashable: CGPoint] = [:]
  /// The proposal that the views answer.
  fileprivate(set) var proposal = ProposedViewSize.unspecified
  /// The names of those who proposed to the element and who proposes in it.
  fileprivate(set) var proposers = (around: "the screen", own: "the screen")

  /// A rectangle with its edges on pixels, half ones down and to the right, in points of the view.
  func rounded(_ rect: CGRect) -> CGRect {
    var frame = rect
    if let mirrored { frame.origin.x = mirrored - rect.maxX }
    // A million points are more than any screen shows, and stay exact.
    func edge(_ place: CGFloat) -> CGFloat {
      let place = place.isNaN ? 0 : min(max(place, -1e6), 1e6)
      return ((place * scale) + 0.5 + 1e-6).rounded(.down) / scale
    }
    let (left, top) = (edge(frame.minX), edge(frame.minY))
    return CGRect(
      x: left - origin.x, y: top - origin.y, width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
  }

  /// The lengths that are covered at the canvas's edges.
  var covered: EdgeInsets {
    EdgeInsets(
      top: safe.minY - bounds.minY, leading: safe.minX - bounds.minX, bottom: bounds.maxY - safe.maxY,
      trailing: bounds.maxX - safe.maxX)
  }

  /// The lengths that are covered beyond the edges of a frame that reaches to the safe area's edges.
  func safeArea(over frame: CGRect) -> EdgeInsets {
    covered.only(reached(by: frame))
  }

  /// The edges of the safe area to which a frame reaches.
  func reached(by frame: CGRect) -> Edge.Set {
    let all: [(Edge.Set, CGFloat)] = [
      (.top, frame.minY - safe.minY), (.leading, frame.minX - safe.minX), (.bottom, frame.maxY - safe.maxY),
      (.trailing, frame.maxX - safe.maxX),
    ]
    return Edge.Set(all.filter { abs($0.1) < 0.5 }.map(\.0))
  }

  func add(_ child: UIView, _ frame: CGRect) {
    child.frame = rounded(frame)
    child.proposal =
      "proposed \(proposal.words) by \(proposers.around), answered \(ProposedViewSize(frame.size).words)"
    view.addSubview(child)
  }

  /// The canvas of a view that is added over a frame.
  func inside(_ child: UIView, _ frame: CGRect) -> Canvas {
    add(child, frame)
    var inner = self
    inner.view = child
    inner.origin = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
    return inner
  }
}
