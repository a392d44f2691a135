internal import LayoutEngine
internal import PageRender

/// What a run shows: every page of every source in every environment asked for.
struct RunPlan {
  /// A source, the pages of it that were asked for, and its environments.
  struct SourcePlan {
    var source: any PageSource
    /// What stands for the source in file names; no two have one name.
    var name: String
    /// Indices in `source.entries`.
    var pages: [Int]
    var environments: [PageEnvironment]
    /// The value each axis has by default; others show in file names.
    var defaults: PageEnvironment
  }

  var sources: [SourcePlan]

  /// The axes' values come from the command line, else from the source's matrix, else from the tool.
  init(
    _ sources: [(source: any PageSource, name: String)], axes: AxisOptions, devices: DeviceCatalog
  ) throws(UsageError) {
    let asked = try Self.devices(axes.devices, in: devices)
    try PageSelection.checkScenes(axes, among: sources.map(\.source))
    self.sources = []
    for (source, name) in sources {
      let matrix = source.matrix
      let defaults = try Self.defaults(of: matrix, devices: devices)
      let environments = try Self.environments(of: matrix, axes: axes, asked: asked, defaults: defaults)
      let pages = try PageSelection(axes, source: source).pages
      // Its scenes were not asked for; those of another document were.
      if pages.isEmpty, axes.scenes != nil { continue }
      self.sources.append(
        SourcePlan(source: source, name: name, pages: pages, environments: environments, defaults: defaults))
    }
    try PageSelection.checkIsNotEmpty(axes, chosen: self.sources.map(\.source), among: sources.map(\.source))
  }

  /// The device that is drawn where nobody says otherwise.
  static let defaultDevice = "iphone-16-pro"

  private static func devices(
    _ words: [String]?, in catalog: DeviceCatalog
  ) throws(UsageError) -> [Device]? {
    guard let words else { return nil }
    if words.contains(AxisOptions.all) { return catalog.devices }
    var devices: [Device] = []
    for word in words {
      do {
        let device = try catalog.device(word)
        if !devices.contains(device) { devices.append(device) }
      } catch {
        throw UsageError(message: error.message, exitCode: error.isLimit ? .limit : .usage)
      }
    }
    return devices
  }

  private static func defaults(
    of matrix: PageMatrix, devices: DeviceCatalog
  ) throws(UsageError) -> PageEnvironment {
    var device = matrix.devices.first?.value
    if device == nil { device = try self.devices([defaultDevice], in: devices)?.first }
    guard let device else { throw UsageError(message: "there are no devices") }
    return PageEnvironment(
      device: device, orientation: matrix.orientations.first?.value ?? .portrait,
      appearance: matrix.appearances.first?.value ?? .light,
      locale: matrix.locales.first?.value ?? "en",
      contentSize: matrix.contentSizes.first?.value ?? .large)
  }

  private static func environments(
    of matrix: PageMatrix, axes: AxisOptions, asked: [Device]?, defaults: PageEnvironment
  ) throws(UsageError) -> [PageEnvironment] {
    func values<Value>(_ asked: [Value]?, _ own: [Located<Value>], _ standard: Value) -> [Value] {
      asked ?? (own.isEmpty ? [standard] : own.map(\.value))
    }
    let locales = try locales(axes.locales, of: matrix, standard: defaults.locale)
    var environments: [PageEnvironment] = []
    for device in values(asked, matrix.devices, defaults.device) {
      for orientation in values(axes.orientations, matrix.orientations, defaults.orientation) {
        for appearance in values(axes.appearances, matrix.appearances, defaults.appearance) {
          for locale in locales {
            for contentSize in values(axes.contentSizes, matrix.contentSizes, defaults.contentSize) {
              for direction in axes.directions {
                environments.append(
                  PageEnvironment(
                    device: device, orientation: orientation, appearance: appearance, locale: locale,
                    contentSize: contentSize,
                    direction: direction == .leftToRight ? .leftToRight : .rightToLeft))
              }
            }
          }
        }
      }
    }
    return environments
  }

  private static func locales(
    _ words: [String]?, of matrix: PageMatrix, standard: String
  ) throws(UsageError) -> [String] {
    let own = matrix.locales.isEmpty ? [standard] : matrix.locales.map(\.value)
    guard let words, !words.contains(AxisOptions.all) else { return own }
    for word in words where !LocaleTag.isWellFormed(word) {
      throw UsageError(message: "--locale \(word) is not a language tag; write one such as en or zh-Hant")
    }
    return words
  }
}
