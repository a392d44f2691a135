public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A page's title between a back button and other buttons, and a large title or a prompt.
open class UINavigationBar: _UINavigationBarNames {
  /// The stack of navigation items, from the root; the last item is shown.
  open var items: [UINavigationItem]?
  open var prefersLargeTitles = false {
    didSet { controller?.reload() }
  }
  /// The navigation controller that owns the bar; `nil` for a bar that stands alone.
  weak var controller: UINavigationController?
  /// The background's colour; `nil` for the system's.
  open var barTintColor: UIColor?
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { controller?.reload() } }
  }
  /// The title's attributes; font and colour are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The large title's attributes; font and colour are used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  // Once an appearance is set, it replaces `barTintColor` and the other properties above.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { hasAppearance = true }
  }
  /// The appearance while no content is scrolled under the bar. Unless set, the bar has neither background
  /// nor hairline in a window, as since iOS 15, and outside a window uses `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance at compact height, as on a phone in landscape; `nil` for the appearances of regular
  /// height.
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private(set) var hasAppearance = false
  /// The appearance in use, the top item's before the bar's; `nil` if properties such as `barTintColor`
  /// apply.
  private var appearance: UINavigationBarAppearance? {
    if traitCollection.verticalSizeClass == .compact, let compactLook { return compactLook }
    switch controller?.isContentBelowBar {
    case true?: return topItem?.standardAppearance ?? (hasAppearance ? standardAppearance : nil)
    case false?:
      if let own = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
      let standard = topItem?.standardAppearance ?? standardAppearance
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      clear.titleTextAttributes = titleTextAttributes ?? [:]
      clear.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
      if hasAppearance || topItem?.standardAppearance != nil {
        clear.titleTextAttributes = standard.titleTextAttributes
        clear.largeTitleTextAttributes = standard.largeTitleTextAttributes
      }
      return clear
    case nil: break
    }
    return topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance
      ?? (hasAppearance ? standardAppearance : nil)
  }
  private var compactLook: UINavigationBarAppearance? {
    topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance ?? topItem?.compactAppearance
      ?? compactAppearance
  }
  /// The image in place of the hairline. It hides the hairline, and is itself not drawn, with a warning
  /// unless it is empty.
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  /// The bar's style; `black` gives the bar the dark appearance.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  private var backgroundImage: UIImage?

  /// Sets an image in place of the background. The image hides the background, and is itself not drawn, with
  /// a warning unless it is empty.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// True if the background extends to the screen's top edge, behind the status bar; set by a navigation
  /// controller.
  var reachesScreenEdge = false
  lazy var parts = BarParts(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    preservesSuperviewLayoutMargins = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  // MARK: What the page needs to know

  private var hasLargeTitle: Bool {
    wantsLargeTitle && titleCollapse < CGFloat(look.largeTitleHeight)
  }

  private var wantsLargeTitle: Bool {
    prefersLargeTitles && BarMetrics.hasLargeTitles
      && topItem.map { $0.largeTitleDisplayMode != .never } ?? true
  }

  /// The height, in points, by which content that is scrolled under the bar has shortened it.
  private var collapse: CGFloat { searchCollapse + titleCollapse }

  /// The height that a large title's row has lost, after a search bar below it has gone.
  private var titleCollapse: CGFloat {
    guard wantsLargeTitle, let below = controller?.contentBelowBar else { return 0 }
    return min(max(below - searchCollapse, 0), CGFloat(look.largeTitleHeight))
  }

  var look: NavigationBarMetrics { metrics.navigationBar }
  /// The platters of the bar's items; `nil` for items on the bar's ground.
  var platter: PlatterMetrics? {
    if case .platters(let platter) = look.kind { platter } else { nil }
  }

  open override var intrinsicContentSize: CGSize {
    let look = look
    let prompt = topItem?.prompt == nil ? 0 : look.promptHeight
    let large = hasLargeTitle ? look.largeTitleHeight + Double(topItem?.largeLineHeight ?? 0) : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(look.rowHeight + prompt + large))
  }

  package override var uiKitClassName: String { "UINavigationBar" }

  override var shortcomings: [Diagnostic] {
    var found = appearance?.shortcomings(of: diagnosticName) ?? []
    let images = [backgroundImage, shadowImage, backIndicatorImage].compactMap { $0 }
    if images.contains(where: { $0.size != .zero }) {
      found.append(
        Diagnostic(.warning, "the background, shadow and back images of \(diagnosticName) are not drawn"))
    }
    return found
  }

  /// The bar's background; none with a large title unless `barTintColor` is set, as since iOS 13 at the
  /// scroll edge.
  override var content: ViewContent {
    if platter != nil, barTintColor == nil, appearance?.isDefault ?? true {
      return .control(
        BarBackgroundContent(
          edge: controller?.scrollEdge(controller?.contentBelowBar), lineColor: nil, isLineBelow: true,
          reachesScreenEdge: reachesScreenEdge))
    }
    if let appearance {
      return .control(
        BarBackgroundContent(
          color: appearance.fill, blur: appearance.blur, lineColor: appearance.shadowColor?.dynamic,
          isLineBelow: true, reachesScreenEdge: reachesScreenEdge))
    }
    // A controller's bar outside a window is at rest.
    let isClear = hasLargeTitle || backgroundImage != nil || platter != nil || isAtRest
    let plain: Color.Dynamic? = isClear ? nil : .barBackground
    let ground = barTintColor?.dynamic ?? (isTranslucent ? plain : plain?.withOpacity(1))
    return .control(
      BarBackgroundContent(
        color: ground, blur: isTranslucent ? UIBarAppearance.barBlur : 0,
        lineColor: ground == nil || shadowImage != nil ? nil : .barHairline, isLineBelow: true,
        reachesScreenEdge: reachesScreenEdge))
  }

  private var isAtRest: Bool { controller.map { $0.isContentBelowBar == nil } ?? false }

  /// Builds the bar's subviews for the top item.
  override func prepareForReading() {
    parts.removeAll()
    controller?.shortenBar(by: collapse)
    guard let item = topItem else { return }
    let appearance = appearance
    parts.look = { $0.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance }
    let row = parts.addGuide()
    let prompt = item.prompt == nil ? 0 : CGFloat(look.promptHeight)
    parts.constraints += [
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: prompt),
      hasLargeTitle
        ? row.heightAnchor.constraint(equalToConstant: CGFloat(look.rowHeight))
        : row.bottomAnchor.constraint(
          equalTo: bottomAnchor, constant: searchCollapse - (controller?.stackedSearchHeight ?? 0)),
    ]
    if let text = item.prompt { addPrompt(text) }
    let left = addLeftItems(of: item, to: row)
    let search = addSearch(of: item, in: row)
    let right: NSLayoutXAxisAnchor? =
      if let platter {
        parts.addPlatters(item.rightBarButtonItems.shown, platter, in: row, isTrailing: true, after: search)
          ?? search
      } else {
        parts.addRow(
          item.rightBarButtonItems.shown, in: row, startsAt: layoutMarginsGuide.trailingAnchor,
          isTrailing: true)
      }
    if hasLargeTitle, item.titleView == nil {
      addLargeTitle(of: item, below: row)
    } else {
      addTitle(of: item, in: row, after: left, before: right)
    }
    NSLayoutConstraint.activateOfSystem(parts.constraints)
  }

  private func addPrompt(_ text: String) {
    let label = parts.addLabel(
      NSAttributedString(string: text), font: .systemFont(ofSize: CGFloat(look.promptSize)))
    parts.constraints += [
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 9),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
    ]
  }

  /// Adds the back button and the left items.
  /// - Returns: The trailing anchor of the last of these views; `nil` without any.
  private func addLeftItems(of item: UINavigationItem, to row: UILayoutGuide) -> NSLayoutXAxisAnchor? {
    let items = item.leftBarButtonItems.shown
    var start = layoutMarginsGuide.leadingAnchor
    var end: NSLayoutXAxisAnchor?
    if let back = backItem, !item.hidesBackButton, items.isEmpty || item.leftItemsSupplementBackButton {
      let button = BarBackButton()
      if let platter {
        button.isAlone = true
        end = parts.add(button, on: platter, in: row, after: nil)
        return parts.addPlatters(items, platter, in: row, isTrailing: false, after: end) ?? end
      }
      let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
      switch back.backButtonDisplayMode {
      case .default: button.title = title
      case .generic: button.title = "Back"
      case .minimal: button.title = ""
      }
      button.attributes = appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
      button.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 740), for: .horizontal)
      parts.add(button)
      parts.constraints += [
        // Recorded from UIKit: the chevron begins 8 pt outside the margin of 16 pt.
        button.leadingAnchor.constraint(equalTo: start, constant: -8),
        button.topAnchor.constraint(equalTo: row.topAnchor),
        button.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ]
      (start, end) = (button.trailingAnchor, button.trailingAnchor)
    }
    if let platter { return parts.addPlatters(items, platter, in: row, isTrailing: false, after: nil) }
    return parts.addRow(items, in: row, startsAt: start) ?? end
  }

  /// True if the tabs of an iPad lie in the bar's row, where iPadOS shows them in place of the title.
  private var isRowShared: Bool {
    guard BarMetrics.isTabBarAtTop, let tabs = controller?.parent as? UITabBarController else { return false }
    return !tabs.hidesBar
  }

  private func addTitle(
    of item: UINavigationItem, in row: UILayoutGuide, after left: NSLayoutXAxisAnchor?,
    before right: NSLayoutXAxisAnchor?
  ) {
    let view: UIView
    if let titleView = item.titleView {
      parts.add(titleView)
      parts.keepSize(of: titleView)
      view = titleView
    } else {
      guard let title = item.line(isLarge: false, appearance?.titleTextAttributes ?? titleTextAttributes),
        title.length > 0, !isRowShared
      else { return }
      let label = parts.addLabel(title, font: .systemFont(ofSize: 17, weight: .semibold))
      view = item.lowerView(isLarge: false).map { lower in stack(label, over: lower) } ?? label
    }
    let centred = view.centerXAnchor.constraint(equalTo: centerXAnchor)
    centred.priority = UILayoutPriority(rawValue: 500)
    parts.constraints += [
      centred,
      platter.map { view.centerYAnchor.constraint(equalTo: row.topAnchor, constant: CGFloat($0.height / 2)) }
        ?? view.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      view.leadingAnchor.constraint(
        greaterThanOrEqualTo: left ?? layoutMarginsGuide.leadingAnchor, constant: left == nil ? 0 : 8),
      view.trailingAnchor.constraint(
        lessThanOrEqualTo: right ?? layoutMarginsGuide.trailingAnchor, constant: right == nil ? 0 : -8),
    ]
  }

  private func stack(_ label: UILabel, over lower: UIView) -> UIView {
    let stack = UIStackView(arrangedSubviews: [label, lower])
    stack.axis = .vertical
    stack.alignment = .center
    parts.add(stack)
    return stack
  }

  private func addLargeTitle(of item: UINavigationItem, below row: UILayoutGuide) {
    let title = item.line(isLarge: true, appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes)
    let label = parts.addLabel(
      title ?? NSAttributedString(string: ""), font: .systemFont(ofSize: 34, weight: .bold))
    if let lower = item.lowerView(isLarge: true) {
      parts.add(lower)
      lower.alpha = 1 - min(1, 2 * titleCollapse / CGFloat(max(look.largeTitleHeight, 1)))
      parts.constraints += [
        lower.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        lower.topAnchor.constraint(equalTo: label.bottomAnchor),
        lower.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      ]
    }
    // A large title begins at the bar's margin (20 on a phone of 428: cameronehrlich/HowHigh, iOS 26), and beside
    // platters on an iPad 20 pt from its side.
    parts.constraints += [
      platter == nil || UITraitCollection.current.userInterfaceIdiom != .pad
        ? label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        : label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(
        equalTo: row.bottomAnchor, constant: CGFloat(look.largeTitleTop) - titleCollapse),
    ]
    // The title moves with the content, and has gone when it reaches the row.
    label.alpha = 1 - min(1, 2 * titleCollapse / CGFloat(max(look.largeTitleHeight, 1)))
  }
}

/// The back button of a navigation bar.
final class BarBackButton: UIControl {
  var title = ""
  /// True for a chevron without a title, in the middle of the button.
  var isAlone = false
  /// The title's font and colour, if the bar's appearance sets them.
  var attributes: [NSAttributedString.Key: Any] = [:]

  override var layoutContent: LayoutItem.Content { .measured(heightFollowsWidth: false) }
  override var content: ViewContent {
    func text(_ string: String) -> AttributedText {
      AttributedText(
        string, font: (attributes[.font] as? UIFont)?.descriptor ?? FontDescriptor(pointSize: 17),
        color: (attributes[.foregroundColor] as? UIColor ?? tintColor).dynamic)
    }
    if isAlone { return .control(BackButtonContent(color: tintColor.dynamic)) }
    return .control(
      BackButtonContent(
        title: text(title), shortTitle: text("Back"), color: tintColor.dynamic,
        titleStart: metrics.navigationBar.backTitleStart))
  }
}
