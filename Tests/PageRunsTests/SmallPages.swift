import Foundation
import PageRender
import TestSupport

@testable import PageRuns

/// Pages that are quick to draw: on a device of 200 × 400 points, at one pixel a point.
@MainActor
enum SmallPages {
  nonisolated static let device = "200x400@1x"

  /// A page with a square of 50 points, so far from the left, 100 points from the top.
  static func page(_ id: String, x: Double = 20, flow: [FlowStep] = [], named name: String = "square") -> Page
  {
    Page(id, flow: flow) {
      let root = UIView()
      let square = UIView(frame: CGRect(x: x, y: 100, width: 50, height: 50))
      square.backgroundColor = .red
      square.accessibilityIdentifier = name
      root.addSubview(square)
      return root
    }
  }

  /// A page whose code fails.
  static func torn(_ id: String) -> Page {
    Page(id) { () throws -> UIView in throw Torn() }
  }

  private struct Torn: Error {}

  static func program(_ pages: [Page], lint: [LintException] = []) -> HostProgram {
    HostProgram(
      name: "tours",
      catalog: CatalogPages(
        name: "App", pages: pages, matrix: CatalogMatrix(devices: [device]),
        resources: SwiftPageSource.Resources(), lint: lint))
  }

  static func session(_ program: HostProgram = HostProgram(), _ change: (inout RunOptions) -> Void = { _ in })
    -> Session
  {
    var options = RunOptions(jobs: 1)
    (options.isQuiet, options.showsProgress) = (true, false)
    change(&options)
    return Session(options: options, program: program)
  }

  static var axes: AxisOptions {
    var axes = AxisOptions()
    axes.devices = [device]
    return axes
  }

  /// Writes a deck with pages of these ids, each with a picture of one pixel, and returns its folder.
  static func deck(_ ids: [String], in folder: String, settings: String = "", summary: String = "S") throws
    -> String
  {
    let pages = ids.map { #"{"id": "\#($0)", "image": "a.png", "summary": "\#(summary)", "detail": "D"}"# }
    try AtomicFileWriter().write(
      #"{"title": "T", \#(settings) "pages": [\#(pages.joined(separator: ", "))]}"#, to: "\(folder)/deck.json"
    )
    let pixel = HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3])
    try AtomicFileWriter().write(pixel.bytes, to: "\(folder)/a.png")
    return folder
  }
}
