import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageReview
@testable import UIKitCore

/// Where findings are marked on the screens of a review.
@MainActor
struct FindingMarksTests {
  /// A pale text that takes several lines on both devices.
  private static func page() -> PreparedPage {
    let root = UIView()
    root.backgroundColor = .white
    let label = UILabel()
    label.accessibilityIdentifier = "headline"
    label.text = "A pale text that is long enough for more than a single line of every telephone there is"
    label.textColor = UIColor(white: 0.8, alpha: 1)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    return PreparedPage(id: "a", tree: ViewTree(root: root))
  }

  private func report(_ page: PreparedPage, _ environments: [PageEnvironment]) throws -> LintReport {
    let settings = LintSettings(only: [.lowContrast])
    let linter = PageLinter(try PageRenderer(fonts: FontCatalog()), settings: settings)
    var collector = LintCollector()
    for (place, environment) in environments.enumerated() {
      collector.add(linter.findings(of: page, in: environment), source: 0, place: place)
    }
    return collector.report([environments], settings: [settings])
  }

  private func reviewing() -> Reviewing {
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro"]
    return reviewing
  }

  @Test func `a finding is marked wherever it shows, loudly where it is worst, and around the whole text`()
    throws
  {
    let (page, environments) = (Self.page(), try reviewing().environments())
    let report = try report(page, environments)
    try #require(report.entries.count == 1)
    let (marks, renderer) = (FindingMarks(report), try PageRenderer(fonts: FontCatalog()))
    var loud = 0
    for environment in environments {
      let solved = try renderer.solve(page, in: environment)
      let found = marks.marks(on: solved, PageEntry(id: "a", number: 1), of: 0, in: environment)
      let mark = try #require(found.first)
      #expect(found.count == 1 && mark.label == "1")
      loud += mark.isQuiet ? 0 : 1
      #expect(mark.isQuiet == (environment != report.entries[0].environments.first))
      let words = renderer.words(on: solved)
      #expect(words.count > 10 && words.allSatisfy { mark.area.inset(by: -1).covers($0) })
    }
    #expect(loud == 1)
  }

  @Test func `a finding leads to the sheet on which it is marked`() async throws {
    let (page, reviewing) = (Self.page(), reviewing())
    var review = try reviewing.review([page])
    review.findings = try report(page, try reviewing.environments())
    let planner = try await Reviewing.plan(review)
    #expect(planner.markedSheets == [1: "a.devices"])
    let scene = try Reviewing.scene(of: try planner.sheet("findings"), of: planner).scene
    #expect(Reviewing.links(scene.items).contains("a.devices"))
  }

  @Test func `labels of marks do not cover one another`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let marks = (1...12).map { number in
      var mark = ScreenDrawing.Mark(
        area: Rect(x: 40, y: 100 + Double(number % 3), width: 100, height: 20), color: .black,
        label: "\(number)")
      mark.isQuiet = number % 2 == 0
      return mark
    }
    let frame = Rect(x: 0, y: 0, width: 200, height: 400)
    let labels = ScreenDrawing.items(of: marks, in: frame, scale: 0.5, renderer).compactMap { kind -> Rect? in
      if case .shape(.roundedRectangle(let box, _), _) = kind { box } else { nil }
    }
    #expect(labels.count == 12)
    for (index, label) in labels.enumerated() {
      #expect(labels[(index + 1)...].allSatisfy { $0.intersection(label) == nil })
    }
  }

  /// A screen of 200 × 300 points at half its size; ten places begin near its lower edge, one is below it and one above.
  @Test func `what reaches beyond the screen is marked and numbered on it`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let areas =
      (0..<10).map { Rect(x: 20, y: 280 - Double($0), width: 100, height: 900) }
      + [Rect(x: 20, y: 700, width: 50, height: 20), Rect(x: -300, y: -300, width: 10, height: 10)]
    let marks = areas.enumerated().map { ScreenDrawing.Mark(area: $1, color: .black, label: "\($0)") }
    let frame = Rect(x: 50, y: 20, width: 100, height: 150)
    var (labels, outlines): ([Rect], [Rect]) = ([], [])
    for kind in ScreenDrawing.items(of: marks, in: frame, scale: 0.5, renderer) {
      if case .shape(.roundedRectangle(let box, _), _) = kind { labels.append(box) }
      if case .stroke(.roundedRectangle(let box, _), _) = kind { outlines.append(box) }
    }
    #expect(labels.count == areas.count && outlines.count == areas.count)
    #expect(outlines.allSatisfy { frame.inset(by: -1).covers($0) })
    // A label's middle is at the screen's edge at most.
    #expect(labels.allSatisfy { $0.midY >= frame.minY && $0.midY <= frame.maxY + $0.height / 2 })
    for (index, label) in labels.enumerated() {
      #expect(labels[(index + 1)...].allSatisfy { $0.intersection(label) == nil })
    }
  }

  @Test func `colours of severities are Apple's accessible ones`() {
    let colors = [Diagnostic.Severity.error, .warning, .note].map(FindingMarks.color)
    #expect(colors == [0xD70015, 0xC93400, 0x0040DD].map { Color(rgb: $0) })
  }
}
