internal import Foundation
internal import Glibc
public import PageBase

/// Reads decks.
public struct DeckLoader: Sendable {
  /// The devices that a deck's matrix may name.
  public var devices: DeviceCatalog

  /// The version of iOS of decks that name none.
  public var standard: SystemVersion

  public init(devices: DeviceCatalog = .builtin, standard: SystemVersion = .standard) {
    self.devices = devices
    self.standard = standard
  }

  /// Reads the deck at `path`, a file or a folder with a `deck.json`, and reports all its faults.
  ///
  /// A page with a fault is left out of the deck, and the other pages stay. The deck is `nil`, with at least
  /// one error, if a fault concerns all pages or no page is left.
  ///
  /// ```swift
  /// let (deck, diagnostics) = DeckLoader().load("Examples/tutorial-en")
  /// for diagnostic in diagnostics {
  ///   print(diagnostic)
  /// }
  /// if let deck {
  ///   print(deck.entries.map(\.id))  // ["which-way", "next-street", "one-thing", "your-map"]
  /// }
  /// ```
  public func load(_ path: String) -> (deck: Deck?, diagnostics: [Diagnostic]) {
    let file = Self.file(at: path)
    return load(file, shownAs: file, adviceIfMissing: Self.advice(forMissing: path))
  }

  /// Reads the deck of a file.
  ///
  /// - Parameter isOfScreens: True for a deck whose pages are screens of store pictures.
  func load(
    _ path: String, shownAs file: String, isOfScreens: Bool = false,
    adviceIfMissing advice: @autoclosure () -> String = ""
  ) -> (deck: Deck?, diagnostics: [Diagnostic]) {
    do {
      let bytes = try InputFile.read(path, limit: JSONReader.maximumBytes)
      return read(bytes, file: file, folder: try DeckFolder(containing: path), isOfScreens: isOfScreens)
    } catch {
      let advice = error == .system(ENOENT) ? advice() : ""
      let message = "deck \(Wording.quoted(file)) \(error.message)\(advice)"
      return (nil, [Diagnostic(.error, message, exitCode: error.exitCode)])
    }
  }

  func read(
    _ bytes: [UInt8], file: String, folder: DeckFolder, isOfScreens: Bool = false
  ) -> (deck: Deck?, diagnostics: [Diagnostic]) {
    var reader = DeckReader(file: file, folder: folder, devices: devices)
    reader.ios = standard
    reader.isOfScreens = isOfScreens
    let deck = reader.deck(bytes)
    return (deck, DiagnosticList(reader.checker.diagnostics).diagnostics)
  }

  /// The most similar name in the missing deck's folder, or a deck or the documents that are there; else the command that writes a new deck.
  private static func advice(forMissing path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let isFolder = InputFile.isFolder(path)
    let names = InputFile.names(inFolder: isFolder ? path : url.deletingLastPathComponent().path) ?? []
    if !isFolder, let name = NearMiss.closest(to: url.lastPathComponent, among: names) {
      return Wording.didYouMean(name)
    }
    if isFolder, let deck = names.filter({ FilePath.isReadable("\(path)/\($0)/deck.json") }).min() {
      return "; name a deck in it, such as \(Wording.quoted(deck))"
    }
    let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    if !documents.isEmpty {
      let more = documents.count > 3 ? ", …" : ""
      return
        "; its folder has \(documents.prefix(3).map(Wording.quoted).joined(separator: ", "))\(more): name one"
    }
    return "; \"renderpages init\" writes a new one"
  }

  /// The path itself, or that of `deck.json` in a folder.
  static func file(at path: String) -> String {
    guard InputFile.isFolder(path) else { return path }
    return path.utf8.last == UInt8(ascii: "/") ? path + "deck.json" : path + "/deck.json"
  }
}
