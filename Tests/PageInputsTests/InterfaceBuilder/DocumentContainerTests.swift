import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import UIKitCore

/// Views that place what is in them; frames worked by hand.
@MainActor
@Suite struct DocumentContainerTests {
  /// A stack of 300 × 100 pt at the origin.
  private func stack(_ attributes: String, _ views: [String]) throws -> SolvedDocument {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)>
      <rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\(views.joined())</subviews>
      \(Documents.size("stack", width: 300, height: 100))</stackView>
      """
    return try SolvedDocument(Documents.storyboard(subviews: stack))
  }

  private func box(_ id: String, width: Double?, height: Double?) -> String {
    Documents.view(id, Documents.size(id, width: width, height: height))
  }

  @Test func `equal widths share what the spacing leaves`() throws {
    // (300 − 2 · 15) / 3 = 90
    let solved = try stack(
      #"distribution="fillEqually" spacing="15""#, ["a", "b", "c"].map { Documents.view($0) })
    #expect(solved.frames["a"] == Rect(x: 0, y: 0, width: 90, height: 100))
    #expect(solved.frames["b"] == Rect(x: 105, y: 0, width: 90, height: 100))
    #expect(solved.frames["c"] == Rect(x: 210, y: 0, width: 90, height: 100))
  }

  @Test(
    arguments: [
      // The gaps share 300 − 3 · 40 = 180, 90 each.
      (#"distribution="equalSpacing""#, [0, 130, 260]),
      // Centres at 20, 150 and 280.
      (#"distribution="equalCentering""#, [0, 130, 260]),
    ] as [(String, [Double])])
  func `views of a fixed size are spread`(attributes: String, x: [Double]) throws {
    let solved = try stack(attributes, ["a", "b", "c"].map { box($0, width: 40, height: nil) })
    #expect(["a", "b", "c"].map { solved.frames[$0]?.minX } == x)
    #expect(solved.frames["b"]?.width == 40)
  }

  @Test(
    arguments: [
      ("fill", 0, 100), ("top", 0, 20), ("leading", 0, 20), ("center", 40, 20), ("bottom", 80, 20),
      ("trailing", 80, 20),
    ] as [(String, Double, Double)])
  func `a row aligns its views`(alignment: String, y: Double, height: Double) throws {
    let tall = alignment == "fill" ? nil : 20.0
    let solved = try stack("alignment=\"\(alignment)\"", [box("a", width: nil, height: tall)])
    #expect(solved.frames["a"] == Rect(x: 0, y: y, width: 300, height: height))
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `first baselines stand on one line`() throws {
    func label(_ id: String, _ size: Int) -> String {
      """
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
    let solved = try stack("alignment=\"firstBaseline\"", [label("a", 40), label("b", 10)])
    let (large, small) = (try #require(solved.frames["a"]), try #require(solved.frames["b"]))
    // Inter's ascender, which stands in for San Francisco, is 0.9521484375 em: (40 − 10) · 0.952 = 28.56, to half points.
    #expect(abs(small.minY - large.minY - 28.56) <= 1, "\(large) \(small)")
  }

  @Test func `a hidden view leaves no gap`() throws {
    let solved = try stack(
      #"distribution="fillEqually" spacing="20""#,
      [Documents.view("a"), Documents.view("b", attributes: "hidden=\"YES\""), Documents.view("c")])
    // (300 − 20) / 2
    #expect(solved.frames["c"] == Rect(x: 160, y: 0, width: 140, height: 100))
  }

  @Test func `a hidden view makes its row no taller, nor a view that shows narrower`() throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0" y="0" width="10" height="10"/><subviews>
      \(box("a", width: 80, height: 30))
      \(Documents.view("b", Documents.size("b", height: 90), attributes: "hidden=\"YES\""))
      </subviews><constraints>
      <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" id="same"/>
      </constraints></stackView>
      """
    let solved = try SolvedDocument(Documents.storyboard(subviews: stack))
    #expect(solved.frames["row"]?.size == Size(width: 80, height: 30))
    #expect(solved.frames["a"]?.size == Size(width: 80, height: 30))
  }

  @Test func `a stack in a row that fills in proportion has room for its titles`() throws {
    func button(_ id: String) -> String {
      Documents.view(
        id,
        #"<fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="Title"/>"#,
        name: "button")
    }
    let inner = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <subviews>\(["b", "c", "d"].map(button).joined())</subviews></stackView>
      """
    let solved = try stack(#"distribution="fillProportionally""#, [button("a"), inner])
    // Four equal titles: a quarter for the one, three for the others.
    #expect(solved.frames["a"]?.width == 75)
    #expect(solved.frames["inner"]?.width == 225)
  }

