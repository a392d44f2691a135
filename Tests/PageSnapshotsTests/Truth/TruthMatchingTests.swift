import Testing

@testable import PageSnapshots

/// Which drawn view a recorded one is.
struct TruthMatchingTests {
  private typealias Row = (depth: Int, class: String, id: String?, text: String?, y: Double)

  private func drawn(_ recorded: [Row], _ drawn: [Row], parts: Set<Int> = []) -> [Int?] {
    func views(_ rows: [Row], _ parts: Set<Int>) -> [TruthView] {
      rows.enumerated().map { index, row in
        TruthComparisonTests.view(
          row.depth, row.class, row.id, 0, row.y, 100, 20, text: row.text, isPart: parts.contains(index))
      }
    }
    return TruthMatching(views(recorded, parts), views(drawn, [])).drawn
  }

  @Test func `views are known by their identifiers, wherever they are`() {
    #expect(
      drawn(
        [(0, "UIView", nil, nil, 0), (1, "UILabel", "a", "x", 0), (1, "UILabel", "b", "y", 20)],
        [(0, "UIView", nil, nil, 0), (1, "UIView", nil, nil, 0), (2, "UILabel", "b", "x", 0), (1, "UILabel", "a", "y", 9)])
        == [0, 3, 2])
  }

  @Test func `a text goes before the order, and the order before the frame`() {
    #expect(
      drawn(
        [(0, "UIView", nil, nil, 0), (1, "UILabel", nil, "B", 0)],
        [(0, "UIView", nil, nil, 0), (1, "UILabel", nil, "A", 0), (1, "UILabel", nil, "B", 20)]) == [0, 2])
    #expect(
      drawn(
        [(0, "UIView", nil, nil, 0), (1, "UILabel", nil, "A", 20), (1, "UILabel", nil, "B", 0)],
        [(0, "UIView", nil, nil, 0), (1, "UILabel", nil, "a", 0), (1, "UILabel", nil, "b", 20)]) == [0, 1, 2])
  }

  @Test func `between views that are alike the frame decides`() {
    #expect(
      drawn(
        [(0, "UIView", nil, nil, 0), (1, "UIImageView", nil, nil, 40)],
        [(0, "UIView", nil, nil, 0), (1, "UIImageView", nil, nil, 0), (1, "UIImageView", nil, nil, 40)]) == [0, 2])
  }

  @Test func `containers that only one side has are looked into`() {
    // UIKit puts a cell's views into a content view; PageRender has them in the cell.
    #expect(
      drawn(
        [(0, "UITableViewCell", nil, nil, 0), (1, "UIView", nil, nil, 0), (2, "UILabel", nil, "A", 0)],
        [(0, "UITableViewCell", nil, nil, 0), (1, "UILabel", nil, "A", 0)]) == [0, nil, 1])
    #expect(
      drawn(
        [(0, "UITableViewCell", nil, nil, 0), (1, "UILabel", nil, "A", 0)],
        [(0, "UITableViewCell", nil, nil, 0), (1, "UIView", nil, nil, 0), (2, "UILabel", nil, "A", 0)]) == [0, 2])
  }

  @Test func `views of two classes or two identifiers are never one`() {
    #expect(drawn([(0, "UILabel", nil, "A", 0)], [(0, "UIButton", nil, "A", 0)]) == [nil])
    #expect(drawn([(0, "UILabel", "a", "A", 0)], [(0, "UILabel", "b", "A", 0)]) == [nil])
  }

  @Test func `a part of a control is known by its text only`() {
    let bar: [Row] = [(0, "UINavigationBar", nil, nil, 0), (1, "UILabel", nil, "Title", 0), (1, "UIButton", nil, nil, 0)]
    #expect(drawn(bar, bar, parts: [1, 2]) == [0, 1, nil])
  }
}
