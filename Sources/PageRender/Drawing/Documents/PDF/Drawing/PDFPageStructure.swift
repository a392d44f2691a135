internal import LayoutEngine

/// A page's part of the document's structure, and the marked content of its elements.
struct PDFPageStructure: Sendable {
  let isTagged: Bool
  /// The elements in the order in which they begin.
  private(set) var elements: [Element] = []
  private(set) var links: [Link] = []
  private(set) var fields: [Field] = []
  /// The number of pieces of marked content that belong to elements.
  private(set) var contentCount = 0
  /// The open piece of marked content: the index of its element, `nil` for an artifact, and the number of
  /// graphics states that were saved when it began.
  private(set) var mark: (element: Int?, depth: Int)?
  private var open: [Int] = []

  struct Element: Sendable {
    var tag: StructureTag
    var parent: Int?
    /// The element's bounding box on the page, in points; `nil` if it has none.
    var area: Rect?
    var kids: [Kid] = []
    /// The index of the element's link in `links`; `nil` if it has none.
    var link: Int?
    /// The index of the element's field in `fields`; `nil` if it has none.
    var field: Int?
  }

  /// A form field, and its area on the page in points.
  struct Field: Sendable {
    var area: Rect
    var field: FormField
  }

  enum Kid: Sendable {
    case element(Int)
    /// A piece of marked content, by its number on the page (MCID).
    case content(Int)
  }

  /// A link's area on the page, in points, and its destination.
  struct Link: Sendable {
    var area: Rect
    var destination: String
    /// The text that is drawn inside the link, its runs joined by spaces.
    var text = ""
  }

  init(isTagged: Bool) { self.isTagged = isTagged }

  mutating func begin(_ tag: StructureTag, area: Rect?) {
    let parent = open.last
    if let parent { elements[parent].kids.append(.element(elements.count)) }
    open.append(elements.count)
    elements.append(Element(tag: tag, parent: parent, area: area))
  }

  mutating func end() { open.removeLast() }

  mutating func addLink(to destination: String, area: Rect, isElement: Bool) {
    if isElement, let element = open.last { elements[element].link = links.count }
    links.append(Link(area: area, destination: destination))
  }

  mutating func add(_ field: FormField, area: Rect) {
    if let element = open.last { elements[element].field = fields.count }
    fields.append(Field(area: area, field: field))
  }

  /// Adds drawn text to all links whose elements are open.
  mutating func note(_ text: String) {
    for element in open {
      guard let link = elements[element].link else { continue }
      links[link].text += links[link].text.isEmpty ? text : " " + text
    }
  }

  // MARK: Content

  /// True if the open piece of marked content belongs to the innermost open element.
  var isMarked: Bool { mark.map { $0.element == open.last } ?? false }

  /// Begins a piece of marked content of the innermost open element.
  ///
  /// - Returns: The element's role and the piece's number; `nil` for an artifact, if no element is open.
  mutating func beginMark(depth: Int) -> (role: String, content: Int)? {
    mark = (open.last, depth)
    guard let element = open.last else { return nil }
    elements[element].kids.append(.content(contentCount))
    contentCount += 1
    return (elements[element].tag.role, contentCount - 1)
  }

  mutating func endMark() { mark = nil }
}

extension StructureTag {
  /// The name of the structure type (ISO 32000-1, 14.8.4).
  var role: String {
    switch self {
    case .section: "Sect"
    case .heading(let level): "H\(min(max(level, 1), 6))"
    case .paragraph: "P"
    case .list: "L"
    case .listItem: "LI"
    case .table: "Table"
    case .row: "TR"
    case .headerCell: "TH"
    case .cell: "TD"
    case .figure: "Figure"
    case .link: "Link"
    case .field: "Form"
    }
  }
}
