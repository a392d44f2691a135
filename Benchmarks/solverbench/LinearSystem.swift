internal import LayoutEngine

/// A view family as linear constraints over four variables (x, y, width, height) of each item, in the text
/// form that `kiwibench` reads:
///
///     COUNT-OF-VARIABLES
///     edit VARIABLE FIRST SECOND
///     STRENGTH RELATION CONSTANT VARIABLE COEFFICIENT …
///
/// A strength of 0 is a required constraint; the relation compares the sum with 0.
struct LinearSystem {
  private(set) var text: String
  /// Priorities below 1000 in use, lowest first. Each level outweighs the one below a hundred times.
  private let levels: [Double]

  init(_ family: ViewFamily) {
    var priorities = Set(family.input.constraints.map(\.priority))
    for item in family.input.items where item.content != .none {
      priorities.formUnion([item.contentHugging.horizontal, item.contentHugging.vertical])
      priorities.formUnion([item.compressionResistance.horizontal, item.compressionResistance.vertical])
    }
    levels = priorities.filter { $0 < LayoutConstraint.required }.sorted()
    let (first, second) = family.sizes
    text = "\(family.input.items.count * 4)\n"
    text += "edit 2 \(first.width) \(second.width)\n"
    text += "edit 3 \(first.height) \(second.height)\n"
    add([(0, 1)], .equal, 0, at: LayoutConstraint.required)
    add([(1, 1)], .equal, 0, at: LayoutConstraint.required)
    add(family.input)
  }

  /// The sizes of an item follow its last constraint: kiwi takes up to ten times as long where they all come
  /// before the constraints, or all after them.
  private mutating func add(_ input: LayoutInput) {
    var left = input.items.map { _ in 0 }
    for constraint in input.constraints { left[constraint.first] += 1 }
    for constraint in input.constraints {
      add(constraint)
      left[constraint.first] -= 1
      if left[constraint.first] == 0 { addSizes(of: input.items[constraint.first], constraint.first) }
    }
  }

  private mutating func addSizes(of item: LayoutItem, _ index: Int) {
    for variable in [4 * index + 2, 4 * index + 3] {
      add([(variable, 1)], .greaterThanOrEqual, 0, at: LayoutConstraint.required)
    }
    guard case .fixed(let width, let height) = item.content else { return }
    if let width {
      add([(4 * index + 2, 1)], .lessThanOrEqual, -width, at: item.contentHugging.horizontal)
      add([(4 * index + 2, 1)], .greaterThanOrEqual, -width, at: item.compressionResistance.horizontal)
    }
    if let height {
      add([(4 * index + 3, 1)], .lessThanOrEqual, -height, at: item.contentHugging.vertical)
      add([(4 * index + 3, 1)], .greaterThanOrEqual, -height, at: item.compressionResistance.vertical)
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    var terms = Self.terms(constraint.firstAttribute, of: constraint.first, times: 1)
    if let second = constraint.second {
      terms += Self.terms(constraint.secondAttribute, of: second, times: -constraint.multiplier)
    }
    add(terms, constraint.relation, -constraint.constant, at: constraint.priority)
  }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: LayoutConstraint.Relation,
    _ constant: Double, at priority: Double
  ) {
    var strength = 0.0
    if let level = levels.firstIndex(of: priority) {
      strength = (0..<level).reduce(1) { product, _ in product * 100 }
    }
    text += "\(strength) \(relation.rawValue) \(constant)"
    for term in terms { text += " \(term.variable) \(term.coefficient)" }
    text += "\n"
  }

  /// Only the attributes that the families use.
  private static func terms(
    _ attribute: LayoutConstraint.Attribute, of item: Int, times factor: Double
  ) -> [(variable: Int, coefficient: Double)] {
    let (x, y, width, height) = (4 * item, 4 * item + 1, 4 * item + 2, 4 * item + 3)
    return switch attribute {
    case .left: [(x, factor)]
    case .top: [(y, factor)]
    case .right: [(x, factor), (width, factor)]
    case .bottom: [(y, factor), (height, factor)]
    case .width: [(width, factor)]
    case .height: [(height, factor)]
    case .centerX: [(x, factor), (width, factor / 2)]
    case .centerY: [(y, factor), (height, factor / 2)]
    default: preconditionFailure("no family uses \(attribute)")
    }
  }
}
