import LayoutEngine
import Testing

@testable import PageBase

/// An element reads its attributes as numbers, flags, rectangles and insets.
struct DocumentElementTests {
  private func element(_ text: String) throws -> DocumentElement { try DocumentReader.read(Array(text.utf8)) }

  @Test func `the first child of a name, a key or both is found`() throws {
    let root = try element(
      """
      <view><rect key="frame" n="1"/><size key="frame" n="2"/><rect key="bounds" n="3"/><rect key="frame" n="4"/>\
      <size key="item" n="5"/></view>
      """)
    #expect(root.child("rect")?["n"] == "1")
    #expect(root.child("size")?["n"] == "2")
    #expect(root.child("inset") == nil)
    #expect(root.child(key: "bounds")?["n"] == "3")
    #expect(root.child(key: "frame")?["n"] == "1")
    #expect(root.child(key: "none") == nil)
    #expect(root.child("size", key: "frame")?["n"] == "2")
    #expect(root.child("size", key: "item")?["n"] == "5")
    #expect(root.child("rect", key: "bounds")?["n"] == "3")
    #expect(root.child("rect", key: "item") == nil)
    #expect(root.child("inset", key: "frame") == nil)
  }

  @Test func `an element has an id, attributes and the members of its containers`() throws {
    let root = try element(
      #"<view id="a"><subviews><label id="b"/><button/></subviews><constraints/></view>"#)
    #expect(root.id == "a")
    #expect(root["id"] == "a" && root["class"] == nil)
    #expect(root.members(of: "subviews").map(\.name) == ["label", "button"])
    #expect(root.members(of: "subviews").map(\.id) == ["b", nil])
    #expect(root.members(of: "constraints").isEmpty)
    #expect(root.members(of: "connections").isEmpty)
  }

  @Test func `a flag is YES or NO`() throws {
    let root = try element(#"<view a="YES" b="NO" c="yes" d=""/>"#)
    #expect(root.flag("a") == true)
    #expect(root.flag("b") == false)
    #expect(root.flag("c") == nil && root.flag("d") == nil && root.flag("e") == nil)
  }

  @Test(
    arguments: [
      ("0", 0), ("-1.5", -1.5), ("20", 20), ("1e3", 1000), ("10000000", 10_000_000),
      ("-10000000", -10_000_000),
    ] as [(String, Double)])
  func `a number up to ten million is read`(word: String, value: Double) throws {
    #expect(DocumentElement.number(word) == value)
    #expect(try element("<view a=\"\(word)\"/>").number("a") == value)
  }

  @Test(arguments: [
    "", "x", "1x", " 1", "10000001", "-10000001", "12000000", "1e8", "nan", "inf", "-inf", "1e999",
  ])
  func `larger numbers and other words are none`(word: String) throws {
    #expect(DocumentElement.number(word) == nil)
    let root = try element("<view a=\"\(word)\"/>")
    #expect(root.number("a") == nil && root.integer("a") == nil)
    #expect(root.number("b") == nil && root.integer("b") == nil)
  }

  @Test func `an integer is the nearest one`() throws {
    let root = try element(#"<view a="3" b="2.6" c="-2.4" d="2.5"/>"#)
    #expect(["a", "b", "c", "d"].map { root.integer($0) } == [3, 3, -2, 3])
  }

  @Test func `elements are visited before their children, in order`() throws {
    let root = try element("<a><b><c/><d><e/></d></b><f/></a>")
    var names: [String] = []
    root.forEach { names.append($0.name) }
    #expect(names == ["a", "b", "c", "d", "e", "f"])
  }

  // MARK: Geometry

  @Test func `a rectangle has four numbers`() throws {
    let root = try element(#"<view><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#)
    #expect(root.rect(key: "frame") == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.rect(key: "bounds") == nil)
    #expect(root.savedFrame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: ["x", "y", "width", "height"])
  func `a rectangle without one of them is none`(missing: String) throws {
    let numbers = ["x", "y", "width", "height"].filter { $0 != missing }.map { "\($0)=\"5\"" }
    let root = try element("<view><rect key=\"frame\" \(numbers.joined(separator: " "))/></view>")
    #expect(root.rect(key: "frame") == nil)
    #expect(root.savedFrame == nil)
  }

  @Test func `a frame of Xcode 8 may leave its origin out`() throws {
    func frame(_ attributes: String) throws -> Rect? {
      try element("<view><frame key=\"frameInset\" \(attributes)/></view>").savedFrame
    }
    #expect(
      try frame(#"minX="1" minY="2" width="3" height="4""#) == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(try frame(#"minY="2" width="3" height="4""#) == Rect(x: 0, y: 2, width: 3, height: 4))
    #expect(try frame(#"minX="1" width="3" height="4""#) == Rect(x: 1, y: 0, width: 3, height: 4))
    #expect(try frame(#"minX="1" minY="2" height="4""#) == nil)
    #expect(try frame(#"minX="1" minY="2" width="3""#) == nil)
  }

  @Test func `of two saved frames the rectangle counts`() throws {
    let root = try element(
      """
      <view><frame key="frameInset" width="3" height="4"/><rect key="frame" x="5" y="6" width="7" height="8"/></view>
      """)
    #expect(root.savedFrame == Rect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `a size has two numbers`() throws {
    let root = try element(
      """
      <view><size key="a" width="3" height="4"/><size key="b" width="3"/><size key="c" height="4"/>\
      <rect key="d" width="3" height="4"/></view>
      """)
    #expect(root.size(key: "a") == Size(width: 3, height: 4))
    #expect(root.size(key: "b") == nil && root.size(key: "c") == nil && root.size(key: "d") == nil)
  }

  @Test(
    arguments: [
      (
        #"<inset key="i" minX="1" minY="2" maxX="3" maxY="4"/>"#,
        EdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
      ),
      (#"<inset key="i"/>"#, EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
      (
        #"<edgeInsets key="i" top="1" left="2" bottom="3" right="4"/>"#,
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      ),
      (#"<edgeInsets key="i"/>"#, EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
      (
        #"<directionalEdgeInsets key="i" top="1" leading="2" bottom="3" trailing="4"/>"#,
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      ),
      (#"<directionalEdgeInsets key="i"/>"#, EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
      (
        #"<edgeInsets key="i" left="2" leading="5" right="4" trailing="6"/>"#,
        EdgeInsets(top: 0, left: 2, bottom: 0, right: 4)
      ),
      (#"<rect key="i" top="1" minY="2"/>"#, nil), (#"<inset key="j" minX="1"/>"#, nil),
    ] as [(String, EdgeInsets?)])
  func `insets are of four sides, each 0 unless written`(child: String, insets: EdgeInsets?) throws {
    #expect(try element("<view>\(child)</view>").insets(key: "i") == insets)
  }
}
