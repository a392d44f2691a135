import CoreFoundation
import Foundation
import PageTestSupport

@testable import PageBase
@testable import PageLint

extension JudgedDocument {
  private typealias Part = LintDocument

  /// For each rule and verdict of the judged errors at least one document.
  static let all: [JudgedDocument] = contradictions + texts + overlaps + places

  /// The box of a row is 70 high, between 11 points above and below.
  private static let filling =
    tie("a", "box.top", "content.top", 11) + tie("b", "content.bottom", "box.bottom", 11)
    + tie("c", "box.leading", "content.leading", 16) + tie("d", "box.width", nil, 70)
    + tie("e", "box.height", nil, 70)

  /// A view 30 points high and as wide as said.
  private static func arranged(_ id: String, _ width: Double) -> String {
    box(id).replacingOccurrences(
      of: "</view>",
      with:
        "<constraints>\(tie("w\(id)", "\(id).width", nil, width))\(tie("h\(id)", "\(id).height", nil, 30))"
        + "</constraints></view>")
  }

  /// A row of views in a frame.
  private static func row(_ views: String, _ constraints: String = "") -> String {
    """
    <stackView opaque="NO" contentMode="scaleToFill" id="row"\
    \(constraints.isEmpty ? "" : #" translatesAutoresizingMaskIntoConstraints="NO""#)>
    \(LintDocument.rect(CGRect(x: 20, y: 100, width: 50, height: 30)))
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></stackView>
    """
  }

