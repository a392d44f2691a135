internal import LayoutEngine
package import PageRender

/// The contents of a run: every page of every source in every environment asked for.
package struct RunPlan {
  /// A source, its chosen pages, and its environments.
  package struct SourcePlan {
    package var source: any PageSource
    /// The source's name in file names, unique in the plan.
    var name: String
    /// The chosen pages: indices in `source.entries`.
    var pages: [Int]
    /// The chosen pages that cannot be read.
    var leftOut: [LeftOutPage] = []
    package var environments: [PageEnvironment]
    /// The devices that are left out because the source's pages are not for them; empty unless all other
    /// devices are shown.
    package var olderDevices: [Device] = []
    /// The locales of the environments, each once.
    var locales: [String] {
      var seen: Set<String> = []
      return environments.map(\.locale).filter { seen.insert($0).inserted }
    }
    /// The default of each axis; other values are part of file names.
    var defaults: PageEnvironment
    /// The version of iOS that is drawn where neither the source nor the command line names one.
    var standard: SystemVersion

    /// Returns the values that the command line names, or else the source's matrix. `all` and `every` name no
    /// devices.
    func asked(_ axes: AxisOptions) -> AskedValues {
      let matrix = source.matrix
      let isEachNamed =
        axes.devices.map { !$0.contains { $0 == AxisOptions.all || $0 == AxisOptions.every } } ?? !matrix
        .devices.isEmpty
      var seen: Set<String> = []
      return AskedValues(
        devices: isEachNamed ? environments.map(\.device).filter { seen.insert($0.id).inserted } : [],
        appearances: axes.appearances ?? matrix.appearances.map(\.value),
        contentSizes: axes.contentSizes ?? matrix.contentSizes.map(\.value), systems: axes.systems ?? [],
        locales: locales)
    }
  }

  package var sources: [SourcePlan]
  /// The screens that are sent; `nil` for each page in each environment.
  var only: Set<Screen>?

  /// A page, by its index in the first source, in an environment.
  struct Screen: Hashable {
    var page: Int
    var environment: PageEnvironment
  }

  /// A deck or document of the command line that cannot be read.
  struct UnreadDeck {
    /// The name in file names, unique among those of all decks of the command line.
    var name: String
    var path: String
    var faults: [Diagnostic]
  }

  let unread: [UnreadDeck]
  /// The number of decks that the command line names. Names of files depend on it, and not on how many decks can
  /// be read or have a chosen scene, so that a fault in one deck moves no picture of another.
  package let deckCount: Int

  /// A source that was read.
  struct Loaded {
    var source: any PageSource
    /// The source's name in file names, unique among those of the run.
    var name: String
    /// The version of iOS that is drawn where neither the source nor the command line names one.
    var standard = SystemVersion.standard
  }

  /// Makes a plan. Each axis has the values of the command line, else of the source's matrix, else of the
  /// tool.
  ///
  /// - Parameter isWide: True if the tool's values are many: all devices, both appearances, the text sizes
  ///   from which on most pages change, and all languages.
  init(
    _ sources: [Loaded], unread: [UnreadDeck] = [], axes: AxisOptions, devices: DeviceCatalog,
    isWide: Bool = false
  ) throws(UsageError) {
    self.unread = unread
    deckCount = sources.count + unread.count
    try PageSelection.checkScenes(axes, among: sources.map(\.source))
    self.sources = []
    for loaded in sources {
      let source = loaded.source
      let least = (axes.systems ?? source.matrix.systems.map(\.value)).min() ?? loaded.standard
      let showing = devices.devices(showing: source, drawnAs: least)
      let matrix = isWide ? source.matrix.widened(devices: showing, source) : source.matrix
      var defaults = try Self.defaults(
        of: matrix, devices: devices, translated: source.locales, standard: loaded.standard)
      if let system = axes.systems?.first { defaults.system = system }
      let locales = try Self.locales(
        axes.locales, of: matrix, translated: source.locales, standard: defaults.locale)
      let asked = try Self.devices(axes.devices, in: devices, all: showing)
      let environments = Self.environments(
        of: matrix, axes: axes, asked: asked, locales: locales, defaults: defaults)
      if let fault = environments.lazy.compactMap({ $0.device.windowFault(on: $0.system) }).first {
        throw UsageError(message: fault)
      }
      let selection = try PageSelection(axes, source: source)
      // None of this source's scenes was chosen, only scenes of another document.
      if selection.pages.isEmpty, axes.scenes != nil { continue }
      let shown = Set(environments.map(\.device))
      let isAll = shown.isSuperset(of: showing)
      self.sources.append(
        SourcePlan(
          source: source, name: loaded.name, pages: selection.pages, leftOut: selection.leftOut,
          environments: environments,
          olderDevices: isAll ? devices.devices.filter { !shown.contains($0) } : [], defaults: defaults,
          standard: loaded.standard))
    }
    try PageSelection.checkIsNotEmpty(axes, chosen: self.sources.map(\.source), among: sources.map(\.source))
  }

  /// Makes every version of iOS but the source's own a suffix of file names, so that pictures of two runs with different
  /// `--ios` lie side by side. Snapshots of another version take the recorded ones' names instead.
  mutating func nameSystems() {
    for index in sources.indices {
      sources[index].defaults.system =
        sources[index].source.matrix.systems.first?.value ?? sources[index].standard
    }
  }

  /// The plan for the devices that are left out as the sources' pages are not for them; empty without such
  /// devices.
  var onOlderDevices: RunPlan {
    var plan = self
    for index in sources.indices {
      let shown = sources[index].environments
      plan.sources[index].environments = sources[index].olderDevices.flatMap { device in
        shown.filter { $0.device == shown.first?.device }.map { environment in
          var environment = environment
          environment.device = device
          return environment
        }
      }
    }
    return plan
  }

  /// The warnings and notes about values that the command line or the sources' matrices name.
  func axisWarnings(_ axes: AxisOptions) -> [Diagnostic] {
    sources.flatMap { $0.source.axisWarnings(for: $0.asked(axes)) } + systemNotes(axes)
  }

  /// The note about a drawn version of iOS whose look nobody has measured.
  private var unmeasuredNotes: [Diagnostic] {
    guard sources.contains(where: { $0.environments.contains { $0.system == .ios27 } }) else { return [] }
    return [Diagnostic(.note, "iOS 27 is drawn as iOS 26, since no measurement of its look is published")]
  }

  /// The notes about named devices that never ran a version of `--ios`, or the standard version where nothing
  /// names one.
  func systemNotes(_ axes: AxisOptions) -> [Diagnostic] {
    let notes = sources.flatMap { source in
      let asked = source.asked(axes)
      let isOpen = asked.systems.isEmpty && source.source.matrix.systems.isEmpty
      let systems = isOpen && source.standard != .unnamed ? [source.standard] : asked.systems
      return systems.flatMap { asked.notes(onDevicesWithout: $0) }
    }
    return (notes + unmeasuredNotes).reduce(into: []) { all, note in
      if !all.contains(note) { all.append(note) }
    }
  }

  /// A warning for each app whose `UIDesignRequiresCompatibility` a drawn version ignores.
  var compatibilityWarnings: [Diagnostic] {
    sources.compactMap { source in
      guard (source.source as? SwiftPageSource)?.requiresCompatibility == true,
        let version = source.environments.map(\.system).max(), version > .ios26
      else { return nil }
      return Diagnostic(
        .warning, file: source.source.file,
        "\(version.title) ignores UIDesignRequiresCompatibility of the app's Info.plist, so the pages have its own look; "
          + "take the key out once they look right")
    }
  }

  /// Checks that a division has as many pictures as the plan.
  func check(_ division: DivisionPlan?) throws(UsageError) {
    guard let division else { return }
    let total = PicturePlan.total(of: self)
    guard division.total != total else { return }
    throw UsageError(
      message: "the plan divides \(division.total) pictures, and there are \(total); plan again",
      exitCode: .badInput)
  }

  /// The id of the device that is drawn by default.
  static let defaultDevice = "iphone-16-pro"

  /// The devices in the order of the words; `nil` without words.
  ///
  /// - Parameter all: The devices that `all` means.
  package static func devices(
    _ words: [String]?, in catalog: DeviceCatalog, all: [Device]
  ) throws(UsageError) -> [Device]? {
    guard let words else { return nil }
    var devices: [Device] = []
    for word in words {
      do {
        let named =
          switch word {
          case AxisOptions.every: catalog.devices
          case AxisOptions.all: all
          default: [try catalog.device(word)]
          }
        for device in named where !devices.contains(device) { devices.append(device) }
      } catch {
        throw UsageError(message: error.message, exitCode: error.isLimit ? .limit : .usage)
      }
    }
    return devices
  }

  private static func defaults(
    of matrix: PageMatrix, devices: DeviceCatalog, translated: [String], standard: SystemVersion
  ) throws(UsageError) -> PageEnvironment {
    var device = matrix.devices.first?.value
    if device == nil { device = devices.devices.first { $0.id == defaultDevice } }
    guard let device else { throw UsageError(message: "there are no devices") }
    let locale = matrix.locales.first?.value ?? LocaleTag.standard(among: translated)
    return PageEnvironment(
      device: device, orientation: matrix.orientations.first?.value ?? .portrait,
      appearance: matrix.appearances.first?.value ?? .light,
      locale: locale, contentSize: matrix.contentSizes.first?.value ?? .large,
      direction: LocaleTag.direction(of: locale), system: matrix.systems.first?.value ?? standard)
  }

  private static func environments(
    of matrix: PageMatrix, axes: AxisOptions, asked: [Device]?, locales: [String],
    defaults: PageEnvironment
  ) -> [PageEnvironment] {
    func values<Value>(_ asked: [Value]?, _ own: [Located<Value>], _ standard: Value) -> [Value] {
      asked ?? (own.isEmpty ? [standard] : own.map(\.value))
    }
    var environments: [PageEnvironment] = []
    for device in values(asked, matrix.devices, defaults.device) {
      for orientation in values(axes.orientations, matrix.orientations, defaults.orientation) {
        for appearance in values(axes.appearances, matrix.appearances, defaults.appearance) {
          for locale in locales {
            for contentSize in values(axes.contentSizes, matrix.contentSizes, defaults.contentSize) {
              let own: LayoutDirection = LocaleTag.direction(of: locale)
              for direction in axes.directions?.map(\.direction) ?? [own] {
                for system in values(axes.systems, matrix.systems, defaults.system) {
                  environments.append(
                    PageEnvironment(
                      device: device, orientation: orientation, appearance: appearance, locale: locale,
                      contentSize: contentSize, direction: direction, system: system))
                }
              }
            }
          }
        }
      }
    }
    return environments
  }

  /// - Parameter translated: The languages that the source has texts in, which `all` means; without texts,
  ///   `all` means the matrix's languages.
  private static func locales(
    _ words: [String]?, of matrix: PageMatrix, translated: [String], standard: String
  ) throws(UsageError) -> [String] {
    let own = matrix.locales.isEmpty ? [standard] : matrix.locales.map(\.value)
    guard let words else { return own }
    var locales: [String] = []
    for word in words {
      switch word {
      case AxisOptions.all: locales += translated.isEmpty ? own : translated
      case PseudoLocale.listName: locales += PseudoLocale.allCases.map(\.rawValue)
      default:
        let tag = LocaleTag.canonical(word)
        guard LocaleTag.isWellFormed(tag) else {
          throw UsageError(
            message: "--locale \(word) is not a language tag; write one such as en or zh-Hant, all, or pseudo"
          )
        }
        if let advice = translated.contains(tag) ? nil : LocaleTag.advice(on: tag) {
          throw UsageError(message: "--locale \(word): \(advice)")
        }
        locales.append(tag)
      }
    }
    var seen: Set<String> = []
    return locales.filter { seen.insert($0).inserted }
  }
}

extension PageMatrix {
  /// Returns the matrix with many values on each axis that it leaves open.
  fileprivate func widened(devices known: [Device], _ source: any PageSource) -> PageMatrix {
    var matrix = self
    func all<Value>(_ own: [Located<Value>], _ values: [Value]) -> [Located<Value>] {
      own.isEmpty ? values.map { Located($0) } : own
    }
    matrix.devices = all(devices, known)
    matrix.appearances = all(appearances, [.light, .dark])
    matrix.contentSizes = all(contentSizes, [.large, .xxxLarge])
    matrix.locales = all(locales, source.locales)
    return matrix
  }
}
