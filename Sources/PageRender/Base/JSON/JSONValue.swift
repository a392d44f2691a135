/// One JSON value, and its position in its file.
///
/// PageRender has its own reader because a diagnostic names the line and column of the value at fault, and a
/// repeated key is an error at its own position. Foundation's decoders offer neither, nor does a C library
/// that Debian packages. Foundation would also add some milliseconds to every start of the program.
package struct JSONValue: Sendable {
  /// The position of the value's first character.
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
  /// The members, each name once; of repeated names the first member.
  package var members: [JSONMember] = []
  /// The members whose names occurred before in the object; the code that reads the object reports them.
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
