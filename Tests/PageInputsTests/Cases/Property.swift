import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Properties of UIKit's objects by their names, as cases ask for them: `items.1.title`, `title(selected)`.
@MainActor
enum Property {
  typealias Reader = (Any) -> Any??

  /// The value at a path of names; a number is an element of an array, and a name of an array that of all its elements.
  static func value(_ path: Substring, of object: Any?) throws -> Any? {
    guard let object = flat(object) else { return nil }
    guard !path.isEmpty else { return object }
    // A point inside parentheses is none of the path.
    var depth = 0
    let end =
      path.firstIndex { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return character == "." && depth == 0
      } ?? path.endIndex
    let (name, rest) = (String(path[..<end]), path[end...].dropFirst())
    if let array = object as? [Any] {
      if name == "count" { return array.count }
      if let index = name == "last" ? array.count - 1 : Int(name) {
        return array.indices.contains(index) ? try value(rest, of: array[index]) : nil
      }
      return try array.map { try value(path, of: $0) as Any }
    }
    if name == "class" { return String(describing: type(of: object)) }
    if let open = name.firstIndex(of: "(") {
      let argument = String(name[name.index(after: open)...].dropLast())
      for reader in methods[String(name[..<open])] ?? [] {
        if let found = reader(object, argument) { return try value(rest, of: found) }
      }
    }
    for reader in all[name] ?? [] {
      if let found = reader(object) { return try value(rest, of: found) }
    }
    throw CaseError("\(type(of: object)) has no \(name)")
  }

  /// A value without the optionals around it.
  static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? flat(mirror.children.first?.value) : value
  }

  /// The key paths of a type by name.
  static func of<Root>(_ type: Root.Type, _ paths: KeyValuePairs<String, PartialKeyPath<Root>>) -> [(
    String, Reader
  )] {
    paths.map { name, path in
      (name, { ($0 as? Root).map { flat($0[keyPath: path]) } })
    }
  }

  static let all: [String: [Reader]] = Dictionary(
    grouping: views + controls + bars + lists + texts + buttons + values + LiveAnswers.properties, by: \.0
  ).mapValues { $0.map(\.1) }

  // MARK: Values

  static func say(_ value: Any?) -> String {
    guard let value = flat(value) else { return "none" }
    switch value {
    case let value as Bool: return Say.yes(value)
    case let value as String:
      return value.isEmpty
        ? "empty" : value.replacing("\n", with: "\\n").replacing("\u{2028}", with: "\\u2028")
    case let value as (width: Double?, height: Double?): return "\(say(value.width)),\(say(value.height))"
    case let value as any BinaryFloatingPoint: return Say.number(Double(value))
    case let value as NSNumber: return Say.number(value.doubleValue)
    case let value as any BinaryInteger: return "\(value)"
    case let value as Rect: return Say.rect(value)
    case let value as Size: return Say.size(value)
    case let value as CGRect:
      return Say.numbers([value.minX, value.minY, value.width, value.height])
    case let value as CGSize: return Say.numbers([value.width, value.height])
    case let value as CGPoint: return Say.numbers([value.x, value.y])
    case let value as UIEdgeInsets:
      return Say.numbers([value.top, value.left, value.bottom, value.right])
    case let value as EdgeInsets: return Say.numbers([value.top, value.left, value.bottom, value.right])
    case let value as NSDirectionalEdgeInsets:
      return Say.numbers([value.top, value.leading, value.bottom, value.trailing])
    case let value as NSDirectionalRectEdge:
      let edges: [(String, NSDirectionalRectEdge)] = [
        ("all", .all), ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ]
      return edges.first { $0.1 == value }?.0 ?? "\(value.rawValue)"
    case let value as UIColor: return say(value.dynamic)
    case let value as CGColor: return say(UIColor(cgColor: value))
    case let value as Color.Dynamic: return color(value)
    case let value as UIFont: return font(value.descriptor)
    case let value as FontDescriptor: return font(value)
    case let value as UIImage: return value.symbolName ?? "image"
    case let value as NSAttributedString: return say(value.string)
    case let value as AttributedString: return say(String(value.characters))
    case let value as [Any]:
      return value.isEmpty ? "nothing" : value.map { say($0) }.joined(separator: "/")
    case let value as UIView: return value.accessibilityIdentifier ?? String(describing: type(of: value))
    case let value as any RawRepresentable where Mirror(reflecting: value).displayStyle != .enum:
      return say(value.rawValue)
    default:
      let kind = Mirror(reflecting: value).displayStyle
      return kind == .class ? String(describing: type(of: value)) : String(describing: value)
    }
  }

  private static func color(_ color: Color.Dynamic) -> String {
    let names: [(String, UIColor)] = [
      ("red", .red), ("green", .green), ("blue", .blue), ("yellow", .yellow), ("white", .white),
      ("black", .black), ("clear", .clear), ("label", .label), ("systemBackground", .systemBackground),
    ]
    func hex(_ color: Color) -> String {
      func part(_ value: Double) -> String { Say.number(value) }
      return [color.red, color.green, color.blue].map(part).joined(separator: ",")
        + (color.alpha == 1 ? "" : "@\(part(color.alpha))")
    }
    return names.first { $0.1.dynamic == color }?.0
      ?? (color.light == color.dark ? hex(color.light) : "\(hex(color.light)) \(hex(color.dark))")
  }

  private static func font(_ font: FontDescriptor) -> String {
    let family =
      switch font.family {
      case .system: "system"
      case .preferred(let name): name
      default: "\(font.family)"
      }
    let weight = font.weight == .regular ? "" : " \(weights[font.weight] ?? "\(font.weight)")"
    return "\(family) \(Say.number(font.pointSize))\(weight)\(font.isItalic ? " italic" : "")"
  }

  private static let weights: [FontWeight: String] = [
    .ultraLight: "ultraLight", .thin: "thin", .light: "light", .medium: "medium", .semibold: "semibold",
    .bold: "bold", .heavy: "heavy", .black: "black",
  ]
}
