import CoreFoundation
import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Rules that Xcode, IBLinter and accessibility audits have too: each with faults, and with neighbours that have none.
@MainActor
struct DocumentRulesTests {
  /// The findings of one rule in a storyboard or xib.
  private func findings(_ rule: LintRule, _ text: String, ending: String = "storyboard") async throws
    -> [LintFinding]
  {
    let folder = TemporaryFolder()
    let file = folder.path("Main.\(ending)")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return try await Linting.findings(ofFile: file, settings: LintSettings(only: [rule]))
  }

  /// The findings in a scene of 375 × 812 points that is the whole screen.
  private func findings(
    _ rule: LintRule, views: String, constraints: String = "", outlets: [(name: String, id: String)] = []
  ) async throws -> [LintFinding] {
    try await findings(
      rule,
      JudgedDocument.scene(views, outlets: outlets, more: "<constraints>\(constraints)</constraints>"))
  }

  nonisolated private static let spot = CGRect(x: 20, y: 100, width: 200, height: 30)

  /// An element at a place, with attributes and content.
  private func element(
    _ name: String, _ attributes: String, _ content: String = "", at frame: CGRect = spot
  ) -> String {
    "<\(name) contentMode=\"scaleToFill\" \(attributes)>\(LintDocument.rect(frame))\(content)</\(name)>"
  }

  // MARK: Fonts

  nonisolated private static let points =
    #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
  nonisolated private static let named =
    #"<fontDescription key="fontDescription" name="Avenir" family="Avenir" pointSize="17"/>"#
  nonisolated private static let style =
    #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

