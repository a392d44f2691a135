/// The changes by code that matter to a finding.
package enum CodeUse: Sendable {
  /// Every change.
  case anything
  /// Changes of the room that a text needs, or that it has.
  case room
  /// Changes of the size that a view's content asks for; hiding a view changes none of its constraints.
  case contentSize
  /// Changes of a control's place; its state and its colours change none.
  case place
  /// Changes of colours, and of what is seen at all.
  case colors

  /// Returns true if a member of a view may change what matters.
  package func isChanged(by member: String) -> Bool {
    if Self.neutral.contains(member) || member.hasPrefix("accessibility") { return false }
    return switch self {
    case .anything: true
    case .room: !Self.looks.contains(member)
    case .contentSize: !Self.looks.contains(member) && !["alpha", "hidden", "isHidden"].contains(member)
    case .place: !Self.looks.contains(member) && !Self.states.contains(member)
    case .colors: !Self.texts.contains(member)
    }
  }

  /// Members that change neither frames nor colours of what a view shows.
  private static let neutral: Set<String> = [
    "addGestureRecognizer", "addTarget", "becomeFirstResponder", "dataSource", "delegate",
    "isUserInteractionEnabled", "keyboardType", "layer.borderColor", "layer.borderWidth",
    "layer.cornerRadius",
    "layer.maskedCorners", "layer.shadowColor", "layer.shadowOffset", "layer.shadowOpacity",
    "layer.shadowRadius", "register", "reloadData", "resignFirstResponder", "returnKeyType", "tag",
    "userInteractionEnabled",
  ]

  private static let looks: Set<String> = ["backgroundColor", "textColor", "tintColor"]

  private static let states: Set<String> = [
    "isEnabled", "isOn", "isSelected", "maximumValue", "minimumValue", "on", "onTintColor", "setOn",
    "thumbTintColor", "value",
  ]

  private static let texts: Set<String> = [
    "font", "lineBreakMode", "minimumScaleFactor", "numberOfLines", "placeholder", "setTitle", "text",
    "textAlignment",
  ]
}
