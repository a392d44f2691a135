import Foundation
import LayoutEngine
import Testing

@testable import PageRender

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
}
