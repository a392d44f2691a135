internal import PageBase

/// The members of a JSON object in a file that PageRender wrote. A member that is missing or of another kind
/// is `nil`.
struct StoredObject {
  private let members: JSONObject

  init?(_ value: JSONValue) {
    guard case .object(let members) = value.kind else { return nil }
    self.members = members
  }

  var names: [String] { members.members.map(\.name) }

  func string(_ name: String) -> String? {
    guard case .string(let value)? = members[name]?.kind else { return nil }
    return value
  }

  func bool(_ name: String) -> Bool? {
    guard case .bool(let value)? = members[name]?.kind else { return nil }
    return value
  }

  func number(_ name: String) -> Double? {
    guard case .number(let value)? = members[name]?.kind else { return nil }
    return value
  }

  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  func object(_ name: String) -> StoredObject? { members[name].flatMap { StoredObject($0) } }

  func list(_ name: String) -> [JSONValue]? {
    guard case .array(let values)? = members[name]?.kind else { return nil }
    return values
  }

  func strings(_ name: String) -> [String]? {
    guard let values = list(name) else { return nil }
    let strings = values.compactMap { value in
      if case .string(let text) = value.kind { text } else { nil }
    }
    return strings.count == values.count ? strings : nil
  }
}
