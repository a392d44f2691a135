internal import LayoutEngine

/// Compares a page, of which all is known, with an artboard, which is pixels: each thing that the page shows is looked for in
/// the artboard, where it stands, near by, or in another size; what is left over there no view has.
struct ArtboardComparison {
  let pictures: DesignPictures
  let elements: [DesignElement]
  let matching: InkMatching
  /// What became of each element.
  var fates: [Fate]
  var map: DifferenceMap
  var differences: [DesignDifference] = []
  /// Both pictures, for comparing letters; made when they are needed.
  private(set) lazy var smoothed = (
    page: pictures.page.levels[0].smoothed, design: pictures.design.levels[0].smoothed
  )

  enum Fate {
    /// Where it stands, or nothing of it can be seen.
    case inPlace
    /// Moved by so many pixels; the same shapes as far as the score says.
    case found(InkMatching.Match)
    /// Not found near by; the best that looks somewhat like it.
    case unknown(InkMatching.Match?)
  }

  /// A match of this score shows the same thing.
  static let sureScore = 0.9

  /// - Parameter ignored: In points, what the system or nobody draws there; things of the page in it are compared all the same.
  init(_ pictures: DesignPictures, elements: [DesignElement], ignoring ignored: [Rect]) {
    self.pictures = pictures
    self.elements = elements
    matching = InkMatching(page: pictures.page, design: pictures.design, scale: pictures.scale)
    fates = Array(repeating: .inPlace, count: elements.count)
    map = DifferenceMap(
      page: pictures.page.image, design: pictures.design.image, grounds: pictures.grounds,
      tolerance: Self.edgeTolerance + 4 * pictures.tolerance)
    let small = elements.filter { $0.kind == .text || $0.kind == .control }
    for area in ignored {
      let own = small.filter { $0.box.intersection(area) != nil }
      map.clear(pictures.pixels(area, beyond: 1), keeping: own.map { pictures.pixels($0.box, beyond: 1) })
    }
  }

  /// What is no edge that another program smooths otherwise.
  private static let edgeTolerance = 4

  /// Everything in which they differ.
  mutating func run() -> [DesignDifference] {
    addBackground()
    place()
    for index in elements.indices { addColors(of: index) }
    for index in elements.indices { addTextFaults(of: index) }
    for index in elements.indices { explainMove(of: index) }
    for index in elements.indices { resolve(index) }
    addLeftovers()
    return differences
  }

  private mutating func addBackground() {
    let (here, there) = (pictures.grounds.page, pictures.grounds.design)
    guard here.distance(to: there) > pictures.tolerance else { return }
    differences.append(DesignDifference(kind: .background(here: here, there: there), name: ""))
  }

  // MARK: Places

  private mutating func place() {
    var hints: [(x: Int, y: Int)] = []
    for index in elements.indices {
      let area = pictures.pixels(elements[index].box, beyond: Self.margin(of: elements[index]))
      guard map.count(in: area) > 0 else { continue }
      let others = boxes(inside: index)
      let isPlain = elements[index].kind == .shape
      let inner = isPlain ? area.shrunk(by: 2 * Self.shapeMargin) : nil
      let share =
        inner.map { 1 - Double($0.width * $0.height) / Double(max(area.width * area.height, 1)) } ?? 1
      let match = matching.match(area, hints: hints, share: share) { x, y in
        guard let inner else { return false }
        return inner.contains(x, y) || others.contains { $0.contains(x, y) }
      }
      guard let match else { continue }
      if match.score >= Self.sureScore {
        fates[index] = .found(match)
        let shift = (x: Int(match.x.rounded()), y: Int(match.y.rounded()))
        if shift != (0, 0), !hints.contains(where: { $0 == shift }) { hints.append(shift) }
      } else {
        fates[index] = .unknown(match)
      }
    }
  }

  private static let shapeMargin = 3

  /// Ground around the ink, in pixels, so that edges count.
  private static func margin(of element: DesignElement) -> Int { element.kind == .shape ? shapeMargin : 2 }

  /// What is painted on an element, in pixels.
  func boxes(inside index: Int) -> [PixelRectangle] {
    elements.indices.filter { $0 != index && elements[index].box.covers(elements[$0].box) }
      .map { pictures.pixels(elements[$0].box, beyond: 1) }
  }

  /// By how much an element moved, in halves of points; `nil` where it did not, or was not found.
  func shift(of index: Int) -> (x: Double, y: Double)? {
    guard case .found(let match) = fates[index] else { return nil }
    // A page laid out for fewer pixels a point stands up to half of one elsewhere.
    let least = max(0.45, 0.75 / pictures.artboardScale)
    func points(_ pixels: Double) -> Double {
      let points = pixels / pictures.scale
      return abs(points) < least ? 0 : (points * 2).rounded() / 2
    }
    let shift = (x: points(match.x), y: points(match.y))
    return shift == (0, 0) ? nil : shift
  }

  /// Tells that an element moved; what differs at both its places is explained.
  private mutating func explainMove(of index: Int) {
    guard case .found(let match) = fates[index] else { return }
    let area = pictures.pixels(elements[index].box, beyond: 2)
    let moved = area.moved(x: Int(match.x.rounded()), y: Int(match.y.rounded()))
    if let shift = shift(of: index) {
      let box = elements[index].box
      differences.append(
        DesignDifference(
          kind: .moved(x: shift.x, y: shift.y), name: elements[index].name, here: box,
          there: box.offsetBy(x: match.x / pictures.scale, y: match.y / pictures.scale)))
      clear(area, of: index)
      clear(moved, of: index)
    }
  }

  /// What differs in the place of an element is explained; on a plain area only its edges are.
  mutating func clear(_ area: PixelRectangle, of index: Int) {
    guard elements[index].kind == .shape, let inner = area.shrunk(by: 6) else {
      map.clear(area)
      return
    }
    for edge in area.around(inner) { map.clear(edge) }
  }
}

extension PixelRectangle {
  func contains(_ column: Int, _ row: Int) -> Bool { x.contains(column) && y.contains(row) }

  /// What is left between edges moved inwards; `nil` where nothing is.
  func shrunk(by margin: Int) -> PixelRectangle? {
    guard width > 2 * margin, height > 2 * margin else { return nil }
    return PixelRectangle(
      x: x.lowerBound + margin..<x.upperBound - margin, y: y.lowerBound + margin..<y.upperBound - margin)
  }

  func grown(by margin: Int) -> PixelRectangle {
    PixelRectangle(
      x: x.lowerBound - margin..<x.upperBound + margin, y: y.lowerBound - margin..<y.upperBound + margin)
  }

  func moved(x dx: Int, y dy: Int) -> PixelRectangle {
    PixelRectangle(
      x: x.lowerBound + dx..<x.upperBound + dx, y: y.lowerBound + dy..<y.upperBound + dy)
  }

  /// The four parts around a rectangle inside.
  func around(_ inner: PixelRectangle) -> [PixelRectangle] {
    [
      PixelRectangle(x: x, y: y.lowerBound..<inner.y.lowerBound),
      PixelRectangle(x: x, y: inner.y.upperBound..<y.upperBound),
      PixelRectangle(x: x.lowerBound..<inner.x.lowerBound, y: y),
      PixelRectangle(x: inner.x.upperBound..<x.upperBound, y: y),
    ]
  }
}
