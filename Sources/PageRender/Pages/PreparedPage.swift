internal import LayoutEngine

/// One page to draw: a name and its views, ready for any environment.
public struct PreparedPage: Sendable {
  /// The page's id, as files are named by it.
  public let id: String
  public let tree: ViewTree
  /// Where the file that describes the page does so; faults of the page are reported there.
  public let position: SourcePosition?
  /// What each layout item shows; guides show nothing.
  let contents: [ViewContent]
  /// Tells pages with equal ids apart.
  let identity = Identity()

  final class Identity: Sendable {}

  public init(id: String, tree: ViewTree, position: SourcePosition? = nil) {
    self.id = id
    self.position = position
    self.tree = tree
    var contents = [ViewContent](repeating: .none, count: tree.layout.items.count)
    for view in tree.views { contents[view.item] = view.content }
    self.contents = contents
  }
}
