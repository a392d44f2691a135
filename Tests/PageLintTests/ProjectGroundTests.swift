import CoreFoundation
import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Errors that the app around a document proves or takes away: its sources, its `Info.plist` and its storyboards.
@MainActor
struct ProjectGroundTests {
  private typealias Part = LintDocument

  nonisolated private static let long = "The harbour and the lighthouse of the old town"
  nonisolated private static let narrow = CGRect(x: 20, y: 100, width: 150, height: 30)
  nonisolated private static let caption = JudgedDocument.scene(
    Part.label("a", long, narrow), outlets: [("caption", "a")])

  /// A project whose only source has this text.
  nonisolated private static func project(_ source: String, _ list: String = "{}") -> [String: String] {
    ["App.xcodeproj/project.pbxproj": list, "App/Screen.swift": source]
  }

  nonisolated private static func plist(_ members: String) -> [String: String] {
    ["Info.plist": #"<plist version="1.0"><dict>\#(members)</dict></plist>"#]
  }

  // MARK: Outlets

  @Test(arguments: [
    ("@IBOutlet weak var caption: UILabel!", "error"),
    ("@IBOutlet private\n  weak var caption: UILabel!\n  func a() {}", "error"),
    ("@IBOutlet weak var caption: UILabel!\n  func a() { caption.text = title }", "warning, outlet caption"),
    ("@IBOutlet weak var caption: UILabel! { didSet { style() } }", "warning, outlet caption"),
    ("@IBOutlet weak var caption: UILabel!\n  { didSet { style() } }", "warning, outlet caption"),
    ("var caption: UILabel!", "warning, outlet caption"),
    ("@IBOutlet weak var header: UILabel!", "warning, outlet caption"),
  ])
  func `an outlet counts unless sources declare it and never use it`(member: String, verdict: String)
    async throws
  {
    let source = "final class Screen: UIViewController {\n  \(member)\n}"
    let found = try await Linting.severities(.textTruncated, Self.caption, beside: Self.project(source))
    #expect(found == [verdict])
  }

  /// A project of one file, in a group `App` at the top.
  nonisolated private static func list(_ path: String, _ kind: String = "sourcecode.swift") -> String {
    """
    { objects = {
      G = { isa = PBXGroup; children = (F); path = App; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; lastKnownFileType = \(kind); path = "\(path)"; sourceTree = "<group>"; };
    }; }
    """
  }

  @Test(arguments: [
    (list("Screen.swift"), "error"), (list("../App/Screen.swift"), "error"),
    (list("../../Screen.swift"), "warning, outlet caption"),
    (list("../../Form.xcframework", "wrapper.xcframework"), "error"),
    ("{ path = ../", "warning, outlet caption"),
  ])
  func `a project with sources outside of its folder does not tell who uses an outlet`(
    list: String, verdict: String
  ) async throws {
    let source = "final class Screen: UIViewController {\n  @IBOutlet var caption: UILabel!\n}\n"
    let found = try await Linting.severities(.textTruncated, Self.caption, beside: Self.project(source, list))
    #expect(found == [verdict])
  }

  /// A white text on white, whose outlet code uses so.
  @Test(arguments: [
    ("caption.text = title", "warning"), ("caption.textColor = .black", "warning, outlet caption"),
    ("caption.isHidden = true", "warning, outlet caption"), ("style(caption)", "warning, outlet caption"),
  ])
  func `an outlet counts for what its members change`(use: String, verdict: String) async throws {
    let text = JudgedDocument.scene(
      Part.label("a", "Harbour", CGRect(x: 20, y: 100, width: 300, height: 30), level: 1),
      outlets: [("caption", "a")])
    let source =
      "class Screen: UIViewController {\n  @IBOutlet var caption: UILabel!\n  func show() { \(use) }\n}"
    #expect(try await Linting.severities(.lowContrast, text, beside: Self.project(source)) == [verdict])
  }

  // MARK: Classes and actions

  /// A scene of the target's class `Screen`, whose button sends it `save:`.
  nonisolated private static let saving = JudgedDocument.scene(
    Part.button("b", "Save", CGRect(x: 100, y: 100, width: 100, height: 50)).replacingOccurrences(
      of: "</button>",
      with: """
        <connections><action selector="save:" destination="screen" eventType="touchUpInside" id="t"/></connections>\
        </button>
        """)
  ).replacingOccurrences(
    of: #"customClass="Screen""#,
    with: #"customClass="Screen" customModule="App" customModuleProvider="target""#)

  @Test(arguments: [
    ("final class Screen: UIViewController {\n  @IBAction func save(_ sender: Any) {}\n}", []),
    ("final class Screen: UIViewController {}", ["warning"]),
    ("final class Screen: UIViewController {\n  @IBAction func save(sender: Any) {}\n}", []),
    // A class of the app's own may bring the method.
    ("final class Screen: FormController {}", []),
    ("final class Other: UIViewController {\n  func save() {}\n}", ["warning"]),
    ("// Screen and save\nfinal class Other: UIViewController {}", []),
    // Neither the class nor, as far as anybody knows, what it inherits.
    ("final class Other: UIViewController {}", ["warning"]),
  ])
  func `a class and an action that no source of the app has`(source: String, verdicts: [String])
    async throws
  {
    let found = try await Linting.severities(.missingObject, Self.saving, beside: Self.project(source))
    #expect(found == verdicts)
    #expect(try await Linting.severities(.missingObject, Self.saving) == [])
  }

  // MARK: Places

  @Test func `what is wrong in a scene that nothing shows is a note`() async throws {
    let shown = JudgedDocument.scene(Part.label("a", Self.long, Self.narrow))
    let apart = shown.replacingOccurrences(of: #" initialViewController="screen""#, with: "")
    #expect(try await Linting.severities(.textTruncated, shown) == ["error"])
    #expect(try await Linting.severities(.textTruncated, apart) == ["note"])
    #expect(try await Linting.severities(.unreachableScene, apart) == ["warning"])
  }

  nonisolated private static let notched = JudgedDocument.scene(
    Part.label("a", "Effects", CGRect(x: 160, y: 8, width: 100, height: 24)))

  @Test func `an app that names another storyboard as its first one shows this one where it wants`()
    async throws
  {
    func verdict(_ name: String) async throws -> [String] {
      try await Linting.severities(
        .unsafeArea, Self.notched,
        beside: Self.plist("<key>UIMainStoryboardFile</key><string>\(name)</string>"))
    }
    #expect(try await verdict("Judged") == ["error"])
    #expect(try await verdict("Main") == ["warning, container Screen"])
  }

  @Test(arguments: ["formSheet", "pageSheet", "popover", "fullScreen"])
  func `a scene that is presented as a sheet is judged as one`(style: String) async throws {
    let text = Self.notched.replacingOccurrences(
      of: #"id="screen""#, with: #"modalPresentationStyle="\#(style)" id="screen""#)
    let verdict = style == "fullScreen" ? "error" : "warning, container Screen"
    #expect(try await Linting.severities(.unsafeArea, text) == [verdict])
  }

  /// The page is white in the dark, too, where the status bar's symbols are white.
  @Test func `an app without a status bar has none that could not be read`() async throws {
    let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
    let blank = JudgedDocument.scene("")
    func verdict(_ text: String, _ files: [String: String]) async throws -> [String] {
      try await Linting.severities(.statusBarContrast, text, beside: files, in: dark)
    }
    let hidden = "<key>UIStatusBarHidden</key><true/>"
    let fixed = "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"
    #expect(try await verdict(blank, [:]) == ["warning"])
    // At launch alone.
    #expect(try await verdict(blank, Self.plist(hidden)) == ["warning"])
    #expect(try await verdict(blank, Self.plist(hidden + fixed)) == [])
    let sheet = blank.replacingOccurrences(
      of: #"id="screen""#, with: #"modalPresentationStyle="formSheet" id="screen""#)
    #expect(try await verdict(sheet, [:]) == [])
  }

  /// The button ends 2 points above the screen's lower edge.
  @Test func `a button at the end of a scroll view is scrolled clear of the home indicator`() async throws {
    func scrolling(_ behavior: String) -> String {
      JudgedDocument.scene(
        """
        <scrollView contentMode="scaleToFill" contentInsetAdjustmentBehavior="\(behavior)" id="s">
        \(Part.rect(CGRect(x: 0, y: 0, width: 375, height: 812)))
        <subviews>\(Part.button("b", "Save", CGRect(x: 137, y: 760, width: 100, height: 50)))</subviews>
        </scrollView>
        """)
    }
    #expect(try await Linting.severities(.unsafeArea, scrolling("never")) == ["error"])
    #expect(try await Linting.severities(.unsafeArea, scrolling("automatic")) == [])
  }
}
