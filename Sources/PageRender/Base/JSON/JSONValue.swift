/// One JSON value, and where it stands in its file.
///
/// Decks and device files are read by a reader of our own because a diagnostic names the line and column
/// of the value it is about, and a key that occurs twice is an error at its own place. Foundation's
/// decoders give neither, nor does a C library that Debian carries; Foundation would also add some
/// milliseconds to every start of the program.
package struct JSONValue: Sendable {
  /// The value's first character.
  package var position: SourcePosition
  package var kind: Kind

  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }
}

/// The members of a JSON object in the order of the file.
package struct JSONObject: Sendable {
  /// Each name once: the first of those that occur several times.
  package var members: [JSONMember] = []
  /// The members whose names had occurred before; whoever reads the object reports them.
  package var duplicates: [JSONMember] = []

  /// The value of the member of this name; takes time in proportion to the number of members.
  package subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }
}

/// A name and its value.
package struct JSONMember: Sendable {
  package var name: String
  package var value: JSONValue
}
