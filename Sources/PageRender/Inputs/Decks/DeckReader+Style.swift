internal import PageBase
internal import PageDrawing

extension DeckReader {
  /// The allowed font sizes, in points.
  private static let sizeRange = 1.0...400
  private static let weightRange = 100.0...900

  /// - Parameter base: The style whose values stay if the deck names no others.
  mutating func style(_ value: JSONValue, over base: Deck.Style = Deck.Style()) -> Deck.Style {
    var style = base
    guard let object = checker.object(value, "\"style\"", keys: ["fonts", "colors"]) else { return style }
    if let fonts = object["fonts"] { readFonts(fonts, into: &style.fonts) }
    if let colors = object["colors"] { readColors(colors, into: &style.colors) }
    return style
  }

  private mutating func readFonts(_ value: JSONValue, into fonts: inout Deck.Fonts) {
    let keys = Deck.Fonts.keys
    guard let object = checker.object(value, "\"fonts\"", keys: keys.map(\.name)) else { return }
    for (key, path) in keys {
      if let value = object[key] { readFont(value, Wording.quoted(key), into: &fonts[keyPath: path]) }
    }
  }

  private mutating func readFont(
    _ value: JSONValue, _ what: String, into font: inout Located<ScalingFont>
  ) {
    let keys = ["family", "size", "weight", "textStyle", "relativeTo"]
    guard let object = checker.object(value, what, keys: keys) else { return }
    font.position = value.position
    if let family = object["family"].flatMap({ family($0) }) {
      font = Located(font.value, at: family.position)
      font.value.descriptor.family = family.value
    }
    if let style: TextStyle = checker.choice("textStyle", of: object) {
      font.value.descriptor.weight = style.weight
      font.value.scaling = .textStyle(style)
      font.value = font.value.scaled(to: .large)
    }
    if let size = checker.number("size", of: object, in: Self.sizeRange) {
      font.value.descriptor.pointSize = size
    }
    if let style: TextStyle = checker.choice("relativeTo", of: object) {
      font.value.scaling = .relative(to: style, pointSize: font.value.descriptor.pointSize)
      font.value = font.value.scaled(to: .large)
    }
    checkSizes(object)
    if let weight = object["weight"].flatMap({ weight($0) }) { font.value.descriptor.weight = weight }
  }

  /// Reports `size` and `relativeTo` beside `textStyle`, which has sizes of its own.
  private mutating func checkSizes(_ object: JSONObject) {
    guard object["textStyle"] != nil else { return }
    for key in ["size", "relativeTo"] {
      guard let value = object[key] else { continue }
      checker.report(
        "\(Wording.quoted(key)) does not go with \"textStyle\", which says the size; delete one of them",
        at: value.position)
    }
  }

  private mutating func family(_ value: JSONValue) -> Located<FontFamily>? {
    guard let string = checker.string(value, "\"family\""), let name = text(value, "\"family\"", limit: 100)
    else { return nil }
    guard !string.isEmpty else {
      checker.report(
        "\"family\" is empty; write a font family's name, or system", at: value.position)
      return nil
    }
    return Located(string == "system" ? .system : .named(name.value), at: name.position)
  }

  /// A weight, by UIKit's name or by OpenType's number.
  private mutating func weight(_ value: JSONValue) -> FontWeight? {
    switch value.kind {
    case .number(let number) where Self.weightRange.contains(number) && number == number.rounded():
      return FontWeight(rawValue: Int(number))
    case .string(let name):
      if let named = FontWeight.named.first(where: { $0.name == name }) { return named.weight }
    default: break
    }
    let names = FontWeight.named.map(\.name).joined(separator: ", ")
    checker.reportType(of: value, "\"weight\"", wanted: "a whole number from 100 to 900 or one of \(names)")
    return nil
  }

  private mutating func readColors(_ value: JSONValue, into colors: inout Deck.Colors) {
    let keys = ["background", "summary", "detail", "controls", "currentPage", "otherPages"]
    guard let object = checker.object(value, "\"colors\"", keys: keys) else { return }
    for member in object.members {
      guard let color = dynamicColor(member.value, Wording.quoted(member.name))?.named(member.name)
      else { continue }
      switch member.name {
      case "background": colors.background = color
      case "summary": colors.summary = color
      case "detail": colors.detail = color
      case "controls": colors.controls = color
      case "currentPage": colors.currentPage = color
      case "otherPages": colors.otherPages = color
      default: break
      }
    }
  }

  /// A colour for both appearances, one for each, or the name of a colour in the asset catalogues.
  mutating func dynamicColor(_ value: JSONValue, _ what: String) -> Color.Dynamic? {
    guard case .object(let members) = value.kind else {
      return color(value, what).map { Color.Dynamic($0) }
    }
    if members["name"] != nil { return namedColor(value, what) }
    let keys = ["light", "dark"]
    guard let object = checker.object(value, what, keys: keys, required: keys) else { return nil }
    let light = object["light"].flatMap { color($0, "\"light\"") }
    let dark = object["dark"].flatMap { color($0, "\"dark\"") }
    guard let light, let dark else { return nil }
    return Color.Dynamic(light: light, dark: dark)
  }

  private mutating func color(_ value: JSONValue, _ what: String) -> Color? {
    let wanted = "a colour such as #F80, #FF8800 or #FF880080"
    guard case .string(let text) = value.kind, let color = Color(hex: text) else {
      checker.reportType(of: value, what, wanted: wanted)
      return nil
    }
    return color
  }
}
