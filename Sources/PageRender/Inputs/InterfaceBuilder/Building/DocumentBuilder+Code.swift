internal import PageBase
internal import PageLayout
internal import UIKitCore

/// The app's code that may change what a document says, and that has not run.
///
/// The controller's own class, and outlets and classes of a scene's root view, do not count: they concern the
/// scene as a whole.
extension DocumentBuilder {
  /// The outlets, the class and the tag of a view's element; `nil` if it has none, or if a deck stands in for the code.
  func codeHold(on element: DocumentElement) -> CodeHold? {
    guard !options.isFilled else { return nil }
    var hold = CodeHold()
    hold.outlets = codeOutlets(to: element)
    hold.customClass = element["customClass"].flatMap { isUnknown($0) ? $0 : nil }
    hold.tag = codeTag(of: element)
    return hold.isEmpty ? nil : hold
  }

  /// The tag by which code that has not run may find an element's view.
  private func codeTag(of element: DocumentElement) -> Int? {
    guard !options.isLive, let tag = element.integer("tag"), tag != 0 else { return nil }
    switch ViewKind(element: element) {
    case .button, .segmentedControl, .slider, .stepper, .switch, .textField, .pageControl, .datePicker:
      return nil
    default: return tag
    }
  }

  /// The code that may change a part of a cell of a standard style: rows made of a prototype, or of a cell
  /// alone in its document, have their texts through properties such as `textLabel`.
  func codeHold(on part: DocumentElement, as property: String, of cell: DocumentElement) -> CodeHold? {
    guard !options.isFilled else { return nil }
    var hold = codeHold(on: part) ?? CodeHold()
    if !options.isLive, cell.id.map({ !document.conventions.staticCells.contains($0) }) ?? true {
      hold.outlets.append(property)
    }
    return hold.isEmpty ? nil : hold
  }

  /// The names of the outlets by which code that has not run reaches an element's object.
  func codeOutlets(to element: DocumentElement) -> [String] {
    guard !options.isFilled, let id = element.id, let outlets = document.codeOutlets[id] else { return [] }
    // In a window, outlets of known classes are set, and their code has run.
    return outlets.filter { !options.isLive || ($0.owner.map(isUnknown) ?? false) }.map(\.name)
  }

  func addHold(byAttribute path: String, on view: UIView) {
    // The root's attributes concern the scene as a whole.
    guard !options.isFilled, view !== records.first?.view else { return }
    var hold = view.codeHold ?? CodeHold()
    hold.attributes.append(path)
    view.codeHold = hold
  }

  /// Returns true for a class of the app that is not compiled in, so that its code does not run.
  private func isUnknown(_ className: String) -> Bool {
    !Self.systemClasses.contains(className) && InterfaceClasses.named(className) == nil
  }

  /// UIKit's classes that Interface Builder writes as custom ones.
  private static let systemClasses: Set<String> = [
    "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UIControl",
    "UIImageView", "UILabel", "UINavigationBar", "UIPageControl", "UIScrollView", "UISearchBar",
    "UIStackView",
    "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar",
    "UIView", "UIVisualEffectView",
  ]
}

extension InterfaceDocument {
  /// An outlet of an object of the app.
  struct CodeOutlet: Sendable {
    var name: String
    /// The class of the object that has the outlet; `nil` for File's Owner without a class.
    var owner: String?
  }

  /// The outlets of the app's objects, single ones and collections, by the id of the object that they lead to.
  static func codeOutlets(_ root: DocumentElement) -> [String: [CodeOutlet]] {
    var outlets: [String: [CodeOutlet]] = [:]
    root.forEach { holder in
      guard holder["customClass"] != nil || holder.name == "placeholder",
        let connections = holder.child("connections")
      else { return }
      for element in connections.children where element.name.hasPrefix("outlet") {
        guard let target = element["destination"], let name = element["property"],
          !systemOutlets.contains(name), outlets[target]?.contains(where: { $0.name == name }) != true
        else { continue }
        outlets[target, default: []].append(CodeOutlet(name: name, owner: holder["customClass"]))
      }
    }
    return outlets
  }

  /// UIKit's own outlets, through which it places and asks objects, but changes none.
  private static let systemOutlets: Set<String> = [
    "accessoryView", "backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate",
    "editingAccessoryView", "gestureRecognizers", "inputAccessoryView", "inputView", "prefetchDataSource",
    "selectedBackgroundView", "tableFooterView", "tableHeaderView", "view",
  ]
}
