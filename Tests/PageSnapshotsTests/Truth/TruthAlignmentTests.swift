import Testing

@testable import PageSnapshots

/// How the views of two hierarchies are aligned: by identifiers, by their order, and through containers.
struct TruthAlignmentTests {
  /// A view by depth, class, identifier, text and top edge.
  private typealias Row = (Int, String, String?, String?, Double)

  private func drawn(_ recorded: [Row], _ drawn: [Row]) -> [Int?] {
    func views(_ rows: [Row]) -> [TruthView] {
      rows.map { TruthComparisonTests.view($0.0, $0.1, $0.2, 0, $0.4, 100, 20, text: $0.3) }
    }
    return TruthMatching(views(recorded), views(drawn)).drawn
  }

  private func labels(_ texts: [(String?, Double)]) -> [Row] {
    [(0, "UIView", nil, nil, 0)] + texts.map { (1, "UILabel", nil, $0.0, $0.1) }
  }

  @Test func `views that both sides have are paired one by one`() {
    let rows = labels(["A", "B", "C", "D", "E", "F", "G"].map { ($0, 0) })
    #expect(drawn(rows, rows) == [0, 1, 2, 3, 4, 5, 6, 7])
    // One of each side only.
    #expect(
      drawn(labels([("A", 0), ("B", 0), ("C", 0)]), labels([("B", 0), ("C", 0)])) == [0, nil, 1, 2])
    #expect(
      drawn(labels([("B", 0), ("C", 0)]), labels([("A", 0), ("B", 0), ("C", 0)])) == [0, 2, 3])
    #expect(drawn(labels([]), labels([("A", 0)])) == [0])
    #expect(drawn(labels([("A", 0)]), labels([])) == [0, nil])
    #expect(drawn([], []) == [])
  }

  /// A class is worth 4, a text 4 more, and a frame 1 more.
  @Test func `the sum of likenesses decides, and the order between equal sums`() {
    // In order 4 + 4; A alone 8: the order.
    #expect(
      drawn(labels([("A", 0), ("B", 20)]), labels([("B", 40), ("A", 60)])) == [0, 1, 2])
    // In order 4 + 4; A alone with its frame 9: A first, and then what is left.
    #expect(
      drawn(labels([("A", 0), ("B", 20)]), labels([("B", 40), ("A", 0)])) == [0, 2, 1])
    // In order 5 + 4; A alone with its frame 9: the order.
    #expect(
      drawn(labels([("A", 0), ("B", 20)]), labels([("B", 0), ("A", 0)])) == [0, 1, 2])
  }

  @Test func `a view without a text is not like another by having none`() {
    // 4 + 1 for the frame of the second.
    #expect(drawn(labels([(nil, 40)]), labels([(nil, 0), (nil, 40)])) == [0, 2])
    // A text of 8 goes before a frame of 5.
    #expect(drawn(labels([("A", 40)]), labels([("A", 0), (nil, 40)])) == [0, 1])
  }

  @Test func `an identifier that a side has twice names no view`() {
    let twice: [Row] = [
      (0, "UIView", nil, nil, 0), (1, "UILabel", "x", "A", 0), (1, "UILabel", "x", "B", 20),
    ]
    #expect(drawn(twice, [(0, "UIView", nil, nil, 0), (1, "UILabel", "x", "B", 0)]) == [0, nil, 1])
    #expect(drawn([(0, "UIView", nil, nil, 0), (1, "UILabel", "x", "B", 0)], twice) == [0, 2])
    // Two views without identifiers of which one has one are alike.
    #expect(drawn([(0, "UILabel", "x", "A", 0)], [(0, "UILabel", nil, "A", 0)]) == [0])
    #expect(drawn([(0, "UILabel", nil, "A", 0)], [(0, "UILabel", "x", "A", 0)]) == [0])
  }

  @Test func `what is in a view with an identifier is looked for in its partner, wherever that is`() {
    let recorded: [Row] = [
      (0, "UIView", nil, nil, 0), (1, "UIView", "card", nil, 0), (2, "UILabel", nil, "A", 0),
    ]
    let inside: [Row] = [
      (0, "UIView", nil, nil, 0), (1, "UIScrollView", nil, nil, 0), (2, "UIView", "card", nil, 0),
      (3, "UILabel", nil, "A", 0),
    ]
    #expect(drawn(recorded, inside) == [0, 2, 3])
    #expect(drawn(inside, recorded) == [0, nil, 1, 2])
  }

  @Test func `views of two pairs do not mix`() {
    // Two cells have a label each, and the first of the drawn ones none.
    let recorded: [Row] = [
      (0, "UITableView", nil, nil, 0), (1, "UITableViewCell", "one", nil, 0), (2, "UILabel", nil, "A", 0),
      (1, "UITableViewCell", "two", nil, 0), (2, "UILabel", nil, "A", 0),
    ]
    let fewer: [Row] = [
      (0, "UITableView", nil, nil, 0), (1, "UITableViewCell", "one", nil, 0),
      (1, "UITableViewCell", "two", nil, 0), (2, "UILabel", nil, "A", 0),
    ]
    #expect(drawn(recorded, fewer) == [0, 1, nil, 2, 3])
    #expect(drawn(fewer, recorded) == [0, 1, 3, 4])
  }

  @Test func `containers of both sides are looked into, several deep`() {
    let recorded: [Row] = [
      (0, "UIView", nil, nil, 0), (1, "UIScrollView", nil, nil, 0), (2, "UIStackView", nil, nil, 0),
      (3, "UILabel", nil, "A", 0), (4, "UIImageView", nil, nil, 0), (1, "UILabel", nil, "B", 0),
    ]
    let drawn: [Row] = [
      (0, "UIView", nil, nil, 0), (1, "UIControl", nil, nil, 0), (2, "UILabel", nil, "A", 0),
      (3, "UIImageView", nil, nil, 0), (1, "UILabel", nil, "B", 0),
    ]
    #expect(self.drawn(recorded, drawn) == [0, nil, nil, 2, 3, 4])
    #expect(self.drawn(drawn, recorded) == [0, nil, 3, 4, 5])
  }

  @Test func `several roots are aligned as other views are`() {
    let roots: [Row] = [(0, "UIView", nil, nil, 0), (0, "UILabel", nil, "A", 0), (1, "UILabel", nil, "B", 0)]
    #expect(drawn(roots, roots) == [0, 1, 2])
    #expect(drawn(Array(roots.dropFirst()), roots) == [1, 2])
  }
}
