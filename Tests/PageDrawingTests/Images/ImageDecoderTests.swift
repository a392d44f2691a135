import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

@Suite struct ImageDecoderTests {
  private let folder = TemporaryFolder()

  @Test func `the kind is told by the bytes, not by the name`() throws {
    let path = folder.path("photo.jpg")
    try Data(HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 9]).bytes).write(
      to: URL(filePath: path))
    #expect(try ImageDecoder.decode(contentsOf: path).values == [0xFF09_0909])
  }

  @Test(arguments: [
    ("GIF89a", "GIF"), ("....ftypheic", "HEIC"), ("....ftyphevc", "HEIC"), ("%PDF-1.7", "PDF"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "SVG"),
  ])
  func `an image of another kind is named`(text: String, format: String) {
    #expect(throws: ImageError.unsupported(format: format)) { try ImageDecoder.decode(Array(text.utf8)) }
  }

  @Test func `HEIC comes with the commands that convert it`() {
    let message = ImageError.unsupported(format: "HEIC").message
    #expect(message.contains("heif-convert a.heic a.png") && message.contains("sips -s format png"))
  }

  @Test(arguments: ["", "a", "{\"title\": \"no picture\"}", "\u{89}PNG"])
  func `what is no image is said to be none`(text: String) {
    #expect(throws: ImageError.notAnImage) { try ImageDecoder.decode(Array(text.utf8)) }
  }

  @Test func `a missing file, a folder and a device are unreadable`() {
    #expect(throws: ImageError.unreadable(errno: ENOENT)) {
      try ImageDecoder.decode(contentsOf: folder.path("missing.png"))
    }
    #expect(throws: ImageError.unreadable(errno: EISDIR)) {
      try ImageDecoder.decode(contentsOf: folder.path(""))
    }
    #expect(throws: ImageError.unreadable(errno: EINVAL)) {
      try ImageDecoder.decode(contentsOf: "/dev/zero")
    }
  }

  @Test func `a pipe nobody writes to keeps nobody waiting`() {
    let path = folder.path("pipe.png")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: ImageError.unreadable(errno: EINVAL)) { try ImageDecoder.decode(contentsOf: path) }
  }

  @Test(
    arguments: [
      ("a.png", 1), ("art@2x.png", 2), ("dir@3x/a.png", 1), ("/x/y@3x.jpg", 3), ("a@2x~ipad.png", 2),
      ("a@2x", 2), ("@3x.png", 3), ("a@4x.png", 1), ("a@2xb.png", 1), ("", 1),
    ] as [(String, Double)])
  func `the name states the scale`(path: String, scale: Double) {
    #expect(ImageScale.scale(ofFileAt: path) == scale)
  }

  @Test func `a size in points is pixels by scale`() throws {
    let png = HandmadePNG(width: 3, height: 2, colorType: 0, rows: [0, 1, 1, 1, 0, 1, 1, 1])
    let size = try ImageDecoder.decode(png.bytes).size(atScale: 2)
    #expect((size.width, size.height) == (1.5, 1))
  }
}
