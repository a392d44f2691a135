internal import LayoutEngine
internal import PageDrawing

/// Compares a page, of which all is known, with an artboard, which is pixels: each thing that the page shows is looked for in
/// the artboard, where it stands, near by, or in another size; what is left over there no view has.
struct ArtboardComparison {
  let pictures: DesignPictures
  let elements: [DesignElement]
  let matching: InkMatching
  /// The artboard's size beyond the screen's, in points. Differences that follow from it are not reported.
  let excess: Size
  /// The outcome for each element.
  var fates: [Fate]
  /// The matches of each line of a text with several; empty for others and if they were not found.
  var lines: [[InkMatching.Match]]
  /// The differences not explained yet.
  var map: DifferenceMap
  var differences: [DesignDifference] = []
  /// Both pictures, for comparing letters; made when they are needed.
  private(set) lazy var letters = (page: pictures.page.letters, design: pictures.design.letters)

  enum Fate {
    /// The element stands in its place, or nothing of it can be seen.
    case inPlace
    /// Moved by so many pixels; the same shapes as far as the score says.
    case found(InkMatching.Match)
    /// Not found near by; the best that looks somewhat like it.
    case unknown(InkMatching.Match?)
  }

  /// A match of this score shows the same thing.
  static let sureScore = 0.9
  /// The sure score in an artboard of another size, in which things stand at any fraction of a pixel.
  private static let sureScoreOfOtherSize = 0.8

  var leastScore: Double { excess == .zero ? Self.sureScore : Self.sureScoreOfOtherSize }

  /// - Parameters:
  ///   - excess: By how much the artboard is wider and higher than the screen, in points.
  ///   - ignored: In points, what the system or nobody draws there; things of the page in it are compared all the same.
  init(
    _ pictures: DesignPictures, elements: [DesignElement], excess: Size = .zero, ignoring ignored: [Rect]
  ) {
    self.pictures = pictures
    self.elements = elements
    self.excess = excess
    matching = InkMatching(
      page: pictures.page, design: pictures.design, scale: pictures.scale, excess: excess)
    fates = Array(repeating: .inPlace, count: elements.count)
    lines = Array(repeating: [], count: elements.count)
    map = DifferenceMap(
      page: pictures.page.image, design: pictures.design.image, grounds: pictures.grounds,
      tolerance: Self.edgeTolerance + 4 * pictures.tolerance, reach: pictures.edgeReach)
    let small = elements.filter { $0.kind == .text || $0.kind == .control }
    for area in ignored {
      let own = small.filter { $0.box.intersection(area) != nil }
      map.clear(pictures.pixels(area, beyond: 1), keeping: own.map { pictures.pixels($0.box, beyond: 1) })
    }
    place()
  }

  /// The distance of pixels that may be an edge that another program smooths otherwise.
  private static let edgeTolerance = 4

  /// Everything in which they differ.
  mutating func run() -> [DesignDifference] {
    addBackground()
    for index in elements.indices { addColors(of: index) }
    for index in elements.indices { addTextFaults(of: index) }
    for index in elements.indices { addWeight(of: index) }
    for index in elements.indices { explainMove(of: index) }
    for index in elements.indices { resolve(index) }
    if excess == .zero { addLeftovers() }
    return differences
  }

  private mutating func addBackground() {
    let (here, there) = (pictures.grounds.page, pictures.grounds.design)
    guard here.distance(to: there) > pictures.tolerance else { return }
    differences.append(DesignDifference(kind: .background(here: here, there: there)))
  }

  /// Marks the differences in an element's place as explained; on a plain area only those of its edges.
  mutating func clear(_ area: PixelRectangle, of index: Int) {
    guard elements[index].kind == .shape, let inner = area.shrunk(by: 6) else {
      map.clear(area)
      return
    }
    for edge in area.around(inner) { map.clear(edge) }
  }

  mutating func add(_ kind: DesignDifference.Kind, _ index: Int, here: Rect, there: Rect?) {
    differences.append(
      DesignDifference(
        kind: kind, name: elements[index].name, element: index, here: here, there: there))
  }
}
