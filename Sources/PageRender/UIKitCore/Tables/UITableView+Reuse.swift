public import Foundation

extension UITableView {
  /// Registers a class whose cells are made with `init(style:reuseIdentifier:)`; `nil` unregisters.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: true, identifier: identifier)] = ReusableOrigin(cellClass)
  }

  /// Registers a class whose views are made with `init(reuseIdentifier:)`; `nil` unregisters.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: false, identifier: identifier)] = ReusableOrigin(aClass)
  }

  /// Registers a xib whose first view becomes a cell; `nil` unregisters.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: true, identifier: identifier)] = ReusableOrigin(nib)
  }

  /// Registers a xib whose first view becomes a header or footer; `nil` unregisters.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    shownContent.origins[.init(isCell: false, identifier: identifier)] = ReusableOrigin(nib)
  }

  /// Registers a document's prototype cell for an identifier.
  package func register(prototype identifier: String, _ make: @escaping () -> UIView?) {
    shownContent.origins[.init(isCell: true, identifier: identifier)] = .document(make)
  }

  /// Returns a reused or a new cell for an identifier; `nil` if nothing is registered for it.
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

  /// Returns a reused or a new cell for an identifier; reports an identifier for which nothing is registered.
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

  /// Returns a reused or a new header or footer for an identifier; `nil` if nothing is registered for it.
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
