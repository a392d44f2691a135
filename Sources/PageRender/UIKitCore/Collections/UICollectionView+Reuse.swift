internal import Foundation

extension UICollectionView {
  func dequeue(
    kind: String?, _ identifier: String, at path: IndexPath, base: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    let view = reusedOrMade(kind: kind, identifier, base: base)
    // A list cell's default configurations depend on its role and position in the list.
    if let place = shownContent.askedPlace { (view as? UICollectionViewCell)?.place = place }
    return view
  }

  private func reusedOrMade(
    kind: String?, _ identifier: String, base: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    let key = CollectionContent.ElementKind(kind: kind, identifier: identifier)
    if kind == nil, let cell = shownContent.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let used = shownContent.reusable[key]?.popLast() {
      used.prepareForReuse()
      return used
    }
    var named: AnyClass?
    switch shownContent.origins[key] {
    case .type(let type): named = type
    case .document(let make):
      if let made = make() as? UICollectionReusableView {
        made.reuseIdentifier = identifier
        return made
      }
    case nil: break
    }
    // A cell can serve as a supplementary view, but not the other way round.
    let registered =
      kind == nil ? named as? UICollectionViewCell.Type : named as? UICollectionReusableView.Type
    let call = kind == nil ? "dequeueReusableCell" : "dequeueReusableSupplementaryView"
    let registering = kind == nil ? "forCellWithReuseIdentifier" : "forSupplementaryViewOfKind"
    if registered == nil, let named {
      report(
        "register(_:\(registering): \"\(identifier)\")",
        "is given \(named), which is no \(base); register a class that comes from it", isUrgent: true)
    } else if registered == nil {
      report(
        "\(call)(withReuseIdentifier: \"\(identifier)\")",
        "has no class to make; call register(_:\(registering):) with that identifier first", isUrgent: true)
    }
    let made =
      ViewInitializer.make(registered ?? base, frame: .zero)
      ?? (kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero))
    made.reuseIdentifier = identifier
    return made
  }
}
