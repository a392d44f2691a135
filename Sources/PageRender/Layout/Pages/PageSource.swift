public import PageBase
public import PageDrawing

/// A source of pages: a deck, an Interface Builder document, Swift code.
///
/// A source is a value that was read and checked; only the making of views needs the main actor. Pages are meant by
/// their index in `entries`.
public protocol PageSource: Sendable {
  /// The file as the user named it; diagnostics begin with it.
  var file: String { get }
  /// A short name that files can be named by, `Tutorial` for `Tutorial/deck.json`.
  var name: String { get }
  /// The source's title for people; `nil` if it has none.
  var displayTitle: String? { get }
  /// The pages without faults, in order.
  var entries: [PageEntry] { get }
  /// The pages that are left out because of a fault; none where that is never known of single pages.
  var leftOutPages: [LeftOutPage] { get }
  /// How many pages the file has, those left out because of a fault included.
  var pageCount: Int { get }
  /// The environments that the pages are shown in unless the command line says otherwise.
  var matrix: PageMatrix { get }
  /// The major version of iOS that the pages are for: `-d all` leaves out models that never ran it or a later one.
  var system: Int { get }
  /// The only kind of device that shows the pages, as iPads alone show a xib made for them; `nil` for any.
  var idiom: Device.Idiom? { get }
  /// The font families the source cannot be drawn without, each where the file names it.
  var fontFamilies: [Located<String>] { get }
  /// The font families that the system's stands in for where they are missing, each where the file names it.
  var preferredFontFamilies: [Located<String>] { get }
  /// Folders and files of fonts that the source brings with it, looked through after those of the command line.
  var fontPaths: [String] { get }
  /// True if a font of `fontPaths` that cannot be used is a warning; `false` unless a source says otherwise.
  var areFontsOptional: Bool { get }
  /// The languages that the source has texts in, the one that is translated from first; none where it has no files of
  /// texts.
  var locales: [String] { get }
  /// The traits that may give a page other views. Where there are none, a page is built once, and one layout system
  /// serves all devices.
  var traitDependence: PageTraits.Aspects { get }

  /// True if pages are made of nothing but files that are read and environments: then they are the same as long as the
  /// files are. Code of an app may look at anything.
  var isMadeOfFiles: Bool { get }

  /// Warnings of axis values that change no picture of the source, each once. Faults that building the pages tells are not
  /// among them.
  func axisWarnings(for asked: AskedValues) -> [Diagnostic]

  /// The paths of the pictures that the chosen pages show, to be decoded ahead and side by side.
  ///
  /// - Parameter locales: Those that the pages are shown in: pictures may differ by language.
  func pictureFiles(of chosen: [Int], locales: [String]) -> [String]

  /// Builds the views of the chosen pages.
  ///
  /// - Parameter traits: What the pages are built for; without effect where the source does not depend on them.
  /// - Returns: A page for each index of `chosen`; `nil`, and a diagnostic, for one that cannot be built.
  ///
  /// Code of an app may go on later, on the main queue or in tasks: then this waits until nothing is left to do.
  @MainActor
  func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) async -> (pages: [PreparedPage?], diagnostics: [Diagnostic])
}

extension PageSource {
  /// True if no page of the file was left out because of a fault. A deck's flow has the number after the last page's.
  package var hasAllPages: Bool { Set(entries.map(\.number)).isSuperset(of: 1..<pageCount + 1) }
}

extension PageSource {
  public var displayTitle: String? { nil }

  public var system: Int { Device.standardSystem }

  public var idiom: Device.Idiom? { nil }

  public var leftOutPages: [LeftOutPage] { [] }

  public var preferredFontFamilies: [Located<String>] { [] }

  public var fontPaths: [String] { [] }
  public var areFontsOptional: Bool { false }

  public var isMadeOfFiles: Bool { false }

  public var locales: [String] { [] }

  public func axisWarnings(for asked: AskedValues) -> [Diagnostic] { [] }

  /// A warning for each preferred family that another stands in for.
  public func replacedFamilies(in fonts: FontCatalog) -> [Diagnostic] {
    var seen: Set<String> = []
    return preferredFontFamilies.filter { seen.insert($0.value).inserted }.compactMap { family in
      guard let standIn = fonts.standIn(forPreferred: family.value) else { return nil }
      return Diagnostic(
        .warning, file: file, position: family.position,
        "the font \(Wording.quoted(family.value)) is missing; \(standIn) is drawn in its place. Name the "
          + "folder that has it with --fonts DIR")
    }
  }

  /// The font families that the source names and no font has, each where the source names it.
  public func unknownFamilies(in fonts: FontCatalog) -> [Diagnostic] {
    fontFamilies.filter { !fonts.knows(family: $0.value) }.map { family in
      Diagnostic(
        .error, file: file, position: family.position, FontError.unknownFamily(family.value).description,
        exitCode: .badInput)
    }
  }
}

extension DeviceCatalog {
  /// The devices that a source's pages are seen on: those that run its iOS, and are of its kind. What `all` stands for.
  public func devices(showing source: any PageSource) -> [Device] {
    devices(runningIOS: source.system).filter { $0.idiom == source.idiom ?? $0.idiom }
  }
}

/// A message about the name of a scene that is not there, with the one that was probably meant.
///
/// - Parameters:
///   - entries: The scenes there are.
///   - files: The documents they are in.
public func unknownSceneMessage(_ name: String, among entries: [PageEntry], of files: [String]) -> String {
  let names = entries.flatMap { [$0.id] + ($0.sceneNames ?? []) }
  let known = entries.prefix(12).map { Wording.escaped($0.id) }.joined(separator: ", ")
  let documents = files.count == 1 ? files.map(Wording.escaped).joined() : "these documents"
  return "--scene \(Wording.quoted(name)) is no scene of \(documents)"
    + Wording.didYouMean(
      NearMiss.closest(to: name, among: names),
      then: "\(files.count == 1 ? "it has" : "they have") \(known)" + (entries.count > 12 ? ", …" : ""))
}
