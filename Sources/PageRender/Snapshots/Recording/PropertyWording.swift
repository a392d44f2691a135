internal import PageBase
internal import PageDrawing

/// The words for changes of properties.
enum PropertyWording {
  /// Describes a change, such as `font size 18 → 17`, `text changed: "Old" → "New"`,
  /// `image tutorial-1.png changed`.
  static func change(_ change: PropertyChange) -> String {
    let name = split(change.name).name
    let (old, new) = (change.old, change.new)
    let label = short(label(name))
    if isText(name) {
      let (before, after) = excerpts(old, new)
      return "\(label) changed: \(quoted(before)) → \(quoted(after))"
    }
    if let before = old.flatMap(pictureName), let after = new.flatMap(pictureName) {
      if after == before { return label + (after.isEmpty ? "" : " \(short(after))") + " changed" }
      func name(_ picture: String) -> String { picture.isEmpty ? "unnamed" : short(picture) }
      return "\(label) \(name(before)) → \(name(after))"
    }
    if isNumberOfContents(old), isNumberOfContents(new) { return "\(label) changed" }
    if name == "isHidden" { return new == nil ? "shown (was hidden)" : "hidden (was shown)" }
    if name == "isEnabled" { return new == nil ? "enabled (was disabled)" : "disabled (was enabled)" }
    let before = named(withoutNumber(old) ?? PropertyDefaults.words(of: name, beside: new), name)
    let after = named(withoutNumber(new) ?? PropertyDefaults.words(of: name, beside: old), name)
    return "\(label) \(short(before)) → \(short(after))"
  }

  // MARK: Parts of a text

  /// Returns the prefix of the names of properties of a text's part. From the second piece of a part on, it
  /// has the piece's number.
  static func part(_ name: String, number: Int) -> String {
    // A dot would end the name.
    Wording.numbered("part \(name.replacing(".", with: " "))", number)
  }

  /// Splits a property's name into the text's part that it belongs to, `nil` for none, and the rest:
  /// `part summary.font.size` is `font.size` of `summary`.
  static func split(_ name: String) -> (part: String?, name: String) {
    guard name.contains("part ") else { return (nil, name) }
    var parts = name.split(separator: ".").map(String.init)
    guard let place = parts.firstIndex(where: { $0.hasPrefix("part ") }) else { return (nil, name) }
    let part = String(parts.remove(at: place).dropFirst("part ".count))
    return (part, parts.joined(separator: "."))
  }

  /// Returns the beginning of a text without leading white space, long enough to find the text by.
  static func beginning(of text: String) -> String {
    let trimmed = text.drop { $0.isWhitespace }
    let scalars = trimmed.unicodeScalars
    return scalars.count > longestExcerpt ? String(scalars.prefix(longestExcerpt)) + "…" : String(trimmed)
  }

  /// Returns the beginning of a text in quotation marks.
  static func excerpt(_ text: String) -> String { "\"\(Wording.escaped(beginning(of: text)))\"" }

  /// The greatest length of an excerpt, in Unicode scalars.
  private static let longestExcerpt = 24

  /// Returns a name or a value on one line, cut at `longestValue`.
  static func short(_ text: String) -> String {
    guard text.unicodeScalars.count > longestValue else { return Wording.escaped(text) }
    return Wording.escaped(String(text.unicodeScalars.prefix(longestValue))) + "…"
  }

  /// The greatest length of a name or a value, in Unicode scalars.
  private static let longestValue = 120

  // MARK: Words

  /// The words for the last components of property names; a name without an entry is split into its words.
  private static let words = [
    "color": "colour", "backgroundColor": "background colour", "tint": "tint colour",
    "font.size": "font size", "font.weight": "font weight", "font.family": "font family",
    "font.italic": "font italic", "maximumLines": "number of lines", "pageCount": "number of pages",
    "currentPage": "lit dot", "currentColor": "current page colour",
    "otherColor": "page indicator colour",
    "layer.corners.radius": "corner radius", "layer.borderWidth": "border width",
    "layer.borderColor": "border colour", "layer.shadow.opacity": "shadow opacity",
    "layer.shadow.radius": "shadow radius", "layer.shadow.color": "shadow colour",
    "layer.shadow.offset": "shadow offset", "selected": "selectedSegmentIndex",
    "isOn": "isOn", "part": "value", "clipsToBounds": "clips to bounds", "arranged": "order",
    "hugging.horizontal": "horizontal hugging priority", "hugging.vertical": "vertical hugging priority",
    "compressionResistance.horizontal": "horizontal compression resistance priority",
    "compressionResistance.vertical": "vertical compression resistance priority",
    "formatting": "formatting of the text",
    "placed": "frame", "paragraph.alignment": "text alignment",
    "paragraph.lineSpacing": "line spacing", "insets": "insets",
  ]

