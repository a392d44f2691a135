import Testing

@testable import PageBase
@testable import PageLayout

struct FlowGrammarTests {
  @Test(
    arguments: [
      ("tap next", .tap("next")), ("tap  next ", .tap("next")), ("tap my button", .tap("my button")),
      ("double tap image", .doubleTap("image")),
      ("select segment 2 of mode", .selectSegment(2, of: "mode")), ("select tab 3", .selectTab(3)),
      ("go back", .goBack), ("scroll to 2", .scroll(to: 2, in: nil)),
      ("scroll pages to 2", .scroll(to: 2, in: "pages")),
      ("scroll way to go to 4", .scroll(to: 4, in: "way to go")), ("drag to 1.5", .drag(to: 1.5, in: nil)),
      ("drag pages to 2.25", .drag(to: 2.25, in: "pages")), ("rotate", .rotate),
      ("set text size AX1", .setTextSize(.accessibility1)), ("set text size xlarge", .setTextSize(.xLarge)),
      ("set appearance dark", .setAppearance(.dark)), ("swipe left", .swipe(.left)),
      ("swipe UP", .swipe(.up)), ("scroll to end", .scrollToEnd(in: nil)),
      ("scroll list to end", .scrollToEnd(in: "list")), ("wait", .wait(1)), ("wait 2.5", .wait(2.5)),
      ("type Ada", .type("Ada", into: nil)), ("type a into b into c", .type("a into b", into: "c")),
    ] as [(String, FlowAction)])
  func `a step says what is done`(text: String, action: FlowAction) {
    let step = FlowStep(text)
    #expect(step.action == action)
    #expect(step.fault == nil)
  }

  @Test(arguments: [
    ("", #"a step is empty; write one such as "tap next""#),
    ("tap", #"step "tap" is not known"#), ("rotat", #"step "rotat" is not known; did you mean "rotate"?"#),
    ("scroll to 0", #"step "scroll to 0" needs a whole number from 1"#),
    ("scroll to 1.5", #"step "scroll to 1.5" needs a whole number from 1"#),
    ("scroll", #"step "scroll" is not known"#),
    ("scroll to 99999999999999999999", "needs a whole number"),
    ("drag to 0.5", #"step "drag to 0.5" needs a number from 1"#), ("drag to nan", "needs a number from 1"),
    ("set text size huge", #"step "set text size huge" names no text size; use xSmall, small"#),
    ("set appearance pink", #"names no appearance; use light or dark"#),
    ("swipe inwards", "names no direction; use left, right, up or down"),
    ("wait 0", "needs a number of seconds above 0 and up to 10"), ("wait 11", "above 0 and up to 10"),
    ("type", #"step "type" is not known"#), ("select segment two of mode", "needs a whole number"),
    ("tap a\u{7}b", "has a control character"),
    ("tap " + String(repeating: "x", count: 300), "is longer than 200 characters"),
  ])
  func `a step that means nothing is named, with what to write`(text: String, message: String) throws {
    let step = FlowStep(text)
    #expect(step.action == nil)
    let fault = try #require(step.fault)
    #expect(fault.contains(message), "\(fault)")
  }

  @Test func `steps are written in Swift too`() {
    let steps: [FlowStep] = [
      "tap next", .tap("next"), .scroll(to: 3), .drag(to: 1.5), .rotate, .setTextSize(.accessibility2),
      .setAppearance(.dark),
    ]
    #expect(
      steps.map(\.text) == [
        "tap next", "tap next", "scroll to 3", "drag to 1.5", "rotate", "set text size AX2",
        "set appearance dark",
      ])
    #expect(steps.allSatisfy { $0.action != nil })
  }

  @Test func `names of steps come from their words, so that a step put in between renames no other`() {
    let before: [FlowStep] = ["tap next", "tap next", "rotate"]
    let after: [FlowStep] = ["tap next", "set appearance dark", "tap next", "rotate"]
    #expect(FlowStep.names(of: before) == ["tap-next", "tap-next-2", "rotate"])
    #expect(FlowStep.names(of: after) == ["tap-next", "set-appearance-dark", "tap-next-2", "rotate"])
  }

  @Test func `names of steps are fit for files`() {
    #expect(FlowStep.names(of: ["tap ../a,b"]) == ["tap-..-a-b"])
    // Unique, also where case does not count, and where a step is called like the second of another.
    #expect(FlowStep.names(of: ["tap a", "tap A", "tap a-2"]) == ["tap-a", "tap-A-2", "tap-a-2-2"])
  }
}
