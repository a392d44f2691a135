internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The cause that findings about several views have in common, so that they are told as one.
package enum SharedCause: Hashable, Codable, Sendable {
  /// A bar, by its name, such as `navigation bar`.
  case bar(String)
  /// Views that a superview shows on one spot, most likely in turns.
  case panels(page: String, superview: String)
  /// Equal views of one page with the same fault, such as a keypad's buttons.
  case equalViews(page: String, kind: String)

  /// UIKit's default tint, which nobody chose.
  case defaultTint

  /// The ground below a page's navigation bar and status bar, whose words and symbols have one contrast to it.
  case topGround(page: String, contrast: String)

  /// True if findings of different rules are one.
  var joinsRules: Bool {
    switch self {
    case .panels, .topGround: true
    case .bar, .defaultTint, .equalViews: false
    }
  }

  /// The clause that tells what else has the cause.
  func words(for others: [LintReport.Entry.Place]) -> String {
    let count = others.count
    let views = Wording.count(count, "more view")
    return switch self {
    case .bar(let name): "the \(name) causes this for \(views) of the document (--all lists them)"
    case .panels(_, let superview):
      "views of \(superview) are on one spot, which causes \(count) more "
        + "\(Wording.form(count, "finding")) (--all lists them)"
    case .defaultTint: "UIKit's default tint causes this for \(views) of the document (--all lists them)"
    case .equalViews: "the same for \(views) of this kind (--all lists them)"
    case .topGround:
      count > 2
        ? "\(views) have the same contrast to that ground (--all lists them)"
        : "\(Wording.list(others.map(\.subject))) \(Wording.form(count, "has", "have")) the same contrast to that "
          + "ground (--all lists \(Wording.form(count, "both", "all")))"
    }
  }
}

extension LintFinding {
  /// The finding with the cause that it shares with others, if it has one; its rule may have given it one.
  func withCause(on page: DrawnPage) -> LintFinding {
    guard sharedCause == nil else { return self }
    var finding = self
    finding.sharedCause =
      page.bar(of: self).map { .bar($0) } ?? page.panels(of: self) ?? page.topGround(of: self)
      ?? page.equalViews(of: self)
    return finding
  }
}

extension DrawnPage {
  /// The bar that one of a finding's views is in and another is not.
  fileprivate func bar(of finding: LintFinding) -> String? {
    guard finding.viewIndices.count > 1 else { return nil }
    let bars = finding.viewIndices.map(bar)
    return bars.contains(nil) ? bars.compactMap(\.self).first : nil
  }

  /// The name of the bar that contains a view, or that the view is; `nil` without one.
  private func bar(around view: Int) -> String? {
    sequence(first: view) { views[$0].parent }.lazy.compactMap { Self.bars[views[$0].className] }.first
  }

  /// The names of the classes of bars.
  static let bars = [
    "UINavigationBar": "navigation bar", "UITabBar": "tab bar", "UIToolbar": "toolbar",
  ]

  /// The ground of a finding about the contrast of the status bar, or of words of a navigation bar. Equal
  /// ratios are those of one colour on one ground: in both places the system draws black or white.
  fileprivate func topGround(of finding: LintFinding) -> SharedCause? {
    switch finding.rule {
    case .statusBarContrast: break
    case .lowContrast:
      guard let view = finding.viewIndices.first, isInside(view, ofClass: ["UINavigationBar"]) else {
        return nil
      }
    default: return nil
    }
    return .topGround(page: solved.page.id, contrast: finding.fault)
  }

  // MARK: Panels

  /// The share of the smaller of two panels that the other one covers if they are on one spot.
  private static let samePlace = 0.8

  /// The superview of two panels on one spot that contain a finding's two views.
  fileprivate func panels(of finding: LintFinding) -> SharedCause? {
    guard [.textOverlap, .touchOverlap, .coveredView].contains(finding.rule),
      let one = finding.viewIndices.first, let other = finding.viewIndices.dropFirst().first
    else { return nil }
    let around = Set(sequence(first: one) { views[$0].parent })
    let branch = Array(sequence(first: other) { views[$0].parent }.prefix { !around.contains($0) })
    guard let second = branch.last, let superview = views[second].parent else { return nil }
    let first = sequence(first: one) { views[$0].parent }.prefix { $0 != superview }.reduce(one) { $1 }
    guard first != one || second != other else { return nil }
    let (a, b) = (views[first].frame, views[second].frame)
    guard let common = a.intersection(b), common.area >= Self.samePlace * min(a.area, b.area) else {
      return nil
    }
    return .panels(page: solved.page.id, superview: name(of: superview))
  }

  // MARK: Equal views

  /// The kind of a finding's views, for findings about style and size. Texts stay apart, as each has its own
  /// remedy.
  fileprivate func equalViews(of finding: LintFinding) -> SharedCause? {
    guard [.touchSize, .touchOverlap, .smallText, .lowContrast].contains(finding.rule),
      !finding.viewIndices.isEmpty
    else { return nil }
    let kinds = finding.viewIndices.map { view in
      let size = views[view].frame.size
      return "\(views[view].className) \(size.width.rounded()) × \(size.height.rounded())"
    }
    guard let kind = Set(kinds).only else { return nil }
    let part = finding.text?.part ?? ""
    // Touch areas overlap by many amounts; other faults of equal views have the same number.
    let fault = finding.rule == .touchOverlap ? "" : finding.fault
    return .equalViews(page: solved.page.id, kind: [kind, part, fault].joined(separator: "\0"))
  }
}
