internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Required widths and heights in points of what has a size of its own: labels, text views that do not scroll, and buttons
/// with a title. In larger text, or in another language, the number is too small.
struct FixedTextSizeCheck {
  let written: WrittenConstraints

  init(_ written: WrittenConstraints) { self.written = written }

  func habits() -> [Habit] {
    written.indices.compactMap { index in
      let constraint = written[index]
      guard constraint.second == nil, constraint.relation == .equal,
        constraint.priority >= LayoutConstraint.required, constraint.constant > 0,
        [.width, .height].contains(constraint.firstAttribute), !written.isGuide(constraint.first),
        let kind = kind(of: written.view(of: constraint.first), constraint.firstAttribute)
      else { return nil }
      // Lines that wrap get higher, not wider.
      let wraps = constraint.firstAttribute == .width && written.wraps(written.view(of: constraint.first))
      return Habit(
        rule: .fixedTextSize, constraints: [index], items: [constraint.first],
        fault: "fixes the \(constraint.firstAttribute) of \(kind), which its text should decide",
        replacements: [constraint.replaced { $0.relation = wraps ? .lessThanOrEqual : .greaterThanOrEqual }],
        advice: wraps ? "pin both of its sides, or write" : "remove the constraint, or write")
    }
  }

  /// The kind of view, in a few words; `nil` if its text does not need the room, or cannot say how much it needs.
  private func kind(of view: Int, _ attribute: LayoutConstraint.Attribute) -> String? {
    let node = written.page.node(view)
    switch node.content {
    case .text(let text):
      // One that shrinks to its width has to be told that.
      if text.fitting != nil, attribute == .width { return nil }
      // An empty one has no size: what is written keeps a place for what code sets.
      if text.text.isEmpty { return nil }
      switch text.role {
      case .label: return "a label"
      case .textView: return node.behavior.scrollsText ? nil : "a text view"
      }
    case .control(let button as ButtonContent):
      return button.title.isEmpty || button.fitting != nil && attribute == .width
        ? nil : "a button with a title"
    case .control(let button as ConfiguredButtonContent):
      return button.title.isEmpty ? nil : "a button with a title"
    default: return nil
    }
  }
}

extension WrittenConstraints {
  fileprivate func wraps(_ view: Int) -> Bool {
    if case .text(let text) = page.node(view).content { text.maximumLines != 1 } else { false }
  }
}
