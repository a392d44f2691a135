internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The drawings of a comparison: the artboard, the page, and their difference.
struct DesignDrawings: Sendable {
  let design: ScreenDesign
  /// The notes whose areas are marked.
  let notes: [DesignNote]

  /// The names of the views in which the drawings are placed.
  enum Place: String, CaseIterable { case artboard, page, difference }

  var drawings: [SheetDrawing] {
    let places: [Place] = design.fault == nil ? Place.allCases : [.page]
    return places.map { place in
      SheetDrawing(place.rawValue, source: design.screen.source) { frame, renderer throws(PageError) in
        try items(of: place, in: frame, renderer)
      }
    }
  }

  private func items(
    of place: Place, in frame: Rect, _ renderer: PageRenderer
  ) throws(PageError) -> [SceneItem] {
    let width = design.screen.environment.layoutEnvironment.size.width
    let scale = frame.width / max(width, 1)
    var artboard: ShownArtboard?
    if case .compared(let shown) = design.artboard { artboard = shown }
    func marked(_ areas: KeyPath<DesignNote, [Rect]>, _ room: FreeRoom, scale: Double) -> DesignMarks {
      DesignMarks(notes, areas, in: room, scale: scale, measuring: SheetText(renderer, language: "en"))
    }
    let words = design.screen.alternative
    switch (place, artboard) {
    case (.page, _):
      let marks = artboard.map { marked(\.here, $0.room.here, scale: scale) }
      var drawing = ScreenDrawing(
        screen: design.screen, style: .none, showsSafeArea: false, marks: marks?.marks ?? [])
      drawing.showsSystemBars = false
      return try drawing.items(in: frame, renderer: renderer)
        + (marks?.leaderItems(in: frame, scale: scale) ?? [])
    case (.artboard, let artboard?):
      // An artboard larger than the screen is shown smaller.
      let area = artboard.frame
      let own = min(scale, frame.width / area.width, frame.height / area.height)
      let place = Rect(
        x: frame.minX + max(area.minX, 0) * own, y: frame.minY, width: area.width * own,
        height: area.height * own)
      let marks = marked(\.there, artboard.room.there, scale: own).moved(x: -area.minX)
      return try picture(artboard.picture, in: place, "\(words) (design)", marks.marks, scale: own, renderer)
        + marks.leaderItems(in: place, scale: own)
    case (.difference, let artboard?):
      return try picture(
        artboard.difference, in: frame, "\(words) (difference)", [], scale: scale, renderer)
    default: return []
    }
  }

  private func picture(
    _ packed: PackedPicture, in frame: Rect, _ alternative: String, _ marks: [ScreenDrawing.Mark],
    scale: Double, _ renderer: PageRenderer
  ) throws(PageError) -> [SceneItem] {
    let image: PixelImage
    do throws(ImageError) {
      image = try packed.unpacked()
    } catch {
      throw .unexpected("the artboard \(error.message)")
    }
    var kinds: [SceneItem.Kind] = [
      .image(SceneImage(image: image, frame: frame)),
      .stroke(.rectangle(frame), Stroke(color: SheetStyle.line, width: 0.5)),
    ]
    kinds += ScreenDrawing.items(of: marks, in: frame, scale: scale, renderer)
    let items = kinds.map { SceneItem($0, source: 0) }
    return [SceneItem(.tagged(.figure(alternative: alternative), items), source: 0)]
  }
}

extension DesignMarks {
  /// The leader lines from numbers to their marks, in points of the sheet, for a picture drawn in `frame`.
  fileprivate func leaderItems(in frame: Rect, scale: Double) -> [SceneItem] {
    guard !leaders.isEmpty else { return [] }
    var lines = Path()
    for leader in leaders {
      lines.addLine(
        frame.minX + leader.start.x * scale, frame.minY + leader.start.y * scale,
        frame.minX + leader.end.x * scale, frame.minY + leader.end.y * scale)
    }
    return [SceneItem(.stroke(.path(lines), Stroke(color: SheetStyle.change, width: 0.5)), source: 0)]
  }
}
