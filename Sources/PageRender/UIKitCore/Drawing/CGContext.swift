public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A drawing context that records what code draws, in points with y downwards.
///
/// The record consists of shapes, so that it can be drawn at every scale. Blend modes, patterns and erasing
/// are missing.
public final class CGContext {
  /// The drawing area in the context's initial coordinates, in points.
  let bounds: CGRect
  private var state = State()
  private var saved: [State] = []
  private var current = Path()
  /// The recorded items: those outside transparency layers, then a list for each open transparency layer.
  private var drawn: [[Drawn]] = [[]]
  private var layerStates: [State] = []

  private struct State {
    var fill = Color.Dynamic(.black)
    var stroke = Color.Dynamic(.black)
    var line = LineStyle()
    var alpha = 1.0
    var transform = Transform.identity
    /// The clip paths in the context's initial coordinates; drawing is clipped to their intersection.
    var clips: [Shape] = []
    var shadow: LayerStyle.ShadowStyle?
    var interpolationQuality = CGInterpolationQuality.default
  }

  private struct Drawn {
    var clips: [Shape]
    var ink: Ink
  }

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  /// Makes a bitmap context with y upwards. It records shapes, and writes no bytes.
  ///
  /// - Parameter data: Ignored, like all parameters but `width` and `height`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16 else { return nil }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
    if data != nil {
      Effectless.say("CGContext(data:…)", "what the data hold is not drawn, and nothing is written to them")
    }
  }

  /// The image of all that was drawn so far.
  public func makeImage() -> CGImage? {
    UIImage(DrawnPicture(ink: ink, bounds: Rect(bounds), isOpaque: false), scale: 1).cgImage
  }

  public var width: Int { Int(bounds.width) }
  public var height: Int { Int(bounds.height) }

  /// All recorded drawing.
  var ink: [Ink] { folded(drawn.flatMap { $0 }) }

  /// Puts neighbouring items with equal clips under a single clip.
  private func folded(_ drawn: [Drawn]) -> [Ink] {
    var groups: [(clips: [Shape], ink: [Ink])] = []
    for item in drawn {
      if let last = groups.indices.last, groups[last].clips == item.clips {
        groups[last].ink.append(item.ink)
      } else {
        groups.append((item.clips, [item.ink]))
      }
    }
    return groups.flatMap { group in
      group.clips.reversed().reduce(group.ink) { [.clip($1, $0)] }
    }
  }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public func setFillColor(_ color: CGColor) { state.fill = color.dynamic }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.dynamic }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(UIColor(white: gray, alpha: alpha).cgColor)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(UIColor(white: gray, alpha: alpha).cgColor)
  }
  /// Sets the opacity of later drawing, clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? Double(min(alpha, 1)) : 0 }
  /// Does nothing; warns of modes other than `normal` and `copy`.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal && mode != .copy {
      Effectless.say("setBlendMode(_:)", "what is drawn covers what is below it")
    }
  }
  public func setFlatness(_ flatness: CGFloat) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Does nothing, with a warning: a context cannot erase.
  public func clear(_ rect: CGRect) {
    Effectless.say("CGContext.clear(_:)", "what was drawn before stays")
  }
  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = length(width) }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = length(limit) }
  /// Sets the lengths of dashes and gaps in turn, in points; an empty array for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (Double(phase), lengths.map(length))
  }
  /// Sets the shadow of later drawing; a `nil` colour for none. The offset, in points, is not transformed.
  /// The blur is taken as twice the standard deviation, from knowledge.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { color in
      LayerStyle.ShadowStyle(
        color: color.dynamic, opacity: 1,
        offset: Point(x: finite(Double(offset.width)), y: finite(Double(offset.height))),
        radius: length(blur) / 2)
    }
  }
  /// Sets a black shadow with an opacity of ⅓.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1.0 / 3).cgColor)
  }
  /// Does nothing, since edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// The quality of scaling images. With `none` pixels stay squares; all other values have the same result.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: Coordinates

  /// The current transformation matrix, from user space to the context's initial coordinates.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.transform.followed(by: state.transform)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates user space by an angle in radians, clockwise if it is positive.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: The current path

  public var path: CGPath? { current.elements.isEmpty ? nil : CGPath(placed(current, back: true)) }
  public var isPathEmpty: Bool { current.elements.isEmpty }
  public func beginPath() { current = Path() }
  public func closePath() { if !isPathEmpty { current.close() } }

  public func move(to point: CGPoint) { current.move(to: placed(point)) }
  public func addLine(to point: CGPoint) { current.line(to: placed(point)) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.curve(placed(control1), placed(control2), to: placed(end))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.quadraticCurve(placed(control), to: placed(end))
  }
  public func addRect(_ rect: CGRect) { add(Shape.rectangle(Rect(rect)).path) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { add(Shape.ellipse(Rect(rect)).path) }
  public func addPath(_ path: CGPath) { add(path.path) }
  /// Adds an arc, with angles in radians. As in Core Graphics, `clockwise` refers to coordinates with y
  /// upwards; with y downwards the arc runs counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath(placed(current, back: true))
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    current = placed(arc.path)
  }

  private func add(_ path: Path) { current.append(placed(path)) }
  private func placed(_ point: CGPoint) -> Point { state.transform.apply(to: Point(point)) }
  /// Converts a path from user space to the context's initial coordinates, or with `back` in the reverse
  /// direction.
  private func placed(_ path: Path, back: Bool = false) -> Path {
    guard state.transform != .identity else { return path }
    guard back else { return path.transformed(by: state.transform) }
    return state.transform.inverse.map { path.transformed(by: $0) } ?? path
  }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(placed(taken(rule), back: true))
  }

  public func strokePath() { stroke(placed(taken(.winding), back: true), state.line) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = placed(taken(mode.isEvenOdd ? .evenOdd : .winding), back: true)
    if mode.fills { fill(path) }
    if mode.strokes { stroke(path, state.line) }
  }

  /// Returns the current path, and empties it.
  private func taken(_ rule: CGPathFillRule) -> Path {
    defer { current = Path() }
    var path = current
    path.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
    return path
  }

  public func fill(_ rect: CGRect) { fill(Shape.rectangle(Rect(rect.standardized)).path) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(Shape.ellipse(Rect(rect)).path) }
  public func stroke(_ rect: CGRect) { stroke(Shape.rectangle(Rect(rect)).path, state.line) }
  /// Strokes a rectangle's outline with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = length(width)
    stroke(Shape.rectangle(Rect(rect)).path, line)
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Shape.ellipse(Rect(rect)).path, state.line) }
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLine(from: Point(points[index]), to: Point(points[index + 1]))
    }
    stroke(path, state.line)
  }

  func fill(_ path: Path) {
    guard isDrawable(path) else { return }
    add(.fill(path.shape, state.fill))
  }

  func stroke(_ path: Path, _ line: LineStyle) {
    guard isDrawable(path) else { return }
    add(.stroke(path.shape, line, state.stroke))
  }

  /// Draws an image in a rectangle. As in Core Graphics, where y grows upwards, the image is upside down
  /// unless the coordinates were flipped.
  public func draw(_ image: CGImage, in rect: CGRect) {
    var content = ImageContent(image: image.artwork(scale: 1), mode: .stretch, tint: nil)
    content.keepsPixels = interpolationQuality == .none
    let frame = Rect(rect)
    add(
      .transform(
        Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.minY + frame.maxY),
        [.image(content, in: frame)]))
  }

  /// Records a drawing in user space, with the current opacity, shadow and clip.
  func add(_ ink: Ink, alpha: Double = 1) {
    var ink = ink
    let alpha = alpha * state.alpha
    guard alpha > 0 else { return }
    if alpha < 1 { ink = .group(opacity: alpha, [ink]) }
    if state.transform != .identity { ink = .transform(state.transform, [ink]) }
    if let shadow = state.shadow { append(.shadowOf([ink], shadow)) }
    append(ink)
  }

  private func append(_ ink: Ink) {
    drawn[drawn.count - 1].append(Drawn(clips: state.clips, ink: ink))
  }

  private func isDrawable(_ path: Path) -> Bool {
    let bounds = path.bounds
    return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) < 1e6 }
  }

  private func length(_ value: CGFloat) -> Double { value > 0 ? finite(Double(value)) : 0 }

  // MARK: Clips and layers

  /// Clips later drawing to the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.path(taken(rule)))
  }

  public func clip(to rect: CGRect) { clip(to: Shape.rectangle(Rect(rect)).path) }
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Shape.rectangle(Rect(rect)).path) }
    clip(to: path)
  }

  func clip(to path: Path) { state.clips.append(placed(path).shape) }

  /// Begins a layer that is composited as a whole at its end, with the present opacity and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layerStates.append(state)
    saveGState()
    (state.alpha, state.shadow) = (1, nil)
    drawn.append([])
  }

  public func endTransparencyLayer() {
    guard drawn.count > 1, let before = layerStates.popLast() else { return }
    let ink = folded(drawn.removeLast())
    restoreGState()
    guard !ink.isEmpty else { return }
    if let shadow = before.shadow { append(.shadowOf(ink, shadow)) }
    append(.group(opacity: before.alpha, ink))
  }

  // MARK: Gradients

  /// Fills the clip with a linear gradient.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .axial(from: Point(startPoint), to: Point(endPoint)), options)
  }

  /// Fills the clip with a gradient between two circles, both of which have `endCenter` as their centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0, endRadius.isFinite, startRadius >= 0, startRadius <= endRadius else { return }
    let inner = Double(startRadius / endRadius)
    draw(
      gradient,
      .radial(center: Point(endCenter), radii: Size(width: Double(endRadius), height: Double(endRadius))),
      options, from: inner)
  }

  private func draw(
    _ gradient: CGGradient, _ form: Gradient.Form, _ options: CGGradientDrawingOptions, from first: Double = 0
  ) {
    var stops = gradient.stops.map { (place: first + (1 - first) * $0.place, color: $0.color) }
    guard let start = stops.first, let end = stops.last else { return }
    if !options.contains(.drawsBeforeStartLocation) {
      stops.insert((start.place, Color.Dynamic(.clear)), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) { stops.append((end.place, Color.Dynamic(.clear))) }
    let area = placed(Shape.rectangle(Rect(bounds)).path, back: true)
    add(
      .gradient(
        area.shape,
        GradientStyle(stops: stops, form: form, frame: Rect(x: 0, y: 0, width: 1, height: 1))))
  }
}

/// The drawing of a path, with Core Graphics' raw values.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke

  fileprivate var fills: Bool { self != .stroke }
  fileprivate var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}

extension Path {
  /// The path as a shape; a rectangle if the path is one.
  fileprivate var shape: Shape {
    let box = bounds
    var rectangle = Path()
    rectangle.addRectangle(box)
    return elements == rectangle.elements ? .rectangle(box) : .path(self)
  }
}
