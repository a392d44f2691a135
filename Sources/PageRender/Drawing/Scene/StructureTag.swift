public import LayoutEngine

/// A part of a document's structure: PDF's standard structure types (ISO 32000-1, 14.8.4). Painters of
/// pixels draw the part and take no notice.
public enum StructureTag: Hashable, Sendable {
  /// A part of the document that belongs together, `Sect`.
  case section
  /// `H1` to `H6`.
  case heading(level: Int)
  /// `P`.
  case paragraph
  /// `L` and `LI`.
  case list
  case listItem
  /// `Table`, `TR`, `TH` and `TD`.
  case table
  case row
  case headerCell
  case cell
  /// A picture, what to say in place of it, and the language of both where it is not the document's.
  case figure(alternative: String, language: String? = nil)
  /// A link to a destination of the document; the area, in points of the scene, is where one may click.
  case link(to: String, area: Rect)
  /// Readers may fill in what is in the area, in points of the scene.
  case field(FormField, area: Rect)
}

/// Something to be filled in on a page of a document.
public struct FormField: Hashable, Sendable {
  /// Tells it from the document's others, without a full stop.
  public var name: String
  /// The field's purpose, as people are told it.
  public var label: String
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    case line
    /// As many lines as there is room for.
    case text
    case box
  }

  public init(name: String, label: String, kind: Kind) {
    self.name = name
    self.label = label
    self.kind = kind
  }
}
