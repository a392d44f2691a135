import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Every recorded picture of an upright phone: its SVG document against its pixels.
@Suite(.tags(.corpus), .long, .enabled(if: SVGViewer.python != nil, SVGViewer.isMissing))
struct ExampleDocumentTests {
  /// Edges and scaled pictures are smoothed otherwise by each: of a page's pixels one in 2,500 may lie farther off than
  /// `Scripts/check-svg` calls far. Lines of small Chinese letters come nearest to that.
  @Test func `the examples look in SVG documents as they do in pixels`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for example in try await Example.loadAll() {
        group.addTask {
          let pictures = example.recorded.filter {
            $0.environment.device.idiom == .phone && $0.environment.orientation == .portrait
          }
          let renderer = try PageRenderer(fonts: FontCatalog())
          let scenes = try pictures.map { try renderer.solve($0.page, in: $0.environment).scene }
          for (picture, distance) in zip(pictures, try SVGViewer.distances(of: scenes)) {
            #expect(distance.far <= distance.pixels / 2500, "\(picture.name): \(distance)")
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
