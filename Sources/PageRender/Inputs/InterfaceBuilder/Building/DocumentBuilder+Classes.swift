internal import Foundation
internal import PageBase
internal import UIKitCore

/// Objects of custom classes, and their connections.
extension DocumentBuilder {
  /// A view of the element's custom class if that is registered, else of the plain class.
  func made<View: UIView>(
    _ element: DocumentElement, _ coder: DocumentCoder = DocumentCoder(), else plain: () -> View
  ) -> View {
    guard let known = registeredClass(of: element) else { return plain() }
    guard let type = known as? View.Type else {
      reportKind(
        "the custom class \(known) of this <\(element.name)> is not a \(View.self)", element, View.self)
      return plain()
    }
    guard let view = type.init(coder: coder) else {
      reportKind("\(known).init(coder:) returned nil", element, View.self)
      return plain()
    }
    session.awake.append(view)
    return view
  }

  /// A controller of the element's own class where that is known, else the plain one of its kind.
  ///
  /// A class that is a controller of another kind is made too, as UIKit does, and shows the element's view.
  func madeController<Controller: UIViewController>(
    _ element: DocumentElement, else plain: () -> Controller
  ) -> UIViewController {
    let creator = session.creator
    session.creator = nil
    if let controller = creator?(DocumentCoder()) { return controller }
    guard let known = registeredClass(of: element) else { return plain() }
    guard let type = known as? UIViewController.Type else {
      reportKind(
        "the custom class \(known) of this <\(element.name)> is not a UIViewController", element,
        Controller.self)
      return plain()
    }
    guard let controller = type.init(coder: DocumentCoder()) else {
      reportKind("\(known).init(coder:) returned nil", element, Controller.self)
      return plain()
    }
    return controller
  }

  /// A collection view's layout of its own class; `nil` where it has none that is known.
  func madeLayout(_ element: DocumentElement) -> UICollectionViewLayout? {
    guard let known = registeredClass(of: element) else { return nil }
    guard let type = known as? UICollectionViewLayout.Type, let layout = type.init(coder: DocumentCoder())
    else {
      reportKind(
        "the custom class \(known) of this <\(element.name)> makes no layout of a collection view", element,
        UICollectionViewFlowLayout.self)
      return nil
    }
    return layout
  }

  private func registeredClass(of element: DocumentElement) -> AnyClass? {
    // The canvas runs no code of an app.
    guard !options.isCanvas, !options.isRecording else { return nil }
    guard let name = element["customClass"] else { return nil }
    if let known = InterfaceClasses.named(name) { return known }
    if InterfaceFiles.leftOutClasses.contains(name) {
      report(
        .error, element,
        "the class \(name) is left out, as it does not compile here; the picture lacks what its code does")
    }
    return nil
  }

  /// - Parameter plain: The class that is used instead.
  private func reportKind(_ problem: String, _ element: DocumentElement, _ plain: AnyClass) {
    report(.error, element, "\(problem); a plain \(plain) is drawn in its place")
  }

  // MARK: Outlets

  /// Sets outlets, and adds actions and segues to controls, once every object exists.
  ///
  /// - Parameter element: The element in which objects with connections are searched.
  func bindConnections(in element: DocumentElement) {
    element.forEach { holder in
      guard let connections = holder.child("connections"), let id = holder.id, let object = object(id) else {
        return
      }
      for connection in connections.children { bind(connection, of: object) }
    }
  }

  private func bind(_ connection: DocumentElement, of object: AnyObject) {
    let target = connection["destination"].flatMap { self.object($0) }
    switch connection.name {
    case "outlet", "outletCollection":
      guard let name = connection["property"], let target else { return }
      bind(name, of: object, to: target, isCollection: connection.name == "outletCollection")
    case "action":
      guard let selector = connection["selector"] else { return }
      bind(action: Selector(selector), of: object, to: target)
      guard let control = object as? UIControl else { return }
      let event = Self.events[connection["eventType"] ?? ""] ?? .primaryActionTriggered
      guard target is any OutletBinding else {
        return control.addTarget(target, action: Selector(selector), for: event)
      }
      control.addAction(
        UIAction { [weak target, weak control] _ in
          guard let control else { return }
          (target as? any OutletBinding)?.perform(action: selector, sender: control)
        }, for: event)
    case "segue":
      guard let control = object as? UIControl, connection["kind"] != "embed" else { return }
      control.addAction(
        UIAction { [weak control, weak self] _ in
          if let self, let control { self.perform(segue: connection, sender: control) }
        }, for: .touchUpInside)
    default: break
    }
  }

  private func bind(action: Selector, of object: AnyObject, to target: AnyObject?) {
    switch object {
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchUpInside": .touchUpInside, "touchDown": .touchDown, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingChanged": .editingChanged,
    "editingDidBegin": .editingDidBegin, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "touchDragInside": .touchDragInside,
    "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
  ]

  private func bind(_ name: String, of object: AnyObject, to target: AnyObject, isCollection: Bool) {
    switch (name, object) {
    case ("dataSource", let table as UITableView):
      table.dataSource = target as? any UITableViewDataSource
    case ("delegate", let table as UITableView): table.delegate = target as? any UITableViewDelegate
    case ("dataSource", let view as UICollectionView):
      view.dataSource = target as? any UICollectionViewDataSource
    case ("delegate", let view as UICollectionView):
      view.delegate = target as? any UICollectionViewDelegate
    // A text view is a scroll view too.
    case ("delegate", let text as UITextView): text.delegate = target as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView): view.scrollDelegate = target as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = target as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = target as? any UISearchBarDelegate
    case ("gestureRecognizers", let view as UIView):
      (target as? UIGestureRecognizer).map { view.addGestureRecognizer($0) }
    case ("view", _ as UIViewController): break
    case (_, let binding as any OutletBinding): binding.bind(outlet: name, to: target)
    default:
      if isCollection {
        _ = MemberRegistry.append(name, of: object, target)
      } else {
        MemberRegistry.set(name, of: object, to: target)
      }
    }
  }
}
