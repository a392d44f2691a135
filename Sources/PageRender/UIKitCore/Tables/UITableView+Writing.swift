internal import Foundation
internal import LayoutEngine

/// The rows of a table without a window, as they were last placed by constraints.
struct WrittenRows {
  var elements: [UIView] = []
  /// The guide around all rows, as wide as the table and as high as its content.
  var guide: UILayoutGuide?
  var end: NSLayoutConstraint?
}

/// Tables on pages without a window, whose rows are placed by constraints so one input serves every device.
extension UITableView {
  func writeRows() {
    takeAway(written.elements)
    written.elements = []
    var rows = TableRows(self, from: contentOffset.y)
    rows.collect()
    let guide = written.guide ?? makeRowsGuide()
    written.guide = guide
    var last = (anchor: guide.topAnchor, gap: CGFloat(0))
    for element in rows.elements {
      guard let view = element.view else {
        last.gap += element.height ?? 0
        continue
      }
      place(
        view, height: element.height, in: element.isInset ? layoutMarginsGuide : guide, below: last.anchor,
        gap: last.gap)
      last = (view.bottomAnchor, 0)
    }
    written.end?.isActive = false
    let end = guide.bottomAnchor.constraint(equalTo: last.anchor, constant: last.gap)
    NSLayoutConstraint.activateOfSystem([end])
    written.end = end
  }

  /// Removes the rows and constraints of a table without a window; in a window, rows have frames.
  func eraseRows() {
    guard let guide = written.guide else { return }
    takeAway(written.elements)
    written.end?.isActive = false
    NSLayoutConstraint.deactivate(
      heldConstraints.filter { $0.firstItem === guide || $0.secondItem === guide })
    removeLayoutGuide(guide)
    written = WrittenRows()
  }

  private func takeAway(_ views: [UIView]) {
    for view in views where view.superview === self { view.removeFromSuperview() }
  }

  private func place(
    _ view: UIView, height: CGFloat?, in guide: UILayoutGuide, below anchor: NSLayoutYAxisAnchor, gap: CGFloat
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, at: written.elements.count)
    written.elements.append(view)
    let tall = view.heightAnchor.constraint(equalToConstant: height ?? 0)
    // A self-sizing row is as low as its content allows, as with `systemLayoutSizeFitting`.
    if height == nil { tall.priority = .fittingSizeLevel }
    let constraints = [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: anchor, constant: gap), tall,
    ]
    for constraint in constraints { constraint.identifier = "UITableView-row" }
    NSLayoutConstraint.activateOfSystem(constraints)
  }

  private func makeRowsGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "rows"
    addLayoutGuide(guide)
    NSLayoutConstraint.activateOfSystem([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.widthAnchor.constraint(equalTo: widthAnchor),
    ])
    return guide
  }
}
