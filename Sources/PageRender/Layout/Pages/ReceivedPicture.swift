package import LayoutEngine
package import PageBase
package import PageDrawing

/// A page's picture that another process drew, and all that is known of its views.
///
/// The process runs a stranger's code: everything in the picture is what that code says of its own page.
package struct ReceivedPicture: Sendable {
  /// The picture; `nil` for a command that needs none.
  package var image: PixelImage?
  /// The text of the page's frame tree.
  package var tree: [UInt8]
  package var areas: [Area]
  /// The page in the JSON of `layout`; empty for other commands.
  package var layout = ""
  /// The answers to the command's other questions, a type of a higher target.
  package var notes: (any Sendable)?

  /// The frame of a view that `--ignore` may name, in points.
  package struct Area: Hashable, Codable, Sendable {
    package var name: String
    package var frame: Rect

    package init(name: String, frame: Rect) {
      self.name = name
      self.frame = frame
    }
  }

  package init(image: PixelImage?, tree: [UInt8], areas: [Area]) {
    self.image = image
    self.tree = tree
    self.areas = areas
  }

  /// More than `layout` nests for a screen's views, which take two levels each.
  private static let maximumDepth = 300

  /// The members of `layout`; none if it is no JSON object.
  var layoutMembers: [(String, JSONOutput)] {
    guard let value = try? JSONReader.read(Array(layout.utf8), depth: Self.maximumDepth),
      case .object(let members) = JSONOutput(value)
    else { return [] }
    return members
  }

  /// The environment in which a step of a flow has shown the page: that of the picture's size, if the other orientation has
  /// it; `nil` for the environment that was asked for.
  package func shown(in environment: PageEnvironment) -> PageEnvironment? {
    var other = environment
    other.orientation = environment.orientation == .portrait ? .landscape : .portrait
    let size = image?.size(atScale: environment.device.scale)
    return size == other.layoutEnvironment.size && size != environment.layoutEnvironment.size ? other : nil
  }

  /// The scene of the picture: each of its pixels as it is.
  func scene(in environment: PageEnvironment) -> Scene {
    let scale = environment.device.scale
    let size = image?.size(atScale: scale) ?? environment.layoutEnvironment.size
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let items = [image].compactMap(\.self).map {
      SceneItem(.image(SceneImage(image: $0, frame: frame)), source: 0)
    }
    return Scene(size: size, scale: scale, background: Color(red: 0, green: 0, blue: 0), items: items)
  }
}

extension PreparedPage {
  /// A page without views, of which another process drew the picture.
  package init(id: String, position: SourcePosition?, step: FlowStep?, received: ReceivedPicture) {
    self.init(
      id: id, tree: ViewTree(layout: LayoutInput(), views: [], diagnostics: []), position: position)
    self.step = step
    self.received = received
  }

  /// The names that `--ignore` takes on the page.
  package var namesToIgnore: [String] { received?.areas.map(\.name) ?? tree.namesToIgnore }
}

extension SolvedPage {
  init(_ page: PreparedPage, showing received: ReceivedPicture, in environment: PageEnvironment) {
    self.init(
      page: page,
      layout: LayoutResult(
        frames: [], exactFrames: [], contentOffsets: [], contentSizes: [], adjustedContentInsets: [],
        conflicts: []),
      scene: received.scene(in: environment), lines: [], texts: [], drawnFrames: [],
      missingGlyphs: [], artworkFaults: [])
  }

  /// The frames of all views by the names that `--ignore` takes.
  package var areasToIgnore: [ReceivedPicture.Area] {
    if let received = page.received { return received.areas }
    let views = page.tree.views
    let own = Set(views.compactMap(\.identifier))
    return zip(views, shownFrames).flatMap { view, frame in
      // A view's own name goes before that of a part.
      ([view.identifier].compactMap(\.self) + view.partNames.filter { !own.contains($0) })
        .map { ReceivedPicture.Area(name: $0, frame: frame) }
    }
  }
}
