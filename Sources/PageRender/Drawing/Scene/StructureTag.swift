public import LayoutEngine

/// The standard structure types of a PDF document's parts (ISO 32000-1, 14.8.4). Painters of pixels ignore a
/// tag and draw its items.
public enum StructureTag: Hashable, Sendable {
  /// A section of the document, `Sect`.
  case section
  /// A heading, `H1` to `H6`.
  case heading(level: Int)
  /// A paragraph, `P`.
  case paragraph
  /// A list, `L`; `listItem` is one of its items, `LI`.
  case list
  case listItem
  /// A table, `Table`; its rows are `TR`, with header cells, `TH`, and cells, `TD`.
  case table
  case row
  case headerCell
  case cell
  /// A picture with its alternative text; `language` is the language of both if it is not the document's.
  case figure(alternative: String, language: String? = nil)
  /// A link to a destination of the document; its clickable area is in points of the scene.
  case link(to: String, area: Rect)
  /// A form field; its area is in points of the scene.
  case field(FormField, area: Rect)
}

/// A form field on a page of a document.
public struct FormField: Hashable, Sendable {
  /// The field's name, without a full stop, and unique in the document but for options of one choice.
  public var name: String
  /// The field's description for people.
  public var label: String
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    case line
    /// A text of as many lines as fit.
    case text
    case box
    /// An option of the choice that all options with the field's name make: at most one of them is ticked. The
    /// value, of letters and digits, is what the choice becomes.
    case option(String)
  }

  public init(name: String, label: String, kind: Kind) {
    self.name = name
    self.label = label
    self.kind = kind
  }
}
