import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageLayout
@testable import PageInputs

/// Constraints as documents write them; frames worked by hand on a root of 375 × 667 pt.
@MainActor
@Suite struct DocumentConstraintTests {
  private func constraint(_ attributes: String) -> String { "<constraint \(attributes)/>" }

  @Test func `a missing item is the view that holds the constraint`() throws {
    let solved = try SolvedDocument(
      Documents.storyboard(
        subviews: Documents.view("a"),
        constraints: [
          #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="15" id="1""#,
          #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="25" id="2""#,
          #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3""#,
          #"firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="7" id="4""#,
        ].map(constraint).joined()), safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(solved.frames["a"] == Rect(x: 15, y: 20, width: 335, height: 640))
    #expect(solved.diagnostics.isEmpty)
  }

  @Test(arguments: [("16:9", 90.0), ("16/9", 90.0), ("1.6", 100.0)])
  func `multipliers are ratios or numbers`(multiplier: String, height: Double) throws {
    let solved = try SolvedDocument(
      Documents.storyboard(
        subviews: Documents.view(
          "a",
          """
          <constraints>
          <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\(multiplier)" id="r"/>
          <constraint firstAttribute="width" constant="160" id="w"/>
          </constraints>
          """)))
    #expect(solved.frames["a"]?.height == height)
  }

  @Test func `placeholder constraints act on the canvas and not in the app`() throws {
    let text = Documents.storyboard(
      subviews: Documents.view(
        "a",
        #"<constraints><constraint firstAttribute="width" constant="80" placeholder="YES" id="p"/></constraints>"#
      ))
    #expect(try SolvedDocument(text, isCanvas: true).frames["a"]?.width == 80)
    #expect(try SolvedDocument(text).frames["a"]?.width == 0)
  }

  @Test func `placeholder intrinsic sizes act on the canvas and not in the app`() throws {
    let view = Documents.view(
      "a", attributes: #"placeholderIntrinsicWidth="90" placeholderIntrinsicHeight="infinite""#)
    let text = Documents.storyboard(subviews: view)
    #expect(try SolvedDocument(text, isCanvas: true).frames["a"]?.size == Size(width: 90, height: 0))
    #expect(try SolvedDocument(text).frames["a"]?.width == 0)
  }

  @Test(arguments: ["button", "label", "textField"], [20, 34, 44.5])
  func `one line of text has one baseline`(name: String, height: Double) throws {
    func view(_ id: String) -> String {
      let font = #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
      let title = name == "button" ? #"<state key="normal" title="Title"/>"# : ""
      let border = name == "textField" ? #"borderStyle="roundedRect""# : ""
      return Documents.view(
        id, font + title + Documents.size(id, height: height), name: name,
        attributes: name == "button" ? "" : #"text="Title" "# + border)
    }
    let text = Documents.storyboard(
      subviews: view("a") + view("b"),
      constraints: [
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1""#,
        #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="2""#,
        #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="3""#,
        #"firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="4""#,
        #"firstItem="b" firstAttribute="firstBaseline" secondItem="a" secondAttribute="baseline" id="5""#,
      ].map(constraint).joined())
    for isCanvas in [false, true] {
      let solved = try SolvedDocument(text, isCanvas: isCanvas)
      #expect(solved.conflicts.isEmpty && solved.diagnostics.isEmpty)
      #expect(solved.frames["b"]?.minY == 20)
    }
    // Solved with other sizes of text, too, as recorded frames are.
    let report = RecordedFrames(of: try #require(Documents.parse(text).document))
    let vertical = report.components.filter { $0.axis == "y" || $0.axis == "height" }
    #expect(vertical.map(\.solved) == [20, height, 20, height])
  }

  @Test func `a variation changes a constant and installs other constraints for its size class`() throws {
    let text = Documents.storyboard(
      subviews: Documents.view("a"),
      constraints: """
        <constraint firstItem="a" firstAttribute="width" constant="100" id="narrow">
            <variation key="widthClass=regular" constant="300"/>
        </constraint>
        <constraint firstItem="a" firstAttribute="height" constant="50" id="low"/>
        <constraint firstItem="a" firstAttribute="height" constant="60" id="high"/>
        """,
      root: """
        <variation key="default"><mask key="constraints"><exclude reference="high"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
        <exclude reference="low"/><include reference="high"/></mask></variation>
        """)
    let compact = try SolvedDocument(text)
    #expect(compact.frames["a"]?.size == Size(width: 100, height: 50))
    let regular = try SolvedDocument(text, horizontal: .regular)
    #expect(regular.frames["a"]?.size == Size(width: 300, height: 60))
    let landscape = try SolvedDocument(text, horizontal: .regular, vertical: .compact)
    #expect(landscape.frames["a"]?.size == Size(width: 300, height: 50))
  }

  @Test func `a stack with written margins arranges inside them`() throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" id="stack">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <subviews>\(Documents.view("a"))</subviews>
      <constraints>
      <constraint firstAttribute="width" constant="200" id="w"/>
      <constraint firstAttribute="height" constant="100" id="h"/>
      </constraints>
      <edgeInsets key="layoutMargins" top="10" left="20" bottom="30" right="40"/>
      </stackView>
      """
    let solved = try SolvedDocument(Documents.storyboard(subviews: stack))
    #expect(solved.frames["a"] == Rect(x: 20, y: 10, width: 140, height: 60))
  }

  @Test(arguments: [(1024.0, 180.0), (375, 16)])
  func `margins follow the readable width`(width: Double, margin: Double) throws {
    let text = Documents.storyboard(
      subviews: Documents.view("a"),
      constraints: ["leading", "trailing"].map {
        constraint(
          "firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)Margin\" id=\"\($0)\""
        )
      }.joined(), rootAttributes: #"layoutMarginsFollowReadableWidth="YES""#)
    let isWide = width > 768
    let solved = try SolvedDocument(
      text, size: Size(width: width, height: 800), horizontal: isWide ? .regular : .compact)
    // 664 pt are read well: (1024 − 664) / 2
    #expect(solved.frames["a"]?.minX == margin)
    #expect(solved.frames["a"]?.maxX == width - margin)
  }

  @Test func `a screen's margins may leave the safe area out`() throws {
    let text = Documents.storyboard(
      subviews: Documents.view("a"),
      constraints: ["leading", "trailing", "top", "bottom"].map {
        constraint(
          "firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)Margin\" id=\"\($0)\""
        )
      }.joined(), rootAttributes: #"insetsLayoutMarginsFromSafeArea="NO""#)
    let solved = try SolvedDocument(text, safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(solved.frames["a"] == Rect(x: 16, y: 0, width: 343, height: 667))
  }

  @Test(arguments: [
    (#"minX="20" minY="30" width="200" height="31""#, Rect(x: 20, y: 30, width: 200, height: 31)),
    (#"minX="20" width="200" height="31""#, Rect(x: 20, y: 0, width: 200, height: 31)),
    (#"width="200" height="31""#, Rect(x: 0, y: 0, width: 200, height: 31)),
  ])
  func `a frame may be written as insets`(attributes: String, frame: Rect) throws {
    let view = """
      <view contentMode="scaleToFill" id="a"><frame key="frameInset" \(attributes)/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      """
    let solved = try SolvedDocument(Documents.storyboard(subviews: view))
    #expect(solved.frames["a"] == frame)
    #expect(solved.diagnostics.isEmpty)
  }

  @Test func `a view without constraints of its own keeps the frame it was drawn at`() throws {
    let fixed = """
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="11" y="22" width="33" height="44"/></view>
      """
    let solved = try SolvedDocument(
      Documents.storyboard(subviews: fixed), size: Size(width: 400, height: 800))
    #expect(solved.frames["a"] == Rect(x: 11, y: 22, width: 33, height: 44))
  }

  @Test func `a constraint says where it is written`() throws {
    let solved = try SolvedDocument(
      Documents.storyboard(
        subviews: Documents.view("a"),
        constraints: constraint(#"firstItem="a" firstAttribute="width" constant="30" id="k3""#)))
    let source = try #require(solved.tree.layout.constraints.first?.source)
    #expect(source.file == "Main.storyboard" && source.column == 1)
  }
}
