public import Foundation

extension UITableView {
  /// The class of the cells that are made for an identifier, with its `init(style:reuseIdentifier:)`.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    shownContent.classes[.init(isCell: true, identifier: identifier)] = cellClass
  }

  /// The class of the views that are made for an identifier, with its `init(reuseIdentifier:)`.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    shownContent.classes[.init(isCell: false, identifier: identifier)] = aClass
  }

  /// Cells are made of the first view of the xib.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib, isCell: true, identifier)
  }

  /// Views are made of the first view of the xib.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib, isCell: false, identifier)
  }

  private func register(_ nib: UINib?, isCell: Bool, _ identifier: String) {
    guard let nib else { return }
    register(isCell: isCell, identifier: identifier) { nib.instantiate(withOwner: nil).first as? UIView }
  }

  /// Cells, headers and footers that a document describes.
  package func register(isCell: Bool, identifier: String, _ make: @escaping () -> UIView?) {
    shownContent.prototypes[.init(isCell: isCell, identifier: identifier)] = make
  }

  /// A cell that was used before, or one of the class that was registered; `nil` where there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let used = reused(isCell: true, identifier) as? UITableViewCell {
      used.prepareForReuse()
      return used
    }
    let registered =
      shownContent.classes[.init(isCell: true, identifier: identifier)] as? UITableViewCell.Type
    return registered.flatMap { make($0, identifier) }
  }

  /// A cell that was used before, or one of the class that was registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(
      "dequeueReusableCell(withIdentifier: \"\(identifier)\")",
      "has no class to make; call register(_:forCellReuseIdentifier:) with that identifier first",
      isUrgent: true)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that was used before, or one of the class that was registered; `nil` where there is neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let used = reused(isCell: false, identifier) as? UITableViewHeaderFooterView {
      used.prepareForReuse()
      return used
    }
    let key = TableElement.Reuse(isCell: false, identifier: identifier)
    if let view = shownContent.prototypes[key]?() as? UITableViewHeaderFooterView {
      view.reuseIdentifier = identifier
      return view
    }
    guard let registered = shownContent.classes[key] as? UITableViewHeaderFooterView.Type else { return nil }
    return UITableViewHeaderFooterView.making(identifier) { ViewInitializer.make(registered, frame: .zero) }
  }

  private func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell? {
    UITableViewCell.making(identifier) { ViewInitializer.make(type, frame: .zero) }
  }

  private func reused(isCell: Bool, _ identifier: String) -> UIView? {
    shownContent.reusable[.init(isCell: isCell, identifier: identifier)]?.popLast()
  }
}
