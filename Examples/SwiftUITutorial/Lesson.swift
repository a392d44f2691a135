/// A page's symbol and words.
struct Lesson: Identifiable {
  /// A system symbol.
  let symbol: String
  let summary: String
  let detail: String
  var id: String { symbol }

  static let all = [
    Lesson(
      symbol: "arrow.triangle.branch", summary: "Which way today?",
      detail: "Say how long you’d like to be out. Byway finds a path you haven’t tried."),
    Lesson(
      symbol: "bell", summary: "Take the next street over",
      detail: "A gentle buzz tells you when to turn, so your eyes can stay on the view."),
    Lesson(
      symbol: "camera", summary: "Bring one thing home",
      detail: "A leaf, a cat, the shape of a cloud. One photo and one line make a page."),
    Lesson(
      symbol: "map", summary: "Watch your map grow",
      detail: "A week of wandering becomes a map. Where will you go next?"),
  ]
}
