public import PageBase

/// One text in one language, with its variants for plurals and kinds of device.
public struct LocalizedText: Hashable, Sendable {
  package var variants: Variants
  /// The substitutions for `%#@name@` in the text.
  var substitutions: [Substitution] = []
  /// The state of the translation.
  public var state: State = .translated
  /// The text's position in its file; `nil` if unknown, as in binary property lists.
  public var position: SourcePosition?
  /// The file's path in diagnostics; `nil` for a text in the deck file itself.
  var file: String?

  /// The states of String Catalogs, to which XLIFF's are mapped; texts of other files are `translated`.
  public enum State: String, Hashable, Sendable {
    case new, translated, stale
    case needsReview = "needs_review"
  }

  /// A text, or variants of a text by plural or device.
  package indirect enum Variants: Hashable, Sendable {
    case text(String)
    case plural([Plural])
    case device([Device])

    package struct Plural: Hashable, Sendable {
      package var category: PluralCategory
      package var variants: Variants

      package init(category: PluralCategory, variants: Variants) {
        self.category = category
        self.variants = variants
      }
    }

    /// A variant for a kind of device. `device` is Apple's name: `iphone`, `ipad`, `other`, or a kind that is
    /// not drawn.
    package struct Device: Hashable, Sendable {
      var device: String
      var variants: Variants
    }

    /// The variant for a kind of device and a number; a `nil` number chooses the plural `other`.
    func chosen(number: Double?, language: String, device: PageBase.Device.Idiom) -> String {
      switch self {
      case .text(let text): return text
      case .device(let devices):
        let word = device == .pad ? "ipad" : "iphone"
        let fitting =
          devices.first { $0.device == word } ?? devices.first { $0.device == "other" } ?? devices.first
        return fitting?.variants.chosen(number: number, language: language, device: device) ?? ""
      case .plural(let plurals):
        let category = number.map { LanguageRules.pluralCategory(of: $0, in: language) } ?? .other
        // Apple uses the variant `zero` for 0 in every language, even if CLDR gives the language no such
        // category.
        let fitting =
          (number == 0 ? plurals.first { $0.category == .zero } : nil)
          ?? plurals.first { $0.category == category }
          ?? plurals.first { $0.category == .other } ?? plurals.first
        return fitting?.variants.chosen(number: number, language: language, device: device) ?? ""
      }
    }

    var dependsOnDevice: Bool {
      switch self {
      case .text: false
      case .device: true
      case .plural(let plurals): plurals.contains { $0.variants.dependsOnDevice }
      }
    }
  }

  /// A part of a text whose plural follows a number of its own.
  package struct Substitution: Hashable, Sendable {
    var name: String
    /// The position of the substitution's argument, from 1; `nil` for the next argument.
    var argument: Int?
    var variants: Variants
  }

  /// A text without variants.
  package init(_ text: String, at position: SourcePosition? = nil) {
    variants = .text(text)
    self.position = position
  }

  package init(variants: Variants, substitutions: [Substitution] = [], at position: SourcePosition? = nil) {
    self.variants = variants
    self.substitutions = substitutions
    self.position = position
  }

  /// True if iPhones and iPads may show different texts.
  var dependsOnDevice: Bool {
    variants.dependsOnDevice || substitutions.contains { $0.variants.dependsOnDevice }
  }
}
