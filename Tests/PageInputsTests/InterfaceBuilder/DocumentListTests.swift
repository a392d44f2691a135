import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Stacks, scroll views, tables and collections: their attributes and cells.
@MainActor
@Suite struct DocumentListTests {
  private let red = ##"red="1" green="0" blue="0" alpha="1"/>"##

  // MARK: Stacks

  private func stack(_ attributes: String, _ content: String = "") throws -> UIStackView {
    try BuiltViews("<stackView id=\"a\" \(attributes)>\(content)</stackView>").view()
  }

  @Test func `a stack has its axis, spacing and margins`() throws {
    let plain = try stack("")
    #expect(plain.axis == .horizontal && plain.spacing == 0 && plain.distribution == .fill)
    #expect(plain.alignment == .fill && !plain.isBaselineRelativeArrangement)
    #expect(!plain.isLayoutMarginsRelativeArrangement)
    let set = try stack(#"axis="vertical" spacing="5" baselineRelativeArrangement="YES""#)
    #expect(set.axis == .vertical && set.spacing == 5 && set.isBaselineRelativeArrangement)
    #expect(try stack("spacing=\"5\" spacingType=\"standard\"").spacing == 8)
    #expect(try stack("spacing=\"5\" spacingType=\"other\"").spacing == 5)
    for margins in [
      #"<edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/>"#,
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="1" bottom="1" trailing="1"/>"#,
    ] {
      #expect(try stack("", margins).isLayoutMarginsRelativeArrangement)
    }
  }

  @Test(
    arguments: [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ] as [(String, UIStackView.Distribution)])
  func `a stack has its distribution`(word: String, distribution: UIStackView.Distribution) throws {
    #expect(try stack("distribution=\"\(word)\"").distribution == distribution)
  }

  @Test(
    arguments: [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
      ("baseline", .lastBaseline),
    ] as [(String, UIStackView.Alignment)])
  func `a stack has its alignment`(word: String, alignment: UIStackView.Alignment) throws {
    #expect(try stack("alignment=\"\(word)\"").alignment == alignment)
  }

  // MARK: Scroll views

  @Test(arguments: ["scrollView", "tableView", "collectionView"])
  func `scrolling is as written`(name: String) throws {
    func view(_ attributes: String, _ content: String = "", _ options: DocumentBuilder.Options = .phone)
      throws
      -> UIScrollView
    {
      try BuiltViews("<\(name) id=\"a\" \(attributes)>\(content)</\(name)>", options: options).view()
    }
    let plain = try view("")
    #expect(!plain.isPagingEnabled && !plain.clipsToBounds && plain.contentInset == .zero)
    let set = try view(
      #"pagingEnabled="YES" clipsSubviews="YES""#,
      #"<inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>"#)
    #expect(set.isPagingEnabled && set.clipsToBounds)
    #expect(set.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let behaviors: [(String, UIScrollView.ContentInsetAdjustmentBehavior)] = [
      ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always),
    ]
    for (word, behavior) in behaviors {
      let written = "contentInsetAdjustmentBehavior=\"\(word)\""
      #expect(try view(written).contentInsetAdjustmentBehavior == behavior)
      #expect(try view(written, "", .canvas(isRecording: true)).contentInsetAdjustmentBehavior == .always)
    }
    #expect(plain.contentInsetAdjustmentBehavior == .automatic)
  }

