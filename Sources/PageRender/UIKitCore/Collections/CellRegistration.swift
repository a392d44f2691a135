public import Foundation

extension UICollectionView {
  /// A cell class and the handler that configures its cells with items; it needs no reuse identifier.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let source: ElementSource
    let handler: Handler

    public init(handler: @escaping Handler) {
      source = ElementSource(nib: nil)
      self.handler = handler
    }

    /// Makes a registration whose cells are loaded as the first view of `cellNib`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      source = ElementSource(nib: cellNib)
      self.handler = handler
    }
  }

  /// A class of headers, footers or the like, and the handler that configures them.
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

    /// Makes a registration whose views are loaded as the first view of `supplementaryNib`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      source = ElementSource(nib: supplementaryNib)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a new or reused cell of the registration's class, configured by its handler.
  ///
  /// - Parameter item: The item that the handler gets; with `nil` the handler is not called.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = element(of: registration.source, kind: nil, as: Cell.self, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a new or reused header, footer or the like, configured by the registration's handler.
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

/// The xib of a registration, if it has one, and the reuse identifier generated for its views.
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
