internal import Glibc
internal import LayoutEngine

/// A page's operators as they are written, and the resources that they name. In points, y growing downwards.
///
/// Numbers are within the limits of `SceneItem.isWithinPages`.
struct PDFCanvas: ~Copyable {
  /// The page's size, in points.
  let size: Size
  let pictures: PDFPictures
  /// The page, or the form that is being drawn.
  var stream: Stream
  /// The streams around the one that is drawn on: the page, and forms.
  var outer: [Stream] = []
  var resources = PDFResources()
  var structure: PDFPageStructure

  /// A content stream that is being written.
  struct Stream {
    var operators = PDFOperators()
    var state: State
    var saved: [State] = []
    /// The transform from the stream's coordinates to the page's points.
    let base: Transform
  }

  /// The graphics state that operators have set.
  struct State {
    /// The current transformation matrix: from the current coordinates to the page's points.
    var transform: Transform
    /// The bounds of the clip on the page, in points: nothing outside of them shows.
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
    /// The character spacing (`Tc`), in points.
    var spacing: Double? = 0
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
    stream = Stream(state: State(transform: .identity, visible: page), base: .identity)
    operators.concatenate(Self.upwards(size), places: 6)
  }

  /// PDF's y grows upwards.
  static func upwards(_ size: Size) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
  }

  /// True if what is drawn is on the page rather than in a form.
  var isOnPage: Bool { outer.isEmpty }

  var operators: PDFOperators {
    @inline(__always) _read { yield stream.operators }
    @inline(__always) _modify { yield &stream.operators }
  }

  var state: State {
    @inline(__always) _read { yield stream.state }
    @inline(__always) _modify { yield &stream.state }
  }

  // MARK: States

  /// Runs `body`, after which everything that it set is as it was.
  mutating func saving(_ body: (inout PDFCanvas) throws -> Void) rethrows {
    operators.add("q")
    stream.saved.append(state)
    defer {
      if let last = stream.saved.popLast() { state = last }
      if isOnPage, let mark = structure.mark, mark.depth > stream.saved.count { endMark() }
      operators.add("Q")
    }
    try body(&self)
  }

  /// Runs `body` with coordinates that the transform leads from; not where all together have no way back.
  mutating func transformed(by transform: Transform, _ body: (inout PDFCanvas) throws -> Void) rethrows {
    let whole = transform.followed(by: state.transform)
    guard transform.isDrawable, whole.isDrawable else { return }
    try saving {
      $0.concatenate(transform)
      try body(&$0)
    }
  }

  /// Has the coordinates be those that a transform leads from.
  mutating func concatenate(_ transform: Transform) {
    operators.concatenate(transform, places: state.places)
    let whole = transform.followed(by: state.transform)
    let growth = max(whole.a * whole.a + whole.b * whole.b, whole.c * whole.c + whole.d * whole.d)
    state.transform = whole
    state.places = min(max(Int(log10(growth.squareRoot() * 100).rounded(.up)), 0), 6)
  }

  /// Runs `body` with drawing limited to the shape.
  mutating func clipped(to shape: Shape, _ body: (inout PDFCanvas) throws -> Void) rethrows {
    guard shape.hasArea else { return }
    try saving {
      $0.clip(to: shape)
      try body(&$0)
    }
  }

  mutating func clip(to shape: Shape) {
    addPath(of: shape)
    operators.add(shape.fillRule == .evenOdd ? "W*" : "W")
    operators.add("n")
    let bounds = state.transform.bounds(of: shape.bounds)
    state.visible = state.visible.intersection(bounds) ?? Rect(origin: bounds.origin, size: .zero)
  }

  // MARK: Shapes

  /// Covers the page.
  mutating func clear(to color: Color) {
    guard color.alpha > 0 else { return }
    fill(.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), with: color)
  }

  mutating func fill(_ shape: Shape, with color: Color) {
    guard color.alpha > 0, shape.hasArea else { return }
    mark()
    setFill(color)
    addPath(of: shape)
    operators.add(shape.fillRule == .evenOdd ? "f*" : "f")
  }

  mutating func stroke(_ shape: Shape, _ stroke: Stroke) {
    guard stroke.width > 0, stroke.color.alpha > 0, shape.hasOutline else { return }
    mark()
    setStroke(stroke.color)
    setLine(PDFLineStyle(stroke))
    addPath(of: shape)
    operators.add("S")
  }

  // MARK: Colours and lines

  mutating func setFill(_ color: Color) {
    setAlpha(color.alpha)
    guard state.fill != RGB(color) else { return }
    state.fill = RGB(color)
    add(color)
    operators.add(color.isGray ? "g" : "rg")
  }

  private mutating func setStroke(_ color: Color) {
    setAlpha(color.alpha)
    guard state.stroke != RGB(color) else { return }
    state.stroke = RGB(color)
    add(color)
    operators.add(color.isGray ? "G" : "RG")
  }

  /// Exact to a tenth of one of 255 levels.
  private mutating func add(_ color: Color) {
    func add(_ part: Double, to operators: inout PDFOperators) {
      operators.add(min(max(part, 0), 1), places: 4)
    }
    add(color.red, to: &operators)
    guard !color.isGray else { return }
    add(color.green, to: &operators)
    add(color.blue, to: &operators)
  }

  mutating func setAlpha(_ alpha: Double) {
    let alpha = min(max(alpha, 0), 1)
    guard state.alpha != alpha else { return }
    state.alpha = alpha
    operators.add(resources.state(.alpha(alpha)))
    operators.add("gs")
  }

  private mutating func setLine(_ line: PDFLineStyle) {
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

extension Shape {
  /// True if there is something inside: readers would show a hair's breadth of what has none.
  var hasArea: Bool {
    let bounds = bounds
    return bounds.width != 0 && bounds.height != 0
  }

  /// True if there is something to draw a line along: readers would show a point of a path that has nothing.
  fileprivate var hasOutline: Bool {
    guard case .path(let path) = self else { return true }
    return path.elements.contains { $0 != .close }
  }
}

extension Color {
  fileprivate var isGray: Bool { red == green && green == blue }
}
