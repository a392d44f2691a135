internal import LayoutEngine
internal import PageDrawing

extension ArtboardComparison {
  /// Adds the colour differences of an element that was found, in place or moved.
  mutating func addColors(of index: Int) {
    let element = elements[index]
    let place: InkMatching.Match
    switch fates[index] {
    case .inPlace: place = InkMatching.Match(x: 0, y: 0, score: 1)
    case .found(let match): place = match
    case .unknown(let match):
      // A plain area that differs only in colour has no edges by which it is surely found.
      guard element.kind == .shape, let match, match.score > 0.5, match.x == 0, match.y == 0 else { return }
      place = match
    }
    let there = element.box.offsetBy(x: place.x / pictures.scale, y: place.y / pictures.scale)
    var told: [SampledColor] = []
    for fill in element.fills where fill.color.alpha > 0.5 {
      let shown = SampledColor(fill.color)
      guard !told.contains(shown) else { continue }
      told.append(shown)
      let areas = element.fills.filter { SampledColor($0.color) == shown }.map {
        (area: pictures.pixels($0.area), shift: shift(of: index, at: $0.area, place))
      }
      let found =
        element.kind == .text
        ? textColor(shown, samples(areas) { _, _ in true })
        : plainColor(shown, plainSamples(areas, leavingOut: boxes(inside: index)))
      guard let found else { continue }
      add(found, index, here: element.box, there: there)
      for (area, shift) in areas { map.clear(area.grown(by: 1).moved(x: shift.x, y: shift.y)) }
    }
  }

  /// The shift of a part of an element, in pixels; in a text, that of the part's line.
  private func shift(of index: Int, at area: Rect, _ match: InkMatching.Match) -> (x: Int, y: Int) {
    let line = elements[index].lines.firstIndex { $0.minY <= area.midY && $0.maxY >= area.midY }
    return (line.flatMap { lines[index].indices.contains($0) ? lines[index][$0] : nil } ?? match).shift
  }

  /// Pixels of the page, and the artboard's pixels at the same or shifted positions.
  private typealias Samples = (own: [UInt32], other: [UInt32])

  /// The difference in colour of a plain area; `nil` if the colours are equal, or the samples are too mixed.
  private func plainColor(_ shown: SampledColor, _ samples: Samples) -> DesignDifference.Kind? {
    guard samples.own.count >= 4, let here = SampledColor.mostFrequent(of: samples.own) else { return nil }
    let same = zip(samples.own, samples.other).filter { SampledColor($0.0).distance(to: here.color) <= 3 }
      .map(\.1)
    guard let there = SampledColor.mostFrequent(of: same), there.count * 2 >= same.count,
      there.color.distance(to: here.color) > pictures.tolerance
    else { return nil }
    // The page's background around an element, also in the artboard, is no difference in colour.
    if there.color.distance(to: pictures.grounds.design) <= pictures.tolerance,
      here.color.distance(to: pictures.grounds.page) <= pictures.tolerance
    {
      return nil
    }
    let own = here.color.distance(to: shown) <= 2 ? shown : here.color
    return .color(here: own, there: there.color)
  }

  /// The difference in a text's colour; `nil` if there is none. Reads fully covered pixels, else extrapolates
  /// from partly covered ones.
  private func textColor(_ shown: SampledColor, _ samples: Samples) -> DesignDifference.Kind? {
    guard let ground = SampledColor.mostFrequent(of: samples.own)?.color else { return nil }
    let ink = [shown.red - ground.red, shown.green - ground.green, shown.blue - ground.blue]
    let length = ink.reduce(0) { $0 + $1 * $1 }
    guard length > 900 else { return nil }
    func coverage(_ pixel: UInt32) -> Double {
      let color = SampledColor(pixel)
      let along =
        (color.red - ground.red) * ink[0] + (color.green - ground.green) * ink[1]
        + (color.blue - ground.blue) * ink[2]
      return min(max(Double(along) / Double(length), 0), 1)
    }
    let covered = zip(samples.own, samples.other).map { (coverage: coverage($0.0), pixel: $0.1) }
    let full = covered.filter { $0.coverage > 0.97 }.map(\.pixel)
    if let there = SampledColor.mostFrequent(of: full), there.count >= 10, there.count * 2 >= full.count {
      guard there.color.distance(to: shown) > 2 * pictures.tolerance else { return nil }
      return .textColor(here: shown, there: there.color, isAbout: pictures.isLossy)
    }
    let least = pictures.isLossy ? Self.leastHintOfLossy : Self.leastHint
    guard let there = regressed(covered), there.distance(to: shown) > least else { return nil }
    return .textColor(here: shown, there: there, isAbout: true)
  }

  /// The least distance at which a colour extrapolated from partly covered pixels is reported.
  private static let leastHint = 16
  private static let leastHintOfLossy = 48

  /// The colour at full coverage: by a least-squares line of each channel over the coverage.
  private func regressed(_ pixels: [(coverage: Double, pixel: UInt32)]) -> SampledColor? {
    let count = Double(pixels.count)
    let mean = pixels.reduce(0) { $0 + $1.coverage } / max(count, 1)
    let spread = pixels.reduce(0) { $0 + ($1.coverage - mean) * ($1.coverage - mean) }
    guard count >= 20, spread > 0.5 else { return nil }
    func channel(_ shift: UInt32) -> Int {
      let values = pixels.map { Double($0.pixel >> shift & 0xFF) }
      let middle = values.reduce(0, +) / count
      let slope = zip(pixels, values).reduce(0) { $0 + ($1.0.coverage - mean) * ($1.1 - middle) } / spread
      return Int(min(max(middle + slope * (1 - mean), 0), 255).rounded())
    }
    return SampledColor(red: channel(16), green: channel(8), blue: channel(0))
  }

  /// The maximum number of samples for a colour.
  private static let mostSamples = 4000

  /// Samples areas on the page, and the shifted areas in the artboard, as far as both pictures have them.
  private func samples(
    _ areas: [(area: PixelRectangle, shift: (x: Int, y: Int))], where isMeant: (Int, Int) -> Bool
  ) -> Samples {
    let most = Self.mostSamples / max(areas.count, 1)
    let (page, design) = (pictures.page.image, pictures.design.image)
    var samples: Samples = ([], [])
    page.withRows { own in
      design.withRows { other in
        for (area, shift) in areas {
          area.forEachPixel(about: most) { x, y in
            let (column, row) = (x + shift.x, y + shift.y)
            guard column >= 0, row >= 0, column < other.size.width, row < other.size.height, isMeant(x, y)
            else { return }
            samples.own.append(own.pixel(x, y))
            samples.other.append(other.pixel(column, row))
          }
        }
      }
    }
    return samples
  }

  /// Samples plain areas, without the elements on top of them.
  private func plainSamples(
    _ areas: [(area: PixelRectangle, shift: (x: Int, y: Int))], leavingOut others: [PixelRectangle]
  ) -> Samples {
    samples(areas) { x, y in !others.contains { $0.contains(x, y) } }
  }
}
