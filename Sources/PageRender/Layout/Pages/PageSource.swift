public import PageBase
public import PageDrawing

/// A source of pages: a deck, an Interface Builder document, Swift code.
///
/// A source has been read and checked; only building its views needs the main actor. Pages are identified by
/// their index in `entries`.
public protocol PageSource: Sendable {
  /// The file as the user named it; diagnostics begin with it.
  var file: String { get }
  /// A short name for file names, such as `Tutorial` for `Tutorial/deck.json`.
  var name: String { get }
  /// The source's title for people; `nil` if it has none.
  var displayTitle: String? { get }
  /// The pages without faults, in order.
  var entries: [PageEntry] { get }
  /// The pages left out because of a fault; empty for sources whose faults are not assigned to single pages.
  var leftOutPages: [LeftOutPage] { get }
  /// The number of the file's pages, including those left out because of a fault.
  var pageCount: Int { get }
  /// The environments that the pages are shown in unless the command line says otherwise.
  var matrix: PageMatrix { get }
  /// The major version of iOS that the pages are for: `-d all` leaves out models that never ran this or a
  /// later version.
  var system: Int { get }
  /// The only kind of device that shows the pages, such as iPads for a xib made for iPads; `nil` for any.
  var idiom: Device.Idiom? { get }
  /// The font families that the source cannot be drawn without, each with its position in the file.
  var fontFamilies: [Located<String>] { get }
  /// The font families that the system font replaces if they are missing, each with its position in the file.
  var preferredFontFamilies: [Located<String>] { get }
  /// The fonts to which the source gives names, such as a deck's `summary`, in the order of the names.
  var namedFonts: [(name: String, font: ScalingFont)] { get }
  /// Folders and files of fonts that the source brings with it, searched after those of the command line.
  var fontPaths: [String] { get }
  /// True if an unusable font of `fontPaths` is a warning, not an error; `false` by default.
  var areFontsOptional: Bool { get }
  /// The languages of the source's texts, the source language first; empty if it has no files of texts.
  var locales: [String] { get }
  /// The traits that a page's views may depend on. If there are none, a page is built once, and one layout
  /// system serves all devices.
  var traitDependence: PageTraits.Aspects { get }

  /// True if pages depend on nothing but files and environments, so that unchanged files give unchanged
  /// pages. False for an app's code, which may read anything.
  var isMadeOfFiles: Bool { get }

  /// Warnings about requested axis values that change no picture of the source, each once. Faults found while
  /// pages are built are not among them.
  func axisWarnings(for asked: AskedValues) -> [Diagnostic]

  /// The paths of the pictures on the chosen pages, which are decoded in parallel beforehand.
  ///
  /// - Parameter locales: The locales that the pages are shown in; pictures may differ by language.
  func pictureFiles(of chosen: [Int], locales: [String]) -> [String]

  /// Builds the views of the chosen pages.
  ///
  /// - Parameter traits: The traits that the pages are built for; no effect on a source that does not depend
  ///   on them.
  /// - Returns: A page for each index of `chosen`; `nil`, with a diagnostic, for a page that cannot be built.
  ///
  /// If an app's code continues later, on the main queue or in tasks, the call waits until that work is done.
  @MainActor
  func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) async -> (pages: [PreparedPage?], diagnostics: [Diagnostic])
}

extension PageSource {
  /// True if no page of the file was left out because of a fault. Entries of a deck's flow are numbered after
  /// the last page.
  package var hasAllPages: Bool { Set(entries.map(\.number)).isSuperset(of: 1..<pageCount + 1) }
}

extension PageSource {
  public var displayTitle: String? { nil }

  public var system: Int { Device.standardSystem }

  public var idiom: Device.Idiom? { nil }

  public var leftOutPages: [LeftOutPage] { [] }

  public var preferredFontFamilies: [Located<String>] { [] }

  public var namedFonts: [(name: String, font: ScalingFont)] { [] }

  public var fontPaths: [String] { [] }
  public var areFontsOptional: Bool { false }

  public var isMadeOfFiles: Bool { false }

  public var locales: [String] { [] }

  public func axisWarnings(for asked: AskedValues) -> [Diagnostic] { [] }

  /// A warning for each preferred family that is missing and that another font replaces.
  public func replacedFamilies(in fonts: FontCatalog) -> [Diagnostic] {
    var seen: Set<String> = []
    return preferredFontFamilies.filter { seen.insert($0.value).inserted }.compactMap { family in
      guard let standIn = fonts.standIn(forPreferred: family.value) else { return nil }
      var diagnostic = Diagnostic(
        .warning, file: file, position: family.position,
        "the font \(Wording.quoted(family.value)) is missing; \(standIn) is drawn in its place. Name the "
          + "folder that has it with --fonts DIR")
      diagnostic.lintRule = "missing-font"
      return diagnostic
    }
  }

  /// An error for each font family that the source names and no font has, at its position in the file.
  public func unknownFamilies(in fonts: FontCatalog) -> [Diagnostic] {
    fontFamilies.filter { !fonts.knows(family: $0.value) }.map { family in
      Diagnostic(
        .error, file: file, position: family.position, FontError.unknownFamily(family.value).description,
        exitCode: .badInput)
    }
  }
}

extension DeviceCatalog {
  /// The devices that can show a source's pages, by iOS version and kind; the device list `all` selects them.
  ///
  /// - Parameter system: The least version of iOS as which the pages are drawn.
  public func devices(showing source: any PageSource, drawnAs system: SystemVersion) -> [Device] {
    devices(runningIOS: max(source.system, system.rawValue)).filter { $0.idiom == source.idiom ?? $0.idiom }
  }
}

/// The message about an unknown scene name, with the known name that was probably meant.
///
/// - Parameters:
///   - entries: The known scenes.
///   - files: The documents that contain the scenes.
public func unknownSceneMessage(_ name: String, among entries: [PageEntry], of files: [String]) -> String {
  let names = entries.flatMap { [$0.id] + ($0.sceneNames ?? []) }
  let known = entries.prefix(12).map { Wording.escaped($0.id) }.joined(separator: ", ")
  let documents = files.only.map(Wording.escaped) ?? "these documents"
  return "--scene \(Wording.quoted(name)) is no scene of \(documents)"
    + Wording.didYouMean(
      NearMiss.closest(to: name, among: names),
      then: Wording.form(files.count, "it has ", "they have ") + known + (entries.count > 12 ? ", …" : ""))
}
