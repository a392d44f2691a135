import LayoutEngine
import PageTestSupport
import TestSupport

@testable import PageDrawing

/// Scenes of every kind of item, put together at random from a seed.
struct RandomScenes {
  private var random: SplitMix64
  private let engine: TextEngine
  /// Whether numbers may be none, infinite, negative and huge.
  var isHostile = false

  static let size = Size(width: 240, height: 180)

  init(seed: UInt64, engine: TextEngine) {
    random = SplitMix64(seed: seed)
    self.engine = engine
  }

  mutating func scene() throws -> Scene {
    let items = try (0..<Int.random(in: 1...8, using: &random)).map { _ in try item(depth: 3) }
    return Scene(size: Self.size, scale: 2, background: color(opaque: true), items: items)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    if isHostile, Int.random(in: 0..<12, using: &random) == 0 {
      let wild: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e9, 1e-300, 32_768]
      return wild.randomElement(using: &random) ?? 0
    }
    return Double.random(in: range, using: &random)
  }

  private mutating func color(opaque: Bool = false) -> Color {
    Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: opaque ? 1 : number(0.2...1))
  }

  private mutating func point() -> Point { Point(x: number(0...240), y: number(0...180)) }

  private mutating func rect() -> Rect {
    Rect(x: number(0...160), y: number(0...120), width: number(8...80), height: number(8...60))
  }

  private mutating func shape() -> Shape {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .rectangle(rect())
    case 1: return .roundedRectangle(rect(), radius: number(1...12))
    case 2: return .ellipse(rect())
    default:
      var path = Path(lines: [point(), point(), point()])
      path.curve(point(), point(), to: point())
      path.close()
      path.fillRule = Bool.random(using: &random) ? .evenOdd : .nonZero
      return .path(path)
    }
  }

  private mutating func item(depth: Int) throws -> SceneItem {
    let kind = Int.random(in: 0..<(depth > 0 ? 13 : 6), using: &random)
    return SceneItem(kind < 6 ? try leaf(kind) : try branch(kind, depth: depth - 1), source: 0)
  }

  private mutating func leaf(_ kind: Int) throws -> SceneItem.Kind {
    switch kind {
    case 0: return .shape(shape(), color())
    case 1:
      return .stroke(
        shape(),
        Stroke(
          color: color(), width: number(0.5...6), cap: .square, join: .bevel, miterLimit: number(1...10),
          dashes: Bool.random(using: &random) ? [number(1...9), number(1...9)] : [], dashPhase: number(0...4))
      )
    case 2:
      return .shadow(
        shape(),
        Shadow(color: color(), offset: Point(x: number(0...4), y: number(0...4)), radius: number(0...8)))
    case 3: return .gradient(shape(), gradient())
    case 4:
      let text = ["Hello", "日本語", "שלום", "สวัสดี", "😀🎉", "a\u{0}b", ""].randomElement(using: &random) ?? ""
      let size = isHostile ? 17 : Double.random(in: 8...40, using: &random)
      return try glyphs(
        systemText(text, size: size), at: Point(x: number(0...160), y: number(0...120)), engine: engine
      )
      .first?.kind ?? .shape(shape(), color())
    default: return image()
    }
  }

  private mutating func image() -> SceneItem.Kind {
    let shift = Int.random(in: 0...3, using: &random)
    let image = picture(24, 16) { x, y in UInt32((x * 8) << 16 | (y * 12) << 8 | shift * 60) }
    var drawn = SceneImage(image: image, frame: rect())
    switch Int.random(in: 0..<4, using: &random) {
    case 0: drawn.part = Rect(x: 4, y: 4, width: 8, height: 8)
    case 1: drawn.tile = Size(width: number(12...30), height: number(12...30))
    case 2: drawn.tint = color()
    default: break
    }
    return .image(drawn)
  }

  private mutating func gradient() -> Gradient {
    let stops = [
      Gradient.Stop(0, color()), Gradient.Stop(number(0.2...0.8), color()), Gradient.Stop(1, color()),
    ]
    let frame = rect()
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      return Gradient(
        .axial(from: Point(x: 0, y: 0), to: Point(x: number(0.2...1), y: 1)), stops: stops, frame: frame)
    case 1:
      return Gradient(
        .radial(
          center: Point(x: 0.5, y: number(0...1)),
          radii: Size(width: number(0.2...1), height: number(0.2...1))), stops: stops,
        frame: frame)
    default:
      return Gradient(
        .conic(center: Point(x: 0.5, y: 0.5), towards: Point(x: number(0...1), y: 0)), stops: stops,
        frame: frame)
    }
  }

  private mutating func branch(_ kind: Int, depth: Int) throws -> SceneItem.Kind {
    let items = try (0..<Int.random(in: 0...3, using: &random)).map { _ in try item(depth: depth) }
    switch kind {
    case 6: return .clip(shape(), items)
    case 7: return .group(opacity: number(0.2...1), items)
    case 8:
      return .transform(
        Transform(
          a: number(0.5...1.2), b: number(-0.3...0.3), c: number(-0.3...0.3), d: number(0.5...1.2),
          tx: number(-20...20),
          ty: number(-20...20)), items)
    case 9: return .mask([try item(depth: depth)], items)
    case 10:
      return .shadowOf(
        items, Shadow(color: color(), offset: Point(x: 2, y: number(0...4)), radius: number(0...6)))
    case 11: return .tagged(tag(), items)
    default: return .tagged(.link(to: "page", area: rect()), items)
    }
  }

  private mutating func tag() -> StructureTag {
    let tags: [StructureTag] = [
      .section, .heading(level: 2), .paragraph, .list, .listItem, .table, .row, .cell,
      .figure(alternative: "A \"picture\" \\ of ( it", language: "ja"),
    ]
    return tags.randomElement(using: &random) ?? .section
  }
}
