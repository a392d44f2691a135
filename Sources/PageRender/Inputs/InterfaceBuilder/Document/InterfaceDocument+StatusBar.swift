internal import PageBase
internal import PageLayout

/// The status bar over a document's scenes.
extension InterfaceDocument {
  /// The settings for the status bar over a scene, changed where the document decides them.
  func systemBars(of scene: Scene, wishes: SystemBarWishes) -> SystemBarWishes {
    var wishes = wishes
    if !isBelowStatusBar(scene) { wishes.isOfScreen = false }
    if wishes.statusBarContent == nil, hasLightStatusBar(scene) { wishes.statusBarContent = .light }
    return wishes
  }

  /// The file's name without folders and ending, by which an app names its storyboards; without `~ipad`.
  var baseName: String {
    let name = file.split(separator: "/").last ?? file[...]
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return String(stem.prefix { $0 != "~" })
  }

  /// Returns true if a scene is known to fill a screen with a status bar that its controllers style. False
  /// for launch screens, app extensions, embedded scenes, sheets, popovers, and scenes that only code shows.
  func isBelowStatusBar(_ scene: Scene) -> Bool {
    let path = controllers.path(to: scene.object)
    let shown = [scene.object] + path.map(\.parent)
    guard root["launchScreen"] != "YES", !isOfExtension, !shown.contains(where: controllers.embedded.contains)
    else {
      return false
    }
    guard isStoryboard else { return true }
    guard let outermost = shown.last else { return true }
    if root["initialViewController"] == outermost { return !isShownByCode && !isSheet(outermost) }
    return controllers.segues.values.joined().contains { segue in
      segue["destination"] == outermost && isFullScreen(segue, of: outermost)
    }
  }

  /// Returns true for a controller that asks to be presented as a sheet, as a popover, or in place of another
  /// one, where it does not fill a screen.
  private func isSheet(_ controller: String) -> Bool {
    let parts: Set<String> = ["formSheet", "pageSheet", "popover", "currentContext", "overCurrentContext"]
    return controllers.objects[controller]?["modalPresentationStyle"].map(parts.contains) ?? false
  }

  /// True for the storyboard of an app extension, by the name that Xcode's templates give it. Another app shows
  /// its scenes, in a part of its screen.
  private var isOfExtension: Bool {
    let name = file.split(separator: "/").last ?? ""
    return isStoryboard && name.split(separator: ".").first == "MainInterface"
  }

  /// Returns true if a segue shows its destination on the whole screen. Since iOS 13, presented controllers
  /// are sheets unless their style says otherwise.
  private func isFullScreen(_ segue: DocumentElement, of controller: String) -> Bool {
    switch segue["kind"] {
    case "presentation", "modal":
      let style =
        segue["modalPresentationStyle"] ?? controllers.objects[controller]?["modalPresentationStyle"]
      return style == "fullScreen" || style == "overFullScreen"
    case "popoverPresentation", "popover", "embed", "unwind", "relationship": return false
    default: return true
    }
  }

  /// Returns true if the navigation bar around a scene is black, which makes the status bar light, or if the
  /// scene simulates a light status bar.
  private func hasLightStatusBar(_ scene: Scene) -> Bool {
    let black: Set<String> = ["black", "blackOpaque", "blackTranslucent"]
    for step in controllers.path(to: scene.object) {
      guard let container = controllers.objects[step.parent], container.name == "navigationController" else {
        continue
      }
      return container.child("navigationBar")?["barStyle"].map(black.contains) ?? false
    }
    let simulated = controllers.objects[scene.object]?.child("simulatedStatusBarMetrics")
    return simulated?["statusBarStyle"] == "lightContent"
  }
}
