internal import PageBase
internal import PageLayout

/// The faults of scenes that no picture shows.
extension InterfaceDocument {
  /// The faults of a scene in its document.
  func faults(of scene: Scene) -> [SceneFault] {
    guard let element = element(of: scene) else { return [] }
    let containers = controllers.path(to: scene.object).compactMap { controllers.objects[$0.parent] }
    let items = unnamedItems(in: element) + containers.flatMap(unnamedItems)
    guard ControllerKind(element: element) != nil else {
      return (isUnconnected(element) ? [.unconnected] : []) + items
    }
    let unnamed = conventions.classWithoutModule(of: element).map { SceneFault.classWithoutModule($0) }
    return (isUnreachable(element) ? [.unreachable] : []) + [unnamed].compactMap(\.self) + items
  }

  /// Returns true for a storyboard's controller that nothing shows: it is not the initial one, no segue and
  /// no container leads to it, and code has no identifier to make it by.
  private func isUnreachable(_ element: DocumentElement) -> Bool {
    guard isStoryboard, root.flag("launchScreen") != true, let id = element.id,
      root["initialViewController"] != id, (element["storyboardIdentifier"] ?? "").isEmpty
    else { return false }
    return !controllers.isShown(id)
  }

  /// Returns true for a view to which nothing in a xib leads, while the owner's outlet leads to another.
  private func isUnconnected(_ element: DocumentElement) -> Bool {
    guard !isStoryboard, let id = element.id, let owner else { return false }
    let outlets = owner.members(of: "connections")
    return outlets.contains { $0["property"] == "view" && $0["destination"] != id }
      && !outlets.contains { $0["destination"] == id } && codeOutlets[id]?.isEmpty ?? true
  }

  // MARK: Items of bars

  /// The items of bars in a controller or a view that have a picture of the app's and no words. System symbols
  /// have names, as system items do.
  private func unnamedItems(in element: DocumentElement) -> [SceneFault] {
    var faults: [SceneFault] = []
    element.forEach { item in
      guard ["barButtonItem", "tabBarItem"].contains(item.name), item["systemItem"] == nil,
        item.child(key: "customView") == nil, !hasText("title", item), !isNamed(item),
        let picture = ownPicture(of: item)
      else { return }
      let outlets = item.id.flatMap { codeOutlets[$0] } ?? []
      faults.append(
        .unnamedBarItem(
          .init(
            id: item.id ?? "", picture: picture, outlets: outlets.map(\.name), position: item.position,
            isTab: item.name == "tabBarItem")))
    }
    return faults
  }

  /// Returns true for an element with a text of its own, as an attribute or as a child.
  private func hasText(_ key: String, _ element: DocumentElement) -> Bool {
    !(element[key] ?? "").isEmpty || element.child(key: key) != nil
  }

  private func isNamed(_ item: DocumentElement) -> Bool {
    if let words = item.child("accessibility", key: "accessibilityConfiguration"), hasText("label", words) {
      return true
    }
    return item.members(of: "userDefinedRuntimeAttributes").contains {
      ["accessibilityLabel", "isAccessibilityElement"].contains($0["keyPath"])
    }
  }

  private func ownPicture(of item: DocumentElement) -> String? {
    let reference = item.child("imageReference", key: "image")
    guard let name = item["image"] ?? reference?["image"], !name.isEmpty else { return nil }
    let isSymbol =
      resources.symbols.contains(name) || item["catalog"] == "system" || reference?["catalog"] == "system"
    return isSymbol ? nil : name
  }
}