  @Test func `a collection without attributes has a vertical flow with UIKit's distances`() throws {
    func layout(_ flow: String) throws -> (UICollectionViewFlowLayout, [Diagnostic]) {
      let views = try BuiltViews("<collectionView id=\"a\">\(flow)</collectionView>")
      let view: UICollectionView = try views.view()
      return (try #require(view.collectionViewLayout as? UICollectionViewFlowLayout), views.diagnostics)
    }
    let plain = UICollectionViewFlowLayout()
    for flow in ["", #"<collectionViewFlowLayout key="collectionViewLayout" id="f"/>"#] {
      let (made, diagnostics) = try layout(flow)
      #expect(made.scrollDirection == .vertical && made.itemSize == plain.itemSize)
      // No cells, which is told.
      #expect(diagnostics.count == 1)
      #expect(made.minimumLineSpacing == 10 && made.minimumInteritemSpacing == 10)
      #expect(made.sectionInset == .zero)
    }
    for (width, height) in [(0, 50), (50, 0), (-1, 50), (50, -1)] {
      let size = "<size key=\"itemSize\" width=\"\(width)\" height=\"\(height)\"/>"
      let flow =
        "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\">\(size)</collectionViewFlowLayout>"
      #expect(try layout(flow).0.itemSize == plain.itemSize)
    }
    let (_, diagnostics) = try layout(#"<collectionViewLayout key="collectionViewLayout" id="f"/>"#)
    #expect(
      diagnostics.map(\.message) == ["only flow layouts are supported; this collection view shows no cells"])
  }

  @Test func `a collection's header is drawn across it, however low it is, and the canvas has only cells`()
    throws
  {
    let rect = { (y: Int, width: Int, height: Int) in
      "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    let label = Documents.view("title", name: "label", attributes: "text=\"Title\"")
    let text = Documents.storyboard(scenes: [
      """
      <collectionViewController id="c"><collectionView key="view" dataMode="prototypes" id="list">
      \(rect(0, 320, 568))<collectionViewFlowLayout key="collectionViewLayout" id="f"/>
      <cells><collectionViewCell id="cell">\(rect(9, 50, 50))</collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="header">\(rect(0, 320, 9))
      <subviews>\(label)</subviews></collectionReusableView></collectionView></collectionViewController>
      """
    ])
    let safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let solved = try SolvedDocument(text, size: Size(width: 375, height: 667), safeArea: safeArea)
    #expect(solved.frames["header"] == Rect(x: 0, y: 20, width: 375, height: 9))
    #expect(solved.frames["cell"] == Rect(x: 0, y: 29, width: 50, height: 50))
    #expect(solved.textFrames["Title"] != nil)
    let canvas = try SolvedDocument(text, isCanvas: true)
    #expect(canvas.frames["header"] == nil && canvas.frames["cell"] != nil)
  }

  // MARK: Tables

  private func table(_ attributes: String, _ content: String = "") throws -> UITableView {
    try BuiltViews("<tableView id=\"a\" \(attributes)>\(content)</tableView>").view()
  }

  @Test func `a table has its style, row height and separators`() throws {
    let styles: [(String, UITableView.Style)] = [
      ("grouped", .grouped), ("insetGrouped", .insetGrouped), ("plain", .plain), ("", .plain),
    ]
    for (word, style) in styles { #expect(try table("style=\"\(word)\"").style == style) }
    #expect(try table("rowHeight=\"50\"").rowHeight == 50)
    for height in ["rowHeight=\"-1\"", "rowHeight=\"0\"", ""] {
      #expect(try table(height).rowHeight == UITableView.automaticDimension)
    }
    #expect(try table("rowHeight=\"0.5\"").rowHeight == 0.5)
    let plain = try table("")
    #expect(try table("separatorStyle=\"none\"").separatorStyle == .none)
    #expect(try table("separatorStyle=\"default\"").separatorStyle == plain.separatorStyle)
    #expect(plain.separatorStyle != .none)
    #expect(
      try table("", "<color key=\"separatorColor\" \(red)").separatorColor?.dynamic == UIColor.red.dynamic)
  }

  private func cell(_ id: String, _ attributes: String = "", _ content: String = "", frame: String = "")
    -> String
  {
    """
    <tableViewCell id="\(id)" \(attributes)>\(frame)<tableViewCellContentView key="contentView" id="\(id)c">
    \(content)</tableViewCellContentView></tableViewCell>
    """
  }

  @Test func `a cell has its style, identifier and accessory`() throws {
    func made(_ attributes: String) throws -> UITableViewCell {
      try BuiltViews("<tableView id=\"t\"><prototypes>\(cell("a", attributes))</prototypes></tableView>")
        .view()
    }
    let styles: [(String, UITableViewCell.CellStyle)] = [
      ("Value1", .value1), ("Value2", .value2), ("Subtitle", .subtitle), ("Default", .default),
    ]
    for (word, style) in styles {
      #expect(try made("style=\"IBUITableViewCellStyle\(word)\"").style == style)
    }
    let accessories: [(String, UITableViewCell.AccessoryType)] = [
      ("disclosureIndicator", .disclosureIndicator), ("detailDisclosureButton", .detailDisclosureButton),
      ("checkmark", .checkmark), ("detailButton", .detailButton), ("unheardOf", .none),
    ]
    for (word, accessory) in accessories {
      #expect(try made("accessoryType=\"\(word)\"").accessoryType == accessory)
    }
    #expect(try made("reuseIdentifier=\"R\"").reuseIdentifier == "R" && made("").reuseIdentifier == nil)
  }

  @Test func `a standard cell takes text, font, colour and image from its labels`() throws {
    let labels = """
      <subviews><label id="l1" text="Title"><fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <color key="textColor" \(red)</label><label id="l2" text="Detail"/>
      <imageView id="i" image="star" catalog="system"/><label id="x" text="Other"/></subviews>
      """
    let ids = #"textLabel="l1" detailTextLabel="l2" imageView="i""#
    let views = try BuiltViews(
      """
      <tableView id="t"><prototypes>\(cell("a", "style=\"IBUITableViewCellStyleSubtitle\" \(ids)", labels))
      </prototypes></tableView>
      """)
    let standard: UITableViewCell = try views.view()
    #expect(standard.textLabel?.text == "Title" && standard.detailTextLabel?.text == "Detail")
    #expect(standard.textLabel?.font.descriptor == UIFont.boldSystemFont(ofSize: 21).descriptor)
    #expect(standard.textLabel?.textColor.dynamic == UIColor.red.dynamic)
    #expect(standard.imageView?.image != nil)
    #expect(try views.view("l2", as: UILabel.self) === standard.detailTextLabel)
    // The other label is the cell's own.
    #expect(try views.view("x", as: UILabel.self).superview === standard.contentView)
    #expect(views.builder.objects["i"] == nil)
    let custom = try BuiltViews(
      "<tableView id=\"t\"><prototypes>\(cell("a", ids, labels))</prototypes></tableView>")
    #expect(
      try custom.view("l1", as: UILabel.self).superview
        === custom.view("a", as: UITableViewCell.self).contentView)
    #expect(try custom.view("i", as: UIImageView.self).image != nil)
  }

