internal import LayoutEngine
public import PageBase
internal import Synchronization

/// The texts of a deck or an app as one page's environment shows them: strings and a locale.
///
/// Keys without a translation are noted, each once, and reported with `takeDiagnostics()`.
public final class PageStrings: Sendable {
  public let strings: LocalizedStrings
  /// BCP 47; a pseudo-locale too.
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

  /// The texts of the call of `withCurrent` that is under way in this task; `nil` outside one.
  public static var current: PageStrings? { ambient.value }

  /// Calls `body`, in which `NSLocalizedString` and `String(localized:)` find these texts: in this task alone, and in
  /// the tasks it makes.
  public static func withCurrent<Result, Failure: Error>(
    _ strings: PageStrings, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ambient.with(strings, body)
  }

  /// Runs a body that may suspend with the strings as the current ones.
  @MainActor
  package static func withCurrent<Result>(_ strings: PageStrings, _ body: @MainActor () async -> Result) async
    -> Result
  {
    await ambient.with(strings) { await body() }
  }

  /// Takes the diagnostics since the last call, each once.
  public func takeDiagnostics() -> [Diagnostic] {
    state.withLock { state in
      defer { state.diagnostics = [] }
      return state.diagnostics
    }
  }

  /// The texts that code looked up since the last call, each once, in order.
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

  /// A text that is not looked up: itself, or what a pseudo-locale makes of it.
  public func literal(_ text: String) -> String { pseudo?.transformed(text) ?? text }

  /// The text of a key, its places filled with arguments.
  ///
  /// - Parameters:
  ///   - file: The file that asks, which the warning names where the text is not in the locale's language.
  public func text(
    _ key: String, arguments: [TextArgument] = [], file: String? = nil, at position: SourcePosition? = nil
  ) -> String {
    let found = strings.lookup(key, for: locale)
    if found.status == .fallback { warnOfFallback(key, found.locale, file: file, at: position) }
    let (text, faults) = found.text.filled(with: arguments, language: found.locale, device: idiom)
    for warning in faults.warnings(key: key, locale: found.locale) { warn(warning, file: file, at: position) }
    return pseudo?.transformed(text) ?? text
  }

  /// The answer of `text`, with its source.
  ///
  /// - Parameters:
  ///   - part: What the page's file calls the text.
  ///   - place: Where that file has the key.
  package func described(_ key: String, arguments: [TextArgument], part: String?, place: FilePlace?)
    -> PageText
  {
    let found = strings.lookup(key, for: locale)
    let (text, _) = found.text.filled(with: arguments, language: found.locale, device: idiom)
    return PageText(
      key: key, shown: pseudo?.transformed(text) ?? text, found, for: locale, in: strings, part: part,
      place: place)
  }

  /// The text of a key as code asks for it: `nil` where no table has the key.
  ///
  /// - Parameter standIn: What the code itself shows then, in the source language; `nil` where that is the key.
  package func found(
    _ key: String, table: String? = nil, arguments: [TextArgument]? = nil, standIn: String? = nil
  ) -> String? {
    var found = strings.lookup(key, for: locale, table: table)
    if found.status == .missing {
      // A page without files of texts says all its texts itself.
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

  /// A text of the code that no table has, as pseudo-locales change it.
  package func untranslated(_ text: String, keepsSpecifiers: Bool) -> String {
    pseudo?.transformed(text, keepsSpecifiers: keepsSpecifiers) ?? text
  }

  /// Notes that a text is longer than what is drawn of it, in characters as Unicode counts them.
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
