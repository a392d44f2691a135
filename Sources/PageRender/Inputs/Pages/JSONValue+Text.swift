internal import PageBase

extension JSONValue {
  /// The value in one line, equal for values that differ only in white space and in the order of members.
  var text: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "\(number)"
    case .string(let text): "\(text.utf8.count)'\(text)'"
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let object):
      "{\(object.members.map { "\($0.name):\($0.value.text)" }.sorted().joined(separator: ","))}"
    }
  }
}
