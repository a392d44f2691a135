package import LayoutEngine
public import PageBase
public import PageDrawing

/// Lays out, draws and encodes pages, one after the other. A renderer belongs to one task; several renderers
/// may work in parallel.
///
/// ```swift
/// guard let deck = DeckLoader().load("Onboarding").deck else { return }
/// let phone = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-16-pro"))
/// let (pages, diagnostics) = await deck.preparePages(
///   images: ImageStore(), only: Array(deck.entries.indices), traits: phone.traits)
/// let renderer = try PageRenderer(fonts: FontCatalog())
/// let writer = AtomicFileWriter()
/// for page in pages.compactMap(\.self) {
///   let solved = try renderer.solve(page, in: phone)
///   try renderer.writePNG(of: solved.scene, to: "out/\(page.id).png", with: writer)
/// }
/// ```
public final class PageRenderer {
  package let text: TextEngine
  /// The measurer of the ink of glyphs on the renderer's pages.
  package private(set) lazy var ink = GlyphInk(text: text)
  private let glyphs = GlyphPainter()
  private let memory = PixelMemory()
  /// The memory of a second picture, besides the scene drawn last; `nil` while it is used.
  private var secondMemory: PixelMemory? = PixelMemory()
  private var encoder: PNGEncoder
  /// The pixels on the page solved last. Other tasks' pictures do not push them out before they are drawn.
  private var blocks: [PixelBlock] = []
  /// The pages solved last, the latest first. A page's layout system is updated for the next environment, not
  /// built again.
  private var current: [CurrentPage] = []
  /// The most layout systems that are kept. A page may have one for each of iPhone and iPad, in portrait and
  /// landscape.
  private static let maximumSystems = 4

  /// True if pages are drawn with the system's status bar and home indicator over them.
  public var drawsSystemBars = false

  /// False if PNG files are RGB even with few colours, as the App Store takes them.
  package var writesPalettes = true

  /// The ground that the pictures of a series have in common; `nil` paints each picture as a whole.
  package var commonGround: CommonGround?

  private final class CurrentPage {
    let identity: PreparedPage.Identity
    var system: LayoutSystem
    let explanations = ExplanationMemory()

    init(_ page: PreparedPage) throws(LayoutInputError) {
      identity = page.identity
      system = try LayoutSystem(page.tree.layout)
    }
  }

  /// The layout system of the page solved last, in its solved state.
  package var currentSystem: LayoutSystem? { current.first?.system }

  /// The cached explanations of frames of the page solved last, in all environments.
  package var currentExplanations: ExplanationMemory? { current.first?.explanations }

  /// - Throws: `PageError` if FreeType does not start or memory is short.
  public init(fonts: FontCatalog) throws(PageError) {
    do {
      encoder = try PNGEncoder()
    } catch {
      throw .encoding(error)
    }
    do {
      text = try TextEngine(catalog: fonts)
    } catch {
      throw .text(.font(error))
    }
  }

  /// Drops the shaped texts that no page used since the last drop.
  package func dropUnusedTexts() { text.dropUnusedTexts() }

  /// Solves a page's layout in an environment, and builds its scene.
  public func solve(_ page: PreparedPage, in environment: PageEnvironment) throws(PageError) -> SolvedPage {
    try solve(page, in: environment, drawingSystemBars: drawsSystemBars)
  }

  /// Solves the page with or without the system's bars over it.
  package func solve(
    _ page: PreparedPage, in environment: PageEnvironment, drawingSystemBars: Bool
  ) throws(PageError) -> SolvedPage {
    if let received = page.received { return SolvedPage(page, showing: received, in: environment) }
    let layoutEnvironment = environment.layoutEnvironment
    let measurer = measurer(of: page, in: environment)
    let layout = try frames(of: page, in: layoutEnvironment, measurer: measurer)
    var builder = SceneBuilder(
      tree: page.tree, result: layout, measurer: measurer, appearance: environment.appearance,
      size: layoutEnvironment.size)
    let scene = builder.build(underBarsOf: drawingSystemBars ? environment : nil)
    if let error = measurer.failures.first { throw .text(error) }
    if let fault = builder.artworkFaults.first(where: \.isEssential) { throw PageError(fault) }
    blocks = scene.items.images.compactMap(\.residentBlock)
    return SolvedPage(
      page: page, layout: layout, scene: scene, lines: builder.lines, texts: builder.texts,
      drawnFrames: builder.frames, missingGlyphs: builder.missingGlyphs,
      artworkFaults: builder.artworkFaults)
  }

  /// The measurer of a page's contents in an environment.
  package func measurer(of page: PreparedPage, in environment: PageEnvironment) -> ViewMeasurer {
    var measurer = ViewMeasurer(
      contents: page.contents, text: text, scale: environment.device.scale, direction: environment.direction,
      language: environment.locale, adjustments: page.adjustments)
    measurer.imageTraits = environment.imageTraits
    return measurer
  }

  private func frames(
    of page: PreparedPage, in environment: LayoutEnvironment, measurer: ViewMeasurer
  ) throws(PageError) -> LayoutResult {
    let current = try current(page)
    do throws(LayoutError) {
      return try current.system.solve(in: environment, measuring: measurer)
    } catch {
      throw .layout(error)
    }
  }

