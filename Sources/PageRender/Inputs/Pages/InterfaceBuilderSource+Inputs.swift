internal import PageBase
package import PageLayout

extension InterfaceBuilderSource: InputSource {
  /// The endings of files of projects that change with every file and release; facts say what pages show of
  /// them.
  private static let projectEndings = [".pbxproj", ".xcconfig", ".plist", ".swift", ".m", ".mm", ".h"]

  package func readInputs() -> SourceInputs {
    assets.readDescriptions()
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