  @Test func `a table has its header and footer, prototypes and sections`() throws {
    let views = try BuiltViews(
      """
      <tableView id="t"><view key="tableHeaderView" id="h"/><view key="tableFooterView" id="f"/>
      <subviews><view id="s"/></subviews>
      <prototypes>\(cell("p", "rowHeight=\"70\""))<other id="o"/></prototypes><sections>
      <tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"><cells>\(cell("a"))</cells></tableViewSection>
      <tableViewSection id="s2"><cells>\(cell("b", "rowHeight=\"80\""))\(cell("c"))</cells></tableViewSection>
      </sections></tableView>
      """)
    let table: UITableView = try views.view("t")
    #expect(table.tableHeaderView?.accessibilityIdentifier == "h")
    #expect(table.tableFooterView?.accessibilityIdentifier == "f")
    #expect(try views.view("s", as: UIView.self).superview === table)
    #expect(table.staticSections.map(\.header) == [nil, "Head", nil])
    #expect(table.staticSections.map(\.footer) == [nil, "Foot", nil])
    #expect(
      table.staticSections.map { $0.cells.map(\.accessibilityIdentifier) } == [["p"], ["a"], ["b", "c"]])
    #expect(table.staticSections.map { $0.cells.map(\.staticHeight) } == [[70], [nil], [80, nil]])
    let empty = try self.table("", "<prototypes/><hologram key=\"tableHeaderView\" id=\"h\"/>")
    #expect(empty.staticSections.isEmpty && empty.tableHeaderView == nil)
  }

  /// Rows without a frame are as high as they or their table say, else 44, and 51 in Xcode 26.
  @Test(
    arguments: [
      ("", "", "22505", 44), ("", "", "24000", 51), ("rowHeight=\"60\"", "", "22505", 60),
      ("rowHeight=\"60\"", "rowHeight=\"70\"", "22505", 70), ("", "rowHeight=\"70\"", "24000", 70),
    ] as [(String, String, String, Double)])
  func `on the canvas a row has the frame it was saved with, or that of its table`(
    table: String, row: String, tools: String, height: Double
  ) throws {
    let frame = #"<rect key="frame" x="0" y="5" width="320" height="30"/>"#
    let text = Documents.storyboard(
      subviews: """
        <tableView id="t" \(table)><rect key="frame" x="0" y="0" width="300" height="200"/>
        <view key="tableHeaderView" id="h"/><view key="tableFooterView" id="f"/>
        <prototypes>\(cell("p", row))<other id="o"/></prototypes>
        <sections><tableViewSection id="s"><cells>\(cell("q", row, frame: frame))</cells></tableViewSection></sections>
        </tableView>
        """, tools: tools)
    let views = try BuiltViews(document: text, options: .canvas(isRecording: true))
    let free: UITableViewCell = try views.view("p")
    #expect(free.frame == CGRect(x: 0, y: 0, width: 300, height: height))
    #expect(free.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: height))
    #expect(try views.view("q", as: UIView.self).frame == CGRect(x: 0, y: 5, width: 320, height: 30))
    let made: UITableView = try views.view("t")
    #expect(made.tableHeaderView == nil && made.tableFooterView == nil && made.staticSections.isEmpty)
    for id in ["h", "f", "p", "q"] { #expect(try views.view(id, as: UIView.self).superview === made) }
  }

  @Test(
    arguments: [
      // 8 on all sides up to Xcode 9.0; 11 and 16 later, 20 on screens from 390 points on, 15 above and below in Xcode 26. The rows
      // of a table inside another view have 15 at the sides in Xcode 9 and 10.
      ("retina4_7", "13499", "", [8, 8, 8, 8]), ("retina4_7", "13500", "", [11, 15, 11, 15]),
      ("retina4_7", "14799", "", [11, 15, 11, 15]), ("retina4_7", "14800", "", [11, 16, 11, 16]),
      ("retina6_1", "13500", "", [11, 20, 11, 20]), ("retina6_3", "13500", "", [11, 20, 11, 20]),
      ("retina4_7", "23999", "", [11, 16, 11, 16]), ("retina4_7", "24000", "", [15, 16, 15, 16]),
      ("retina4_7", "14800", "accessoryType=\"checkmark\"", [11, 16, 11, 8]),
      ("x", "13500", "", [11, 20, 11, 20]),
    ] as [(String, String, String, [CGFloat])])
  func `a cell on the canvas has the margins of its version`(
    device: String, tools: String, attributes: String, margins: [CGFloat]
  ) throws {
    let text = Documents.storyboard(
      subviews: "<tableView id=\"t\"><prototypes>\(cell("p", attributes))</prototypes></tableView>",
      device: device, tools: tools
    ).replacing(#"<device id="x" orientation="portrait"/>"#, with: "")
    func edges(_ options: DocumentBuilder.Options) throws -> [CGFloat] {
      let cell: UITableViewCell = try BuiltViews(document: text, options: options).view("p")
      let insets = cell.contentView.directionalLayoutMargins
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    #expect(try edges(.canvas()) == margins)
    let own = UITableViewCell(style: .default, reuseIdentifier: nil).contentView.directionalLayoutMargins
    #expect(try edges(.phone) == [own.top, own.leading, own.bottom, own.trailing])
  }

  @Test(arguments: [("14799", 16), ("14800", 15), ("16099", 15), ("16100", 16)] as [(String, CGFloat)])
  func `a cell alone in a xib has 15 points at its sides in Xcode 11`(tools: String, side: CGFloat)
    throws
  {
    let text = Documents.xib(cell("p") + "<view id=\"v\"/>").replacing("22505", with: tools)
    let views = try BuiltViews(document: text, options: .canvas(isRecording: true))
    let alone: UITableViewCell = try views.view("p")
    #expect(alone.contentView.directionalLayoutMargins.leading == side)
    #expect(alone.contentView.directionalLayoutMargins.trailing == side)
  }

  @Test(
    arguments: [
      // As saved in 34 xibs with cells 394 to 600 wide on the 4.7-inch canvas, and in 35 with cells on wide canvases.
      ("retina4_7", 600, 16), ("retina4_7", 389, 16), ("retina6_1", 320, 16), ("retina6_1", 321, 20),
      ("retina6_0", 390, 20), ("retina5_9", 600, 16),
    ] as [(String, Int, CGFloat)])
  func `the screen decides on a cell's margins, but for cells as narrow as the smallest screen`(
    device: String, width: Int, side: CGFloat
  ) throws {
    let frame = #"<rect key="frame" x="0" y="0" width="\#(width)" height="80"/>"#
    let text = Documents.xib(cell("p", frame: frame) + "<view id=\"v\"/>").replacing(
      "retina4_7", with: device)
    let views = try BuiltViews(document: text, options: .canvas(isRecording: true))
    let alone: UITableViewCell = try views.view("p")
    #expect(alone.contentView.directionalLayoutMargins.leading == side)
  }

  @Test(arguments: [("14460", 20), ("14800", 15), ("17701", 16)] as [(String, CGFloat)])
  func `up to Xcode 10 a cell wider than its screen has the margins of its own width`(
    tools: String, side: CGFloat
  ) throws {
    // As saved in 14 xibs of Xcode 10 and 26 of Xcode 12 and 13, of one app (element-hq/element-ios).
    let frame = #"<rect key="frame" x="0" y="0" width="600" height="80"/>"#
    let text = Documents.xib(cell("p", frame: frame) + "<view id=\"v\"/>").replacing("22505", with: tools)
    let views = try BuiltViews(document: text, options: .canvas(isRecording: true))
    #expect(
      try views.view("p", as: UITableViewCell.self).contentView.directionalLayoutMargins.leading == side)
  }

  @Test func `of a content view's own margins and those it preserves the larger side holds`() throws {
    // Saved at 20 on the canvas of 414 points: the cell's margins there are 11 and 20, the content view's own 16.
    let margins = #"<edgeInsets key="layoutMargins" top="16" left="16" bottom="4" right="30"/>"#
    func edges(_ content: String, _ options: DocumentBuilder.Options) throws -> [CGFloat] {
      let text = Documents.xib(
        cell("p", "", margins).replacing("key=\"contentView\"", with: "key=\"contentView\"" + content))
      let views = try BuiltViews(
        document: text.replacing("retina4_7", with: "retina6_1"), options: options)
      let inner = try views.view("p", as: UITableViewCell.self).contentView
      #expect(inner.preservesSuperviewLayoutMargins == (!content.isEmpty && !options.isCanvas))
      let insets = inner.directionalLayoutMargins
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    let preserves = " preservesSuperviewLayoutMargins=\"YES\""
    #expect(try edges(preserves, .canvas(isRecording: true)) == [16, 20, 11, 30])
    #expect(try edges("", .canvas(isRecording: true)) == [16, 16, 4, 30])
    // On a device the layout compares them with the row's.
    #expect(try edges(preserves, .phone) == [16, 16, 4, 30])
  }

  @Test func `a content view's own margins and guide are the document's`() throws {
    for (margins, expected) in [
      (#"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#, [1, 2, 3, 4]),
      (
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>"#,
        [5, 6, 7, 8]
      ),
    ] as [(String, [CGFloat])] {
      let guide = #"<viewLayoutGuide key="safeArea" id="g"/><viewLayoutGuide key="layoutMargins" id="m"/>"#
      let content = #"<rect key="frame" x="1" y="2" width="3" height="4"/>"# + margins + guide
      let views = try BuiltViews(
        "<tableView id=\"t\"><prototypes>\(cell("p", "", content))</prototypes></tableView>")
      let inner = try views.view("p", as: UITableViewCell.self).contentView
      let insets = inner.directionalLayoutMargins
      #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == expected)
      #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(try views.object("g") === inner.safeAreaLayoutGuide && views.object("pc") === inner)
      #expect(try views.object("m") === inner.layoutMarginsGuide)
    }
  }

  // MARK: Collections

  @Test func `a collection shows its cells, and in a window makes them from prototypes`() throws {
    func item(_ id: String, key: String = "", name: String = "collectionViewCell") -> String {
      "<\(name) \(key.isEmpty ? "" : "key=\"\(key)\"") reuseIdentifier=\"\(id)\" id=\"\(id)\"/>"
    }
    let text = """
      <collectionView id="l"><subviews><view id="s"/></subviews><cells>\(item("a"))\(item("b"))<other id="o"/></cells>
      \(item("h", key: "sectionHeaderView", name: "collectionReusableView"))
      \(item("f", key: "sectionFooterView", name: "collectionReusableView"))</collectionView>
      """
    let views = try BuiltViews(text)
    let list: UICollectionView = try views.view("l")
    for id in ["a", "b", "s", "h", "f"] { #expect(try views.view(id, as: UIView.self).superview === list) }
    #expect(try views.view("a", as: UICollectionViewCell.self).reuseIdentifier == nil)
    #expect(views.builder.objects["o"] == nil)
    #expect(try BuiltViews(text, options: .canvas(isRecording: true)).builder.objects["h"] == nil)
    var live = DocumentBuilder.Options.phone
    live.isLive = true
    let alive = try BuiltViews(text, options: live)
    #expect(alive.builder.objects["a"] == nil && alive.builder.objects["s"] != nil)
  }

  // MARK: Lists that code fills

  /// The messages about a list, without file and line.
  private func said(_ list: String) throws -> [String] {
    try BuiltViews(list).builder.diagnostics.map(\.message)
  }

  /// On iOS a list without a data source is empty.
  @Test func `a list without rows or cells of its own is told, with the ways to draw it`() throws {
    let app = "draw the app's screens with renderpages app PATH"
    #expect(
      try said("<collectionView id=\"c\" userLabel=\"pages\"/>") == [
        "the collection view \"pages\" is empty: code fills it; \(app), or a deck whose \"layout\" has a \"cell\""
      ])
    for table in ["<tableView id=\"t\"/>", "<tableView id=\"t\"><prototypes/><sections/></tableView>"] {
      #expect(try said(table) == ["the table view \"t\" is empty: code fills it; \(app)"])
    }
  }

  @Test(arguments: [
    "<tableView id=\"t\"><prototypes><tableViewCell id=\"a\"/></prototypes></tableView>",
    "<tableView id=\"t\"><sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"a\"/></cells></tableViewSection></sections></tableView>",
    "<tableView id=\"t\"><view key=\"tableHeaderView\" id=\"h\"/></tableView>",
    "<collectionView id=\"c\"><cells><collectionViewCell id=\"a\"/></cells></collectionView>",
    "<collectionView id=\"c\"><collectionReusableView key=\"sectionHeaderView\" id=\"h\"/></collectionView>",
    "<collectionView id=\"c\" hidden=\"YES\"/>", "<tableView id=\"t\" hidden=\"YES\"/>",
  ])
  func `nothing is said of a list that shows something, or of a hidden one`(list: String) throws {
    #expect(try said(list).isEmpty)
  }
}
