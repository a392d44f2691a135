internal import LayoutEngine
public import PageBase

/// A storyboard or xib, read and checked.
public struct InterfaceDocument: Sendable {
  /// The file as the user named it; diagnostics begin with it.
  public let file: String
  /// The scenes of a storyboard that have a view, or the top-level views of a xib, in document order.
  public let scenes: [Scene]

  let root: DocumentElement
  /// The file's path; `nil` for a document that was not read from one.
  var path: String?
  /// The names of outlets, by the id of the object that they refer to; of several outlets to one object the
  /// first counts.
  let outletNames: [String: String]
  /// The outlets of the app's objects, by the id of the object that they lead to.
  let codeOutlets: [String: [CodeOutlet]]
  let isStoryboard: Bool
  /// The document's `toolsVersion`, the version of Interface Builder that saved it; 0 if it has none.
  let toolsVersion: Int
  /// The device that the canvas showed; `nil` before Xcode 8, whose canvas is 600 points wide and high.
  let canvas: CanvasDevice?
  let resources: DocumentResources
  let controllers: ControllerGraph
  let conventions: DocumentConventions
  /// The names of the document that no picture shows.
  var account: DocumentAccount?
  /// True if the app names other storyboards as its first ones, so that only code shows the initial scene.
  var isShownByCode = false

  /// A scene that can be drawn: a controller with its view, or a view of a xib.
  public struct Scene: Sendable, Hashable {
    /// The scene's id, valid as a file name and unique in the document: the storyboard identifier, else the
    /// class, else the object's id.
    public let id: String
    /// The names that select the scene: storyboard identifier, object id, class.
    public let names: [String]
    public let position: SourcePosition
    /// The id of the controller's or view's element.
    let object: String
  }

  init(
    file: String, root: DocumentElement, isStoryboard: Bool, scenes: [Scene], toolsVersion: Int,
    canvas: CanvasDevice?, resources: DocumentResources, controllers: ControllerGraph
  ) {
    self.file = file
    self.root = root
    self.isStoryboard = isStoryboard
    self.scenes = scenes
    self.toolsVersion = toolsVersion
    self.canvas = canvas
    self.resources = resources
    self.controllers = controllers
    conventions = DocumentConventions(root)
    outletNames = Self.outletNames(root)
    codeOutlets = Self.codeOutlets(root)
  }

  static func outletNames(_ root: DocumentElement) -> [String: String] {
    var names: [String: String] = [:]
    root.forEach { element in
      if element.name == "outlet", let target = element["destination"], let name = element["property"],
        names[target] == nil, !["delegate", "dataSource", "view"].contains(name)
      {
        names[target] = name
      }
    }
    return names
  }

  /// The scene that an app shows first: the initial controller, or the first child of an initial container;
  /// else the first scene of the document.
  var initialScene: Scene? {
    var seen: Set<String> = []
    var id = root["initialViewController"]
    while let current = id, seen.insert(current).inserted {
      if let scene = scenes.first(where: { $0.object == current }) { return scene }
      id = controllers.children(of: current).first
    }
    return scenes.first
  }

  /// The document's deployment target, a major version of iOS; `nil` for most documents, which leave it to
  /// their project.
  ///
  /// The number in `<deployment identifier="iOS" version="2304"/>`, which is iOS 9, is 256 times the major
  /// plus 16 times the minor version.
  var deploymentTarget: Int? {
    let deployment = root.child("dependencies")?.child("deployment")
    return deployment?["version"].flatMap { Int($0) }.map { $0 / 256 }.flatMap {
      (1...100).contains($0) ? $0 : nil
    }
  }

  /// The families of the document's fonts, or the names of fonts without a family, each with its position.
  var fontNames: [Located<String>] {
    var names: [Located<String>] = []
    root.forEach { element in
      if ["fontDescription", "font"].contains(element.name), let name = element["family"] ?? element["name"] {
        names.append(Located(name, at: element.position))
      }
    }
    return names
  }

  /// Returns true if an element of the document has an id.
  func has(id: String) -> Bool {
    var isFound = false
    root.forEach { if $0.id == id { isFound = true } }
    return isFound
  }

  /// Returns true if this document contains a scene of another language's document.
  func has(_ scene: Scene) -> Bool { scenes.contains { $0.object == scene.object } }

  /// True if the document was made for iPads only, as was usual before storyboards had size classes.
  var isForPads: Bool {
    root["targetRuntime"] == "iOS.CocoaTouch.iPad" || root["type"]?.contains(".iPad.") == true
      || canvas?.isPad == true && root["useTraitCollections"] != "YES"
  }

  /// Warnings for what no picture of these scenes shows: one for each kind of element.
  func unread(in scenes: [Scene]) -> [Diagnostic] {
    account?.warnings(in: file, objects: scenes.flatMap(objects)) ?? []
  }

  /// Warnings for what is not known in the document or not drawn in a controller or view at its top.
  ///
  /// - Parameter object: The element of the controller or view; the root for all.
  func unread(inObject object: DocumentElement) -> [Diagnostic] {
    guard let account else { return [] }
    let ids = object.name == root.name ? controllers.order : [object.id].compactMap(\.self)
    return account.documentWarnings(in: file) + account.warnings(in: file, objects: ids)
  }

  /// The ids of a scene's object, of the containers around it and of the controllers embedded in it.
  private func objects(of scene: Scene) -> [String] {
    var found = [scene.object] + controllers.path(to: scene.object).map(\.parent)
    var next = 0
    while next < found.count {
      let embedded = (controllers.segues[found[next]] ?? []).filter { $0["kind"] == "embed" }
      for id in embedded.compactMap({ $0["destination"] }) where !found.contains(id) { found.append(id) }
      next += 1
    }
    return found
  }

  /// The element of a scene's controller or view.
  func element(of scene: Scene) -> DocumentElement? { controllers.objects[scene.object] }
}
