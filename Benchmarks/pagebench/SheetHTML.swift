internal import Foundation
internal import LayoutEngine
internal import PageRender

/// Sheets as a page that a browser prints: boxes and lines of text in their places, pictures as PNG files.
@MainActor
struct SheetHTML {
  private let pictureFolder: String
  private var body = ""
  private var pictures: [ObjectIdentifier: String] = [:]
  private var size = Size(width: 842, height: 595)

  init(pictureFolder: String) { self.pictureFolder = pictureFolder }

  var text: String {
    """
    <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Sheets</title><style>
    @page { size: \(number(size.width))pt \(number(size.height))pt; margin: 0 }
    body { margin: 0 }
    section { position: relative; width: \(number(size.width))pt; height: \(number(size.height))pt; overflow: hidden;
      break-after: page; font-family: Inter, "Noto Sans CJK JP", sans-serif }
    section * { position: absolute; white-space: pre; line-height: 1; box-sizing: border-box }
    </style>\n\(body)</html>\n
    """
  }

  mutating func add(_ scene: Scene) throws {
    size = scene.size
    body += "<section>"
    for item in scene.items { try add(item) }
    body += "</section>\n"
  }

  private mutating func add(_ item: SceneItem) throws {
    switch item.kind {
    case .shape(let shape, let color): box(shape, "background:\(css(color))")
    case .stroke(let shape, let stroke):
      box(shape, "border:\(number(max(stroke.width, 0.1)))pt solid \(css(stroke.color))")
    case .glyphs(let run):
      guard let first = run.glyphs.first, !run.text.isEmpty else { return }
      body +=
        "<span style=\"left:\(number(first.x))pt;top:\(number(first.y - run.pointSize * 0.8))pt;"
        + "font-size:\(number(run.pointSize))pt;color:\(css(run.color))\">\(escaped(run.text))</span>"
    case .image(let image):
      body += "<img src=\"\(try file(of: image.image))\" style=\"\(place(image.frame))\">"
    case .transform(let transform, let items):
      let numbers = [transform.a, transform.b, transform.c, transform.d].map(number)
      // A matrix moves by pixels of CSS, 1/96 inch.
      let moves = [transform.tx, transform.ty].map { number($0 * 96 / 72) }
      try group("transform-origin:0 0;transform:matrix(\((numbers + moves).joined(separator: ",")))", items)
    case .clip(let shape, let items):
      let frame = shape.frame
      let inset = "translate(\(number(-frame.minX))pt,\(number(-frame.minY))pt)"
      body += "<div style=\"\(place(frame));overflow:hidden;border-radius:\(number(shape.radius))pt\">"
      try group("transform:\(inset)", items)
      body += "</div>"
    case .tagged(_, let items): for item in items { try add(item) }
    case .group(let opacity, let items): try group("opacity:\(number(opacity))", items)
    case .gradient(let shape, _): box(shape, "background:linear-gradient(#fff,#ccc)")
    case .backdrop(let shape, let backdrop):
      box(
        shape, "backdrop-filter:blur(\(number(backdrop.radius))pt) saturate(\(number(backdrop.saturation)))")
    case .mask(_, let items), .filtered(_, let items): for item in items { try add(item) }
    case .shadow, .shadowOf: break
    }
  }

  private mutating func group(_ style: String, _ items: [SceneItem]) throws {
    body += "<div style=\"left:0;top:0;\(style)\">"
    for item in items { try add(item) }
    body += "</div>"
  }

  private mutating func box(_ shape: Shape, _ style: String) {
    body += "<div style=\"\(place(shape.frame));border-radius:\(number(shape.radius))pt;\(style)\"></div>"
  }

  private mutating func file(of image: PixelImage) throws -> String {
    if let known = pictures[ObjectIdentifier(image)] { return known }
    let name = "\(pictureFolder)/picture-\(pictures.count).png"
    try PNGFile.write(image, to: name, with: AtomicFileWriter())
    pictures[ObjectIdentifier(image)] = name
    return name
  }

  private func place(_ frame: Rect) -> String {
    "left:\(number(frame.minX))pt;top:\(number(frame.minY))pt;width:\(number(frame.width))pt;height:\(number(frame.height))pt"
  }

  private func css(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(number(color.alpha)))"
  }

  private func number(_ value: Double) -> String { String(format: "%.3f", value) }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension Shape {
  /// Around the shape; paths become their boxes.
  fileprivate var frame: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): return rect
    case .path(let path):
      var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
      for point in path.elements.flatMap(\.points) {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
      return left <= right ? Rect(minX: left, minY: top, maxX: right, maxY: bottom) : .zero
    }
  }

  /// In points.
  fileprivate var radius: Double {
    switch self {
    case .roundedRectangle(_, let radius): radius
    case .ellipse(let rect): min(rect.width, rect.height) / 2
    case .rectangle, .path: 0
    }
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
