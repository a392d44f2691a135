public import LayoutEngine

/// A page of a document: a scene as large as the paper, in points of 1/72 inch.
public struct DocumentPage: Sendable {
  public var scene: Scene
  /// The page's label in viewers; `nil` shows the page's number.
  public var label: String?
  /// The page's named destinations, the targets of links and bookmarks.
  public var destinations: [Destination]

  public init(scene: Scene, label: String? = nil, destinations: [Destination] = []) {
    self.scene = scene
    self.label = label
    self.destinations = destinations
  }

  /// A named position on a page.
  public struct Destination: Hashable, Sendable {
    /// The destination's name, unique in the document.
    public var name: String
    /// The destination's position in the scene, in points; viewers scroll it to their upper left corner.
    public var point: Point

    public init(name: String, point: Point = Point(x: 0, y: 0)) {
      self.name = name
      self.point = point
    }
  }
}

/// A bookmark of a document's outline, with its child bookmarks.
public struct OutlineEntry: Hashable, Sendable {
  public var title: String
  /// The name of the destination that the bookmark opens.
  public var destination: String
  public var children: [OutlineEntry]

  public init(title: String, destination: String, children: [OutlineEntry] = []) {
    self.title = title
    self.destination = destination
    self.children = children
  }
}

/// A document's metadata.
public struct DocumentInformation: Hashable, Sendable {
  public var title: String
  public var subject: String?
  public var keywords: [String]
  /// The default language of the document's text, as a BCP 47 tag such as `en`.
  public var language: String
  /// The date of creation, in seconds since 1970, UTC; `nil` omits it, so that equal input gives equal bytes.
  public var date: Int?

  public init(
    title: String, subject: String? = nil, keywords: [String] = [], language: String = "en", date: Int? = nil
  ) {
    self.title = title
    self.subject = subject
    self.keywords = keywords
    self.language = language
    self.date = date
  }
}
