internal import PageRender

/// The words of decks that shells propose for an option's value.
package enum DeckWords: String, CaseIterable, Sendable {
  /// The ids of pages.
  case pages
  /// The languages that there are texts in.
  case locales

  /// Returns the words of the decks and documents that a command line names, or of the program's own pages.
  /// Other operands and decks that cannot be read have none.
  @MainActor
  package func words(of operands: [String], program: HostProgram) -> [String] {
    var sources: [any PageSource] = []
    if let catalog = program.catalog {
      if let source = catalog.load(devices: .builtin).source { sources.append(source) }
    } else {
      let loader = SourceLoader(devices: .builtin, isCanvas: false, assetCatalogs: [])
      sources = operands.filter(FilePath.isReadable).compactMap { loader.load($0).source }
    }
    let words = sources.flatMap { source in
      switch self {
      case .pages: source.entries.map(\.id)
      case .locales: source.locales
      }
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted && Self.isPlain($0) }
  }

  /// Returns true if no shell gives a character of the word a meaning of its own.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_.+@".contains($0) }
  }
}
