import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// The table's notation, and how many names and places one line tells.
@Suite struct DocumentAccountTests {
  /// A box with names of each treatment, in a group, and boxes in it.
  private static let table = """
    # A comment is no line of the table.
    @any
      - id key
    @lid
      + turn?
    @view
      - id

    document: @any
      + <box> <list>
    box,crate: @any
      + word size# flag? side=left|right
      + side=top
      * code=one
      - idle
      ! map=plain
      ! dark
      + tint<color> <box,@lid>
      + <ghost>
      ! glow<color>
      - note<color>
    lid: @lid
      + word
    list: @any
      + <@view>
    view: @view
    !blur: @view
    !ghost: @any
    nil: @any
    color: @any
      + red#
    """

  private func lines(_ content: String) throws -> [String] {
    let root = try DocumentReader.read(Array("<document>\(content)</document>".utf8))
    let account = DocumentAccount(root, outlets: ["b1": "first"], names: DocumentNames(Self.table))
    return account.documentWarnings(in: "D.xib").map(\.message)
  }

  @Test func `values are any, a number, a flag or words of a list`() throws {
    #expect(try lines(#"<box word="any" size="1.5" flag="YES" side="left" idle="x"/>"#) == [])
    #expect(try lines(#"<box flag="NO" side="right" map="plain" code="one"/><box side="top"/>"#) == [])
    let wrong = #"<box size="x" flag="true" side="end" map="sky" code="two" dark="x"/>"#
    #expect(
      try lines(wrong) == [
        #"<box>: code="two", dark, flag="true", map, side="end", size="x" are not drawn (6 times)"#
      ])
  }

  @Test func `elements of one line share its names, a group's names come after, and unknown ones are told`()
    throws
  {
    #expect(try lines(#"<crate word="a"/>"#) == ["<document>: <crate> is not known and ignored"])
    #expect(try lines(#"<box><crate word="a"/></box>"#) == ["<box>: <crate> is not known and ignored"])
    #expect(try lines(#"<box><lid word="a" turn="YES"/></box>"#) == [])
    #expect(try lines(#"<box><lid turn="maybe"/></box>"#) == [#"<lid>: turn="maybe" is not drawn"#])
    #expect(try lines(#"<box form="round"/>"#) == ["<box>: form is not known and ignored"])
    #expect(try lines("<other/>") == ["<document>: <other> is not known and ignored"])
  }

  @Test func `a child is known by its key, and one that is not drawn is told by it`() throws {
    #expect(try lines(#"<box><color key="tint" red="1"/><color key="note" red="x"/></box>"#) == [])
    #expect(try lines(#"<box><nil key="tint"/><nil key="glow"/></box>"#) == [])
    #expect(try lines("<box><ghost/></box>") == ["<ghost> is not drawn"])
    #expect(try lines(#"<box><color key="glow" red="1"/></box>"#) == ["<box>: glow is not drawn"])
    // Inside what is told already nothing more is told, unless it is not known.
    #expect(try lines(#"<box><color key="glow" red="x"/></box>"#) == ["<box>: glow is not drawn"])
    #expect(
      try lines(#"<box><color key="glow" odd="x"/></box>"#).sorted() == [
        "<box>: glow is not drawn", "<color>: odd is not known and ignored",
      ])
    #expect(try lines(#"<box><color key="shade"/></box>"#) == ["<box>: shade is not known and ignored"])
  }

  @Test func `where a view is expected, anything else is an empty view`() throws {
    #expect(try lines("<list><view/></list>") == [])
    for name in ["blur", "odd"] {
      #expect(
        try lines("<list><\(name)/></list>") == [
          "<\(name)> is not supported; an empty view is drawn in its place"
        ])
    }
  }

  @Test func `a line names the places, once each, and how often`() throws {
    #expect(try lines(#"<box id="a" dark="x"/>"#) == ["<box>: dark is not drawn (in a)"])
    #expect(try lines(#"<box id="b1" dark="x"/>"#) == ["<box>: dark is not drawn (in first)"])
    #expect(
      try lines(#"<box id="a" dark="x"><box dark="x"/></box>"#) == [
        "<box>: dark is not drawn (2 times: a)"
      ])
    #expect(try lines(#"<box dark="x"/><box dark="x"/>"#) == ["<box>: dark is not drawn (2 times)"])
    func boxes(_ count: Int) -> String { (1...count).map { "<box id=\"p\($0)\" dark=\"x\"/>" }.joined() }
    #expect(try lines(boxes(3)) == ["<box>: dark is not drawn (3 times: p1, p2, p3)"])
    #expect(try lines(boxes(4)) == ["<box>: dark is not drawn (4 times: p1, p2, p3, …)"])
  }

  @Test func `a line lists up to twelve names`() throws {
    func box(_ count: Int) -> String {
      "<box \((1...count).map { "x\($0 + 10)=\"1\"" }.joined(separator: " "))/>"
    }
    let names = (11...22).map { "x\($0)" }.joined(separator: ", ")
    #expect(try lines(box(12)) == ["<box>: \(names) are not known and ignored (12 times)"])
    #expect(try lines(box(13)) == ["<box>: \(names) and more are not known and ignored (13 times)"])
    #expect(try lines(box(11)).first?.contains("and more") == false)
  }

  @Test(
    arguments: [
      ("default", true), ("widthClass=compact", true), ("heightClass=regular-widthClass=regular", true),
      ("widthClass=huge", false), ("heightClass=compact-widthClass=huge", false),
    ])
  func `the key of a variation is made of size classes`(key: String, isKnown: Bool) {
    #expect(Variations.isKnown(key) == isKnown)
    #expect(!Variations.isKnown(nil))
  }
}
