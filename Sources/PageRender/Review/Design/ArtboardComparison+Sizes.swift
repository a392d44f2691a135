internal import LayoutEngine

extension ArtboardComparison {
  /// What became of something that was not found as it is: it has another size or content, or is not there.
  mutating func resolve(_ index: Int) {
    guard case .unknown(let match) = fates[index] else { return }
    let element = elements[index]
    defer { clear(pictures.pixels(element.box, beyond: 2), of: index) }
    if element.kind == .shape, let there = edges(of: index) {
      if there != element.box { add(.size, index, there) }
      clear(pictures.pixels(there, beyond: 2), of: index)
      return
    }
    guard let target = ink(near: index) else {
      differences.append(DesignDifference(kind: .missing, name: element.name, here: element.box))
      return
    }
    let own = tightInk(of: index)
    let scaled = ScaledInk(pictures, from: own, to: target).score
    let isScaled = scaled >= Self.sameContent && scaled > (match?.score ?? 0) + 0.03
    addFate(index, own: own, target: target, isScaled: isScaled)
    map.clear(target.grown(by: 2))
  }

  /// Below this score a stretched picture is another.
  private static let sameContent = 0.72

  private mutating func addFate(
    _ index: Int, own: PixelRectangle, target: PixelRectangle, isScaled: Bool
  ) {
    let element = elements[index]
    let there = pictures.area(target)
    let (wide, high) = (
      Double(target.width) / Double(max(own.width, 1)), Double(target.height) / Double(max(own.height, 1))
    )
    let isAsLarge = abs(target.width - own.width) <= 1 && abs(target.height - own.height) <= 1
    switch element.kind {
    case .text:
      let size = element.pointSize ?? 0
      if isScaled, !isAsLarge {
        let mass = ScaledInk(pictures, from: own, to: target).massRatio
        if mass > wide * wide * 1.16 || mass < wide * wide / 1.16, abs(high - 1) < 0.04 {
          add(.weight(isHeavier: mass > wide * wide), index, there)
        } else {
          add(.pointSize(here: size, there: Self.pointSize(size * (wide + high) / 2)), index, there)
        }
      } else if let times = LineScale(pictures, element, own: own, target: target).times {
        add(.pointSize(here: size, there: Self.pointSize(size * times)), index, there)
      } else {
        add(.text, index, there)
      }
    case .image:
      guard isScaled, !isAsLarge else { return add(.picture, index, there) }
      // The picture's own margins may be clear: its frame grew as what is seen of it did, to whole points.
      let isEven = abs(wide - high) < 0.03
      let mean = Double(target.width + target.height) / Double(max(own.width + own.height, 1))
      let (x, y) = isEven ? (mean, mean) : (wide, high)
      let (seen, box) = (pictures.area(own), element.box)
      differences.append(
        DesignDifference(
          kind: .size, name: element.name, here: box,
          there: Rect(
            x: there.minX - (seen.minX - box.minX) * x, y: there.minY - (seen.minY - box.minY) * y,
            width: (box.width * x).rounded(), height: (box.height * y).rounded())))
    case .shape, .control: add(isAsLarge ? .picture : .size, index, there)
    }
  }

  /// A size that somebody would choose: whole points where that is near.
  private static func pointSize(_ size: Double) -> Double {
    abs(size - size.rounded()) < 0.35 ? size.rounded() : (size * 2).rounded() / 2
  }

  private mutating func add(_ kind: DesignDifference.Kind, _ index: Int, _ there: Rect) {
    let here = elements[index].kind == .shape ? elements[index].box : pictures.area(tightInk(of: index))
    differences.append(
      DesignDifference(kind: kind, name: elements[index].name, here: here, there: there))
  }

  // MARK: Ink

  /// The rectangle around the page's own ink of an element, as pixels show it.
  private func tightInk(of index: Int) -> PixelRectangle {
    let box = pictures.pixels(elements[index].box, beyond: 2)
    return ink(in: box, of: pictures.page.image, leavingOut: []) { _, _ in true }?.bounds ?? box
  }

