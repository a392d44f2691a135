internal import LayoutEngine
public import PageBase

/// One page to draw: a name and its views, ready for any environment.
public struct PreparedPage: Sendable {
  /// The page's id, as files are named by it.
  public let id: String
  public package(set) var tree: ViewTree
  /// The page's place in the file that describes it; faults of the page are reported there.
  public let position: SourcePosition?
  /// The file that describes the page, where it is not the source's.
  package var file: String?
  /// The page's title for people; `nil` is its id.
  package var title: String?
  /// The step of a flow after which the page looks so; `nil` for a page as it appears.
  package var step: FlowStep?
  /// The environment of the page if a step of its flow changed it.
  package var shownIn: PageEnvironment?
  /// The texts whose source is known: those that decks, documents and code look up, and those that decks say themselves.
  public package(set) var texts: [PageText] = []
  /// The contents of each layout item; guides show nothing.
  package let contents: [ViewContent]
  /// Additions of classes to the sizes of their content, by layout item.
  package let adjustments: [Int: SizeAdjustment]
  /// Tells pages with equal ids apart.
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
