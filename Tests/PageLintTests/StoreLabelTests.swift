import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Which accessibility labels of the App Store hold, fail or cannot be told.
struct StoreLabelTests {
  private static let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
  private static let large = PageEnvironment(device: Linting.phone.device, contentSize: .accessibility3)
  private static let huge = PageEnvironment(device: Linting.phone.device, contentSize: .accessibility5)
  private static let all = [Linting.phone, dark, large]

  private func words(
    _ label: StoreLabel, _ findings: [LintFinding], in shown: [PageEnvironment] = all,
    among judged: [PageEnvironment] = all
  ) -> String {
    LintReport(findings, in: shown).verdict(on: label, source: 0, environments: judged).description
  }

  @Test func `a label holds without faults, where the environments can tell`() {
    for label in StoreLabel.allCases { #expect(words(label, []) == "holds here") }
    #expect(words(.largerText, [], among: [Linting.phone, Self.huge]) == "holds here")
    #expect(
      words(.largerText, [], among: [Linting.phone, Self.dark])
        == "cannot be told: no text size from AX3 on was judged; add --content-size AX3")
    #expect(
      words(.darkInterface, [], among: [Linting.phone, Self.large])
        == "cannot be told: the dark appearance was not judged; add --appearance dark")
  }

  @Test func `a proved fault fails its label alone, and the others are counted`() {
    let cut = LintFinding.made(.textTruncated)
    #expect(words(.largerText, [cut]) == #"fails at title of page "welcome""#)
    #expect(
      words(.largerText, [cut, .made(.dynamicType, topic: "b")])
        == #"fails at title of page "welcome" and 1 more"#)
    #expect(words(.sufficientContrast, [cut]) == "holds here")
    #expect(words(.sufficientContrast, [.made(.lowContrast)]) == #"fails at title of page "welcome""#)
    #expect(
      words(.darkInterface, [.made(.lightInDark, "the page")]) == #"fails at page "welcome""#)
  }

  @Test func `a text that is cut off only below twice its size says nothing of the label`() {
    #expect(words(.largerText, [.made(.textTruncated)], in: [Linting.phone]) == "holds here")
    #expect(words(.largerText, [.made(.dynamicType)], in: [Linting.phone]).hasPrefix("fails"))
  }

  @Test func `what code or a picture decides cannot be told, and the default tint has Increase Contrast`() {
    let held = LintFinding.made(.textClipped).with { $0.ground = .asDrawn([.init(.outlet, "a")]) }
    #expect(words(.largerText, [held]) == #"cannot be told: code decides on title of page "welcome""#)
    #expect(words(.sufficientContrast, [.made(.textOverPicture)]).hasPrefix("cannot be told"))
    #expect(
      words(.sufficientContrast, [.made(.lowContrast).with { $0.mostSevere = .note }]) == "holds here")
  }

  @Test func `each source has a line for each label`() {
    var report = LintReport([.made(.lightInDark, "the page")], in: Self.all)
    #expect(
      report.labelLines(files: ["a", "b"], environments: [Self.all, Self.all]) == [
        "a: Larger Text: holds here", "a: Sufficient Contrast: holds here",
        #"a: Dark Interface: fails at page "welcome""#, "b: Larger Text: holds here",
        "b: Sufficient Contrast: holds here", "b: Dark Interface: holds here",
      ])
    #expect(report.failsLabel(environments: [Self.all, Self.all]))
    report.sourcesOfOneSize = [1]
    #expect(
      report.verdict(on: .largerText, source: 1, environments: Self.all).description
        == "fails at every text: none follows the text size")
    #expect(report.verdict(on: .largerText, source: 0, environments: Self.all) == .holds)
    #expect(!LintReport([.made(.dynamicType)]).failsLabel(environments: []))
  }

  @Test(arguments: [("white", 1), ("system", 0), ("black", 0)])
  @MainActor
  func `a white page stays light in the dark, and only who asks is told`(name: String, count: Int)
    async throws
  {
    let color: UIColor = name == "white" ? .white : name == "black" ? .black : .systemBackground
    func findings(_ settings: LintSettings?) async throws -> [LintRule] {
      try await Linting.findings(in: [Self.dark, Linting.phone], settings: settings) {
        $0.backgroundColor = color
      }.map(\.rule).filter { $0 == .lightInDark }
    }
    #expect(try await findings(LintSettings(only: [.lightInDark])).count == count)
    #expect(try await findings(LintSettings()).isEmpty)
  }
}
