import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// How pictures are kept in documents, read back with pikepdf.
@Suite(
  .enabled(
    if: DocumentTools.python != nil, "no Python with pikepdf and pypdfium2: Scripts/install-dependencies test"
  ))
struct DocumentPictureTests {
  private func reading(_ pages: [[SceneItem.Kind]]) throws -> DocumentReading {
    let scenes = pages.map { kinds in
      Scene(
        size: Size(width: 200, height: 200), scale: 1, background: .white,
        items: kinds.map { SceneItem($0, source: 0) })
    }
    let bytes = try document(scenes)
    try DocumentTools.expectValid(bytes)
    return try DocumentTools.check("info", bytes)
  }

  private let gradient = picture(64, 48) { x, y in UInt32(x * 4) << 16 | UInt32(y * 5) << 8 }

  private func frame(_ index: Int) -> Rect {
    Rect(x: Double(index % 5) * 40, y: Double(index / 5) * 40, width: 32, height: 24)
  }

  @Test func `a picture drawn twenty times on two pages is kept once`() throws {
    let drawn = (0..<20).map { SceneItem.Kind.image(SceneImage(image: gradient, frame: frame($0))) }
    let found = try reading([drawn, drawn])
    #expect(found.images.map { [$0.width, $0.height] } == [[64, 48]])
    #expect(found.images.allSatisfy { !$0.mask })
  }

  @Test func `equal pictures are one, however often they were decoded`() throws {
    let other = picture(64, 48) { x, y in UInt32(x * 4) << 16 | UInt32(y * 5) << 8 }
    let found = try reading([
      [.image(SceneImage(image: gradient, frame: frame(0)))],
      [.image(SceneImage(image: other, frame: frame(1)))],
    ])
    #expect(found.images.count == 1)
  }

  @Test func `parts of a picture need no picture of their own`() throws {
    let parts = (0..<9).map { index in
      SceneItem.Kind.image(
        SceneImage(
          image: gradient, frame: frame(index),
          part: Rect(x: Double(index % 3) * 20, y: Double(index / 3) * 16, width: 20, height: 16)))
    }
    #expect(try reading([parts]).images.count == 1)
  }

  @Test func `a tile is kept once`() throws {
    let tiles = (0..<3).map { index in
      SceneItem.Kind.image(
        SceneImage(
          image: gradient, frame: frame(index), part: Rect(x: 8, y: 8, width: 16, height: 16),
          tile: Size(width: 8, height: 8)))
    }
    #expect(try reading([tiles]).images.map { [$0.width, $0.height] } == [[16, 16]])
  }

  @Test func `equal shadows are one picture`() throws {
    let shadow = Shadow(color: Color(rgb: 0, alpha: 0.3), offset: Point(x: 0, y: 2), radius: 4)
    let shape = { (y: Double) in Shape.roundedRectangle(Rect(x: 20, y: y, width: 100, height: 40), radius: 8)
    }
    let found = try reading([[.shadow(shape(20), shadow), .shadow(shape(100), shadow)]])
    // cairo keeps coverage as the soft mask of a picture or as one by itself.
    #expect(found.images.count <= 2, "\(found.images)")
  }

  @Test func `a JPEG is kept as it is`() throws {
    let bytes = try JPEGFixture.photo()
    let photo = try ImageDecoder.decode(bytes)
    #expect(photo.encoded != nil)
    let drawn = (0..<20).map { SceneItem.Kind.image(SceneImage(image: photo, frame: frame($0))) }
    let found = try reading([drawn, drawn])
    #expect(found.images.map(\.filter) == ["/DCTDecode"])
    #expect(found.images.first?.sha256 == FileDigest.sha256(bytes))
  }

  @Test func `a JPEG that has to be turned is kept as pixels`() throws {
    let photo = try ImageDecoder.decode(try JPEGFixture.photo(orientation: 6))
    #expect(photo.encoded == nil)
    let found = try reading([[.image(SceneImage(image: photo, frame: frame(0)))]])
    #expect(found.images.map(\.filter) == ["/FlateDecode"])
  }

  @Test func `a tinted picture is a mask of its colour`() throws {
    let found = try reading([
      [.image(SceneImage(image: gradient, frame: frame(0), tint: Color(rgb: 0xFF0000)))]
    ])
    // Opaque everywhere: a rectangle.
    #expect(found.images.isEmpty)
  }
}

/// A photograph as cameras store it, 8 × 8 pixels and grey.
private enum JPEGFixture {
  static func photo(orientation: UInt8? = nil) throws -> [UInt8] {
    let file = try #require(Data(base64Encoded: base64))
    var bytes = [UInt8](file)
    if let orientation {
      // EXIF data with one entry, the orientation (tag 0x0112, one SHORT), behind the first marker.
      let tiff: [UInt8] = [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
      ]
      let data = Array("Exif\0\0".utf8) + tiff
      let length = data.count + 2
      bytes.insert(contentsOf: [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + data, at: 2)
    }
    return bytes
  }

  /// By PIL: `Image.linear_gradient("L").resize((8, 8)).save("photo.jpg")`.
  private static let base64 = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcp\
    LDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgED\
    AwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RF\
    RkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJ\
    ytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AD/hT3/Tt+lf/9k=
    """
}
