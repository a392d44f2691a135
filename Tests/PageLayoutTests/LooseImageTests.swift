import PageBase
import PageDrawing
import TestSupport
import Testing

@testable import PageLayout

/// Pictures of an app's bundle, by name.
struct LooseImageTests {
  private let images = LooseImages([
    "/app/photo@2x.png", "/app/photo@3x.png", "/app/sky.jpg", "/app/map~ipad.png", "/app/notes.txt",
  ])

  @Test(arguments: ["photo", "photo.png", "sky.jpg", "map"])
  func `a picture is found without its scale and device, and a PNG without its ending`(name: String) {
    #expect(images.contains(name))
  }

  @Test(arguments: ["sky", "photo@2x", "notes.txt", "notes"])
  func `other names have no picture`(name: String) {
    #expect(!images.contains(name))
  }

  @Test func `a file that is not there is an error with its path`() {
    let (artwork, diagnostics) = images.artwork(named: "photo", store: ImageStore())
    #expect(artwork == nil)
    #expect(diagnostics.map(\.file) == ["/app/photo@2x.png", "/app/photo@3x.png"])
  }
}
