internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension ScreenDrawing {
  /// A mark on a screen, such as that of a finding.
  struct Mark: Hashable, Sendable {
    /// The marked area, in points of the screen.
    var area: Rect
    var color: Color
    /// The label's text; empty for none.
    var label: String
    /// The numbers of the marked findings; empty for other marks.
    var findings: [Int] = []
    /// The numbers of those of the findings that are worst on the screen.
    var worst: [Int] = []
    /// True if the mark's findings are worst on other screens.
    var isQuiet = false
    /// The centre of the label, in points of the screen; `nil` for a position left of the area.
    var labelPlace: Point?

    /// The mark's rectangle on a screen that is drawn at a scale, in the sheet's coordinates, clamped to the
    /// screen's frame.
    func place(in frame: Rect, scale: Double) -> Rect {
      func x(_ place: Double) -> Double { min(max(frame.minX + place * scale, frame.minX), frame.maxX) }
      func y(_ place: Double) -> Double { min(max(frame.minY + place * scale, frame.minY), frame.maxY) }
      return Rect(minX: x(area.minX), minY: y(area.minY), maxX: x(area.maxX), maxY: y(area.maxY))
    }

    /// The outline of the area, in the sheet's coordinates.
    func outline(in frame: Rect, scale: Double) -> SceneItem.Kind {
      let shown = place(in: frame, scale: scale).inset(by: -Self.reach)
      var line = Stroke(color: color, width: isQuiet ? 0.4 : 0.7)
      if isQuiet { line.dashes = [1.6, 1.2] }
      return .stroke(.roundedRectangle(shown, radius: 1), line)
    }

    /// The size of the label's badge, in points of the sheet.
    func badgeSize(_ text: SheetText) -> Size {
      Size(
        width: max(Self.badgeHeight, text.size(of: label, .fine, weight: .bold).width + 4),
        height: Self.badgeHeight)
    }

    /// The distance of the outline from the area, in points of the sheet: enough to clear the area's ink, but
    /// not reaching the next line of a text.
    static let reach = 0.9
    private static let badgeHeight = 8.5
  }

  /// The outlines of marks, each with its label beside it; labels that would overlap are stacked.
  static func items(
    of marks: [Mark], in frame: Rect, scale: Double, _ renderer: PageRenderer
  ) -> [SceneItem.Kind] {
    let text = SheetText(renderer, language: "en")
    var taken: [Rect] = []
    // Loud marks are drawn over quiet ones, and their labels are placed first.
    let labelled =
      marks.filter { !$0.label.isEmpty && !$0.isQuiet } + marks.filter { !$0.label.isEmpty && $0.isQuiet }
    let badges = labelled.map { mark -> [SceneItem.Kind] in
      let own = mark.badgeSize(text)
      if let middle = mark.labelPlace {
        let box = Rect(
          x: frame.minX + middle.x * scale - own.width / 2, y: frame.minY + middle.y * scale - own.height / 2,
          width: own.width, height: own.height)
        return badge(mark, in: box, text)
      }
      let place = mark.place(in: frame, scale: scale)
      let wish = Rect(
        x: max(place.minX - Mark.reach - 1, frame.minX) - own.width,
        y: min(place.midY - own.height / 2, frame.maxY - own.height), width: own.width, height: own.height)
      let box = free(wish, beside: taken, above: frame.maxY)
      taken.append(box)
      return badge(mark, in: box, text)
    }
    return marks.sorted { $0.isQuiet && !$1.isQuiet }.map { $0.outline(in: frame, scale: scale) }
      + badges.reversed().flatMap { $0 }
  }

  /// The nearest free position of a label: below the labels in its way, or above them if it would be below
  /// the screen.
  private static func free(_ wish: Rect, beside taken: [Rect], above bottom: Double) -> Rect {
    var below = wish
    while let other = taken.first(where: { $0.intersection(below) != nil }) {
      below.origin.y = other.maxY + 0.5
    }
    // A label that hung over the screen's edge would touch the caption.
    guard below.maxY > bottom else { return below }
    var above = wish
    while let other = taken.first(where: { $0.intersection(above) != nil }) {
      above.origin.y = other.minY - 0.5 - wish.height
    }
    return above
  }

  private static func badge(_ mark: Mark, in box: Rect, _ text: SheetText) -> [SceneItem.Kind] {
    let size = text.size(of: mark.label, .fine, weight: .bold)
    let place = Rect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
    let shape = Shape.roundedRectangle(box, radius: box.height / 2)
    let ground: [SceneItem.Kind] =
      mark.isQuiet
      ? [.shape(shape, .white), .stroke(shape, Stroke(color: mark.color, width: 0.5))]
      : [.shape(shape, mark.color)]
    return ground
      + text.items(mark.label, .fine, weight: .bold, color: mark.isQuiet ? mark.color : .white, in: place)
  }
}
