public import PageBase
internal import PageDrawing

extension MissingGlyphs {
  /// The diagnostic that names the characters drawn as boxes. In all environments it has one topic for a
  /// page's text.
  ///
  /// - Parameter isError: True for an error, with exit code 3; false for a warning.
  public func diagnostic(
    page: PreparedPage, file: String, in environment: PageEnvironment, isError: Bool = false
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      isError ? .error : .warning, file: file, position: page.position,
      "page \(Wording.quoted(page.id)): no font has \(names) in "
        + "\(Wording.quoted(excerpt)) in the view \(Wording.quoted(view)), so \(boxes) drawn; \(advice)",
      exitCode: isError ? .badInput : nil)
    diagnostic.topic = "missing glyph\0\(page.id)\0\(text)"
    diagnostic.environments = [environment.name]
    return diagnostic
  }

  /// The fault of the text, to follow the view's name in a sentence.
  package var fault: String { "shows \(Wording.quoted(excerpt)), in which no font has \(names)" }

  /// The fonts that were tried, and the advice to add one.
  package var advice: String {
    let fonts = (characters.first?.fonts ?? []).joined(separator: ", ")
    return (fonts.isEmpty ? "" : "tried \(fonts); ")
      + "add a font that has \(Wording.form(characters.count, "it", "them")) with --fonts DIR"
  }

  private var boxes: String { Wording.form(characters.count, "a box is", "boxes are") }

  /// The names of the first missing characters, and the number of the rest.
  private var names: String {
    let named = characters.prefix(Self.namedAtMost).map { Self.name(of: $0.scalar) }
    let more = characters.count > named.count ? " and \(characters.count - named.count) more" : ""
    return named.joined(separator: ", ") + more
  }

  private static let namedAtMost = 5
  /// The longest excerpt of a text, in characters.
  private static let excerptLength = 40

  /// The line with the first missing character; of a long line, the part around that character.
  private var excerpt: String {
    let scalar = characters.first?.scalar
    let line = text.split(whereSeparator: \.isNewline).first { $0.unicodeScalars.contains { $0 == scalar } }
    guard let line, let place = line.unicodeScalars.firstIndex(where: { $0 == scalar }) else { return "" }
    let start =
      line.index(place, offsetBy: -Self.excerptLength / 2, limitedBy: line.startIndex) ?? line.startIndex
    let part = line[start...].prefix(Self.excerptLength)
    return (start > line.startIndex ? "…" : "") + part + (part.endIndex < line.endIndex ? "…" : "")
  }

  /// The code point and name of a character, such as `U+1F9FF NAZAR AMULET`.
  private static func name(of scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let name = scalar.unicodeName
    return "U+" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex
      + (name.isEmpty ? "" : " \(name)")
  }
}