  private func current(_ page: PreparedPage) throws(PageError) -> CurrentPage {
    if let place = current.firstIndex(where: { $0.identity === page.identity }) {
      current.insert(current.remove(at: place), at: 0)
      return current[0]
    }
    do throws(LayoutInputError) {
      let made = try CurrentPage(page)
      current = [made] + current.prefix(Self.maximumSystems - 1)
      return made
    } catch {
      throw .layout(.input(error))
    }
  }

  /// Draws a scene and writes it as a PNG file.
  ///
  /// - Parameters:
  ///   - level: The compression; `small` is for pictures that are kept, and some hundred times slower.
  ///   - hasAlpha: True to keep transparency; false, as for screens, writes no alpha channel.
  package func writePNG(
    of scene: Scene, to path: String, with writer: AtomicFileWriter, level: PNGEncoder.Level,
    hasAlpha: Bool = false
  ) throws(PageError) {
    try withPNG(of: scene, level: level, hasAlpha: hasAlpha) { (bytes) throws(FileWriteError) in
      try writer.write(bytes, to: path)
    }
  }

  /// Draws a scene and calls `body` with its PNG file, whose bytes are valid during the call.
  package func withPNG(
    of scene: Scene, level: PNGEncoder.Level, hasAlpha: Bool = false,
    _ body: (UnsafeRawBufferPointer) throws(FileWriteError) -> Void
  ) throws(PageError) {
    do {
      let surface = try draw(scene)
      try surface.withPixels { pixels in
        try encoder.encode(
          pixels, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow,
          hasAlpha: hasAlpha, level: level
        ) { try body($0) }
      }
    } catch {
      throw PageError(error)
    }
  }

  /// Calls `body` with the PNG file of pixels, whose bytes are valid during the call.
  package func withPNG(
    of picture: PixelRows, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws(PageError) {
    do {
      try encoder.encode(picture, body)
    } catch {
      throw PageError(error)
    }
  }

  /// Calls `body` with the PNG file of a picture whose rows are made; its bytes are valid during the call.
  package func withPNG(
    making picture: some MadePicture, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws(PageError) {
    do {
      try encoder.encode(making: picture, body)
    } catch {
      throw PageError(error)
    }
  }

  /// Draws a scene and writes it as a PNG file, quickly and without an alpha channel.
  public func writePNG(of scene: Scene, to path: String, with writer: AtomicFileWriter) throws(PageError) {
    try writePNG(of: scene, to: path, with: writer, level: .fast)
  }

  /// Draws a scene and copies its pixels into a picture.
  package func picture(of scene: Scene) throws(PageError) -> PixelImage {
    do {
      let surface = try draw(scene)
      let buffer = try PixelBuffer(
        width: surface.width, height: surface.height, pixelLimit: Device.maximumPixels)
      let (bytesPerRow, target) = (buffer.bytesPerRow, buffer.pixels)
      surface.withPixels { pixels in
        for row in 0..<surface.height {
          (target + row * bytesPerRow).copyMemory(
            from: pixels + row * surface.bytesPerRow, byteCount: 4 * surface.width)
        }
      }
      return buffer.image(isOpaque: true)
    } catch {
      throw PageError(error)
    }
  }

  /// Draws a scene and calls `body` with its pixels, which are not copied and are valid during the call only.
  package func withRows<Result>(of scene: Scene, _ body: (PixelRows) throws -> Result) throws -> Result {
    let surface = try draw(scene)
    return try surface.withRows(body)
  }

  /// Draws a scene as `withRows` does, but beside the pixels of the scene drawn last, which stay.
  package func withRowsAside<Result>(
    of scene: Scene, _ body: (PixelRows) throws -> Result
  ) throws -> Result {
    try withSecondMemory { memory in
      let surface = try draw(scene, in: memory)
      return try surface.withRows(body)
    }
  }

  /// Calls `body` with memory for a picture besides the scene drawn last. The memory is reused: touching
  /// fresh memory costs more than decoding.
  package func withSecondMemory<Result>(_ body: (PixelMemory) throws -> Result) rethrows -> Result {
    let memory = secondMemory ?? PixelMemory()
    secondMemory = nil
    defer { secondMemory = memory }
    return try body(memory)
  }

  /// Draws a scene and discards the pixels: for timing the painter alone.
  package func drawOnly(_ scene: Scene) throws {
    _ = try draw(scene)
  }

  /// The cairo font face of an id, for timing the same calls made from C; valid as long as the renderer
  /// exists.
  package func cairoFace(_ id: FontFaceID) throws -> OpaquePointer {
    try text.face(for: id).cairoFace().handle
  }

  /// Draws a scene onto a surface, whose pixels are valid until the next scene is drawn.
  private func draw(_ scene: Scene) throws -> ImageSurface { try draw(scene, in: memory) }

  private func draw(_ scene: Scene, in memory: PixelMemory) throws -> ImageSurface {
    // A size that is no whole number becomes -1, which cairo refuses.
    let width = Int(exactly: (scene.size.width * scene.scale).rounded()) ?? -1
    let height = Int(exactly: (scene.size.height * scene.scale).rounded()) ?? -1
    LargestPicture.note(nil, width: width, height: height)
    let surface = try ImageSurface(width: width, height: height, in: memory)
    let context = try DrawingContext(surface, scale: scene.scale)
    let painter = ScenePainter(text: text, glyphs: glyphs)
    if let commonGround {
      try commonGround.paint(scene, by: painter, on: surface, in: context)
    } else {
      try painter.paint(scene, in: context)
    }
    return surface
  }
}
