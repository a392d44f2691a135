internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageSnapshots

/// The pixel difference between a screen and its former picture: red on a pale copy of the picture.
struct ScreenDifference: Sendable {
  private let screen: ReviewScreen
  private let before: ScreenChange.Before

  init(_ change: ScreenChange) { (screen, before) = (change.screen, change.before) }

  func items(in frame: Rect, renderer: PageRenderer) throws(PageError) -> [SceneItem] {
    let after = try picture(of: screen, renderer)
    let old: PixelImage
    switch before {
    case .screen(let was): old = try picture(of: was, renderer)
    case .picture(let file):
      do {
        old = try StoredPicture(contentsOf: file).decode()
      } catch {
        throw .unexpected("\(file) \(error.message)")
      }
    case .nothing, .fault: return []
    }
    let comparison = PictureComparison(expected: old, actual: after)
    let picture: PixelImage
    do {
      picture = try comparison.picture(over: old)
    } catch {
      throw .unexpected(error.message)
    }
    let edge = Stroke(color: PhoneDrawing.edge, width: min(frame.width / 400, 1))
    let items: [SceneItem.Kind] = [
      .image(SceneImage(image: picture, frame: frame)), .stroke(.rectangle(frame), edge),
    ]
    return [
      SceneItem(
        .tagged(
          .figure(
            alternative: "\(screen.alternative): \(ReviewWords.in(screen.language).difference.lowercased())"),
          items.map { SceneItem($0, source: 0) }),
        source: 0)
    ]
  }

  private func picture(of screen: ReviewScreen, _ renderer: PageRenderer) throws(PageError) -> PixelImage {
    let solved = try renderer.solve(screen.page, in: screen.environment, drawingSystemBars: false)
    return try renderer.picture(of: solved.scene)
  }
}
