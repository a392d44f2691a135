internal import Foundation
internal import PageBase
internal import UIKitCore

/// Controllers and views that an app's code instantiates from a document, live in a window.
extension DocumentBuilder {
  /// A controller with the controllers that it contains. Its view is loaded when it is first used, as in
  /// UIKit.
  func instantiate(_ object: DocumentElement) -> UIViewController? {
    guard session.embedding.count <= BuildingSession.maximumDepth,
      session.embeddedCount <= BuildingSession.maximumEmbedded
    else {
      // A container has no view that could tell of the fault.
      CodeFaults.current?.append(
        Diagnostic(
          .error,
          "\(document.file): controllers contain more than \(BuildingSession.maximumEmbedded) others, or "
            + "\(BuildingSession.maximumDepth) in one another; the others are left out", exitCode: .limit))
      return nil
    }
    session.enter(key(of: object, in: document))
    defer { session.leave() }
    if let reference = StoryboardReference(element: object) {
      guard let (target, document) = target(of: reference, object) else { return nil }
      return guest(in: document).instantiate(target)
    }
    guard let kind = ControllerKind(element: object) else { return nil }
    let controller = controller(object, kind)
    register(controller, as: object)
    describe(controller, object)
    controller.documentScene = DocumentScene(builder: self, object: object)
    controller.awakeFromNib()
    return controller
  }

  private func controller(_ object: DocumentElement, _ kind: ControllerKind) -> UIViewController {
    switch kind {
    case .navigationController:
      let controller = madeController(object) { UINavigationController() }
      guard let navigation = controller as? UINavigationController else { return controller }
      configure(navigation, object)
      navigation.setViewControllers(contained(in: object, limit: 1), animated: false)
      return navigation
    case .tabBarController:
      let controller = madeController(object) { UITabBarController() }
      guard let tabs = controller as? UITabBarController else { return controller }
      tabs.setViewControllers(contained(in: object, limit: 20), animated: false)
      configureTabBar(of: tabs, object)
      return tabs
    case .splitViewController:
      let controller = madeController(object) { UISplitViewController() }
      guard let split = controller as? UISplitViewController else { return controller }
      split.viewControllers = contained(in: object, limit: 2)
      return split
    case .pageViewController:
      let style: UIPageViewController.TransitionStyle =
        object["transitionStyle"] == "scroll" ? .scroll : .pageCurl
      let orientation: UIPageViewController.NavigationOrientation =
        object["navigationOrientation"] == "vertical" ? .vertical : .horizontal
      return madeController(object) {
        UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
      }
    case .tableViewController:
      return madeController(object) { UITableViewController(style: .plain) }
    case .collectionViewController:
      return madeController(object) {
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      }
    case .viewController: return madeController(object) { UIViewController() }
    }
  }

  private func contained(in object: DocumentElement, limit: Int) -> [UIViewController] {
    document.controllers.children(of: object.id ?? "").prefix(limit).compactMap { id in
      document.controllers.objects[id].flatMap { guest(in: document).instantiate($0) }
    }
  }

  /// Loads the view of an instantiated controller; returns `false` if the document has no view for it.
  func loadView(of controller: UIViewController, _ object: DocumentElement) -> Bool {
    guard let element = Self.rootElement(of: object) else { return false }
    let own = session.liveOwner
    session.liveOwner = controller
    fill(controller, from: element, of: object)
    let beside = makeObjects(beside: object)
    session.liveOwner = own
    if let collection = controller as? UICollectionViewController,
      let view = collection.viewIfLoaded as? UICollectionView
    {
      collection.wrap(view, in: view.frame)
    }
    finish(object, beside)
    return true
  }

  /// Makes the views and the objects of the app's classes that stand beside a controller in its scene: outlets lead to them. The
  /// scene keeps them.
  private func makeObjects(beside object: DocumentElement) -> [DocumentElement] {
    let scene = document.root.members(of: "scenes").first { scene in
      scene.members(of: "objects").contains { $0.id == object.id }
    }
    let objects = scene?.members(of: "objects") ?? []
    let views = objects.filter { ViewKind(element: $0) != nil }
    for view in views { _ = buildView(view, in: nil) }
    let others = objects.filter { $0.name == "customObject" }
    for element in others {
      if let made = element["customClass"].flatMap(MemberRegistry.newObject) { register(made, as: element) }
    }
    return views + others
  }

  /// Connects what was built, and tells views that they are complete.
  ///
  /// - Parameter others: Elements beside `element` that were built with it.
  func finish(_ element: DocumentElement, _ others: [DocumentElement] = []) {
    connect()
    for each in [element] + others { bindConnections(in: each) }
    let awake = session.awake
    session.awake = []
    for view in awake { view.awakeFromNib() }
    append(document.unread(inObject: element))
    let root = records.first?.view
    for problem in diagnostics { root?.faults.append(problem) }
  }

  // MARK: Segues

  /// Performs a segue: its source prepares, then its destination is shown; an unwind segue only unwinds.
  func perform(segue: DocumentElement, sender: AnyObject?) {
    guard let source = self.source(of: segue) else { return }
    guard source.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender) else { return }
    guard segue["kind"] != "unwind" else {
      source.unwind()
      return
    }
    guard let id = segue["destination"], let object = document.controllers.objects[id],
      let destination = guest(in: document).instantiate(object)
    else { return }
    source.prepare(
      for: UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: destination),
      sender: sender)
    switch segue["kind"] {
    case "show", "push", "showDetail":
      source.show(destination, sender: sender)
    default:
      if let style = segue["modalPresentationStyle"].flatMap({ Self.presentations[$0] }) {
        destination.modalPresentationStyle = style
      }
      source.present(destination, animated: true)
    }
  }

  private func source(of segue: DocumentElement) -> UIViewController? {
    for id in document.controllers.order {
      let segues = document.controllers.segues[id] ?? []
      guard segues.contains(where: { $0.id == segue.id && $0.position == segue.position }) else { continue }
      if let controller = object(id) as? UIViewController { return controller }
    }
    return nil
  }

  private static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]
}

/// A controller's element, and the builder that created the controller from it.
struct DocumentScene: ControllerScene {
  let builder: DocumentBuilder
  let object: DocumentElement

  var storyboard: (any StoryboardDocument)? {
    builder.document.isStoryboard ? AppDocument(document: builder.document) : nil
  }

  func loadView(of controller: UIViewController) -> Bool { builder.loadView(of: controller, object) }

  func performSegue(withIdentifier identifier: String, sender: AnyObject?) -> Bool {
    let segues = builder.document.controllers.segues[object.id ?? ""] ?? []
    guard let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
    builder.perform(segue: segue, sender: sender)
    return true
  }
}
