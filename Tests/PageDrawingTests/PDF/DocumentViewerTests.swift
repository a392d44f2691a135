import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Poppler, MuPDF and PDFium make of a document what `render` makes of its scenes.
@Suite(
  .enabled(
    if: DocumentTools.python != nil, "no Python with pikepdf and pypdfium2: Scripts/install-dependencies test"
  ))
struct DocumentViewerTests {
  /// Of the range of a channel, on average.
  private static let tolerance = 0.02

  /// Expects that all viewers and our own pictures, at two pixels per point, agree.
  private func expectAgreement(_ scenes: [Scene], _ comment: Comment? = nil) throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let bytes = try document(scenes)
    try DocumentTools.expectValid(bytes, comment)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = try scenes.enumerated().map { index, scene in
      var scene = scene
      scene.scale = 2
      let path = folder.appendingPathComponent("\(index).png").path
      try renderer.writePNG(of: scene, to: path, with: AtomicFileWriter())
      return path
    }
    let found: DocumentComparison = try DocumentTools.check("compare", bytes, pictures: pictures)
    #expect(
      found.pages == [
        "ours": scenes.count, "poppler": scenes.count, "mupdf": scenes.count, "pdfium": scenes.count,
      ])
    #expect(found.differences.count == 6)
    for (pair, differences) in found.differences.sorted(by: { $0.key < $1.key }) {
      for (page, difference) in differences.enumerated() {
        #expect(difference <= Self.tolerance, "\(comment?.rawValue ?? ""): \(pair) on page \(page + 1)")
      }
    }
  }

  @Test func `pages of text, pictures, shadows, gradients and masks look alike`() throws {
    let engine = try makeEngine()
    let texts = ["Which way today?", "歩きたい時間を選ぶだけ。", "إلى أين اليوم؟", "วันนี้ไปทางไหนดี", "बताइए कि आप 😀"]
    let lines = try texts.enumerated().flatMap { index, text in
      try glyphs(systemText(text, size: 17), at: Point(x: 20, y: 20 + 40 * Double(index)), engine: engine)
    }
    let card = Shape.roundedRectangle(Rect(x: 40, y: 40, width: 200, height: 120), radius: 16)
    let photo = picture(120, 80) { x, y in UInt32(x * 2) << 16 | UInt32(y * 3) << 8 | 0x40 }
    let stops = [
      Gradient.Stop(0, Color(rgb: 0xFF2D55)), Gradient.Stop(0.5, Color(rgb: 0xFFCC00)),
      Gradient.Stop(1, Color(rgb: 0x007AFF)),
    ]
    let box = Rect(x: 20, y: 20, width: 240, height: 160)
    let forms: [Gradient.Form] = [
      .axial(from: Point(x: 0, y: 0), to: Point(x: 1, y: 1)),
      .radial(center: Point(x: 0.5, y: 0.5), radii: Size(width: 0.5, height: 0.5)),
      .conic(center: Point(x: 0.5, y: 0.5), towards: Point(x: 0.5, y: 0)),
    ]
    let pages: [[SceneItem.Kind]] =
      [
        lines.map(\.kind),
        [
          .shadow(card, Shadow(color: Color(rgb: 0, alpha: 0.4), offset: Point(x: 0, y: 6), radius: 8)),
          .shape(card, .white),
          .image(SceneImage(image: photo, frame: Rect(x: 80, y: 60, width: 120, height: 80))),
          .stroke(card, Stroke(color: Color(rgb: 0x34C759), width: 2, hasRoundEnds: true)),
        ],
        [
          .shadowOf(
            [SceneItem(.shape(.ellipse(box), .black), source: 0)],
            Shadow(color: Color(rgb: 0x5856D6), offset: Point(x: 4, y: 4), radius: 3)),
          .group(opacity: 0.5, [SceneItem(.shape(card, Color(rgb: 0xFF3B30)), source: 0)] + lines),
        ],
        [
          .mask(
            [SceneItem(.shape(.ellipse(box), Color(rgb: 0, alpha: 0.7)), source: 0)],
            [SceneItem(.shape(card, Color(rgb: 0x007AFF)), source: 0)]),
          .transform(
            Transform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 60, ty: 0), lines),
        ],
      ] + forms.map { [.gradient(card, Gradient($0, stops: stops, frame: box))] }
    try expectAgreement(
      pages.map { kinds in
        Scene(
          size: Size(width: 300, height: 240), scale: 2, background: Color(rgb: 0xF2F2F7),
          items: kinds.map { SceneItem($0, source: 0) })
      })
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `random scenes look alike`(seed: UInt64) throws {
    var scenes = RandomScenes(seed: seed, engine: try makeEngine())
    try expectAgreement(try (0..<6).map { _ in try scenes.scene() }, "seed \(seed)")
  }

  @Test func `variable fonts are embedded at their places on the axes`() throws {
    let engine = try TextEngine(catalog: FontCatalog.load([TestFont.path]).catalog)
    let lines = try [100, 400, 900].enumerated().flatMap { index, weight in
      let font = FontDescriptor(
        family: .named("Page Test"), weight: FontWeight(rawValue: weight), pointSize: 60)
      return try glyphs(
        AttributedText("AAA", attributes: TextAttributes(font: font)),
        at: Point(x: 20, y: 10 + 70 * Double(index)), engine: engine)
    }
    try expectAgreement([
      Scene(size: Size(width: 240, height: 240), scale: 2, background: .white, items: lines)
    ])
  }

  /// Readers would show a hair's breadth of shapes without area, which pictures do not have (ISO 32000-1, 10.6.5).
  @Test func `shapes without area and paths without lines show nothing`() throws {
    let flat = [
      Shape.rectangle(Rect(x: 20, y: 20, width: 100, height: 0)),
      .rectangle(Rect(x: 20, y: 20, width: 0, height: 100)),
      .ellipse(Rect(x: 40, y: 40, width: 60, height: 0)), .path(Path()),
    ]
    let stroke = Stroke(color: .black, width: 40, hasRoundEnds: true)
    let card = SceneItem(.shape(.rectangle(Rect(x: 0, y: 0, width: 200, height: 200)), .black), source: 0)
    let items = flat.flatMap { shape in
      [SceneItem(.shape(shape, .black), source: 0), SceneItem(.clip(shape, [card]), source: 0)]
    }
    let empty = SceneItem(.stroke(.path(Path()), stroke), source: 0)
    let bytes = try document([
      Scene(size: Size(width: 200, height: 200), scale: 1, background: .clear, items: items + [empty])
    ])
    try DocumentTools.expectValid(bytes)
    try DocumentTools.withFile(bytes) { path in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flat-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let prefix = folder.appendingPathComponent("page").path
      #expect(try DocumentTools.run("pdftoppm", "-r", "72", "-singlefile", path, prefix).status == 0)
      let picture = Array(try Data(contentsOf: URL(fileURLWithPath: prefix + ".ppm")))
      // Behind the header all is white.
      #expect(picture.suffix(3 * 200 * 200).allSatisfy { $0 == 255 })
    }
  }
}
