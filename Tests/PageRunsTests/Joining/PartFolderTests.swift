import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Pictures of parts that are as the part drew them.
struct PartFolderTests {
  private let temporary = TemporaryFolder()

  private func isStanding(_ hash: PictureHash?, _ byteCount: Int, _ stamp: FileStamp?) -> Bool {
    let contents = hash.map { DrawnPart.Contents(hash: $0, byteCount: byteCount, stamp: stamp) }
    let part = DrawnPart(
      run: PictureHash(ofText: "run"), version: "1", number: 1, count: 1, total: 1, command: [],
      unreadablePages: [],
      pictures: [.init(name: "a.png", contents: contents)])
    return PartFolder.Found(part: part, folder: temporary.path("")).standing == ["a.png"]
  }

  @Test func `a picture stands by its stamp, or by its contents`() throws {
    let (right, wrong) = (PictureHash(ofText: "text"), PictureHash(ofText: "other"))
    #expect(!isStanding(right, 4, nil))
    try AtomicFileWriter().write("text", to: temporary.path("a.png"))
    let stamp = try #require(FileStamp(temporary.path("a.png")))
    var other = stamp
    other.modified += 1
    // A file with the noted stamp is not read.
    #expect(isStanding(wrong, 4, stamp))
    #expect(isStanding(right, 4, other))
    #expect(isStanding(right, 4, nil))
    #expect(!isStanding(wrong, 4, other))
    #expect(!isStanding(right, 5, stamp))
    #expect(!isStanding(nil, 4, stamp))
  }
}