  @Test func `the standard spacing is 8`() throws {
    let solved = try stack(
      #"distribution="fillEqually" spacingType="standard""#, [Documents.view("a"), Documents.view("b")])
    #expect(solved.frames["b"] == Rect(x: 154, y: 0, width: 146, height: 100))
  }

  @Test func `words that no stack has are errors`() throws {
    let solved = try stack(#"distribution="fair" alignment="askew""#, [Documents.view("a")])
    #expect(
      solved.diagnostics.map(\.message) == [
        "distribution \"fair\" of a stack view is not known",
        "alignment \"askew\" of a stack view is not known",
      ])
  }

  // MARK: Scroll views

  @Test func `the guides of a scroll view are its content and its frame`() throws {
    let pins = [
      ("inner", "top", "content", 5), ("inner", "leading", "content", 7), ("content", "bottom", "inner", 9),
      ("content", "trailing", "inner", 11),
    ].map { a, side, b, gap in
      """
      <constraint firstItem="\(a)" firstAttribute="\(side)" secondItem="\(b)" secondAttribute="\(side)" constant="\(gap)" \
      id="k\(gap)"/>
      """
    }.joined()
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <subviews>\(Documents.view("inner"))</subviews>
      <constraints>\(pins)
      <constraint firstAttribute="width" constant="200" id="w"/><constraint firstAttribute="height" constant="100" id="h"/>
      <constraint firstItem="inner" firstAttribute="width" secondItem="shown" secondAttribute="width" constant="-50" id="v"/>
      <constraint firstItem="inner" firstAttribute="height" constant="400" id="i"/></constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="shown"/>
      </scrollView>
      """
    let solved = try SolvedDocument(Documents.storyboard(subviews: scroll))
    #expect(solved.frames["scroll"]?.size == Size(width: 200, height: 100))
    #expect(solved.frames["inner"] == Rect(x: 7, y: 5, width: 150, height: 400))
    #expect(solved.conflicts.isEmpty && solved.diagnostics.isEmpty)
  }

  // MARK: Guides

  @Test func `margins, the safe area and the bars' old guides each have their place`() throws {
    let text = Documents.storyboard(
      subviews: ["a", "b"].map { Documents.view($0) }.joined(),
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="margins" secondAttribute="leading" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>
        <constraint firstItem="margins" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="3"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="4"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" constant="5" id="5"/>
        <constraint firstItem="bottomGuide" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="6" id="6"/>
        """, root: "<viewLayoutGuide key=\"layoutMargins\" id=\"margins\"/>"
    ).replacing(
      "<view key=\"view\"",
      with: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>\
        <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides><view key="view"
        """)
    let solved = try SolvedDocument(text, safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    // 375 − 2 · 16 and 667 − 44 − 34
    #expect(solved.frames["a"] == Rect(x: 16, y: 44, width: 343, height: 589))
    #expect(solved.frames["b"]?.minY == 49)
    // 667 − 34 − 6
    #expect(solved.frames["b"]?.maxY == 627)
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `a guide that is not known is a warning, and the safe area stands in for it`() throws {
    let solved = try SolvedDocument(
      Documents.storyboard(
        subviews: Documents.view("a"),
        constraints:
          #"<constraint firstItem="a" firstAttribute="top" secondItem="keys" secondAttribute="top" id="1"/>"#,
        root: "<viewLayoutGuide key=\"keyboard\" id=\"keys\"/>"),
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(solved.frames["a"]?.minY == 20)
    #expect(solved.diagnostics.map(\.severity) == [.warning])
  }

  // MARK: Tables and collections

  private func table(_ attributes: String, _ content: String) throws -> SolvedDocument {
    let table = """
      <tableView id="table" \(attributes) contentInsetAdjustmentBehavior="never">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</tableView>
      """
    return try SolvedDocument(Documents.storyboard(subviews: table))
  }

  private func cell(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    """
    <tableViewCell id="\(id)" \(attributes)><tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="375" height="44"/>\(content)</tableViewCellContentView></tableViewCell>
    """
  }

  @Test func `static rows lie below one another, each as high as it or the table says`() throws {
    let solved = try table(
      "style=\"plain\" rowHeight=\"50\"",
      """
      <sections><tableViewSection id="s1"><cells>\(cell("a"))\(cell("b", "rowHeight=\"80\""))</cells></tableViewSection>
      <tableViewSection id="s2"><cells>\(cell("c"))</cells></tableViewSection></sections>
      """)
    #expect(solved.frames["a"] == Rect(x: 0, y: 0, width: 375, height: 50))
    #expect(solved.frames["b"] == Rect(x: 0, y: 50, width: 375, height: 80))
    #expect(solved.frames["c"] == Rect(x: 0, y: 130, width: 375, height: 50))
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `prototypes are shown once each, and a header above them`() throws {
    let solved = try table(
      "style=\"plain\" rowHeight=\"60\"",
      """
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="30"/></view>
      <prototypes>\(cell("a", "reuseIdentifier=\"A\""))\(cell("b"))</prototypes>
      """)
    #expect(solved.frames["header"] == Rect(x: 0, y: 0, width: 375, height: 30))
    #expect(solved.frames["a"] == Rect(x: 0, y: 30, width: 375, height: 60))
    #expect(solved.frames["b"] == Rect(x: 0, y: 90, width: 375, height: 60))
  }

  @Test func `a standard cell shows its own labels and accessory`() throws {
    let views = try BuiltViews(
      """
      <tableView id="t"><sections><tableViewSection id="s"><cells>
      \(cell(
        "a", #"style="IBUITableViewCellStyleValue1" textLabel="l1" detailTextLabel="l2" accessoryType="checkmark""#,
        #"<subviews><label id="l1" text="Title"/><label id="l2" text="Detail"/></subviews>"#))
      </cells></tableViewSection></sections></tableView>
      """)
    let cell: UITableViewCell = try views.view()
    #expect(cell.style == .value1)
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.detailTextLabel?.text == "Detail")
    #expect(cell.accessoryType == .checkmark)
    // The labels are not there a second time.
    #expect(try views.view("l1", as: UILabel.self) === cell.textLabel)
  }

  @Test func `a collection view has its flow layout`() throws {
    let view: UICollectionView = try BuiltViews(
      """
      <collectionView id="a" pagingEnabled="YES"><collectionViewFlowLayout key="collectionViewLayout" id="f" \
      scrollDirection="horizontal" minimumLineSpacing="3" minimumInteritemSpacing="4">
      <size key="itemSize" width="50" height="60"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout></collectionView>
      """
    ).view()
    let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.minimumLineSpacing == 3 && flow.minimumInteritemSpacing == 4)
    #expect(flow.itemSize == CGSize(width: 50, height: 60))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(view.isPagingEnabled)
  }
}
