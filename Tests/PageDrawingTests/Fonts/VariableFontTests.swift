import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing
@testable import UIKitCore

@Suite struct VariableFontTests {
  private func catalog() throws -> FontCatalog {
    let (catalog, diagnostics) = FontCatalog.load([TestFont.path])
    #expect(diagnostics.isEmpty)
    return catalog
  }

  private func width(_ font: FontDescriptor, _ text: String = "A") throws -> Double {
    let engine = try TextEngine(catalog: catalog())
    return try engine.width(AttributedText(text, attributes: TextAttributes(font: font)))
  }

  private func font(_ weight: Int, size: Double = 14) -> FontDescriptor {
    FontDescriptor(family: .named("Page Test"), weight: FontWeight(rawValue: weight), pointSize: size)
  }

  /// The deltas by hand: 600 - 100 · (400 - w) / 300 below 400, 600 + 200 · (w - 400) / 500 above; beyond the ends
  /// those of the ends.
  @Test(arguments: [
    (100, 500.0), (250, 550), (400, 600), (650, 700), (700, 720), (900, 800), (1000, 800), (1, 500),
  ])
  func `every weight has its own advance`(weight: Int, units: Double) throws {
    #expect((try width(font(weight)) - units * 14 / 1000).magnitude < 0.01)
  }

  /// At 8 pt 20 units wider, at 40 pt 50 narrower, beyond that the same.
  @Test(arguments: [(8.0, 620.0), (14, 600), (27, 575), (40, 550), (80, 550)])
  func `optical sizes follow the size of text, as on iOS`(size: Double, units: Double) throws {
    #expect((try width(font(400, size: size)) - units * size / 1000).magnitude < 0.05)
  }

  @Test func `a descriptor's variations come before what follows from it`() throws {
    var fixed = font(400, size: 40)
    FontTag("opsz").map { fixed.set(FontVariation($0, value: 14)) }
    fixed.set(FontVariation(.weight, value: 900))
    #expect((try width(fixed) - 800 * 40 / 1000.0).magnitude < 0.05)
    let weight = UIFontDescriptor(name: "Page Test", size: 14).addingAttributes([
      UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute"): [0x7767_6874: 900]
    ])
    #expect((try width(weight.font.descriptor) - 800 * 14 / 1000.0).magnitude < 0.01)
  }

  @Test func `named places on the axes are found by their names`() throws {
    for name in ["PageTest-Bold", "Page Test Bold"] {
      let bold = FontDescriptor(family: .named(name), pointSize: 14)
      #expect((try width(bold) - 720 * 14 / 1000.0).magnitude < 0.01)
    }
    let black = FontDescriptor(family: .named("PageTest-Bold"), weight: .black, pointSize: 14)
    #expect((try width(black) - 800 * 14 / 1000.0).magnitude < 0.01)
    #expect(
      try catalog().faceNames(ofFamily: "Page Test") == [
        "PageTest-Regular", "PageTest-Bold", "PageTest-Black",
      ])
  }

  @Test func `an italic is slanted along the axis`() throws {
    var italic = font(400)
    italic.isItalic = true
    #expect(
      try catalog().face(for: italic).variations == [FontVariation(.slant, value: -10)])
    #expect(try catalog().face(for: font(400)).variations.isEmpty)
  }

  /// An A of 100 pt at 1×, black on white: its rectangle goes from 5 pt to 55 pt at weight 400, to 75 pt at 900.
  @Test(arguments: [(400, 55), (900, 75)])
  func `what is drawn is as wide as what is measured`(weight: Int, right: Int) throws {
    // The optical size stays at its default, so that only the weight counts.
    var font = font(weight, size: 100)
    FontTag("opsz").map { font.set(FontVariation($0, value: 14)) }
    let engine = try TextEngine(catalog: catalog())
    let text = AttributedText("A", attributes: TextAttributes(font: font))
    let run = try #require(try engine.layout(text, TextLayoutOptions(width: nil)).lines.first?.runs.first)
    let surface = try ImageSurface(width: 100, height: 100, in: PixelMemory())
    let context = try DrawingContext(surface, scale: 1)
    context.clear(to: .white)
    let glyphs = SceneGlyphs(
      face: run.face, pointSize: 100, color: .black, glyphs: run.glyphs, text: run.text)
    GlyphPainter().paint(glyphs, face: try engine.face(for: run.face).cairoFace(), in: context)
    try context.finish()
    let bytesPerRow = surface.bytesPerRow
    let columns = surface.withPixels { pixels in
      (0..<100).filter { pixels[50 * bytesPerRow + 4 * $0 + 1] < 128 }
    }
    #expect(columns.first == 5 && columns.last == right - 1)
  }

  @Test func `a truncated variable font is refused or used, never a crash`() throws {
    let whole = try Data(contentsOf: URL(filePath: TestFont.path))
    let folder = NSTemporaryDirectory() + "fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for length in stride(from: 0, to: whole.count, by: 37) {
      try whole.prefix(length).write(to: URL(filePath: folder + "/cut.ttf"))
      let (catalog, _) = FontCatalog.load([folder])
      let engine = try TextEngine(catalog: catalog)
      let text = AttributedText("AB", attributes: TextAttributes(font: font(900, size: 20)))
      do { _ = try engine.layout(text, TextLayoutOptions(width: 10)) } catch TextError.font {}
    }
  }
}
