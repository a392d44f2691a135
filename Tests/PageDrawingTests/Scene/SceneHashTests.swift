import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Hashes of scenes: each property that pixels depend on changes the hash, and no other.
struct SceneHashTests {
  private typealias Kind = SceneItem.Kind

  private static func scene(_ kinds: Kind...) -> Scene {
    Scene(
      size: Size(width: 10, height: 20), scale: 1, background: .white,
      items: kinds.map { SceneItem($0, source: 0) })
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private static func path(_ rule: Path.FillRule = .nonZero, _ build: (inout Path) -> Void) -> Shape {
    var path = Path()
    build(&path)
    path.fillRule = rule
    return .path(path)
  }

  private static let box = Shape.rectangle(rect(1, 2, 3, 4))
  private static let item = SceneItem(.shape(box, .black), source: 0)
  private static let other = SceneItem(.shape(box, .white), source: 0)

  /// A value, and copies that each differ in one property.
  private static func variants<Value>(_ base: Value, _ changes: (inout Value) -> Void...) -> [Value] {
    [base]
      + changes.map { change in
        var copy = base
        change(&copy)
        return copy
      }
  }

  private static let shapes: [Shape] = [
    .rectangle(rect(1, 2, 3, 4)), .rectangle(rect(9, 2, 3, 4)), .rectangle(rect(1, 9, 3, 4)),
    .rectangle(rect(1, 2, 9, 4)), .rectangle(rect(1, 2, 3, 9)), .rectangle(rect(2, 1, 3, 4)),
    .rectangle(rect(1, 2, 4, 3)), .ellipse(rect(1, 2, 3, 4)), .ellipse(rect(1, 2, 3, 9)),
    .roundedRectangle(rect(1, 2, 3, 4), radius: 0), .roundedRectangle(rect(1, 2, 3, 4), radius: 1),
    .roundedRectangle(rect(1, 2, 3, 9), radius: 1),
    path { $0.move(to: point(1, 2)) }, path(.evenOdd) { $0.move(to: point(1, 2)) },
    path { $0.move(to: point(9, 2)) }, path { $0.move(to: point(1, 9)) }, path { $0.line(to: point(1, 2)) },
    path { $0.line(to: point(9, 2)) }, path { $0.close() }, path { _ in },
    path {
      $0.close()
      $0.close()
    },
    path { $0.curve(point(1, 2), point(3, 4), to: point(5, 6)) },
    path { $0.curve(point(9, 2), point(3, 4), to: point(5, 6)) },
    path { $0.curve(point(1, 2), point(9, 4), to: point(5, 6)) },
    path { $0.curve(point(1, 2), point(3, 4), to: point(9, 6)) },
    path { $0.curve(point(3, 4), point(1, 2), to: point(5, 6)) },
    path {
      $0.move(to: point(1, 2))
      $0.line(to: point(3, 4))
    },
    path {
      $0.move(to: point(1, 2))
      $0.line(to: point(3, 5))
    },
  ]

  private static let gradients: [Gradient] = variants(
    Gradient(
      .axial(from: point(0, 0), to: point(1, 0)),
      stops: [.init(0, .black), .init(0.5, .white), .init(1, .black)], frame: rect(1, 2, 3, 4)),
    { $0.stops[1].place = 0.6 }, { $0.stops[1].color.red = 0.5 }, { $0.stops[2].color.alpha = 0 },
    { $0.stops.removeLast() }, { $0.frame = rect(9, 2, 3, 4) }, { $0.frame = rect(1, 2, 3, 9) },
    { $0.form = .axial(from: point(0.5, 0), to: point(1, 0)) },
    { $0.form = .axial(from: point(0, 0), to: point(1, 0.5)) },
    { $0.form = .conic(center: point(0, 0), towards: point(1, 0)) },
    { $0.form = .conic(center: point(0.5, 0), towards: point(1, 0)) },
    { $0.form = .conic(center: point(0, 0), towards: point(1, 0.5)) },
    { $0.form = .radial(center: point(0, 0), radii: Size(width: 1, height: 0)) },
    { $0.form = .radial(center: point(0, 0.5), radii: Size(width: 1, height: 0)) },
    { $0.form = .radial(center: point(0, 0), radii: Size(width: 2, height: 0)) },
    { $0.form = .radial(center: point(0, 0), radii: Size(width: 1, height: 2)) })

  private static let strokes: [Stroke] = variants(
    Stroke(color: .black, width: 1, cap: .butt, join: .miter, dashes: [1, 2]), { $0.color.green = 0.5 },
    { $0.width = 2 }, { $0.cap = .round }, { $0.cap = .square }, { $0.join = .round }, { $0.join = .bevel },
    { $0.miterLimit = 9 }, { $0.dashes = [1, 3] }, { $0.dashes = [2, 1] }, { $0.dashes = [] },
    { $0.dashPhase = 1 })

  private static let shadows: [Shadow] = variants(
    Shadow(color: .black, offset: point(1, 2), radius: 3), { $0.color.blue = 0.5 }, { $0.offset.x = 9 },
    { $0.offset.y = 9 }, { $0.radius = 9 }, { $0.isCoarse = true })

  private static let runs: [SceneGlyphs] = variants(
    SceneGlyphs(
      face: FontFaceID(
        path: "/no/such/font", variations: [FontVariation(.weight, value: 400)]), pointSize: 10,
      color: .black,
      glyphs: [
        PositionedGlyph(glyph: 3, x: 1, y: 2, cluster: 0), PositionedGlyph(glyph: 4, x: 5, y: 6, cluster: 1),
      ], text: "ab"), { $0.face.path = "/no/other/font" }, { $0.face.index = 1 },
    { $0.face.variations = [] }, { $0.face.variations = [FontVariation(.weight, value: 700)] },
    { $0.face.variations = [FontVariation(.slant, value: 400)] }, { $0.pointSize = 11 },
    { $0.color.alpha = 0.5 }, { $0.glyphs[0].glyph = 5 }, { $0.glyphs[1].x = 4 }, { $0.glyphs[1].y = 4 },
    { $0.glyphs.removeLast() }, { $0.glyphs.reverse() })

  private static let images: [SceneImage] = {
    let (one, two) = (picture(2, 2) { _, _ in 1 }, picture(2, 2) { x, _ in x == 0 ? 1 : 2 })
    let size = Size(width: 1, height: 1)
    return variants(
      SceneImage(image: one, frame: rect(1, 2, 3, 4)), { $0.image = two }, { $0.frame = rect(1, 9, 3, 4) },
      { $0.frame = rect(1, 2, 3, 9) }, { $0.part = rect(0, 0, 1, 1) }, { $0.part = rect(1, 0, 1, 1) },
      { $0.part = rect(0, 1, 1, 1) }, { $0.part = rect(0, 0, 1, 2) }, { $0.part = rect(0, 0, 2, 1) },
      { $0.tile = size }, { $0.tile = Size(width: 2, height: 1) }, { $0.tile = Size(width: 1, height: 2) },
      { $0.tint = .black }, { $0.tint = .white }, { $0.keepsPixels = true })
  }()

  private static let transforms: [Transform] = variants(
    Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), { $0.a = 2 }, { $0.b = 2 }, { $0.c = 2 }, { $0.d = 2 },
    { $0.tx = 2 }, { $0.ty = 2 })

