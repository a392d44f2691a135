public import Foundation

/// The headers and footers that stay at a container's edge while it scrolls; at rest they lie in their places.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views beneath one another, as wide as the room.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let children = context.children(content, axis: .vertical)
    let stack = StackElement(.vertical, alignment.key, distance: spacing, children)
    return [WideElement(stack, .horizontal, Alignment(horizontal: alignment, vertical: .top))]
  }
}

/// Views beside one another, as high as the room.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    VerticalGuides.note(alignment)
    let children = context.children(content, axis: .horizontal)
    let stack = StackElement(.horizontal, alignment.key, distance: spacing, children)
    return [WideElement(stack, .vertical, Alignment(horizontal: .leading, vertical: alignment))]
  }
}

/// An element that takes all the room along an axis, and its ideal length along the other one.
private final class WideElement: WrappingElement {
  private let axis: Axis
  private let alignment: Alignment

  init(_ content: Element, _ axis: Axis, _ alignment: Alignment) {
    (self.axis, self.alignment) = (axis, alignment)
    super.init(content)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis.other] = nil
    return inner
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(inner(proposal))
    size[axis] = max(proposal[axis] ?? size[axis], size[axis])
    return size
  }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    content.place(in: frame, proposal: inner(asked), alignment: alignment, on: canvas)
  }
}

/// The widths of a lazy grid's columns, or the heights of its rows.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  /// A track: where it begins, its length, and the alignment in it.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
    var end: CGFloat { start + length }
  }

  /// The tracks of items in a length: fixed ones first, the others share what is left, one after another; an adaptive item holds as
  /// many as fit its share.
  static func tracks(_ items: [GridItem], in length: CGFloat?) -> [Track] {
    let gaps = items.dropLast().map { $0.spacing ?? Spacing.standard }.reduce(0, +)
    var left = (length ?? 0) - gaps
    var shared = items.count
    for case .fixed(let size) in items.map(\.size) { (left, shared) = (left - size, shared - 1) }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let spacing = item.spacing ?? Spacing.standard
      let share = shared > 0 ? max(left / CGFloat(shared), 0) : 0
      var own: [CGFloat]
      switch item.size {
      case .fixed(let size): own = [size]
      case .flexible(let least, let most): own = [min(max(share, least), most)]
      case .adaptive(let least, let most):
        let number = ((share + spacing) / max(least + spacing, 1) + 1e-6).number(in: 1...1000)
        let room = share - CGFloat(number - 1) * spacing
        own = Array(repeating: min(max(room / CGFloat(number), least), most), count: number)
      }
      if case .fixed = item.size {
      } else {
        (left, shared) = (left - own.reduce(0, +) - CGFloat(own.count - 1) * spacing, shared - 1)
      }
      for length in own {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + spacing
      }
    }
    return tracks
  }
}

/// Views in columns, row after row.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [
      TracksElement(
        .vertical, columns, Alignment(horizontal: alignment, vertical: .center), spacing,
        context.sections(content))
    ]
  }
}

/// Views in rows, column after column.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content()) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    VerticalGuides.note(alignment)
    return [
      TracksElement(
        .horizontal, rows, Alignment(horizontal: .center, vertical: alignment), spacing,
        context.sections(content))
    ]
  }
}

/// Elements in tracks of given lengths, line after line along an axis.
private final class TracksElement: Element {
  override var name: String? { "grid" }
  private let axis: Axis
  private let items: [GridItem]
  private let alignment: Alignment
  private let distance: CGFloat
  private let sections: [ListSection]

  init(
    _ axis: Axis, _ items: [GridItem], _ alignment: Alignment, _ spacing: CGFloat?, _ sections: [ListSection]
  ) {
    (self.axis, self.items, self.alignment, self.sections) = (axis, items, alignment, sections)
    distance = spacing ?? Spacing.standard
  }

  /// The element's cell, and what the element is offered.
  private typealias Cell = (element: Element, frame: CGRect, proposal: ProposedViewSize, alignment: Alignment)

  private func arranged(_ proposal: ProposedViewSize) -> (size: CGSize, cells: [Cell]) {
    let tracks = GridItem.tracks(items, in: proposal[axis.other])
    let whole = tracks.last?.end ?? 0
    var cells: [Cell] = []
    var place: CGFloat = 0
    func add(_ line: [(Element, GridItem.Track)]) {
      if place > 0 { place += distance }
      let measured = line.map { element, track -> (Element, GridItem.Track, ProposedViewSize, CGFloat) in
        var offered = ProposedViewSize.unspecified
        offered[axis.other] = track.length
        return (element, track, offered, element.size(offered)[axis])
      }
      let longest = measured.map(\.3).max() ?? 0
      for (element, track, offered, _) in measured {
        var (origin, size) = (CGPoint.zero, CGSize.zero)
        (origin[axis], origin[axis.other]) = (place, track.start)
        (size[axis], size[axis.other]) = (longest, track.length)
        cells.append((element, CGRect(origin: origin, size: size), offered, track.alignment ?? alignment))
      }
      place += longest
    }
    let all = GridItem.Track(start: 0, length: whole)
    for section in sections where !tracks.isEmpty {
      for header in section.header { add([(header, all)]) }
      for start in stride(from: 0, to: section.rows.count, by: tracks.count) {
        add(Array(zip(section.rows[start...], tracks)))
      }
      for footer in section.footer { add([(footer, all)]) }
    }
    var size = CGSize.zero
    (size[axis], size[axis.other]) = (place, whole)
    return (size, cells)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { arranged(proposal).size }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    for cell in arranged(asked).cells {
      cell.element.place(
        in: cell.frame.offsetBy(dx: frame.minX, dy: frame.minY), proposal: cell.proposal,
        alignment: cell.alignment,
        on: canvas)
    }
  }
}
