internal import LayoutEngine
internal import PageDrawing

extension ArtboardComparison {
  /// Returns the differences of a text that was not found unchanged: in characters, size and weight.
  ///
  /// - Parameters:
  ///   - likeness: The correlation with the page's text, stretched to the artboard's size, -1…1.
  ///   - isSame: True if the likeness is high enough for equal letters.
  ///   - isAsLarge: True if the ink of both texts has the same size.
  func textKinds(
    _ element: DesignElement, own: PixelRectangle, target: PixelRectangle, likeness: Double, isSame: Bool,
    isAsLarge: Bool
  ) -> [DesignDifference.Kind] {
    let change = InkChange(
      TextInk(pictures.page.levels[0], in: own), TextInk(pictures.design.levels[0], in: target))
    let weight = change?.weight
    let size = element.pointSize ?? 0
    guard !isSame else {
      if let weight { return sizes(size, change?.told) + [weight] }
      if isAsLarge { return [.text] }
      let wide = Double(target.width) / Double(max(own.width, 1))
      let high = Double(target.height) / Double(max(own.height, 1))
      return sizes(size, (wide + high) / 2)
    }
    // A text that wraps at other words has the same letters at other positions.
    let stretched = LineScale(pictures, element, own: own, target: target).times
    let times = change?.told ?? stretched
    let isOther = change.map { $0.saysOther(likeness: likeness) } ?? (stretched == nil)
    let kinds = sizes(size, times) + (weight.map { [$0] } ?? [])
    return isOther || kinds.isEmpty ? [.text] + kinds : kinds
  }

  /// Returns a difference in point size, rounded to whole points if near, else to half points.
  private func sizes(_ size: Double, _ times: Double?) -> [DesignDifference.Kind] {
    guard let times else { return [] }
    let there = size * times
    let isWhole = abs(there - there.rounded()) < 0.35
    return [.pointSize(here: size, there: isWhole ? there.rounded() : (there * 2).rounded() / 2)]
  }

  /// Adds a difference if a text that was found has thicker or thinner strokes.
  mutating func addWeight(of index: Int) {
    guard elements[index].kind == .text, case .found(let match) = fates[index], pictures.artboardScale >= 1.5,
      !differences.contains(where: { $0.element == index && $0.kind == .text })
    else { return }
    let box = elements[index].box
    let area = pictures.pixels(box)
    // Lines further apart reach beyond the box.
    let places = (lines[index].isEmpty ? [match] : lines[index]).map {
      area.moved(x: $0.shift.x, y: $0.shift.y)
    }
    let target = places.dropFirst().reduce(places[0]) { $0.union($1) }
    let change = InkChange(
      TextInk(pictures.page.levels[0], in: area), TextInk(pictures.design.levels[0], in: target))
    guard let weight = change?.weight else { return }
    let there = box.offsetBy(x: match.x / pictures.scale, y: match.y / pictures.scale)
    add(weight, index, here: box, there: there)
  }
}
