import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import PageInputs
@testable import UIKitCore

/// Artboards as files: their names, and those that are none.
@Suite(.tags(.corpus), .long)
@MainActor
final class ArtboardFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "design-\(UUID().uuidString)")
  private let environment = DesignPoster.phone(2)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var artboards: ArtboardFolder {
    ArtboardFolder(design: ReviewDesign(folder: folder.path) { "\($0.id)/\($1.device.id)" })
  }

  private func write(_ image: PixelImage, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PageDrawing.PNGFile.write(image, to: file.path, with: AtomicFileWriter())
    return file.path
  }

  /// What is said of the poster and a file.
  private func design(_ file: String) async throws -> (design: ScreenDesign, fault: Diagnostic?) {
    let page = try await DesignPoster().page(in: environment)
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: [FontCatalog()])
    let screen = ReviewScreen(page, in: environment, source: 0)
    return try #require(DesignFinder(renderers: renderers).design(of: screen, in: file))
  }

  private func plain(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFFFF_FFFF) throws -> PixelImage {
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: 1 << 24)
    for place in 0..<width * height {
      buffer.pixels.storeBytes(of: pixel, toByteOffset: 4 * place, as: UInt32.self)
    }
    return buffer.image(isOpaque: pixel >> 24 == 255)
  }

  @Test(arguments: [
    "hello/phone.png", "hello.phone.png", "hello-phone.png", "hello/phone.jpg", "hello-phone.jpeg",
  ])
  func `an artboard is found by page and device`(name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    #expect(artboards.candidates("hello/phone").contains(file.path))
    #expect(
      artboards.candidates("hello/phone").first { FileManager.default.fileExists(atPath: $0) } == file.path)
  }

  @Test func `a warning names the screens without an artboard and the names looked for`() {
    let message = artboards.missing(["a/phone", "b/phone"]).message
    #expect(message.hasPrefix("there is no artboard of a/phone, b/phone; looked for "))
    #expect(message.contains("{page}/{device}.png"))
    #expect(message.contains("{page}.{device}.png or "))
    #expect(artboards.missing(["a/phone"]).exitCode == nil)
  }

  @Test func `a file that is as the page is said nothing of`() async throws {
    let image = try await DesignDesk().artboard(DesignPoster(), scale: 2)
    let (design, fault) = try await design(try write(image, to: "same.png"))
    #expect(fault == nil)
    #expect(design.notes.map(\.sentence) == [])
  }

  @Test func `a file cut short is an error in its place`() async throws {
    let file = try write(try plain(640, 1136), to: "cut.png")
    try Data(try Data(contentsOf: URL(fileURLWithPath: file)).prefix(60)).write(
      to: URL(fileURLWithPath: file))
    let (design, fault) = try await design(file)
    #expect(design.fault == "cut.png: the artboard ends too early")
    #expect(fault?.severity == .error)
    #expect(fault?.exitCode == .badInput)
  }

  @Test func `a folder with the name of a file is an error`() async throws {
    let path = folder.appendingPathComponent("x.png")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    let (design, fault) = try await design(path.path)
    #expect(design.fault?.contains("cannot be read: Is a directory") == true)
    #expect(fault?.exitCode == .badInput)
  }

  @Test func `one pixel is no artboard`() async throws {
    let (design, fault) = try await design(try write(try plain(1, 1), to: "one.png"))
    #expect(design.fault?.contains("is 1 × 1 pixels, too small for a screen of 320 × 568 points") == true)
    #expect(fault?.exitCode == .badInput)
  }

  @Test func `a line of pixels is no artboard`() async throws {
    let (_, fault) = try await design(try write(try plain(640, 1), to: "line.png"))
    #expect(fault?.exitCode == .badInput)
  }

  @Test func `a huge artboard is scaled down`() async throws {
    let (design, fault) = try await design(try write(try plain(2560, 4544), to: "huge.png"))
    #expect(fault == nil)
    #expect(design.notes.contains { $0.sentence == "photo is missing in the design" })
  }

  @Test func `a clear artboard shows the page's ground`() async throws {
    let (design, fault) = try await design(try write(try plain(640, 1136, 0), to: "clear.png"))
    #expect(fault == nil)
    #expect(!design.notes.contains { $0.sentence.hasPrefix("background") })
    #expect(design.notes.contains { $0.sentence == "title is missing in the design" })
  }

  @Test func `another size is said first, and what is not found in it`() async throws {
    let (design, _) = try await design(try write(try plain(640, 1300), to: "tall.png"))
    let sentences = design.notes.map(\.sentence)
    #expect(
      sentences.first
        == "the artboard is 320 × 650 pt, the screen 320 × 568 pt: differences in vertical position "
        + "and height are not listed"
    )
    #expect(sentences.dropFirst() == ["photo and 4 more were not found in the design"])
  }

  @Test(arguments: [Paper.a4, .letter, .screen])
  func `no constraints of any kind of sheet are in conflict`(paper: Paper) async throws {
    let poster = DesignPoster()
    _ = try write(try await DesignDesk().artboard(poster, scale: 2), to: "compared/phone.png")
    _ = try write(try plain(300, 40), to: "damaged/phone.png")
    let reviewing = Reviewing()
    let tree = try await poster.page(in: environment).tree
    var review = try reviewing.review(
      ["compared", "damaged", "missing"].map { PreparedPage(id: $0, tree: tree) } + [nil])
    review.settings.paper = paper
    review.settings.redlines = .all
    review.settings.hasNotes = true
    review.sources[0].environments = [environment]
    review.sources[0].design = artboards.design
    review.sources[0].baseline = .pages(
      try reviewing.source([Reviewing.page("compared", "Old"), Reviewing.page("gone", "Gone")]))
    let planner = try await Reviewing.plan(review)
    let numbers = planner.sheets.map(\.number)
    #expect(
      numbers.contains { $0.hasSuffix(".design") } && numbers.contains { $0.hasSuffix(".changes") },
      "\(numbers)")
    for sheet in planner.sheets { _ = try Reviewing.scene(of: sheet, of: planner) }
    let cover = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(cover.contains("Against the design"), "\(cover)")
  }

  @Test func `every sheet of a review that has an artboard is numbered by page and device`() async throws {
    let image = try await DesignDesk().artboard(DesignPoster(), scale: 2)
    _ = try write(image, to: "poster/phone.png")
    let page = Page("poster") { () -> UIViewController? in UIViewController() }
    let source = try #require(SwiftPageSource.load([page], name: "poster").source)
    let (variants, _) = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    var reviewed = ReviewSource(
      name: "poster", file: "poster", fonts: FontCatalog(), entries: source.entries, variants: variants,
      environments: [environment], defaults: environment)
    reviewed.design = artboards.design
    let review = Review(settings: ReviewSettings(title: "Poster"), sources: [reviewed])
    let planner = try await Reviewing.plan(review)
    #expect(planner.sheets.map(\.number).contains("poster.phone.design"))
    let document = try await ReviewDocument(review)
    #expect(document.sheetCount == planner.sheets.count)
    #expect(document.faults.isEmpty)
  }
}
