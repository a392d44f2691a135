internal import LayoutEngine
internal import PageDrawing

extension ArtboardComparison {
  /// Looks in the artboard for every element of the page at whose position the pictures differ.
  mutating func place() {
    var hints: [(x: Int, y: Int)] = []
    for index in elements.indices {
      let element = elements[index]
      let area = pictures.pixels(element.box, beyond: element.kind == .shape ? Self.shapeMargin : 2)
      guard map.differs(in: area) else { continue }
      let match =
        switch element.kind {
        case .text: textMatch(index, area, hints)
        case .shape: shapeMatch(index, area, hints)
        case .image, .control: matching.match(area, hints: hints)
        }
      guard let match else { continue }
      guard match.score >= leastScore else {
        fates[index] = .unknown(match)
        continue
      }
      fates[index] = .found(match)
      let shift = match.shift
      if shift != (0, 0), !hints.contains(where: { $0 == shift }) { hints.append(shift) }
    }
  }

  /// The likeness of artboard and page, from the scores of the elements found in it: 0…1.
  var likeness: Double {
    let scores = elements.indices.map { index -> Double in
      switch fates[index] {
      case .inPlace: return 1
      case .found(let match): return match.score
      case .unknown(let match): return min(max(match?.score ?? 0, 0), leastScore) / 2
      }
    }
    return scores.reduce(0, +) / Double(max(scores.count, 1))
  }

  /// The margin of background around a plain area, in pixels, so that its edges are compared.
  private static let shapeMargin = 3

  /// Finds a plain area by its edges.
  private func shapeMatch(
    _ index: Int, _ area: PixelRectangle, _ hints: [(x: Int, y: Int)]
  ) -> InkMatching.Match? {
    guard let inner = area.shrunk(by: 2 * Self.shapeMargin) else { return matching.match(area, hints: hints) }
    let others = boxes(inside: index)
    let share = 1 - Double(inner.width * inner.height) / Double(area.width * area.height)
    return matching.match(area, hints: hints, share: share) { x, y in
      inner.contains(x, y) || others.contains { $0.contains(x, y) }
    }
  }

  /// Finds a text line by line, because its line spacing may differ; the match is then that of the first
  /// line.
  private mutating func textMatch(
    _ index: Int, _ area: PixelRectangle, _ hints: [(x: Int, y: Int)]
  ) -> InkMatching.Match? {
    guard let block = matching.match(area, hints: hints) else { return nil }
    let areas = elements[index].lines.map { pictures.pixels($0, beyond: 2) }
    guard areas.count > 1 else { return block }
    let reach = (x: 2, y: Int((Self.lineReach * pictures.scale).rounded(.up)))
    var (found, place, score) = ([InkMatching.Match](), block.shift, 0.0)
    for area in areas {
      let template = InkTemplate(pictures.page.levels[0], in: area)
      guard template.isVisible, let line = matching.match(template, near: place, reach: reach) else {
        return block
      }
      found.append(line)
      place = line.shift
      score += line.score / Double(areas.count)
    }
    guard score >= min(leastScore, block.score) else { return block }
    lines[index] = found
    return InkMatching.Match(x: found[0].x, y: found[0].y, score: score)
  }

  /// The greatest change of line spacing that is looked for, in points: less than half of the smallest line
  /// height.
  private static let lineReach = 4.0

  /// The boxes of the elements inside an element's box, in pixels.
  func boxes(inside index: Int) -> [PixelRectangle] {
    elements.indices.filter { $0 != index && elements[index].box.covers(elements[$0].box) }
      .map { pictures.pixels(elements[$0].box, beyond: 1) }
  }

  /// The box of an element in the artboard, in pixels; `nil` if it was not found.
  func place(of index: Int) -> PixelRectangle? {
    let box = pictures.pixels(elements[index].box, beyond: 1)
    switch fates[index] {
    case .inPlace: return box
    case .found(let match): return box.moved(x: match.shift.x, y: match.shift.y)
    case .unknown: return nil
    }
  }

  // MARK: Moves

  /// Returns a distance in points if it is large enough to report, else 0. It is 0, too, along an axis on
  /// which the artboard has another size than the screen.
  ///
  /// - Parameter excess: The artboard's length beyond the screen's on this axis, in points.
  func told(_ pixels: Double, excess: Double) -> Double {
    let points = pixels / pictures.scale
    // A page laid out for fewer pixels per point is rounded by up to half a pixel.
    return excess != 0 || abs(points) < max(0.45, 0.75 / pictures.artboardScale) ? 0 : points
  }

  /// Rounds a distance to the precision of the artboard's pixels: half points, or whole ones at 1x.
  private func rounded(_ points: Double) -> Double {
    let unit = pictures.artboardScale < 1.5 ? 1 : 0.5
    return (points / unit).rounded() * unit
  }

  /// Returns the distance that an element moved, in points; `nil` if it did not move or was not found.
  func shift(of index: Int) -> (x: Double, y: Double)? {
    guard case .found(let match) = fates[index] else { return nil }
    let shift = (
      x: rounded(told(match.x, excess: excess.width)), y: rounded(told(match.y, excess: excess.height))
    )
    return shift == (0, 0) ? nil : shift
  }

  /// Adds a difference if an element, or its line spacing, changed, and clears the map at both its positions.
  mutating func explainMove(of index: Int) {
    guard case .found(let match) = fates[index] else { return }
    let box = elements[index].box
    let there = box.offsetBy(x: match.x / pictures.scale, y: match.y / pictures.scale)
    let spread = spread(of: index)
    if spread != 0 { add(.lineSpacing(spread), index, here: box, there: there) }
    if let shift = shift(of: index) { add(.moved(x: shift.x, y: shift.y), index, here: box, there: there) }
    guard spread != 0 || shift(of: index) != nil else { return }
    let area = pictures.pixels(box, beyond: 2)
    clear(area, and: area.moved(x: match.shift.x, y: match.shift.y), of: index)
  }

  /// Returns the increase of a text's line spacing in the artboard, in points per line; 0 if too small to
  /// tell.
  private func spread(of index: Int) -> Double {
    guard let first = lines[index].first, let last = lines[index].last, lines[index].count > 1 else {
      return 0
    }
    let points = (last.y - first.y) / pictures.scale / Double(lines[index].count - 1)
    // A page laid out for fewer pixels per point may round each line by up to one pixel.
    return abs(points) < max(0.75, 1.25 / pictures.artboardScale) ? 0 : rounded(points)
  }
}
