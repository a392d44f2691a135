internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

extension DocumentBuilder {
  /// Builds a view with its contents, and keeps its constraints for later.
  ///
  /// - Parameter superview: The view that the built view is added to; `nil` for the root.
  @discardableResult
  func buildView(_ written: DocumentElement, in superview: UIView?, adding add: ((UIView) -> Void)? = nil)
    -> UIView
  {
    let element = variations.applied(to: written)
    // Views beyond the limit are not shown.
    guard hasRoom(for: element) else { return UIView() }
    let view = makeView(element)
    record(view, element, superview: superview)
    register(view, as: element)
    configure(view, element)
    if let superview { add.map { $0(view) } ?? superview.addSubview(view) }
    place(view, element)
    buildGuides(of: view, element)
    buildContents(of: view, element)
    postponeConstraints(of: view, written)
    return view
  }

  /// The elements of the subviews, without those that the current variations do not install.
  func subviewElements(of element: DocumentElement) -> [DocumentElement] {
    let excluded = variations.excluded("subviews", of: element)
    for child in element.members(of: "subviews") where child.id.map(excluded.contains) ?? false {
      child.forEach { $0.id.map { leaveOut($0) } }
    }
    return element.members(of: "subviews").filter { $0.id.map { !excluded.contains($0) } ?? true }
  }

  func postponeConstraints(of view: UIView, _ element: DocumentElement) {
    let excluded = variations.excluded("constraints", of: element)
    for constraint in element.members(of: "constraints") where constraint.name == "constraint" {
      let isInstalled = constraint.id.map { !excluded.contains($0) } ?? true
      // An outlet may lead to a constraint that is not installed, and code may activate it.
      if isInstalled || options.isLive { postpone(constraint, of: view, isInstalled: isInstalled) }
    }
  }

  // MARK: Placing

  /// Sets what determines a view's frame: constraints, or a saved frame with an autoresizing mask.
  private func place(_ view: UIView, _ element: DocumentElement) {
    if let frame = element.savedFrame { view.frame = CGRect(frame) }
    view.autoresizingMask = autoresizingMask(element)
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      // With `fixedFrame`, Interface Builder pins a view without constraints to its saved frame.
      let isFixed = element.flag("fixedFrame") == true
      view.translatesAutoresizingMaskIntoConstraints = isFixed
    }
    if (view.superview as? UIStackView)?.arrangedSubviews.contains(where: { $0 === view }) == true {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func autoresizingMask(_ element: DocumentElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    guard let written = element.child("autoresizingMask", key: "autoresizingMask") else { return mask }
    if written.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if written.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if written.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if written.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if written.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if written.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  // MARK: What every view has

  private func configure(_ view: UIView, _ element: DocumentElement) {
    view.accessibilityIdentifier = name(of: element)
    if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
    if let tag = element.integer("tag") { view.tag = tag }
    if let takesTouches = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = takesTouches
    }
    configureLook(of: view, element)
    configurePriorities(of: view, element)
    configureMargins(of: view, element)
    if options.isCanvas { configurePlaceholders(of: view, element) }
  }

  /// Sets what a view looks like, also of a content view, which its cell creates itself.
  func configureLook(of view: UIView, _ element: DocumentElement) {
    // A stopped indicator hides itself, but not on the canvas.
    let isStopped = options.isRecording && element.flag("hidesWhenStopped") == true
    if element.flag("hidden") == true, !isStopped { view.isHidden = true }
    if let word = element["semanticContentAttribute"] {
      view.semanticContentAttribute = Self.semantics[word] ?? .unspecified
    }
    if let alpha = element.number("alpha") { view.alpha = CGFloat(min(max(alpha, 0), 1)) }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let color = element.child("color", key: "backgroundColor") { view.backgroundColor = self.color(color) }
    if let color = element.child("color", key: "tintColor") { view.tintColor = self.color(color) }
  }

  private static let semantics: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  /// Sets placeholder intrinsic sizes, which only the canvas uses: a number, or `infinite` for none.
  private func configurePlaceholders(of view: UIView, _ element: DocumentElement) {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return }
    view.placeholderIntrinsicSize = (
      width.flatMap(DocumentElement.number), height.flatMap(DocumentElement.number)
    )
  }

  /// The view's name in frames and explanations: a name that somebody gave it, else its outlet, its custom
  /// class or its id.
  func name(of element: DocumentElement) -> String? {
    element.child("accessibility", key: "accessibilityConfiguration")?["identifier"]
      ?? element["userLabel"] ?? outletName(of: element) ?? element["restorationIdentifier"]
      ?? element["customClass"] ?? element.id
  }

  private func configurePriorities(of view: UIView, _ element: DocumentElement) {
    func priority(_ attribute: String) -> UILayoutPriority? {
      element.number(attribute).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func configureMargins(of view: UIView, _ element: DocumentElement) {
    if let insets = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let preserves = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    view.layoutMarginsFollowReadableWidth = element.flag("layoutMarginsFollowReadableWidth") == true
    if let margins = element.insets(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: CGFloat(margins.top), leading: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
        trailing: CGFloat(margins.right))
    } else if let margins = element.insets(key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: CGFloat(margins.top), left: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
        right: CGFloat(margins.right))
    }
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  // MARK: Guides

  func buildGuides(of view: UIView, _ element: DocumentElement) {
    for guide in element.children where guide.name == "keyboardLayoutGuide" {
      let keyboard = view.keyboardLayoutGuide
      if guide.flag("usesBottomSafeArea") == false { keyboard.usesBottomSafeArea = false }
      register(keyboard, as: guide)
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide["key"] {
      case "safeArea": register(view.safeAreaLayoutGuide, as: guide)
      case "layoutMargins": register(view.layoutMarginsGuide, as: guide)
      case "readableContent": register(view.readableContentGuide, as: guide)
      case "contentLayoutGuide":
        if let scroll = view as? UIScrollView { register(scroll.contentLayoutGuide, as: guide) }
      case "frameLayoutGuide":
        if let scroll = view as? UIScrollView { register(scroll.frameLayoutGuide, as: guide) }
      default:
        report(
          .warning, guide,
          "the layout guide \(Wording.quoted(guide["key"] ?? "")) is not supported; the safe area stands in for it"
        )
        register(view.safeAreaLayoutGuide, as: guide)
      }
    }
  }
}
