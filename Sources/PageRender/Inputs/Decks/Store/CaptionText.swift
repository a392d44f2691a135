internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A caption's texts with their fonts, to be measured at several sizes.
struct CaptionText {
  /// The texts in order, each with the name of its view; never blank.
  private let parts: [(name: String, text: String, font: FontDescriptor)]
  private let options: TextLayoutOptions
  private let engine: TextEngine

  /// The distance between headline and detail, as a share of the detail's font size.
  static let gap = 0.5

  init(
    _ texts: DeckTexts.Page, _ style: Deck.Style, _ caption: StoreCaption, unit: Double, engine: TextEngine,
    direction: LayoutDirection, locale: String
  ) {
    let all = [
      ("summary", texts.summary.text, style.fonts.summary.value),
      ("detail", texts.detail.text, style.fonts.detail.value),
    ]
    parts = all.filter { !$0.1.allSatisfy(\.isWhitespace) }.map { name, text, font in
      (name, text, Self.font(font, scale: unit))
    }
    options = TextLayoutOptions(width: nil, direction: direction, language: locale)
    self.engine = engine
  }

  /// A font of the deck at a multiple of its size.
  static func font(_ font: ScalingFont, scale: Double) -> FontDescriptor {
    var descriptor = font.descriptor
    descriptor.pointSize *= scale
    return descriptor
  }

  /// The rules by which captions break into lines: those of a label, and words stay whole in every language.
  static let strategy: LineBreakStrategy = [.standard, .phrases]

  /// A text as a caption's label breaks it.
  static func content(_ text: String, _ font: FontDescriptor) -> AttributedText {
    var attributes = TextAttributes(font: font)
    attributes.paragraph.lineBreakStrategy = strategy
    return AttributedText(text, attributes: attributes)
  }

  /// Returns true if all texts fit a box without a break inside a word.
  func fits(_ box: Size, scale: Double) throws(TextError) -> Bool {
    var height = 0.0
    for (index, part) in parts.enumerated() {
      var font = part.font
      font.pointSize *= scale
      let text = Self.content(part.text, font)
      var options = options
      options.width = box.width
      height += try engine.size(of: text, options).height
      if index > 0 { height += Self.gap * font.pointSize }
      if try engine.widestPart(of: text, options) > box.width { return false }
    }
    return height <= box.height
  }

  /// The characters that no font has, by view.
  func missing() throws(TextError) -> [MissingGlyphs] {
    var found: [MissingGlyphs] = []
    for part in parts {
      let text = Self.content(part.text, part.font)
      let characters = try engine.layout(text, options).missing
      guard !characters.isEmpty else { continue }
      found.append(MissingGlyphs(view: part.name, text: part.text, characters: characters))
    }
    return found
  }

  /// Returns true if a text has scripts without spaces between words.
  static func lacksSpaces(_ text: String) -> Bool { text.unicodeScalars.contains(where: lacksSpaces) }

  /// Returns true for letters of these scripts: Thai, Lao, Burmese, Khmer, kana, Han.
  private static func lacksSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
