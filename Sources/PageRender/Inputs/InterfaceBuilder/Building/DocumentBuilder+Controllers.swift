internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Controllers, the containers around them, and the controllers that they embed.
extension DocumentBuilder {
  /// The root view of a scene: the view of a controller with the bars of its containers, or the view of a
  /// xib.
  func buildRoot(_ object: DocumentElement) -> UIView? {
    if StoryboardReference(element: object) != nil { return buildReferenced(object) }
    guard ControllerKind(element: object) != nil else { return buildStandaloneView(object) }
    session.enter(key(of: object, in: document))
    defer { session.leave() }
    guard let controller = buildController(object) else { return nil }
    if options.isRecording { return controller.view }
    return tinted(container(around: controller, object).view, object)
  }

  /// Gives the outermost view the document's global tint, unless the controller's view has one of its own.
  private func tinted(_ view: UIView?, _ object: DocumentElement) -> UIView? {
    let isOwn = Self.rootElement(of: object)?.child("color", key: "tintColor") != nil
    if !isOwn, let color = document.root.child("color", key: "tintColor").flatMap(color) {
      view?.tintColor = color
    }
    return view
  }

  /// The view of a controller in another storyboard, in the containers of both storyboards. `nil` for the
  /// canvas, which shows only a box with the reference's name.
  private func buildReferenced(_ object: DocumentElement) -> UIView? {
    guard !options.isRecording, let shown = shownController(from: object, for: object) else { return nil }
    session.enter(key(of: shown.object, in: shown.builder.document))
    defer { session.leave() }
    guard let controller = shown.builder.buildController(shown.object) else { return nil }
    welcome(shown.builder)
    return tinted(container(around: wrap(controller, shown), object).view, shown.object)
  }

  /// Puts a controller into the containers on the path to it.
  private func wrap(_ controller: UIViewController, _ shown: ShownController) -> UIViewController {
    var outer = controller
    for (builder, object) in shown.containers.reversed() {
      switch ControllerKind(element: object) {
      case .navigationController: outer = builder.navigation(object, [outer])
      case .tabBarController:
        outer = builder.tabs(
          object, selected: builder.document.controllers.children(of: object.id ?? "").first, outer)
      default: break
      }
      keep(outer)
    }
    return outer
  }

  /// A controller with its view; `nil` if the document has no view for it.
  private func buildController(_ object: DocumentElement) -> UIViewController? {
    guard let element = Self.rootElement(of: object) else { return nil }
    let controller = UIViewController()
    keep(controller)
    register(controller, as: object)
    describe(controller, object)
    fill(controller, from: element, of: object)
    return controller
  }

  /// Builds the view of a controller.
  func fill(_ controller: UIViewController, from element: DocumentElement, of object: DocumentElement) {
    let view = buildView(element, in: nil)
    controller.view = view
    for guide in object.members(of: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      register(guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide, as: guide)
    }
  }

  nonisolated static func rootElement(of object: DocumentElement) -> DocumentElement? {
    object.children.first { $0["key"] == "view" || $0["key"] == "tableView" || $0["key"] == "collectionView" }
  }

  /// Sets the titles and bar items that containers show for a controller.
  func describe(_ controller: UIViewController, _ object: DocumentElement) {
    controller.title = text(of: object, key: "title")
    if let item = object.child("navigationItem", key: "navigationItem") {
      let made = navigationItem(item)
      let own = controller.navigationItem
      own.title = made.title.flatMap { $0.isEmpty ? nil : $0 } ?? controller.title
      own.prompt = made.prompt
      own.hidesBackButton = made.hidesBackButton
      own.leftItemsSupplementBackButton = made.leftItemsSupplementBackButton
      own.backButtonTitle = made.backButtonTitle
      own.backBarButtonItem = made.backBarButtonItem
      own.leftBarButtonItems = made.leftBarButtonItems
      own.rightBarButtonItems = made.rightBarButtonItems
      if let view = item.child(key: "titleView"), ViewKind(element: view) != nil {
        own.titleView = buildView(view, in: nil)
      }
      switch item["largeTitleDisplayMode"] {
      case "never": own.largeTitleDisplayMode = .never
      case "always": own.largeTitleDisplayMode = .always
      default: break
      }
    }
    if let item = object.child("tabBarItem", key: "tabBarItem") { controller.tabBarItem = tabBarItem(item) }
    if let items = object.child("toolbarItems") {
      controller.toolbarItems = items.children.filter { $0.name == "barButtonItem" }.map(barButtonItem)
    }
    if let edges = object.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = extendedEdges(edges)
    }
    if object.flag("extendedLayoutIncludesOpaqueBars") == true {
      controller.extendedLayoutIncludesOpaqueBars = true
    }
    if object.flag("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
    if object.flag("automaticallyAdjustsScrollViewInsets") == false {
      controller.automaticallyAdjustsScrollViewInsets = false
    }
  }

  private func extendedEdges(_ element: DocumentElement) -> UIRectEdge {
    var edges: UIRectEdge = []
    if element.flag("top") == true { edges.insert(.top) }
    if element.flag("left") == true { edges.insert(.left) }
    if element.flag("bottom") == true { edges.insert(.bottom) }
    if element.flag("right") == true { edges.insert(.right) }
    return edges
  }

  // MARK: Containers

