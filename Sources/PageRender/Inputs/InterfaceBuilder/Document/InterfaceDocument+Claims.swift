internal import PageBase
internal import PageLayout

/// The names of the app's code that a document has.
extension InterfaceDocument {
  /// All names for which the app's sources are asked: classes, actions and outlets.
  var sourceWords: Set<String> {
    var words = Set(conventions.ownClasses.values)
    for outlets in codeOutlets.values { words.formUnion(outlets.flatMap { [$0.name, $0.owner ?? $0.name] }) }
    root.forEach { element in
      if element.name == "tabBarItem" { words.insert("tabBar") }
      if let name = element["customClass"] { words.insert(name) }
      words.formUnion(actions(of: element).flatMap(\.words))
    }
    return words
  }

  /// The classes that have an outlet of each name; none for a name that an unknown class has, too.
  var outletOwners: [String: Set<String>] {
    let outlets = codeOutlets.values.joined()
    let unknown = Set(outlets.filter { $0.owner == nil }.map(\.name))
    return outlets.reduce(into: [:]) { owners, outlet in
      if let owner = outlet.owner, !unknown.contains(outlet.name) {
        owners[outlet.name, default: []].insert(owner)
      }
    }
  }

  /// The classes and actions that a scene expects of the app.
  func claims(of scene: Scene) -> [CodeClaim] {
    guard let element = element(of: scene) else { return [] }
    var claims: [CodeClaim] = []
    func add(_ element: DocumentElement) {
      if let id = element.id, let name = conventions.ownClasses[id], element["customClass"] == name {
        claims.append(CodeClaim(.customClass, name, at: element.position))
      }
      claims += actions(of: element)
    }
    if scene == scenes.first { root.members(of: "objects").filter { $0.name == "placeholder" }.forEach(add) }
    element.forEach(add)
    return claims
  }

  /// The classes of a scene's controller, of a xib's owner, and of the controllers that show the scene.
  func controllerClasses(of scene: Scene) -> [String] {
    let path = [scene.object] + controllers.path(to: scene.object).map(\.parent)
    let classes = path.compactMap { controllers.objects[$0]?["customClass"] }
    return isStoryboard ? classes : classes + [owner?["customClass"]].compactMap(\.self)
  }

  /// The actions that an element sends to objects of the target's classes.
  private func actions(of element: DocumentElement) -> [CodeClaim] {
    element.members(of: "connections").compactMap { action in
      guard action.name == "action", let selector = action["selector"],
        let receiver = action["destination"].flatMap({ conventions.ownClasses[$0] })
      else { return nil }
      return CodeClaim(.action(receiver: receiver), selector, at: action.position)
    }
  }
}
