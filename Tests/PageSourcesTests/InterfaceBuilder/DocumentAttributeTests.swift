import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// What any view may have: names, runtime attributes, visibility.
@MainActor
@Suite struct DocumentAttributeTests {
  @Test
  func
    `a view is named by its accessibility identifier, its label, its outlet, its class, its id, in this order`()
    throws
  {
    let configuration = #"<accessibility key="accessibilityConfiguration" identifier="spoken"/>"#
    let views = """
      <view id="a" userLabel="Labelled">\(configuration)</view><view id="b" userLabel="Labelled"/><view id="c"/>
      <view id="d" restorationIdentifier="Restored"/><view id="e"/>
      <view id="f" customClass="Badge"/>
      """
    let text = Documents.storyboard(subviews: views).replacing(
      "</viewController>",
      with: """
        <connections><outlet property="delegate" destination="c" id="o0"/>
        <outlet property="picture" destination="c" id="o1"/><outlet property="photo" destination="c" id="o2"/>
        <outlet property="tag" destination="a" id="o3"/></connections></viewController>
        """)
    let tree = try SolvedDocument(text).tree
    #expect(
      tree.views.compactMap(\.identifier) == [
        "root", "spoken", "Labelled", "picture", "Restored", "e", "Badge",
      ])
  }

  @Test func `corner radius and border are drawn, and a key that only some classes have is a warning`() throws
  {
    let views = try BuiltViews(
      """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor">
      <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="sparkle" value="much"/>
      </userDefinedRuntimeAttributes></view>
      <view id="b" customClass="Sparkling"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="sparkle" value="much"/>
      <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="-4"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    let layer = try views.view("a", as: UIView.self).layer
    #expect(layer.cornerRadius == 12)
    #expect(layer.borderWidth == 1.5)
    #expect(layer.borderColor?.dynamic == UIColor.red.dynamic)
    #expect(layer.masksToBounds)
    #expect(try views.view("b", as: UIView.self).layer.cornerRadius == 0)
    #expect(
      views.diagnostics.map(\.message) == ["the runtime attribute \"sparkle\" is not supported and left out"])
  }

  @Test func `alpha, hiding, clipping, content mode and priorities are taken over`() throws {
    let view: UIView = try BuiltViews(
      """
      <view id="a" alpha="0.5" hidden="YES" clipsSubviews="YES" contentMode="scaleAspectFill" \
      horizontalHuggingPriority="251" verticalCompressionResistancePriority="9000"/>
      """
    ).view()
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    #expect(view.contentMode == .scaleAspectFill)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 1000)
  }

  @Test func `a view of a xib that is smaller than the screen stands in the middle in its own size`() throws {
    let solved = try SolvedDocument(
      Documents.xib(
        """
        <view id="badge"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>\(Documents.view("dot"))</subviews><constraints>
        <constraint firstItem="dot" firstAttribute="top" secondItem="badge" secondAttribute="top" constant="10" id="1"/>
        <constraint firstAttribute="trailing" secondItem="dot" secondAttribute="trailing" constant="20" id="2"/>
        <constraint firstItem="dot" firstAttribute="width" constant="30" id="3"/>
        <constraint firstItem="dot" firstAttribute="height" constant="40" id="4"/></constraints></view>
        """), size: Size(width: 400, height: 800))
    // (400 − 200) / 2 and (800 − 100) / 2
    #expect(solved.frames["badge"] == Rect(x: 100, y: 350, width: 200, height: 100))
    // 300 − 20 − 30
    #expect(solved.frames["dot"] == Rect(x: 250, y: 360, width: 30, height: 40))
  }

  @Test func `a view of a xib in the size of its canvas fills the screen`() throws {
    let solved = try SolvedDocument(
      Documents.xib(
        "<view id=\"page\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"),
      size: Size(width: 400, height: 800))
    #expect(solved.frames["page"] == Rect(x: 0, y: 0, width: 400, height: 800))
  }
}
