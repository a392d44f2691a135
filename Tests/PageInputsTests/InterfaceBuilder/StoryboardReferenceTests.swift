import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs

/// Controllers of other storyboards, on an iPhone X (375 × 812 pt, safe area 44 and 34).
@MainActor
@Suite struct StoryboardReferenceTests {
  private let files: DeckFixture

  init() throws {
    files = try DeckFixture()
  }

  private func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: files.folder + "/" + name, withIntermediateDirectories: true)
  }

  private func solve(_ path: String, scene: String? = nil, isCanvas: Bool = false) throws -> SolvedDocument {
    let (document, problems) = InterfaceDocument.load(files.folder + "/" + path, named: path)
    return try SolvedDocument(
      document, problems, size: Size(width: 375, height: 812),
      safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), scale: 3, isCanvas: isCanvas, scene: scene
    )
  }

  private func reference(_ attributes: String, id: String = "ref", _ content: String = "") -> String {
    "<viewControllerPlaceholder \(attributes) id=\"\(id)\">\(content)</viewControllerPlaceholder>"
  }

  /// A scene `a` with a container view of 200 × 100 pt at (10, 300) that shows the reference.
  private func embedding(_ id: String = "a", _ attributes: String) -> [String] {
    let box = """
      <containerView id="box-\(id)"><rect key="frame" x="10" y="300" width="200" height="100"/>
      <connections><segue destination="ref" kind="embed" id="e"/></connections></containerView>
      """
    return [
      Documents.controller(id, attributes: "storyboardIdentifier=\"\(id)\"", views: box),
      reference(attributes),
    ]
  }

  private func write(_ path: String, _ scenes: [String], initial: String? = nil) throws {
    try files.write(path, Documents.storyboard(scenes: scenes, initial: initial))
  }

  private let frame = Rect(x: 10, y: 300, width: 200, height: 100)

  @Test func `an embed segue shows a scene of another storyboard by its identifier`() throws {
    try write("Main.storyboard", embedding("a", #"storyboardName="Other" referencedIdentifier="X""#))
    try write(
      "Other.storyboard",
      [Documents.controller("b"), Documents.controller("c", attributes: "storyboardIdentifier=\"X\"")],
      initial: "b")
    let solved = try solve("Main.storyboard")
    #expect(solved.frames["v-c"] == frame)
    #expect(solved.frames["v-b"] == nil)
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `without an identifier the initial scene is shown, of a container its root`() throws {
    try write("Main.storyboard", embedding("a", "storyboardName=\"Other\""))
    try write(
      "Other.storyboard",
      [
        Documents.controller("b"),
        """
        <navigationController id="nav"><connections>
        <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """, Documents.controller("c"),
      ], initial: "nav")
    #expect(try solve("Main.storyboard").frames["v-c"] == frame)
  }

  @Test(
    arguments: [
      ("Base.lproj/Main.storyboard", "Base.lproj/Other.storyboard"),
      ("Base.lproj/Main.storyboard", "Other.storyboard"), ("Main.storyboard", "Base.lproj/Other.storyboard"),
    ])
  func `the other storyboard is beside the document, above its language or in the base language`(
    main: String, other: String
  ) throws {
    try folder("Base.lproj")
    try write(main, embedding("a", "storyboardName=\"Other\""))
    try write(other, [Documents.controller("c")], initial: "c")
    let solved = try solve(main)
    #expect(solved.frames["v-c"] == frame)
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `what is wrong in the other storyboard is said with its name`() throws {
    try folder("Base.lproj")
    try write("Base.lproj/Main.storyboard", embedding("a", "storyboardName=\"Other\""))
    try write(
      "Other.storyboard", [Documents.controller("c", views: "<hologramView id=\"h\"/>")], initial: "c")
    let solved = try solve("Base.lproj/Main.storyboard")
    #expect(solved.diagnostics.map(\.file) == ["Other.storyboard"])
    #expect(solved.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      ("storyboardName=\"Gone\"", "there is no \"Gone.storyboard\" beside the document"),
      ("storyboardName=\"../Other\"", "there is no \"../Other.storyboard\" beside the document"),
      (
        #"storyboardName="Other" referencedIdentifier="Y""#,
        "Other.storyboard has no controller with the storyboard identifier \"Y\""
      ),
      ("storyboardName=\"Other\"", "Other.storyboard has no initial controller"),
      (#"storyboardName="Other" bundleIdentifier="org.example.kit""#, "storyboards of another bundle"),
      ("", "Main.storyboard has no initial controller"),
    ])
  func `a reference that leads nowhere is one warning, and the container view stays empty`(
    attributes: String, message: String
  ) throws {
    try write("Main.storyboard", embedding("a", attributes))
    try write("Other.storyboard", [Documents.controller("c")])
    let solved = try solve("Main.storyboard")
    #expect(solved.frames["box-a"] == frame)
    #expect(solved.diagnostics.map(\.severity) == [.warning])
    #expect(solved.diagnostics.first?.message.contains(message) == true, "\(solved.diagnostics)")
    #expect(solved.diagnostics.first?.position != nil)
  }

  @Test func `a reference without a storyboard is to another scene of the same one`() throws {
    try write(
      "Main.storyboard",
      embedding("a", "referencedIdentifier=\"X\"")
        + [Documents.controller("c", attributes: "storyboardIdentifier=\"X\"")])
    #expect(try solve("Main.storyboard").frames["v-c"] == frame)
  }

  @Test func `storyboards that embed each other end with one error`() throws {
    try write("Main.storyboard", embedding("a", "storyboardName=\"Other\""), initial: "a")
    try write("Other.storyboard", embedding("b", "storyboardName=\"Main\""), initial: "b")
    let solved = try solve("Main.storyboard")
    #expect(solved.frames["v-b"] == frame)
    #expect(solved.diagnostics.map(\.file) == ["Other.storyboard"])
    #expect(solved.diagnostics.first?.message.contains("puts a controller into itself") == true)
    #expect(solved.tree.views.count { $0.identifier == "v-a" } == 1)
  }

  @Test func `references that only lead to each other are one error`() throws {
    try write("Main.storyboard", embedding("a", #"storyboardName="Other" referencedIdentifier="X""#))
    try write(
      "Other.storyboard",
      [reference(#"storyboardIdentifier="X" storyboardName="Other" referencedIdentifier="X""#)])
    let solved = try solve("Main.storyboard")
    #expect(
      solved.diagnostics.map(\.message) == [
        "the storyboard references from here lead back to themselves; correct one of them"
      ])
  }

  @Test func `a broken storyboard is its own error and not a warning too`() throws {
    try write("Main.storyboard", embedding("a", "storyboardName=\"Other\""))
    try files.write("Other.storyboard", "<document>")
    let solved = try solve("Main.storyboard")
    #expect(solved.diagnostics.map(\.severity) == [.error])
    #expect(solved.diagnostics.first?.file == "Other.storyboard")
  }

  @Test func `a scene refers to at most fifty storyboards, each read once`() throws {
    let document = try #require(
      Documents.parse(Documents.storyboard(scenes: [Documents.controller("a")])).document)
    let session = BuildingSession()
    func read(_ number: Int) throws -> [String] {
      let text = reference("storyboardName=\"S\(number)\"")
      let reference = try #require(StoryboardReference(element: DocumentReader.read(Array(text.utf8))))
      return session.document(reference, from: document).diagnostics.map(\.message)
    }
    for number in 0..<50 { #expect(try !read(number).contains { $0.contains("more than 50") }) }
    #expect(try read(50) == ["the scene refers to more than 50 storyboards; split it"])
    #expect(try read(49) == [])
  }

  // MARK: Relationships

  private func writeTabs(_ other: [String], initial: String) throws {
    try write(
      "Main.storyboard",
      [
        """
        <tabBarController id="tabs"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="ref" kind="relationship" relationship="viewControllers" id="r2"/></connections>
        </tabBarController>
        """,
        Documents.controller("a", "<tabBarItem key=\"tabBarItem\" title=\"First\" id=\"t1\"/>"),
        reference("storyboardName=\"Other\"", "<tabBarItem key=\"tabBarItem\" title=\"Drawn\" id=\"t2\"/>"),
      ], initial: "tabs")
    try write("Other.storyboard", other, initial: initial)
  }

  @Test func `a tab of another storyboard is a scene between the bars of both`() throws {
    try writeTabs(
      [
        """
        <navigationController id="nav"><tabBarItem key="tabBarItem" title="Second" id="t"/><connections>
        <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """, Documents.controller("c"),
      ], initial: "nav")
    let solved = try solve("Main.storyboard", scene: "ref")
    // 44 + 44 at the top; 34 + 49 at the bottom.
    #expect(solved.frames["safe-c"] == Rect(x: 0, y: 88, width: 375, height: 641))
    #expect(solved.frames["tabBar"] == Rect(x: 0, y: 729, width: 375, height: 49))
    #expect(solved.diagnostics.isEmpty)
    #expect(Self.titles(solved) == ["First", "Second"])
    // The other tab shows it as well.
    #expect(Self.titles(try solve("Main.storyboard", scene: "a")) == ["First", "Second"])
  }

  @Test func `on the canvas a reference has no view`() throws {
    try writeTabs([Documents.controller("c")], initial: "c")
    #expect(throws: SolvedDocument.Missing.self) {
      try solve("Main.storyboard", scene: "ref", isCanvas: true)
    }
  }

  /// The titles of tabs, in order.
  private static func titles(_ solved: SolvedDocument) -> [String] {
    solved.tree.views.flatMap { view -> [String] in
      guard case .control(let content) = view.content, let bar = content as? TabBarContent else { return [] }
      return bar.tabs.map(\.title.string)
    }
  }
}
