package import Foundation

/// The text of UIKit's `description` of a view, without addresses.
///
/// The forms are taken from recorded snapshots: from swift-snapshot-testing's own (`testTraits`,
/// `testTableViewController`, `testUIView`), and for text fields, sliders, switches and colours from the
/// hierarchies of iOS 16 to 18 in the tests of getsentry/sentry-cocoa.
@MainActor
package struct ViewDescription {
  /// True, the default, if descriptions include background colours, as since iOS 16.
  private static var listsBackgrounds = true
  private let listsBackgrounds = Self.listsBackgrounds

  private init() {}

  static func text(of view: UIView) -> String { ViewDescription().of(view) }

  /// Runs `body` while descriptions of views include background colours, or omit them.
  package static func listingBackgrounds<Result>(_ isListed: Bool, _ body: () -> Result) -> Result {
    let former = listsBackgrounds
    defer { listsBackgrounds = former }
    listsBackgrounds = isListed
    return body()
  }

  private func of(_ view: UIView) -> String {
    var parts = [ClassNames.name(of: type(of: view))]
    if let base = ClassNames.base(of: view) { parts.append("baseClass = \(base)") }
    parts.append(Self.frame(view.frame))
    if let text = text(of: view) { parts.append("text = '\(text)'") }
    if view.transform != .identity {
      let matrix = view.transform
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(long)
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(short(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque || isSeeThrough(view) { parts.append("opaque = NO") }
    let mask = autoresizing(view.autoresizingMask)
    if !mask.isEmpty { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if recognizesGestures(view) { parts.append("gestureRecognizers = <NSArray>") }
    if listsBackgrounds, let color = view.backgroundColor ?? (view is UILabel ? .clear : nil) {
      parts.append("backgroundColor = \(ColorDescription.of(color))")
    }
    parts += ofField(view)
    parts.append("layer = <\(layerClass(of: view))>")
    return "<\((parts + ofContent(view)).joined(separator: "; "))>"
  }

  // MARK: Numbers

  /// A number with six significant digits, like `%g`.
  private func short(_ number: CGFloat) -> String { Self.short(number) }

  private static func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  package static func frame(_ rect: CGRect) -> String {
    "frame = (\(short(rect.minX)) \(short(rect.minY)); \(short(rect.width)) \(short(rect.height)))"
  }

  /// A number with all significant digits, like `NSStringFromCGPoint`.
  private func long(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  // MARK: Parts

  /// The number of characters to which UIKit cuts texts that are at least four characters longer.
  private static let longestText = 25

  private func text(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text ?? ""
      case let view as UITextView: view.text ?? ""
      case let cell as UITableViewCell: cell.textLabel?.text
      default: nil
      }
    return text.map(Self.cut)
  }

  package static func cut(_ text: String) -> String {
    text.count > longestText + 3 ? text.prefix(longestText) + "..." : text
  }

  /// Returns true for views of classes that are not opaque from the start.
  private func isSeeThrough(_ view: UIView) -> Bool {
    view is UIButton || view is UITextField || view is UISlider
  }

  /// Returns true for views with recognisers, including classes that have recognisers of their own.
  private func recognizesGestures(_ view: UIView) -> Bool {
    !(view.gestureRecognizers ?? []).isEmpty || view is UIScrollView || view is UISwitch
  }

  private func autoresizing(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private func layerClass(of view: UIView) -> String {
    if view is UILabel, type(of: view).layerClass == CALayer.self { return "_UILabelLayer" }
    if view is UIWindow { return "UIWindowLayer" }
    return ClassNames.name(of: type(of: view).layerClass)
  }

  private func ofField(_ view: UIView) -> [String] {
    guard let field = view as? UITextField else { return [] }
    let placeholder = field.placeholder.map { ["placeholder = \($0)"] } ?? []
    guard field.borderStyle == .none else { return placeholder }
    return placeholder + [
      "borderStyle = None",
      "background = <_UITextFieldNoBackgroundProvider: textfield=<\(ClassNames.name(of: type(of: field)))>>",
    ]
  }

  private func ofContent(_ view: UIView) -> [String] {
    if let slider = view as? UISlider { return [String(format: "value: %f", Double(slider.value))] }
    guard let scroll = view as? UIScrollView else { return [] }
    let (offset, size, inset) = (scroll.contentOffset, scroll.contentSize, scroll.adjustedContentInset)
    var parts = [
      "contentOffset: {\(long(offset.x)), \(long(offset.y))}",
      "contentSize: {\(long(size.width)), \(long(size.height))}",
      "adjustedContentInset: {\(long(inset.top)), \(long(inset.left)), \(long(inset.bottom)), "
        + "\(long(inset.right))}",
    ]
    func add(_ name: String, _ object: AnyObject?) {
      if let object { parts.append("\(name): <\(ClassNames.name(of: type(of: object)))>") }
    }
    if let table = view as? UITableView { add("dataSource", table.dataSource) }
    if let collection = view as? UICollectionView {
      add("layout", collection.collectionViewLayout)
      add("dataSource", collection.dataSource)
    }
    return parts
  }
}
