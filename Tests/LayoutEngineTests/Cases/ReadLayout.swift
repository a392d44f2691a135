import LayoutEngine
import TestSupport
import Testing

/// A layout as a case says it, in a root of 300 × 200 points, and the verdict beside it. Tests/Cases/README.md describes the statements.
struct ReadLayout {
  var tree = TreeBuilder()
  var content = FakeContent()
  var environment = LayoutEnvironment.screen(300, 200)
  var expected = LayoutVerdict()
  /// How many conflicts there are, where they may be any minimal ones of the expected members.
  var anyCount: Int?
  var input: LayoutInput { tree.input }

  init() {}

  /// - Throws: `CaseError` for a statement that cannot be read.
  init(_ lines: [String]) throws {
    var reader = LayoutReader()
    for line in lines { try reader.read(line) }
    self = reader.layout
    expected.conflicts = reader.members.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    expected.broken.sort()
  }

  init(_ question: Question) throws { try self.init(question.lines.map { $0.words.joined(separator: " ") }) }

  /// Solves the layout with more constraints.
  func solved(adding constraints: [LayoutConstraint] = []) throws -> (LayoutSystem, LayoutResult) {
    var changed = input
    changed.constraints += constraints
    var system = try LayoutSystem(changed)
    let result = try system.solve(in: environment, measuring: content)
    return (system, result)
  }

  /// The engine's diagnostics.
  func verdict(_ system: LayoutSystem, _ result: LayoutResult) -> LayoutVerdict {
    LayoutVerdict(
      conflicts: result.conflicts.map { $0.members.map(input.wording).sorted() }.sorted {
        $0.lexicographicallyPrecedes($1)
      },
      free: system.ambiguities(proposalLimit: 0).flatMap(words),
      broken: system.brokenConstraints().map { input.wording(of: $0) }.sorted())
  }

  func words(_ ambiguity: LayoutAmbiguity) -> [String] {
    let name = input.items[ambiguity.item].name
    let isHorizontal = ambiguity.axis == .horizontal
    if ambiguity.isOfContent { return ["\(name).content\(isHorizontal ? "Width" : "Height")"] }
    return (ambiguity.isPositionFree ? ["\(name).\(isHorizontal ? "x" : "y")"] : [])
      + (ambiguity.isSizeFree ? ["\(name).\(isHorizontal ? "width" : "height")"] : [])
  }

  /// - Throws: `CaseError` without an item of that name.
  func item(_ name: String) throws -> Int {
    try input.items.firstIndex { $0.name == name } ?? { throw CaseError("no view \(name)") }()
  }
}

/// Conflicts, wishes and ambiguities of a layout, in words.
struct LayoutVerdict: Equatable {
  /// The members of each conflict, in words, sorted.
  var conflicts: [[String]] = []
  /// The quantities that are free, in document order.
  var free: [String] = []
  /// The wishes that do not hold, in words, sorted.
  var broken: [String] = []
}

// MARK: The other axis

extension ReadLayout {
  /// The layout with its axes exchanged, of views that know no text.
  var turned: ReadLayout {
    var turned = self
    turned.environment.size = environment.size.turned
    turned.environment.safeArea = environment.safeArea.turned
    turned.tree.input.items = input.items.map(\.turned)
    turned.tree.input.constraints = input.constraints.map { constraint in
      var other = constraint
      other.firstAttribute = constraint.firstAttribute.turned
      other.secondAttribute = constraint.secondAttribute.turned
      return other
    }
    return turned
  }
}

extension LayoutItem {
  fileprivate var turned: LayoutItem {
    var item = self
    if case .fixed(let width, let height) = content { item.content = .fixed(width: height, height: width) }
    if case .autoresizing(let frame, let mask, let size) = placement {
      let across = mask.rawValue & 0b111
      item.placement = .autoresizing(
        frame: frame.turned, mask: AutoresizingMask(rawValue: across << 3 | mask.rawValue >> 3),
        parentSize: size.turned)
    }
    (item.contentHugging, item.compressionResistance) = (contentHugging.turned, compressionResistance.turned)
    (item.margins.leading, item.margins.top) = (margins.top, margins.leading)
    (item.margins.trailing, item.margins.bottom) = (margins.bottom, margins.trailing)
    item.alignmentRectInsets = alignmentRectInsets.turned
    if case .stack(var stack) = arrangement {
      stack.axis = stack.axis.turned
      item.arrangement = .stack(stack)
    }
    if case .scroll(var scroll) = arrangement {
      scroll.contentSize = scroll.contentSize.turned
      scroll.contentInset = scroll.contentInset.turned
      if case .page(let page, let axis) = scroll.contentOffset {
        scroll.contentOffset = .page(page, axis.turned)
      }
      if case .points(let point) = scroll.contentOffset { scroll.contentOffset = .points(point.turned) }
      item.arrangement = .scroll(scroll)
    }
    return item
  }
}

extension Axis {
  fileprivate var turned: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension AxisPriorities {
  fileprivate var turned: AxisPriorities { AxisPriorities(horizontal: vertical, vertical: horizontal) }
}

extension LayoutConstraint.Attribute {
  fileprivate var turned: LayoutConstraint.Attribute {
    let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.left, .top), (.leading, .top), (.right, .bottom), (.trailing, .bottom), (.width, .height),
      (.centerX, .centerY), (.leadingMargin, .topMargin), (.trailingMargin, .bottomMargin),
    ]
    if let pair = pairs.first(where: { $0.0 == self }) { return pair.1 }
    // Top and bottom are exchanged with the edges of reading.
    return pairs.last { $0.1 == self }?.0 ?? self
  }
}

extension Rect {
  var turned: Rect { Rect(x: minY, y: minX, width: height, height: width) }
}

extension Size {
  var turned: Size { Size(width: height, height: width) }
}

extension Point {
  var turned: Point { Point(x: y, y: x) }
}

extension EdgeInsets {
  var turned: EdgeInsets { EdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
