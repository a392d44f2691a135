internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The places in which an app shows a document's scenes, as far as the document tells.
extension InterfaceDocument {
  /// The place of a scene. An embedded scene, and a xib's view that no controller shows, are parts of another page. A
  /// controller's xib, a sheet, a popover, a scene of free size or with simulated bars, and one to which no
  /// segue leads may be shown anywhere.
  func place(of scene: Scene) -> PagePlace {
    let shown = [scene.object] + controllers.path(to: scene.object).map(\.parent)
    if shown.contains(where: controllers.embedded.contains) { return .part }
    if root.flag("launchScreen") == true { return .screen }
    guard let element = element(of: scene) else { return .screen }
    guard isStoryboard else {
      let isPart = ControllerKind(element: element) == nil && !isControllersView(element)
      return isPart ? .part : .unknown(owner?["customClass"] ?? scene.id)
    }
    // Without a container in the document, simulated bars stand for one that code makes.
    let bars = shown.count > 1 ? [] : ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"]
    let hasBars = element.children.contains { child in
      child.name != "nil" && child["key"].map(bars.contains) ?? false
    }
    return hasBars || isFreeform(element) || !isBelowStatusBar(scene) ? .unknown(scene.id) : .screen
  }

  /// Returns true for a scene that has the screen's size wherever code shows it.
  func hasKnownSize(_ scene: Scene) -> Bool {
    if root.flag("launchScreen") == true { return true }
    let shown = [scene.object] + controllers.path(to: scene.object).map(\.parent)
    return isStoryboard && !shown.contains(where: controllers.embedded.contains)
      && !(element(of: scene).map(isFreeform) ?? false)
  }

  private func isFreeform(_ element: DocumentElement) -> Bool {
    element.children.contains { $0.name == "freeformSimulatedSizeMetrics" || $0["key"] == "freeformSize" }
  }

  /// Returns true if a xib's view is shown in its own size, centred: it is neither a controller's view nor as
  /// large as the canvas.
  func hasOwnSize(_ element: DocumentElement, _ size: Size) -> Bool {
    size != canvas?.size ?? Size(width: 600, height: 600) && size.width > 0 && size.height > 0
      && root.flag("launchScreen") != true && !isControllersView(element)
  }

  var owner: DocumentElement? {
    root.members(of: "objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// Returns true if File's Owner is a controller whose outlet `view` is this view. Views that load a xib may
  /// have an outlet of this name too, so the name of the owner's class decides.
  private func isControllersView(_ element: DocumentElement) -> Bool {
    guard let owner,
      owner.members(of: "connections").contains(where: {
        $0["property"] == "view" && $0["destination"] == element.id
      })
    else { return false }
    return owner["customClass"].map { $0.contains("Controller") || $0.hasSuffix("VC") } ?? true
  }
}
