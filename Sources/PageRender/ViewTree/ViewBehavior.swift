internal import Foundation

/// What a view does when it is used, which no picture shows.
struct ViewBehavior: Hashable, Sendable {
  /// Whether it is a control that is switched off, or a label that looks so.
  var isDisabled = false
  /// Whether it scrolls by whole pages.
  var isPaging = false
  /// Whether it is a text that can be scrolled.
  var scrollsText = false
  /// Whether its text is in a font that grows with the content size.
  var followsContentSize = false
}

extension ViewBehavior {
  @MainActor
  init(of view: UIView) {
    if let control = view as? UIControl { isDisabled = !control.isEnabled }
    if let scroll = view as? UIScrollView { isPaging = scroll.isPagingEnabled }
    switch view {
    case let label as UILabel:
      isDisabled = !label.isEnabled
      followsContentSize = label.font.font.scaling != nil || label.hasScaledFont
    case let text as UITextView:
      scrollsText = text.isScrollEnabled
      followsContentSize = text.font?.font.scaling != nil || text.attributedText?.hasScaledFont == true
    case let button as UIButton: followsContentSize = button.titleLabel?.font.font.scaling != nil
    default: break
    }
  }
}

extension NSAttributedString {
  /// Whether a part of it is in a font that follows the content size.
  var hasScaledFont: Bool {
    var found = false
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, _, stop in
      guard (font as? UIFont)?.font.scaling != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
