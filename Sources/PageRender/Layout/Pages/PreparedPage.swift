internal import LayoutEngine
public import PageBase

/// One page to draw: a name and its views, ready for any environment.
public struct PreparedPage: Sendable {
  /// The page's id, which file names use.
  public let id: String
  public package(set) var tree: ViewTree
  /// The page's position in the file that describes it, at which its faults are reported.
  public let position: SourcePosition?
  /// The file that describes the page; `nil` for the source's own file.
  package var file: String?
  /// The page's title for people; `nil` to use its id.
  package var title: String?
  /// The flow's step after which the page is shown; `nil` for the page as it first appears.
  package var step: FlowStep?
  /// The environment of the page if a step of its flow changed it; else `nil`.
  package var shownIn: PageEnvironment?
  /// The picture that is the whole page; `nil` for a page that is laid out and drawn here.
  package var received: ReceivedPicture?
  /// The texts with a known source: those that decks, documents and code look up, and those written out in
  /// decks.
  public package(set) var texts: [PageText] = []
  /// The views' contents by layout item; `.none` for layout guides.
  package let contents: [ViewContent]
  /// The changes that view classes make to their intrinsic content size, by layout item.
  package let adjustments: [Int: SizeAdjustment]
  /// The identity that distinguishes pages with equal ids.
  package let identity = Identity()

  package final class Identity: Sendable, Hashable {
    package static func == (a: Identity, b: Identity) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  public init(id: String, tree: ViewTree, position: SourcePosition? = nil) {
    self.id = id
    self.position = position
    self.tree = tree
    var contents = [ViewContent](repeating: .none, count: tree.layout.items.count)
    var adjustments: [Int: SizeAdjustment] = [:]
    for view in tree.views {
      contents[view.item] = view.content
      if let adjustment = view.sizeAdjustment { adjustments[view.item] = adjustment }
    }
    self.contents = contents
    self.adjustments = adjustments
  }
}
