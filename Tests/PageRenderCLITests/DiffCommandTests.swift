import Foundation
import Testing

@testable import PageBase
@testable import PageDrawing

struct DiffCommandTests {
  private let work: Workspace

  /// `a.png` is 100 × 50 white pixels; in `b.png` a square of 4 × 4 at (10, 20) is black; `c.png` is lower.
  init() throws {
    work = try Workspace()
    try write("a.png", height: 50) { _, _ in false }
    try write("b.png", height: 50) { x, y in (10..<14).contains(x) && (20..<24).contains(y) }
    try write("c.png", height: 40) { x, y in x == 99 && y == 39 }
  }

  private func write(_ name: String, height: Int, _ isBlack: (Int, Int) -> Bool) throws {
    let buffer = try PixelBuffer(width: 100, height: height, pixelLimit: 10_000)
    for y in 0..<height {
      for x in 0..<100 {
        let pixel: UInt32 = isBlack(x, y) ? 0xFF00_0000 : 0xFFFF_FFFF
        buffer.pixels.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    try PNGFile.write(
      buffer.image(isOpaque: true), to: work.folder.appendingPathComponent(name).path,
      with: AtomicFileWriter())
  }

  @Test func `equal files are the same`() throws {
    let outcome = try work.run("diff", "a.png", "a.png")
    #expect(outcome.status == 0)
    #expect(outcome.output == "a.png: no pixel differs\n")
  }

  @Test func `what differs, where, and what would have passed is printed and drawn`() throws {
    let outcome = try work.run("diff", "a.png", "b.png", "-o", "out/diff.png")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        b.png: 16 pixels differ, all within x 10 to 13 and y 20 to 23
          largest difference: ΔE 100, threshold 0.966; anti-aliasing: 0 of 16
          4 × 4 pixels at (10, 20): 16 differ
          would pass with --max-diff-pixels 16 or --threshold 0.966

        """)
    let picture = try ImageDecoder.decode(
      contentsOf: work.folder.appendingPathComponent("out/diff.png").path)
    #expect((picture.width, picture.height) == (100, 50))
    let red = picture.withRows { rows in
      (0..<5_000).filter { rows.pixel($0 % 100, $0 / 100) == 0xFFFF_0000 }
    }
    #expect(red == (20..<24).flatMap { y in (10..<14).map { x in 100 * y + x } })
  }

  @Test func `a tolerance lets them pass, and one that is too loose is told`() throws {
    let tight = try work.run("diff", "a.png", "b.png", "--max-diff-pixels", "16")
    #expect(tight.status == 0)
    #expect(tight.output.contains("\n  within the tolerance\n"))
    #expect(!tight.output.contains("more than twice"))
    let loose = try work.run("diff", "a.png", "b.png", "--max-diff-pixel-ratio", "0.1")
    #expect(loose.status == 0)
    #expect(loose.output.contains("the tolerance is more than twice what is needed"))
    let needless = try work.run("diff", "a.png", "a.png", "--threshold", "0.1")
    #expect(needless.output.contains("the tolerance is not needed"))
  }

  @Test func `files of two sizes differ, and the part that both have is compared`() throws {
    let outcome = try work.run("diff", "a.png", "c.png", "--max-diff-pixels", "9", "-o", "diff.png")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("c.png: 100 × 40 pixels instead of 100 × 50\n"))
    #expect(outcome.output.contains("of the part that both have, 1 pixel differs"))
    #expect(try PNGHeader(work.contents(of: "diff.png")).height == 50)
  }

  @Test func `JSON has the numbers`() throws {
    let outcome = try work.run("diff", "a.png", "b.png", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(object?["differentPixels"] as? Int == 16)
    #expect(object?["passes"] as? Bool == false)
    let region = (object?["regions"] as? [[String: Int]])?.first
    #expect(region == ["x": 10, "y": 20, "width": 4, "height": 4, "pixels": 16])
  }

  @Test func `each file that is no PNG file gets a line`() throws {
    try work.write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8), to: "lfs.png")
    try work.write([], to: "empty.png")
    try work.write([0xFF, 0xD8, 0xFF, 0xE0, 0], to: "photo.png")
    try work.write(Array(try work.contents(of: "b.png").prefix(60)), to: "cut.png")
    for (name, line) in [
      ("lfs.png", "lfs.png: error: is a Git LFS pointer, not the picture; run `git lfs pull`"),
      ("empty.png", "empty.png: error: is empty; restore it"),
      ("photo.png", "photo.png: error: is a JPEG file, not a PNG file"),
      ("cut.png", "cut.png: error: ends before the picture does; restore it"),
      ("deck", "deck: error: is a folder; name a PNG file"),
      ("none.png", "none.png: error: does not exist"),
    ] {
      let outcome = try work.run("diff", "a.png", name)
      #expect(outcome.status == 3)
      #expect(outcome.errorLines == [line])
    }
    // Both are reported.
    #expect(try work.run("diff", "none.png", "empty.png").errorLines.count == 2)
  }

  @Test func `a picture that cannot be written is error 5`() throws {
    let outcome = try work.run("diff", "a.png", "b.png", "-o", "deck")
    #expect(outcome.status == 5)
    #expect(outcome.errorLines.count == 1)
  }

  @Test(arguments: [
    (["diff", "a.png"], "diff compares two PNG files; it was given 1"),
    (["diff", "a.png", "b.png", "--threshold", "2"], "--threshold 2 is not a number from 0 to 1"),
    (["diff", "a.png", "b.png", "--precision", "nan"], "--precision nan is not a number from 0 to 1"),
    (
      ["diff", "a.png", "b.png", "--max-diff-pixels", "-1"], "--max-diff-pixels -1 is not a number of pixels"
    ),
  ])
  func `a wrong command line is error 2`(words: [String], message: String) throws {
    let outcome = try Renderpages.run(words, in: work.folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
