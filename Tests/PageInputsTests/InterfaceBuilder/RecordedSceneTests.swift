import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// Which of the numbers that Interface Builder saved count, and what kinds of misses there are. The canvas has 375 × 667 points and
/// a grid of half points, unless said otherwise.
@MainActor
@Suite struct RecordedSceneTests {
  private func report(
    _ views: String, _ constraints: String = "", resources: String = "", device: String = "retina4_7",
    tools: String = "22505", _ change: (String) -> String = { $0 }
  ) throws -> RecordedFrames {
    let text = Documents.storyboard(
      subviews: views, constraints: constraints, device: device, tools: tools, resources: resources)
    return RecordedFrames(of: try #require(Documents.parse(change(text)).document))
  }

  private func view(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, name: String = "view",
    attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(content)</\(name)>
    """
  }

  private func relate(
    _ first: String, _ attribute: String, _ second: String, _ constant: Double = 0, other: String? = nil,
    more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" constant="\(constant)" \(more) id="\(UUID().uuidString)"/>
    """
  }

  private func fix(_ id: String, _ attribute: String, _ constant: Double) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(constant)" id="\(UUID().uuidString)"/>
    """
  }

  /// Constraints with the root, and constants, that put a view there.
  private func place(_ id: String, _ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) -> String
  {
    [
      x.map { relate(id, "leading", "root", $0) }, y.map { relate(id, "top", "root", $0) },
      width.map { fix(id, "width", $0) }, height.map { fix(id, "height", $0) },
    ].compactMap { $0 }.joined()
  }

  /// A view that was saved where its constraints put it.
  private var a: (view: String, constraints: String) {
    (view("a", 20, 20, 100, 50), place("a", 20, 20, 100, 50))
  }

  private func misses(_ report: RecordedFrames) -> [String] {
    report.components.filter { !$0.isWithin(0.5) }.map { "\($0.view.split(separator: " ")[1]) \($0.axis)" }
  }

  // MARK: Saved numbers that contradict each other

  /// `b` is related to `a`, and was saved 5 points off in the component that the relation decides.
  private nonisolated static let relations: [(String, (Double?, Double?, Double?, Double?), [Double])] = [
    ("left", (nil, 100, 30, 30), [25, 100, 30, 30]), ("leading", (nil, 100, 30, 30), [25, 100, 30, 30]),
    ("right", (nil, 100, 30, 30), [95, 100, 30, 30]), ("trailing", (nil, 100, 30, 30), [95, 100, 30, 30]),
    ("centerX", (nil, 100, 30, 30), [60, 100, 30, 30]), ("width", (20, 100, nil, 30), [20, 100, 105, 30]),
    ("top", (150, nil, 30, 30), [150, 25, 30, 30]), ("bottom", (150, nil, 30, 30), [150, 45, 30, 30]),
    ("centerY", (150, nil, 30, 30), [150, 35, 30, 30]), ("height", (150, 100, 30, nil), [150, 100, 30, 55]),
  ]

  @Test(arguments: relations.indices)
  func `a saved frame that breaks a relation of siblings is stale`(index: Int) throws {
    let (attribute, placed, saved) = Self.relations[index]
    let b = view("b", saved[0], saved[1], saved[2], saved[3])
    let others = a.constraints + place("b", placed.0, placed.1, placed.2, placed.3)
    let stale = try report(a.view + b, others + relate("b", attribute, "a"))
    #expect(stale.excluded == ["staleFrames": 1] && misses(stale) == [], "\(stale.excluded)")
    #expect(stale.setAside.count == 1 && stale.framesSetAside == 1 && stale.frames == 1)
    let turned = try report(a.view + b, others + relate("a", attribute, "b"))
    #expect(turned.excluded == ["staleFrames": 1])
    // An optional constraint is no promise.
    let optional = try report(a.view + b, others + relate("b", attribute, "a", more: "priority=\"999\""))
    #expect(optional.excluded.isEmpty && misses(optional).count == 1 && optional.framesSetAside == 0)
  }

  @Test func `a constraint with the root or a guide, and an inequality, make no frame stale`() throws {
    func outcome(_ constraints: String) throws -> RecordedFrames {
      try report(
        a.view + view("b", 25, 100, 30, 30), a.constraints + place("b", nil, 100, 30, 30) + constraints)
    }
    for constraints in [
      relate("b", "leading", "root", 20), relate("root", "leading", "b", -20),
      relate("b", "leading", "safe", 20),
      relate("b", "leading", "a", more: "relation=\"greaterThanOrEqual\"")
        + relate("b", "leading", "root", 20),
    ] {
      let report = try outcome(constraints)
      #expect(report.excluded.isEmpty && misses(report) == ["b x"])
    }
  }

  @Test func `places in a ratio say nothing, and sizes in a ratio do`() throws {
    let ratio = "multiplier=\"2\""
    let placed = try report(
      a.view + view("b", 50, 100, 30, 30),
      a.constraints + place("b", nil, 100, 30, 30) + relate("b", "leading", "a", more: ratio))
    #expect(placed.excluded.isEmpty && misses(placed) == ["b x"])
    // 2 · 100 + 10 = 210; up to a point of difference is the grid's.
    for (width, isStale) in [(211.5, true), (211.0, false), (208.5, true), (209.0, false)] {
      let sized = try report(
        a.view + view("b", 20, 100, width, 30),
        a.constraints + place("b", 20, 100, nil, 30) + relate("b", "width", "a", 10, more: ratio))
      #expect(sized.excluded == (isStale ? ["staleFrames": 1] : [:]) && misses(sized).isEmpty == isStale)
    }
  }

  /// Half a point and a third at 3 pixels per point.
  @Test(arguments: [(20.8, false), (20.9, true)])
  func `the tolerance is half a point and a pixel`(x: Double, isStale: Bool) throws {
    let report = try report(
      a.view + view("b", x, 100, 30, 30),
      a.constraints + place("b", nil, 100, 30, 30) + relate("b", "leading", "a"), device: "retina5_5")
    #expect(report.excluded == (isStale ? ["staleFrames": 1] : [:]))
  }

  @Test(
    arguments: [
      ("leading", 5, [10, 5, 20, 20]), ("trailing", -5, [70, 5, 20, 20]), ("top", 5, [5, 10, 20, 20]),
      ("bottom", -5, [5, 20, 20, 20]), ("width", -80, [5, 5, 25, 20]),
    ] as [(String, Double, [Double])])
  func `a saved frame that breaks a relation with its superview is stale`(
    attribute: String, constant: Double, saved: [Double]
  ) throws {
    let isPlaced = ["leading", "trailing", "top", "bottom"].contains(attribute)
    let c = view("c", saved[0], saved[1], saved[2], saved[3])
    let isX = attribute == "leading" || attribute == "trailing"
    let isY = attribute == "top" || attribute == "bottom"
    let others =
      (isX ? "" : relate("c", "leading", "a", 5)) + (isY ? "" : relate("c", "top", "a", 5))
      + (isPlaced ? fix("c", "width", 20) : "") + fix("c", "height", 20)
    let stale = try report(
      view("a", 20, 20, 100, 50, "<subviews>\(c)</subviews>"),
      a.constraints + others + relate("c", attribute, "a", constant))
    #expect(stale.excluded == ["staleFrames": 1] && misses(stale) == [], "\(stale.excluded)")
    let turned = try report(
      view("a", 20, 20, 100, 50, "<subviews>\(c)</subviews>"),
      a.constraints + others + relate("a", attribute, "c", -constant))
    #expect(turned.excluded == ["staleFrames": 1] && misses(turned) == [])
  }

  @Test func `views in different superviews, and views with alignment insets, are not compared`() throws {
    let c = view("c", 10, 5, 20, 20)
    let cousins = try report(
      view("a", 20, 20, 100, 50, "<subviews>\(c)</subviews>") + view("b", 20, 100, 30, 30),
      a.constraints + place("b", 20, 100, 30, 30) + relate("c", "leading", "b", 5)
        + relate("c", "top", "a", 5)
        + fix("c", "width", 20) + fix("c", "height", 20))
    #expect(cousins.excluded.isEmpty && misses(cousins) == ["c x"])
    let toggle = try report(
      a.view + view("b", 25, 100, 51, 31, name: "switch"),
      a.constraints + place("b", nil, 100, nil, nil) + relate("b", "leading", "a"))
    #expect(toggle.excluded.isEmpty && misses(toggle) == ["b x"])
  }

  @Test func `a relation of the other axis makes no component stale`() throws {
    // a was saved 10 lower than b's top says; b's x has nothing to do with it.
    let report = try report(
      view("a", 20, 30, 100, 50) + view("b", 155, 20, 30, 30),
      a.constraints + place("b", 150, nil, 30, 30) + relate("b", "top", "a"))
    #expect(report.excluded == ["staleFrames": 1] && misses(report) == ["b x"])
  }

  // MARK: Other numbers that say nothing

  @Test(
    arguments: [
      ("launchScreen=\"YES\"", 441, 440, true), ("launchScreen=\"YES\"", 442, 440, false),
      ("launchScreen=\"YES\"", 441, 439, false), ("launchScreen=\"NO\"", 441, 440, false),
      ("", 441, 440, false),
    ] as [(String, Double, Double, Bool)])
  func `the label of Xcode's launch screen says nothing`(
    attribute: String, saved: Double, width: Double, isExcluded: Bool
  ) throws {
    let report = try report(view("a", 0, 0, saved, 50), place("a", 0, 0, width, 50)) {
      $0.replacing("useAutolayout=\"YES\"", with: attribute)
    }
    #expect(report.excluded == (isExcluded ? ["launchTemplate": 1] : [:]))
  }

  /// The root is 600 points wide, with margins of 20 today.
  @Test(
    arguments: [
      ("6000", 16, true), ("6999", 16, true), ("5999", 16, false), ("7000", 16, false), ("6000", 15.5, true),
      ("6000", 15.25, false), ("6000", 16.5, true), ("6000", 16.75, false), ("6000", 24, false),
    ] as [(String, Double, Bool)])
  func `Xcode 6 saved root margins of 16 points`(tools: String, x: Double, isExcluded: Bool) throws {
    let text = try report(
      view("a", x, 0, 100, 50),
      place("a", nil, 0, 100, 50) + relate("a", "leading", "root", other: "leadingMargin"), tools: tools
    ) {
      $0.replacing(#"<device id="retina4_7" orientation="portrait"/>"#, with: "")
        .replacing(#"width="375" height="667""#, with: #"width="600" height="600""#)
    }
    #expect(text.excluded == (isExcluded ? ["oldMargins": 1] : [:]))
    #expect(misses(text) == (isExcluded ? [] : ["a x"]))
  }

  @Test func `an image view of a fixed size counts, and so does a view in a conflict`() throws {
    let picture = view("i", 0, 0, 40, 50, name: "imageView", attributes: "image=\"sun\"")
    let listed = #"<image name="sun" width="40" height="30"/>"#
    let free = try report(picture, place("i", 0, 0, nil, nil), resources: listed)
    #expect(free.excluded == ["otherImage": 1] && misses(free) == [])
    let fixed = try report(picture, place("i", 0, 0, 40, 30), resources: listed)
    #expect(fixed.excluded.isEmpty && misses(fixed) == ["i height"])
    // The height of 30 contradicts the two edges; b was saved 5 off from a.
    let torn = try report(
      a.view + view("b", 25, 100, 30, 30),
      a.constraints + place("b", nil, 100, 30, 30) + relate("b", "leading", "a")
        + relate("b", "leading", "root", 50))
    #expect(torn.excluded.isEmpty && misses(torn) == ["b x"])
    #expect(torn.components.compactMap(\.kind) == [.conflict])
  }

  @Test func `frames that are flagged, and what is in them, do not count`() throws {
    let inner = view("%", 0, 0, 10, 10)
    func flagged(_ id: String, _ flag: String) -> String {
      view(id, 0, 0, 10, 10, attributes: flag, "<subviews>\(inner.replacing("%", with: id + "i"))</subviews>")
    }
    let report = try report(
      flagged("m", "misplaced=\"YES\"") + flagged("g", "ambiguous=\"YES\"")
        + view("f", 0, 0, 10, 10, attributes: "fixedFrame=\"YES\"")
        + #"<view id="s"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#
        + #"<view id="n" translatesAutoresizingMaskIntoConstraints="NO"/>"#
        + view("ok", 0, 0, 10, 10, attributes: "misplaced=\"NO\" ambiguous=\"NO\" fixedFrame=\"NO\""),
      place("ok", 0, 0, 10, 10))
    #expect(
      report.excluded
        == [
          "misplaced": 1, "ambiguous": 1, "belowExcluded": 2, "fixedFrame": 1, "autoresizing": 1,
          "noFrame": 1,
        ])
    #expect(report.components.map(\.axis) == ["x", "y", "width", "height"])
    #expect(report.frames == 1 && report.framesRight == 1)
  }

  @Test(arguments: [(0.5, true), (0.51, false), (-0.5, true), (-0.51, false)])
  func `a component is right within a tolerance`(difference: Double, isWithin: Bool) {
    var component = RecordedFrames.Component(view: "v", axis: "x", saved: 10, solved: 10 + difference)
    #expect(component.isWithin(0.5) == isWithin)
    component.fault = "not understood"
    #expect(!component.isWithin(0.5))
    component.fault = nil
    component.solved = nil
    #expect(!component.isWithin(0.5))
  }

  // MARK: Kinds of misses

  /// Heights of Apple's bars, and their differences.
  private let bars: [Double] = [
    20, 24, 28, 30, 34, 44, 47, 48, 49, 50, 52, 54, 56, 59, 62, 64, 83, 88, 92, 94, 96, 98, 103, 106, 140,
  ]
  private let margins: [Double] = [1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 15, 16, 20, 22, 30, 32, 40]

  private func kinds(_ axis: String, _ differences: [Double], name: String = "view") throws -> [MissKind?] {
    let index = ["x": 0, "y": 1, "width": 2, "height": 3][axis] ?? 0
    var (views, constraints) = ("", "")
    for (number, difference) in differences.enumerated() {
      var saved: [Double] = [0, 0, 200, 200]
      saved[index] += difference
      views += view("v\(number)", saved[0], saved[1], saved[2], saved[3], name: name)
      constraints += place("v\(number)", 0, 0, 200, 200)
    }
    let report = try report(views, constraints)
    #expect(report.excluded.isEmpty)
    return report.components.filter { $0.axis == axis }.map(\.kind)
  }

  @Test func `a vertical miss as high as a bar is a bar's`() throws {
    for axis in ["y", "height"] { #expect(try Set(kinds(axis, bars)) == [.bar]) }
    let others = (1...141).map(Double.init).filter { !bars.contains($0) && !margins.contains($0) }
    #expect(try Set(kinds("y", others)) == [.other])
    #expect(try kinds("y", bars.filter { !margins.contains($0) }.map { -$0 }).allSatisfy { $0 == .bar })
  }

  @Test func `a miss as wide as a margin is a margin's`() throws {
    for axis in ["x", "width"] { #expect(try Set(kinds(axis, margins)) == [.margin]) }
    let others = (1...141).map(Double.init).filter { !margins.contains($0) }
    for axis in ["x", "width"] { #expect(try Set(kinds(axis, others)) == [.other]) }
    #expect(try kinds("y", [3, 8, 16]) == [.margin, .margin, .margin])
  }

  @Test(arguments: [
    ("button", MissKind.control), ("searchBar", .control), ("pickerView", .control), ("label", .text),
    ("textView", .text), ("view", .other),
  ])
  func `a miss in the size of a control is the control's, in that of a text the text's`(
    name: String, kind: MissKind
  ) throws {
    for axis in ["width", "height"] { #expect(try kinds(axis, [13.5], name: name) == [kind]) }
    #expect(try kinds("width", [8], name: name) == [kind == .control ? .control : .margin])
    #expect(try kinds("x", [13.5], name: name) == [kind == .text ? .text : .other])
    #expect(try kinds("x", [8], name: name) == [.margin])
  }
}
