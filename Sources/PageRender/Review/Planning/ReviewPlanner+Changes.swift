internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Planning of the sheets of changes.
extension ReviewPlanner {
  /// Adds the list of all changes, and a sheet for each cause, or for several causes on the same screens: the first
  /// screen large, and the others small.
  mutating func addChanges(_ surveyed: [SurveyedPage], _ survey: ChangeSurvey) -> ChangesSummary {
    guard survey.isAsked else {
      return ChangesSummary(
        survey: survey, words: words, pages: [], counted: CountedChanges(words: words))
    }
    let changed = surveyed.map { page, _ in
      CountedChanges.Page(
        title: title(of: page), source: page.source, changes: survey[page.source, page.place])
    }
    var counted = CountedChanges(changed, removed: survey.removed, words: words)
    // A new page is shown large on its own sheet.
    for index in counted.entries.indices where counted.entries[index].kind == .new {
      counted.entries[index].sheet = anchor(of: surveyed[counted.entries[index].screens[0].page].page)
    }
    var planned: [(page: Int, change: ScreenChange, number: String)] = []
    func number(of change: ScreenChange, on page: Int) -> String {
      let page = surveyed[page].page
      let number =
        numbers.screen(page.entry, of: page.source, in: change.screen.environment) + ".changes"
      let taken = planned.count { $0.number == number || $0.number.hasPrefix(number + ".") }
      return taken == 0 ? number : "\(number).\(taken + 1)"
    }
    for group in counted.groups {
      let screens = counted.entries[group[0]].screens
      let change = shared(screens, by: Set(group.map { counted.entries[$0].cause }), changed)
      planned.append((screens[0].page, change, number(of: change, on: screens[0].page)))
      for index in group { counted.entries[index].sheet = planned[planned.count - 1].number }
    }
    let told = changed.enumerated().map { index, page in
      ChangesSummary.Page(
        title: page.title,
        changes: page.changes.map { change in
          guard let fault = change.fault else { return (change, "") }
          let known = planned.first { $0.page == index && $0.change.fault == fault }
          if known == nil { planned.append((index, change, number(of: change, on: index))) }
          return (change, known?.number ?? planned[planned.count - 1].number)
        },
        undrawn: surveyed[index].survey.changes.undrawn.map { ($0, anchor(of: surveyed[index].page)) })
    }
    let summary = ChangesSummary(survey: survey, words: words, pages: told, counted: counted)
    addChangesSummary(summary)
    for (page, change, number) in planned { addChange(change, of: surveyed[page].page, number, counted) }
    return summary
  }

  private func anchor(of page: PageOfReview) -> String { numbers.anchor(page.entry, of: page.source) }

  /// The change of the first of some screens by causes that they share, with the other screens.
  private func shared(
    _ screens: [CountedChanges.Screen], by causes: Set<String>, _ pages: [CountedChanges.Page]
  ) -> ScreenChange {
    func own(_ screen: CountedChanges.Screen) -> ScreenChange {
      pages[screen.page].changes[screen.change].only(causes)
    }
    var first = own(screens[0])
    first.alike = screens.dropFirst().map { screen in
      let (change, page) = (own(screen), pages[screen.page])
      let name = numbers.shown(change.asked, of: page.source, words)
      return screen.page == screens[0].page
        ? ScreenChange.Alike(name: name, change: change)
        : ScreenChange.Alike(name: "\(page.title)  ·  \(name)", page: page.title, change: change)
    }
    return first
  }

  /// Adds the sheets of a change.
  private mutating func addChange(
    _ change: ScreenChange, of page: PageOfReview, _ number: String, _ counted: CountedChanges
  ) {
    let screen = numbers.shown(change.screen.environment, of: page.source, words)
    let told = words.changes(counted.numbers(of: change))
    let subtitle = [told.isEmpty ? words.changes : told, screen].joined(separator: "  ·  ")
    let title = words.shared(title(of: page), Set(change.alike.compactMap(\.page)).count + 1)
    let sheet = ChangesSheets(
      change: change, counted: counted, environments: review.sources[page.source].environments, words: words,
      text: text)
    add(
      [sheet.content(room: room)], number: number, title: title, subtitle: subtitle,
      listing: [told, title].filter { !$0.isEmpty }.joined(separator: "  ·  "), page: anchor(of: page))
  }
}
