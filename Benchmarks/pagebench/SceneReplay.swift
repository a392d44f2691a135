internal import CReplay
internal import LayoutEngine
internal import PageRender

/// A scene as the list of cairo calls that C makes.
///
/// Faces are those the renderer has open, so both sides draw with equally warm glyph caches.
final class SceneReplay {
  private var calls: [replay_call] = []
  private var glyphs: [UnsafeMutablePointer<cairo_glyph_t>] = []
  /// The pixels of the scene's images, which stay in memory.
  private var blocks: [PixelBlock] = []
  private let surface: OpaquePointer
  private let scale: Double

  struct Failure: Error {
    var status: Int32
  }

  init(_ scene: Scene, renderer: PageRenderer) throws {
    scale = scene.scale
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(scene.size.width * scene.scale), Int32(scene.size.height * scene.scale))
    add(REPLAY_PAINT, color: scene.background)
    for item in scene.items { try add(item, renderer: renderer) }
  }

  deinit {
    for run in glyphs { run.deallocate() }
    cairo_surface_destroy(surface)
  }

  func draw() throws {
    let status = replay(surface, scale, calls, calls.count)
    guard status == 0 else { throw Failure(status: status) }
  }

  /// The calls as a page of a document, valid as long as this.
  func withPage<Result>(_ size: Size, _ body: (replay_page) throws -> Result) rethrows -> Result {
    try calls.withUnsafeBufferPointer { calls in
      try body(
        replay_page(calls: calls.baseAddress, count: calls.count, width: size.width, height: size.height))
    }
  }

  func writePNG(to path: String) throws {
    let status = replay_write_png(surface, path)
    guard status == 0 else { throw Failure(status: status) }
  }

  private func add(_ item: SceneItem, renderer: PageRenderer) throws {
    switch item.kind {
    case .shape(.rectangle(let rect), let color): add(REPLAY_RECTANGLE, color: color, rect: rect)
    case .shape(.ellipse(let rect), let color): add(REPLAY_ELLIPSE, color: color, rect: rect)
    case .glyphs(let run): add(run, face: try renderer.cairoFace(run.face))
    case .image(let image): try add(image)
    case .clip(.rectangle(let rect), let items):
      add(REPLAY_CLIP, color: .clear, rect: rect)
      for item in items { try add(item, renderer: renderer) }
      add(REPLAY_UNCLIP, color: .clear)
    case .tagged(_, let items):
      for item in items { try add(item, renderer: renderer) }
    default: throw Failure(status: -1)
    }
  }

  private func add(_ operation: replay_operation, color: Color, rect: Rect = .zero) {
    var call = replay_call()
    call.operation = operation
    call.color = (color.red, color.green, color.blue, color.alpha)
    call.rect = (rect.minX, rect.minY, rect.width, rect.height)
    calls.append(call)
  }

  private func add(_ run: SceneGlyphs, face: OpaquePointer) {
    let copy = UnsafeMutablePointer<cairo_glyph_t>.allocate(capacity: run.glyphs.count)
    for (index, glyph) in run.glyphs.enumerated() {
      copy[index] = cairo_glyph_t(index: UInt(glyph.glyph), x: glyph.x, y: glyph.y)
    }
    glyphs.append(copy)
    add(REPLAY_GLYPHS, color: run.color)
    calls[calls.count - 1].face = face
    calls[calls.count - 1].font_size = run.pointSize
    calls[calls.count - 1].glyphs = UnsafePointer(copy)
    calls[calls.count - 1].glyph_count = Int32(run.glyphs.count)
  }

  private func add(_ image: SceneImage) throws {
    let block = try image.image.block()
    blocks.append(block)
    add(REPLAY_IMAGE, color: .clear, rect: image.frame)
    let last = calls.count - 1
    calls[last].pixels = block.pixels.assumingMemoryBound(to: UInt8.self)
    calls[last].pixel_width = Int32(image.image.width)
    calls[last].pixel_height = Int32(image.image.height)
    calls[last].pixel_stride = Int32(image.image.bytesPerRow)
    calls[last].is_opaque = image.image.isOpaque ? 1 : 0
  }
}
