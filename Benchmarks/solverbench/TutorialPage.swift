internal import LayoutEngine

/// A page of a tutorial as plain constraints: a picture in the upper half, text below it, and a row of
/// three equally wide controls, the middle one of which holds four dots.
struct TutorialPage {
  private(set) var input = LayoutInput(items: [LayoutItem(name: "window", parent: nil)])

  init() {
    let page = add("page", in: 0)
    for edge in [LayoutConstraint.Attribute.left, .top, .right, .bottom] {
      constrain(page, edge, 0, edge)
    }
    let picture = add("picture", in: page, content: .fixed(width: 800, height: 800))
    input.items[picture].contentHugging = AxisPriorities(horizontal: 251, vertical: 251)
    input.items[picture].compressionResistance = AxisPriorities(horizontal: 50, vertical: 50)
    constrain(picture, .left, page, .left)
    constrain(picture, .right, page, .right)
    constrain(picture, .top, page, .top)
    constrain(picture, .height, page, .height, times: 0.5)

    let text = add("text", in: page, content: .fixed(width: nil, height: 210))
    let row = add("row", in: page)
    constrain(text, .left, page, .left, plus: 24)
    constrain(text, .right, page, .right, plus: -24)
    constrain(text, .top, picture, .bottom, is: .greaterThanOrEqual, plus: 18)
    constrain(text, .top, picture, .bottom, plus: 18, at: 750)
    constrain(text, .bottom, row, .top, is: .lessThanOrEqual, plus: -8)
    addRow(row, in: page)
  }

  private mutating func addRow(_ row: Int, in page: Int) {
    constrain(row, .left, page, .left)
    constrain(row, .right, page, .right)
    constrain(row, .bottom, page, .bottom, plus: -34)
    constrain(row, .height, nil, plus: 50)
    let previous = add("previous", in: row, content: .fixed(width: 46, height: nil))
    let dots = add("dots", in: row)
    let next = add("next", in: row, content: .fixed(width: 46, height: nil))
    constrain(previous, .left, row, .left)
    constrain(dots, .left, previous, .right)
    constrain(next, .left, dots, .right)
    constrain(next, .right, row, .right)
    constrain(dots, .width, previous, .width)
    constrain(next, .width, previous, .width)
    for control in [previous, dots, next] {
      constrain(control, .top, row, .top)
      constrain(control, .bottom, row, .bottom)
    }
    addDots(in: dots)
  }

  private mutating func addDots(in dots: Int) {
    let group = input.items.count
    for index in 0..<4 {
      let dot = add("dot", in: dots)
      constrain(dot, .width, nil, plus: 7)
      constrain(dot, .height, nil, plus: 7)
      constrain(dot, .centerY, dots, .centerY)
      if index > 0 { constrain(dot, .left, dot - 1, .right, plus: 9) }
    }
    // Half of the 55 pt from the first dot to the last.
    constrain(group, .left, dots, .centerX, plus: -27.5, at: 750)
    constrain(group, .left, dots, .left, is: .greaterThanOrEqual)
    constrain(group + 3, .right, dots, .right, is: .lessThanOrEqual)
  }

  private mutating func add(_ name: String, in parent: Int, content: LayoutItem.Content = .none) -> Int {
    input.items.append(LayoutItem(name: name, parent: parent, content: content))
    return input.items.count - 1
  }

  private mutating func constrain(
    _ first: Int, _ attribute: LayoutConstraint.Attribute,
    _ second: Int?, _ other: LayoutConstraint.Attribute = .notAnAttribute,
    is relation: LayoutConstraint.Relation = .equal, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Double = 1000
  ) {
    input.constraints.append(
      LayoutConstraint(
        first: first, attribute, relation, second: second, other, multiplier: multiplier,
        constant: constant, priority: priority))
  }
}
