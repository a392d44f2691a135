internal import Foundation
internal import LayoutEngine
internal import PageBase

/// The sheets that compare screens with their artboards: the artboard, the page and their difference side by
/// side, and the differences in words.
struct DesignSheets {
  let words: ReviewWords
  let text: SheetText
  let room: Size

  func content(of design: ScreenDesign) -> @MainActor @Sendable () -> SheetContent {
    let size = design.screen.environment.layoutEnvironment.size
    let plan =
      design.fault == nil
      ? DesignSheetPlan(design.notes, screen: size, room: room, measuring: text)
      : DesignSheetPlan(withoutArtboardOf: size, room: room)
    return { [words] in
      let views = DesignSheetViews(design: design, plan: plan, words: words)
      return SheetContent(
        views.all, drawings: DesignDrawings(design: design, notes: plan.notes).drawings)
    }
  }
}
