public import Foundation
internal import PageRender

/// A value with its own description in dumps.
///
/// ```swift
/// struct Price: AnySnapshotStringConvertible {
///   let cents: Int
///   var snapshotDescription: String { "\(cents) cents" }
/// }
/// assertSnapshot(of: [Price(cents: 1250), Price(cents: 999)], as: .dump)
/// // ▿ 2 elements
/// //   - 1250 cents
/// //   - 999 cents
/// ```
public protocol AnySnapshotStringConvertible {
  /// True if the value's children follow its description; false by default.
  static var renderChildren: Bool { get }
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date, such as `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's debug description, without addresses.
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

/// Writes a value with all its contents, a line each, in the form of swift-snapshot-testing's `dump`.
struct ValueDump {
  /// The objects that contain the value; a reference back to one of them is not followed.
  private var around: Set<ObjectIdentifier> = []

  static func text(of value: Any) -> String { ValueDump().lines(value, name: nil, indentation: 0) }

  private func lines(_ value: Any, name: String?, indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    let label = name.map { "\($0): " } ?? ""
    var inner = self
    if Mirror(reflecting: value).displayStyle == .class {
      let isNew = inner.around.insert(ObjectIdentifier(value as AnyObject)).inserted
      guard isNew else { return "\(space)▿ \(name ?? "value") (circular reference detected)\n" }
    }
    let (description, children) = inner.parts(of: value)
    let own = "\(space)\(children.isEmpty ? "-" : "▿") \(label)\(description)\n"
    return own
      + children.map { inner.lines($0.value, name: $0.label, indentation: indentation + 2) }.joined()
  }

  /// Returns the description of a value, and its children.
  private func parts(of value: Any) -> (description: String, children: [Mirror.Child]) {
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    let count = children.count
    switch (value, mirror.displayStyle) {
    case (_, .collection?): return (Wording.count(count, "element"), children)
    case (_, .dictionary?): return (Wording.count(count, "key/value pair"), sorted(children))
    case (_, .set?): return (Wording.count(count, "member"), sorted(children))
    case (_, .tuple?): return ("(\(Wording.count(count, "element")))", children)
    case (_, .optional?): return (typeName(mirror) + (count == 0 ? ".none" : ""), children)
    case (let value as any AnySnapshotStringConvertible, _):
      return (value.snapshotDescription, type(of: value).renderChildren ? children : [])
    case (let value as any CustomStringConvertible, _): return (value.description, children)
    case (_, .class?), (_, .struct?):
      return (typeName(mirror), children.sorted { ($0.label ?? "") < ($1.label ?? "") })
    case (_, .enum?): return (typeName(mirror) + (count == 0 ? ".\(value)" : ""), children)
    default: return ("\(value)", children)
    }
  }

  /// Sorts the children of hashed collections, whose order differs each time.
  private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    children.map { ($0, lines($0.value, name: nil, indentation: 0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns a type's name, without the number that a type inside a function has.
  private func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }
}
