public import Foundation

extension UICollectionView {
  /// How cells of one class show items, without an identifier of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let source: ElementSource
    let handler: Handler

    public init(handler: @escaping Handler) {
      source = ElementSource(nib: nil)
      self.handler = handler
    }

    /// Cells are made of the first view of the xib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      source = ElementSource(nib: cellNib)
      self.handler = handler
    }
  }

  /// How headers, footers and the like of one class are set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let source: ElementSource
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      source = ElementSource(nib: nil)
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Views are made of the first view of the xib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      source = ElementSource(nib: supplementaryNib)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of the registration's class, made or used before, which the registration's handler has set up.
  ///
  /// - Parameter item: Without one the handler is not called.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = element(of: registration.source, kind: nil, as: Cell.self, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, footer or the like of the registration's class, which the registration's handler has set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = element(
      of: registration.source, kind: registration.elementKind, as: Supplementary.self, at: indexPath)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func element<View: UICollectionReusableView>(
    of source: ElementSource, kind: String?, as type: View.Type, at path: IndexPath
  ) -> View {
    shownContent.origins[.init(kind: kind, identifier: source.identifier)] =
      ReusableOrigin(source.nib) ?? .type(type)
    if let view = dequeue(kind: kind, source.identifier, at: path, base: type) as? View { return view }
    report(
      "dequeueConfiguredReusable\(kind == nil ? "Cell" : "Supplementary")(using:)",
      "has a xib whose first view is no \(type)", isUrgent: true)
    guard let made = ViewInitializer.make(type, frame: .zero) else {
      fatalError("\(type) cannot be made: its init(frame:) was not found")
    }
    made.reuseIdentifier = source.identifier
    return made
  }
}

/// The source of a registration's views, and the name it keeps them by.
@MainActor
final class ElementSource {
  let nib: UINib?
  let identifier: String
  private static var count = 0

  init(nib: UINib?) {
    Self.count += 1
    self.nib = nib
    identifier = "registration \(Self.count)"
  }
}
