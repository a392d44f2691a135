import LayoutEngine
import Testing

/// Builds layout inputs in the order of reading.
struct TreeBuilder {
  var input: LayoutInput

  /// A root named `root`.
  init() {
    input = LayoutInput(items: [LayoutItem(name: "root", parent: nil)])
  }

  /// Adds an item and returns its index.
  mutating func add(
    _ name: String, in parent: Int = 0, role: LayoutItem.Role = .view,
    placement: LayoutItem.Placement = .constraints, content: LayoutItem.Content = .none
  ) -> Int {
    input.items.append(
      LayoutItem(name: name, parent: parent, role: role, placement: placement, content: content))
    return input.items.count - 1
  }

  mutating func constrain(
    _ first: Int, _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation = .equal,
    _ second: Int? = nil, _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000
  ) {
    input.constraints.append(
      LayoutConstraint(
        first: first, attribute, relation, second: second, secondAttribute, multiplier: multiplier,
        constant: constant, priority: priority))
  }

  /// Sets a size attribute to a constant.
  mutating func set(
    _ item: Int, _ attribute: LayoutConstraint.Attribute, to constant: Double, at priority: Double = 1000
  ) {
    constrain(item, attribute, plus: constant, at: priority)
  }

  /// Pins edges to the same edges of another item.
  mutating func pin(_ item: Int, to other: Int, _ edges: [LayoutConstraint.Attribute]) {
    for edge in edges { constrain(item, edge, .equal, other, edge) }
  }

  /// Adds a view that is pinned vertically, for cases about the other axis.
  mutating func addRow(_ name: String) -> Int {
    let item = add(name)
    pin(item, to: 0, [.top, .bottom])
    return item
  }

  mutating func pinEdges(_ item: Int, to other: Int) {
    pin(item, to: other, [.leading, .top, .trailing, .bottom])
  }
}

/// Content of fixed sizes by item; text that wraps has an area instead: its height at a width is
/// `area / width`.
struct FakeContent: ContentMeasuring {
  var sizes: [Int: IntrinsicSize] = [:]
  var areas: [Int: Double] = [:]
  var lines: [Int: Baselines] = [:]

  func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
    if let area = areas[item] {
      let limit = width ?? area / 20
      return IntrinsicSize(width: area / 20, height: limit > 0 ? area / limit : 0)
    }
    return sizes[item] ?? .none
  }

  func baselines(ofItem item: Int, in size: Size) -> Baselines? { lines[item] }
}

extension LayoutEnvironment {
  static func screen(
    _ width: Double, _ height: Double, scale: Double = 1, safeArea: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: width, height: height), scale: scale, safeArea: safeArea, direction: direction)
  }
}

/// Solves once.
func layOut(
  _ input: LayoutInput, _ environment: LayoutEnvironment, measuring content: FakeContent = FakeContent()
) throws -> LayoutResult {
  var system = try LayoutSystem(input)
  return try system.solve(in: environment, measuring: content)
}

/// Whether two rectangles agree to within rounding errors of decimals written in a test.
func expectClose(
  _ actual: Rect, _ expected: Rect, within tolerance: Double = 1e-6, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference =
    [
      actual.minX - expected.minX, actual.minY - expected.minY, actual.width - expected.width,
      actual.height - expected.height,
    ].map(\.magnitude).max() ?? 0
  #expect(
    difference <= tolerance, "\(actual) is not \(expected). \(comment ?? "")", sourceLocation: sourceLocation)
}

func expectClose(
  _ actual: Double, _ expected: Double, within tolerance: Double = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    (actual - expected).magnitude <= tolerance, "\(actual) is not \(expected)",
    sourceLocation: sourceLocation)
}
