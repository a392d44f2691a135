internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Planning of the sheet that compares elements over all pages.
extension ReviewPlanner {
  /// Adds the sheet if three pages or more share a role, measured on the first page's device.
  mutating func addComparison(of pages: [SurveyedPage]) {
    guard let environment = pages.lazy.compactMap(\.survey.redlines.first?.screen.environment).first else {
      return
    }
    let measured = pages.compactMap { page, survey in
      survey.redlines.first { $0.screen.environment == environment }.map { (page: page, screen: $0) }
    }
    let comparison = RoleComparison(
      measured.map {
        RoleComparison.Page(title: title(of: $0.page), callouts: $0.screen.redlines.callouts)
      },
      words: words)
    let sheet = ComparisonSheet(
      comparison,
      screens: measured.map {
        ComparisonSheet.Screen(
          scene: $0.screen.scene, source: $0.page.source,
          destination: numbers.anchor($0.page.entry, of: $0.page.source),
          alternative: $0.screen.screen.alternative)
      }, room: room, measuring: text)
    guard let sheet else { return }
    sections.append(ReviewSection(title: words.comparison, destination: "comparison", isPage: false))
    let shown = numbers.shown(environment, of: measured[0].page.source, words)
    let part =
      sheet.shown.count < measured.count ? words.pagesOnCover(sheet.shown.count, of: measured.count) : ""
    add(
      [{ sheet.content() }], number: "comparison", title: words.comparison,
      subtitle: [shown, part].filter { !$0.isEmpty }.joined(separator: "  ·  "))
  }
}
