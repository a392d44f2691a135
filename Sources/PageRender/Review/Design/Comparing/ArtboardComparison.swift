internal import LayoutEngine
internal import PageDrawing

/// Compares a laid-out page with an artboard, of which only pixels are known. Each element of the page is
/// looked for in the artboard: in place, nearby, or in another size. The remaining differences are of no
/// view.
struct ArtboardComparison {
  let pictures: DesignPictures
  let elements: [DesignElement]
  let matching: InkMatching
  /// The artboard's size minus the screen's, in points. Differences that follow from it are not reported.
  let excess: Size
  /// The outcome for each element, by its index in `elements`.
  var fates: [Fate]
  /// The matches of each line, by the text's index in `elements`; empty for a single line and for lines that
  /// were not found.
  var lines: [[InkMatching.Match]]
  /// The differences that no element has explained yet.
  var map: DifferenceMap
  var differences: [DesignDifference] = []
  /// The lightness of both pictures, for comparing letters; made on first use.
  private(set) lazy var letters = (page: pictures.page.letters, design: pictures.design.letters)

  enum Fate {
    /// The element is in place, or invisible.
    case inPlace
    /// The element was found at a shift, with the score of its shape.
    case found(InkMatching.Match)
    /// The element was not found nearby; the best match, if any, has too low a score.
    case unknown(InkMatching.Match?)
  }

  /// The least score at which a match is certain.
  static let sureScore = 0.9
  /// The least score at which a match is certain if the artboard's size is not the screen's: its elements may
  /// then lie at fractions of pixels.
  private static let sureScoreOfOtherSize = 0.8

  var leastScore: Double { excess == .zero ? Self.sureScore : Self.sureScoreOfOtherSize }

  /// - Parameters:
  ///   - excess: The artboard's size minus the screen's, in points.
  ///   - ignored: Areas in which only the artboard shows system bars, or that it lacks, in points. Texts and
  ///     controls in them are compared all the same.
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

  /// The difference of pixels up to which they may be edges with other antialiasing.
  private static let edgeTolerance = 4

  /// Finds all differences.
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

  /// Clears the map in an area of an element; for a plain area, only along its edges.
  mutating func clear(_ area: PixelRectangle, of index: Int) {
    guard elements[index].kind == .shape, let inner = area.shrunk(by: 6) else {
      map.clear(area)
      return
    }
    for edge in area.around(inner) { map.clear(edge) }
  }

  /// Clears the map in an element's areas on the page and in the artboard; for a plain area, along its edges and
  /// where only one of the two has it, except in the elements on it.
  mutating func clear(_ here: PixelRectangle, and there: PixelRectangle, of index: Int) {
    for (area, other) in [(here, there), (there, here)] {
      clear(area, of: index)
      guard elements[index].kind == .shape else { continue }
      for part in area.around(area.clamped(to: other)) { map.clear(part, keeping: boxes(inside: index)) }
    }
  }

  mutating func add(_ kind: DesignDifference.Kind, _ index: Int, here: Rect, there: Rect?) {
    differences.append(
      DesignDifference(
        kind: kind, name: elements[index].name, element: index, here: here, there: there))
  }
}
