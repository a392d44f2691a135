import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

/// What a picture depends on, changed one by one: no two scenes may share an entry of the cache.
struct PictureCacheTests {
  private static func picture(_ color: UInt32) throws -> PixelImage {
    try ImageDecoder.decode(Pixels(width: 2, height: 2) { _, _ in color }.png())
  }

  private static func glyphs(
    _ path: String, index: Int = 0, size: Double = 17, color: Color = .black, glyph: UInt32 = 40,
    x: Double = 3
  ) -> SceneItem.Kind {
    .glyphs(
      SceneGlyphs(
        face: FontFaceID(path: path, index: index), pointSize: size, color: color,
        glyphs: [PositionedGlyph(glyph: glyph, x: x, y: 9, cluster: 0)], text: "A"))
  }

  private static func image(_ picture: PixelImage, x: Double = 0, tint: Color? = nil) -> SceneItem.Kind {
    .image(SceneImage(image: picture, frame: Rect(x: x, y: 0, width: 9, height: 9), tint: tint))
  }

  private static let box = Shape.rectangle(Rect(x: 1, y: 2, width: 30, height: 40))

  private static func scene(
    _ kinds: [SceneItem.Kind], width: Double = 100, scale: Double = 2, background: Color = .white
  ) -> Scene {
    Scene(
      size: Size(width: width, height: 200), scale: scale, background: background,
      items: kinds.map { SceneItem($0, source: 0) })
  }

  @Test func `each input of a picture, changed in turn, gives another hash`() throws {
    let fonts = TemporaryFolder()
    let (font, other) = (fonts.path("one.otf"), fonts.path("two.otf"))
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: font))
    try Data([1, 2, 4]).write(to: URL(fileURLWithPath: other))
    let (red, blue) = (try Self.picture(0xFFFF_0000), try Self.picture(0xFF00_00FF))
    let inner = [SceneItem(.shape(Self.box, .black), source: 0)]
    let shadow = Shadow(color: .black, offset: Point(x: 0, y: 2), radius: 3)
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    let gradient = Gradient(.axial(from: .zero, to: Point(x: 1, y: 0)), stops: stops, frame: frame)
    let scenes = [
      // The device: its size and scale, and the page's ground.
      Self.scene([]), Self.scene([], width: 101), Self.scene([], scale: 3),
      Self.scene([], background: .black),
      // Shapes and their colours.
      Self.scene([.shape(Self.box, .black)]), Self.scene([.shape(Self.box, Color(rgb: 0x000001))]),
      Self.scene([.shape(.ellipse(Self.box.bounds), .black)]),
      Self.scene([.shape(.roundedRectangle(Self.box.bounds, radius: 4), .black)]),
      Self.scene([.shape(.roundedRectangle(Self.box.bounds, radius: 5), .black)]),
      Self.scene([.stroke(Self.box, Stroke(color: .black, width: 1))]),
      Self.scene([.stroke(Self.box, Stroke(color: .black, width: 2))]),
      Self.scene([.stroke(Self.box, Stroke(color: .black, width: 1, hasRoundEnds: true))]),
      Self.scene([.gradient(Self.box, gradient)]), Self.scene([.shadow(Self.box, shadow)]),
      // Fonts by the contents of their files, and glyphs.
      Self.scene([Self.glyphs(font)]), Self.scene([Self.glyphs(other)]),
      Self.scene([Self.glyphs(font, index: 1)]), Self.scene([Self.glyphs(font, size: 18)]),
      Self.scene([Self.glyphs(font, color: .white)]), Self.scene([Self.glyphs(font, glyph: 41)]),
      Self.scene([Self.glyphs(font, x: 3.25)]),
      // Pictures by their pixels.
      Self.scene([Self.image(red)]), Self.scene([Self.image(blue)]), Self.scene([Self.image(red, x: 1)]),
      Self.scene([Self.image(red, tint: .black)]),
      // Order, and what holds other items.
      Self.scene([.shape(Self.box, .black), Self.image(red)]),
      Self.scene([Self.image(red), .shape(Self.box, .black)]),
      Self.scene([.clip(Self.box, inner)]), Self.scene([.group(opacity: 0.5, inner)]),
      Self.scene([.group(opacity: 0.6, inner)]), Self.scene([.transform(turned, inner)]),
      Self.scene([.mask(inner, inner)]), Self.scene([.shadowOf(inner, shadow)]),
    ]
    let hashes = scenes.map(\.hash)
    #expect(Set(hashes).count == scenes.count)
    #expect(scenes.map(\.hash) == hashes)
  }

  @Test func `a font file counts with its contents, wherever it lies and when it changes`() throws {
    let fonts = TemporaryFolder()
    let (font, copy) = (fonts.path("one.otf"), fonts.path("copy.otf"))
    for path in [font, copy] { try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path)) }
    let before = Self.scene([Self.glyphs(font)]).hash
    #expect(Self.scene([Self.glyphs(copy)]).hash == before)
    try Data([1, 2, 3, 4]).write(to: URL(fileURLWithPath: font))
    #expect(Self.scene([Self.glyphs(font)]).hash != before)
  }

  @Test func `a cache knows a scene with its file only, and nothing of another program`() throws {
    let folder = TemporaryFolder()
    let one = try StoredPicture(Pixels(width: 2, height: 2) { _, _ in 0xFFFF_0000 }.png())
    let two = try StoredPicture(Pixels(width: 2, height: 2) { _, _ in 0xFF00_FF00 }.png())
    let (scene, other) = (Self.scene([]).hash, Self.scene([], scale: 3).hash)
    let cache = PictureCache()
    cache.note(scene, as: one)
    let path = folder.path("cache")
    try cache.write(to: path, with: AtomicFileWriter())
    let read = PictureCache(contentsOf: path)
    #expect(read.knows(scene, as: one))
    #expect(!read.knows(scene, as: two))
    #expect(!read.knows(other, as: one))
    // The line and the hash that begin the file tell the program and its libraries.
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes["PageRender cache 1\n".utf8.count] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(!PictureCache(contentsOf: path).knows(scene, as: one))
  }

  @Test func `beyond the limit only what a run looked up or added is kept`() throws {
    let folder = TemporaryFolder()
    let path = folder.path("cache")
    let file = try StoredPicture(Pixels(width: 2, height: 2) { _, _ in 0xFFFF_0000 }.png())
    let scenes = [1.0, 2, 3].map { Self.scene([], scale: $0).hash }
    let first = PictureCache()
    for scene in scenes.prefix(2) { first.note(scene, as: file) }
    try first.write(to: path, with: AtomicFileWriter(), limit: 2)
    func known() -> [Bool] {
      let cache = PictureCache(contentsOf: path)
      return scenes.map { cache.knows($0, as: file) }
    }
    #expect(known() == [true, true, false])
    for (limit, kept) in [(3, [true, true, true]), (2, [false, true, true])] {
      try first.write(to: path, with: AtomicFileWriter(), limit: 2)
      let second = PictureCache(contentsOf: path)
      #expect(second.knows(scenes[1], as: file))
      second.note(scenes[2], as: file)
      try second.write(to: path, with: AtomicFileWriter(), limit: limit)
      #expect(known() == kept)
    }
    // What was known before is no reason to write.
    try FileManager.default.removeItem(atPath: path)
    try first.write(to: path, with: AtomicFileWriter())
    let again = PictureCache(contentsOf: path)
    #expect(again.knows(scenes[0], as: file))
    try FileManager.default.removeItem(atPath: path)
    try again.write(to: path, with: AtomicFileWriter())
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
