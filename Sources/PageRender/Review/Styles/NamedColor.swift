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

  /// The name, else the digits.
  var shortWords: String { name ?? digits }
}
