import Testing

@testable import PageDrawing

struct LatestValuesTests {
  @Test func `the four made last are known`() {
    var values = LatestValues<String, Int>()
    for (value, key) in ["a", "b", "c", "d", "e"].enumerated() { values.keep(value, for: key) }
    #expect(["a", "b", "c", "d", "e", "f"].map { values.value(for: $0) } == [nil, 1, 2, 3, 4, nil])
  }
}
