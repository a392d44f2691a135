internal import LayoutEngine

/// The part of a document's structure that is on one page, and which of the page's content belongs to it.
struct PDFPageStructure: Sendable {
  let isTagged: Bool
  /// The elements in the order in which they begin.
  private(set) var elements: [Element] = []
  private(set) var links: [Link] = []
  private(set) var fields: [Field] = []
  /// How many pieces of content belong to elements.
  private(set) var contentCount = 0
  /// The piece of content that is being drawn: whose it is, and how many states were saved when it began.
  private(set) var mark: (element: Int?, depth: Int)?
  private var open: [Int] = []

  struct Element: Sendable {
    var tag: StructureTag
    var parent: Int?
    /// The element's bounding box on the page, in points; `nil` if it has none.
    var area: Rect?
    var kids: [Kid] = []
    /// Its place among the page's links.
    var link: Int?
    /// Its place among the page's fields.
    var field: Int?
  }

  /// Something to be filled in, in points of the page.
  struct Field: Sendable {
    var area: Rect
    var field: FormField
  }

  enum Kid: Sendable {
    case element(Int)
    /// A piece of content by its number on the page.
    case content(Int)
  }

  /// An area that leads somewhere, in points of the page.
  struct Link: Sendable {
    var area: Rect
    var destination: String
    /// The text written in the area.
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

  /// Notes what is written, for the links that it is in.
  mutating func note(_ text: String) {
    for element in open {
      guard let link = elements[element].link else { continue }
      links[link].text += links[link].text.isEmpty ? text : " " + text
    }
  }

  // MARK: Content

  /// True if the piece that is being drawn is of the element at hand.
  var isMarked: Bool { mark.map { $0.element == open.last } ?? false }

  /// Begins a piece of the element at hand; answers its role and number, or `nil` where it is of none.
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
  /// The structure type (ISO 32000-1, 14.8.4).
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
