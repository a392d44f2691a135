internal import LayoutEngine
internal import PageDrawing

extension ArtboardComparison {
  /// Finds out why an element was not found: it has another size or content, or is missing.
  mutating func resolve(_ index: Int) {
    guard case .unknown(let match) = fates[index] else { return }
    let element = elements[index]
    let area = pictures.pixels(element.box, beyond: 2)
    if element.kind == .shape, let there = edges(of: index) {
      if there != element.box { add(.size, index, here: element.box, there: there) }
      return clear(area, and: pictures.pixels(there, beyond: 2), of: index)
    }
    defer { clear(area, of: index) }
    guard excess == .zero else { return add(.notFound, index, here: element.box, there: nil) }
    guard let target = ink(near: index) else {
      // All of its area differs, but for the elements on it.
      map.clear(area, keeping: boxes(inside: index))
      return add(.missing, index, here: element.box, there: nil)
    }
    let own = tightInk(of: index)
    let score = ScaledInk(pictures, from: own, to: target).score
    let isScaled = score >= Self.sameContent(element.kind) && score > (match?.score ?? 0) + 0.03
    addSize(index, own: own, target: target, likeness: score, isScaled: isScaled)
    map.clear(target.grown(by: 2))
  }

  /// The least score at which a stretched element counts as the same one. Pictures on a background resemble
  /// each other by their outlines.
  private static func sameContent(_ kind: DesignElement.Kind) -> Double { kind == .image ? 0.86 : 0.72 }

  /// Adds the differences of an element whose ink is known in both pictures.
  private mutating func addSize(
    _ index: Int, own: PixelRectangle, target: PixelRectangle, likeness: Double, isScaled: Bool
  ) {
    let isAsLarge = abs(target.width - own.width) <= 1 && abs(target.height - own.height) <= 1
    let kinds: [DesignDifference.Kind]
    switch elements[index].kind {
    case .text:
      kinds = textKinds(
        elements[index], own: own, target: target, likeness: likeness, isSame: isScaled, isAsLarge: isAsLarge)
    case .image:
      if isScaled, !isAsLarge {
        let box = elements[index].box
        return add(.size, index, here: box, there: scaledBox(box, own: own, target: target))
      }
      kinds = [.picture]
    case .shape, .control: kinds = [isAsLarge ? .picture : .size]
    }
    let here = elements[index].kind == .shape ? elements[index].box : pictures.area(own)
    for kind in kinds { add(kind, index, here: here, there: pictures.area(target)) }
  }

  /// The frame of a stretched picture, rounded to whole points. Its margins may be transparent, so the frame
  /// grows in proportion to its ink.
  private func scaledBox(_ box: Rect, own: PixelRectangle, target: PixelRectangle) -> Rect {
    let (wide, high) = Self.growth(from: own, to: target)
    let isEven = abs(wide - high) < 0.03
    let mean = Double(target.width + target.height) / Double(max(own.width + own.height, 1))
    let (x, y) = isEven ? (mean, mean) : (wide, high)
    let (seen, there) = (pictures.area(own), pictures.area(target))
    return Rect(
      x: there.minX - (seen.minX - box.minX) * x, y: there.minY - (seen.minY - box.minY) * y,
      width: (box.width * x).rounded(), height: (box.height * y).rounded())
  }

  private static func growth(
    from own: PixelRectangle, to target: PixelRectangle
  ) -> (wide: Double, high: Double) {
    (Double(target.width) / Double(max(own.width, 1)), Double(target.height) / Double(max(own.height, 1)))
  }

  // MARK: Ink

  /// The bounds of an element's ink on the page, in pixels.
  private func tightInk(of index: Int) -> PixelRectangle {
    let box = pictures.pixels(elements[index].box, beyond: 2)
    return InkBounds(in: box, of: pictures.page.image)?.bounds ?? box
  }

  /// The bounds of the artboard's ink at an element's position, or grown beyond it; `nil` if there is none.
  private func ink(near index: Int) -> PixelRectangle? {
    let box = pictures.pixels(elements[index].box, beyond: 2)
    let near = box.grown(by: Int(8 * pictures.scale))
    let reach = pictures.pixels(elements[index].box, beyond: Int(InkMatching.reach * 1.5 * pictures.scale))
    var area = box
    for component in map.components(side: max(2, Int(3 * pictures.scale)))
    where component.bounds.overlaps(near) {
      area = area.union(component.bounds.overlaps(reach) ? component.bounds.clamped(to: reach) : box)
    }
    let others = elements.indices.filter { $0 != index && !elements[$0].box.covers(elements[index].box) }
      .compactMap { place(of: $0) }.filter { $0.overlaps(area) }
    let map = map
    let found = InkBounds(in: area.grown(by: 2), of: pictures.design.image) { x, y in
      (box.contains(x, y) || map[x, y]) && !others.contains { $0.contains(x, y) }
    }
    let own = InkBounds(in: box, of: pictures.page.image)
    guard let found, found.count >= max(6, (own?.count ?? 0) / 12) else { return nil }
    return found.bounds
  }

  // MARK: Edges

  /// The frame of a plain area in the artboard, from its edges; `nil` if fewer than two edges are found.
  private func edges(of index: Int) -> Rect? {
    let box = elements[index].box
    let finder = EdgeFinding(pictures, leavingOut: boxes(inside: index))
    let area = pictures.pixels(box)
    let found = [
      finder.shift(of: area, at: area.x.lowerBound, isVertical: true),
      finder.shift(of: area, at: area.x.upperBound, isVertical: true),
      finder.shift(of: area, at: area.y.lowerBound, isVertical: false),
      finder.shift(of: area, at: area.y.upperBound, isVertical: false),
    ]
    guard found.count(where: { $0 != nil }) >= 2 else { return nil }
    let moved = zip(found, [excess.width, excess.width, excess.height, excess.height]).map {
      told(Double($0 ?? 0), excess: $1)
    }
    let there = Rect(
      minX: box.minX + moved[0], minY: box.minY + moved[2], maxX: box.maxX + moved[1],
      maxY: box.maxY + moved[3])
    return there.width > 0 && there.height > 0 ? there : nil
  }
}
