internal import LayoutEngine
internal import PageRender

/// What a run shows: every page of every deck in every environment asked for.
struct RunPlan {
  /// A deck, the pages of it that were asked for, and its environments.
  struct DeckPlan {
    var deck: Deck
    /// What stands for the deck in file names: its folder's or file's name.
    var name: String
    /// Indices in `deck.pages`.
    var pages: [Int]
    var environments: [PageEnvironment]
    /// The value each axis has by default; others show in file names.
    var defaults: PageEnvironment
  }

  var decks: [DeckPlan]

  /// The axes' values come from the command line, else from the deck's matrix, else from the tool.
  init(_ decks: [(deck: Deck, name: String)], axes: AxisOptions, devices: DeviceCatalog) throws(UsageError) {
    let asked = try Self.devices(axes.devices, in: devices)
    self.decks = []
    for (deck, name) in decks {
      let defaults = try Self.defaults(of: deck, devices: devices)
      let environments = try Self.environments(of: deck, axes: axes, asked: asked, defaults: defaults)
      let pages = try PageSelection(axes.pages, deck: deck).pages
      self.decks.append(
        DeckPlan(deck: deck, name: name, pages: pages, environments: environments, defaults: defaults))
    }
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

  private static func defaults(of deck: Deck, devices: DeviceCatalog) throws(UsageError) -> PageEnvironment {
    var device = deck.matrix.devices.first?.value
    if device == nil { device = try self.devices([defaultDevice], in: devices)?.first }
    guard let device else { throw UsageError(message: "there are no devices") }
    return PageEnvironment(
      device: device, orientation: deck.matrix.orientations.first?.value ?? .portrait,
      appearance: deck.matrix.appearances.first?.value ?? .light,
      locale: deck.matrix.locales.first?.value ?? "en",
      contentSize: deck.matrix.contentSizes.first?.value ?? .large)
  }

  private static func environments(
    of deck: Deck, axes: AxisOptions, asked: [Device]?, defaults: PageEnvironment
  ) throws(UsageError) -> [PageEnvironment] {
    func values<Value>(_ asked: [Value]?, _ matrix: [Located<Value>], _ standard: Value) -> [Value] {
      asked ?? (matrix.isEmpty ? [standard] : matrix.map(\.value))
    }
    let locales = try locales(axes.locales, of: deck, standard: defaults.locale)
    var environments: [PageEnvironment] = []
    for device in values(asked, deck.matrix.devices, defaults.device) {
      for orientation in values(axes.orientations, deck.matrix.orientations, defaults.orientation) {
        for appearance in values(axes.appearances, deck.matrix.appearances, defaults.appearance) {
          for locale in locales {
            for contentSize in values(axes.contentSizes, deck.matrix.contentSizes, defaults.contentSize) {
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
    _ words: [String]?, of deck: Deck, standard: String
  ) throws(UsageError) -> [String] {
    let own = deck.matrix.locales.isEmpty ? [standard] : deck.matrix.locales.map(\.value)
    guard let words, !words.contains(AxisOptions.all) else { return own }
    for word in words where !LocaleTag.isWellFormed(word) {
      throw UsageError(message: "--locale \(word) is not a language tag; write one such as en or zh-Hant")
    }
    return words
  }
}
