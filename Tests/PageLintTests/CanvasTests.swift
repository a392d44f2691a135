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

  /// A launch screen is white in the dark as in the light, and no code runs to colour the time; of what a container view
  /// shows, the container decides.
  @Test(arguments: [("", 1), ("launchScreen=\"YES\"", 0)])
  func `the status bar over a launch screen is nobody's choice`(attribute: String, count: Int) async throws {
    let plain = Documents.storyboard(subviews: "", root: LintDocument.color("backgroundColor", 1))
    let text = plain.replacingOccurrences(of: "<document ", with: "<document \(attribute) ")
    let folder = TemporaryFolder()
    let file = folder.path("Launch.storyboard")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
    let found = try await Linting.findings(ofFile: file, in: [dark])
    #expect(found.map(\.rule) == [LintRule](repeating: .statusBarContrast, count: count), "\(found.told)")
  }

  @Test func `a row that was designed 44 high is no fixed height around its text`() async throws {
    let found = try await findings(
      Documents.storyboard(scenes: [
        """
        <tableViewController id="list" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" rowHeight="44" sectionHeaderHeight="28" \
        sectionFooterHeight="28" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <sections><tableViewSection id="section"><cells>
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