  /// Where in the artboard is what stands in an element's place, or grew out of it; `nil` where there is nothing.
  private func ink(near index: Int) -> PixelRectangle? {
    let box = pictures.pixels(elements[index].box, beyond: 2)
    let near = box.grown(by: Int(8 * pictures.scale))
    let reach = pictures.pixels(elements[index].box, beyond: Int(InkMatching.reach * 1.5 * pictures.scale))
    var area = box
    for component in map.components(side: max(2, Int(3 * pictures.scale)))
    where component.bounds.overlaps(near) {
      let clipped = component.bounds.overlaps(reach) ? component.bounds.clamped(to: reach) : box
      area = area.union(clipped)
    }
    let others = elements.indices.filter { $0 != index && !elements[$0].box.covers(elements[index].box) }
      .compactMap { place(of: $0) }
    let own = tightInk(of: index)
    let found = ink(in: area.grown(by: 2), of: pictures.design.image, leavingOut: others) { x, y in
      box.contains(x, y) || map.isInside(x, y) && map[x, y]
    }
    guard let found else { return nil }
    let least = max(
      6, ink(in: own, of: pictures.page.image, leavingOut: []) { _, _ in true }.map { $0.count / 12 } ?? 0)
    return found.count >= least ? found.bounds : nil
  }

  /// Where an element stands in the artboard, in pixels; `nil` where that is not known.
  private func place(of index: Int) -> PixelRectangle? {
    let box = pictures.pixels(elements[index].box, beyond: 1)
    switch fates[index] {
    case .inPlace: return box
    case .found(let match): return box.moved(x: Int(match.x.rounded()), y: Int(match.y.rounded()))
    case .unknown: return nil
    }
  }

  /// The pixels of an area that are not its ground: the colour that most of its edge has.
  func ink(
    in area: PixelRectangle, of image: PixelImage, leavingOut others: [PixelRectangle],
    where counts: (Int, Int) -> Bool
  ) -> (bounds: PixelRectangle, count: Int)? {
    let area = area.clipped(to: PixelSize(width: image.width, height: image.height))
    guard !area.isEmpty else { return nil }
    return image.withRows { rows in
      let ring =
        area.x.flatMap { [rows.pixel($0, area.y.lowerBound), rows.pixel($0, area.y.upperBound - 1)] }
        + area.y.flatMap { [rows.pixel(area.x.lowerBound, $0), rows.pixel(area.x.upperBound - 1, $0)] }
      guard let ground = SampledColor.mostFrequent(of: ring)?.color else { return nil }
      var (bounds, count): (PixelRectangle?, Int) = (nil, 0)
      for y in area.y {
        for x in area.x
        where SampledColor(rows.pixel(x, y)).distance(to: ground) > Self.inkContrast && counts(x, y)
          && !others.contains(where: { $0.contains(x, y) })
        {
          count += 1
          let pixel = PixelRectangle(x: x..<x + 1, y: y..<y + 1)
          bounds = bounds?.union(pixel) ?? pixel
        }
      }
      return bounds.map { ($0, count) }
    }
  }

  /// Fainter is ground.
  private static let inkContrast = 28

  // MARK: Edges

  /// Where the edges of a plain area are in the artboard; `nil` where none is found.
  private func edges(of index: Int) -> Rect? {
    let box = elements[index].box
    let finder = EdgeFinding(pictures, leavingOut: boxes(inside: index))
    let area = pictures.pixels(box)
    let found = (
      left: finder.shift(of: area, at: area.x.lowerBound, isVertical: true),
      right: finder.shift(of: area, at: area.x.upperBound, isVertical: true),
      top: finder.shift(of: area, at: area.y.lowerBound, isVertical: false),
      bottom: finder.shift(of: area, at: area.y.upperBound, isVertical: false)
    )
    let known = [found.left, found.right, found.top, found.bottom].compactMap(\.self)
    guard known.count >= 2 else { return nil }
    func points(_ pixels: Int?) -> Double {
      let points = Double(pixels ?? 0) / pictures.scale
      return abs(points) < max(0.45, 0.75 / pictures.artboardScale) ? 0 : points
    }
    let there = Rect(
      minX: box.minX + points(found.left), minY: box.minY + points(found.top),
      maxX: box.maxX + points(found.right), maxY: box.maxY + points(found.bottom))
    return there.width > 0 && there.height > 0 ? there : nil
  }
}

extension PixelRectangle {
  /// The part inside another that it overlaps.
  func clamped(to other: PixelRectangle) -> PixelRectangle {
    PixelRectangle(x: x.clamped(to: other.x), y: y.clamped(to: other.y))
  }
}

extension DifferenceMap {
  func isInside(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }
}
