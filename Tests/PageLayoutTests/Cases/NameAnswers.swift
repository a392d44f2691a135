import LayoutEngine
import PageBase
import PageTestSupport

@testable import PageDrawing
@testable import PageLayout

/// Names of views and steps.
@MainActor
enum NameAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "names": { question in
      let page = try solved(question.lines)
      let input = page.legibleLayout()
      return Say.list(page.page.tree.views.map { input.items[$0.item].name })
    },
    "arranged": { question in
      var page = try solved([])
      page.page.tree.layout = LayoutInput(
        items: ["bar", "stack", "card"].enumerated().map {
          LayoutItem(name: $1, parent: $0 == 0 ? nil : 0)
        })
      page.page.tree.views = []
      let about = Int(try question.number("about", 2))
      let conflict = LayoutConflict(
        members: [], leftOut: .stack(item: 1, identifier: question.texts[0], about: about))
      return ConflictWording(of: page, in: "").members(of: conflict, fitting: 200)
    },
    "object-id": { Say.yes(ObjectID.isOne($0.texts[0])) },
    "step-name": { Say.yes(FlowStep.isName($0.texts[0])) },
    "step": { Say.yes(FlowStep($0.texts[0]).action != nil) },
  ]

  private static func solved(_ lines: [Question]) throws -> SolvedPage {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    return try PageRenderer(fonts: FontCatalog()).solve(try CaseScreen(lines).page(), in: environment)
  }
}
