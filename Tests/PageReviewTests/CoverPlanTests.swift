import LayoutEngine
import Testing

@testable import PageReview

/// The pages on a cover of A4, whose right half is 385 pt wide and 523 pt high.
struct CoverPlanTests {
  private let room = Size(width: 385, height: 523)
  private let phone = Size(width: 200, height: 400)

  private func plan(_ count: Int) -> CoverPlan {
    CoverPlan(Array(repeating: phone, count: count), room: room)
  }

  /// In rows of three and four, six phones are (523 − 10) / 2 = 256.5 pt high, 128.25 wide, and 3 · 128.25 + 20 does not
  /// fit: they are (385 − 20) / 3 = 121.7 pt wide.
  @Test func `all pages are shown as large as they fit`() {
    let plan = plan(6)
    #expect(plan.shown == 6 && plan.columns == 3)
    #expect(abs(plan.cell.width - 365.0 / 3) < 1e-6 && abs(plan.cell.height - 730.0 / 3) < 1e-6)
    #expect(self.plan(1).cell == phone)
    #expect(self.plan(12).shown == 12)
  }

  /// Six columns of five rows are (523 − 40) / 5 = 96.6 pt high, 48.3 wide; of 31 phones in seven columns each would be
  /// (385 − 60) / 7 = 46.4 pt wide, and in six columns of six rows (523 − 50) / 6 / 2 = 39.4.
  @Test func `beyond a dozen as many pages are shown as are legible`() {
    #expect(plan(30).shown == 30)
    let more = plan(31)
    #expect(more.shown < 31 && more.shown >= 12)
    #expect(more.cell.width >= 48)
    #expect(more.used.height <= room.height - 16 + 1e-6)
    // Wide pages are not legible either, and still a dozen of them is shown.
    let wide = CoverPlan(Array(repeating: Size(width: 800, height: 100), count: 40), room: room)
    #expect(wide.shown == 12)
  }
}
