internal import PageBase
internal import PageLayout

/// The flow of a deck: the steps that are performed on its tutorial.
struct DeckFlow {
  /// The flow's id in file names and on the command line, where pages have theirs.
  static let id = "flow"

  let deck: Deck

  /// The flow's first screen, then a screen after each step; empty if the deck has no flow.
  var entries: [PageEntry] {
    let flow = deck.flow
    guard !flow.isEmpty else { return [] }
    let start = PageEntry(
      id: Self.id, number: deck.pageCount + 1, position: flow[0].position,
      ignored: deck.ignore.map(\.value))
    return [start]
      + zip(flow, FlowStep.names(of: flow.map(\.value))).map { step, name in
        var entry = start
        entry.position = step.position
        entry.step = name
        return entry
      }
  }
}
