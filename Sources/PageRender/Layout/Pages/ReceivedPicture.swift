package import LayoutEngine
package import PageBase
package import PageDrawing

/// A page's picture that another process drew, and all that is known of its views.
///
/// The process runs a stranger's code: everything in the picture is what that code says of its own page.
package struct ReceivedPicture: Sendable {
  package var image: PixelImage
  /// The text of the page's frame tree.
  package var tree: [UInt8]
  package var areas: [Area]

  /// The frame of a view that `--ignore` may name, in points.
  package struct Area: Hashable, Sendable {
    package var name: String
    package var frame: Rect

    package init(name: String, frame: Rect) {
      self.name = name
      self.frame = frame
    }
  }

  package init(image: PixelImage, tree: [UInt8], areas: [Area]) {
    self.image = image
    self.tree = tree
    self.areas = areas
  }

  /// The scene of the picture: each of its pixels as it is.
  func scene(scale: Double) -> Scene {
    let size = image.size(atScale: scale)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let item = SceneItem(.image(SceneImage(image: image, frame: frame, keepsPixels: true)), source: 0)
    return Scene(size: size, scale: scale, background: Color(red: 0, green: 0, blue: 0), items: [item])
  }
}

extension PreparedPage {
  /// A page without views, of which another process drew the picture.
  package init(id: String, position: SourcePosition?, received: ReceivedPicture) {
    self.init(
      id: id, tree: ViewTree(layout: LayoutInput(), views: [], diagnostics: []), position: position)
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
      scene: received.scene(scale: environment.device.scale), lines: [], texts: [], drawnFrames: [],
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
