public import PageBase
internal import PageDrawing
public import PageLayout

extension Deck {
  public func axisWarnings(for asked: AskedValues) -> [Diagnostic] {
    languageWarnings(for: asked.locales) + appearanceWarnings(for: asked.appearances)
      + contentSizeWarnings(for: asked.contentSizes) + systemNotes(for: asked.devices)
  }

  /// A warning for each language that the deck has nothing in: a misspelt tag would show in names of files only. Fine are the
  /// languages of its matrix, and pseudo-locales.
  private func languageWarnings(for asked: [String]) -> [Diagnostic] {
    // A document says it itself; asset catalogues may have a picture for each language.
    guard layout == .tutorial, localeDependence.isEmpty, pages.allSatisfy({ $0.image.value.file != nil })
    else { return [] }
    let own = (matrix.locales.isEmpty ? ["en"] : matrix.locales.map(\.value)) + locales
    return asked.filter { locale in
      PseudoLocale(tag: locale) == nil && !LocaleTag.chain(of: locale).contains(where: own.contains)
    }.map { locale in
      Diagnostic(
        .warning, file: file,
        "the deck has no texts in \(locale), so its texts stay as they are; give it \"strings\", or write "
          + "\(locale) into \"locales\" of \"matrix\" if that is their language")
    }
  }

  private func appearanceWarnings(for asked: [Appearance]) -> [Diagnostic] {
    // A document's colours, and named pictures, may have a dark value of their own.
    guard asked.contains(.dark), layout == .tutorial, style.colors.all.allSatisfy({ $0.light == $0.dark }),
      pages.allSatisfy({ $0.image.value.file != nil })
    else { return [] }
    return [
      Diagnostic(
        .warning, file: file,
        "the deck has no dark colours, so its dark pages look like the light ones; give \"style\" "
          + "\"colors\" values such as \"background\": {\"light\": \"#FFFFFF\", \"dark\": \"#000000\"}")
    ]
  }

  private func contentSizeWarnings(for asked: [ContentSize]) -> [Diagnostic] {
    let others = Set(asked).subtracting([.large])
    guard !others.isEmpty, layout == .tutorial, style.fonts.all.allSatisfy({ $0.value.scaling == nil })
    else { return [] }
    let sizes = ContentSize.allCases.filter(others.contains)
    let sameness =
      sizes.count == ContentSize.allCases.count - 1
      ? "look the same in all sizes" : "look in \(Wording.list(sizes.map(\.rawValue))) as in large"
    return [
      Diagnostic(
        .warning, file: file,
        "no font of the deck follows the text size, so its pages \(sameness); give a font of \"style\" "
          + "\"fonts\" a \"textStyle\" or \"relativeTo\"")
    ]
  }

  /// One note of all devices that never ran the version of iOS that the deck names.
  private func systemNotes(for asked: [Device]) -> [Diagnostic] {
    guard let iosPosition else { return [] }
    let others = asked.filter { $0.systems.map { !$0.contains(ios) } ?? false }.map(\.name)
    guard !others.isEmpty else { return [] }
    let shown = others.count > 4 ? others.prefix(3) + ["\(others.count - 3) more"] : others[...]
    return [
      Diagnostic(
        .note, file: file, position: iosPosition,
        "\(Wording.list(Array(shown))) never ran iOS \(ios); the pages are drawn as iOS \(ios) would show them"
      )
    ]
  }
}
