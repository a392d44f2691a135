internal import Foundation
internal import PageBase

extension InterfaceDocument {
  /// The storyboard a reference names, from the files near this one.
  ///
  /// - Returns: no document where there is none, and with it what is wrong with the file, or nothing where there is no file.
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

  /// The path of a file near this one as a user would write it, given how they named this one.
  private func name(ofNeighbour place: String) -> String {
    var folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var rest = place[...]
    if place.hasPrefix("../"), let last = folders.last, !["", ".", ".."].contains(last) {
      folders.removeLast()
      rest = place.dropFirst(3)
    }
    return (folders + [rest]).joined(separator: "/")
  }

  /// The controller of an identifier, or the initial one; `nil` where there is none.
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
