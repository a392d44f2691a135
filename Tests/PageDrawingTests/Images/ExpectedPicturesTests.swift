import Testing

@testable import PageDrawing

/// Pictures that tasks decode while they wait for another; each takes 10 bytes.
@Suite struct ExpectedPicturesTests {
  private var expected = ExpectedPictures(["a", "b", "c", "d"])

  private mutating func next(
    after path: String, within limit: Int = 100, begun: Set<String> = []
  ) -> String? {
    expected.next(
      after: path, within: limit, cost: { $0 == "broken" ? nil : 10 }, isBegun: { begun.contains($0) })
  }

  @Test mutating func `each is handed out once, in order`() {
    #expect([next(after: "a"), next(after: "a"), next(after: "a")] == ["b", "c", "d"])
    #expect(next(after: "a") == nil)
  }

  @Test mutating func `what is being decoded is passed over, but its memory counts`() {
    // a, b and c take 30 bytes.
    #expect(next(after: "a", within: 29, begun: ["b"]) == nil)
    #expect(next(after: "a", within: 30, begun: ["b"]) == "c")
  }

  @Test mutating func `nothing is handed out beyond the limit`() {
    #expect(next(after: "a", within: 19) == nil)
    #expect(next(after: "a", within: 20) == "b")
  }

  @Test mutating func `nothing follows the last or a stranger`() {
    #expect(next(after: "d") == nil && next(after: "e") == nil)
  }

  @Test mutating func `a file that cannot be decoded is passed over`() {
    expected = ExpectedPictures(["a", "broken", "c"])
    #expect(next(after: "a") == "c")
  }
}
