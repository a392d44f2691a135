internal import Foundation

/// The views that a bar makes for its items, and the constraints on them.
@MainActor
final class BarParts {
  unowned let bar: UIView
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  /// The appearance that the bar gives an item; `nil` if the bar has none.
  var look: (UIBarButtonItem) -> UIBarButtonItemAppearance? = { _ in nil }

  init(of bar: UIView) {
    self.bar = bar
  }

  func removeAll() {
    for constraint in constraints { constraint.isActive = false }
    for view in views where view.superview === bar { view.removeFromSuperview() }
    for guide in guides { bar.removeLayoutGuide(guide) }
    (views, guides, constraints) = ([], [], [])
  }

  func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(view)
    views.append(view)
  }

  func addGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    bar.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  /// Adds a label of one line, which is compressed before buttons are.
  func addLabel(_ text: NSAttributedString, font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.attributedText = text
    label.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 730), for: .horizontal)
    add(label)
    return label
  }

  /// Constrains a view to its frame's size at high priority, along axes without an intrinsic size.
  func keepSize(of view: UIView) {
    let size = view.bounds.size
    let intrinsic = view.intrinsicContentSize
    for (dimension, length, own) in [
      (view.widthAnchor, size.width, intrinsic.width), (view.heightAnchor, size.height, intrinsic.height),
    ] where length > 0 && own == UIView.noIntrinsicMetric {
      let constraint = dimension.constraint(equalToConstant: length)
      constraint.priority = .defaultHigh
      constraints.append(constraint)
    }
  }

  /// Adds items side by side from an edge towards the trailing edge, or the first one outermost towards the leading edge.
  /// - Returns: The inner anchor of the last item's view; `nil` without views.
  func addRow(
    _ items: [UIBarButtonItem], in row: UILayoutGuide, startsAt edge: NSLayoutXAxisAnchor,
    isTrailing: Bool = false
  ) -> NSLayoutXAxisAnchor? {
    var (end, gap): (NSLayoutXAxisAnchor?, CGFloat) = (nil, 0)
    for item in items {
      guard let view = place(item, in: row, gap: &gap) else { continue }
      constraints.append(
        isTrailing
          ? view.trailingAnchor.constraint(equalTo: end ?? edge, constant: -gap)
          : view.leadingAnchor.constraint(equalTo: end ?? edge, constant: gap))
      (end, gap) = (isTrailing ? view.leadingAnchor : view.trailingAnchor, BarParts.spacing)
    }
    return end
  }

  /// The gap between neighbouring items, in points, estimated by eye.
  static let spacing: CGFloat = 16

  /// Adds an item's view, vertically centred in the row; `nil` for a space, whose width is added to `gap`.
  private func place(_ item: UIBarButtonItem, in row: UILayoutGuide, gap: inout CGFloat) -> UIView? {
    AppearanceStore.current.apply(to: item, in: bar)
    guard let view = item.makeView(look: look(item)) else {
      gap += max(item.width, 0)
      return nil
    }
    add(view)
    keepSize(of: view)
    constraints.append(view.centerYAnchor.constraint(equalTo: row.centerYAnchor))
    return view
  }
}
