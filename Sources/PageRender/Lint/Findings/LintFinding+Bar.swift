internal import PageLayout

extension LintFinding {
  /// The finding with the name of a bar, if one of its views is in a bar and another is not.
  func withBar(on page: DrawnPage) -> LintFinding {
    guard viewIndices.count > 1 else { return self }
    let bars = viewIndices.map { page.bar(around: $0) }
    guard bars.contains(nil), let bar = bars.compactMap(\.self).first else { return self }
    var finding = self
    finding.bar = bar
    return finding
  }
}

extension DrawnPage {
  /// The name of the bar that contains a view, or that the view is; `nil` without one.
  fileprivate func bar(around view: Int) -> String? {
    sequence(first: view) { views[$0].parent }.lazy.compactMap { Self.bars[views[$0].className] }.first
  }

  private static let bars = [
    "UINavigationBar": "navigation bar", "UITabBar": "tab bar", "UIToolbar": "toolbar",
  ]
}
