/// What one page of the tutorial says.
struct Lesson: Identifiable {
  let image: String
  let summary: String
  let detail: String
  var id: String { image }

  static let all = [
    Lesson(
      image: "signpost", summary: "Which way today?",
      detail: "Say how long you’d like to be out. Byway finds a path you haven’t tried."),
    Lesson(
      image: "lane", summary: "Take the next street over",
      detail: "A gentle buzz tells you when to turn, so your eyes can stay on the view."),
    Lesson(
      image: "notebook", summary: "Bring one thing home",
      detail: "A leaf, a cat, the shape of a cloud. One photo and one line make a page."),
    Lesson(
      image: "map", summary: "Watch your map grow",
      detail: "A week of wandering becomes a map. Where will you go next?"),
  ]
}
