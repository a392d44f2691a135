internal import LayoutEngine
internal import PageDrawing

extension ArtboardComparison {
  /// Adds a difference for the parts of a found text whose letters are not in the artboard.
  mutating func addTextFaults(of index: Int) {
    guard elements[index].kind == .text, case .found(let match) = fates[index] else { return }
    let (page, design) = letters
    var other: Rect?
    for (line, area) in elements[index].lines.enumerated() {
      let shift = (lines[index].isEmpty ? match : lines[index][line]).shift
      for cell in Self.cells(of: area, pointSize: elements[index].pointSize) {
        let template = InkTemplate(page, in: pictures.pixels(cell))
        guard template.isVisible else { continue }
        let best = template.bestPlace(in: design, around: shift, reach: (1, 1))?.score ?? 0
        if best < Self.sameLetters { other = other?.union(cell) ?? cell }
      }
    }
    // Letters that match are cleared, however their edges are antialiased.
    for place in placesOfLines(index, match) { map.clear(place) }
    guard let other else { return }
    let shift = (x: match.x / pictures.scale, y: match.y / pictures.scale)
    add(.text, index, here: other, there: other.offsetBy(x: shift.x, y: shift.y))
    fates[index] = .inPlace
  }

  /// The least score at which letters count as equal.
  private static let sameLetters = 0.65

  /// The boxes of a text on the page, and of its lines in the artboard, in pixels.
  private func placesOfLines(_ index: Int, _ match: InkMatching.Match) -> [PixelRectangle] {
    let box = pictures.pixels(elements[index].box, beyond: 2)
    let shifts = (lines[index].isEmpty ? [match] : lines[index]).map(\.shift)
    return [box] + shifts.map { box.moved(x: $0.x, y: $0.y) }
  }

  /// Splits a line into parts about three letters wide.
  private static func cells(of line: Rect, pointSize: Double?) -> [Rect] {
    let width = max(1.6 * (pointSize ?? line.height), 4)
    let count = max(1, Int(min((line.width / width).rounded(), 200)))
    return (0..<count).map {
      Rect(
        x: line.minX + Double($0) * line.width / Double(count), y: line.minY,
        width: line.width / Double(count), height: line.height)
    }
  }
}
