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
  /// Changes of the size that a control or a text has, whatever its words.
  case size
  /// Changes that take two views apart, or show one of them.
  case overlap
  /// Changes of the font.
  case font
  /// Changes of the words that VoiceOver reads.
  case label
  /// Changes of the side on which a text or a constraint is.
  case side
  /// Changes of colours, and of what is seen at all.
  case colors

  /// The effect of a source's use of an object, or of its class.
  package enum Effect: Int, Comparable, Sendable {
    case none, possible, certain

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The effect on what matters. A helper's name tells of it: `applyStyle(onButton:` gives colours.
  package func effect(of use: SourceUse) -> Effect {
    let member = use.member.split(separator: ".").last.map(String.init) ?? ""
    let name = use.member.lowercased()
    switch use.kind {
    case .reads: return .none
    case .passes:
      if isCertain(name, member), !member.isEmpty { return .certain }
      let isPlacing = ["subview", "constraint"].contains(where: name.contains)
      return isPlacing && [.colors, .font, .label].contains(self) ? .none : .possible
    case .changes:
      if Self.neutral.contains(use.member), self != .label { return .none }
      if isCertain(name, member) { return .certain }
      let isNamed = isChanged(by: use.member) && isChanged(by: member)
      return isNamed ? .possible : .none
    }
  }

  private func isCertain(_ name: String, _ member: String) -> Bool {
    let bytes = Array(name.utf8)
    // Every finding of every screen asks.
    func has(_ words: [String]) -> Bool {
      words.contains { word in
        bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
      }
    }
    // Such as `selectionStyle`, and not `setStyle`.
    let isStyleProperty =
      member.hasSuffix("Style") && !["apply", "set", "update"].contains(where: member.hasPrefix)
    return switch self {
    case .colors:
      has(["color", "theme", "appearance", "attributedt", "configuration", "sublayer"])
        || has(["style"]) && !isStyleProperty
    case .font: has(["font", "textstyle", "attributedt", "configuration"])
    case .label:
      has(["accessibilitylabel", "accessibilityattributedlabel", "accessibilityelement"])
        || ["attributedText", "configuration", "setTitle", "text", "title"].contains(member)
    case .overlap: ["alpha", "hidden", "isHidden", "removeFromSuperview"].contains(member)
    case .size: ["hitTest", "point", "pointInside"].contains(member)
    case .side: ["semanticContentAttribute", "textAlignment"].contains(member)
    case .anything, .room, .contentSize, .place: false
    }
  }

  /// Returns true if a member of a view may change what matters.
  package func isChanged(by member: String) -> Bool {
    if Self.neutral.contains(member) || member.hasPrefix("accessibility") { return false }
    return switch self {
    case .anything, .overlap: true
    case .size:
      !Self.looks.contains(member) && !Self.states.contains(member) && !Self.words.contains(member)
    case .font:
      !Self.looks.contains(member) && !Self.words.subtracting(["setAttributedTitle"]).contains(member)
    case .label: false
    case .side: ["attributedText", "isActive", "active", "remove", "removeFromSuperview"].contains(member)
    case .room: !Self.looks.contains(member)
    case .contentSize: !Self.looks.contains(member) && !["alpha", "hidden", "isHidden"].contains(member)
    case .place: !Self.looks.contains(member) && !Self.states.contains(member)
    case .colors: !Self.texts.contains(member)
    }
  }

  /// Members that change neither frames nor colours of what a view shows.
  private static let neutral: Set<String> = [
    "addGestureRecognizer", "addTarget", "autocapitalizationType", "autocorrectionType",
    "becomeFirstResponder", "dataSource", "delegate",
    "isUserInteractionEnabled", "keyboardType", "layer.borderColor", "layer.borderWidth",
    "layer.cornerRadius", "layer.maskedCorners", "layer.masksToBounds", "layer.shadowColor",
    "layer.shadowOffset", "layer.shadowOpacity",
    "layer.shadowRadius", "register", "reloadData", "removeTarget", "resignFirstResponder", "returnKeyType",
    "tag",
    "userInteractionEnabled",
  ]

  private static let looks: Set<String> = [
    "addSublayer", "backgroundColor", "insertSublayer", "setBackgroundImage", "setTitleColor", "textColor",
    "tintColor", "titleColor",
  ]

  private static let states: Set<String> = [
    "isEnabled", "isOn", "isSelected", "maximumValue", "minimumValue", "on", "onTintColor", "setOn",
    "thumbTintColor", "value",
  ]

  private static let words: Set<String> = [
    "alpha", "attributedTitle", "hidden", "image", "isHidden", "placeholder", "setAttributedTitle",
    "setTitle", "setTitleColor",
    "text", "textAlignment", "title", "titleColor",
  ]

  private static let texts: Set<String> = [
    "font", "lineBreakMode", "minimumScaleFactor", "numberOfLines", "placeholder", "setTitle", "text",
    "textAlignment",
  ]
}
