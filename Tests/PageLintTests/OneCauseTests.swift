import CoreFoundation
import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// A cause in a document that two rules, or two findings of one rule, would tell.
@MainActor
struct OneCauseTests {
  private func findings(
    _ text: String, in environment: PageEnvironment = Linting.phone, only: Set<LintRule>? = nil
  ) async throws -> [LintFinding] {
    let folder = TemporaryFolder()
    let file = folder.path("Main.storyboard")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return try await Linting.findings(
      ofFile: file, in: [environment],
      settings: LintSettings(only: only ?? Linting.rulesOfWhatIsDrawn))
  }

  /// A white scene in a navigation controller.
  private static func scene(_ views: String, title: String = "Settings", item: String = "") -> String {
    Documents.storyboard(
      scenes: [
        """
        <navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="44" width="375" height="44"/>
        </navigationBar><connections>
        <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
        """,
        """
        <viewController id="home" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="812"/><subviews>\(views)</subviews>
        \(JudgedDocument.white)</view>
        <navigationItem key="navigationItem" title="\(title)" id="item">\(item)</navigationItem>
        </viewController>
        """,
      ], initial: "nav")
  }

  @Test func `a title and the status bar on one light ground, in the dark`() async throws {
    let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
    let found = try await findings(
      Self.scene(""), in: dark, only: [.lowContrast, .statusBarContrast])
    #expect(found.map(\.rule) == [.lowContrast, .statusBarContrast], "\(found.told)")
    let report = LintReport(found, in: [dark])
    #expect(report.joiningTopGrounds.entries.map(\.finding.rule) == [.lowContrast])
    #expect(
      report.joiningTopGrounds.lines(files: ["Main.storyboard"], environments: [[dark]])
        .allSatisfy {
          $0.hasSuffix("; the status bar has the same contrast to that ground (--all lists both)")
        })
    #expect(report.byCause.entries.count == 2)
  }

  @Test func `a button behind another one is covered, and its touches are not told as well`() async throws {
    let low = LintDocument.button("low", "Low", CGRect(x: 60, y: 200, width: 80, height: 44))
    let high = LintDocument.button("high", "High", CGRect(x: 20, y: 190, width: 200, height: 80))
    let found = try await findings(JudgedDocument.scene(low + high), only: [.textClipped, .touchOverlap])
    #expect(found.map(\.rule) == [.textClipped], "\(found.told)")
    let beside = LintDocument.button("high", "High", CGRect(x: 120, y: 200, width: 120, height: 44))
    let both = try await findings(JudgedDocument.scene(low + beside), only: [.textClipped, .touchOverlap])
    #expect(both.map(\.rule) == [.touchOverlap], "\(both.told)")
  }

  // MARK: Below a bar

  /// On an iPhone X the bar of iOS 17 is from 44 to 88.
  @Test(arguments: [
    (LintDocument.label("a", "HHH", CGRect(x: 20, y: 60, width: 80, height: 22)), 1),
    (LintDocument.button("a", "HHH", CGRect(x: 20, y: 70, width: 80, height: 44)), 1),
    (LintDocument.label("a", "HHH", CGRect(x: 20, y: 92, width: 80, height: 22)), 0),
    (LintDocument.block("a", CGRect(x: 0, y: 0, width: 375, height: 120)), 0),
  ])
  func `words and controls below a container's bar are a warning, and grounds are fine`(
    views: String, count: Int
  ) async throws {
    let found = try await findings(Self.scene(views), only: [.unsafeArea])
    #expect(found.count == count, "\(found.told)")
    #expect(found.allSatisfy { LintSettings().verdict(on: $0).severity == .warning }, "\(found.told)")
    #expect(found.allSatisfy { $0.fault.hasSuffix("under the navigation bar") }, "\(found.told)")
  }

  @Test func `content that scrolls may lie below a bar`() async throws {
    let scroll = """
      <scrollView id="scroll"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>
      \(LintDocument.label("a", "HHH", CGRect(x: 20, y: 20, width: 80, height: 22)))
      \(LintDocument.block("b", CGRect(x: 0, y: 900, width: 375, height: 800)))</subviews></scrollView>
      """
    let found = try await findings(Self.scene(scroll), only: [.unsafeArea])
    #expect(found.isEmpty, "\(found.told)")
  }

  // MARK: Items of bars

  @Test(arguments: [
    (#"image="gear-own""#, "", 1), (#"title="" image="gear-own""#, "", 1),
    (#"title="Settings" image="gear-own""#, "", 0), (#"image="gear" catalog="system""#, "", 0),
    (#"systemItem="add""#, "", 0), (#"title="Done""#, "", 0),
    (#"image="gear-own""#, #"<accessibility key="accessibilityConfiguration" label="Settings"/>"#, 0),
    ("", #"<imageReference key="image" image="gear-own"/>"#, 1),
    ("", #"<imageReference key="image" image="gear" catalog="system"/>"#, 0),
  ])
  func `an item of a bar with only a picture of its own needs words`(
    attributes: String, content: String, count: Int
  ) async throws {
    let item = "<barButtonItem key=\"rightBarButtonItem\" \(attributes) id=\"i\">\(content)</barButtonItem>"
    let label = LintDocument.label("a", "HHH", CGRect(x: 20, y: 100, width: 80, height: 22))
    let found = try await findings(Self.scene(label, item: item), only: [.missingLabel])
    #expect(found.count == count, "\(found.told)")
    #expect(found.allSatisfy { $0.subject == "an item of a bar" && $0.position != nil }, "\(found.told)")
  }

  @Test func `code may give an item of a bar its words through an outlet`() async throws {
    let text = Self.scene(
      LintDocument.label("a", "HHH", CGRect(x: 20, y: 100, width: 80, height: 22)),
      item: #"<barButtonItem key="rightBarButtonItem" image="gear-own" id="i"/>"#
    ).replacingOccurrences(
      of: #"<viewController id="home""#, with: #"<viewController id="home" customClass="Home""#
    ).replacingOccurrences(
      of: "</viewController>",
      with: #"<connections><outlet property="gear" destination="i" id="o"/></connections></viewController>"#)
    let found = try await findings(text, only: [.missingLabel])
    #expect(found.map(\.ground) == [.asDrawn([.init(.outlet, "gear")])], "\(found.told)")
  }
}
