internal import LayoutEngine

/// A layout of any size, the same on both sides of the comparison.
struct ViewFamily {
  var input: LayoutInput
  /// Two sizes of the root, in points; the layout is solved for the first and moved to the second.
  var sizes: (Size, Size)

  static let names = [
    "page", "open", "closed", "tree", "open-shuffled", "closed-shuffled", "tree-shuffled",
    "open-inequalities", "closed-inequalities", "tree-inequalities",
    "labels",
  ]

  init?(_ name: String, count: Int) {
    let words = name.split(separator: "-")
    var random = SplitMix64(seed: 20)
    var order = Array(0..<count)
    if words.last == "shuffled" { order.shuffle(using: &random) }
    var views = ViewList(order: order)
    let length = Double(10 * count)
    switch words.first {
    case "page":
      views.input = TutorialPage().input
      sizes = (Self.phone, Self.tablet)
    case "open":
      views.addChain(closed: false)
      sizes = (Size(width: 10, height: 44), Size(width: 12, height: 44))
    case "closed":
      views.addChain(closed: true)
      sizes = (Size(width: length, height: 44), Size(width: length * 1.2, height: 44))
    case "labels":
      views.addLabels(width: 40)
      sizes = (Size(width: 5 * length, height: 44), Size(width: 3 * length, height: 44))
    case "tree":
      views.addTree(fanOut: 4)
      sizes = (Size(width: length, height: 4000), Size(width: length * 1.2, height: 3000))
    default: return nil
    }
    if words.last == "inequalities" { views.addInequalities(count / 10, using: &random) }
    if words.last == "shuffled" { views.input.constraints.shuffle(using: &random) }
    input = views.input
  }

  private static let phone = Size(width: 393, height: 852)
  private static let tablet = Size(width: 1024, height: 1366)
}

/// Views in one root; the views of a family have places, which an order turns into items.
private struct ViewList {
  var input = LayoutInput(items: [LayoutItem(name: "root", parent: nil)])
  private let order: [Int]

  /// - Parameter order: the number of the item, less 1, at each place of the family.
  init(order: [Int]) {
    self.order = order
    for index in order.indices { input.items.append(LayoutItem(name: "view \(index)", parent: 0)) }
  }

  private var places: Range<Int> { order.indices }

  private func item(_ place: Int) -> Int { order[place] + 1 }

  private mutating func constrain(
    _ first: Int, _ attribute: LayoutConstraint.Attribute,
    _ second: Int?, _ other: LayoutConstraint.Attribute = .notAnAttribute,
    is relation: LayoutConstraint.Relation = .equal, plus constant: Double = 0, at priority: Double = 1000
  ) {
    input.constraints.append(
      LayoutConstraint(
        first: first, attribute, relation, second: second, other, constant: constant, priority: priority))
  }

  /// Views side by side, as wide as each other: as wide as the root, or closed, filling it together.
  mutating func addChain(closed: Bool) {
    for place in places {
      let view = item(place)
      constrain(view, .top, 0, .top)
      constrain(view, .height, nil, plus: 44)
      if place == 0 {
        constrain(view, .left, 0, .left)
        if !closed { constrain(view, .width, 0, .width) }
      } else {
        constrain(view, .left, item(place - 1), .right)
        constrain(view, .width, item(place - 1), .width)
      }
    }
    if closed { constrain(item(places.count - 1), .right, 0, .right) }
  }

  /// Labels side by side that fill the root and all want the same width as much as each other.
  mutating func addLabels(width: Double) {
    for place in places {
      let view = item(place)
      input.items[view].content = .fixed(width: width, height: 20)
      constrain(view, .top, 0, .top)
      if place == 0 {
        constrain(view, .left, 0, .left)
      } else {
        constrain(view, .left, item(place - 1), .right)
      }
    }
    constrain(item(places.count - 1), .right, 0, .right)
  }

  /// Views 1 pt inside their parents, which each hold `fanOut` views of equal widths side by side. The
  /// parents are not superviews, so that any order of the items is possible.
  mutating func addTree(fanOut: Int) {
    for place in places {
      let view = item(place)
      let sibling = place % fanOut
      let parent = place < fanOut ? 0 : item(place / fanOut - 1)
      constrain(view, .top, parent, .top, plus: 1)
      constrain(view, .bottom, parent, .bottom, plus: -1)
      if sibling == 0 {
        constrain(view, .left, parent, .left, plus: 1)
      } else {
        constrain(view, .left, item(place - 1), .right)
        constrain(view, .width, item(place - 1), .width)
      }
      if sibling == fanOut - 1 || place == places.count - 1 {
        constrain(view, .right, parent, .right, plus: -1)
      }
    }
  }

  /// Between random views: half of them required, which hold, half of them wishes, about half of which do
  /// not.
  mutating func addInequalities(_ count: Int, using random: inout SplitMix64) {
    for index in 0..<count {
      let a = Int.random(in: places, using: &random)
      let b = Int.random(in: places, using: &random)
      if index % 2 == 0 || a == b {
        constrain(item(a), .left, 0, .left, is: .greaterThanOrEqual)
      } else {
        constrain(item(a), .left, item(b), .right, is: .greaterThanOrEqual, plus: 5, at: 500)
      }
    }
  }
}

/// A generator of repeatable random numbers (SplitMix64; Steele, Lea and Flood, OOPSLA 2014).
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
