import LayoutEngine
import PageBase
import PageTestSupport

@testable import PageDrawing
@testable import PageLayout

/// Answers about the drawing of views and their layers.
@MainActor
enum LayerAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "layers": { question in
      let items = try LayerTree(question.lines).items()
      if question.has("radii") {
        return items.map { DrawnFigures.radius($0).map(Say.number) ?? "-" }.joined(separator: " ")
      }
      guard question.has("x") else { return Say.list(outline(items)) }
      return items.map { item in
        if case .shape(let shape, _) = item.kind { Say.number(shape.bounds.minX) } else { "?" }
      }.joined(separator: " ")
    }
  ]

  /// The kind of each item, with the frames of its shapes.
  nonisolated static func outline(_ items: [SceneItem]) -> [String] {
    func place(_ shape: Shape) -> String {
      DrawnFigures.frame(shape.bounds).map { JSONOutput.format($0) }.joined(separator: " ")
    }
    func inside(_ items: [SceneItem]) -> String { outline(items).joined(separator: ", ") }
    return items.map { item in
      switch item.kind {
      case .shape(let shape, _): "fill \(place(shape))"
      case .stroke(let shape, let stroke): "line \(place(shape)) \(JSONOutput.format(stroke.width))"
      case .shadow(let shape, _): "shadow \(place(shape))"
      case .clip(let shape, let items): "clip \(place(shape)) (\(inside(items)))"
      case .group(let opacity, let items): "group \(opacity) (\(inside(items)))"
      case .transform(let transform, let items):
        "transform \(transform.a) \(transform.tx) \(transform.ty) (\(inside(items)))"
      case .mask(let stencil, let items): "mask (\(inside(stencil))) (\(inside(items)))"
      case .shadowOf(let items, _): "shadow of (\(inside(items)))"
      case .image(let image): "image \(place(.rectangle(image.frame)))"
      case .glyphs(let run): "text \(run.text)"
      case .gradient(let shape, _): "gradient \(place(shape))"
      case .backdrop, .tagged, .filtered: "else"
      }
    }
  }
}

/// Views of a case with their layers.
private struct LayerTree {
  private var views: [ViewNode] = []
  private var frames: [Rect] = []

  init(_ lines: [Question]) throws { _ = try read(lines[...]) }

  func items() throws -> [SceneItem] {
    let tree = ViewTree(layout: LayoutInput(), views: views, diagnostics: [])
    var builder = SceneBuilder(
      tree: tree, result: ViewPicture(tree: tree, frames: frames).layout,
      measurer: try DrawnFigures.canvas(.zero).measurer, appearance: .light,
      size: Size(width: 400, height: 400))
    return builder.items()
  }

  /// Reads the first line, a view, with the lines within it, and returns the view's item.
  private mutating func read(_ lines: ArraySlice<Question>) throws -> Int {
    let line = lines[lines.startIndex]
    let item = views.count
    var style = try style(of: line)
    views.append(
      ViewNode(
        className: "UIView", item: item, children: [], backgroundColor: try color(line),
        alpha: try line.number("alpha", 1), isHidden: false, clipsToBounds: line.has("clips"),
        layer: LayerStyle(), content: .none))
    frames.append(try Question.rect(line.words[1]))
    for part in parts(of: lines) {
      switch part[part.startIndex].words[0] {
      case "view":
        let child = try read(part)
        views[item].children.append(child)
      case "layer": style.sublayers.append(try layer(part))
      case "mask": style.mask.append(try layer(part))
      default: throw CaseError("no view or layer: \(part[part.startIndex].words)")
      }
    }
    views[item].layer = style
    return item
  }

  /// The lines within the first, by their own first lines.
  private func parts(of lines: ArraySlice<Question>) -> [ArraySlice<Question>] {
    let inner = lines.dropFirst()
    guard let indent = inner.first?.indent else { return [] }
    let starts = inner.indices.filter { inner[$0].indent == indent }
    return zip(starts, starts.dropFirst() + [inner.endIndex]).map { inner[$0..<$1] }
  }

  private func layer(_ lines: ArraySlice<Question>) throws -> LayerNode {
    let line = lines[lines.startIndex]
    var layer = LayerNode(frame: try Question.rect(line.words[1]))
    layer.backgroundColor = try color(line)
    layer.opacity = try line.number("opacity", 1)
    layer.masksToBounds = line.has("clips")
    layer.viewsAbove = Int(try line.number("above", 0))
    layer.style = try style(of: line)
    for part in parts(of: lines) {
      if part[part.startIndex].words[0] == "mask" {
        layer.style.mask.append(try self.layer(part))
      } else {
        layer.style.sublayers.append(try self.layer(part))
      }
    }
    return layer
  }

  private static let red = Color.Dynamic(Color(rgb: 0xFF0000))
  private static let names: [String: Color.Dynamic] = [
    "red": red, "blue": Color.Dynamic(Color(rgb: 0x0000FF)),
    "clear": Color.Dynamic(.clear), "night": Color.Dynamic(light: .clear, dark: .black),
  ]

  private func color(_ line: Question) throws -> Color.Dynamic? {
    line.words.dropFirst(2).compactMap { Self.names[$0] }.first
  }

  private func style(of line: Question) throws -> LayerStyle {
    let known = ["clips", "shape"] + Self.names.keys
    let attributes = [
      "bounds", "move", "scale", "anchor", "z", "above", "corner", "concentric", "border", "edge", "alpha",
      "opacity", "shadow", "path", "ink",
    ]
    for word in line.words.dropFirst(2)
    where !known.contains(word) && !attributes.contains(String(word.prefix { $0 != "=" })) {
      throw CaseError("cannot read \(word)")
    }
    func point(_ name: String) throws -> Point? {
      let numbers = try line.numbers(name)
      return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
    }
    var style = LayerStyle()
    style.boundsOrigin = try point("bounds") ?? style.boundsOrigin
    style.anchor = try point("anchor") ?? style.anchor
    if let move = try point("move") { style.transform = Transform(x: move.x, y: move.y) }
    if let scale = try point("scale") {
      style.transform = Transform(a: scale.x, b: 0, c: 0, d: scale.y, tx: 0, ty: 0)
    }
    style.zPosition = try line.number("z", 0)
    style.corners = Corners(radius: try line.number("corner", 0))
    if line["concentric"] != nil { style.cornerRule = .concentric(minimum: try line.number("concentric")) }
    if line["border"] != nil {
      style.borderWidth = try line.number("border")
      style.borderColor = Self.names[line["edge"] ?? "blue"] ?? style.borderColor
    }
    if let alpha = try line.numbers("shadow").first {
      let side = try line.number("path", 0)
      style.shadow = LayerStyle.ShadowStyle(
        color: Color.Dynamic(Color(rgb: 0, alpha: alpha)), opacity: 0.5, offset: Point(x: 1, y: 2), radius: 3,
        path: side == 0
          ? nil : Path(lines: [Point(x: 0, y: 0), Point(x: side, y: 0), Point(x: side, y: side)]))
    }
    if line["ink"] != nil {
      style.content = DrawnLayerContent(ink: [.fill(.rectangle(try line.rect("ink")), Self.red)])
    }
    if line.has("shape") {
      var path = Path()
      path.addRectangle(Rect(x: 1, y: 1, width: 10, height: 10))
      style.content = ShapeLayerContent(path: path, fill: Self.red, line: LineStyle(), outline: path)
    }
    return style
  }
}
