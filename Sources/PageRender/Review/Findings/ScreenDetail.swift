internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The part of a screen around a mark.
struct ScreenDetail: Sendable {
  let screen: ReviewScreen
  let mark: ScreenDrawing.Mark
  /// The part of the screen that is shown, in points of the screen.
  let window: Rect
  /// The size of the picture on the sheet, in points.
  let size: Size

  private static let leastWidth = 300.0
  private static let margin = 16.0

  /// - Parameter room: The largest size of the picture, in points of the sheet.
  init(of screen: ReviewScreen, around mark: ScreenDrawing.Mark, room: Size) {
    (self.screen, self.mark) = (screen, mark)
    let whole = screen.environment.layoutEnvironment.size
    let area = mark.area.intersection(Rect(origin: .zero, size: whole)) ?? Rect(origin: .zero, size: whole)
    let width = min(max(Self.leastWidth, area.width + 2 * Self.margin), whole.width)
    let height = min(max(width * room.height / room.width, area.height + 2 * Self.margin), whole.height)
    let x = min(max(area.midX - width / 2, 0), whole.width - width)
    let y = min(max(area.midY - height / 2, 0), whole.height - height)
    window = Rect(x: x, y: y, width: width, height: height)
    let scale = min(room.width / width, room.height / height)
    size = Size(width: width * scale, height: height * scale)
  }

  func items(in frame: Rect, renderer: PageRenderer) throws(PageError) -> [SceneItem] {
    let scene = try renderer.solve(screen.page, in: screen.environment).scene
    let scale = frame.width / window.width
    let origin = Point(x: frame.minX - window.minX * scale, y: frame.minY - window.minY * scale)
    let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    let whole = Rect(
      x: origin.x, y: origin.y, width: scene.size.width * scale, height: scene.size.height * scale)
    // What lies outside is neither drawn nor read aloud.
    let near = scene.items.filter { $0.extent?.intersection(window) != nil }
    let inside: [SceneItem.Kind] = [
      .shape(.rectangle(frame), scene.background), .transform(place, near),
      mark.outline(in: whole, scale: scale),
    ]
    let kinds: [SceneItem.Kind] = [
      .clip(.rectangle(frame), inside.map { SceneItem($0, source: 0) }),
      .stroke(.rectangle(frame), Stroke(color: SheetStyle.line, width: 0.5)),
    ]
    return [
      SceneItem(
        .tagged(
          .figure(alternative: screen.alternative, language: screen.environment.locale),
          kinds.map { SceneItem($0, source: 0) }), source: 0)
    ]
  }
}
