internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The numbers of sheets: they stay the same whatever is added to a review, as those of pages would not.
struct SheetNumber {
  let review: Review

  /// `lesson-1`, or `Tutorial/lesson-1` where there are several sources; with the step of a flow after it.
  func page(_ entry: PageEntry, of source: Int) -> String { prefix(of: source) + Self.page(entry) }

  /// `lesson-1`, with the step of a flow after it.
  static func page(_ entry: PageEntry) -> String { entry.id + (entry.step.map { ".\($0)" } ?? "") }

  /// `Tutorial/` where there are several sources, else nothing.
  func prefix(of source: Int) -> String {
    review.sources.count > 1 ? "\(review.sources[source].name)/" : ""
  }

  /// The name of a page's first sheet, whatever it shows; no sheet has such a number.
  func anchor(_ entry: PageEntry, of source: Int) -> String { "page: \(page(entry, of: source))" }

  /// `lesson-1.devices.ja`: the language where there are several.
  func devices(_ entry: PageEntry, of source: Int, locale: String) -> String {
    let isDefault = locale == review.sources[source].defaults.locale
    return page(entry, of: source) + ".devices" + (isDefault ? "" : ".\(locale)")
  }

  /// `lesson-1.iphone-16-pro`, with what is not at its default after it.
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
    return words.joined(separator: ".")
  }

  /// `iPhone 16 Pro  ·  Landscape`: the device, and what is not at its default.
  func shown(_ environment: PageEnvironment, of source: Int, _ words: ReviewWords) -> String {
    let defaults = review.sources[source].defaults
    var parts = [environment.device.name]
    if environment.orientation != defaults.orientation {
      parts.append(words.name(of: environment.orientation))
    }
    if environment.appearance != defaults.appearance { parts.append(words.name(of: environment.appearance)) }
    if environment.locale != defaults.locale { parts.append(environment.locale) }
    if environment.contentSize != defaults.contentSize {
      parts.append("\(words.textSize) \(environment.contentSize.rawValue)")
    }
    return parts.joined(separator: "  ·  ")
  }

  /// The words for a recorded picture by its name, `iphone-16-pro.landscape`; a device that nobody knows by its id.
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
        ?? size.map { "\(words.textSize) \($0.rawValue)" } ?? String(axis)
    }
    return ([device.name] + axes).joined(separator: "  ·  ")
  }

  /// The numbers of sheets that continue one another: the second is `lesson-1.devices-2`.
  static func continued(_ number: String, _ index: Int) -> String {
    index == 0 ? number : "\(number)-\(index + 1)"
  }
}
