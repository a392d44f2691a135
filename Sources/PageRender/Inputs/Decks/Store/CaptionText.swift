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
    _ page: Deck.Page, _ style: Deck.Style, _ caption: StoreCaption, unit: Double, engine: TextEngine,
    direction: LayoutDirection, locale: String
  ) {
    let all = [
      ("summary", page.summary.value.written, style.fonts.summary.value),
      ("detail", page.detail.value.written, style.fonts.detail.value),
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

  /// A text as a label breaks it.
  static func content(_ text: String, _ font: FontDescriptor) -> AttributedText {
    var attributes = TextAttributes(font: font)
    attributes.paragraph.lineBreakStrategy = .standard
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
      if try Self.longestWord(text, engine, options.language) > box.width { return false }
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

  /// The width of the widest word, in points. Text of scripts that break without spaces has no words.
  static func longestWord(
    _ text: AttributedText, _ engine: TextEngine, _ locale: String
  ) throws(TextError) -> Double {
    guard let attributes = text.runs.first?.attributes else { return 0 }
    var widest = 0.0
    for word in text.string.split(whereSeparator: { $0.isWhitespace || $0 == "-" || $0 == "\u{AD}" })
    where !breaksAnywhere(String(word)) {
      let options = TextLayoutOptions(width: nil, language: locale)
      let size = try engine.size(of: AttributedText(String(word), attributes: attributes), options)
      widest = max(widest, size.width)
    }
    return widest
  }

  /// Returns true if lines of a text may break between letters.
  static func breaksAnywhere(_ text: String) -> Bool { text.unicodeScalars.contains(where: breaksAnywhere) }

  /// Returns true for letters between which lines may break: Thai, Lao, Burmese, Khmer, kana, Han.
  private static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
