internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// The deck that `init` writes, and its pictures, which PageRender draws itself.
enum StarterDeck {
  /// The deck's text. Its greys contrast enough for lint: 5.1 : 1 on white, 9.3 : 1 on black.
  static let json = String(decoding: PackageResources.starter_deck_json, as: UTF8.self)

  /// The schema that `"$schema"` names, with which editors complete the deck.
  static let schema = (name: "deck.schema.json", bytes: PackageResources.deck_schema_json)

  static let pictures: [(path: String, scene: Scene)] = [
    ("images/welcome@3x.png", cards), ("images/every-device@3x.png", devices),
  ]

  private static let sand = Color(rgb: 0xFBE8D3)
  private static let coral = Color(rgb: 0xF2785C)
  private static let blue = Color(rgb: 0x5B9BD5)
  private static let navy = Color(rgb: 0x34506B)
  private static let cream = Color(rgb: 0xFFF9EE)
  private static let gold = Color(rgb: 0xF7C65B)

  private static var cards: Scene {
    picture([
      (.ellipse(Rect(x: 10, y: 16, width: 220, height: 208)), sand),
      (.roundedRectangle(Rect(x: 48, y: 62, width: 84, height: 116), radius: 12), blue),
      (.roundedRectangle(Rect(x: 108, y: 62, width: 84, height: 116), radius: 12), coral),
      (.roundedRectangle(Rect(x: 72, y: 46, width: 96, height: 136), radius: 14), cream),
      (.roundedRectangle(Rect(x: 84, y: 58, width: 72, height: 64), radius: 8), gold),
      (.ellipse(Rect(x: 104, y: 74, width: 32, height: 32)), cream),
      (.roundedRectangle(Rect(x: 84, y: 136, width: 72, height: 8), radius: 4), navy),
      (.roundedRectangle(Rect(x: 84, y: 154, width: 48, height: 8), radius: 4), Color(rgb: 0xD9C7AE)),
    ])
  }

  private static var devices: Scene {
    picture([
      (.ellipse(Rect(x: 10, y: 16, width: 220, height: 208)), sand),
      (.roundedRectangle(Rect(x: 84, y: 48, width: 116, height: 148), radius: 14), navy),
      (.roundedRectangle(Rect(x: 92, y: 56, width: 100, height: 132), radius: 8), cream),
      (.roundedRectangle(Rect(x: 106, y: 70, width: 72, height: 56), radius: 8), blue),
      (.roundedRectangle(Rect(x: 112, y: 140, width: 60, height: 8), radius: 4), navy),
      (.roundedRectangle(Rect(x: 40, y: 84, width: 68, height: 124), radius: 14), coral),
      (.roundedRectangle(Rect(x: 46, y: 90, width: 56, height: 112), radius: 9), cream),
      (.roundedRectangle(Rect(x: 54, y: 100, width: 40, height: 40), radius: 8), gold),
      (.roundedRectangle(Rect(x: 56, y: 152, width: 36, height: 6), radius: 3), navy),
      (.ellipse(Rect(x: 71, y: 184, width: 6, height: 6)), coral),
    ])
  }

  /// Returns a picture of 240 × 240 pt at 3×, transparent around the shapes.
  private static func picture(_ shapes: [(Shape, Color)]) -> Scene {
    Scene(
      size: Size(width: 240, height: 240), scale: 3, background: .clear,
      items: shapes.map { SceneItem(.shape($0, $1), source: 0) })
  }
}
