package import PageRender

/// The line that ends a run of `store`, such as `50 pictures, 5 languages, 6.9-inch iPhone: as the App Store takes
/// them`.
package struct StoreSummary {
  private let folder: StoreFolder

  package init(_ folder: StoreFolder) { self.folder = folder }

  /// The numbers of pictures and languages, and the displays; `nil` for a folder with pictures that the store
  /// refuses.
  package var text: String? {
    guard folder.isGood else { return nil }
    let count = folder.sets.map(\.pictures.count).reduce(0, +)
    let languages = Set(folder.sets.map(\.language)).count
    let displays = StoreSize.all.filter { size in folder.sets.contains { $0.size == size } }.map(\.name)
    return "\(Counting.grouped(count)) \(Wording.form(count, "picture")), "
      + "\(Wording.count(languages, "language")), \(Wording.list(displays)): "
      + "as the App Store takes them"
  }

  /// The text with the page that shows the pictures, for a run whose results are the pictures' paths.
  package var note: Diagnostic? {
    text.map { Diagnostic(.note, "\($0); \(folder.path)/\(Gallery.fileName) shows them") }
  }

  /// Prints the text, or the paths of the checked pictures as JSON.
  package func print(_ options: RunOptions) -> ExitCode {
    var results = ResultWriter()
    if options.printsJSON {
      let paths = folder.sets.flatMap(\.pictures).map { "\(folder.path)/\($0)" }
      results.json(.object([("files", .array(paths.map { .string($0) }))]))
    } else if !options.isQuiet, let text {
      results.append(text + "\n")
    }
    return results.flush()
  }
}
