public import PageBase
internal import PageDrawing
public import PageLayout

extension Deck {
  public func axisWarnings(for asked: AskedValues) -> [Diagnostic] {
    languageWarnings(for: asked.locales) + appearanceWarnings(for: asked.appearances)
      + contentSizeWarnings(for: asked.contentSizes) + systemNotes(for: asked)
      + StoreCaptures(of: self).warnings(for: asked.devices)
  }

  /// A warning for each language that the deck has no texts in, since a misspelt tag would show in file names
  /// only. The languages of the deck's matrix, and pseudo-locales, give no warning.
  private func languageWarnings(for asked: [String]) -> [Diagnostic] {
    // Documents report missing languages themselves; asset catalogues may have an image for each language.
    guard isForStore || layout == .tutorial && pages.allSatisfy({ $0.image.value.file != nil }),
      localeDependence.isEmpty
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
    // A document's colours, and named images, may have dark values of their own.
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

  /// The notes about versions that the deck names; `AskedValues` has those of the command line.
  private func systemNotes(for asked: AskedValues) -> [Diagnostic] {
    guard asked.systems.isEmpty else { return [] }
    return matrix.systems.flatMap {
      asked.notes(onDevicesWithout: $0.value, file: file, position: $0.position)
    }
  }
}
