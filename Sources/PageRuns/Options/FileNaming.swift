internal import LayoutEngine
internal import PageRender

/// The names of a run's files, made of a template and each picture's page and environment.
package struct FileNaming {
  /// The template, such as `{page}/{device}`.
  package let template: String
  private let isFastlane: Bool

  package static let placeholders = [
    "deck", "page", "index", "device", "deviceName", "orientation", "appearance", "locale", "contentSize",
    "direction", "ios",
  ]

  /// - Parameter word: A template, `fastlane`, or `nil` for the default, which names the deck only if there
  ///   are several.
  package init(_ word: String?, deckCount: Int) throws(UsageError) {
    isFastlane = word == "fastlane"
    template =
      isFastlane
      ? "{locale}/{deviceName}-{index}-{page}" : word ?? (deckCount > 1 ? "{deck}/" : "") + "{page}/{device}"
    try check()
  }

  /// Checks the template. fastlane uploads pictures to the store, which refuses an alpha channel;
  /// PageRender's pictures have none.
  private func check() throws(UsageError) {
    let folders = template.split(separator: "/", omittingEmptySubsequences: false)
    guard !template.isEmpty, !folders.contains(""), !folders.contains(".."), !folders.contains(".") else {
      throw UsageError(
        message: "--naming \(template) must be a relative path such as {page}/{device}, without . and ..")
    }
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw UsageError(message: "--naming \(template) has a { without its }")
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard Self.placeholders.contains(name) else {
        let known = Self.placeholders.map { "{\($0)}" }.joined(separator: " ")
        let advice =
          NearMiss.closest(to: name, among: Self.placeholders).map { "; did you mean {\($0)}? Use" }
          ?? "; use"
        throw UsageError(message: "--naming has an unknown placeholder {\(name)}\(advice) \(known)")
      }
      rest = rest[rest.index(after: close)...]
      // Other placeholders may be in both the folder and the file name, but `{index}` only once.
      if name == "index", rest.contains("{index}") {
        throw UsageError(message: "--naming \(template) has {index} twice; once is enough")
      }
    }
  }

  /// Throws if fastlane has no folder for one of the locales.
  package func check(locales: [String]) throws(UsageError) {
    guard isFastlane, let unknown = locales.first(where: { DeliverLanguages.folder(for: $0) == nil }) else {
      return
    }
    throw UsageError(message: DeliverLanguages.message(unknown))
  }

  /// Returns the path of a picture below the output folder, without its extension.
  ///
  /// - Parameters:
  ///   - place: The page's number in its deck and the number of the deck's pages, for `{index}`.
  ///   - defaults: The default of each axis; a value that differs adds a suffix, unless the template names
  ///     the axis.
  ///   - step: The step of a flow after which the picture is drawn, which is the last suffix; `nil` for none.
  func path(
    deck: String, page: String, place: (number: Int, count: Int) = (1, 1), environment: PageEnvironment,
    defaults: PageEnvironment, step: String? = nil
  ) -> String {
    let number = String(place.number)
    let zeros = String(repeating: "0", count: max(String(place.count).count - number.count, 0))
    let values = [
      "deck": deck, "page": page, "index": zeros + number, "device": environment.device.id,
      "deviceName": environment.device.name,
      "orientation": environment.orientation.rawValue, "appearance": environment.appearance.rawValue,
      "locale": isFastlane
        ? DeliverLanguages.folder(for: environment.locale) ?? environment.locale : environment.locale,
      "contentSize": environment.contentSize.rawValue.lowercased(),
      "direction": environment.direction.name, "ios": environment.system.name,
    ]
    var path = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      path += rest[..<open] + safe(values[String(rest[rest.index(after: open)..<close])] ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return path + rest + suffixes(environment, defaults: defaults) + (step.map { "." + safe($0) } ?? "")
  }

  private func suffixes(_ environment: PageEnvironment, defaults: PageEnvironment) -> String {
    var suffixes = ""
    func add(_ axis: String, _ value: String, _ defaultValue: String) {
      if value != defaultValue, !template.contains("{\(axis)}") { suffixes += "." + safe(value) }
    }
    add("orientation", environment.orientation.rawValue, defaults.orientation.rawValue)
    add("appearance", environment.appearance.rawValue, defaults.appearance.rawValue)
    add("locale", environment.locale, defaults.locale)
    add(
      "contentSize", environment.contentSize.rawValue.lowercased(), defaults.contentSize.rawValue.lowercased()
    )
    // The direction in which the locale's language is written is the default.
    add("direction", environment.direction.name, LocaleTag.direction(of: environment.locale).name)
    add("ios", environment.system.name, defaults.system.name)
    return suffixes
  }

  /// Replaces the characters with which a device's or locale's name could lead out of its folder.
  private func safe(_ value: String) -> String {
    String(value.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
  }
}

extension LayoutDirection {
  /// The direction's name on the command line.
  package var name: String { self == .leftToRight ? "ltr" : "rtl" }
}
