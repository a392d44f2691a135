internal import Foundation

/// An element with a place of its own in a frame.
class FramedElement: WrappingElement {
  override var name: String? { "frame" }

  /// The content's frame in the element's size.
  func frame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let own = frame(in: size)
    return content.guide(key, in: own.size).map { $0 + (StackElement.isVertical(key) ? own.minY : own.minX) }
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    content.place(self.frame(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY), on: canvas)
  }
}

/// An element in a frame of given lengths.
final class FixedFrameElement: FramedElement {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(_ content: Element, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    // A length that is negative or not finite counts as none (OpenSwiftUI, FrameLayout).
    func checked(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    (self.width, self.height, self.alignment) = (checked(width), checked(height), alignment)
    super.init(content)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let own = content.size(inner(proposal))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  override var spacing: Spacing {
    var own = content.spacing
    own.reset([height == nil ? [] : .vertical, width == nil ? [] : .horizontal])
    return own
  }

  override func frame(in size: CGSize) -> CGRect {
    content.aligned(in: size, inner(asked), alignment)
  }
}

/// An element in a frame with bounds.
final class FlexibleFrameElement: FramedElement {
  /// The bounds and the ideal of one axis, in points.
  struct Length {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    var isFree: Bool { least == nil && ideal == nil && most == nil }

    /// The length that the content is offered where the frame has a length of its own.
    func placed(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
      let isWithin = (least ?? -.infinity) < length && length < (most ?? .infinity)
      return ideal == nil && proposal == nil && isWithin ? nil : length
    }

    /// The length that the content is offered.
    func offered(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return min(max(length, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity))
    }

    /// The frame's own length.
    func answer(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
      let (low, high) = (least ?? min(content, most ?? content), most ?? max(content, least ?? content))
      guard least != nil || most != nil else { return proposal == nil ? ideal ?? content : content }
      // With both bounds the frame takes what it is offered, with one it reaches from its content to the bound.
      let wanted = proposal ?? ideal ?? content
      return min(max(wanted, low), max(high, low))
    }
  }

  private let width: Length
  private let height: Length
  private let alignment: Alignment
  init(_ content: Element, width: Length, height: Length, alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
    super.init(content)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let own = content.size(inner(proposal))
    return CGSize(
      width: width.answer(proposal.width, content: own.width),
      height: height.answer(proposal.height, content: own.height))
  }

  override var spacing: Spacing {
    var own = content.spacing
    own.reset([height.isFree ? [] : .vertical, width.isFree ? [] : .horizontal])
    return own
  }

  // The content is asked again with the frame's own size, but for a length that nobody gave.
  override func frame(in size: CGSize) -> CGRect {
    content.aligned(
      in: size,
      ProposedViewSize(
        width: width.placed(size.width, asked.width), height: height.placed(size.height, asked.height)),
      alignment)
  }
}

extension Element {
  /// The frame of the element's answer to a proposal, aligned in a size.
  func aligned(in size: CGSize, _ proposal: ProposedViewSize, _ alignment: Alignment) -> CGRect {
    let own = dimensions(proposal)
    let around = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    return CGRect(
      x: around[alignment.horizontal] - own[alignment.horizontal],
      y: around[alignment.vertical] - own[alignment.vertical], width: own.width, height: own.height)
  }
}

/// An element with room around it.
final class PaddingElement: WrappingElement {
  override var name: String? { "padding" }
  private let insets: EdgeInsets

  init(_ content: Element, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(content)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let own = content.size(proposal.inset(by: insets))
    return CGSize(
      width: max(own.width + insets.leading + insets.trailing, 0),
      height: max(own.height + insets.top + insets.bottom, 0))
  }

  // An edge with room of its own wants what any view wants.
  override var spacing: Spacing {
    var own = content.spacing
    own.reset([
      insets.top == 0 ? [] : .top, insets.leading == 0 ? [] : .leading, insets.bottom == 0 ? [] : .bottom,
      insets.trailing == 0 ? [] : .trailing,
    ])
    return own
  }

  private func inner(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(frame.width - insets.leading - insets.trailing, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
  }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.guide(key, in: inner(CGRect(origin: .zero, size: size)).size).map {
      $0 + (StackElement.isVertical(key) ? insets.top : insets.leading)
    }
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) { content.place(inner(frame), on: canvas) }
}

/// An element that is asked for its ideal length.
final class FixedSizeElement: WrappingElement {
  override var name: String? { "fixedSize" }
  private let axes: Axis.Set

  init(_ content: Element, _ axes: Axis.Set) {
    self.axes = axes
    super.init(content)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    content.size(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
  }
}

/// An element whose proposal has a ratio of width to height.
final class RatioElement: WrappingElement {
  override var name: String? { "aspectRatio" }
  private let ratio: CGFloat?
  private let mode: ContentMode

  init(_ content: Element, ratio: CGFloat?, _ mode: ContentMode) {
    (self.ratio, self.mode) = (ratio, mode)
    super.init(content)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(
        self.ratio == nil ? ideal : CGSize(width: ideal.height * ratio, height: ideal.height))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = (width / ratio <= height) == (mode == .fit)
      if byWidth, width.isFinite { return ProposedViewSize(width: width, height: width / ratio) }
      if height.isFinite { return ProposedViewSize(width: height * ratio, height: height) }
      return width.isFinite ? ProposedViewSize(width: width, height: width / ratio) : proposal
    }
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }
}

/// An element with a priority of its own in a stack.
final class PriorityElement: WrappingElement {
  private let own: Double

  init(_ content: Element, _ priority: Double) {
    own = priority
    super.init(content)
  }

  override var priority: Double { own }
}

/// An element with other traits.
final class TraitElement: WrappingElement {
  private let change: @MainActor (inout Traits) -> Void

  init(_ content: Element, _ change: @escaping @MainActor (inout Traits) -> Void) {
    self.change = change
    super.init(content)
  }

  override var traits: Traits {
    var own = content.traits
    change(&own)
    return own
  }
}

/// An element with a place of its own for an alignment.
final class GuideElement: WrappingElement {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(_ content: Element, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    (self.key, self.compute) = (key, compute)
    super.init(content)
  }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key == self.key ? compute(content.dimensions(in: size)) : content.guide(key, in: size)
  }
}

/// An element moved from its place.
final class OffsetElement: WrappingElement {
  private let offset: CGSize

