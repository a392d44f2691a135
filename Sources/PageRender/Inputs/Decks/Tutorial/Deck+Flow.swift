internal import Foundation
internal import PageBase
internal import PageLayout

extension Deck {
  /// The flow's id in file names and on the command line, in place of a page's.
  static let flowID = "flow"

  /// The flow's first screen, then one for each step; none where there is no flow.
  var flowEntries: [PageEntry] {
    guard !flow.isEmpty else { return [] }
    let start = PageEntry(
      id: Self.flowID, number: pageCount + 1, position: flow[0].position, ignored: ignore.map(\.value))
    return [start]
      + zip(flow, FlowStep.names(of: flow.map(\.value))).map { step, name in
        var entry = start
        entry.position = step.position
        entry.step = name
        return entry
      }
  }

  /// The flow's screens up to one of them, in a window of their own; fewer where a step cannot be performed.
  ///
  /// - Parameters:
  ///   - pages: Those of the deck that can be shown.
  ///   - last: How many steps are performed.
  @MainActor
  func flowStates(
    _ pages: [TutorialPage?], upTo last: Int, in environment: PageEnvironment
  ) -> (states: [PreparedPage], diagnostics: [Diagnostic]) {
    let controller = TutorialController(pages: pages, style: tutorialStyle)
    var performed = Flow(
      of: .controller(controller), in: environment, id: Self.flowID, title: title.value.written, file: file,
      position: flow.first?.position)
    performed.perform(flow.prefix(last))
    return (performed.states, performed.diagnostics)
  }
}
