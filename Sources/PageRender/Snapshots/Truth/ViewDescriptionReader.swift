internal import Foundation
internal import LayoutEngine

/// Reads `recursiveDescription` of UIKit as swift-snapshot-testing keeps it: a line for each view, subviews
/// indented by bars, frames in their superviews.
///
/// ```
/// <UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>
///    | <UILabel; frame = (16 60; 200 24); text = 'Welcome'; layer = <_UILabelLayer>>
/// ```
struct ViewDescriptionReader {
  private static let bar = "   | "
  private static let deepest = 200
  private static let publicClasses: Set<String> = [
    "UIView", "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UITextField",
    "UIPageControl", "UIDatePicker", "UIControl", "UILabel", "UIImageView", "UIProgressView",
    "UIActivityIndicatorView", "UIPickerView", "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar",
    "UIVisualEffectView", "UIStackView", "UITableViewCell", "UITableViewHeaderFooterView",
    "UICollectionViewCell", "UICollectionReusableView", "UITextView", "UITableView", "UICollectionView",
    "UIScrollView",
  ]
  /// The classes whose subviews are UIKit's own.
  private static let composed: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UITextField", "UIPageControl",
    "UIDatePicker", "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UISearchBar",
    "UINavigationBar", "UITabBar", "UIToolbar", "UIVisualEffectView", "UITextView",
  ]

  /// A superview of the line that is read.
  private struct Level {
    /// The origin of its subviews' coordinates, in window coordinates.
    var x: Double
    var y: Double
    var isHidden: Bool
    /// True if its subviews are parts of a control.
    var hasParts: Bool
  }

  /// Returns the visible views, frames in window coordinates; `nil` for a text that is no description.
  static func views(_ text: String) -> [TruthView]? {
    var views: [TruthView] = []
    var levels: [Level] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var (rest, depth) = (line, 0)
      while rest.hasPrefix(bar) { (rest, depth) = (rest.dropFirst(bar.count), depth + 1) }
      // A text of several lines goes on without bars.
      guard rest.hasPrefix("<"), let frame = numbers(rest, after: "; frame = (", until: ")", count: 4) else {
        if views.isEmpty { return nil }
        continue
      }
      guard depth <= min(levels.count, deepest), depth > 0 || levels.isEmpty else { continue }
      levels.removeLast(levels.count - depth)
      let parent = levels.last ?? Level(x: 0, y: 0, isHidden: false, hasParts: false)
      let own = String(rest.dropFirst().prefix { $0 != ";" && $0 != ":" && $0 != ">" })
      let base = value(rest, after: "; baseClass = ", until: ";") ?? own
      let isPrivate = !publicClasses.contains(base) && (base.hasPrefix("_") || base.hasPrefix("UI"))
      let name = publicClasses.contains(base) ? base : "UIView"
      let isPart = isPrivate || parent.hasParts
      let offset = numbers(rest, after: "; contentOffset: {", until: "}", count: 2) ?? [0, 0]
      let (x, y) = (parent.x + frame[0], parent.y + frame[1])
      let isHidden = parent.isHidden || rest.contains("; hidden = YES") || rest.contains("; alpha = 0;")
      levels.append(
        Level(
          x: x - offset[0], y: y - offset[1], isHidden: isHidden,
          hasParts: parent.hasParts || composed.contains(name)))
      guard !isHidden else { continue }
      views.append(
        TruthView(
          depth: depth, className: name, frame: Rect(x: x, y: y, width: frame[2], height: frame[3]),
          text: value(rest, after: "; text = '", until: "'"), isPart: isPart))
    }
    return views.isEmpty ? nil : views
  }

  private static func value(_ line: Substring, after start: String, until end: String) -> String? {
    guard let begin = line.range(of: start)?.upperBound,
      let stop = line[begin...].range(of: end)?.lowerBound
    else { return nil }
    return String(line[begin..<stop])
  }

  private static func numbers(
    _ line: Substring, after start: String, until end: String, count: Int
  ) -> [Double]? {
    let words = value(line, after: start, until: end)?.split { $0 == " " || $0 == ";" || $0 == "," }
    let numbers = words?.compactMap { Double($0) }.filter { abs($0) <= 1_000_000 }
    return numbers?.count == count && words?.count == count ? numbers : nil
  }
}