  init(_ content: Element, _ offset: CGSize) {
    self.offset = offset
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    content.place(frame.offsetBy(dx: offset.width, dy: offset.height), on: canvas)
  }
}

/// An element with its centre at a point of the room that it is offered, which it takes.
final class PositionElement: WrappingElement {
  private let point: CGPoint

  init(_ content: Element, _ point: CGPoint) {
    self.point = point
    super.init(content)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let own = content.size(ProposedViewSize(frame.size))
    content.place(
      CGRect(
        x: frame.minX + point.x - own.width / 2, y: frame.minY + point.y - own.height / 2, width: own.width,
        height: own.height), on: canvas)
  }
}

/// An element with another one behind or before it, of its size.
final class LayeredElement: WrappingElement {
  private let layer: Element
  private let alignment: Alignment
  private let isBehind: Bool
  private let ignored: Edge.Set

  /// - Parameter ignored: The edges at which the layer reaches beyond the safe area if the content reaches to it.
  init(_ content: Element, _ layer: Element, _ alignment: Alignment, isBehind: Bool, ignored: Edge.Set = []) {
    (self.layer, self.alignment, self.isBehind, self.ignored) = (layer, alignment, isBehind, ignored)
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    if !isBehind { content.place(frame, on: canvas) }
    let room = frame.outset(by: canvas.safeArea(over: frame).only(ignored))
    content.place(layer, at: room, alignment, on: canvas)
    if isBehind { content.place(frame, on: canvas) }
  }
}

/// An element that reaches beyond the safe area at edges where it reaches to it.
final class UnsafeElement: WrappingElement {
  private let edges: Edge.Set

  init(_ content: Element, _ edges: Edge.Set) {
    self.edges = edges
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let insets = canvas.safeArea(over: frame).only(edges)
    let room = frame.outset(by: insets)
    var whole = canvas
    whole.safe = canvas.safe.outset(by: canvas.covered.only(edges))
    guard insets != EdgeInsets() else { return content.place(frame, on: whole) }
    content.place(in: room, proposal: ProposedViewSize(room.size), alignment: .center, on: whole)
  }
}
