internal import LayoutEngine
public import PageBase
internal import Synchronization

/// The texts of a deck or an app in one page's locale and for its kind of device.
///
/// Keys without a translation are recorded, each once, and reported by `takeDiagnostics()`.
public final class PageStrings: Sendable {
  public let strings: LocalizedStrings
  /// The page's locale as a BCP 47 tag; may be a pseudo-locale.
  public let locale: String
  package let idiom: Device.Idiom
  private let pseudo: PseudoLocale?
  private let state = Mutex(State())

  private struct State {
    var reported: Set<String> = []
    var diagnostics: [Diagnostic] = []
    var texts: [PageText] = []
  }

  public init(_ strings: LocalizedStrings, locale: String, idiom: Device.Idiom = .phone) {
    self.strings = strings
    self.locale = locale
    self.idiom = idiom
    pseudo = PseudoLocale(tag: locale)
  }

  private static let ambient = Ambient<PageStrings>()

  /// The texts of this task's innermost `withCurrent` call; `nil` outside such a call.
  public static var current: PageStrings? { ambient.value }

  /// Calls `body`, during which `NSLocalizedString` and `String(localized:)` look texts up in `strings`, in
  /// this task and the tasks that it creates.
  public static func withCurrent<Result, Failure: Error>(
    _ strings: PageStrings, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ambient.with(strings, body)
  }

  /// Runs an asynchronous body with `strings` as the current texts.
  @MainActor
  package static func withCurrent<Result>(_ strings: PageStrings, _ body: @MainActor () async -> Result) async
    -> Result
  {
    await ambient.with(strings) { await body() }
  }

  /// Returns the diagnostics gathered since the last call, each once, and clears them.
  public func takeDiagnostics() -> [Diagnostic] {
    state.withLock { state in
      defer { state.diagnostics = [] }
      return state.diagnostics
    }
  }

  /// Returns the texts that code looked up since the last call, each once, in order, and clears them.
  package func takeTexts() -> [PageText] {
    state.withLock { state in
      defer { state.texts = [] }
      return state.texts
    }
  }

  private func note(_ text: PageText) {
    state.withLock { state in
      if !state.texts.contains(text) { state.texts.append(text) }
    }
  }

  /// The text unchanged, or transformed if the locale is a pseudo-locale.
  public func literal(_ text: String) -> String { pseudo?.transformed(text) ?? text }

  /// The text of a key, its placeholders filled with arguments.
  ///
  /// - Parameters:
  ///   - file: The file that uses the key; warnings about the text name it.
  public func text(
    _ key: String, arguments: [TextArgument] = [], file: String? = nil, at position: SourcePosition? = nil
  ) -> String { resolved(key, arguments: arguments, file: file, at: position).text }

  /// The result of `text(_:arguments:file:at:)` with its origin.
  ///
  /// - Parameter part: The text's name in the page's file, such as `summary`.
  package func resolved(
    _ key: String, arguments: [TextArgument] = [], part: String? = nil, file: String? = nil,
    at position: SourcePosition? = nil
  ) -> PageText {
    let found = strings.lookup(key, for: locale)
    if found.status == .fallback { warnOfFallback(key, found.locale, file: file, at: position) }
    let (text, faults) = found.text.filled(with: arguments, language: found.locale, device: idiom)
    for warning in faults.warnings(key: key, locale: found.locale) { warn(warning, file: file, at: position) }
    return PageText(
      key: key, shown: pseudo?.transformed(text) ?? text, found, for: locale, in: strings, part: part,
      place: position.map { FilePlace(file: file, position: $0) })
  }

  /// The text of a key that code looks up; `nil` if no table has the key.
  ///
  /// - Parameter standIn: The text that code shows for a missing key, in the source language; `nil` if it
  ///   shows the key.
  package func found(
    _ key: String, table: String? = nil, arguments: [TextArgument]? = nil, standIn: String? = nil
  ) -> String? {
    var found = strings.lookup(key, for: locale, table: table)
    if found.status == .missing {
      // Without files of texts, all texts are in the code, and no key counts as missing.
      guard !strings.isEmpty else { return nil }
      if standIn != nil {
        let isSource = pseudo != nil || LocaleTag.chain(of: locale).contains(strings.sourceLanguage)
        found.status = isSource ? .translated : .fallback
        found.locale = strings.sourceLanguage
      }
      var text = PageText(key: key, shown: standIn ?? key, found, for: locale, in: strings, table: table)
      text.suggestion = strings.nearestKey(to: key)
      note(text)
      return nil
    }
    if found.status == .fallback { warnOfFallback(key, found.locale, file: nil, at: nil) }
    let (text, _) = found.text.filled(
      with: arguments ?? [], language: found.locale, device: idiom, fills: arguments != nil)
    let shown = pseudo?.transformed(text, keepsSpecifiers: arguments == nil) ?? text
    note(PageText(key: key, shown: shown, found, for: locale, in: strings, table: table))
    return shown
  }

  /// A text of the code that no table has; transformed if the locale is a pseudo-locale.
  package func untranslated(_ text: String, keepsSpecifiers: Bool) -> String {
    pseudo?.transformed(text, keepsSpecifiers: keepsSpecifiers) ?? text
  }

  /// Warns that only the first `limit` of a text's `count` characters are drawn.
  package func warnOfCut(_ key: String, count: Int, limit: Int, file: String?, at position: SourcePosition?) {
    warn(
      "key \(Wording.quoted(key)) has \(count) characters in \(locale); only the first \(limit) are drawn",
      file: file, at: position)
  }

  private func warnOfFallback(_ key: String, _ drawn: String, file: String?, at position: SourcePosition?) {
    warn(
      "key \(Wording.quoted(key)) has no text in \(locale); the \(drawn) text is drawn instead", file: file,
      at: position, isToldByLint: true)
  }

  private func warn(
    _ message: String, file: String?, at position: SourcePosition?, isToldByLint: Bool = false
  ) {
    state.withLock { state in
      guard state.reported.insert("\(message)\n\(file ?? "")").inserted else { return }
      var warning = Diagnostic(.warning, file: file, position: position, message)
      warning.isToldByLint = isToldByLint
      state.diagnostics.append(warning)
    }
  }
}
