internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageSnapshots

/// A page that was there before, and is gone.
struct RemovedPage: Sendable {
  /// As its sheets were numbered.
  var name: String
  /// The page's former look: a recorded picture or a screen; neither if it cannot be shown.
  var before: ScreenChange.Before
  /// The screen's size; of a recorded picture its own, in pixels: it is the ratio that counts.
  var size: Size
  /// The place of its source among the review's.
  var source: Int
}

extension RemovedPage {
  /// A page with a recorded picture.
  init(_ name: String, picture file: String, source: Int) {
    self.init(name: name, before: .picture(file), size: .zero, source: source)
    do {
      let image = try StoredPicture(contentsOf: file).decode()
      size = Size(width: Double(image.width), height: Double(image.height))
    } catch {
      before = .fault("\(file) \(error.message)")
    }
  }

  /// A page of another deck, in an environment of this one.
  init(_ name: String, screen: ReviewScreen, source: Int) {
    self.init(
      name: name, before: .screen(screen), size: screen.environment.layoutEnvironment.size, source: source)
  }
}
