import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// How a screen, its artboard and their differences share a sheet. Sizes are worked by hand.
struct DesignSheetPlanTests {
  private let text: SheetText

  init() throws { text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en") }

  private func plan(_ screen: Size, _ room: Size, _ notes: [DesignNote] = []) -> DesignSheetPlan {
    DesignSheetPlan(notes, screen: screen, room: room, measuring: text)
  }

  /// Beside 196 of sentences a picture has (700 − 196 − 54) / 3 = 150 by 300 − 34 = 266: 1.33 of 100 × 200.
  @Test func `a high screen in a wide room has its sentences beside it`() {
    let plan = plan(Size(width: 100, height: 200), Size(width: 700, height: 300))
    #expect(plan.arrangement == .beside)
    #expect(plan.shown == Size(width: 133, height: 266))
    // 700 − 3 · 133 − 54.
    #expect(plan.textWidth == 247)
    #expect(plan.columns == [[]] && plan.rest == 0 && plan.notes == [])
    // A column is no wider than 380.
    #expect(self.plan(Size(width: 100, height: 200), Size(width: 900, height: 300)).textWidth == 380)
  }

  /// Below three pictures of (400 − 36) / 3 by 1000 − 34 − 104 − 18 = 844: 2.11 of 50 × 400.
  @Test func `a narrow screen in a high room has its sentences below it`() {
    let plan = plan(Size(width: 50, height: 400), Size(width: 400, height: 1000))
    #expect(plan.arrangement == .below)
    #expect(abs(plan.shown.width - 105.5) < 1e-9 && plan.shown.height == 844)
    #expect(plan.textWidth == 191)
  }

  /// Two by two, a picture has (400 − 18) / 2 = 191 by (600 − 36 − 16 − 18) / 2 = 265: 1.325 of 100 × 200.
  @Test func `a screen of the room's form has its sentences in the fourth quarter`() {
    let plan = plan(Size(width: 100, height: 200), Size(width: 400, height: 600))
    #expect(plan.arrangement == .square)
    #expect(plan.shown == Size(width: 132.5, height: 265))
    // 400 − 132.5 − 18.
    #expect(plan.textWidth == 249.5)
  }

  @Test(arguments: [
    // Half of what is left of the width, or all of the height but 18 for the caption.
    (218.0, 418.0, 1.0), (618, 218, 1), (418, 618, 2), (118, 900, 0.5), (900, 118, 0.5),
  ])
  func `without an artboard the page is beside its fault`(width: Double, height: Double, scale: Double) {
    let plan = DesignSheetPlan(
      withoutArtboardOf: Size(width: 100, height: 200), room: Size(width: width, height: height))
    #expect(plan.arrangement == .beside)
    #expect(plan.shown == Size(width: 100 * scale, height: 200 * scale))
    #expect(plan.textWidth == 0 && plan.columns.isEmpty && plan.rest == 0)
  }

  @Test func `sentences fill the columns in their order, and those that do not fit are counted`() {
    let notes = (0..<200).map { DesignNote(sentence: "The title is lower by \($0) pt") }
    for (screen, room, columns) in [
      (Size(width: 100, height: 200), Size(width: 700, height: 300), 1),
      (Size(width: 50, height: 400), Size(width: 400, height: 1000), 2),
      (Size(width: 100, height: 200), Size(width: 400, height: 600), 1),
    ] {
      let plan = plan(screen, room, notes)
      #expect(plan.columns.count == columns)
      #expect(plan.notes == Array(notes.prefix(plan.notes.count)))
      #expect(plan.rest == 200 - plan.notes.count && plan.rest > 0 && !plan.notes.isEmpty)
      // As many as fit without a line for the rest are all told.
      let few = self.plan(screen, room, Array(notes.prefix(plan.notes.count)))
      #expect(few.rest == 0 && few.notes.count == plan.notes.count)
    }
  }
}
