import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// Rules, exceptions and verdicts as values.
struct LintSettingsTests {
  // MARK: Rules

  @Test func `six rules have a threshold`() {
    let thresholds: [LintRule: Double] = [
      .brokenConstraint: 1, .orphanWord: 0.2, .smallText: 11, .lowContrast: 4.5, .statusBarContrast: 3,
      .touchSize: 44,
    ]
    for rule in LintRule.allCases { #expect(rule.threshold == thresholds[rule], "\(rule)") }
  }

  @Test func `five rules are about the texts of a language`() {
    #expect(
      LintRule.allCases.filter(\.isOfLanguage)
        == [.missingString, .untranslatedString, .staleString, .placeholderMismatch, .keyAsText])
  }

  @Test func `a rule is found by its name, and a misspelt one is corrected`() {
    for rule in LintRule.allCases {
      #expect(LintRule(rawValue: rule.rawValue) == rule)
      #expect(rule.description == rule.rawValue)
    }
    #expect(LintRule(rawValue: "small") == nil)
    #expect(LintRule.smallText != .touchSize)
    #expect(LintRule.suggestion(for: "smal-text") == "small-text")
    #expect(LintRule.suggestion(for: "label") == "missing-label")
    #expect(LintRule.suggestion(for: "xyz") == nil)
    #expect(
      LintRule.unknownMessage("smal-text")
        == #"unknown lint rule "smal-text"; did you mean "small-text"? The command lint --explain lists all rules"#
    )
    #expect(
      LintRule.unknownMessage("xyz")
        == #"unknown lint rule "xyz"; the command lint --explain lists all rules"#)
  }

  // MARK: Thresholds

  @Test func `of several thresholds for a view the last counts`() {
    let settings = LintSettings(exceptions: [
      LintException(.touchSize, .threshold(40)), LintException(.touchSize, page: "a", .threshold(30)),
      LintException(.touchSize, view: "close", .threshold(20)), LintException(.touchSize),
      LintException(.smallText, .threshold(9)),
    ])
    #expect(settings.threshold(of: .touchSize, page: "b", view: nil) == 40)
    #expect(settings.threshold(of: .touchSize, page: "a", view: "other") == 30)
    #expect(settings.threshold(of: .touchSize, page: "a", view: "close") == 20)
    #expect(settings.threshold(of: .smallText, page: "b", view: "close") == 9)
    #expect(settings.threshold(of: .lowContrast, page: "b", view: "close") == 4.5)
    #expect(settings.threshold(of: .offScreen, page: "b", view: "close") == 0)
  }

  @Test func `all rules judge unless some are chosen`() {
    #expect(LintSettings().judges(.smallText))
    #expect(LintSettings(only: [.smallText]).judges(.smallText))
    #expect(!LintSettings(only: [.touchSize]).judges(.smallText))
    #expect(!LintSettings(only: []).judges(.smallText))
  }

  // MARK: Exceptions

  @Test func `an exception concerns its rule, on its page, about its view`() {
    let views = ["detail", "card"]
    func concerns(_ exception: LintException) -> Bool {
      exception.concerns(.smallText, page: "welcome", views: views)
    }
    #expect(concerns(LintException(.smallText)))
    #expect(concerns(LintException(.smallText, page: "welcome")))
    #expect(concerns(LintException(.smallText, view: "card")))
    #expect(concerns(LintException(.smallText, page: "welcome", view: "detail")))
    #expect(!concerns(LintException(.touchSize)))
    #expect(!concerns(LintException(.touchSize, page: "welcome", view: "card")))
    #expect(!concerns(LintException(.smallText, page: "next")))
    #expect(!concerns(LintException(.smallText, page: "next", view: "card")))
    #expect(!concerns(LintException(.smallText, view: "title")))
    #expect(!LintException(.smallText, view: "title").concerns(.smallText, page: "welcome", views: []))
    #expect(LintException(.smallText).isAboutFindings)
    #expect(LintException(.smallText, .severity(.note)).isAboutFindings)
    #expect(!LintException(.smallText, .threshold(9)).isAboutFindings)
  }

  @Test func `the last exception that concerns a finding is the verdict`() {
    let finding = LintFinding.made(.smallText, views: ["title"])
    func verdict(_ exceptions: LintException...) -> LintSettings.Verdict {
      LintSettings(exceptions: exceptions).verdict(on: finding)
    }
    func verdict(_ severity: Diagnostic.Severity?, _ reason: String?) -> LintSettings.Verdict {
      LintSettings.Verdict(severity: severity, reason: reason)
    }
    #expect(verdict() == verdict(.warning, nil))
    let off = LintException(.smallText, reason: "brand")
    let error = LintException(.smallText, .severity(.error), reason: "law")
    #expect(verdict(off) == verdict(nil, "brand"))
    #expect(verdict(off, error) == verdict(.error, "law"))
    #expect(verdict(error, off) == verdict(nil, "brand"))
    #expect(verdict(error, LintException(.smallText, .threshold(3), reason: "x")) == verdict(.error, "law"))
    #expect(verdict(LintException(.smallText, page: "next")) == verdict(.warning, nil))
    #expect(verdict(LintException(.smallText, view: "note")) == verdict(.warning, nil))
    #expect(verdict(LintException(.smallText, page: "welcome", view: "title")) == verdict(nil, nil))
  }

  @Test func `an exception finds a text by its part`() {
    let part = LintFinding.made(.textTruncated, views: ["text"]).with {
      $0.text = LintFinding.TextPlace(view: 0, part: "detail")
    }
    let settings = LintSettings(exceptions: [LintException(.textTruncated, view: "detail")])
    #expect(settings.verdict(on: part).severity == nil)
    #expect(settings.verdict(on: part.with { $0.text?.part = "summary" }).severity == .error)
  }

  // MARK: Causes

  /// Rules about collisions, which an open or contradictory frame makes meaningless; the others an open one.
  private static let colliding: [LintRule] = [
    .textClipped, .textOverlap, .fixedTextHeight, .touchSize, .touchOverlap, .coveredView, .brokenConstraint,
  ]
  private static let leaving: [LintRule] = [
    .textTruncated, .offScreen, .unsafeArea, .aspectOverflow, .statusBarOverlap,
  ]

  private static let effects: [(cause: LintRule, effects: [LintRule])] = [
    (.contradiction, [.ambiguousLayout] + colliding), (.ambiguousLayout, colliding + leaving),
    (.fixedTextHeight, [.textTruncated, .textClipped, .textOverlap, .fixedTextSize, .fixedFrame]),
    (.textTruncated, [.fixedTextSize, .fixedFrame, .orphanWord]),
    (.brokenWord, [.fixedTextSize, .orphanWord]),
    (.textClipped, [.fixedTextSize, .fixedFrame, .orphanWord, .offScreen, .unsafeArea]),
    (.textOverlap, [.orphanWord, .missingTrailing, .textClipped, .offScreen, .unsafeArea]),
    (.aspectOverflow, [.offScreen, .unsafeArea, .touchOverlap]),
    (.offScreen, [.unsafeArea, .missingTrailing, .statusBarOverlap]), (.unsafeArea, [.statusBarOverlap]),
    (.lowContrast, [.textOverPicture]),
  ]

  @Test func `an effect on a view of its cause is dropped, in either order, and on another view it stays`() {
    func about(_ rule: LintRule, _ views: [Int]) -> LintFinding {
      LintFinding.made(rule).with { $0.viewIndices = views }
    }
    for cause in LintRule.allCases {
      for effect in LintRule.allCases where effect != cause {
        let isEffect = Self.effects.contains { $0.cause == cause && $0.effects.contains(effect) }
        let isCause = Self.effects.contains { $0.cause == effect && $0.effects.contains(cause) }
        guard !isCause else { continue }
        let (first, second) = (about(cause, [1, 2]), about(effect, [2, 3]))
        #expect(LintCauses.withoutEffects([first, second]) == (isEffect ? [first] : [first, second]))
        #expect(LintCauses.withoutEffects([second, first]) == (isEffect ? [first] : [second, first]))
        let apart = [first, about(effect, [3])]
        #expect(LintCauses.withoutEffects(apart) == apart)
      }
    }
    #expect(LintCauses.withoutEffects([about(.offScreen, [1])]).count == 1)
    #expect(LintCauses.withoutEffects([]) == [])
    let (open, inside) = (about(.ambiguousLayout, [1]), about(.offScreen, [3]))
    #expect(LintCauses.withoutEffects([open, inside], superviews: [nil, 0, 1, 2]) == [open])
    #expect(LintCauses.withoutEffects([open, inside], superviews: [nil, 0, 0, 2]) == [open, inside])
    // An open frame inside another one is told once for each axis.
    let (outer, inner) = (
      open.with { $0.topic = "a\0vertical" },
      about(.ambiguousLayout, [3]).with { $0.topic = "b\0vertical" }
    )
    let across = inner.with { $0.topic = "b\0horizontal" }
    #expect(
      LintCauses.withoutEffects([outer, inner, across], superviews: [nil, 0, 1, 2]) == [outer, across])
    #expect(LintCauses.withoutEffects([outer, inner], superviews: [nil, 0, 0, 2]) == [outer, inner])
  }
  @Test(
    arguments: [(LintRule.textClipped, LintRule.touchOverlap), (.touchOverlap, .coveredView)])
  func `one of two controls behind the other is told once, and a third control of its own`(
    cause: LintRule, effect: LintRule
  ) {
    func about(_ rule: LintRule, _ views: [Int]) -> LintFinding {
      LintFinding.made(rule).with { $0.viewIndices = views }
    }
    let first = about(cause, [1, 2])
    #expect(LintCauses.withoutEffects([about(effect, [2, 1]), first]) == [first])
    let third = [first, about(effect, [1, 3])]
    #expect(LintCauses.withoutEffects(third) == third)
    let alone = [about(cause, [1]), about(effect, [1])]
    #expect(LintCauses.withoutEffects(alone) == alone)
  }
}
