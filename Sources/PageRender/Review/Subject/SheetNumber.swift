internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The numbers of sheets. Unlike page numbers, they stay the same whatever is added to a review.
struct SheetNumber {
  let review: Review

  /// The number of a page: `lesson-1`, with the step of its flow; `Tutorial/lesson-1` if there are several
  /// sources.
  func page(_ entry: PageEntry, of source: Int) -> String { prefix(of: source) + Self.page(entry) }

  /// The page's id, with the step of its flow: `lesson-1`.
  static func page(_ entry: PageEntry) -> String { entry.id + (entry.step.map { ".\($0)" } ?? "") }

  /// The prefix for a source's pages: `Tutorial/` if there are several sources, else empty.
  func prefix(of source: Int) -> String {
    review.namesSources ? "\(review.sources[source].name)/" : ""
  }

  /// The destination of a page's first sheet, whatever that shows; it differs from all numbers of sheets.
  func anchor(_ entry: PageEntry, of source: Int) -> String { "page: \(page(entry, of: source))" }

  /// The number of a page's sheet of devices: `lesson-1.devices.ja`, without the language if it is the
  /// default.
  func devices(_ entry: PageEntry, of source: Int, locale: String) -> String {
    let isDefault = locale == review.sources[source].defaults.locale
    return page(entry, of: source) + ".devices" + (isDefault ? "" : ".\(locale)")
  }

  /// The number of a screen's sheet: `lesson-1.iphone-16-pro`, followed by the values that are not the
  /// defaults.
  func screen(_ entry: PageEntry, of source: Int, in environment: PageEnvironment) -> String {
    let defaults = review.sources[source].defaults
    var words = [page(entry, of: source), environment.device.id]
    if environment.orientation != defaults.orientation { words.append(environment.orientation.rawValue) }
    if environment.appearance != defaults.appearance { words.append(environment.appearance.rawValue) }
    if environment.locale != defaults.locale { words.append(environment.locale) }
    if environment.contentSize != defaults.contentSize {
      words.append(environment.contentSize.rawValue.lowercased())
    }
    if environment.direction != LocaleTag.direction(of: environment.locale) {
      words.append(environment.direction == .leftToRight ? "ltr" : "rtl")
    }
    if environment.system != defaults.system { words.append(environment.system.name) }
    return words.joined(separator: ".")
  }

  /// The name of a screen: `iPhone 16 Pro  ·  Landscape`, the device with the values that are not the
  /// defaults.
  func shown(_ environment: PageEnvironment, of source: Int, _ words: ReviewWords) -> String {
    let defaults = review.sources[source].defaults
    var parts = [environment.device.name]
    if environment.orientation != defaults.orientation {
      parts.append(words.name(of: environment.orientation))
    }
    if environment.appearance != defaults.appearance { parts.append(words.name(of: environment.appearance)) }
    if environment.locale != defaults.locale { parts.append(words.language(environment.locale)) }
    if environment.contentSize != defaults.contentSize {
      parts.append("\(words.textSize) \(environment.contentSize.rawValue)")
    }
    if environment.system != defaults.system { parts.append(environment.system.title) }
    return parts.joined(separator: "  ·  ")
  }

  /// The name of a recorded screen, from its id such as `iphone-16-pro.landscape`; for an unknown device, the
  /// id itself.
  func shown(screen: String, of source: Int, _ words: ReviewWords) -> String {
    let known = review.sources[source].environments.map(\.device) + DeviceCatalog.builtin.devices
    // Ids may have dots.
    let device = known.filter { screen == $0.id || screen.hasPrefix($0.id + ".") }
      .max { $0.id.count < $1.id.count }
    guard let device else { return screen }
    let axes = screen.dropFirst(device.id.count).split(separator: ".").map { axis -> String in
      let size = ContentSize.allCases.first { $0.rawValue.lowercased() == axis }
      return Orientation(rawValue: String(axis)).map(words.name)
        ?? Appearance(rawValue: String(axis)).map(words.name)
        ?? size.map { "\(words.textSize) \($0.rawValue)" }
        ?? SystemVersion.allCases.first { $0.name == axis }?.title ?? words.language(String(axis))
    }
    return ([device.name] + axes).joined(separator: "  ·  ")
  }

  /// The number of a sheet in a sequence, by its index from 0: the second one is `lesson-1.devices-2`.
  static func continued(_ number: String, _ index: Int) -> String {
    index == 0 ? number : "\(number)-\(index + 1)"
  }
}
