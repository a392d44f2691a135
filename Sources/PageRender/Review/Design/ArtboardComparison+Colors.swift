internal import LayoutEngine

extension ArtboardComparison {
  /// Colours of what was found where it stands, or moved.
  mutating func addColors(of index: Int) {
    let element = elements[index]
    let shift: (x: Int, y: Int)
    switch fates[index] {
    case .inPlace: shift = (0, 0)
    case .found(let match): shift = (Int(match.x.rounded()), Int(match.y.rounded()))
    case .unknown(let match):
      // A plain area of which only the colour is another has no edges that are sure to be found.
      guard element.kind == .shape, let match, match.score > 0.5, match.x == 0, match.y == 0 else { return }
      shift = (0, 0)
    }
    let isText = element.kind == .text
    var told: [SampledColor] = []
    for fill in element.fills where fill.color.alpha > 0.5 {
      let shown = SampledColor(fill.color)
      guard !told.contains(shown) else { continue }
      told.append(shown)
      let areas = element.fills.filter { SampledColor($0.color) == shown }.map { pictures.pixels($0.area) }
      let found =
        isText
        ? textColor(shown, areas, shift)
        : plainColor(shown, areas, leavingOut: boxes(inside: index), shift)
      guard let kind = found else { continue }
      differences.append(
        DesignDifference(
          kind: kind, name: element.name, here: element.box,
          there: element.box.offsetBy(
            x: Double(shift.x) / pictures.scale, y: Double(shift.y) / pictures.scale)))
      for area in areas { map.clear(area.grown(by: 1).moved(x: shift.x, y: shift.y)) }
    }
  }

  /// The colour of plain areas on the page and in the artboard, where they are not the same.
  private func plainColor(
    _ shown: SampledColor, _ areas: [PixelRectangle], leavingOut others: [PixelRectangle],
    _ shift: (x: Int, y: Int)
  ) -> DesignDifference.Kind? {
    let places = places(areas) { x, y in !others.contains { $0.contains(x, y) } }
    let (pixels, other) = pixels(places, shift)
    guard pixels.count >= 4, let here = SampledColor.mostFrequent(of: pixels) else { return nil }
    let same = zip(pixels, other).filter { SampledColor($0.0).distance(to: here.color) <= 3 }.map(\.1)
    guard let there = SampledColor.mostFrequent(of: same), there.count * 2 >= same.count,
      there.color.distance(to: here.color) > pictures.tolerance
    else { return nil }
    // What the artboard has on the page's ground is nothing there.
    if there.color.distance(to: pictures.grounds.design) <= pictures.tolerance,
      here.color.distance(to: pictures.grounds.page) <= pictures.tolerance
    {
      return nil
    }
    let own = here.color.distance(to: shown) <= 2 ? shown : here.color
    return .color(here: own, there: there.color)
  }

  /// The colour of text, where it is not the same: that of pixels which its strokes fill, else what their coverage leads to.
  private func textColor(
    _ shown: SampledColor, _ areas: [PixelRectangle], _ shift: (x: Int, y: Int)
  ) -> DesignDifference.Kind? {
    let places = places(areas) { _, _ in true }
    let (own, other) = pixels(places, shift)
    guard let ground = SampledColor.mostFrequent(of: own)?.color else { return nil }
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
    let covered = zip(own, other).map { (coverage: coverage($0.0), pixel: $0.1) }
    let full = covered.filter { $0.coverage > 0.97 }.map(\.pixel)
    if let there = SampledColor.mostFrequent(of: full), there.count >= 10, there.count * 3 >= full.count {
      guard there.color.distance(to: shown) > 2 * pictures.tolerance else { return nil }
      return .textColor(here: shown, there: there.color, isAbout: pictures.isLossy)
    }
    guard let there = regressed(covered), there.distance(to: shown) > 8 * pictures.tolerance else {
      return nil
    }
    return .textColor(here: shown, there: there, isAbout: true)
  }

  /// What full coverage would be: the least-squares line of a channel over the coverage.
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

  /// So many tell a colour.
  private static let mostSamples = 4000

  private func places(_ areas: [PixelRectangle], where isMeant: (Int, Int) -> Bool) -> [(x: Int, y: Int)] {
    let total = areas.reduce(0) { $0 + $1.width * $1.height }
    let step = max(1, total / Self.mostSamples)
    var places: [(x: Int, y: Int)] = []
    for area in areas where area.width > 0 {
      let own = step > 1 && area.width % step == 0 ? step + 1 : step
      for index in stride(from: 0, to: area.width * area.height, by: own) {
        let (x, y) = (area.x.lowerBound + index % area.width, area.y.lowerBound + index / area.width)
        if isMeant(x, y) { places.append((x, y)) }
      }
    }
    return places
  }

  /// The pixels of both pictures at some places, where both have them.
  private func pixels(_ places: [(x: Int, y: Int)], _ shift: (x: Int, y: Int)) -> (
    own: [UInt32], other: [UInt32]
  ) {
    pictures.page.image.withRows { own in
      pictures.design.image.withRows { other in
        let inside = places.filter {
          (0..<other.size.width).contains($0.x + shift.x) && (0..<other.size.height).contains($0.y + shift.y)
            && $0.x < own.size.width && $0.y < own.size.height
        }
        return (
          inside.map { own.pixel($0.x, $0.y) }, inside.map { other.pixel($0.x + shift.x, $0.y + shift.y) }
        )
      }
    }
  }
}