  @Test(arguments: [
    ("label", #"text="Title" id="a""#, points, Diagnostic.Severity.note),
    ("label", #"text="Title" id="a""#, "", .note), ("label", #"text="Title" id="a""#, named, .note),
    ("textView", #"text="Title" id="a""#, points, .note),
    ("textField", #"placeholder="Name" id="a""#, points, .note),
    ("button", #"id="a""#, points + #"<state key="normal" title="Go"/>"#, .note),
    ("label", #"text="Title" adjustsFontForContentSizeCategory="YES" id="a""#, points, .warning),
  ])
  func `a font of a fixed size is told, and it is a warning where the document wants it adjusted`(
    name: String, attributes: String, content: String, severity: Diagnostic.Severity
  ) async throws {
    let found = try await findings(.dynamicType, views: element(name, attributes, content))
    #expect(found.map { LintSettings().verdict(on: $0).severity } == [severity], "\(found.told)")
  }

  @Test(arguments: [
    ("label", #"text="Title" id="a""#, style), ("label", #"text="" id="a""#, points),
    ("label", #"text="Title" hidden="YES" id="a""#, points),
    (
      "button", #"id="a""#,
      #"<state key="normal" title="Go"/><buttonConfiguration key="configuration" style="filled" title="Go"/>"#
    ),
  ])
  func `a text style, a configured button and a text that is not shown have no fixed font`(
    name: String, attributes: String, content: String
  ) async throws {
    let found = try await findings(.dynamicType, views: element(name, attributes, content))
    #expect(found.isEmpty, "\(found.told)")
  }

  // MARK: Labels of pictures

  nonisolated private static let heart = #"<state key="normal" image="heart"/>"#

  @Test(arguments: [
    (heart, 1), (#"<state key="normal" backgroundImage="heart"/>"#, 1),
    (#"<state key="normal"><imageReference key="image" image="heart"/></state>"#, 1),
    (#"<state key="normal"/><buttonConfiguration key="configuration" style="plain" image="heart"/>"#, 1),
    (heart + #"<accessibility key="accessibilityConfiguration" identifier="like"/>"#, 1),
    (#"<state key="normal" image="heart" catalog="system"/>"#, 0),
    (#"<state key="normal"><imageReference key="image" image="heart" catalog="system"/></state>"#, 0),
    (#"<state key="normal" title="Like" image="heart"/>"#, 0),
    (heart + #"<state key="selected" title="Liked"/>"#, 0),
    (heart + #"<accessibility key="accessibilityConfiguration" label="Like"/>"#, 0),
    (
      heart
        + #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#,
      0
    ),
    (#"<state key="normal" title="Like"/>"#, 0),
  ])
  func `a button with only a picture of its own needs a label`(content: String, count: Int) async throws {
    let found = try await findings(.missingLabel, views: element("button", #"id="a""#, content))
    #expect(found.count == count, "\(found.told)")
  }

  @Test func `a picture needs a label only if it is an accessibility element, and code may give it one`()
    async throws
  {
    let plain = element("imageView", #"image="map" id="a""#)
    #expect(try await findings(.missingLabel, views: plain).isEmpty)
    let made = element(
      "imageView", #"image="map" id="a""#,
      #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>"#)
    let found = try await findings(.missingLabel, views: made, outlets: [("mapView", "a")])
    #expect(found.map(\.ground) == [.asDrawn([.init(.outlet, "mapView")])])
    #expect(found.map(\.fault).allSatisfy { $0.contains("\"map\"") })
  }

  // MARK: Constraints

  private func label(_ text: String) -> String {
    element("label", #"text="\#(text)" translatesAutoresizingMaskIntoConstraints="NO" id="t""#, Self.style)
  }

  nonisolated private static func tie(
    _ id: String, _ first: String, _ second: String? = nil, _ constant: Double = 0
  ) -> String { JudgedDocument.tie(id, first, second, constant) }

  nonisolated private static let lead =
    tie("a", "t.leading", "root.leading", 20) + tie("b", "t.top", "root.top", 100)

  @Test(arguments: [
    ("", 1), (JudgedDocument.tie("c", "t.height", nil, 30), 1),
    (JudgedDocument.tie("c", "root.trailing", "t.trailing", 20), 0),
    (
      tie("c", "root.trailing", "t.trailing", 20)
        .replacingOccurrences(of: "id=", with: #"relation="greaterThanOrEqual" id="#), 0
    ),
    (JudgedDocument.tie("c", "t.width", nil, 90), 0), (JudgedDocument.tie("c", "t.width", "root.width"), 0),
  ])
  func `a text held at one side grows over what is beside it`(more: String, count: Int) async throws {
    let found = try await findings(.missingTrailing, views: label("Title"), constraints: Self.lead + more)
    #expect(found.count == count, "\(found.told)")
  }

  @Test func `numbers do not grow with the language, and a text held at its end lacks the beginning`()
    async throws
  {
    #expect(try await findings(.missingTrailing, views: label("42"), constraints: Self.lead).isEmpty)
    let end = Self.tie("a", "root.trailing", "t.trailing", 20) + Self.tie("b", "t.top", "root.top", 100)
    let found = try await findings(.missingTrailing, views: label("Title"), constraints: end)
    #expect(found.count == 1 && found.allSatisfy { $0.fault.contains("leading edge") }, "\(found.told)")
  }

  @Test(arguments: [
    (tie("c", "t.top", "root.top", 100), 1), (tie("c", "root.top", "t.top", -100), 1),
    (tie("c", "t.top", "root.top", 99), 0), (tie("c", "t.top", "root.bottom", 100), 0),
    (tie("c", "t.top", "root.top", 100).replacingOccurrences(of: "id=", with: #"priority="750" id="#), 0),
  ])
  func `a constraint that repeats another one is told, also with its items exchanged`(
    more: String, count: Int
  ) async throws {
    let found = try await findings(
      .duplicateConstraint, views: label("Title"), constraints: Self.lead + more)
    #expect(found.count == count, "\(found.told)")
  }

  // MARK: Frames

  private func box(_ id: String, _ frame: CGRect, _ attributes: String = "") -> String {
    element(
      "view", #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)" \#(attributes)"#, at: frame)
  }

  /// A box 20 points from the left and 100 from the top, 60 × 40 points large, and another 8 below it.
  nonisolated private static let two =
    tie("a", "t.leading", "root.leading", 20) + tie("b", "t.top", "root.top", 100)
    + tie("c", "t.width", nil, 60) + tie("d", "t.height", nil, 40) + tie("e", "u.leading", "t.leading")
    + tie("f", "u.top", "t.bottom", 8) + tie("g", "u.width", "t.width") + tie("h", "u.height", nil, 40)

  @Test(
    arguments: [
      (CGRect(x: 20, y: 100, width: 60, height: 40), CGRect(x: 20, y: 148, width: 60, height: 40), []),
      // Two points are rounding.
      (CGRect(x: 22, y: 98, width: 60, height: 40), CGRect(x: 22, y: 146, width: 60, height: 42), []),
      (CGRect(x: 200, y: 100, width: 60, height: 40), CGRect(x: 20, y: 148, width: 60, height: 40), ["t"]),
      (CGRect(x: 20, y: 100, width: 63, height: 40), CGRect(x: 20, y: 148, width: 60, height: 40), ["t"]),
      (CGRect(x: 20, y: 100, width: 60, height: 40), CGRect(x: 20, y: 200, width: 60, height: 40), ["u"]),
      (CGRect(x: 20, y: 100, width: 60, height: 40), CGRect(x: 20, y: 148, width: 60, height: 90), ["u"]),
    ] as [(CGRect, CGRect, [String])])
  func `a saved frame that does not fulfil a constraint is misplaced`(
    first: CGRect, second: CGRect, names: [String]
  ) async throws {
    let found = try await findings(
      .misplacedFrame, views: box("t", first) + box("u", second), constraints: Self.two)
    #expect(found.map(\.subject) == names, "\(found.told)")
  }

  @Test func `Interface Builder's own flag counts, and a fixed frame around a text is told`() async throws {
    let flagged = box("t", Self.spot, #"misplaced="YES""#)
    #expect(try await findings(.misplacedFrame, views: flagged).map(\.subject) == ["t"])
    let fixed = #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a""#
    let text = element("label", #"text="Title" \#(fixed)"#, Self.style)
    #expect(try await findings(.fixedFrame, views: text).count == 1)
    let button = element("button", fixed, #"<state key="normal" title="Go"/>"#)
    #expect(try await findings(.fixedFrame, views: button).count == 1)
    #expect(try await findings(.fixedFrame, views: element("view", fixed)).isEmpty)
  }

  // MARK: Scenes, cells and classes

  @Test(arguments: [
    ("", "", 1), ("", #"storyboardIdentifier="second""#, 0), ("", #"storyboardIdentifier="""#, 1),
    (#"<connections><segue destination="b" kind="show" id="s"/></connections>"#, "", 0),
    (#"<connections><segue destination="b" kind="presentation" id="s"/></connections>"#, "", 0),
  ])
  func `a scene without a way to it cannot be shown`(
    connections: String, attributes: String, count: Int
  ) async throws {
    let found = try await findings(
      .unreachableScene,
      Documents.storyboard(
        scenes: [
          Documents.controller("a", connections), Documents.controller("b", attributes: attributes),
        ], initial: "a"))
    #expect(found.map(\.page) == [String](repeating: "b", count: count), "\(found.told)")
  }

  @Test(arguments: [("", 1), (#"reuseIdentifier="row""#, 0)])
  func `a prototype needs a reuse identifier, and a static row none`(
    attributes: String, count: Int
  ) async throws {
    func cell(_ id: String, _ attributes: String) -> String {
      element(
        "tableViewCell", #"id="\#(id)" \#(attributes)"#,
        element("tableViewCellContentView", #"key="contentView" id="\#(id)-content""#))
    }
    let prototypes = element(
      "tableView", #"style="plain" rowHeight="60" id="table""#,
      "<prototypes>\(cell("one", attributes))\(cell("two", #"reuseIdentifier="two""#))</prototypes>",
      at: CGRect(x: 0, y: 100, width: 375, height: 400))
    let found = try await findings(.reuseIdentifier, views: prototypes)
    #expect(found.count == count, "\(found.told)")
  }

  @Test func `a class without a module is told beside others that have one, unless it has a prefix`()
    async throws
  {
    let badge = box("t", Self.spot, #"customClass="Badge" customModule="App""#)
    func faults(_ more: String) async throws -> [LintFinding] {
      try await findings(.classModule, views: more)
    }
    // The controller's class, Screen, has no module either.
    let both = try await faults(badge + box("u", Self.spot, #"customClass="Meter""#))
    #expect(both.count == 2 && both.contains { $0.fault.contains("class Meter ") }, "\(both.told)")
    #expect(try await faults(badge + box("u", Self.spot, #"customClass="WPMeter""#)).count == 1)
    let provided = #"customClass="Meter" customModuleProvider="target""#
    #expect(try await faults(badge + box("u", Self.spot, provided)).count == 1)
    #expect(try await faults(box("u", Self.spot, #"customClass="Meter""#)).isEmpty)
  }

  // MARK: Faults of reading

  @Test func `a fault of reading becomes a finding of its rule, with its remedy apart`() {
    func finding(_ message: String, _ rule: LintRule = .missingObject) -> LintFinding {
      LintFinding(
        rule,
        Diagnostic(
          .error, file: "Main.storyboard", position: SourcePosition(line: 7, column: 3), message,
          exitCode: .badInput), page: "home")
    }
    let outlet = finding("the outlet \"foo\" is not there; remove the outlet")
    #expect(outlet.fault == "the outlet \"foo\" is not there" && outlet.fix == "remove the outlet")
    #expect(outlet.file == "Main.storyboard" && outlet.position?.line == 7 && outlet.page == "home")
    let report = LintReport([outlet])
    #expect(
      report.lines(files: ["Main.storyboard"], environments: [[Linting.phone]]) == [
        "Main.storyboard:7:3: error: missing-object: page \"home\": the outlet \"foo\" is not there: remove the outlet"
      ])
    // A baseline knows it when lines are added above it.
    let ids = [4, 5].map { finding("the id \"t\" is already used in line \($0); change it", .duplicateID) }
    #expect(ids[0].topic == ids[1].topic && ids[0].topic != outlet.topic)
    #expect(finding("the font \"A\" is missing. Name it", .missingFont).fix == "Name it")
    #expect(finding("there is nothing").fix.isEmpty)
  }

  @Test func `a fault of reading shows in all environments and judges no screen`() throws {
    var collector = LintCollector()
    collector.add([], source: 0, place: 0)
    let fault = Diagnostic(.error, file: "a.xib", "two objects; change one")
    for _ in 0..<2 {
      collector.add(LintFinding(.duplicateID, fault, page: "a"), source: 0, places: 0..<2)
    }
    let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
    let report = collector.report([[Linting.phone, dark]], settings: [LintSettings()])
    #expect(report.screenCount == 1 && report.entries.map(\.severity) == [.error])
    #expect(report.entries.map(\.environments) == [[Linting.phone, dark]])
  }

  // MARK: Drawn

  /// On an iPhone X the time's middle is at (48, 23); it is 30 × 12 points large. The symbols end at x 360.
  @Test(arguments: [
    (LintDocument.label("a", "HHH", CGRect(x: 34, y: 12, width: 60, height: 22)), 1),
    (LintDocument.button("a", "HHH", CGRect(x: 310, y: 10, width: 60, height: 26)), 1),
    // Between the time and the symbols, and below them.
    (LintDocument.label("a", "HH", CGRect(x: 170, y: 12, width: 60, height: 22)), 0),
    (LintDocument.label("a", "HHH", CGRect(x: 34, y: 44, width: 60, height: 22)), 0),
    (LintDocument.block("a", CGRect(x: 0, y: 0, width: 375, height: 44)), 0),
  ])
  func `text or a control over the time or the symbols is told`(views: String, count: Int) async throws {
    let found = try await findings(.statusBarOverlap, views: views)
    #expect(found.count == count, "\(found.told)")
  }

  @Test func `text on a picture that the document does not have has no known contrast`() async throws {
    func picture(_ attributes: String) -> String {
      element("imageView", #"\#(attributes) id="p""#, at: CGRect(x: 0, y: 80, width: 375, height: 300))
    }
    let title = LintDocument.label("a", "Title", Self.spot)
    func count(_ views: String, outlets: [(name: String, id: String)] = []) async throws -> Int {
      try await findings(.textOverPicture, views: views, outlets: outlets).count
    }
    #expect(try await count(picture(#"image="photo""#) + title) == 1)
    #expect(try await count(picture("") + title, outlets: [("photoView", "p")]) == 1)
    #expect(try await count(picture("") + title) == 0)
    #expect(try await count(title + picture(#"image="photo""#)) == 0)
    let scrim = LintDocument.block("s", CGRect(x: 0, y: 90, width: 375, height: 60))
    #expect(try await count(picture(#"image="photo""#) + scrim + title) == 0)
  }

  /// 0x007AFF has 4.02:1 on white, and 2.50:1 on the grey 0.8, below the 3:1 of large text.
  @Test func `the default tint on white is a note, told once for a document`() async throws {
    func button(_ id: String, y: Double, ground: String = "") -> String {
      element(
        "button", #"buttonType="system" id="\#(id)""#, ground + #"<state key="normal" title="Go"/>"#,
        at: CGRect(x: 20, y: y, width: 200, height: 44))
    }
    let found = try await findings(.lowContrast, views: button("a", y: 100) + button("b", y: 200))
    #expect(found.count == 2 && found.allSatisfy { $0.mostSevere == .note }, "\(found.told)")
    let entries = LintReport(found).byCause.entries
    #expect(entries.map(\.severity) == [.note] && entries.map(\.otherPlaces.count) == [1])
    let grey = LintDocument.color("backgroundColor", 0.8)
    let dark = try await findings(.lowContrast, views: button("a", y: 100, ground: grey))
    #expect(dark.map(\.mostSevere) == [nil], "\(dark.told)")
  }

  @Test func `each rule that another tool has is named there once`() {
    let names = LintRule.counterparts.map { "\($0.tool): \($0.name)" }
    #expect(Set(names).count == names.count)
    #expect(LintRule.counterparts.allSatisfy { !$0.rules.isEmpty })
    #expect(LintRule.ofDocuments.isSubset(of: LintRule.allCases))
  }
}
