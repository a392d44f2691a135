public import Foundation

extension Snapshotting where Format == String {
  /// A value of dictionaries, arrays, texts and numbers, such as `JSONSerialization` reads, as JSON with sorted keys.
  public static var json: Snapshotting {
    .encoded(as: "json") { value in
      guard JSONSerialization.isValidJSONObject(value) else { throw NotJSON(type: "\(type(of: value))") }
      return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// Encodes a value as text; if the encoder fails, the text is the failure.
  fileprivate static func encoded(
    as pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, keys sorted.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .encoded(as: "json") { try encoder.encode($0) }
  }

  /// The value as a property list of XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    .encoded(as: "plist") { try encoder.encode($0) }
  }
}

/// The error for a value that JSON cannot represent.
private struct NotJSON: Error, CustomStringConvertible {
  let type: String

  var description: String {
    "\(type) is no JSON object; give an array or a dictionary of texts, numbers and NSNull, or an Encodable value"
  }
}
