internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// The look of a screen apart from its device's size: two screens are alike if they show the same things at
/// the same places, as shares of the screen.
struct ScreenLikeness: Sendable {
  /// The idiom, and the kind of cutout and home indicator, of the device.
  private struct Housing: Hashable {
    var idiom: Device.Idiom
    var areas: [Device.TakenArea.Kind]
  }

  /// Something drawn, without its place.
  private enum Look: Hashable {
    case text(String, pointSize: Double, Color)
    case fill(Color)
    case stroke(Color)
    case picture(tint: Color?)
    case other
  }

  private struct Part {
    var look: Look
    var place: Rect

    var isText: Bool { if case .text = look { true } else { false } }
  }

  private let housing: Housing
  private let background: Color
  private let parts: [Part]

  /// The greatest difference between places that count as equal, as a share of the screen's width or height:
  /// at the scale of an overview, it is one to two millimetres.
  private static let tolerance = 1.0 / 16

  /// - Parameter scene: The scene without system bars, whose sizes depend on the device.
  init(_ scene: Scene, in environment: PageEnvironment) {
    let device = environment.device
    housing = Housing(
      idiom: device.idiom, areas: device.takenAreas(in: environment.orientation).map(\.kind))
    background = scene.background
    let size = scene.size
    parts = Self.parts(of: scene.items).map { part in
      Part(
        look: part.look,
        place: Rect(
          x: part.place.minX / size.width, y: part.place.minY / size.height,
          width: part.place.width / size.width, height: part.place.height / size.height))
    }
  }

  /// Returns true if the screens differ in nothing but their devices.
  func isLike(_ other: ScreenLikeness) -> Bool {
    housing == other.housing && background == other.background && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { one, two in
        one.look == two.look && Self.isNear(one.place, two.place, isText: one.isText)
      }
  }

  /// Returns true if the places are nearly equal. Texts keep their size on every screen, so that one of their
  /// two sides or their middle decides; the edges of everything else do.
  private static func isNear(_ one: Rect, _ two: Rect, isText: Bool) -> Bool {
    func differ(_ places: [(Double, Double)]) -> [Bool] { places.map { abs($0.0 - $0.1) > tolerance } }
    let across = differ([(one.minX, two.minX), (one.midX, two.midX), (one.maxX, two.maxX)])
    let down = differ([(one.minY, two.minY), (one.midY, two.midY), (one.maxY, two.maxY)])
    return isText
      ? across.contains(false) && down.contains(false) : !across.contains(true) && !down.contains(true)
  }

  private static func parts(of items: [SceneItem]) -> [Part] {
    items.flatMap { item -> [Part] in
      switch item.kind {
      case .shape(let shape, let color): [Part(look: .fill(color), place: shape.bounds)]
      case .gradient(let shape, _), .backdrop(let shape, _): [Part(look: .other, place: shape.bounds)]
      case .stroke(let shape, let stroke): [Part(look: .stroke(stroke.color), place: shape.bounds)]
      case .shadow(let shape, _): [Part(look: .other, place: shape.bounds)]
      case .image(let image): [Part(look: .picture(tint: image.tint), place: image.frame)]
      case .glyphs(let run): [part(of: run)].compactMap(\.self)
      case .clip(_, let items), .group(_, let items), .tagged(_, let items), .shadowOf(let items, _),
        .mask(_, let items), .filtered(_, let items):
        parts(of: items)
      case .transform(let transform, let items):
        parts(of: items).map { Part(look: $0.look, place: transform.bounds(of: $0.place)) }
      }
    }
  }

  private static func part(of run: SceneGlyphs) -> Part? {
    guard let left = run.glyphs.map(\.x).min(), let right = run.glyphs.map(\.x).max(),
      let top = run.glyphs.map(\.y).min(), let bottom = run.glyphs.map(\.y).max()
    else { return nil }
    return Part(
      look: .text(run.text, pointSize: run.pointSize, run.color),
      place: Rect(minX: left, minY: top - run.pointSize, maxX: right + run.pointSize / 2, maxY: bottom))
  }
}
