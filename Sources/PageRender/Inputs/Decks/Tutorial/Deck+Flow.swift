internal import Foundation
internal import PageBase
internal import PageLayout

extension Deck {
  /// The flow's id in file names and on the command line, where pages have theirs.
  static let flowID = "flow"

  /// The flow's first screen, then a screen after each step; empty if the deck has no flow.
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

  /// The flow's screens up to a step, in a window of their own; fewer if a step cannot be performed.
  ///
  /// - Parameters:
  ///   - pages: The deck's pages by index; `nil` for pages that cannot be shown.
  ///   - last: The number of steps to perform.
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
