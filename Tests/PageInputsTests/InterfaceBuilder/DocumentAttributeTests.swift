import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
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
      views.diagnostics.map(\.message) == [
        "the user-defined runtime attribute \"sparkle\" is not supported and is ignored"
      ])
  }

  @Test func `a layer's shadow, and colours under the names that apps give them, are drawn`() throws {
    func attribute(_ type: String, _ path: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)</userDefinedRuntimeAttribute>
      """
    }
    let red = #"<color key="value" red="1" green="0" blue="0" alpha="1"/>"#
    for prefix in ["", "layer."] {
      let attributes = [
        attribute("number", prefix + "shadowOpacity", #"<real key="value" value="0.5"/>"#),
        attribute("number", prefix + "shadowRadius", #"<integer key="value" value="7"/>"#),
        attribute("size", prefix + "shadowOffset", #"<size key="value" width="1" height="2"/>"#),
        attribute("color", prefix + "shadowColor", red), attribute("color", prefix + "backgroundColor", red),
        attribute("color", prefix + "borderColor", red),
        attribute("number", prefix + "cornerRadius", #"<real key="value" value="5"/>"#),
      ].joined()
      let views = try BuiltViews(
        Documents.view("a", "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"))
      let view = try views.view("a", as: UIView.self)
      #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 7)
      #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
      #expect(view.layer.shadowColor?.dynamic == UIColor.red.dynamic)
      #expect(view.backgroundColor?.dynamic == UIColor.red.dynamic)
      #expect(view.layer.borderColor?.dynamic == UIColor.red.dynamic)
      #expect(view.layer.cornerRadius == 5 && view.layer.masksToBounds == prefix.isEmpty)
      #expect(views.diagnostics.isEmpty)
    }
  }

  @Test func `a runtime attribute that is left out is told once, where the document first has it`() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="glow" value="1"/></userDefinedRuntimeAttributes>
      """
    func scene(_ id: String) -> String {
      Documents.controller(
        id, views: ["one", "two"].map { Documents.view("\($0)-\(id)", attributes) }.joined())
    }
    let text = Documents.storyboard(scenes: [scene("a"), scene("b")])
    let document = try #require(Documents.parse(text).document)
    var said = DiagnosticList()
    for scene in document.scenes {
      said.append(contentsOf: document.build(scene, traits: PageTraits(), isCanvas: false).diagnostics)
    }
    #expect(said.diagnostics.count == 1)
  }

  @Test func `a font that is missing is told once`() throws {
    let folder = TemporaryFolder()
    let text = Documents.storyboard(
      subviews: Documents.view(
        "a", #"<fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="17"/>"#,
        name: "label", attributes: #"text="Text""#))
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("Main.storyboard")))
    let source = try #require(InterfaceBuilderSource.load(folder.path("Main.storyboard")).source)
    let prepared = source.preparePages(images: ImageStore(), only: [0], traits: PageTraits())
    let said = source.replacedFamilies(in: FontCatalog()) + prepared.diagnostics
    #expect(
      said.map(\.message) == [
        "the font \"Futura\" is missing; the system font is drawn in its place. Name the folder that has it "
          + "with --fonts DIR"
      ])
    #expect(said.first?.position != nil)
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

  /// A view that loads its content from a xib may call an outlet `view` too; it is no screen.
  @Test(arguments: [("LessonViewController", 800.0), ("LessonVC", 800), ("LessonView", 480)])
  func `a view of a xib fills the screen where it is that of its controller`(owner: String, height: Double)
    throws
  {
    let place = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections>
      <outlet property="view" destination="page" id="1"/></connections></placeholder>
      """
    let solved = try SolvedDocument(
      Documents.xib(
        "<view id=\"page\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/></view>",
        owner: place),
      size: Size(width: 400, height: 800))
    #expect(solved.frames["page"]?.size.height == height)
  }
}