  /// The outermost container in which the document shows the controller.
  private func container(around controller: UIViewController, _ object: DocumentElement) -> UIViewController {
    var shown = controller
    var id = object.id
    var stack: [UIViewController] = []
    // The path to the outermost container has no controller twice.
    for step in document.controllers.path(to: object.id ?? "") {
      guard let parent = document.controllers.objects[step.parent] else { break }
      switch step.kind {
      case .pushed:
        // Only the title of the previous controller is visible, on the back button.
        let before = UIViewController()
        describe(before, parent)
        stack.insert(before, at: 0)
      case .contained where parent.name == "navigationController":
        shown = navigation(parent, stack + [shown])
        stack = []
      // A push over a tab bar controller covers its bar.
      case .contained where parent.name == "tabBarController" && stack.isEmpty:
        shown = tabs(parent, selected: id, shown)
      case .contained: break
      }
      id = step.parent
      keep(shown)
    }
    return shown
  }

  /// Sets the tab bar item of a controller whose tab is not selected. For a storyboard reference, the item of
  /// the referenced controller takes precedence.
  private func describeTab(_ controller: UIViewController, _ object: DocumentElement) {
    describe(controller, object)
    guard let reference = StoryboardReference(element: object),
      let (target, document) = target(of: reference, object)
    else { return }
    guest(in: document).describe(controller, target)
  }

  private func navigation(_ element: DocumentElement, _ stack: [UIViewController]) -> UIViewController {
    let navigation = UINavigationController()
    configure(navigation, element)
    navigation.setViewControllers(stack, animated: false)
    return navigation
  }

  func configure(_ navigation: UINavigationController, _ element: DocumentElement) {
    if let bar = element.child("navigationBar") { configure(navigation.navigationBar, bar) }
    navigation.isNavigationBarHidden = element.flag("navigationBarHidden") == true
    navigation.isToolbarHidden = element.flag("toolbarHidden") != false
    if let item = element.child("tabBarItem", key: "tabBarItem") { navigation.tabBarItem = tabBarItem(item) }
  }

  private func tabs(
    _ element: DocumentElement, selected: String?, _ shown: UIViewController
  ) -> UIViewController {
    let tabs = UITabBarController()
    let ids = document.controllers.children(of: element.id ?? "")
    tabs.setViewControllers(
      ids.map { id in
        if id == selected { return shown }
        let other = UIViewController()
        if let object = document.controllers.objects[id] { describeTab(other, object) }
        return other
      }, animated: false)
    tabs.selectedIndex = ids.firstIndex { $0 == selected } ?? 0
    configureTabBar(of: tabs, element)
    return tabs
  }

  func configureTabBar(of tabs: UITabBarController, _ element: DocumentElement) {
    if let bar = element.child("tabBar") { configure(tabs.tabBar, bar) }
  }

  // MARK: Embedded controllers

  /// Fills a container view with the controller of its embed segue.
  func embed(in view: UIView, _ element: DocumentElement) {
    guard !options.isRecording, !options.isLive || session.liveOwner != nil,
      let segue = element.members(of: "connections").first(where: {
        $0.name == "segue" && $0["kind"] == "embed"
      }),
      let id = segue["destination"], let object = document.controllers.objects[id],
      // Of a container controller, its first child is shown, without bars.
      let shown = shownController(from: object, for: segue), mayEmbed(shown, segue)
    else { return }
    session.enter(key(of: shown.object, in: shown.builder.document))
    let controller =
      options.isLive ? guest(in: document).instantiate(object) : shown.builder.buildController(shown.object)
    welcome(shown.builder)
    session.leave()
    if let owner = session.liveOwner, let controller {
      owner.prepare(
        for: UIStoryboardSegue(identifier: segue["identifier"], source: owner, destination: controller),
        sender: nil)
      owner.addChild(controller)
      controller.didMove(toParent: owner)
    }
    guard let child = controller?.view else { return }
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let edges = [
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    for edge in edges { edge.identifier = LayoutConstraint.embedding }
    NSLayoutConstraint.activateOfSystem(edges)
  }

  /// Returns true if a controller can be embedded in the controllers being built: without a cycle, and within
  /// the limits.
  private func mayEmbed(_ shown: ShownController, _ segue: DocumentElement) -> Bool {
    let key = key(of: shown.object, in: shown.builder.document)
    if let first = session.embedding.firstIndex(of: key) {
      // Cycles inside one document were reported when it was read.
      if session.embedding[first...].contains(where: { $0.file != document.file }) {
        report(
          .error, segue,
          "the embed segue puts a controller into itself; embed another one, or remove the segue")
      }
      return false
    }
    guard session.embedding.count <= BuildingSession.maximumDepth,
      session.embeddedCount <= BuildingSession.maximumEmbedded,
      session.viewCount < BuildingSession.maximumViews
    else {
      append([
        Diagnostic(
          .error, file: document.file, position: segue.position,
          "the scene embeds more than \(BuildingSession.maximumDepth) controllers in one another, more than "
            + "\(BuildingSession.maximumEmbedded) in all, or more than \(BuildingSession.maximumViews) views; "
            + "this one is left out", exitCode: .limit)
      ])
      return false
    }
    return true
  }

  // MARK: Views of xibs

  /// The view of a xib. It fills the screen if it is as large as the canvas, or if it is a controller's view;
  /// else it is centred on the screen in its own size.
  private func buildStandaloneView(_ element: DocumentElement) -> UIView {
    let view = buildView(element, in: nil)
    view.standsForScreen = true
    let size = Size(view.frame.size)
    guard !options.isRecording, !options.isBare, document.hasOwnSize(element, size) else { return view }
    let host = UIView()
    host.standsForScreen = true
    host.backgroundColor = .systemBackground
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: CGFloat(size.width))
    // Not required, so that the view is no wider than the screen; otherwise its content does not change its
    // size.
    wide.priority = UILayoutPriority(999)
    let tall = view.heightAnchor.constraint(equalToConstant: CGFloat(size.height))
    for constraint in [wide, tall] { constraint.identifier = LayoutConstraint.designSize }
    NSLayoutConstraint.activateOfSystem([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor), wide, tall,
    ])
    return host
  }
}
