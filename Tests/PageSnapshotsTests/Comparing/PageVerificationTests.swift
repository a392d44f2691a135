import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

struct PageVerificationTests {
  private let renderer: PageRenderer

  init() throws { renderer = try PageRenderer(fonts: FontCatalog()) }

  /// A red square of 20 pt at (10, 10) on white, at 2×: pixels 20 to 59.
  private func scene(_ color: Color = Color(red: 1, green: 0, blue: 0)) -> Scene {
    var scene = Scene(size: Size(width: 50, height: 60), scale: 2, background: .white)
    let square = Rect(origin: Point(x: 10, y: 10), size: Size(width: 20, height: 20))
    scene.items.append(SceneItem(.shape(.rectangle(square), color), source: 0))
    return scene
  }

  private func recorded(_ level: PNGEncoder.Level) throws -> StoredPicture {
    var encoder = try PNGEncoder()
    return try StoredPicture(encoder.encode(renderer.picture(of: scene()), level: level) { Array($0) })
  }

  @Test(arguments: [PNGEncoder.Level.fast, .recorded])
  func `an unchanged page is the same, whether the file says so or has to be decoded`(
    level: PNGEncoder.Level
  ) throws {
    guard case .same = try renderer.verify(scene(), against: recorded(level)) else {
      Issue.record("the page differs from itself")
      return
    }
  }

  @Test(arguments: [PNGEncoder.Level.fast, .recorded])
  func `a changed page comes with both pictures`(level: PNGEncoder.Level) throws {
    let blue = scene(Color(red: 0, green: 0, blue: 1))
    guard
      case .different(let comparison, let expected, let actual) = try renderer.verify(
        blue, against: recorded(level))
    else {
      Issue.record("the page is the same")
      return
    }
    #expect(
      comparison.regions() == [
        ChangedRegion(bounds: PixelRectangle(x: 20..<60, y: 20..<60), pixelCount: 1600)
      ])
    #expect((expected.values[30 * 100 + 30], actual.values[30 * 100 + 30]) == (0xFFFF_0000, 0xFF00_00FF))
  }

  @Test func `a change in an ignored rectangle is none`() throws {
    let blue = scene(Color(red: 0, green: 0, blue: 1))
    let ignored = [PixelRectangle(x: 20..<60, y: 20..<60)]
    guard case .same = try renderer.verify(blue, against: recorded(.recorded), ignoring: ignored) else {
      Issue.record("the page differs")
      return
    }
  }

  @Test func `a scene drawn aside leaves the one drawn before, and a picture decoded beside it`() throws {
    let (blue, recording) = (scene(Color(red: 0, green: 0, blue: 1)), try recorded(.recorded))
    try renderer.withRows(of: scene()) { drawn in
      let red = PictureHash(of: drawn)
      try renderer.withRowsAside(of: blue) { rows in #expect(PictureHash(of: rows) != red) }
      #expect(PictureHash(of: drawn) == red)
      try renderer.withSecondMemory { memory in
        let (stored, isOpaque) = try recording.decode(into: memory)
        #expect(isOpaque)
        #expect(PictureHash(of: stored) == red)
        try renderer.withRowsAside(of: blue) { rows in #expect(PictureHash(of: rows) != red) }
        #expect(PictureHash(of: stored) == red)
        #expect(PictureHash(of: drawn) == red)
      }
    }
  }

  @Test func `a damaged recording decodes into no memory`() throws {
    let whole = try recorded(.fast)
    let damaged = try StoredPicture(Array(whole.bytes.dropLast(20)))
    renderer.withSecondMemory { memory in
      #expect(throws: StoredPictureError.self) { _ = try damaged.decode(into: memory) }
      #expect((try? whole.decode(into: memory))?.rows.pixel(30, 30) == 0xFFFF_0000)
    }
  }

  @Test func `the hash of a scene is that of its picture`() throws {
    let hash = try renderer.picture(of: scene()).withRows { PictureHash(of: $0) }
    #expect(try renderer.pictureHash(of: scene()) == hash)
  }
}
