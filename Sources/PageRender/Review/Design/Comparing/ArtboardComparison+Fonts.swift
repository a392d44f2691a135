internal import LayoutEngine
internal import PageDrawing

extension ArtboardComparison {
  /// In what a text differs that was not found as it is: what it says, its size, its weight.
  ///
  /// - Parameters:
  ///   - likeness: How much it is like the page's, stretched to its size, -1…1.
  ///   - isSame: Whether that is enough for the same letters.
  ///   - isAsLarge: Whether its ink takes as much room.
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
    // Texts that break into other lines show the same letters in other places.
    let stretched = LineScale(pictures, element, own: own, target: target).times
    let times = change?.told ?? stretched
    let isOther = change.map { $0.saysOther(likeness: likeness) } ?? (stretched == nil)
    let kinds = sizes(size, times) + (weight.map { [$0] } ?? [])
    return isOther || kinds.isEmpty ? [.text] + kinds : kinds
  }

  /// A size that somebody would choose: whole points where that is near.
  private func sizes(_ size: Double, _ times: Double?) -> [DesignDifference.Kind] {
    guard let times else { return [] }
    let there = size * times
    let isWhole = abs(there - there.rounded()) < 0.35
    return [.pointSize(here: size, there: isWhole ? there.rounded() : (there * 2).rounded() / 2)]
  }

  /// Tells that a text which was found has thicker or thinner strokes.
  mutating func addWeight(of index: Int) {
    guard elements[index].kind == .text, case .found(let match) = fates[index], pictures.artboardScale >= 1.5,
      !differences.contains(where: { $0.element == index && $0.kind == .text })
    else { return }
    let (box, shift) = (elements[index].box, match.shift)
    let area = pictures.pixels(box)
    let change = InkChange(
      TextInk(pictures.page.levels[0], in: area),
      TextInk(pictures.design.levels[0], in: area.moved(x: shift.x, y: shift.y)))
    guard let weight = change?.weight else { return }
    let there = box.offsetBy(x: match.x / pictures.scale, y: match.y / pictures.scale)
    add(weight, index, here: box, there: there)
  }
}

/// How the letters of an artboard differ from those of a page.
struct InkChange {
  /// How much larger they are; 1 where that is not sure.
  private let growth: Double
  private let thickness: Double
  private let outline: Double
  private let isSure: Bool
  /// Whether both are one line.
  private let isLine: Bool

  /// Less is not told: half a point of 8, about what pixels hide.
  private static let leastGrowth = 0.06
  /// A step from regular to medium makes strokes 22 % thicker; another program's smoothing up to a tenth.
  private static let leastThickness = 1.15
  /// Outlines of one text are as long but for this share, in other weights too.
  private static let sameOutline = 0.08

  init?(_ own: TextInk?, _ other: TextInk?) {
    guard let own, let other else { return nil }
    let growth = own.growth(to: other)
    isSure = growth != nil
    self.growth = growth ?? 1
    isLine = own.lineCount == 1 && other.lineCount == 1
    (thickness, outline) = (other.thickness / own.thickness, other.outline / own.outline)
  }

  /// How much larger the letters are, where that is told.
  var told: Double? { isSure && abs(growth - 1) >= Self.leastGrowth ? growth : nil }

  var weight: DesignDifference.Kind? {
    guard isSure else { return nil }
    let ratio = thickness / growth
    if ratio >= Self.leastThickness { return .weight(isHeavier: true) }
    return ratio <= 1 / Self.leastThickness ? .weight(isHeavier: false) : nil
  }

  /// Whether the letters are others. A single line cannot break elsewhere: then it is another unless it is quite like, which
  /// the same letters in a much bolder font may be no more than; of several the length of their outlines tells.
  ///
  /// - Parameter likeness: Of the artboard's text to the page's, stretched.
  func saysOther(likeness: Double) -> Bool {
    let isAsLong = isSure && abs(outline / growth - 1) <= Self.sameOutline
    return !isAsLong || isLine && likeness < Self.quiteLike
  }

  private static let quiteLike = 0.55
}
