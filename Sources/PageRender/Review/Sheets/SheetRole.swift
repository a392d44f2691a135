internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// A view's role in the tagged structure of a sheet. It is stored in the view's identifier, because a view
/// tree knows views by identifiers.
enum SheetRole: Hashable {
  /// A heading of the tagged structure, at level 1 to 6.
  case heading(Int)
  /// A text that links to a destination in the document.
  case link(String)
  /// A form field.
  case field(FormField)
  /// A view that a drawing of this name fills.
  case place(String)
  /// A table, whose subviews are rows.
  case table
  /// A row of a table, whose subviews are cells, of names of columns or of values.
  case row(isHead: Bool)
  /// A list, whose subviews are its items.
  case list

  var identifier: String {
    switch self {
    case .heading(let level): "heading \(level)"
    case .link(let destination): "link \(destination)"
    case .place(let name): "place \(name)"
    case .table: "table "
    case .row(let isHead): isHead ? "row head" : "row "
    case .list: "list "
    case .field(let field):
      "\(Self.word(of: field.kind)) \(field.name)\u{1F}\(field.label)\(Self.value(of: field))"
    }
  }

  init?(identifier: String) {
    guard let space = identifier.firstIndex(of: " ") else { return nil }
    let rest = String(identifier[identifier.index(after: space)...])
    switch identifier[..<space] {
    case "heading":
      guard let level = Int(rest) else { return nil }
      self = .heading(level)
    case "link": self = .link(rest)
    case "place": self = .place(rest)
    case "table": self = .table
    case "row": self = .row(isHead: rest == "head")
    case "list": self = .list
    default:
      let parts = rest.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
      let kinds: [FormField.Kind] =
        parts.count == 3 ? [.option(parts[2])] : parts.count == 2 ? [.line, .text, .box] : []
      guard let kind = kinds.first(where: { Self.word(of: $0) == identifier[..<space] }) else { return nil }
      self = .field(FormField(name: parts[0], label: parts[1], kind: kind))
    }
  }

  /// The element of the view with its subviews; `nil` for a role of the view alone.
  var container: StructureTag? {
    switch self {
    case .table: .table
    case .row: .row
    case .list: .list
    default: nil
    }
  }

  /// The element of each subview; `nil` for none.
  var part: StructureTag? {
    switch self {
    case .row(let isHead): isHead ? .headerCell : .cell
    case .list: .listItem
    default: nil
    }
  }

  private static func word(of kind: FormField.Kind) -> String {
    switch kind {
    case .line: "line"
    case .text: "text"
    case .box: "box"
    case .option: "option"
    }
  }

  /// The end of an option's identifier: a separator, and its value.
  private static func value(of field: FormField) -> String {
    if case .option(let value) = field.kind { "\u{1F}\(value)" } else { "" }
  }
}

extension UIView {
  /// Gives the view a role, and returns it.
  func with(_ role: SheetRole) -> Self {
    accessibilityIdentifier = role.identifier
    return self
  }
}
