internal import PageBase
public import UIKitCore

extension InterfaceFiles {
  /// A scene of a storyboard, for a list of an app's screens.
  package struct SceneName {
    /// Fit to name a file, unique in the storyboard.
    package var id: String
    /// The id of the controller's element.
    package var object: String
    /// Storyboard identifier, object id and class, where there are such.
    package var names: [String]
    package var line: Int
  }

  /// The scenes of a storyboard that an app shows; none of a launch screen or a file that cannot be read.
  package static func scenes(of path: String) -> [SceneName] {
    guard let document = InterfaceDocument.load(path).document, document.isStoryboard,
      document.root["launchScreen"] != "YES", document.platformFault == nil
    else { return [] }
    return document.scenes.map {
      SceneName(id: $0.id, object: $0.object, names: $0.names, line: $0.position.line)
    }
  }

  /// A new controller of a storyboard.
  ///
  /// - Parameters:
  ///   - object: The id of the controller's element.
  ///   - path: The storyboard's path.
  /// - Returns: `nil` where the file has no such controller.
  public static func controller(ofScene object: String, in path: String) -> UIViewController? {
    guard let document = InterfaceDocument.load(path).document,
      let element = document.controllers.objects[object]
    else { return nil }
    return DocumentBuilder.forApp(document).instantiate(element)
  }
}
