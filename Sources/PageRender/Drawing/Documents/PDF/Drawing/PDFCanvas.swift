internal import Glibc
internal import LayoutEngine

/// The content stream of a page that is being drawn, and its resources; in points, y growing downwards.
///
/// Numbers are within the limits of `SceneItem.isWithinPages`.
struct PDFCanvas: ~Copyable {
  /// The page's size, in points.
  let size: Size
  let pictures: PDFPictures
  /// The stream that is drawn into: the page's or a form's.
  var stream: Stream
  /// The streams around `stream`: the page's first, then those of the forms that contain it.
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
    /// The number of decimals that makes a coordinate exact to a hundredth of a point.
    var places = 2
    /// The constant opacity, 1 at the start of pages and groups (ISO 32000-1, 11.6.6).
    var alpha = 1.0
    /// The fill colour. Colours, line style and font are `nil` if unknown, as in forms, which inherit them.
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

  /// - Parameter isTagged: True if the page has elements of the document's structure; all other content is
  ///   marked as artifacts then.
  init(size: Size, isTagged: Bool, pictures: PDFPictures) {
    self.size = size
    self.pictures = pictures
    structure = PDFPageStructure(isTagged: isTagged)
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    stream = Stream(state: State(transform: .identity, visible: page), base: .identity)
    stream.operators.concatenate(Self.upwards(size), places: 6)
  }

  /// The transform from a y axis that points down to PDF's, which points up.
  static func upwards(_ size: Size) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
  }

  /// True if drawing goes to the page rather than into a form.
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

  /// Runs `body` between saving and restoring the graphics state.
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

  /// Runs `body` in user space transformed by `transform`; not at all if the resulting matrix is singular.
  mutating func transformed(by transform: Transform, _ body: (inout PDFCanvas) throws -> Void) rethrows {
    let whole = transform.followed(by: state.transform)
    guard transform.isDrawable, whole.isDrawable else { return }
    try saving {
      $0.concatenate(transform)
      try body(&$0)
    }
  }

  /// Concatenates a transform with the current transformation matrix.
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

  /// Fills the page with a colour.
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

  /// Adds the components of a colour, a grey's only once, exact to a tenth of one of 255 levels.
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
  /// True if the shape's bounds have an area: readers would draw a hairline for a shape without one.
  var hasArea: Bool {
    let bounds = bounds
    return bounds.width != 0 && bounds.height != 0
  }

  /// True if the shape has a segment to stroke: readers would draw a dot for a path without one.
  fileprivate var hasOutline: Bool {
    guard case .path(let path) = self else { return true }
    return path.elements.contains { $0 != .close }
  }
}

extension Color {
  fileprivate var isGray: Bool { red == green && green == blue }
}
