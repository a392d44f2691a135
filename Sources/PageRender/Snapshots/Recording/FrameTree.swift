public import LayoutEngine
internal import PageBase
internal import PageLayout

/// The contents of a picture in a form that people can read: the views with their frames and properties, and
/// the constraints between them.
///
/// The tree is stored beside each recorded picture, so that a comparison can say what changed. Values are
/// those of one environment: colours are resolved, frames are in points in window coordinates, rounded to
/// pixels. A floating sheet draws its content smaller than these frames, in the sheet's own points.
public struct FrameTree: Hashable, Sendable {
  public var page: String
  /// Device pixels per point.
  public var scale: Double
  /// The names of the font files whose glyphs the picture shows, sorted; `nil` if the recording does not list
  /// them.
  public internal(set) var fonts: [String]?
  /// The drawing and the inputs of the picture; `nil` if the recording does not state them.
  public internal(set) var origin: PictureOrigin?
  /// The views in document order, parents before their subviews.
  public internal(set) var nodes: [Node] = []
  /// Active constraints, sorted.
  public internal(set) var rules: [Rule] = []

  /// One view.
  public struct Node: Hashable, Sendable {
    /// The depth below the root, which has 0.
    public var depth: Int
    /// The name of the UIKit class that the view looks like.
    public var className: String
    /// The view's identifier; `nil` if it has none.
    public var identifier: String?
    public var frame: Rect
    /// The properties, sorted by name. Zero, false and values that are not set are left out.
    public var properties: [Property]

    /// The keys of a node's own members in the file, which are no names of properties.
    static let ownKeys: Set<String> = ["depth", "class", "id", "frame"]
  }

  /// A property by its name, such as `font.size`, and its value in words.
  public struct Property: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  /// A constraint. It refers to views by their names in the tree (`names`), and to layout guides by their
  /// view and their name.
  public struct Rule: Hashable, Sendable {
    public var first: End
    /// `=`, `<=` or `>=`.
    public var relation: String
    /// The constraint's second side; `nil` if the constant is the whole right-hand side.
    public var second: End?
    public var multiplier: Double
    /// The constraint's constant, in points.
    public var constant: Double
    public var priority: Double
    public var identifier: String?
  }

  /// One side of a constraint.
  public struct End: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// The name of the view's layout guide, such as `safeArea`; `nil` for the view itself.
    public var guide: String?
    /// The layout attribute, such as `bottom`.
    public var attribute: String
  }

  init(page: String, scale: Double) {
    self.page = page
    self.scale = scale
  }

  /// Returns a copy that states another number of the drawing.
  package func drawn(as drawing: Int) -> FrameTree {
    var tree = self
    tree.origin?.drawing = drawing
    return tree
  }

  /// The unique name of each node: its identifier, else its class and its nearest ancestor with an
  /// identifier, such as `UILabel in card`. A number makes equal names unique: `UILabel 2 in card`.
  var names: [String] { names(\.identifier) }

  /// The names for messages, without the identifiers that Interface Builder generated.
  var spokenNames: [String] { names(\.givenIdentifier) }

  private func names(_ identifier: (Node) -> String?) -> [String] {
    var names: [String] = []
    var owners: [String] = []
    var numbers: [String: Int] = [:]
    var taken: Set<String> = []
    for (node, parent) in zip(nodes, parents) {
      let owner = parent.map { owners[$0] } ?? ""
      let own = identifier(node)
      let (word, place) = (own ?? node.className, own == nil ? owner : "")
      let suffix = place.isEmpty ? "" : " in \(place)"
      var name: String
      repeat {
        let number = (numbers[word + suffix] ?? 0) + 1
        numbers[word + suffix] = number
        name = Wording.numbered(word, number) + suffix
      } while !taken.insert(name).inserted
      names.append(name)
      owners.append(own == nil ? owner : name)
    }
    return names
  }

  /// Rounds a number to the four decimals of the file, so that a tree read back equals the tree that was
  /// written.
  static func kept(_ number: Double) -> Double { Double(JSONOutput.format(number)) ?? number }

  static func kept(_ rect: Rect) -> Rect {
    Rect(x: kept(rect.minX), y: kept(rect.minY), width: kept(rect.width), height: kept(rect.height))
  }

  /// The indices of each node's children, in order.
  var children: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) }
    }
    return children
  }

  /// The index of each node's parent; `nil` for the root.
  var parents: [Int?] {
    var path: [Int] = []
    return nodes.indices.map { index in
      while path.count > nodes[index].depth { path.removeLast() }
      defer { path.append(index) }
      return path.last
    }
  }
}

extension FrameTree.Node {
  /// The identifier that the author gave the view; `nil` if there is none, or only an object id of Interface
  /// Builder's, such as `8bC-Xf-vdC`.
  var givenIdentifier: String? {
    identifier.flatMap { ObjectID.isOne($0) ? nil : $0 }
  }
}
