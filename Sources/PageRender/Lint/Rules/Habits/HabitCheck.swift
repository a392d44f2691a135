internal import LayoutEngine
internal import PageLayout

/// Finds constraints of a page that could be written better; the findings are equal in every environment.
struct HabitCheck {
  private let written: WrittenConstraints

  init(page: DrawnPage) {
    written = WrittenConstraints(page)
  }

  func findings() -> [LintFinding] {
    guard !written.indices.isEmpty else { return [] }
    let habits =
      LeftRightCheck(written).habits() + CenteredSizeCheck(written).habits()
      + DistantConstraintCheck(written).habits() + NegativeConstantCheck(written).habits()
      + FixedTextSizeCheck(written).habits() + StandardSpacingCheck(written).habits()
      + DuplicateConstraintCheck(written).habits()
    return told(habits)
  }

  /// Turns habits into findings: equal constraints in cells, or in other repeated views, become one finding.
  private func told(_ habits: [Habit]) -> [LintFinding] {
    guard !habits.isEmpty else { return [] }
    let words = HabitWording(written)
    var groups: [(topic: String, habits: [Habit])] = []
    var places: [String: Int] = [:]
    for habit in habits {
      let topic = words.topic(of: habit)
      let key = "\(habit.rule.rawValue)\0\(topic)"
      if let place = places[key] {
        groups[place].habits.append(habit)
      } else {
        places[key] = groups.count
        groups.append((topic, [habit]))
      }
    }
    return groups.map { finding($0.habits, $0.topic, words) }
  }

  private func finding(_ habits: [Habit], _ topic: String, _ words: HabitWording) -> LintFinding {
    let habit = habits[0]
    var views: [Int] = []
    for view in habits.flatMap(\.items).map(written.view) where !views.contains(view) { views.append(view) }
    let times = habits.count > 1 ? " (\(habits.count) times)" : ""
    let cause = habit.constraints.map { words.words(written[$0]) }.joined(separator: " and ")
    let replacements = habit.replacements.map { words.words($0) }.joined(separator: " and ")
    let advice = habit.advice.isEmpty ? "write " : habit.advice + (replacements.isEmpty ? "" : " ")
    var finding = LintFinding(
      habit.rule, on: written.page, views: views, subject: cause + habit.more + times, fault: habit.fault,
      fix: advice + replacements, topic: topic)
    let source = habit.constraints.first.flatMap { written[$0].source }
    finding.locate(at: source)
    finding.isOfDocument = source != nil
    if habit.rule == .leftRight {
      let members = habits.flatMap(\.constraints).map { ConstraintOrigin.constraint($0) }
      finding.ground = LintGround(dependingOn: written.page.dependencies(of: members, for: .side))
    }
    return finding
  }
}
