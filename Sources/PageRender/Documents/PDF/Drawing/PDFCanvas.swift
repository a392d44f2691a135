internal import Glibc
internal import LayoutEngine

/// What a page is drawn on: writes the operators that draw it, and notes what they draw with. In points, y growing downwards.
///
/// Numbers are within the limits of `SceneItem.isWithinPages`. Belongs to one task.
final class PDFCanvas {
  /// In points.
  let size: Size
  let pictures: PDFPictures
  /// The page, and behind it the forms that are being drawn.
  var streams: [Stream]
  var resources = PDFResources()
  var structure: PDFPageStructure
  /// A content stream that is being written.
  struct Stream {
    var operators = PDFOperators()
    var state: State
    var saved: [State] = []
    /// From its coordinates to the page's points.
    let base: Transform
  }

  /// What operators have set.
  struct State {
    /// From the coordinates at hand to the page's points.
    var transform: Transform
    /// On the page: nothing outside of it is seen.
    var visible: Rect
    /// Places behind the point with which a coordinate is exact to a hundredth of a point.
    var places = 2
    /// Pages and groups begin opaque, whatever they are drawn with (ISO 32000-1, 11.6.6).
    var alpha = 1.0
    /// `nil` where they are as whatever draws this left them.
    var fill: RGB?
    var stroke: RGB?
    var line: PDFLineStyle?
    var font: (name: PDFResourceName, size: Double)?
  }

  /// A colour without its opacity.
  struct RGB: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    init(_ color: Color) { (red, green, blue) = (color.red, color.green, color.blue) }
  }

  /// - Parameter isTagged: Whether the page has parts of the document's structure; all else is marked as decoration then.
  init(size: Size, isTagged: Bool, pictures: PDFPictures) {
    (self.size, self.pictures) = (size, pictures)
    structure = PDFPageStructure(isTagged: isTagged)
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    streams = [Stream(state: State(transform: .identity, visible: page), base: .identity)]
    // PDF's y grows upwards.
    operators.add(1, 0, 0, -1, 0, size.height, places: 6, "cm")
  }

  var operators: PDFOperators {
    get { streams[streams.count - 1].operators }
    _modify { yield &streams[streams.count - 1].operators }
  }

  /// Writes many operators, which takes less time together; `body` may not ask the canvas for anything.
  func write(_ body: (inout PDFOperators) -> Void) { body(&streams[streams.count - 1].operators) }

  var state: State {
    get { streams[streams.count - 1].state }
    _modify { yield &streams[streams.count - 1].state }
  }

  // MARK: States

  /// Runs `body`, after which everything that it set is as it was.
  func saving(_ body: () throws -> Void) rethrows {
    operators.add("q")
    streams[streams.count - 1].saved.append(state)
    defer {
      if let last = streams[streams.count - 1].saved.popLast() { state = last }
      if streams.count == 1, let mark = structure.mark, mark.depth > streams[0].saved.count { endMark() }
      operators.add("Q")
    }
    try body()
  }

  /// Runs `body` with coordinates that the transform leads from; not where all together have no way back.
  func transformed(by transform: Transform, _ body: () throws -> Void) rethrows {
    let whole = transform.followed(by: state.transform)
    guard transform.isDrawable, whole.isDrawable else { return }
    try saving {
      concatenate(transform)
      try body()
    }
  }

  /// Has the coordinates be those that a transform leads from.
  func concatenate(_ transform: Transform) {
    let places = state.places
    for number in [transform.a, transform.b, transform.c, transform.d] { operators.add(number, places: 6) }
    operators.add(transform.tx, places: places)
    operators.add(transform.ty, places: places)
    operators.add("cm")
    let whole = transform.followed(by: state.transform)
    let growth = max(whole.a * whole.a + whole.b * whole.b, whole.c * whole.c + whole.d * whole.d)
    state.transform = whole
    state.places = min(max(Int(log10(growth.squareRoot() * 100).rounded(.up)), 0), 6)
  }

  /// Runs `body` with drawing limited to the shape.
  func clipped(to shape: Shape, _ body: () throws -> Void) rethrows {
    guard shape.hasArea else { return }
    try saving {
      clip(to: shape)
      try body()
    }
  }

  func clip(to shape: Shape) {
    addPath(of: shape)
    operators.add(shape.fillRule == .evenOdd ? "W*" : "W")
    operators.add("n")
    let bounds = state.transform.bounds(of: shape.bounds)
    state.visible = state.visible.intersection(bounds) ?? Rect(origin: bounds.origin, size: .zero)
  }

  // MARK: Shapes

  /// Covers the page.
  func clear(to color: Color) {
    guard color.alpha > 0 else { return }
    fill(.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), with: color)
  }

  func fill(_ shape: Shape, with color: Color) {
    guard color.alpha > 0, shape.hasArea else { return }
    mark()
    setFill(color)
    addPath(of: shape)
    operators.add(shape.fillRule == .evenOdd ? "f*" : "f")
  }

  func stroke(_ shape: Shape, _ stroke: Stroke) {
    guard stroke.width > 0, stroke.color.alpha > 0, shape.hasOutline else { return }
    mark()
    setStroke(stroke.color)
    setLine(PDFLineStyle(stroke))
    addPath(of: shape)
    operators.add("S")
  }

  // MARK: Colours and lines

  func setFill(_ color: Color) {
    setAlpha(color.alpha)
    guard state.fill != RGB(color) else { return }
    state.fill = RGB(color)
    add(color)
    operators.add(color.isGray ? "g" : "rg")
  }

  private func setStroke(_ color: Color) {
    setAlpha(color.alpha)
    guard state.stroke != RGB(color) else { return }
    state.stroke = RGB(color)
    add(color)
    operators.add(color.isGray ? "G" : "RG")
  }

  /// Exact to a tenth of one of 255 levels.
  private func add(_ color: Color) {
    let parts = color.isGray ? [color.red] : [color.red, color.green, color.blue]
    for part in parts { operators.add(min(max(part, 0), 1), places: 4) }
  }

  func setAlpha(_ alpha: Double) {
    let alpha = min(max(alpha, 0), 1)
    guard state.alpha != alpha else { return }
    state.alpha = alpha
    operators.add(resources.state(.alpha(alpha)))
    operators.add("gs")
  }

  private func setLine(_ line: PDFLineStyle) {
    guard state.line != line else { return }
    let last = state.line
    if last?.width != line.width { operators.add(line.width, places: 6, "w") }
    if last?.cap != line.cap { operators.add(line.cap, places: 0, "J") }
    if last?.join != line.join { operators.add(line.join, places: 0, "j") }
    if last?.miterLimit != line.miterLimit { operators.add(line.miterLimit, places: 3, "M") }
    if last?.dashes != line.dashes || last?.phase != line.phase {
      operators.add(bytes: "[".utf8)
      for dash in line.dashes { operators.add(dash, places: 6) }
      operators.add(bytes: "]".utf8)
      operators.add(line.phase, places: 6, "d")
    }
    state.line = line
  }
}

