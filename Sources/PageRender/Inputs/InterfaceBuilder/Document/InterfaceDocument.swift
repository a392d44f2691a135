internal import LayoutEngine
public import PageBase

/// A storyboard or xib, read and checked.
public struct InterfaceDocument: Sendable {
  /// As the user named it; diagnostics begin with it.
  public let file: String
  /// The scenes of a storyboard that have a view, or the top-level views of a xib, in document order.
  public let scenes: [Scene]

  let root: DocumentElement
  /// The file's path; `nil` for a document that was not read from one.
  var path: String?
  /// The names that outlets give to objects, by id; of several outlets to one object the first names it.
  let outletNames: [String: String]
  let isStoryboard: Bool
  /// `toolsVersion`: which Interface Builder wrote the document.
  let toolsVersion: Int
  /// The device the canvas showed; `nil` before Xcode 8, whose canvas is 600 points wide and high.
  let canvas: CanvasDevice?
  let resources: DocumentResources
  let controllers: ControllerGraph

  /// A scene that can be drawn: a controller with its view, or a view of a xib.
  public struct Scene: Sendable, Hashable {
    /// Fit to name a file: the storyboard identifier, else the class, else the object's id; unique in the
    /// document.
    public let id: String
    /// The scene's other names: storyboard identifier, object id, class.
    public let names: [String]
    public let position: SourcePosition
    /// The id of the controller or view.
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
    outletNames = Self.outletNames(root)
  }

  private static func outletNames(_ root: DocumentElement) -> [String: String] {
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

  /// The scene that an app would show first: the initial controller, or the first child of an initial container, else
  /// the first one with a view of its own.
  var initialScene: Scene? {
    var seen: Set<String> = []
    var id = root["initialViewController"]
    while let current = id, seen.insert(current).inserted {
      if let scene = scenes.first(where: { $0.object == current }) { return scene }
      id = controllers.children(of: current).first
    }
    return scenes.first
  }

  /// The major version of iOS that the document says it is for. Most say none, as their project does: `nil`.
  ///
  /// `<deployment identifier="iOS" version="2304"/>` is iOS 9: 256 times the major version, and 16 times the minor one.
  var deploymentTarget: Int? {
    let deployment = root.child("dependencies")?.child("deployment")
    return deployment?["version"].flatMap { Int($0) }.map { $0 / 256 }.flatMap {
      (1...100).contains($0) ? $0 : nil
    }
  }

  /// The families of its fonts, or the names of those that say no family, each where the document has it.
  var fontNames: [Located<String>] {
    var names: [Located<String>] = []
    root.forEach { element in
      if ["fontDescription", "font"].contains(element.name), let name = element["family"] ?? element["name"] {
        names.append(Located(name, at: element.position))
      }
    }
    return names
  }

  /// Returns true if a scene of another language's document is in this one too.
  func has(_ scene: Scene) -> Bool { scenes.contains { $0.object == scene.object } }

  /// True if the document was made for iPads alone, as it could be before storyboards had size classes.
  var isForPads: Bool {
    root["targetRuntime"] == "iOS.CocoaTouch.iPad" || root["type"]?.contains(".iPad.") == true
      || canvas?.isPad == true && root["useTraitCollections"] != "YES"
  }

  /// The element of a scene's controller or view, and where it is a controller, its scene's other objects.
  func element(of scene: Scene) -> DocumentElement? { controllers.objects[scene.object] }
}
