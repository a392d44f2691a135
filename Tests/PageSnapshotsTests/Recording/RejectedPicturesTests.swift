import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct RejectedPicturesTests {
  private let red = picture(2, 1) { _, _ in 0xFFFF_0000 }
  private let blue = picture(2, 1) { _, _ in 0xFF00_00FF }

  private func note(_ rejected: RejectedPictures, _ image: PixelImage, page: String = "lesson-1") -> String? {
    var result = SampleRun.picture(.changed, page: page)
    image.withRows { rejected.note($0, &result) }
    return result.rejection
  }

  @Test func `a rejection counts for exactly the pixels that were rejected`() {
    var rejected = RejectedPictures()
    rejected.reject("lesson-1/iphone-x", drawnAs: red, comment: "too red")
    #expect(note(rejected, red) == "rejected: too red")
    #expect(note(rejected, blue) == nil)
    #expect(note(rejected, red, page: "lesson-2") == nil)
    rejected.forget("lesson-1/iphone-x")
    #expect(note(rejected, red) == nil)
  }

  @Test func `the file has a line for each rejection, sorted by name, and is read again`() throws {
    var rejected = RejectedPictures()
    rejected.reject("b/iphone-x", drawnAs: red, comment: nil)
    rejected.reject("a/iphone-x", drawnAs: blue, comment: "why \"blue\"?")
    let lines = rejected.json.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[3].hasPrefix(#"    {"picture": "a/iphone-x", "pixels": ""#))
    #expect(lines[3].hasSuffix(#", "comment": "why \"blue\"?"},"#))
    #expect(try #require(RejectedPictures(json: Array(rejected.json.utf8))) == rejected)
  }

  @Test(arguments: [
    "", "{}", #"{"format": 2, "rejected": []}"#, #"{"format": 1, "rejected": [{"picture": "a"}]}"#,
  ])
  func `a file of another kind is refused`(text: String) {
    #expect(RejectedPictures(json: Array(text.utf8)) == nil)
  }
}
