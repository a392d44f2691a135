import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// The operators of content streams, written by hand from ISO 32000-1. The page is 100 × 100 points.
struct PDFCanvasTests {
  private let box = Shape.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))

  /// The operators after the page's first one, which turns its y axis down.
  private func words(isTagged: Bool = false, _ body: (inout PDFCanvas) -> Void) -> String {
    let page = Page(isTagged: isTagged)
    body(&page.canvas)
    return page.words
  }

  private func outline(_ shape: Shape) -> String { words { $0.addPath(of: shape) } }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  // MARK: Paths

  @Test func `a rectangle is its corner and its sides`() {
    #expect(outline(box) == "1 2 3 4 re\n")
  }

  @Test func `a rounded rectangle begins after its first corner and runs clockwise`() {
    // The controls are 2 · 0.4477 = 0.895 from the corners.
    let rect = Rect(x: 1, y: 2, width: 10, height: 20)
    let expected = """
      3 2 m
      9 2 l
      10.1 2 11 2.9 11 4 c
      11 20 l
      11 21.1 10.1 22 9 22 c
      3 22 l
      1.9 22 1 21.1 1 20 c
      1 4 l
      1 2.9 1.9 2 3 2 c
      h

      """
    #expect(outline(.roundedRectangle(rect, radius: 2)) == expected)
    #expect(outline(.roundedRectangle(rect, radius: 0)) == "1 2 10 20 re\n")
    #expect(outline(.roundedRectangle(rect, radius: -1)) == "1 2 10 20 re\n")
    // At most half of the shorter side.
    #expect(outline(.roundedRectangle(rect, radius: 9)).hasPrefix("6 2 m\n6 2 l\n"))
    let wide = Rect(x: 1, y: 2, width: 20, height: 10)
    #expect(outline(.roundedRectangle(wide, radius: 9)).hasPrefix("6 2 m\n16 2 l\n"))
  }

  @Test func `an ellipse is four curves, and a point without a width or height`() {
    let ellipse = outline(.ellipse(Rect(x: 0, y: 0, width: 20, height: 10)))
    #expect(ellipse.hasPrefix("20 5 m\n20 7.76 15.52 10 10 10 c\n") && ellipse.hasSuffix(" c\nh\n"))
    for (width, height) in [(0.0, 5.0), (5, 0)] {
      #expect(outline(.ellipse(Rect(x: 1, y: 2, width: width, height: height))) == "1 2 0 0 re\n")
    }
  }

  @Test func `a path without a beginning begins with its first point`() {
    var path = Path()
    path.close()
    path.line(to: point(1, 2))
    path.line(to: point(3, 4))
    path.curve(point(1, 1), point(2, 2), to: point(5, 6))
    path.close()
    #expect(outline(.path(path)) == "1 2 m\n3 4 l\n1 1 2 2 5 6 c\nh\n")
    var curve = Path()
    curve.curve(point(1, 1), point(2, 2), to: point(5, 6))
    curve.move(to: point(7, 8))
    #expect(outline(.path(curve)) == "1 1 m\n1 1 2 2 5 6 c\n7 8 m\n")
  }

  // MARK: Colours and lines

  @Test func `a colour and an opacity are set once`() {
    let half = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let drawn = words {
      $0.fill(box, with: .black)
      $0.fill(box, with: .black)
      $0.fill(box, with: half)
      $0.fill(box, with: half)
    }
    let expected = """
      0 g
      1 2 3 4 re
      f
      1 2 3 4 re
      f
      /G0 gs
      .2 .4 .6 rg
      1 2 3 4 re
      f
      1 2 3 4 re
      f

      """
    #expect(drawn == expected)
  }

  @Test func `only equal components are a grey`() {
    func operators(_ red: Double, _ green: Double, _ blue: Double) -> String {
      words { $0.setFill(Color(red: red, green: green, blue: blue)) }
    }
    #expect(operators(0.5, 0.5, 0.5) == ".5 g\n" && operators(0.5, 0.5, 0.6) == ".5 .5 .6 rg\n")
    #expect(operators(0.4, 0.5, 0.5) == ".4 .5 .5 rg\n" && operators(2, -1, 0.12345) == "1 0 .1235 rg\n")
  }

  @Test func `an opacity is between 0 and 1`() {
    let page = Page()
    page.canvas.setAlpha(2)
    #expect(page.words == "")
    page.canvas.setAlpha(-1)
    page.canvas.setAlpha(0)
    page.canvas.setAlpha(1.5)
    #expect(page.words == "/G0 gs\n/G1 gs\n")
    #expect(page.states == [.alpha(0), .alpha(1)])
  }

  @Test func `clear colours and shapes without area fill nothing`() {
    let flat = Shape.rectangle(Rect(x: 1, y: 2, width: 3, height: 0))
    let thin = Shape.rectangle(Rect(x: 1, y: 2, width: 0, height: 3))
    let empty = words {
      $0.fill(box, with: .clear)
      $0.fill(flat, with: .black)
      $0.fill(thin, with: .black)
      $0.clear(to: .clear)
      for shape in [flat, thin] { $0.clipped(to: shape) { $0.fill(box, with: .black) } }
      $0.stroke(box, Stroke(color: .clear, width: 1))
      $0.stroke(box, Stroke(color: .black, width: 0))
      var closed = Path()
      closed.close()
      $0.stroke(.path(closed), Stroke(color: .black, width: 1))
      $0.stroke(.path(Path()), Stroke(color: .black, width: 1))
    }
    #expect(empty == "")
    #expect(words { $0.clear(to: .white) } == "1 g\n0 0 100 100 re\nf\n")
  }

  @Test func `a fill rule is the operator's`() {
    var path = Path(lines: [point(1, 2), point(3, 4)])
    path.fillRule = .evenOdd
    let drawn = words {
      $0.fill(.path(path), with: .black)
      $0.clip(to: .path(path))
      $0.clip(to: box)
    }
    #expect(drawn == "0 g\n1 2 m\n3 4 l\nf*\n1 2 m\n3 4 l\nW*\nn\n1 2 3 4 re\nW\nn\n")
  }

  @Test func `of a line's style only what changes is written`() {
    var stroke = Stroke(color: .black, width: 2)
    let page = Page()
    let changes: [((inout Stroke) -> Void, String)] = [
      ({ _ in }, "0 G\n2 w\n0 J\n0 j\n10 M\n[]0 d\n"), ({ _ in }, ""), ({ $0.width = 3 }, "3 w\n"),
      ({ $0.cap = .round }, "1 J\n"), ({ $0.cap = .square }, "2 J\n"), ({ $0.join = .round }, "1 j\n"),
      ({ $0.join = .bevel }, "2 j\n"), ({ $0.miterLimit = 0.5 }, "1 M\n"),
      ({ $0.dashes = [3, 2] }, "[3 2 ]0 d\n"), ({ $0.dashPhase = 1 }, "[3 2 ]1 d\n"),
      ({ $0.color = Color(red: 1, green: 0, blue: 0) }, "1 0 0 RG\n"),
    ]
    for (change, expected) in changes {
      let count = page.words.count
      change(&stroke)
      page.canvas.stroke(box, stroke)
      #expect(page.words.dropFirst(count) == expected + "1 2 3 4 re\nS\n")
    }
  }

  private func phase(_ dashes: [Double], _ phase: Double) -> Double {
    PDFLineStyle(
      Stroke(color: .black, width: 1, cap: .butt, join: .miter, dashes: dashes, dashPhase: phase)
    ).phase
  }

  @Test func `a dash phase is within the pattern's period`() {
    #expect(phase([1, 2], 0.5) == 0.5 && phase([1, 2], 4) == 1 && phase([1, 2], -1) == 2)
    // An odd pattern repeats with dashes and gaps exchanged.
    #expect(phase([3], 4) == 4 && phase([3], 7) == 1 && phase([3], -1) == 5)
    #expect(phase([], 5) == 0 && phase([1, 2], -3) == 0)
  }

  // MARK: States

  @Test func `what is set inside a state is forgotten after it`() {
    let drawn = words {
      $0.transformed(by: Transform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5)) { $0.fill(box, with: .black) }
      $0.fill(box, with: .black)
      $0.clipped(to: box) { _ in }
    }
    let expected = """
      q
      2 0 0 3 4 5 cm
      0 g
      1 2 3 4 re
      f
      Q
      0 g
      1 2 3 4 re
      f
      q
      1 2 3 4 re
      W
      n
      Q

      """
    #expect(drawn == expected)
  }

  @Test func `nothing is drawn in a singular transform, alone or with those around it`() {
    let flat = Transform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let tiny = Transform(a: 1e-4, b: 0, c: 0, d: 1e-4, tx: 0, ty: 0)
    #expect(words { $0.transformed(by: flat) { $0.fill(box, with: .black) } } == "")
    let nested = words { $0.transformed(by: tiny) { $0.transformed(by: tiny) { $0.setAlpha(0.5) } } }
    #expect(nested == "q\n.0001 0 0 .0001 0 0 cm\nQ\n")
  }

  @Test(
    arguments: [
      (1, 2), (1.01, 3), (10, 3), (100, 4), (1e4, 6), (1e5, 6), (0.09, 1), (0.009, 0), (0.001, 0),
    ] as [(Double, Int)])
  func `a coordinate is exact to a hundredth of a point`(scale: Double, places: Int) {
    for map in [
      Transform(a: scale, b: 0, c: 0, d: 1e-3, tx: 0, ty: 0),
      Transform(a: 0, b: scale, c: 1e-3, d: 0, tx: 0, ty: 0),
      Transform(a: 1e-3, b: 0, c: 0, d: scale, tx: 0, ty: 0),
      Transform(a: 0, b: 1e-3, c: scale, d: 0, tx: 0, ty: 0),
    ] {
      let page = Page()
      page.canvas.concatenate(map)
      #expect(page.state.places == places)
      #expect(page.state.transform == map)
    }
  }

  @Test func `clips leave what is in all of them visible`() {
    let page = Page()
    #expect(page.state.visible == Rect(x: 0, y: 0, width: 100, height: 100))
    page.canvas.concatenate(Transform(x: 50, y: 10))
    page.canvas.clip(to: .rectangle(Rect(x: -10, y: -20, width: 90, height: 50)))
    #expect(page.state.visible == Rect(x: 40, y: 0, width: 60, height: 40))
    page.canvas.clip(to: .rectangle(Rect(x: 200, y: 5, width: 10, height: 10)))
    #expect(page.state.visible.size == .zero)
  }

  // MARK: Groups

  private func formWords(_ box: String, _ space: String = "DeviceRGB") -> String {
    "<</Type /XObject/Subtype /Form/BBox [\(box)]/Group <</S /Transparency/CS /\(space)/I true>>>>"
  }

  @Test func `a group of some opacity is a form that is drawn with it`() {
    let page = Page()
    let bounds = Rect(x: 20, y: 10, width: 40, height: 20)
    page.canvas.grouped(opacity: 0, within: bounds) { $0.fill(box, with: .black) }
    #expect(page.words == "")
    page.canvas.grouped(opacity: 1, within: bounds) { $0.fill(box, with: .black) }
    #expect(page.words == "0 g\n1 2 3 4 re\nf\n")
    page.canvas.grouped(opacity: 0.5, within: bounds) { $0.fill(box, with: .black) }
    #expect(page.words.hasSuffix("f\nq\n/G0 gs\n/X0 Do\nQ\n"))
    #expect(page.states == [.alpha(0.5)])
    // A margin of 8 and a quarter of the longer side: 2 to 78, and -8 to 48 as far as the page.
    #expect(page.form(0)?.entries == formWords("2 0 78 48"))
    // A form inherits colours, which it sets anew.
    #expect(page.form(0)?.contents == "0 g\n1 2 3 4 re\nf\n")
    page.canvas.grouped(opacity: 0.5, within: Rect(x: 300, y: 10, width: 4, height: 4)) { $0.setAlpha(0.1) }
    page.canvas.grouped(opacity: 0.5, within: Rect(x: 10, y: 300, width: 4, height: 4)) { $0.setAlpha(0.1) }
    #expect(page.formCount == 1)
    // Bounds that are not known are those of the page.
    page.canvas.grouped(opacity: 0.5, within: Rect(x: 20, y: 10, width: 1e6, height: 20)) { _ in }
    #expect(page.form(1)?.entries == formWords("0 0 100 100"))
    #expect(page.isOnPage)
  }

  @Test func `a masked picture has the alpha of its mask`() {
    let page = Page()
    let bounds = Rect(x: 0, y: 0, width: 8, height: 8)
    page.canvas.masked(within: bounds) {
      $0.fill(box, with: .white)
    } _: {
      $0.fill(box, with: .black)
    }
    #expect(page.words == "q\n/G0 gs\n/X0 Do\nQ\n")
    #expect(page.states == [.mask(form: 1, isLuminosity: false)])
    #expect(page.form(0)?.contents == "0 g\n1 2 3 4 re\nf\n")
    #expect(page.form(1)?.contents == "1 g\n1 2 3 4 re\nf\n")
  }

  @Test func `a gradient is a shading, clipped and masked by its opacity`() {
    let page = Page()
    let faint = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let form = Gradient.Form.axial(from: .zero, to: Point(x: 1, y: 0))
    let frame = Rect(x: 10, y: 20, width: 40, height: 80)
    page.canvas.fill(box, with: Gradient(form, stops: [.init(0, .black), .init(1, .white)], frame: frame))
    let first = "q\n1 2 3 4 re\nW\nn\n40 0 0 80 10 20 cm\n/S0 sh\nQ\n"
    #expect(page.words == first)
    page.canvas.fill(box, with: Gradient(form, stops: [.init(0, faint), .init(1, .white)], frame: frame))
    #expect(
      page.words == first + "q\n1 2 3 4 re\nW\nn\n/G0 gs\n40 0 0 80 10 20 cm\n/S2 sh\nQ\n")
    #expect(page.states == [.mask(form: 0, isLuminosity: true)])
    #expect(page.form(0)?.contents == "40 0 0 80 10 20 cm\n/S1 sh\n")
    #expect(page.form(0)?.entries.contains("/CS /DeviceGray") == true)
    // Without stops nothing is filled, and without an extent the last colour.
    let flat = Gradient(.axial(from: .zero, to: .zero), stops: [.init(0, .white)], frame: frame)
    #expect(words { $0.fill(box, with: flat) } == "1 g\n1 2 3 4 re\nf\n")
    #expect(words { $0.fill(box, with: Gradient(form, stops: [], frame: frame)) } == "")
  }

  // MARK: Structure

  @Test func `each element has its content marked once, and the rest is an artifact`() {
    let drawn = words(isTagged: true) {
      $0.fill(box, with: .black)
      $0.tagged(.paragraph, extent: nil) {
        $0.fill(box, with: .black)
        $0.fill(box, with: .black)
      }
      $0.tagged(.heading(level: 2), extent: nil) { $0.fill(box, with: .black) }
      $0.endMark()
      $0.endMark()
    }
    let expected = """
      /Artifact BMC
      0 g
      1 2 3 4 re
      f
      EMC
      /P<</MCID 0>>BDC
      1 2 3 4 re
      f
      1 2 3 4 re
      f
      EMC
      /H2<</MCID 1>>BDC
      1 2 3 4 re
      f
      EMC

      """
    #expect(drawn == expected)
  }

  @Test func `a mark that begins inside a state ends inside it`() {
    let drawn = words(isTagged: true) {
      $0.clipped(to: box) { $0.fill(box, with: .black) }
      $0.endMark()
    }
    #expect(drawn == "q\n1 2 3 4 re\nW\nn\n/Artifact BMC\n0 g\n1 2 3 4 re\nf\nEMC\nQ\n")
  }

  @Test func `a form belongs to one element as a whole, and only its links are recorded`() {
    let page = Page(isTagged: true)
    let area = Rect(x: 1, y: 2, width: 3, height: 4)
    page.canvas.transformed(by: Transform(x: 10, y: 20)) {
      $0.grouped(opacity: 0.5, within: area) {
        $0.tagged(.link(to: "a", area: area), extent: nil) { $0.fill(box, with: .black) }
        $0.tagged(
          .field(FormField(name: "f", label: "F", kind: .line), area: area), extent: nil
        ) { $0.fill(box, with: .black) }
      }
    }
    #expect(page.form(0)?.contents == "0 g\n1 2 3 4 re\nf\n1 2 3 4 re\nf\n")
    #expect(page.structure.elements.isEmpty && page.structure.fields.isEmpty)
    #expect(page.structure.links.map(\.area) == [Rect(x: 11, y: 22, width: 3, height: 4)])
    page.canvas.transformed(by: Transform(x: 10, y: 20)) {
      $0.tagged(.link(to: "b", area: area), extent: area) { $0.fill(box, with: .black) }
      $0.tagged(
        .field(FormField(name: "f", label: "F", kind: .line), area: area), extent: nil
      ) { _ in }
    }
    #expect(page.structure.elements.map(\.link) == [1, nil])
    #expect(page.structure.elements.map(\.field) == [nil, 0])
    #expect(page.structure.elements[0].area == Rect(x: 11, y: 22, width: 3, height: 4))
    #expect(page.structure.fields.map(\.area) == [Rect(x: 11, y: 22, width: 3, height: 4)])
  }

  @Test func `elements are nested as they begin and end`() {
    var structure = PDFPageStructure(isTagged: true)
    structure.begin(.list, area: nil)
    structure.begin(.listItem, area: nil)
    structure.addLink(to: "a", area: .zero, isElement: true)
    structure.note("one")
    structure.begin(.paragraph, area: nil)
    structure.note("two")
    structure.end()
    structure.end()
    structure.begin(.listItem, area: nil)
    structure.note("three")
    structure.end()
    structure.end()
    #expect(structure.elements.map(\.parent) == [nil, 0, 1, 0])
    #expect(structure.links.map(\.text) == ["one two"])
    let kids = structure.elements.map { element in
      element.kids.map { kid in if case .element(let index) = kid { index } else { -1 } }
    }
    #expect(kids == [[1, 3], [2], [], []])
    #expect(structure.beginMark(depth: 0) == nil && structure.contentCount == 0)
    #expect(structure.isMarked)
  }

  @Test func `each tag has the name of its structure type`() {
    let tags: [(StructureTag, String)] = [
      (.section, "Sect"), (.heading(level: 0), "H1"), (.heading(level: 3), "H3"), (.heading(level: 9), "H6"),
      (.paragraph, "P"), (.list, "L"), (.listItem, "LI"), (.table, "Table"), (.row, "TR"),
      (.headerCell, "TH"), (.cell, "TD"), (.figure(alternative: ""), "Figure"),
      (.link(to: "", area: .zero), "Link"),
      (.field(FormField(name: "", label: "", kind: .box), area: .zero), "Form"),
    ]
    for (tag, role) in tags { #expect(tag.role == role) }
  }

  // MARK: Pictures

  @Test func `a picture fills its frame, upside down as PDF's pictures are`() {
    let image = picture(8, 4) { _, _ in 0 }
    let frame = Rect(x: 10, y: 20, width: 40, height: 30)
    let whole = words { $0.draw(SceneImage(image: image, frame: frame)) }
    #expect(whole == "q\nq\n40 0 0 -30 10 50 cm\n/X0 Do\nQ\nQ\n")
    // 2 × 2 of its pixels: the whole is 160 × 60 points, and begins 3 · 20 to the left and 15 above.
    let part = Rect(x: 3, y: 1, width: 2, height: 2)
    let cut = words { $0.draw(SceneImage(image: image, frame: frame, part: part)) }
    #expect(cut == "q\n10 20 40 30 re\nW\nn\nq\n160 0 0 -60 -50 65 cm\n/X0 Do\nQ\nQ\n")
    let tinted = words { $0.draw(SceneImage(image: image, frame: frame, tint: .black)) }
    #expect(tinted == "0 g\n10 20 40 30 re\nf\n")
  }

  @Test func `a tile is a pattern from the frame's corner on`() {
    let page = Page()
    let image = picture(8, 4) { _, _ in 0 }
    page.canvas.draw(
      SceneImage(
        image: image, frame: Rect(x: 10, y: 20, width: 40, height: 30), tile: Size(width: 4, height: 3)))
    #expect(page.words == "q\n/Pattern cs /P0 scn\n10 20 40 30 re\nf\nQ\n")
    guard case .drawing(let entries, let contents)? = page.patterns.first else {
      Issue.record("no pattern")
      return
    }
    // The page's y axis points up: the corner is 80 points above its lower edge.
    #expect(
      PDFValue.dictionary(entries).words
        == "<</Type /Pattern/PatternType 1/PaintType 1/TilingType 1/BBox [0 0 4 3]/XStep 4/YStep 3"
        + "/Matrix [1 0 0 -1 10 80]>>")
    #expect(String(decoding: contents, as: UTF8.self) == "4 0 0 -3 0 3 cm\n/X0 Do\n")
  }

  @Test func `resources are named in the order of their first use`() {
    var resources = PDFResources()
    #expect(resources.state(.alpha(0.5)).text == "G0" && resources.state(.alpha(0.25)).text == "G1")
    #expect(resources.state(.alpha(0.5)).text == "G0" && resources.states.count == 2)
    #expect(resources.shading(.value(.null)).text == "S0" && resources.shading(.value(.null)).text == "S1")
    #expect(resources.pattern(.value(.null)).text == "P0" && resources.pattern(.value(.null)).text == "P1")
    #expect(resources.form(.value(.null)).text == "X0" && resources.form(.value(.null)).text == "X1")
    #expect(PDFResourceName.font(3).text == "F3")
  }
}

