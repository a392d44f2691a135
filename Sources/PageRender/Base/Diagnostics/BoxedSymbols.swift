/// The warning about system symbols that a page shows as boxes, because the free icons that replace them are
/// not installed or do not have the name. A page has one warning, whatever the number of symbols.
package enum BoxedSymbols {
  private static let topic = "system symbol "

  /// Returns the warning about one symbol, with a topic by which `merged` recognises it.
  ///
  /// - Parameter areInstalled: True if the free icons are installed, and only lack this one.
  package static func warning(_ name: String, areInstalled: Bool) -> Diagnostic {
    var warning = Diagnostic(
      .warning,
      "there is no picture for the system symbol \(Wording.quoted(name)), so a box is drawn; "
        + install(areInstalled)
        + "use an image of your own, or put the symbol's template, exported from the SF Symbols app, into an asset catalogue"
    )
    warning.topic = topic + name
    return warning
  }

  /// Returns the diagnostics with all warnings about symbols merged into one, at the index of the first.
  package static func merged(_ diagnostics: [Diagnostic], areInstalled: @autoclosure () -> Bool)
    -> [Diagnostic]
  {
    let names = diagnostics.compactMap(name)
    guard names.count > 1, let first = diagnostics.firstIndex(where: { name(of: $0) != nil }) else {
      return diagnostics
    }
    var merged = diagnostics
    merged[first] = Diagnostic(
      .warning,
      "there are no pictures for the system symbols \(Wording.list(names.map(Wording.quoted))), so boxes "
        + "are drawn; " + install(areInstalled())
        + "use images of your own, or put the symbols' templates, exported from the SF Symbols app, into an asset catalogue"
    )
    return merged.filter { name(of: $0) == nil }
  }

  private static func install(_ areInstalled: Bool) -> String {
    areInstalled ? "" : "install Debian's bootstrap-icons, "
  }

  private static func name(of diagnostic: Diagnostic) -> String? {
    guard let found = diagnostic.topic, found.hasPrefix(topic) else { return nil }
    return String(found.dropFirst(topic.count))
  }
}
