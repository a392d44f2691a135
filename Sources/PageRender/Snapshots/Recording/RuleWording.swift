internal import LayoutEngine
internal import PageBase

/// Constraints in words, such as `controls.bottom = safeArea.bottom − 12 @750`.
struct RuleWording {
  /// The name of the page's root view, which is left out before its layout guides.
  let root: String?
  /// The views' names in sentences, by their names in the tree.
  let shown: [String: String]

  func change(from before: FrameTree.Rule?, to after: FrameTree.Rule?) -> String {
    switch (before, after) {
    case (let before?, let after?): "\(text(after)) (was \(difference(of: after, from: before)))"
    case (nil, let after?): "\(text(after)) is new"
    case (let before?, nil): "\(text(before)) is gone"
    case (nil, nil): ""
    }
  }

  /// Writes a constraint, with its priority unless it is required.
  private func text(_ rule: FrameTree.Rule) -> String {
    let text = "\(text(rule.first)) \(sign(rule.relation)) \(rightSide(rule))"
    return rule.priority == LayoutConstraint.required ? text : text + " @\(JSONOutput.format(rule.priority))"
  }

  private func sign(_ relation: String) -> String {
    switch relation {
    case "<=": "≤"
    case ">=": "≥"
    default: PropertyWording.short(relation)
    }
  }

  /// Writes one side of a constraint, such as `controls.bottom`.
  private func text(_ end: FrameTree.End) -> String {
    let view = shown[end.view] ?? PropertyWording.short(end.view)
    let attribute = PropertyWording.short(end.attribute)
    guard let guide = end.guide else { return "\(view).\(attribute)" }
    let isPages = end.view == root && Self.pageGuides.contains(guide)
    return (isPages ? "" : "\(view).") + "\(PropertyWording.short(guide)).\(attribute)"
  }

  /// The root view's layout guides that are written without its name.
  static let pageGuides: Set<String> = ["safeArea", "layoutMargins", "readableContent"]

  private func rightSide(_ rule: FrameTree.Rule) -> String {
    guard let second = rule.second else { return Wording.measure(rule.constant) }
    let factor = rule.multiplier != 1 ? "\(Wording.measure(rule.multiplier)) × " : ""
    return factor + text(second) + (rule.constant == 0 ? "" : " " + Self.signed(rule.constant))
  }

  private static func signed(_ constant: Double) -> String {
    "\(constant < 0 ? "−" : "+") \(JSONOutput.format(abs(constant)))"
  }

  /// Returns the constraint's former values, as briefly as possible.
  private func difference(of rule: FrameTree.Rule, from before: FrameTree.Rule) -> String {
    let isNumber =
      rule.first == before.first && rule.second == before.second && rule.relation == before.relation
    guard isNumber else { return text(before) }
    var parts: [String] = []
    if rule.multiplier != before.multiplier { parts.append("\(Wording.measure(before.multiplier)) ×") }
    if rule.constant != before.constant {
      let isAlone = rule.second == nil
      parts.append(
        isAlone
          ? Wording.measure(before.constant)
          : before.constant == 0 ? "without a constant" : Self.signed(before.constant))
    }
    if rule.priority != before.priority { parts.append("priority \(JSONOutput.format(before.priority))") }
    if parts.isEmpty { parts.append("called \(before.identifier.map(PropertyWording.short) ?? "nothing")") }
    return parts.joined(separator: ", ")
  }
}