/// A page of 100 × 100 points that is drawn on.
private final class Page {
  var canvas: PDFCanvas

  init(isTagged: Bool = false) {
    canvas = PDFCanvas(size: Size(width: 100, height: 100), isTagged: isTagged, pictures: PDFPictures())
  }

  /// The operators after the page's first one, which turns its y axis down.
  var words: String {
    let words = String(decoding: canvas.stream.operators.bytes, as: UTF8.self)
    let first = "1 0 0 -1 0 100 cm\n"
    return words.hasPrefix(first) ? String(words.dropFirst(first.count)) : "another first line: " + words
  }

  var state: PDFCanvas.State { canvas.stream.state }
  var states: [PDFResources.State] { canvas.resources.states }
  var patterns: [PDFPageObject] { canvas.resources.patterns }
  var formCount: Int { canvas.resources.objects.count }
  var structure: PDFPageStructure { canvas.structure }
  var isOnPage: Bool { canvas.isOnPage }

  func form(_ index: Int) -> (entries: String, contents: String)? {
    let objects = canvas.resources.objects
    guard objects.indices.contains(index), case .form(.drawing(let entries, let contents)) = objects[index]
    else { return nil }
    return (PDFValue.dictionary(entries).words, String(decoding: contents, as: UTF8.self))
  }
}
