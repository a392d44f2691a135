internal import Foundation
internal import PageDrawing
internal import PageLayout

extension ViewBehavior {
  @MainActor
  package init(of view: UIView) {
    self.init()
    missingImage = view.missingImageName
    if let window = view.superview as? UIWindow {
      isBehindSheet = window.isBehindSheet(view) || window.isBehindMenu(view)
    }
    if let control = view as? UIControl { isDisabled = !control.isEnabled }
    if let scroll = view as? UIScrollView { isPaging = scroll.isPagingEnabled }
    if view is SheetRoom { sheetScale = Double(view.geometry.zoom) }
    switch view {
    case let label as UILabel:
      isDisabled = !label.isEnabled
      followsContentSize = label.font.font.scaling != nil || label.hasScaledFont
    case let text as UITextView:
      scrollsText = text.isScrollEnabled
      followsContentSize = text.font?.font.scaling != nil || text.attributedText?.hasScaledFont == true
    case let button as UIButton:
      followsContentSize = button.titleLabel?.font.font.scaling != nil
      let title = button.configuration?.title ?? button.currentTitle ?? ""
      let isSymbol = [.infoLight, .infoDark, .detailDisclosure, .contactAdd, .close].contains(
        button.buttonType)
      isSystemButton =
        button.contentEdgeInsets == .zero && (isSymbol || button.buttonType == .system && !title.isEmpty)
    default: break
    }
  }
}

extension NSAttributedString {
  /// True if a part of the text has a font that follows the content size.
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
