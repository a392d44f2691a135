public import Foundation

extension UITableView {
  /// The class of the cells that are made for an identifier, with its `init(style:reuseIdentifier:)`; `nil` forgets it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: true, identifier: identifier)] = ReusableOrigin(cellClass)
  }

  /// The class of the views that are made for an identifier, with its `init(reuseIdentifier:)`; `nil` forgets it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: false, identifier: identifier)] = ReusableOrigin(aClass)
  }

  /// The xib whose first view becomes the cells of an identifier; `nil` forgets it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: true, identifier: identifier)] = ReusableOrigin(nib)
  }

  /// The xib whose first view becomes the headers and footers of an identifier; `nil` forgets it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: false, identifier: identifier)] = ReusableOrigin(nib)
  }

  /// Cells that a document describes.
  package func register(prototype identifier: String, _ make: @escaping () -> UIView?) {
    shownContent.origins[.init(isCell: true, identifier: identifier)] = .document(make)
  }

  /// A cell that was used before, or a new one of what was registered last; `nil` where nothing was.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let used = reused(isCell: true, identifier) as? UITableViewCell {
      used.prepareForReuse()
      return used
    }
    switch shownContent.origins[.init(isCell: true, identifier: identifier)] {
    case .type(let type): return (type as? UITableViewCell.Type).flatMap { make($0, identifier) }
    case .document(let make):
      let cell = make() as? UITableViewCell
      cell?.reuseIdentifier = identifier
      return cell
    case nil: return nil
    }
  }

  /// A cell that was used before, or a new one of what was registered last.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(
      "dequeueReusableCell(withIdentifier: \"\(identifier)\")",
      "has no cell to make; register a class or a xib with that identifier first, or add a prototype that has it",
      isUrgent: true)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that was used before, or a new one of what was registered last; `nil` where nothing was.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let used = reused(isCell: false, identifier) as? UITableViewHeaderFooterView {
      used.prepareForReuse()
      return used
    }
    switch shownContent.origins[.init(isCell: false, identifier: identifier)] {
    case .type(let type):
      guard let type = type as? UITableViewHeaderFooterView.Type else { return nil }
      return UITableViewHeaderFooterView.making(identifier) { ViewInitializer.make(type, frame: .zero) }
    case .document(let make):
      let view = make() as? UITableViewHeaderFooterView
      view?.reuseIdentifier = identifier
      return view
    case nil: return nil
    }
  }

  private func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell? {
    UITableViewCell.making(identifier) { ViewInitializer.make(type, frame: .zero) }
  }

  private func reused(isCell: Bool, _ identifier: String) -> UIView? {
    shownContent.reusable[.init(isCell: isCell, identifier: identifier)]?.popLast()
  }
}
