internal import PageBase
internal import PageLayout

extension DeckReader {
  /// The steps of the deck's flow.
  mutating func flow(_ value: JSONValue, layout: Deck.Layout) -> [Located<FlowStep>] {
    guard let values = checker.list(value, "\"flow\"", limit: FlowStep.maximumCount), !values.isEmpty else {
      return []
    }
    guard layout == .tutorial else {
      checker.report(
        "\"flow\" is for the layout \"tutorial\"; views of a document do nothing when they are touched",
        at: value.position)
      return []
    }
    return values.compactMap { value in
      guard let text = checker.string(value, "a step of \"flow\"") else { return nil }
      let step = FlowStep(text)
      if let fault = step.fault {
        checker.report(fault, at: value.position)
        return nil
      }
      return Located(step, at: value.position)
    }
  }

  /// Reports a page whose id is the flow's, since their pictures would have the same names.
  mutating func checkIsFree(_ pages: [Deck.Page], flow: [Located<FlowStep>]) {
    guard !flow.isEmpty, let page = pages.first(where: { $0.id.value.lowercased() == DeckFlow.id }) else {
      return
    }
    checker.report(
      "page id \(Wording.quoted(page.id.value)) is taken by the deck's flow; write another",
      at: page.id.position ?? page.summary.position ?? SourcePosition(line: 1, column: 1))
  }
}
