public import AppUIKit
public import Foundation

/// A controller of UIKit that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { (viewIfLoaded as? HostingView)?.root = rootView }
  }
  public var sizingOptions = UIHostingControllerSizingOptions()
  public var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("init(coder:) of a hosting controller has no root view; call init(coder:rootView:)")
  }

  open override func loadView() {
    let hosting = HostingView(rootView)
    hosting.host.controller = self
    hosting.shown = { [weak self, weak hosting] in
      guard let self, let hosting, parent is UINavigationController else { return }
      hosting.preferences.value(BarKey.self).applyWhatIsSaid(to: self)
    }
    view = hosting
  }

  open override var prefersStatusBarHidden: Bool {
    (viewIfLoaded as? HostingView)?.preferences.value(StatusBarHiddenKey.self) ?? super.prefersStatusBarHidden
  }

  /// The size that the view takes when it is offered another one, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    (view as? HostingView)?.sizeThatFits(size) ?? .zero
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The view of UIKit in which a tree of SwiftUI is evaluated and laid out.
final class HostingView: UIView {
  var root: any View {
    didSet {
      laidOut = nil
      host.invalidate()
      setNeedsLayout()
    }
  }
  let host = ViewHost()
  /// Values that the views of the last evaluation hand up.
  private(set) var preferences = Preferences()
  /// The appearance that the views have asked for.
  private var scheme: ColorScheme?
  /// Called after each layout of the tree.
  var shown: () -> Void = {}
  /// Values that the place of the view hands down, such as a presented screen's way back.
  var around: (inout EnvironmentValues) -> Void = { _ in }

  init(_ root: any View) {
    self.root = root
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    host.changed = { [weak self] in
      self?.laidOut = nil
      self?.setNeedsLayout()
    }
    host.report = { [weak self] text in self?.report(text) }
  }

  required init?(coder: NSCoder) { nil }

  /// The tree, evaluated anew unless neither its state nor its traits changed and none of its views is made for its room.
  private func tree() -> Element {
    if let evaluated, evaluated.traits == traits, !host.isStale, !host.readsRoom { return evaluated.tree }
    var environment = EnvironmentValues(traitCollection)
    around(&environment)
    let context = Context(environment: environment, host: host)
    preferences = context.preferences
    let all = host.evaluated { context.elements(root) }
    let stack = StackElement(.vertical, HorizontalAlignment.center.key, distance: nil, all)
    let tree = all.count < 2 ? all.first ?? stack : stack
    evaluated = (tree, traits)
    return tree
  }
  private var evaluated: (tree: Element, traits: [AnyHashable])?

  /// The traits that the tree depends on.
  private var traits: [AnyHashable] {
    let traits = traitCollection
    return [
      traits.userInterfaceStyle, traits.displayScale, traits.layoutDirection,
      traits.preferredContentSizeCategory, traits.horizontalSizeClass, traits.verticalSizeClass,
    ]
  }

  /// Evaluates the tree for what it hands up, before it is placed.
  func evaluate() { within { _ = tree() } }

  /// The tree as it shows, or else a new one.
  private var measured: Element { laidOut == nil ? tree() : evaluated?.tree ?? tree() }

  override func sizeThatFits(_ size: CGSize) -> CGSize { within { measured.size(ProposedViewSize(size)) } }

  override var intrinsicContentSize: CGSize { within { measured.size(.unspecified) } }

  /// The room and state that the tree was last laid out for; `nil` once it has changed.
  private var laidOut: Circumstances?

  private struct Circumstances: Equatable {
    let bounds: CGRect
    let insets: UIEdgeInsets
    let traits: [AnyHashable]
  }

  // Placing views makes UIKit lay the view out once more.
  override func layoutSubviews() {
    super.layoutSubviews()
    let now = Circumstances(bounds: bounds, insets: safeAreaInsets, traits: traits)
    guard laidOut != now else { return }
    defer { laidOut = now }
    for _ in 0..<ViewHost.most {
      within { show() }
      guard host.settle(), host.isStale else { return }
    }
    host.fail("\(type(of: root)): its state changes without end, as each change of it makes another one")
  }

  private func within<Result>(_ body: () -> Result) -> Result {
    LayoutBudget.within(body) {
      host.fail("\(type(of: root)): its layout has more than \(LayoutBudget.most) steps, and is not ended")
    }
  }

  /// Places the tree's views anew.
  private func show() {
    for child in subviews { child.removeFromSuperview() }
    owningController?.barContent = nil
    host.begin()
    tree().fill(self, isMirrored: traitCollection.layoutDirection == .rightToLeft)
    host.end()
    let scheme = preferences.value(PreferredColorSchemeKey.self)
    if scheme != self.scheme {
      self.scheme = scheme
      host.controller?.overrideUserInterfaceStyle =
        scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
    shown()
  }
}
