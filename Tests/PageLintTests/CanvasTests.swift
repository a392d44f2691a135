import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// Sizes that only Interface Builder's canvas has are nobody's constraints.
@MainActor
struct CanvasTests {
  private func findings(_ document: String, ending: String, on device: String) async throws -> [LintFinding] {
    let folder = TemporaryFolder()
    let file = folder.path("Banner.\(ending)")
    try Data(document.utf8).write(to: URL(fileURLWithPath: file))
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    environment.contentSize = .xxxLarge
    return try await Linting.findings(ofFile: file, in: [environment])
  }

  @Test func `a view that was designed wider than the screen breaks no constraint`() async throws {
    let found = try await findings(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait"/>
          <objects>
              <view contentMode="scaleToFill" id="banner">
                  <rect key="frame" x="0.0" y="0.0" width="414" height="100"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                          <rect key="frame" x="20" y="20" width="374" height="60"/>
                          <color key="backgroundColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="bar" firstAttribute="top" secondItem="banner" secondAttribute="top" \
      constant="24" id="a"/>
                      <constraint firstItem="bar" firstAttribute="leading" secondItem="banner" \
      secondAttribute="leading" constant="24" id="b"/>
                      <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" \
      constant="24" id="c"/>
                      <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" \
      constant="24" id="d"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """, ending: "xib", on: "iphone-se-1")
    #expect(found.isEmpty, "\(found.told)")
  }

  /// The bar is to be 40 wide @999, and 60: that contradicts itself whatever the banner's size is.
  @Test func `what another constraint breaks is told, in a view of its own too`() async throws {
    let found = try await findings(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait"/>
          <objects>
              <view contentMode="scaleToFill" id="banner">
                  <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                          <rect key="frame" x="24" y="24" width="252" height="52"/>
                          <color key="backgroundColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
                          <constraints>
                              <constraint firstAttribute="width" priority="999" constant="40" id="e"/>
                              <constraint firstAttribute="width" constant="60" id="f"/>
                          </constraints>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="bar" firstAttribute="top" secondItem="banner" secondAttribute="top" \
      constant="24" id="a"/>
                      <constraint firstItem="bar" firstAttribute="leading" secondItem="banner" \
      secondAttribute="leading" constant="24" id="b"/>
                      <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" \
      constant="24" id="d"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """, ending: "xib", on: "iphone-se-1")
    #expect(found.map(\.rule) == [.brokenConstraint], "\(found.told)")
  }

  /// A white screen in the dark, where the time is white. A launch screen has no code that colours it; a sheet, a popover and
  /// what a container view shows do not lie below it; and a black navigation bar makes it light.
  @Test(arguments: [
    ("initial", #"<segue destination="white" kind="show" id="s"/>"#, "", 1),
    ("shown", #"<segue destination="white" kind="show" id="s"/>"#, "", 1),
    ("presented", #"<segue destination="white" kind="presentation" id="s"/>"#, "", 0),
    (
      "presented",
      #"<segue destination="white" kind="presentation" modalPresentationStyle="fullScreen" id="s"/>"#, "", 1
    ),
    (
      "presented", #"<segue destination="white" kind="presentation" id="s"/>"#,
      #" modalPresentationStyle="fullScreen""#, 1
    ),
    ("popover", #"<segue destination="white" kind="popoverPresentation" id="s"/>"#, "", 0),
    ("embedded", #"<segue destination="white" kind="embed" id="s"/>"#, "", 0), ("by code", "", "", 0),
    ("launch", "", "", 0),
  ])
  func `only a scene that lies below the status bar is judged with it`(
    kind: String, segue: String, style: String, count: Int
  ) async throws {
    let white =
      #"<color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    func scene(_ id: String, _ color: String, _ more: String, style: String = "") -> String {
      """
      <viewController id="\(id)" storyboardIdentifier="\(id)"\(style) sceneMemberID="viewController">
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/>\(color)</view>
        <connections>\(more)</connections>
      </viewController>
      """
    }
    let isFirst = kind == "initial" || kind == "launch"
    let black = white.replacingOccurrences(
      of: #"red="1" green="1" blue="1""#, with: #"red="0" green="0" blue="0""#)
    var text = Documents.storyboard(
      scenes: [scene("black", black, segue), scene("white", white, "", style: style)],
      initial: isFirst ? "white" : "black")
    if kind == "launch" {
      text = text.replacingOccurrences(of: "<document ", with: #"<document launchScreen="YES" "#)
    }
    let folder = TemporaryFolder()
    let file = folder.path("Main.storyboard")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
    let found = try await Linting.findings(ofFile: file, in: [dark]).filter { $0.page == "white" }
    #expect(found.map(\.rule) == [LintRule](repeating: .statusBarContrast, count: count), "\(found.told)")
  }

  /// Interface Builder writes `adjustsFontSizeToFit` where it is NO, and with YES only the limit.
  @Test(arguments: [
    (#"minimumScaleFactor="0.5""#, 0), (#"minimumFontSize="9""#, 0), ("", 1),
    (#"adjustsFontSizeToFit="NO" minimumFontSize="9""#, 1),
  ])
  func `a label with a least size shrinks its text`(attributes: String, count: Int) async throws {
    let found = try await LintDocument.findings(
      LintDocument.label("a", "A rather long title", CGRect(x: 20, y: 80, width: 110, height: 30))
        .replacingOccurrences(of: "<label ", with: "<label \(attributes) "))
    #expect(found.map(\.rule) == [LintRule](repeating: .textTruncated, count: count), "\(found.told)")
  }

  @Test func `a row that was designed 44 high, and a header of its own height, are no fixed heights of text`()
    async throws
  {
    let found = try await findings(
      Documents.storyboard(scenes: [
        """
        <tableViewController id="list" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" rowHeight="44" sectionHeaderHeight="28" \
        sectionFooterHeight="28" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <sections><tableViewSection headerTitle="A title that takes two lines or more at this text size" id="section"><cells>
              <tableViewCell contentMode="scaleToFill" id="cell">
                <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                  <subviews>
                    <label contentMode="left" text="Two lines of text in a style that grows" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="label">
                      <rect key="frame" x="16" y="11" width="343" height="22"/>
                      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                  </subviews>
                  <constraints>
                    <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" \
        constant="11" id="a"/>
                    <constraint firstItem="label" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" constant="16" id="b"/>
                    <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" \
        constant="16" id="c"/>
                    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" priority="999" \
        constant="11" id="d"/>
                  </constraints>
                </tableViewCellContentView>
              </tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
        </tableViewController>
        """
      ]), ending: "storyboard", on: "iphone-se-1")
    #expect(found.filter { $0.rule == .fixedTextHeight }.isEmpty, "\(found.told)")
  }
}
