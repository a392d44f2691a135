internal import Foundation
internal import PageBase

extension InterfaceDocument {
  /// The storyboard that a reference names, among the files near this document.
  ///
  /// - Returns: The document; `nil`, with diagnostics, if the file is unusable; `nil`, without any, if there
  ///   is no file.
  func referenced(
    by reference: StoryboardReference
  ) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    guard let path else { return (nil, []) }
    let folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    let isLocalized = folder.pathExtension.lowercased() == "lproj"
    for place in reference.places(isLocalized: isLocalized) {
      let other = folder.appending(path: place).standardizedFileURL.path
      guard InputFile.exists(other) else { continue }
      return InterfaceDocument.load(other, named: name(ofNeighbour: place))
    }
    return (nil, [])
  }

  /// The path of a file near this document in diagnostics, derived from this document's path as the user
  /// named it.
  private func name(ofNeighbour place: String) -> String {
    var folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var rest = place[...]
    if place.hasPrefix("../"), let last = folders.last, !["", ".", ".."].contains(last) {
      folders.removeLast()
      rest = place.dropFirst(3)
    }
    return (folders + [rest]).joined(separator: "/")
  }

  /// The controller with a storyboard identifier, or, for `nil`, the initial controller; `nil` if there is
  /// none.
  func controller(identifier: String?) -> DocumentElement? {
    guard let identifier else {
      return root["initialViewController"].flatMap { controllers.objects[$0] }
    }
    for scene in root.members(of: "scenes") {
      for object in scene.members(of: "objects") where object["storyboardIdentifier"] == identifier {
        // Of two objects with one id the graph keeps the first.
        return object.id.flatMap { controllers.objects[$0] }
      }
    }
    return nil
  }
}
