internal import Foundation
internal import PageDrawing
internal import PageLayout

/// A capsule that floats in a bar with the items it holds.
final class BarPlatter: UIView {
  private let look: GlassLook
  private let isProminent: Bool

  init(_ look: GlassLook, isProminent: Bool) {
    self.look = look
    self.isProminent = isProminent
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent {
    .control(PlatterContent(look: look, fill: isProminent ? tintColor.dynamic : nil))
  }
}

/// Items on platters: neighbours that only have an image share one, others have their own.
extension BarParts {
  /// Adds items from one side of a row towards its middle, the first item outermost.
  ///
  /// - Parameter former: The near edge of what is in the row already; `nil` without any.
  /// - Returns: The edge of the last platter nearest the middle; `nil` without items.
  func addPlatters(
    _ items: [UIBarButtonItem], _ metrics: PlatterMetrics, in row: UILayoutGuide, isTrailing: Bool,
    after former: NSLayoutXAxisAnchor?
  ) -> NSLayoutXAxisAnchor? {
    var end = former
    var space: CGFloat = 0
    for group in groups(items) {
      guard let view = platter(group, metrics, in: row, isReversed: isTrailing) else {
        space += group.reduce(0) { $0 + max($1.width, 0) }
        continue
      }
      pin(view, after: end, metrics, space: space, isTrailing: isTrailing)
      end = isTrailing ? view.leadingAnchor : view.trailingAnchor
      space = 0
    }
    return end
  }

