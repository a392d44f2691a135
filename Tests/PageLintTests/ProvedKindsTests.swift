import CoreFoundation
import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Errors of documents that code, or a screen that the app does not have, can take away: each is a warning that
/// names on what it depends, and an error again without that.
@MainActor
struct ProvedKindsTests {
  private typealias Part = LintDocument

  private func judged(
    _ rule: LintRule, _ text: String, ending: String = "storyboard", beside files: [String: String] = [:],
    in environment: PageEnvironment = Linting.phone
  ) async throws -> [String] {
    try await Linting.severities(rule, text, ending: ending, beside: files, in: environment)
  }

  nonisolated private static let long = "The harbour and the lighthouse of the old town"
  nonisolated private static let narrow = CGRect(x: 20, y: 100, width: 150, height: 30)

  // MARK: A screen that the app does not have

  /// 100 + 500 points are lower than 812, and higher than 375.
  private static let tall = JudgedDocument.scene(
    JudgedDocument.box("box"),
    more: "<constraints>"
      + JudgedDocument.tie("a", "box.leading", "root.leading")
      + JudgedDocument.tie("b", "box.width", nil, 100)
      + JudgedDocument.tie("c", "box.top", "root.top", 100) + JudgedDocument.tie("d", "box.height", nil, 500)
      + JudgedDocument.tie("e", "root.bottom", "box.bottom")
      .replacingOccurrences(of: "id=", with: #"relation="greaterThanOrEqual" id="#) + "</constraints>")

  private static let portrait = """
    <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>\
    <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
    """

  @Test func `a contradiction in an orientation that the app does not declare`() async throws {
    let turned = PageEnvironment(device: Linting.phone.device, orientation: .landscape)
    #expect(try await judged(.contradiction, Self.tall) == [])
    #expect(try await judged(.contradiction, Self.tall, in: turned) == ["error"])
    #expect(
      try await judged(.contradiction, Self.tall, beside: ["Info.plist": Self.portrait], in: turned)
        == ["warning, orientation portrait"])
  }

  @Test func `a text that does not fit on a device for which the app is not`() async throws {
    let text = JudgedDocument.scene(Part.label("a", Self.long, Self.narrow))
    let pad = PageEnvironment(device: try DeviceCatalog.builtin.device("ipad-air-5"))
    func judged(_ families: String, _ environment: PageEnvironment) async throws -> [String] {
      let project = "{\n\tTARGETED_DEVICE_FAMILY = \(families);\n}"
      return try await self.judged(
        .textTruncated, text, beside: ["App.xcodeproj/project.pbxproj": project], in: environment)
    }
    #expect(try await judged("1", pad) == ["warning, device iPhone"])
    #expect(try await judged("1", Linting.phone) == ["error"])
    #expect(try await judged("2", Linting.phone) == ["warning, device iPad"])
    #expect(try await judged("\"1,2\"", pad) == ["error"])
  }

  // MARK: Ways of code beside outlets

  @Test func `a text of which code may find the view by its tag, and a button whose tag tells actions apart`()
    async throws
  {
    func tagged(_ view: String) -> String {
      JudgedDocument.scene(view.replacingOccurrences(of: #"id="a""#, with: #"tag="12" id="a""#))
    }
    let label = Part.label("a", Self.long, Self.narrow)
    #expect(try await judged(.textTruncated, tagged(label)) == ["warning, tag 12"])
    #expect(try await judged(.textTruncated, JudgedDocument.scene(label)) == ["error"])
    #expect(try await judged(.textTruncated, tagged(Part.button("a", Self.long, Self.narrow))) == ["error"])
  }

  @Test(arguments: [
    ("prototypes", #"<prototypes>%</prototypes>"#, "warning, outlet textLabel"),
    (
      "static", #"<sections><tableViewSection id="section"><cells>%</cells></tableViewSection></sections>"#,
      "error"
    ),
  ])
  func `a text of a standard cell, which code sets in prototypes and the document in static rows`(
    kind: String, rows: String, verdict: String
  ) async throws {
    let label = Part.label(
      "l", "\(Self.long) and the sea beyond it", CGRect(x: 16, y: 0, width: 343, height: 44))
    let cell = """
      <tableViewCell id="cell" reuseIdentifier="c" style="IBUITableViewCellStyleDefault" textLabel="l">
      \(Part.rect(CGRect(x: 0, y: 28, width: 375, height: 44)))
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      \(Part.rect(CGRect(x: 0, y: 0, width: 375, height: 44)))
      <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell>
      """
    let text = Documents.storyboard(
      scenes: [
        """
        <tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" dataMode="\(kind)" rowHeight="44" id="table">
        \(Part.rect(CGRect(x: 0, y: 0, width: 375, height: 812)))
        \(rows.replacingOccurrences(of: "%", with: cell))</tableView></tableViewController>
        """
      ], initial: "list")
    #expect(try await judged(.textTruncated, text) == [verdict])
    let unlimited = text.replacingOccurrences(of: "<label ", with: #"<label numberOfLines="0" "#)
    #expect(try await judged(.textTruncated, unlimited) == [])
  }

  @Test func `a text that has too little room beside an arranged view that code may hide`() async throws {
    func arranged(_ view: String, _ attributes: String = "") -> String {
      view.replacingOccurrences(
        of: " id=", with: " translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=")
    }
    let label = arranged(
      Part.label("a", "The harbour and the lighthouse", CGRect(x: 0, y: 0, width: 100, height: 44)),
      #"horizontalCompressionResistancePriority="250""#)
    let button = arranged(Part.button("b", "Save", CGRect(x: 108, y: 0, width: 92, height: 44)))
    func stack(_ outlets: [(name: String, id: String)]) -> String {
      JudgedDocument.scene(
        """
        <stackView opaque="NO" contentMode="scaleToFill" spacing="8" id="s">
        \(Part.rect(CGRect(x: 20, y: 100, width: 200, height: 44)))
        <subviews>\(label)\(button)</subviews></stackView>
        """, outlets: outlets)
    }
    #expect(try await judged(.textTruncated, stack([("saveButton", "b")])) == ["warning, outlet saveButton"])
    #expect(try await judged(.textTruncated, stack([])) == ["error"])
  }

  @Test func `a text that has too little room beside another text that code may shorten`() async throws {
    func label(_ id: String, _ text: String, _ resistance: Int) -> String {
      Part.label(id, text, CGRect(x: 20, y: 100, width: 100, height: 21)).replacingOccurrences(
        of: " id=",
        with: " translatesAutoresizingMaskIntoConstraints=\"NO\" horizontalCompressionResistancePriority="
          + "\"\(resistance)\" id=")
    }
    /// - Parameter edge: The edge of the first label to which the second one is tied.
    func row(_ edge: String, outlets: [(name: String, id: String)]) -> String {
      JudgedDocument.scene(
        label("a", "The harbour and the lighthouse", 250) + label("b", "of the old town, and more", 750),
        outlets: outlets,
        more: "<constraints>"
          + JudgedDocument.tie("c", "a.leading", "root.leading", 20)
          + JudgedDocument.tie("d", "a.top", "root.top", 100)
          + JudgedDocument.tie("e", "b.top", "root.top", 140)
          + JudgedDocument.tie("f", "b.leading", "a.\(edge)", 8)
          + JudgedDocument.tie("g", "root.trailing", "b.trailing", 20)
          + (edge == "trailing" ? "" : JudgedDocument.tie("h", "a.width", nil, 100)) + "</constraints>")
    }
    let outlets = [(name: "value", id: "b")]
    #expect(
      try await judged(.textTruncated, row("trailing", outlets: outlets)) == ["warning, outlet value"])
    #expect(try await judged(.textTruncated, row("trailing", outlets: [])) == ["error"])
    // Aligned edges give no room.
    #expect(try await judged(.textTruncated, row("leading", outlets: outlets)) == ["error"])
  }

  // MARK: Containers

  @Test func `words below the notch of a scene for which the canvas simulates a bar`() async throws {
    let scene = JudgedDocument.scene(Part.label("a", "Effects", CGRect(x: 160, y: 8, width: 100, height: 24)))
    func simulating(_ metrics: String) -> String {
      scene.replacingOccurrences(of: "</viewController>", with: "\(metrics)</viewController>")
    }
    #expect(try await judged(.unsafeArea, scene) == ["error"])
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try await judged(.unsafeArea, simulating(bar)) == ["warning, container Screen"])
    #expect(
      try await judged(.unsafeArea, simulating(#"<nil key="simulatedTopBarMetrics"/>"#)) == ["error"])
  }

  /// The label ends 35 points beyond a screen that is 375 points wide, and within the 414 of its design.
  @Test func `a view off a screen that is smaller than the design of a controller's xib`() async throws {
    func xib(width: Int) -> String {
      JudgedDocument.xib(
        owner: "SheetController",
        """
        <view contentMode="scaleToFill" id="root">
        \(Part.rect(CGRect(x: 0, y: 0, width: width, height: 896)))
        <subviews>\(Part.label("a", "Discover", CGRect(x: 330, y: 100, width: 80, height: 24)))</subviews>
        \(JudgedDocument.white)</view>
        """, outlets: [("view", "root")])
    }
    #expect(
      try await judged(.offScreen, xib(width: 414), ending: "xib") == ["warning, container SheetController"])
    #expect(try await judged(.offScreen, xib(width: 375), ending: "xib") == ["error"])
  }

  // MARK: Cells and headers alone

  /// A cell's layout gives it a size; the designed one is the only one that the document tells.
  @Test func `a collection cell alone in a xib is judged at its designed width on every screen`() async throws
  {
    func cell(width: Int) -> String {
      JudgedDocument.xib(
        owner: "NSObject",
        """
        <collectionViewCell contentMode="center" id="cell">
        \(Part.rect(CGRect(x: 0, y: 0, width: width, height: 60)))
        <collectionViewCellContentView key="contentView" id="content">
        \(Part.rect(CGRect(x: 0, y: 0, width: width, height: 60)))<subviews>
        \(Part.label("a", "Chapter 12", CGRect(x: 8, y: 20, width: width - 16, height: 20)))
        </subviews></collectionViewCellContentView></collectionViewCell>
        """)
    }
    let pad = PageEnvironment(device: try DeviceCatalog.builtin.device("ipad-air-5"))
    for environment in [Linting.phone, pad] {
      #expect(try await judged(.textTruncated, cell(width: 60), ending: "xib", in: environment) == ["error"])
      #expect(try await judged(.textTruncated, cell(width: 160), ending: "xib", in: environment) == [])
    }
  }

  @Test func `a collection's header is judged, however low it is`() async throws {
    let text = Documents.storyboard(
      scenes: [
        """
        <collectionViewController id="list" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="grid">
        \(Part.rect(CGRect(x: 0, y: 0, width: 375, height: 812)))
        <collectionViewFlowLayout key="collectionViewLayout" id="flow"/>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="header">
        \(Part.rect(CGRect(x: 0, y: 0, width: 375, height: 9)))
        <subviews>\(Part.label("a", Self.long, CGRect(x: 8, y: -6, width: 150, height: 21)))</subviews>
        </collectionReusableView></collectionView></collectionViewController>
        """
      ], initial: "list")
    #expect(try await judged(.textTruncated, text) == ["error"])
    #expect(try await judged(.offScreen, text) == [])
  }
}
