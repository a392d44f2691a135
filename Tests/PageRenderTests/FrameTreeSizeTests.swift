import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

/// The sizes of the files in which the examples' pages are written down.
@Suite(.tags(.corpus), .long)
@MainActor
struct FrameTreeSizeTests {
  @Test func `the trees of the examples are small`() async throws {
    var sizes: [(bytes: Int, name: String)] = []
    let renderer = try PageRenderer(fonts: FontCatalog())
    for example in try await Example.loadAll() {
      let pictures = example.pictures.filter { $0.environment.device.id == "iphone-16-pro" }
      for picture in pictures where picture.environment.orientation == .portrait {
        let solved = try renderer.solve(picture.page, in: picture.environment)
        let text = solved.frameTree(in: picture.environment).text
        sizes.append((text.utf8.count, "\(example.name)/\(picture.name)"))
      }
    }
    let total = sizes.reduce(0) { $0 + $1.bytes }
    let largest = try #require(sizes.max { $0.bytes < $1.bytes })
    print(
      "\(sizes.count) frame trees: \(total / sizes.count) bytes on average, the largest \(largest.bytes): \(largest.name)"
    )
    #expect(total / sizes.count < 7_000)
    #expect(largest.bytes < 25_000)
  }
}
