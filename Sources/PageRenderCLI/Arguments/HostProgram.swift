internal import PageRender

/// The program whose command line is read: `renderpages`, or one of an app's own pages.
struct HostProgram: Sendable {
  /// As people start it.
  var name = Self.tool
  /// The pages that are drawn; `nil` where operands name them.
  var catalog: CatalogPages?

  static let tool = "renderpages"
  /// Changes with every release; CHANGELOG.md has what changed.
  static let version = "0.1.0"
  /// The day of that release, which the manual page bears.
  static let date = "2026-11-23"
  /// The exit codes and what they mean, lowest first.
  static let exitCodes = [
    ("0", "good"), ("1", "snapshots differ or are missing or lint found an error"),
    ("2", "wrong command line"), ("3", "wrong input"), ("4", "limit exceeded"), ("5", "cannot write"),
    ("6", "another environment than recorded"), ("70", "a fault of ours"), ("130 or 143", "interrupted"),
  ]

  /// The name of the file that the process was started from.
  static var processName: String {
    let path = CommandLine.arguments.first ?? tool
    return path.split(separator: "/").last.map(String.init) ?? tool
  }

  /// The program's purpose, in one line of its manual page.
  var purpose: String {
    catalog == nil
      ? "draw, compare and judge the pages of iOS paging screens" : "draw, compare and judge pages of an app"
  }

  /// A text about `renderpages` as this program says it.
  func naming(_ text: String) -> String {
    name == Self.tool ? text : text.replacing(Self.tool, with: name)
  }
}

/// What a catalogue says, read once.
struct CatalogPages: Sendable {
  var name: String
  var pages: [Page]
  var matrix: CatalogMatrix
  var resources: SwiftPageSource.Resources
  var lint: [LintException]

  @MainActor
  init(_ catalog: some PageCatalog) {
    name = catalog.name
    pages = catalog.pages
    matrix = catalog.matrix
    lint = catalog.lint
    resources = SwiftPageSource.Resources(
      assets: catalog.assets, strings: catalog.strings, fonts: catalog.fonts)
    resources.wereFound = AppConfinement.isWanted
  }

  /// The pages that can be drawn, and what is wrong with the others and with what comes along.
  func load(devices: DeviceCatalog) -> (source: SwiftPageSource?, diagnostics: [Diagnostic]) {
    var (source, diagnostics) = SwiftPageSource.load(pages, name: name, resources: resources)
    guard let file = source?.file else { return (nil, diagnostics) }
    let (matrix, faults) = matrix.resolved(devices: devices, translated: source?.locales ?? [], file: file)
    source?.matrix = matrix
    source?.lintExceptions = lint
    diagnostics += faults
    return (source, diagnostics)
  }
}

extension CatalogMatrix {
  /// The same with devices in place of their names.
  ///
  /// - Parameters:
  ///   - translated: What `all` stands for among the locales.
  ///   - file: Where faults are reported.
  func resolved(
    devices catalog: DeviceCatalog, translated: [String], file: String
  ) -> (matrix: PageMatrix, diagnostics: [Diagnostic]) {
    var matrix = PageMatrix()
    var diagnostics: [Diagnostic] = []
    for word in devices {
      if word == AxisOptions.all || word == AxisOptions.every {
        let runs = catalog.devices(runningIOS: Device.standardSystem)
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
    return (matrix, diagnostics)
  }

  private static func located<Value>(_ values: [Value]) -> [Located<Value>] { values.map { Located($0) } }

  private static func unique<Value: Hashable>(_ values: [Located<Value>]) -> [Located<Value>] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0.value).inserted }
  }
}
