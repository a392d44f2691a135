internal import LayoutEngine

extension ArtboardComparison {
  /// Whether a text that was found where it stands says something else in places: letters that are nowhere near.
  mutating func addTextFaults(of index: Int) {
    guard elements[index].kind == .text else { return }
    let match: InkMatching.Match
    switch fates[index] {
    case .found(let found): match = found
    case .inPlace, .unknown: return
    }
    let cells = cells(of: elements[index])
    let (page, design) = smoothed
    var (other, seen) = ([Rect](), 0)
    for cell in cells {
      let template = InkTemplate(page, in: pictures.pixels(cell))
      guard template.isVisible else { continue }
      seen += 1
      if bestScore(template, in: design, around: match) < Self.sameLetters { other.append(cell) }
    }
    guard let first = other.first, seen > 0 else {
      // The same letters, whatever way their edges are smoothed.
      clearText(index, match)
      return
    }
    let area = other.reduce(first) { $0.union($1) }
    let shift = (x: match.x / pictures.scale, y: match.y / pictures.scale)
    differences.append(
      DesignDifference(
        kind: .text, name: elements[index].name, here: area, there: area.offsetBy(x: shift.x, y: shift.y)))
    clearText(index, match)
    fates[index] = .inPlace
  }

  private mutating func clearText(_ index: Int, _ match: InkMatching.Match) {
    let box = pictures.pixels(elements[index].box, beyond: 2)
    map.clear(box)
    map.clear(box.moved(x: Int(match.x.rounded()), y: Int(match.y.rounded())))
  }

  /// Below this score letters are others.
  private static let sameLetters = 0.55

  private func bestScore(
    _ template: InkTemplate, in design: Lightness, around match: InkMatching.Match
  ) -> Double {
    let place = (x: Int(match.x.rounded()), y: Int(match.y.rounded()))
    var best = -1.0
    for y in -1...1 {
      for x in -1...1 {
        let score = template.score(in: design, x: place.x + x, y: place.y + y) ?? -1
        best = max(best, score)
      }
    }
    return best
  }

  /// Parts of lines, about three letters wide.
  private func cells(of element: DesignElement) -> [Rect] {
    element.lines.flatMap { line -> [Rect] in
      let width = max(1.6 * (element.pointSize ?? line.height), 4)
      let count = max(1, Int(min((line.width / width).rounded(), 200)))
      return (0..<count).map {
        Rect(
          x: line.minX + Double($0) * line.width / Double(count), y: line.minY,
          width: line.width / Double(count), height: line.height)
      }
    }
  }
}
