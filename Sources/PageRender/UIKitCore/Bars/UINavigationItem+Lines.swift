internal import Foundation
internal import PageBase

/// The texts that iOS 26 brought beside a page's title. Their sizes are estimated: no picture of them was recorded.
extension UINavigationItem {
  private static var hasLines: Bool { UITraitCollection.current.system.rawValue >= 26 }

  /// The title in the bar's row, or a large one, with the attributes that the bar gives it under its own.
  func line(isLarge: Bool, _ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString? {
    guard Self.hasLines else { return title.map { NSAttributedString(string: $0, attributes: attributes) } }
    let text = isLarge ? largeTitle ?? title : title
    let plain = text.map { NSAttributedString(string: $0, attributes: attributes) }
    guard let own = (isLarge ? largeAttributedTitle : nil) ?? attributedTitle, !isLarge || largeTitle == nil
    else { return plain }
    let line = NSMutableAttributedString(attributedString: NSAttributedString(own))
    let whole = NSRange(location: 0, length: line.length)
    for (key, value) in attributes ?? [:] {
      line.enumerateAttribute(key, in: whole) { found, range, _ in
        if found == nil { line.addAttribute(key, value: value, range: range) }
      }
    }
    return line
  }

  /// The view below the title; `nil` for none.
  func lowerView(isLarge: Bool) -> UIView? {
    guard Self.hasLines else { return nil }
    if let view = (isLarge ? largeSubtitleView : nil) ?? subtitleView { return view }
    let text = (isLarge ? largeSubtitle : nil) ?? subtitle
    let own = (isLarge ? largeAttributedSubtitle : nil) ?? attributedSubtitle
    guard own != nil || text?.isEmpty == false else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: isLarge ? 15 : 12)
    label.textColor = .secondaryLabel
    if let own { label.attributedText = NSAttributedString(own) } else { label.text = text }
    return label
  }

  /// The height, in points, that a line below a large title adds to the bar.
  var largeLineHeight: CGFloat { lowerView(isLarge: true) == nil ? 0 : 20 }
}
