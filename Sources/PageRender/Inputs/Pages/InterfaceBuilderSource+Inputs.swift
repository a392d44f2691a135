internal import PageBase
package import PageLayout

extension InterfaceBuilderSource: InputSource {
  /// The endings of files of projects that change with every file and release; facts say what pages show of
  /// them.
  private static let projectEndings = [".pbxproj", ".xcconfig", ".plist", ".swift", ".m", ".mm", ".h"]

  package func readInputs() -> SourceInputs? {
    assets.readFiles()
    document.readReferences()
    let declared = [
      "devices: \(devices.only.map { "\($0)" } ?? "")",
      "appearance: \(screens.appearance.map { "\($0)" } ?? "")",
      "orientations: \(screens.only.map { "\($0) \($1)" }.sorted())",
      "status bar: \(screens.hidesStatusBar)", "by code: \(document.isShownByCode)", "canvas: \(isCanvas)",
    ]
    return SourceInputs(shared: declared + (sources?.inputs ?? [])) { path in
      Self.projectEndings.contains(where: path.hasSuffix)
    } page: { [document] index, _ in
      [document.scenes[index].id]
    }
  }
}

extension InterfaceDocument {
  /// Reads the storyboards that the document refers to, and their translations, as building pages does.
  func readReferences() {
    var seen: Set<String> = []
    var open = [self]
    while let next = open.popLast() {
      for object in next.controllers.objects.values {
        guard let reference = StoryboardReference(element: object),
          let other = next.referenced(by: reference).document, seen.insert(other.path ?? other.file).inserted
        else { continue }
        _ = LocalizedDocument.find(other)
        open.append(other)
      }
    }
  }
}