/// How lines are drawn, in PDF's numbers (ISO 32000-1, 8.4.3).
struct PDFLineStyle: Equatable {
  let width: Double
  let cap: Double
  let join: Double
  let miterLimit: Double
  let dashes: [Double]
  let phase: Double

  init(_ stroke: Stroke) {
    width = stroke.width
    switch stroke.cap {
    case .butt: cap = 0
    case .round: cap = 1
    case .square: cap = 2
    }
    switch stroke.join {
    case .miter: join = 0
    case .round: join = 1
    case .bevel: join = 2
    }
    // Less than one line width is none.
    miterLimit = max(stroke.miterLimit, 1)
    dashes = stroke.pattern
    // Readers ask that it is not negative; a pattern of an odd number of lengths repeats after two of it.
    let length = dashes.reduce(0, +) * (dashes.count % 2 == 0 ? 1 : 2)
    let rest = dashes.isEmpty ? 0 : stroke.dashPhase.truncatingRemainder(dividingBy: length)
    phase = rest < 0 ? rest + length : rest
  }
}

extension Shape {
  /// Whether there is something inside: readers would show a hair's breadth of what has none.
  var hasArea: Bool {
    let bounds = bounds
    return bounds.width != 0 && bounds.height != 0
  }

  /// Whether there is something to draw a line along: readers would show a point of a path that has nothing.
  fileprivate var hasOutline: Bool {
    guard case .path(let path) = self else { return true }
    return path.elements.contains { $0 != .close }
  }
}

extension Color {
  fileprivate var isGray: Bool { red == green && green == blue }
}
