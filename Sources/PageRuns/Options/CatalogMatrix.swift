public import PageRender

/// The environments that a catalogue's pages are drawn in. The first value of a list is its axis's default,
/// which adds nothing to file names. An empty list leaves the axis at the tool's default.
///
/// ```swift
/// struct OnboardingPages: PageCatalog {
///   var pages: [Page] {
///     Page("welcome") { WelcomeController() }
///   }
///
///   // Eight pictures: two phones, light and dark, in English and in Japanese.
///   var matrix: CatalogMatrix {
///     CatalogMatrix(
///       devices: ["iphone-se-3", "iphone-16-pro"], appearances: [.light, .dark], locales: ["en", "ja"])
///   }
/// }
/// ```
public struct CatalogMatrix: Hashable, Sendable {
  /// Ids, names and sizes as `--device` takes them: `iphone-16-pro`, `390x844@3x`, `all`.
  public var devices: [String]
  public var orientations: [Orientation]
  public var appearances: [Appearance]
  /// Language tags such as `ja`.
  public var locales: [String]
  public var contentSizes: [ContentSize]
  /// The versions of iOS as which pages are drawn.
  public var systems: [SystemVersion]

  public init(
    devices: [String] = [], orientations: [Orientation] = [], appearances: [Appearance] = [],
    locales: [String] = [], contentSizes: [ContentSize] = [], systems: [SystemVersion] = []
  ) {
    self.devices = devices
    self.orientations = orientations
    self.appearances = appearances
    self.locales = locales
    self.contentSizes = contentSizes
    self.systems = systems
  }
}

extension CatalogMatrix {
  /// Resolves the names of devices and locales.
  ///
  /// - Parameters:
  ///   - translated: The locales that `all` means.
  ///   - file: The file that faults are reported for.
  ///   - standard: The version of iOS of a matrix that names none.
  package func resolved(
    devices catalog: DeviceCatalog, translated: [String], file: String, standard: SystemVersion = .standard
  ) -> (matrix: PageMatrix, diagnostics: [Diagnostic]) {
    var matrix = PageMatrix()
    var diagnostics: [Diagnostic] = []
    for word in devices {
      if word == AxisOptions.all || word == AxisOptions.every {
        let runs = catalog.devices(runningIOS: (systems.min() ?? standard).rawValue)
        matrix.devices += Self.located(word == AxisOptions.every ? catalog.devices : runs)
        continue
      }
      do {
        matrix.devices.append(Located(try catalog.device(word)))
      } catch {
        diagnostics.append(
          Diagnostic(
            .error, file: file, "matrix: \(error.message)", exitCode: error.isLimit ? .limit : .badInput))
      }
    }
    for word in locales {
      let tag = LocaleTag.canonical(word)
      switch word {
      case AxisOptions.all: matrix.locales += Self.located(translated)
      case PseudoLocale.listName: matrix.locales += Self.located(PseudoLocale.allCases.map(\.rawValue))
      case _ where LocaleTag.isWellFormed(tag): matrix.locales.append(Located(tag))
      default:
        diagnostics.append(
          Diagnostic(
            .error, file: file, "matrix: \"\(word)\" is no locale; write a tag such as ja, pt-BR or zh-Hant",
            exitCode: .badInput))
      }
    }
    matrix.devices = Self.unique(matrix.devices)
    matrix.locales = Self.unique(matrix.locales)
    matrix.orientations = Self.unique(Self.located(orientations))
    matrix.appearances = Self.unique(Self.located(appearances))
    matrix.contentSizes = Self.unique(Self.located(contentSizes))
    matrix.systems = Self.unique(Self.located(systems))
    return (matrix, diagnostics)
  }

  private static func located<Value>(_ values: [Value]) -> [Located<Value>] { values.map { Located($0) } }

  private static func unique<Value: Hashable>(_ values: [Located<Value>]) -> [Located<Value>] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0.value).inserted }
  }
}
