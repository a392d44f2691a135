import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

struct ImageSurfaceTests {
  /// cairo's limit is 32767 pixels a side.
  @Test(
    arguments: [
      (-1, 5), (5, -1), (-1, -1), (40_000, 1), (1, 40_000), (32_768, 1), (Int.max, 1), (1, Int.max),
      (Int.min, 1), (40_000, 40_000), (Int.max, Int.max),
    ] as [(Int, Int)])
  func `a surface cairo cannot make is refused`(width: Int, height: Int) {
    #expect(throws: CairoError.self) {
      _ = try ImageSurface(width: width, height: height, in: PixelMemory())
    }
  }

  @Test func `a refusal says which call failed and why`() {
    let error = #expect(throws: CairoError.self) {
      _ = try ImageSurface(width: 40_000, height: 1, in: PixelMemory())
    }
    #expect(error?.operation == "cairo_image_surface_create_for_data")
    #expect(error?.message.isEmpty == false)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)] as [(Int, Int)])
  func `a surface without pixels can be drawn on`(width: Int, height: Int) throws {
    let surface = try ImageSurface(width: width, height: height, in: PixelMemory())
    let context = try DrawingContext(surface, scale: 2)
    context.fill(.rectangle(Rect(x: 0, y: 0, width: 9, height: 9)), with: .black)
    try context.finish()
    #expect(surface.width == width && surface.height == height)
  }

  @Test(arguments: [32_767, 1, 4]) func `rows are whole words`(width: Int) throws {
    let surface = try ImageSurface(width: width, height: 2, in: PixelMemory())
    #expect(surface.bytesPerRow >= 4 * width && surface.bytesPerRow.isMultiple(of: 4))
  }

  @Test func `a failed surface leaves its memory usable`() throws {
    let memory = PixelMemory()
    for _ in 0..<3 {
      #expect(throws: CairoError.self) { _ = try ImageSurface(width: 40_000, height: 2, in: memory) }
      let surface = try ImageSurface(width: 2, height: 2, in: memory)
      let context = try DrawingContext(surface, scale: 1)
      context.clear(to: .white)
      try context.finish()
      let first = surface.withPixels { UnsafeRawPointer($0).load(as: UInt32.self) & 0xFF_FFFF }
      #expect(first == 0xFFFFFF)
    }
  }

  @Test func `a scale that is no scale is an error of the context`() throws {
    let surface = try ImageSurface(width: 2, height: 2, in: PixelMemory())
    let context = try DrawingContext(surface, scale: 0)
    let error = #expect(throws: CairoError.self) { try context.finish() }
    #expect(error?.operation == "drawing")
  }

  /// In a process of its own, so that no other test's memory counts. Leaking any of the objects 5000 times
  /// would take more than 2 MiB: a cairo context alone is over 1 KiB, a group 16 KiB.
  @Test func `contexts that are made and dropped leave no memory behind`() async {
    await #expect(processExitsWith: .success) {
      let text = try makeEngine()
      let scene = try leakScene(text)
      let memory = PixelMemory()
      for _ in 0..<500 { try drawAndDrop(scene, text, memory) }
      let before = try residentPages()
      for _ in 0..<5000 { try drawAndDrop(scene, text, memory) }
      let grown = try residentPages() - before
      #expect(grown * 4096 < 2 << 20, "\(grown) pages")
    }
  }
}

private func drawAndDrop(_ scene: Scene, _ text: TextEngine, _ memory: PixelMemory) throws {
  let surface = try ImageSurface(width: 64, height: 64, in: memory)
  let context = try DrawingContext(surface, scale: 1)
  try ScenePainter(text: text).paint(scene, in: context)
}

/// One of everything a context makes objects for.
private func leakScene(_ text: TextEngine) throws -> Scene {
  let layout = try text.layout(systemText("Leak"), TextLayoutOptions(width: nil))
  let run = try #require(layout.lines.first?.runs.first)
  let frame = Rect(x: 2, y: 2, width: 60, height: 60)
  let image = SceneImage(image: picture(16, 16) { _, _ in 0x336699 }, frame: frame)
  return scene(
    64, 64, .clip(.ellipse(frame), [SceneItem(.image(image), source: 0)]),
    .group(opacity: 0.5, [SceneItem(.shape(.rectangle(frame), .black), source: 0)]),
    .glyphs(
      SceneGlyphs(
        face: run.face, pointSize: run.pointSize, color: .black, glyphs: run.glyphs, text: run.text)))
}

/// The process's resident memory in pages: the second number of `/proc/self/statm`.
private func residentPages() throws -> Int {
  let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(separator: " ")
  return try #require(Int(numbers[1]))
}
