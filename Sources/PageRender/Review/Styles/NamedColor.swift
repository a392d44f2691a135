internal import PageBase
internal import PageDrawing
internal import PageSnapshots

/// A colour in one appearance, with its name in a catalogue or a deck, or as a system colour.
struct NamedColor: Hashable, Sendable {
  var color: Color
  /// `nil` for a colour of numbers.
  var name: String?

  init(_ color: Color, name: String? = nil) { (self.color, self.name) = (color, name) }

  init(_ color: Color.Dynamic, in appearance: Appearance) {
    self.init(color.resolved(in: appearance), name: color.name)
  }

  /// The digits: `#007AFF`.
  var digits: String { PropertyReader.words(color) }

  /// The name and the digits, the name first: `systemBlue  #007AFF`.
  var words: String { name.map { "\($0)  \(digits)" } ?? digits }

  /// True for a name of the app's own, not one of UIColor's for elements of an interface or for system colours.
  var isNamedByApp: Bool {
    let names = name?.split(separator: " / ") ?? []
    return names.contains { !$0.contains("ystem") && !Self.systemNames.contains(String($0)) }
  }

  private static let systemNames: Set = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator",
    "opaqueSeparator", "darkText", "lightText", "tintColor",
  ]

  /// The rank in lists: the app's names, system colours, then colours of numbers.
  var rank: Int { name == nil ? 2 : isNamedByApp ? 0 : 1 }

  /// The name, else the digits.
  var shortWords: String { name ?? digits }
}