  /// Lists of items that all look different, by name.
  private static let families: [String: [Kind]] = {
    var families: [String: [Kind]] = [:]
    families["shapes"] = shapes.map { Kind.shape($0, .black) }
    let colors = variants(
      Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), { $0.red = 0.5 }, { $0.green = 0.5 },
      { $0.blue = 0.5 }, { $0.alpha = 0.5 })
    families["colours"] = colors.map { Kind.shape(box, $0) }
    families["gradients"] = gradients.map { Kind.gradient(box, $0) }
    families["shapes of gradients"] = shapes.map { Kind.gradient($0, gradients[0]) }
    families["strokes"] = strokes.map { Kind.stroke(box, $0) }
    families["shapes of strokes"] = shapes.map { Kind.stroke($0, strokes[0]) }
    families["shadows"] = shadows.map { Kind.shadow(box, $0) }
    families["shapes of shadows"] = shapes.map { Kind.shadow($0, shadows[0]) }
    families["shadows of items"] = shadows.map { Kind.shadowOf([item], $0) }
    families["glyphs"] = runs.map { Kind.glyphs($0) }
    families["pictures"] = images.map { Kind.image($0) }
    families["shapes of clips"] = shapes.map { Kind.clip($0, [item]) }
    families["opacities"] = [0.25, 0.5, 1].map { Kind.group(opacity: $0, [item]) }
    families["transforms"] = transforms.map { Kind.transform($0, [item]) }
    let backdrop = Backdrop(radius: 1, saturation: 2)
    let backdrops = variants(backdrop, { $0.radius = 3 }, { $0.saturation = 3 })
    families["backdrops"] = backdrops.map { Kind.backdrop(box, $0) }
    families["filters"] = [
      .blur(radius: 1, isOpaque: true), .blur(radius: 1, isOpaque: false), .blur(radius: 2, isOpaque: false),
      .colors(.saturation(0)), .colors(.saturation(0.5)), .blend(.normal), .blend(.multiply),
    ].map { Kind.filtered($0, [item]) }
    families["shapes of backdrops"] = shapes.map { Kind.backdrop($0, backdrop) }
    let lists: [[SceneItem]] = [[item], [other], [item, other], [other, item], []]
    families["items of shadows"] = lists.map { Kind.shadowOf($0, shadows[0]) }
    families["items of clips"] = lists.map { Kind.clip(box, $0) }
    families["items of groups"] = lists.map { Kind.group(opacity: 0.5, $0) }
    families["items of filters"] = lists.map { Kind.filtered(.blend(.screen), $0) }
    families["items of transforms"] = lists.map { Kind.transform(transforms[0], $0) }
    families["masks"] = lists.map { Kind.mask($0, [item]) }
    families["items of masks"] = lists.map { Kind.mask([item], $0) }
    let kinds: [Kind] = [
      .shape(box, .black), .gradient(box, gradients[0]), .stroke(box, strokes[0]), .shadow(box, shadows[0]),
      .shadowOf([], shadows[0]), .glyphs(runs[0]), .image(images[0]), .clip(box, [item]),
      .group(opacity: 1, [item]), .transform(.identity, [item]), .mask([], [item]), .backdrop(box, backdrop),
      .filtered(.blend(.screen), [item]),
    ]
    families["kinds"] = kinds
    return families
  }()

  @Test(arguments: Self.families.keys.sorted()) func `items that differ in one property have other hashes`(
    name: String
  ) throws {
    let kinds = try #require(Self.families[name])
    #expect(Set(kinds.map { Self.scene($0).hash }).count == kinds.count)
    #expect(Set(kinds.map { Self.scene($0).hashInProcess }).count == kinds.count)
    // Equal items have equal hashes.
    #expect(kinds.map { Self.scene($0).hash } == kinds.map { Self.scene($0).hash })
  }

  @Test(arguments: Self.families.keys.sorted())
  func `operations that differ in one property have other hashes`(
    name: String
  ) throws {
    let kinds = try #require(Self.families[name])
    let hashes = kinds.map { Self.scene($0).operationHashes }
    #expect(Set(hashes).count == kinds.count)
  }

  @Test func `the canvas belongs to each hash`() {
    let base = Self.scene(.shape(Self.box, .black))
    let scenes = Self.variants(
      base, { $0.size.width = 11 }, { $0.size.height = 21 }, { $0.scale = 2 }, { $0.background.red = 0.5 },
      { $0.items = [] }, { $0.items.append(Self.item) })
    #expect(Set(scenes.map(\.hash)).count == scenes.count)
    #expect(Set(scenes.map(\.hashInProcess)).count == scenes.count)
    #expect(Set(scenes.map(\.operationHashes)).count == scenes.count)
    #expect(Set(scenes.prefix(5).map { $0.operationHashes[0] }).count == 5)
  }

  @Test func `sources, tags and texts change no pixel and no hash`() {
    let base = Self.scene(.shape(Self.box, .black))
    var moved = base
    moved.items[0].source = 7
    #expect(moved.hash == base.hash && moved.operationHashes == base.operationHashes)
    let tagged = Self.scene(.tagged(.paragraph, [Self.item]))
    let heading = Self.scene(.tagged(.heading(level: 2), [Self.item]))
    #expect(tagged.hash == heading.hash && tagged.operationHashes == base.operationHashes)
    var run = Self.runs[0]
    run.text = "cd"
    run.glyphs[0].cluster = 1
    #expect(Self.scene(.glyphs(run)).hash == Self.scene(.glyphs(Self.runs[0])).hash)
    // The items in a tag count.
    #expect(Self.scene(.tagged(.paragraph, [Self.other])).hash != tagged.hash)
  }

  @Test func `an operation's hash covers the clips and transforms around it, and not its neighbours`() {
    let scene = Self.scene(
      .shape(Self.box, .black), .clip(Self.box, [Self.item, Self.other]),
      .transform(Transform(x: 1, y: 0), [Self.item]), .shape(Self.box, .black),
      .group(opacity: 0.5, [Self.item, Self.other]), .tagged(.section, [Self.item]))
    let hashes = scene.operationHashes
    // A group is one operation.
    #expect(hashes.count == 7)
    #expect(hashes[0] == hashes[4] && hashes[0] == hashes[6])
    #expect(Set(hashes).count == 5)
    let alone = Self.scene(.clip(Self.box, [Self.item])).operationHashes
    #expect(alone == [hashes[1]])
  }

  @Test func `what a singular transform hides is no operation`() {
    let flat = Transform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(Self.scene(.transform(flat, [Self.item])).operationHashes.isEmpty)
    #expect(Self.scene(.transform(.identity, [Self.item])).operationHashes.count == 1)
  }

  @Test func `a long scene's last number counts`() {
    // More than the 16,384 bytes of the first room: each item takes over a hundred.
    func long(_ last: Double) -> Scene {
      Scene(
        size: Size(width: 10, height: 20), scale: 1, background: .white,
        items: (0..<300).map {
          SceneItem(.shape(.ellipse(Self.rect(Double($0), 0, 1, last)), .black), source: 0)
        })
    }
    #expect(long(1).hash != long(2).hash && long(1).hash == long(1).hash)
  }

  @Test func `a font's contents count, or its path in one process`() throws {
    func scene(_ path: String) -> Scene {
      var run = Self.runs[0]
      run.face.path = path
      return Self.scene(.glyphs(run))
    }
    let folder = try CatalogFixture()
    try folder.write("a.ttf", "one")
    try folder.write("b.ttf", "one")
    try folder.write("c.ttf", "two")
    let (a, b, c) = (
      scene(folder.path + "/a.ttf"), scene(folder.path + "/b.ttf"), scene(folder.path + "/c.ttf")
    )
    #expect(a.hash == b.hash && a.hash != c.hash)
    #expect(a.hashInProcess != b.hashInProcess)
  }
}
