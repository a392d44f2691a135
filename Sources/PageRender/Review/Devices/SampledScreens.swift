internal import LayoutEngine
internal import PageBase

/// The screens of a page that stand for all its screens, and what they stand for.
struct SampledScreens: Sendable {
  /// A screen beside the large one.
  struct Sample: Sendable {
    var cell: DeviceGrid.Cell
    var group: Int
  }

  /// All environments, and the group of screens that look alike for each.
  var environments: [PageEnvironment] = []
  var groups: [Int] = []
  /// The first screen in the other orientation, for a large picture; `nil` if there is none.
  var turned: DeviceGrid.Cell?
  var turnedGroup: Int?
  /// The other screens, the most important first.
  var samples: [Sample] = []
  /// The first device in each further language, for sheets of the languages.
  var languages: [Sample] = []

  /// The screens that a number of samples represent.
  struct Representation: Sendable, Equatable {
    /// The number of screens that are shown.
    var shown: Int
    /// The number of screens that look like a shown one.
    var alike: Int
    /// The screens that neither are shown nor look like a shown one.
    var missing: [PageEnvironment]
  }

  /// The screens that the large screens, those of languages and the first samples represent.
  func representation(byFirst count: Int) -> Representation {
    guard let first = groups.first else { return Representation(shown: 0, alike: 0, missing: []) }
    let shown = Set(
      [first] + (turnedGroup.map { [$0] } ?? []) + (samples.prefix(count) + languages).map(\.group))
    let missing = zip(environments, groups).filter { !shown.contains($0.1) }.map(\.0)
    return Representation(
      shown: shown.count, alike: environments.count - missing.count - shown.count, missing: missing)
  }

  /// The first samples as a grid.
  func grid(first count: Int, style: ScreenFrame, words: ReviewWords) -> DeviceGrid {
    let cells = samples.prefix(count).map(\.cell)
    return DeviceGrid(
      blocks: cells.isEmpty ? [] : [DeviceGrid.Block(title: "", cells: cells)], style: style, words: words
    ).narrow
  }

  /// The large screens and all samples, each as a cell, for sheets of one screen.
  func cells(with large: DeviceGrid.Cell?) -> [DeviceGrid.Cell] {
    [large, turned].compactMap(\.self) + (samples + languages).map(\.cell)
  }
}

extension ReviewWords {
  /// The screens that the shown ones stand for, in words: `14 of 132 screens shown, 76 look like them, 42 are not
  /// shown`; empty if all screens are shown.
  func standing(_ all: SampledScreens.Representation) -> String {
    let missing = all.missing.count
    guard all.alike > 0 || missing > 0 else { return "" }
    let total = all.shown + all.alike + missing
    if isJapanese {
      return "\(total)画面中\(all.shown)画面を表示" + (all.alike > 0 ? "、同じ見た目\(all.alike)画面" : "")
        + (missing > 0 ? "、\(missing)画面は省略" : "")
    }
    return [
      "\(all.shown) of \(total) screens shown",
      all.alike == 0 ? "" : "\(Wording.count(all.alike, "looks", "look")) like them",
      missing == 0 ? "" : "\(Wording.count(missing, "is", "are")) not shown",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
