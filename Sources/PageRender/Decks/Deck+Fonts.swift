extension Deck {
  /// The font families that the deck names and no font has, each where the deck names it.
  public func unknownFamilies(in fonts: FontCatalog) -> [Diagnostic] {
    [style.fonts.summary, style.fonts.detail, style.fonts.controls].compactMap { font in
      guard case .named(let family) = font.value.family, !fonts.knows(family: family) else { return nil }
      return Diagnostic(
        .error, file: file, position: font.position, FontError.unknownFamily(family).description,
        exitCode: .badInput)
    }
  }
}
