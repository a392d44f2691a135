internal import Foundation
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// Performs the actions of steps on a window's views, as a finger would: hidden, disabled or covered views
/// cannot be touched.
@MainActor
final class FlowPerformer {
  let window: UIWindow
  /// The scroll view that a finger holds between pages.
  var held: UIScrollView?
  /// The page view controller that a finger holds between pages.
  var heldController: UIPageViewController?
  /// The page that each page view controller shows, from 1, for controllers without a page control.
  var turnedPages: [ObjectIdentifier: Int] = [:]

  init(window: UIWindow) {
    self.window = window
  }

  func perform(_ action: FlowAction) throws(FlowFault) {
    switch action {
    case .drag, .scroll: break
    default: letGo()
    }
    switch action {
    case .tap(let identifier): try tap(identifier)
    case .doubleTap(let identifier): try doubleTap(identifier)
    case .selectSegment(let number, let identifier): try selectSegment(number, of: identifier)
    case .selectTab(let number): try selectTab(number)
    case .goBack: try goBack()
    case .scroll(let page, let identifier): try scroll(to: page, in: identifier)
    case .swipe(let direction): try swipe(direction)
    case .scrollToEnd(let identifier): try scrollToEnd(in: identifier)
    case .turn(let count): try turn(by: count)
    case .wait: break
    case .type(let text, let identifier): try type(text, into: identifier)
    case .drag(let page, let identifier): try drag(to: page, in: identifier)
    case .rotate: change { $0.orientation = $0.orientation == .portrait ? .landscape : .portrait }
    case .setTextSize(let size): change { $0.contentSize = size }
    case .setAppearance(let appearance): change { $0.appearance = appearance }
    }
  }

  private func change(_ body: (inout PageEnvironment) -> Void) {
    var environment = window.environment
    body(&environment)
    window.transition(to: environment)
  }

  // MARK: Views

  /// The first visible view with an identifier, else with that accessibility label or text.
  ///
  /// - Throws: `FlowFault` if there is no such view, or if none is visible.
  func view(_ name: String) throws(FlowFault) -> UIView {
    let all = window.flattened
    var found = all.filter { $0.accessibilityIdentifier == name }
    if found.isEmpty { found = all.filter { $0.flowTexts.contains(name) } }
    if found.isEmpty {
      found = all.filter { $0.flowTexts.contains { $0.lowercased() == name.lowercased() } }
    }
    guard let first = found.first else { throw unknown(name) }
    if let seen = found.first(where: { whatHides($0) == nil }) { return seen }
    throw FlowFault(message: "\(Wording.quoted(name)) \(whatHides(first) ?? "does not show")")
  }

  private func unknown(_ name: String) -> FlowFault {
    var known: [String] = []
    let all = window.flattened
    for each in all.compactMap(\.accessibilityIdentifier) + all.flatMap(\.flowTexts)
    where !known.contains(each) {
      known.append(each)
    }
    let near = NearMiss.closest(to: name, among: known)
    let list = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? ", …" : "")
    let there = known.isEmpty ? "no view on the screen has one" : "the screen has \(list)"
    return FlowFault(
      message: "no view has the accessibilityIdentifier, label or text \(Wording.quoted(name))"
        + Wording.didYouMean(near, then: there))
  }

  /// The reason why a view cannot be seen, worded to follow its identifier; `nil` if it can be seen.
  func whatHides(_ view: UIView) -> String? {
    for ancestor in sequence(first: view, next: \.superview) {
      let name = ancestor === view ? "is" : "is in \(ancestor.flowName), which is"
      if ancestor.isHidden { return "\(name) hidden" }
      if ancestor.alpha <= 0.01 { return "\(name) transparent" }
    }
    if window.isBehindMenu(view) { return "is behind a menu; tap one of its entries first" }
    if window.isDimmed(view) { return "is behind a sheet; dismiss the sheet first" }
    let frame = view.convert(view.bounds, to: window)
    if frame.width <= 0 || frame.height <= 0 { return "has no size" }
    guard window.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) else {
      return "is off the screen; scroll to it first"
    }
    return nil
  }

  // MARK: Controllers

  /// The controllers on the screen: the last presented first, parents before children.
  var shownControllers: [UIViewController] {
    guard let root = window.rootViewController else { return [] }
    return sequence(first: root, next: \.presentedViewController).reversed().flatMap(\.withChildren)
      .filter { $0.viewIfLoaded.map { $0.window === window && !window.isDimmed($0) } ?? false }
  }
}

extension UIViewController {
  fileprivate var withChildren: [UIViewController] { [self] + children.flatMap(\.withChildren) }
}

extension UIView {
  /// The view and all its descendants, parents before children.
  var flattened: [UIView] { [self] + subviews.flatMap(\.flattened) }

  /// The view's accessibility label, and its text or title, each on one line.
  var flowTexts: [String] {
    let shown: String? =
      switch self {
      case let button as UIButton:
        button.currentTitle ?? button.currentAttributedTitle?.string
          ?? button.configuration?.title
      case let label as UILabel: label.text
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      default: nil
      }
    return [accessibilityLabel, shown].compactMap { text in
      let line = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line.isEmpty ? nil : line
    }
  }

  /// The view's name in messages.
  var flowName: String { Wording.quoted(accessibilityIdentifier ?? uiKitClassName) }
}
