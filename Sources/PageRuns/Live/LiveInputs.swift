internal import PageRender

/// The files that a live view depends on.
package struct LiveInputs: Hashable, Sendable {
  /// The paths of files that were read or looked for.
  package private(set) var files: Set<String> = []
  /// The paths of folders whose names were read.
  package private(set) var folders: Set<String> = []

  package init(files: Set<String> = [], folders: Set<String> = []) {
    self.files = files
    self.folders = folders
  }

  mutating func add(_ questions: [InputQuestion]) {
    for question in questions where !question.path.isEmpty {
      switch question.kind {
      case .contents, .kind, .resolved: add(file: question.path)
      case .names, .entries: folders.insert(FilePath.withoutSlashes(question.path))
      case .program: break
      }
    }
  }

  mutating func add(file: String) {
    let path = FilePath.withoutSlashes(file)
    guard ![".", "..", "/"].contains(FilePath.lastComponent(path)) else { return }
    files.insert(path)
  }
}
