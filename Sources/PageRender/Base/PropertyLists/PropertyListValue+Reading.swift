internal import Foundation

extension PropertyListValue {
  /// Reads a property list in any of its three formats: XML, binary, and the old one with braces. `nil` if the
  /// file is damaged, larger or deeper than the readers' limits, or none.
  package init?(reading bytes: [UInt8]) {
    if bytes.starts(with: BinaryPropertyList.magic.utf8) {
      guard let value = BinaryPropertyList.read(bytes) else { return nil }
      self = value
    } else if bytes.first(where: { ![0x20, 9, 10, 13, 0xEF, 0xBB, 0xBF].contains($0) }) == UInt8(ascii: "<") {
      guard let root = try? DocumentReader.read(DocumentReader.withoutDoctype(bytes)), root.name == "plist",
        root.children.count == 1
      else { return nil }
      self.init(element: root.children[0])
    } else {
      guard let value = try? PropertyListText.read(bytes) else { return nil }
      self = value
    }
  }

  /// The elements of <http://www.apple.com/DTDs/PropertyList-1.0.dtd>.
  private init?(element: DocumentElement) {
    switch element.name {
    case "string": self = .text(element.text)
    case "true", "false": self = .boolean(element.name == "true")
    case "integer":
      guard let value = Int(element.text.trimmed) else { return nil }
      self = .integer(value)
    case "real":
      guard let value = Double(element.text.trimmed) else { return nil }
      self = .real(value)
    case "date":
      guard let value = try? Date(element.text.trimmed, strategy: .iso8601) else { return nil }
      self = .date(value)
    case "data":
      guard let value = Data(base64Encoded: element.text, options: .ignoreUnknownCharacters) else {
        return nil
      }
      self = .data(value)
    case "array":
      let list = element.children.compactMap(Self.init(element:))
      guard list.count == element.children.count else { return nil }
      self = .list(list)
    case "dict":
      guard let members = Self.members(element.children) else { return nil }
      self = .dictionary(members)
    default: return nil
    }
  }

  /// Keys and values in turn; the first value of a key counts, as in Foundation.
  private static func members(_ elements: [DocumentElement]) -> [String: Self]? {
    guard elements.count.isMultiple(of: 2) else { return nil }
    var members: [String: Self] = [:]
    for index in stride(from: 0, to: elements.count, by: 2) {
      guard elements[index].name == "key", let value = Self(element: elements[index + 1]) else { return nil }
      let key = elements[index].text
      members[key] = members[key] ?? value
    }
    return members
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