  /// Adds a toolbar's items from the leading edge on; flexible spaces share the remaining width equally.
  func addPlatters(_ items: [UIBarButtonItem], across metrics: PlatterMetrics, y: CGFloat) {
    let row = addGuide()
    constraints += [
      row.topAnchor.constraint(equalTo: bar.topAnchor, constant: y),
      row.heightAnchor.constraint(equalToConstant: CGFloat(metrics.height)),
    ]
    var end: NSLayoutXAxisAnchor?
    var space: CGFloat = 0
    var flexible: UILayoutGuide?
    for group in groups(items) {
      if group.first?.systemItem == .flexibleSpace {
        let guide = addGuide()
        constraints += [
          guide.leadingAnchor.constraint(
            equalTo: end ?? bar.leadingAnchor, constant: end == nil ? margin(metrics) : 0),
          guide.topAnchor.constraint(equalTo: row.topAnchor),
          guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        if let flexible { constraints.append(guide.widthAnchor.constraint(equalTo: flexible.widthAnchor)) }
        flexible = flexible ?? guide
        (end, space) = (guide.trailingAnchor, -CGFloat(metrics.gap))
      } else if let view = platter(group, metrics, in: row, isReversed: false) {
        pin(view, after: end, metrics, space: space, isTrailing: false)
        (end, space) = (view.trailingAnchor, 0)
      } else {
        space += group.reduce(0) { $0 + max($1.width, 0) }
      }
    }
    guard flexible != nil, let end else { return }
    constraints.append(end.constraint(equalTo: bar.trailingAnchor, constant: -margin(metrics)))
  }

  /// Adds a view on a platter of its own, at the leading side of a row.
  func add(
    _ view: UIView, on metrics: PlatterMetrics, in row: UILayoutGuide, after former: NSLayoutXAxisAnchor?
  ) -> NSLayoutXAxisAnchor {
    let ground = BarPlatter(metrics.look, isProminent: false)
    add(ground)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.tintColor = .label
    ground.addSubview(view)
    constraints += [
      ground.topAnchor.constraint(equalTo: row.topAnchor),
      ground.heightAnchor.constraint(equalToConstant: CGFloat(metrics.height)),
      ground.widthAnchor.constraint(equalToConstant: CGFloat(metrics.height)),
      view.topAnchor.constraint(equalTo: ground.topAnchor),
      view.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
    ]
    pin(ground, after: former, metrics, space: 0, isTrailing: false)
    return ground.trailingAnchor
  }

  /// The items that share a platter, in order; a space is a group of its own.
  private func groups(_ items: [UIBarButtonItem]) -> [[UIBarButtonItem]] {
    items.reduce(into: []) { groups, item in
      AppearanceStore.current.apply(to: item, in: bar)
      if item.sharesPlatter, groups.last?.last?.sharesPlatter == true {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
  }

  /// A navigation bar's first platter on an upright phone stands at the bar's margin: 20 on screens at least 414 wide
  /// (cming2r/ios-split, 440 wide, iOS 26), else 16.
  private func pin(
    _ view: UIView, after end: NSLayoutXAxisAnchor?, _ metrics: PlatterMetrics, space: CGFloat,
    isTrailing: Bool
  ) {
    let traits = UITraitCollection.current
    let isUpright = traits.userInterfaceIdiom == .phone && traits.verticalSizeClass != .compact
    let guide = bar is UINavigationBar && isUpright ? bar.layoutMarginsGuide : nil
    let distance = (end != nil ? CGFloat(metrics.gap) : guide != nil ? 0 : margin(metrics)) + space
    constraints.append(
      isTrailing
        ? view.trailingAnchor.constraint(
          equalTo: end ?? guide?.trailingAnchor ?? bar.trailingAnchor, constant: -distance)
        : view.leadingAnchor.constraint(
          equalTo: end ?? guide?.leadingAnchor ?? bar.leadingAnchor, constant: distance))
  }

  private func margin(_ metrics: PlatterMetrics) -> CGFloat {
    let isCompact = UITraitCollection.current.verticalSizeClass == .compact
    return CGFloat(isCompact ? metrics.compactMargin : metrics.margin)
  }

  /// Makes the platter of a group; `nil` for a space. A custom view stands in the row without a platter.
  private func platter(
    _ group: [UIBarButtonItem], _ metrics: PlatterMetrics, in row: UILayoutGuide, isReversed: Bool
  ) -> UIView? {
    let views = group.compactMap { item in item.makeView(look: look(item)).map { (item, $0) } }
    guard let (first, lone) = views.first else { return nil }
    let middle = CGFloat(metrics.height / 2)
    if first.customView != nil {
      add(lone)
      keepSize(of: lone)
      constraints.append(lone.centerYAnchor.constraint(equalTo: row.topAnchor, constant: middle))
      return lone
    }
    let ground = BarPlatter(metrics.look, isProminent: first.style == .done)
    if let tint = first.tintColor { ground.tintColor = tint }
    add(ground)
    constraints += [
      ground.topAnchor.constraint(equalTo: row.topAnchor),
      ground.heightAnchor.constraint(equalToConstant: CGFloat(metrics.height)),
    ]
    var end = ground.leadingAnchor
    var gap = CGFloat(0)
    for (item, view) in isReversed ? views.reversed() : views {
      view.translatesAutoresizingMaskIntoConstraints = false
      ground.addSubview(view)
      constraints +=
        [
          view.centerYAnchor.constraint(equalTo: ground.centerYAnchor),
          view.leadingAnchor.constraint(equalTo: end, constant: gap),
        ] + size(of: view, item, metrics, isAlone: views.count == 1)
      (end, gap) = (view.trailingAnchor, CGFloat(metrics.imageGap))
    }
    for (item, view) in views { constraints += item.badge?.add(to: ground, over: view) ?? [] }
    constraints.append(end.constraint(equalTo: ground.trailingAnchor))
    return ground
  }

  /// The constraints on the size of an item's button, which is as high as its platter.
  private func size(
    of view: UIView, _ item: UIBarButtonItem, _ metrics: PlatterMetrics, isAlone: Bool
  ) -> [NSLayoutConstraint] {
    let intrinsic = view.intrinsicContentSize.width
    var width =
      item.isImage
      ? max(CGFloat(metrics.leastImageWidth), intrinsic) + 2 * CGFloat(metrics.imagePadding)
      : intrinsic + 2 * CGFloat(metrics.textPadding)
    // A lone image's platter is a circle.
    if isAlone { width = max(width, CGFloat(metrics.height)) }
    return [
      view.heightAnchor.constraint(equalToConstant: CGFloat(metrics.height)),
      view.widthAnchor.constraint(equalToConstant: width),
    ]
  }
}
