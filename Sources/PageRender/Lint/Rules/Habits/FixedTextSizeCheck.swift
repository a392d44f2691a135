internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Finds required widths and heights in points on views with an intrinsic size: labels, text views that do
/// not scroll, and buttons with a title. At a larger text size, or in another language, the number is too
/// small.
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

  /// The kind of view, in a few words; `nil` if the text does not need the size, or the view has no intrinsic
  /// size.
  private func kind(of view: Int, _ attribute: LayoutConstraint.Attribute) -> String? {
    let node = written.page.node(view)
    switch node.content {
    case .text(let text):
      // A text that shrinks to fit needs a fixed width to shrink to.
      if text.fitting != nil, attribute == .width { return nil }
      // An empty text has no size; the constraint reserves space for a text that code sets.
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
