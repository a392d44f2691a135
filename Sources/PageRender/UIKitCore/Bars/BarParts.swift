internal import Foundation

/// The views a bar makes of its items, and their constraints.
@MainActor
final class BarParts {
  private unowned let bar: UIView
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  /// The look of an item by the bar's appearance.
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

  /// A line of text that gives way before buttons do.
  func addLabel(
    _ text: String, font: UIFont, attributes: [NSAttributedString.Key: Any]? = nil
  ) -> UILabel {
    let label = UILabel()
    label.font = font
    label.attributedText = NSAttributedString(string: text, attributes: attributes ?? [:])
    label.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 730), for: .horizontal)
    add(label)
    return label
  }

  /// A view with a frame keeps its size, unless something else says more strongly what it is.
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

  /// Puts items side by side from an anchor on; returns where they end, `nil` where there are none.
  func addRow(
    _ items: [UIBarButtonItem], in row: UILayoutGuide, startsAt start: NSLayoutXAxisAnchor
  ) -> NSLayoutXAxisAnchor? {
    var (end, gap): (NSLayoutXAxisAnchor?, CGFloat) = (nil, 0)
    for item in items {
      guard let view = place(item, in: row, gap: &gap) else { continue }
      constraints.append(view.leadingAnchor.constraint(equalTo: end ?? start, constant: gap))
      (end, gap) = (view.trailingAnchor, BarParts.spacing)
    }
    return end
  }

  /// Puts items side by side from an anchor inwards, the first outermost; returns where they begin, `nil` where there are none.
  func addRow(
    _ items: [UIBarButtonItem], in row: UILayoutGuide, endsAt limit: NSLayoutXAxisAnchor
  ) -> NSLayoutXAxisAnchor? {
    var (start, gap): (NSLayoutXAxisAnchor?, CGFloat) = (nil, 0)
    for item in items {
      guard let view = place(item, in: row, gap: &gap) else { continue }
      constraints.append(view.trailingAnchor.constraint(equalTo: start ?? limit, constant: -gap))
      (start, gap) = (view.leadingAnchor, BarParts.spacing)
    }
    return start
  }

  /// Between neighbours, in points; by eye.
  static let spacing: CGFloat = 16

  /// An item's view, in the middle of the row; a space only widens the gap.
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
