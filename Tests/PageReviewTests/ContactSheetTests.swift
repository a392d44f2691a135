import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// The shape of contact sheets.
@MainActor
struct ContactSheetTests {
  struct Run: Sendable, CustomTestStringConvertible {
    var pages: Int
    var devices: Int
    var testDescription: String { "\(pages) pages on \(devices) devices" }
  }

  private func layout(_ run: Run, columns: Int? = nil) throws -> ContactSheetLayout {
    let device = try DeviceCatalog.builtin.device("iphone-16-pro")
    let cell = DeviceGrid.Cell(
      environment: PageEnvironment(device: device), title: device.name, details: ["402 × 874 pt @3x"])
    let blocks = (0..<run.pages).map { page in
      DeviceGrid.Block(title: "page-\(page)", cells: Array(repeating: cell, count: run.devices))
    }
    let text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
    var grid = DeviceGrid(blocks: blocks, style: .outline, words: ReviewWords.in(.english))
    grid.columns = columns
    return ContactSheetLayout(grid, share: 0.5, columns: columns, measuring: text)
  }

  /// A phone and its caption are about twice as high as wide. Where there are enough of them a good shape can be made.
  @Test(arguments: [(4, 84), (4, 2), (20, 1), (1, 84), (3, 10), (60, 3)].map { Run(pages: $0, devices: $1) })
  func `a sheet is neither a ribbon nor a tower`(run: Run) throws {
    let layout = try layout(run)
    let ratio = layout.size.width / layout.size.height
    #expect(ratio > 1 / 1.6 - 0.001 && ratio < 4.0 / 3 + 0.001, "\(ratio)")
    // Every screen is there.
    #expect(
      layout.bands.joined().flatMap(\.rows).reduce(0) { $0 + $1.cells.count } == run.pages * run.devices)
  }

  @Test func `no row has more screens than columns are asked for`() throws {
    let layout = try layout(Run(pages: 5, devices: 4), columns: 6)
    for band in layout.bands {
      #expect(band.reduce(0) { $0 + ($1.rows.map(\.cells.count).max() ?? 0) } <= 6)
    }
    #expect(layout.bands.count == 5)
    #expect(try self.layout(Run(pages: 5, devices: 3), columns: 6).bands.count == 3)
  }

  /// Captions of several lines, on pixels as large as the sheet's: lines that are squeezed lie over each other.
  @Test func `every caption has the room that its lines take`() throws {
    var making = Reviewing()
    making.devices = DeviceCatalog.builtin.devices.map(\.id)
    making.orientations = [.portrait, .landscape]
    let sheet = try ContactSheet(try making.review(["a", "b"].map { Reviewing.page($0, "Text") })).sheets[0]
      .page
    let renderer = try PageRenderer(fonts: FontCatalog())
    let solved = try renderer.solve(sheet.page, in: sheet.environment)
    #expect(solved.layout.conflicts.isEmpty)
    let measurer = renderer.measurer(of: sheet.page, in: sheet.environment)
    let squeezed = sheet.page.tree.views.compactMap { view -> String? in
      guard case .text(let text) = view.content else { return nil }
      let frame = solved.layout.frames[view.item]
      let wanted = measurer.intrinsicSize(ofItem: view.item, fittingWidth: frame.width).height ?? 0
      return frame.height < wanted - 0.01 ? "\(text.text.string): \(frame.height) of \(wanted)" : nil
    }
    #expect(squeezed.isEmpty)
  }

  /// Frames stand on pixels: one may be wider by one than another of the same device, and begin at half a point.
  @Test(arguments: [1, 1.5, 2]) func `screens of a device have one size, and a pixel each for each of theirs`(
    pixelsPerPoint: Double
  ) throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let device = try DeviceCatalog.builtin.device("iphone-16-pro")
    let environment = PageEnvironment(device: device)
    let screen = ReviewScreen(Reviewing.page("a", "Text"), in: environment, source: 0)
    let drawing = ScreenDrawing(
      screen: screen, style: .outline, pixelsPerPoint: pixelsPerPoint, scale: 0.7043)
    for x in [0, 0.5, 40.3] {
      let frame = Rect(x: x, y: 12.25, width: 295 + x, height: 640)
      let drawn = try drawing.items(in: frame, renderer: renderer)
      let found = try #require(Self.images(drawn).first)
      let size = environment.layoutEnvironment.size
      #expect(abs(found.frame.width - Double(found.image.width) / pixelsPerPoint) < 1e-9)
      #expect(abs(found.frame.width - size.width * 0.7043) < 1)
      for place in [found.frame.minX, found.frame.minY] {
        #expect(abs((place * pixelsPerPoint).rounded() - place * pixelsPerPoint) < 1e-9)
      }
    }
  }

  /// The pictures in items, and where they are on the sheet.
  private static func images(
    _ items: [SceneItem], _ place: Transform = .identity
  ) -> [(image: PixelImage, frame: Rect)] {
    items.flatMap { item -> [(image: PixelImage, frame: Rect)] in
      switch item.kind {
      case .image(let image): [(image.image, place.bounds(of: image.frame))]
      case .tagged(_, let items), .clip(_, let items): images(items, place)
      case .transform(let transform, let items): images(items, transform.followed(by: place))
      default: []
      }
    }
  }
}