  /// Returns the name of a font's weight, as decks and UIKit have it, a page's number from 1 and what 0 lines mean; other
  /// values unchanged.
  private static func named(_ value: String, _ property: String) -> String {
    if property == "maximumLines", value == "0" { return "unlimited" }
    if property == "currentPage", let page = Int(value) { return String(page + 1) }
    guard property == "font.weight" || property.hasSuffix(".font.weight"), let weight = Int(value) else {
      return value
    }
    return FontWeight.named.first { $0.weight.rawValue == weight }?.name ?? value
  }

  private static func label(_ name: String) -> String {
    if let word = words[name] { return word }
    // `title.font.size` is the title's font size.
    for (suffix, word) in words.sorted(by: { ($1.key.count, $1.key) < ($0.key.count, $0.key) })
    where name.hasSuffix("." + suffix) {
      return spaced(String(name.dropLast(suffix.count + 1))) + " " + word
    }
    return spaced(name)
  }

  /// Returns a name's words: `layer border width` for `layer.borderWidth`.
  private static func spaced(_ name: String) -> String {
    var words = ""
    var isAfterLowercase = false
    for character in name {
      if character == "." || (character.isUppercase && isAfterLowercase) { words += " " }
      if character != "." {
        words += character.isUppercase && isAfterLowercase ? character.lowercased() : String(character)
      }
      isAfterLowercase = character.isLowercase
    }
    return words.replacing("color", with: "colour").replacing("Color", with: "Colour")
  }

  private static let textNames: Set<String> = [
    "text", "title", "placeholder", "prompt", "subtitle", "string",
  ]

  private static func isText(_ name: String) -> Bool {
    name.split(separator: ".").last.map { textNames.contains(String($0)) } ?? false
  }

  /// Returns the parts of two long texts from the beginning of a word shortly before their first difference; short texts stay whole.
  private static func excerpts(_ old: String?, _ new: String?) -> (String?, String?) {
    guard var old, var new else { return (old, new) }
    // White space at the start of both texts tells nothing.
    let blank = zip(old, new).prefix { $0 == $1 && $0.isWhitespace }.count
    (old, new) = (String(old.dropFirst(blank)), String(new.dropFirst(blank)))
    guard max(old.count, new.count) > Wording.longestQuote else { return (old, new) }
    let common = zip(old, new).prefix { $0 == $1 }.map(\.0)
    let start = wordBeginning(near: common.count - context, in: common)
    guard start > 0 else { return (old, new) }
    return ("…" + old.dropFirst(start), "…" + new.dropFirst(start))
  }

  /// The approximate number of unchanged characters before a difference.
  private static let context = 12

  /// Returns the index of the last word that begins at `place` or shortly before it, else of the first word
  /// after it, else `place`.
  private static func wordBeginning(near place: Int, in text: [Character]) -> Int {
    guard place > 0 else { return 0 }
    func isBeginning(_ place: Int) -> Bool {
      guard place > 0, place < text.count else { return place == 0 || text[place - 1].isWhitespace }
      return !text[place].isWhitespace
        && (text[place - 1].isWhitespace || !text[place - 1].isSpaced || !text[place].isSpaced)
    }
    let before = stride(from: place, through: max(place - context, 0), by: -1).first(where: isBeginning)
    return before ?? (place...max(place, text.count)).first(where: isBeginning) ?? place
  }

  private static func quoted(_ text: String?) -> String { text.map(Wording.quoted) ?? "nothing" }

  /// Returns the name in a picture's value, `name width×height hash`, empty if the picture has none; `nil` if
  /// the value is no picture's.
  private static func pictureName(_ value: String) -> String? {
    var parts = value.split(separator: " ")
    guard let number = parts.last, isNumberOfContents(String(number)), parts.count >= 2 else { return nil }
    parts.removeLast()
    if parts.count > 1, parts.last == "pt" { parts.removeLast() }
    if parts.last?.contains("×") == true { parts.removeLast() }
    return parts.joined(separator: " ")
  }

  /// Returns a picture's value without its hash: `tutorial-1.png 600×600`.
  private static func withoutNumber(_ value: String?) -> String? {
    guard let value, pictureName(value) != nil else { return value }
    return value.split(separator: " ").dropLast().joined(separator: " ")
  }

  private static func isNumberOfContents(_ value: String?) -> Bool {
    guard let value else { return false }
    return value.utf8.count == 16
      && value.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

extension Character {
  /// True if the character's script puts spaces between words: Thai and its neighbours, Chinese and Japanese
  /// do not.
  fileprivate var isSpaced: Bool {
    guard let scalar = unicodeScalars.first?.value else { return true }
    return switch scalar {
    case 0x0E00...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      false
    default: true
    }
  }
}
