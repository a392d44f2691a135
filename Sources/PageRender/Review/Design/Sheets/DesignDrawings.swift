internal import LayoutEngine

/// What a sheet shows of a screen and its artboard: both, and their difference.
struct DesignDrawings: Sendable {
  let design: ScreenDesign
  /// Those that are marked.
  let notes: [DesignNote]

  /// The names of the places that the drawings go to.
  enum Place: String, CaseIterable {
    case artboard, page, difference
  }

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
    var marks: [ScreenDrawing.Mark] = []
    var artboard: ShownArtboard?
    if case .compared(let shown) = design.artboard { artboard = shown }
    func marked(_ areas: KeyPath<DesignNote, [Rect]>, _ room: FreeRoom) -> [ScreenDrawing.Mark] {
      DesignMarks(
        notes, areas, in: room, scale: scale, measuring: SheetText(renderer, language: "en")
      ).marks
    }
    let words = design.screen.alternative
    switch (place, artboard) {
    case (.page, _):
      if let artboard { marks = marked(\.here, artboard.room.here) }
      var drawing = ScreenDrawing(
        screen: design.screen, style: .none, showsSafeArea: false, marks: marks)
      drawing.showsSystemBars = false
      return try drawing.items(in: frame, renderer: renderer)
    case (.artboard, let artboard?):
      // One that is larger than the screen is shown smaller.
      let area = artboard.frame
      let own = min(scale, frame.width / area.width, frame.height / area.height)
      let place = Rect(
        x: frame.minX + max(area.minX, 0) * own, y: frame.minY, width: area.width * own,
        height: area.height * own)
      marks = marked(\.there, artboard.room.there).map { $0.moved(x: -area.minX) }
      return try picture(artboard.picture, in: place, "\(words) (design)", marks, scale: own, renderer)
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

extension ScreenDrawing.Mark {
  fileprivate func moved(x: Double) -> ScreenDrawing.Mark {
    var mark = self
    mark.area = area.offsetBy(x: x, y: 0)
    mark.labelPlace = labelPlace.map { Point(x: $0.x + x, y: $0.y) }
    return mark
  }
}
