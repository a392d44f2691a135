internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageSnapshots

/// A page of the baseline that the source no longer has.
struct RemovedPage: Sendable {
  /// The page's name, with its former number.
  var name: String
  /// The page's former look: a recorded picture or a screen; neither if it cannot be shown.
  var before: ScreenChange.Before
  /// The size, of which only the aspect ratio counts: a screen's in points, a recorded picture's in pixels.
  var size: Size
  /// The index of the page's source in the review.
  var source: Int
}

extension RemovedPage {
  /// A removed page with a recorded picture, or with a fault if the picture cannot be read.
  init(_ name: String, picture file: String, source: Int) {
    self.init(name: name, before: .picture(file), size: .zero, source: source)
    do {
      let image = try StoredPicture(contentsOf: file).decode()
      size = Size(width: Double(image.width), height: Double(image.height))
    } catch {
      before = .fault("\(file) \(error.message)")
    }
  }

  /// A removed page of the baseline deck, in an environment of the reviewed deck.
  init(_ name: String, screen: ReviewScreen, source: Int) {
    self.init(
      name: name, before: .screen(screen), size: screen.environment.layoutEnvironment.size, source: source)
  }
}
