internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageSnapshots
internal import UIKitCore

/// The sheet of a change: the pictures before, after and of the difference, the change in words with the screens
/// on which it is, and small pictures of these.
struct ChangesSheets {
  let change: ScreenChange
  let counted: CountedChanges
  /// All environments of the change's source.
  let environments: [PageEnvironment]
  let words: ReviewWords
  let text: SheetText

  /// A sheet with the pictures.
  func content(room: Size) -> @MainActor @Sendable () -> SheetContent {
    let others = AlikeScreens(change, words: words, width: room.width, measuring: text)
    let hasDifference = change.fault == nil
    var upper = room
    if let others { upper.height -= others.height + ChangesSheetPlan.gap }
    let plan = ChangesSheetPlan(
      screen: change.screen.environment.layoutEnvironment.size, count: hasDifference ? 3 : 2, room: upper)
    let sentences = ChangeSentences(
      change, counted: counted, environments: environments, words: words
    ).fitting(width: plan.textWidth, height: upper.height, measuring: text)
    let free = upper.height - sentences.height(width: plan.textWidth, measuring: text) - ChangesSheetPlan.gap
    let details = ChangeDetails(change, words: words, size: Size(width: plan.textWidth, height: free))
    let (change, words) = (change, words)
    return { Self.content(of: change, plan, sentences, details, others, hasDifference: hasDifference, words) }
  }

  @MainActor
  private static func content(
    of change: ScreenChange, _ plan: ChangesSheetPlan, _ sentences: ChangeSentences,
    _ details: ChangeDetails?,
    _ others: AlikeScreens?,
    hasDifference: Bool, _ words: ReviewWords
  ) -> SheetContent {
    var pictures = [
      column(words.before, named: "before", plan.shown, change.fault),
      column(words.after, named: "after", plan.shown, nil),
    ]
    if hasDifference { pictures.append(column(words.difference, named: "difference", plan.shown, nil)) }
    var list: [UIView] = [sentences.view(width: plan.textWidth)]
    let large = details?.content()
    if let large { list.append(large.view) }
    let shown =
      plan.isStacked
      ? [SheetStyle.stack(.vertical, spacing: ChangesSheetPlan.gap, alignment: .leading, pictures)] : pictures
    let row = SheetStyle.row(
      spacing: ChangesSheetPlan.gap,
      shown + [SheetStyle.stack(.vertical, spacing: ChangesSheetPlan.gap, alignment: .leading, list)])
    var drawings = drawings(of: change) + (large?.drawings ?? [])
    if hasDifference { drawings.append(difference(of: change)) }
    guard let others else { return SheetContent(row, drawings: drawings) }
    let small = others.content()
    let both = SheetStyle.stack(
      .vertical, spacing: ChangesSheetPlan.gap, alignment: .leading, [row, small.view])
    return SheetContent(both, drawings: drawings + small.drawings)
  }

  @MainActor
  private static func column(_ title: String, named name: String, _ size: Size, _ fault: String?) -> UIView {
    let caption = SheetStyle.label(title, .caption, weight: .semibold, color: SheetStyle.secondInk)
    caption.heightAnchor.constraint(equalToConstant: ChangesSheetPlan.captionHeight - 6).isActive = true
    let place = UIView().with(.place(name))
    if let fault { SheetFault.fill(place, with: fault) }
    NSLayoutConstraint.activate([
      place.widthAnchor.constraint(equalToConstant: size.width),
      place.heightAnchor.constraint(equalToConstant: size.height),
    ])
    return SheetStyle.stack(.vertical, spacing: 6, alignment: .leading, [caption, place])
  }

  private static func difference(of change: ScreenChange) -> SheetDrawing {
    let drawing = ScreenDifference(change)
    return SheetDrawing("difference", source: change.screen.source) { frame, renderer throws(PageError) in
      try drawing.items(in: frame, renderer: renderer)
    }
  }

  private static func drawings(of change: ScreenChange) -> [SheetDrawing] {
    let (source, screen) = (change.screen.source, change.screen)
    let marks = change.areas.map { ScreenDrawing.Mark(area: $0, color: SheetStyle.change, label: "") }
    let size = screen.environment.layoutEnvironment.size
    return [
      ScreenChange.Before.screen(screen).drawing(
        in: "after", source: source, size: size, alternative: screen.alternative, marks: marks),
      change.before.drawing(
        in: "before", source: source, size: size, alternative: screen.alternative, marks: marks),
    ].compactMap(\.self)
  }
}

extension ScreenChange.Before {
  /// The picture from before, without system bars, as a sheet shows it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - size: The screen's size, in points.
  ///   - alternative: The alternative text of a recorded picture.
  func drawing(
    in place: String, source: Int, size: Size, alternative: String, marks: [ScreenDrawing.Mark] = []
  ) -> SheetDrawing? {
    switch self {
    case .screen(let screen):
      var drawing = ScreenDrawing(screen: screen, style: .none, showsSafeArea: false, marks: marks)
      drawing.showsSystemBars = false
      return SheetDrawing(place, source: source) { [drawing] frame, renderer throws(PageError) in
        try drawing.items(in: frame, renderer: renderer)
      }
    case .picture(let file):
      let picture = RecordedPicture(file: file, size: size, alternative: alternative, marks: marks)
      return SheetDrawing(place, source: source) { frame, _ throws(PageError) in try picture.items(in: frame)
      }
    case .nothing, .fault: return nil
    }
  }
}