  private static let contradictions: [JudgedDocument] = [
    JudgedDocument(
      rule: .contradiction, verdict: "true", name: "two widths of a view that an outlet names", ending: "xib",
      text: cell(
        height: 92, box("box"), constraints: filling + tie("f", "box.width", nil, 60),
        outlets: [("box", "box")]),
      severity: .error),
    JudgedDocument(
      rule: .contradiction, verdict: "true", name: "two widths, one of which code may change", ending: "xib",
      text: cell(
        height: 92, box("box"), constraints: filling + tie("f", "box.width", nil, 60),
        outlets: [("wide", "f")]),
      severity: .warning, dependencies: ["wide"]),
    JudgedDocument(
      rule: .contradiction, verdict: "false", name: "a hidden arranged view with a width, shown by code",
      text: scene(
        row(
          arranged("a", 50)
            + arranged("b", 44).replacingOccurrences(of: "<view ", with: #"<view hidden="YES" "#)),
        outlets: [("badge", "b")]),
      severity: nil),
    JudgedDocument(
      rule: .contradiction, verdict: "doubtful",
      name: "two arranged views too wide, one of which code may hide",
      text: scene(
        row(arranged("a", 80) + arranged("b", 60), tie("w", "row.width", nil, 100)),
        outlets: [("badge", "b")]),
      severity: .warning, dependencies: ["badge"]),
    JudgedDocument(
      rule: .contradiction, verdict: "false", name: "a cell lower on the canvas than its content",
      ending: "xib",
      text: cell(height: 87, box("box"), constraints: filling), severity: nil),
    JudgedDocument(
      rule: .contradiction, verdict: "false", name: "a prototype lower on the canvas than its content",
      text: scene(
        """
        <tableView contentMode="scaleToFill" style="plain" rowHeight="87" id="table">
          <rect key="frame" x="0" y="100" width="375" height="400"/>
          <prototypes><tableViewCell id="cell" reuseIdentifier="c" rowHeight="87">
            <rect key="frame" x="0" y="0" width="375" height="87"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
              <rect key="frame" x="0" y="0" width="375" height="87"/>
              <subviews>\(box("box"))</subviews><constraints>\(filling)</constraints>
            </tableViewCellContentView>
          </tableViewCell></prototypes>
        </tableView>
        """), severity: nil),
  ]

  private static let long = "The harbour and the lighthouse of the old town"
  private static let narrow = CGRect(x: 20, y: 100, width: 150, height: 30)

  /// A button with a picture 24 wide beside a title that nobody means to show.
  private static let pictured = """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="eye">
    \(LintDocument.rect(CGRect(x: 300, y: 100, width: 44, height: 44)))
    <state key="normal" title="Button" image="eye"/></button>
    """

  private static let texts: [JudgedDocument] = [
    JudgedDocument(
      rule: .textTruncated, verdict: "true", name: "a text that only the document writes",
      text: scene(Part.label("a", long, narrow)), severity: .error),
    JudgedDocument(
      rule: .textTruncated, verdict: "true", name: "a sample text in a row's label", ending: "xib",
      text: cell(
        height: 60, Part.label("a", long, CGRect(x: 20, y: 10, width: 150, height: 30)),
        outlets: [("titleLabel", "a")]),
      severity: .warning, dependencies: ["titleLabel"]),
    JudgedDocument(
      rule: .textTruncated, verdict: "doubtful", name: "a button that code titles",
      text: scene(Part.button("a", long, narrow), outlets: [("subscribeButton", "a")]), severity: .warning,
      dependencies: ["subscribeButton"]),
    JudgedDocument(
      rule: .textTruncated, verdict: "doubtful", name: "a label inside a view of the app's class",
      text: scene(
        panel(
          "p", CGRect(x: 0, y: 80, width: 375, height: 80),
          Part.label("a", long, CGRect(x: 20, y: 20, width: 150, height: 30))
        )
        .replacingOccurrences(of: #"id="p""#, with: #"id="p" customClass="TitleView""#)),
      severity: .warning, dependencies: ["TitleView"]),
    JudgedDocument(
      rule: .textTruncated, verdict: "false", name: "a title for which a button's picture leaves no room",
      text: scene(pictured), severity: nil),
    JudgedDocument(
      rule: .textClipped, verdict: "doubtful",
      name: "a label below the edge of a panel that code makes higher",
      text: scene(
        panel(
          "p", CGRect(x: 0, y: 100, width: 375, height: 40), clips: true,
          Part.label("a", "Title", CGRect(x: 20, y: 25, width: 200, height: 30))),
        outlets: [("errorLabel", "a")]),
      severity: .warning, dependencies: ["errorLabel"]),
    JudgedDocument(
      rule: .textClipped, verdict: "false", name: "a wheel",
      text: scene(
        """
        <datePicker contentMode="scaleToFill" datePickerMode="date" style="wheels" id="w">
        \(LintDocument.rect(CGRect(x: 0, y: 100, width: 375, height: 120)))</datePicker>
        """), severity: nil),
  ]

  private static let whole = CGRect(x: 0, y: 100, width: 375, height: 200)

  private static let overlaps: [JudgedDocument] = [
    JudgedDocument(
      rule: .textOverlap, verdict: "doubtful", name: "two panels on one spot of which code shows one",
      text: scene(
        panel("p", whole, Part.label("a", "Wednesday", CGRect(x: 20, y: 20, width: 200, height: 30)))
          + panel("q", whole, Part.label("b", "Chapter 12", CGRect(x: 20, y: 24, width: 200, height: 30))),
        outlets: [("panelA", "p"), ("panelB", "q")]),
      severity: .warning, dependencies: ["panelA", "panelB"]),
    JudgedDocument(
      rule: .textOverlap, verdict: "doubtful", name: "two panels on one spot that nobody names",
      text: scene(
        panel("p", whole, Part.label("a", "Wednesday", CGRect(x: 20, y: 20, width: 200, height: 30)))
          + panel("q", whole, Part.label("b", "Chapter 12", CGRect(x: 20, y: 24, width: 200, height: 30)))),
      severity: .error),
    JudgedDocument(
      rule: .textOverlap, verdict: "false", name: "labels that the canvas' height of a cell presses together",
      ending: "xib",
      text: cell(
        height: 40,
        [("one", "Wednesday"), ("two", "Chapter 12")].map { id, text in
          Part.label(id, text, CGRect(x: 16, y: 10, width: 200, height: 21)).replacingOccurrences(
            of: #"id="\#(id)""#, with: #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)""#)
        }.joined(),
        constraints: tie("a", "one.top", "content.top", 10) + tie("b", "two.top", "one.bottom", 10)
          + tie("c", "content.bottom", "two.bottom", 10) + tie("d", "one.leading", "content.leading", 16)
          + tie("e", "two.leading", "content.leading", 16) + tie("f", "one.height", nil, 21)
          + tie("g", "two.height", nil, 21)),
      severity: nil),
    JudgedDocument(
      rule: .touchOverlap, verdict: "doubtful", name: "a button over a field's end",
      text: scene(
        Part.button("a", "Name", CGRect(x: 20, y: 100, width: 200, height: 44))
          + Part.button("b", "Show", CGRect(x: 160, y: 100, width: 80, height: 44)),
        outlets: [("field", "a"), ("showButton", "b")]),
      severity: .warning, dependencies: ["field", "showButton"]),
  ]

  private static func controllersView(_ views: String) -> String {
    """
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="812"/>
    <subviews>\(views)</subviews>\(white)</view>
    """
  }

  private static let places: [JudgedDocument] = [
    JudgedDocument(
      rule: .unsafeArea, verdict: "doubtful", name: "a title at the top of a controller's xib", ending: "xib",
      text: xib(
        owner: "EffectsViewController",
        controllersView(Part.label("a", "Effects", CGRect(x: 160, y: 8, width: 100, height: 24))),
        outlets: [("view", "root"), ("heading", "a")]),
      severity: .warning, dependencies: ["heading", "EffectsViewController"]),
    JudgedDocument(
      rule: .unsafeArea, verdict: "doubtful", name: "a coloured button on the lower edge, its title above",
      text: scene(Part.button("a", "SIGN UP", CGRect(x: 100, y: 762, width: 175, height: 50))), severity: nil),
    JudgedDocument(
      rule: .unsafeArea, verdict: "false", name: "a button whose ground alone reaches the notch",
      text: scene(Part.button("a", "Go", CGRect(x: 100, y: 10, width: 175, height: 80))), severity: nil),
    JudgedDocument(
      rule: .offScreen, verdict: "true", name: "a label beyond the edge that nobody names", ending: "xib",
      text: xib(
        owner: "DiscoverViewController",
        controllersView(Part.label("a", "Discover", CGRect(x: 340, y: 100, width: 100, height: 24))),
        outlets: [("view", "root")]),
      severity: .error),
    JudgedDocument(
      rule: .offScreen, verdict: "doubtful", name: "a button that a cell keeps beyond its edge",
      ending: "xib",
      text: cell(
        height: 60, Part.button("a", "Delete", CGRect(x: 340, y: 8, width: 100, height: 44)),
        outlets: [("deleteButton", "a")]),
      severity: nil),
  ]
}
