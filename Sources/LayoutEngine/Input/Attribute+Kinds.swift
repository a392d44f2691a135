extension LayoutConstraint.Attribute {
  /// The quantity that an attribute measures; only attributes of one kind can be compared.
  enum Kind: Hashable {
    case none, horizontalPosition, verticalPosition, size
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    }
  }

  /// True for leading and trailing edges and margins, which follow the layout direction.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True for left and right edges and margins, which do not depend on the layout direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Returns the left or right attribute for a leading or trailing one; other attributes are returned
  /// unchanged.
  func resolved(for direction: LayoutDirection) -> Self {
    let isReversed = direction == .rightToLeft
    return switch self {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case .leadingMargin: isReversed ? .rightMargin : .leftMargin
    case .trailingMargin: isReversed ? .leftMargin : .rightMargin
    default: self
    }
  }
}
