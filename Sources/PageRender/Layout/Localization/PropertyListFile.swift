internal import PageBase

/// A value of a property list, and its position in the file.
struct PropertyListValue: Hashable {
  /// The position of the value; `nil` in binary lists.
  var position: SourcePosition?
  var kind: Kind

  indirect enum Kind: Hashable {
    case string(String)
    /// A dictionary's members in the order of the file; binary lists have no order and are sorted by key.
    case dictionary([Member])
    case array
    /// Numbers, dates, data and Booleans, which texts do not use.
    case other
  }

  struct Member: Hashable {
    var key: String
    var position: SourcePosition?
    var value: PropertyListValue
  }
}

/// Reads property lists, those in XML with the positions of their values.
enum PropertyListFile {
  static let maximumDepth = 20

  struct Fault: Error {
    var position: SourcePosition?
    var message: String
    var isLimit = false
  }

  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist".utf8)) }

  /// Returns true if a file is an XML property list, and not the text of a `.strings` file.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    var start = bytes[...]
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    return start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyListValue {
    isBinary(bytes) ? try binary(bytes) : try xml(bytes)
  }

  // MARK: XML

  private static func xml(_ bytes: [UInt8]) throws(Fault) -> PropertyListValue {
    let root: DocumentElement
    do throws(DocumentError) {
      root = try DocumentReader.read(DocumentReader.withoutDoctype(bytes))
    } catch {
      throw Fault(
        position: error.position, message: XMLTextFile.message(error, "the property list"),
        isLimit: error.exitCode == .limit)
    }
    guard root.name == "plist", let value = root.children.first, root.children.count == 1 else {
      throw Fault(
        position: root.position,
        message: "this is an XML file of <\(root.name)>, not a property list of one value")
    }
    return try self.value(value, depth: 0)
  }

  private static func value(_ element: DocumentElement, depth: Int) throws(Fault) -> PropertyListValue {
    guard depth < maximumDepth else {
      throw Fault(
        position: element.position, message: "the property list is nested more than \(maximumDepth) deep",
        isLimit: true)
    }
    switch element.name {
    case "string": return PropertyListValue(position: element.position, kind: .string(element.text))
    case "array": return PropertyListValue(position: element.position, kind: .array)
    case "dict": break
    case "integer", "real", "true", "false", "date", "data":
      return PropertyListValue(position: element.position, kind: .other)
    default:
      throw Fault(
        position: element.position,
        message: "<\(Wording.escaped(element.name))> is no value of a property list")
    }
    var members: [PropertyListValue.Member] = []
    var key: DocumentElement?
    for child in element.children {
      if let named = key {
        let value = try value(child, depth: depth + 1)
        members.append(PropertyListValue.Member(key: named.text, position: named.position, value: value))
        key = nil
      } else {
        guard child.name == "key" else {
          throw Fault(
            position: child.position, message: "expected <key>, found <\(Wording.escaped(child.name))>")
        }
        key = child
      }
    }
    if let key {
      throw Fault(position: key.position, message: "the key \(Wording.quoted(key.text)) has no value")
    }
    return PropertyListValue(position: element.position, kind: .dictionary(members))
  }

  // MARK: Binary

  private static func binary(_ bytes: [UInt8]) throws(Fault) -> PropertyListValue {
    guard let value = PageBase.PropertyListValue(reading: bytes) else {
      throw Fault(message: "the binary property list is damaged or nested too deep; save it again in Xcode")
    }
    return try self.value(value, depth: 0)
  }

  private static func value(_ value: PageBase.PropertyListValue, depth: Int) throws(Fault)
    -> PropertyListValue
  {
    guard depth < maximumDepth else {
      throw Fault(message: "the property list is nested more than \(maximumDepth) deep", isLimit: true)
    }
    switch value {
    case .text(let text): return PropertyListValue(kind: .string(text))
    case .list: return PropertyListValue(kind: .array)
    case .dictionary(let dictionary):
      var members: [PropertyListValue.Member] = []
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        members.append(PropertyListValue.Member(key: key, value: try self.value(value, depth: depth + 1)))
      }
      return PropertyListValue(kind: .dictionary(members))
    default: return PropertyListValue(kind: .other)
    }
  }
}
