import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import PageReview
@testable import PageSnapshots
@testable import UIKitCore

/// A review of pages with a text in their middle: `page a "Hello"`, `before a "Hi"` of an earlier state, or `recorded a "Hi"` of
/// snapshots. Rows name a sheet, and texts that they are told of.
@MainActor
struct ReviewCase {
  private let question: Question
  private var reviewing = Reviewing()
  private let folder = TemporaryFolder()

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "review": { try await ReviewCase($0).told() }
  ]

  init(_ question: Question) throws {
    self.question = question
    func list(_ name: String, _ usual: [String]) -> [String] {
      question[name].map { $0.split(separator: ",").map(String.init) } ?? usual
    }
    reviewing.devices = list("on", ["iphone-se-3"])
    if reviewing.devices == ["all"] { reviewing.devices = DeviceCatalog.builtin.devices.map(\.id) }
    reviewing.locales = list("in", ["en"])
    if question.has("turned") { reviewing.orientations = [.portrait, .landscape] }
    if question.has("dark") { reviewing.appearances = [.light, .dark] }
    reviewing.settings.showsAll = !question.has("once")
    if question.has("plain") { reviewing.settings.redlines = .none }
    if question.has("japanese") { reviewing.settings.language = .japanese }
    if question["by"] != nil { reviewing.settings.signBy = Int(try question.number("by")) }
  }

  private func pages(_ kind: String) -> [PreparedPage?] {
    question.lines.filter { $0.words[0] == kind }.map { line in
      if line.has("undrawn") { return nil }
      var page = Reviewing.page(
        line.texts[0], line.texts[1], color: CaseScreen.color(line["color"] ?? "black"))
      if let part = line["part"] { page.texts = [PageText(line.texts[1], in: "en", part: part)] }
      return page
    }
  }

  private func review() throws -> Review {
    let lines = question.lines.filter { $0.words[0] == "page" }
    let faults = question["fault"].map { [Diagnostic(.error, file: "/home/me/deck.json", $0)] } ?? []
    var review: Review
    if let line = lines.first, line.has("varied") || !faults.isEmpty && line.has("undrawn") {
      review = try reviewing.review(of: line.texts[0], faults: faults) { environment in
        guard !line.has("undrawn") else { return nil }
        let isDark = environment.appearance == .dark && line["dark"] != nil
        let page = Reviewing.page(
          line.texts[0],
          line[environment.locale] ?? line.texts[1].replacing("%", with: environment.locale),
          color: CaseScreen.color(isDark ? line["dark"] ?? "" : "black"))
        var tree = page.tree
        tree.systemBars.isStatusBarHidden = line.has("barless")
        return PreparedPage(id: page.id, tree: tree)
      }
    } else {
      review = try reviewing.review(pages("page"))
    }
    if question.has("faulty") { review.faults = faults }
    if question.has("since") { review.sources[0].baseline = .pages(try reviewing.source(pages("before"))) }
    if question.has("recorded") {
      review.sources[0].baseline = .snapshots(try record()) { "\($0.id)/\($1.device.id)" }
    }
    if question.has("part") { review.sources[0].hasAllPages = false }
    if let whole = question["whole"] { review.sources[0].hasAllScreens = whole == "yes" }
    return review
  }

  /// Snapshots as `record` names them, without those that are lost.
  private func record() throws -> SnapshotFolder {
    let (snapshots, writer) = (SnapshotFolder(folder.path("snapshots")), AtomicFileWriter())
    let renderer = try PageRenderer(fonts: FontCatalog())
    var recorded = reviewing
    if let devices = question["recordedOn"] {
      recorded.devices = devices.split(separator: ",").map(String.init)
    }
    for page in pages("recorded").compactMap(\.self) {
      for environment in try recorded.environments() {
        let solved = try renderer.solve(page, in: environment)
        let name = "\(page.id)/\(environment.device.id)"
        guard name != question["lost"] else { continue }
        try renderer.writePNG(of: solved.scene, to: snapshots.picture(name), with: writer)
        try writer.write(solved.frameTree(in: environment).text, to: snapshots.tree(name))
      }
    }
    return snapshots
  }

  private func told() async throws -> String {
    let planner = try await Reviewing.plan(try review())
    if question.has("faults") {
      return Say.list(planner.review.faults.map { $0.exitCode.map { "\($0)" } ?? "none" })
    }
    let patterns = SheetAnswers.quoted(question)
    func isAsked(_ text: String) -> Bool { patterns.isEmpty || patterns.contains { Case.matches(text, $0) } }
    guard let number = question["sheet"] else {
      let numbers = planner.sheets.map(\.number).filter(isAsked)
      return numbers.isEmpty ? "none" : numbers.joined(separator: " ")
    }
    let sheet = try planner.sheet(number)
    if question.has("title") { return "\(sheet.title)  |  \(sheet.subtitle)" }
    let items = try Reviewing.scene(of: sheet, of: planner).scene.items
    if question.has("links") { return Say.list(Reviewing.links(items).filter(isAsked)) }
    if question.has("fields") { return Say.list(Reviewing.fields(items).map { "\($0.name) \($0.kind)" }) }
    return Say.list(
      try Reviewing.words(on: sheet, of: planner).filter(isAsked).map { $0.replacing("\n", with: "\\n") })
  }
}
