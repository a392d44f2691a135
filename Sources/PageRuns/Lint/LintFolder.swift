package import PageRender

/// A folder whose decks and documents are judged together, such as an app's.
package enum LintFolder {
  /// Folders of other people's code and of what builds leave.
  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]
  /// The number of folders inside each other that are searched.
  private static let depth = 16

  /// The operands with all decks, storyboards and xibs of each folder in its place, by their paths. A folder that
  /// is a deck stays, as does one without any.
  package static func contents(of operands: [String]) -> [String] {
    operands.flatMap { operand in
      guard InputFile.isFolder(operand), !isDeck(operand) else { return [operand] }
      let found = paths(in: operand.hasSuffix("/") ? String(operand.dropLast()) : operand, depth)
      return found.isEmpty ? [operand] : found
    }
  }

  /// The fault of a folder among `contents`, which has nothing that is judged; `nil` for another operand.
  package static func fault(of operand: String) -> Diagnostic? {
    guard InputFile.isFolder(operand), !isDeck(operand) else { return nil }
    let isApp = FolderEntry.all(in: operand).contains { $0.name.hasSuffix(".xcodeproj") }
    let advice =
      isApp
      ? "\"renderpages app \(Wording.shellWord(operand)) lint\" judges the screens of its code"
      : "\"renderpages init\" writes a deck"
    return Diagnostic(
      .error, file: operand, "the folder has no deck, storyboard or xib; \(advice)", exitCode: .badInput)
  }

  private static func isDeck(_ folder: String) -> Bool { InputFile.exists(folder + "/deck.json") }

  private static func paths(in folder: String, _ depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    return FolderEntry.all(in: folder).flatMap { entry -> [String] in
      let path = folder == "." ? entry.name : folder + "/" + entry.name
      if InterfaceBuilderSource.isDocument(path) { return [path] }
      guard entry.kind == .folder, !foreign.contains(entry.name) else { return [] }
      return isDeck(path) ? [path] : paths(in: path, depth - 1)
    }
  }
}
