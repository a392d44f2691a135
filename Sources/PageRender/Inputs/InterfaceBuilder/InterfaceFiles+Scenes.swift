internal import PageBase
public import UIKitCore

extension InterfaceFiles {
  /// A scene of a storyboard, for a list of an app's screens.
  package struct SceneName {
    /// The scene's id, valid as a file name, and unique in the storyboard.
    package var id: String
    /// The id of the controller's element.
    package var object: String
    /// The scene's storyboard identifier, object id and class, as far as it has them.
    package var names: [String]
    package var line: Int
  }

  /// The scenes of a storyboard that an app shows; empty for a launch screen, or a file that cannot be read.
  package static func scenes(of path: String) -> [SceneName] {
    guard let document = InterfaceDocument.load(path).document, document.isStoryboard,
      document.root["launchScreen"] != "YES", document.platformFault == nil
    else { return [] }
    // The app's class gives a page controller its pages.
    let pagers = document.scenes(ofCodeIn: "pageViewController").filter {
      document.controllers.objects[$0.object]?["customClass"] != nil
    }
    return (document.scenes + pagers).map {
      SceneName(id: $0.id, object: $0.object, names: $0.names, line: $0.position.line)
    }
  }

  /// Creates a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - object: The id of the controller's element.
  ///   - path: The storyboard's path.
  /// - Returns: The controller; `nil` if the file has no such controller.
  public static func controller(ofScene object: String, in path: String) -> UIViewController? {
    guard let document = InterfaceDocument.load(path).document,
      let element = document.controllers.objects[object]
    else { return nil }
    return DocumentBuilder.forApp(document).instantiate(element)
  }
}
