internal import PageRender

/// A view and its subviews, each in the words of its own `description`, in the form of UIKit's
/// `recursiveDescription` without addresses, which swift-snapshot-testing removes.
///
/// Of the views that UIKit makes inside of its views, only those of buttons are listed.
@MainActor
struct RecursiveDescription {
  /// True if backgrounds are listed, as from iOS 16.
  let listsBackgrounds: Bool

  func text(of view: UIView) -> String {
    ViewDescription.listingBackgrounds(listsBackgrounds) { lines(of: view, depth: 0).joined(separator: "\n") }
  }

  /// Returns the line of the view and the lines of its subviews, indented by bars.
  private func lines(of view: UIView, depth: Int) -> [String] {
    let (bars, inner) = (Self.bars(depth), Self.bars(depth + 1))
    return [bars + view.description.withoutAddresses]
      + ButtonParts.lines(of: view, listsBackgrounds: listsBackgrounds).map { inner + $0 }
      + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  static func bars(_ depth: Int) -> String { String(repeating: "   | ", count: depth) }
}
