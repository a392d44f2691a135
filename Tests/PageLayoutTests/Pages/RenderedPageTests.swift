import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Pages that are reported, explained and drawn. The screen is that of an iPhone SE, 375 × 667 points at 2×.
@MainActor
struct RenderedPageTests {
  private let root = plain(.white)

  private func environment(
    _ device: String = "iphone-se-3", _ orientation: Orientation = .portrait,
    direction: LayoutDirection? = nil,
    system: SystemVersion = .unnamed
  ) throws -> PageEnvironment {
    PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), orientation: orientation, direction: direction,
      system: system)
  }

  private func renderer() throws -> PageRenderer { try PageRenderer(fonts: FontCatalog()) }

  private func add(_ view: UIView, _ name: String? = nil, _ frame: [CGFloat] = [10, 20, 30, 40]) {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    root.addSubview(view)
  }

  // MARK: Reports

  private func report(
    _ environment: PageEnvironment, _ change: (inout PreparedPage) -> Void = { _ in }
  ) throws -> String {
    var page = PreparedPage(id: "page", tree: ViewTree(root: root))
    change(&page)
    let solved = try renderer().solve(page, in: environment)
    let json = LayoutReport(deck: "deck.json", environment: environment, pages: [solved]).json
    return json.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("{ ", with: "{").replacing(" }", with: "}").replacing("[ ", with: "[").replacing(
        " ]", with: "]")
  }

  @Test func `a report has the environment and the frames of all views`() throws {
    add(plain(.red), "card")
    root.subviews[0].isHidden = true
    let found = try report(try environment("iphone-x", .landscape, direction: .rightToLeft))
    #expect(
      found.contains(
        #""device": "iphone-x", "orientation": "landscape", "appearance": "light", "locale": "en", "contentSize": "large", "#
          + #""direction": "rtl", "scale": 3, "size": {"width": 812, "height": 375}, "#
          + #""safeArea": {"top": 0, "left": 44, "bottom": 21, "right": 44}"#), "\(found)")
    #expect(
      found.contains(
        #"{"class": "UIView", "id": "card", "frame": {"x": 10, "y": 20, "width": 30, "height": 40}, "hidden": true, "children": []}"#
      ), "\(found)")
    #expect(found.hasPrefix(#"{"deck": "deck.json", "device""#) && !found.contains("\"ios\""))
    let named = try report(try environment(system: .ios26))
    #expect(named.contains(#""ios": 26"#) && named.contains(#""direction": "ltr""#))
  }

  @Test func `a report has the step of a flow, the lines of text views and contradictions`() throws {
    let text = UITextView()
    text.attributedText = NSAttributedString(
      string: "あ", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: kanaKern])
    text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    add(text, "text", [10, 20, 100, 40])
    add(label("Hi", .systemFont(ofSize: 10)), "label", [10, 100, 100, 40])
    let bar = plain(.red).added(to: root, as: "bar")
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 54).isActive = true
    let shown = try environment("iphone-x")
    let found = try report(try environment()) {
      $0.step = "tap next"
      $0.shownIn = shown
    }
    #expect(
      found.contains(#""page": "page", "step": "tap next", "environment": {"device": "iphone-x""#), "\(found)"
    )
    // 9.52 below y 20, on the grid of half points.
    #expect(found.contains(#""lines": [{"text": "あ", "baseline": 29.5, "width": 10}]"#), "\(found)")
    #expect(
      found.contains(
        #""conflicts": [{"members": ["bar.height = 44", "bar.height = 54"], "givenUp": "bar.height = "#))
    #expect(found.contains(#""error": 10}"#) || found.contains(#""error": -10}"#))
    #expect(found.contains(#"{"text": "Hi", "class": "UILabel", "view": "label", "frame": {"x": 10, "y": "#))
    let plain = try report(try environment())
    #expect(!plain.contains("step") && !plain.contains("environment"))
  }

  @Test func `a text has its source in a report`() throws {
    add(label("Hi", .systemFont(ofSize: 10)), "label")
    let found = try report(try environment()) {
      let text = PageText(
        "Hi", in: "de", part: "summary",
        place: FilePlace(file: "a.xib", position: SourcePosition(line: 7, column: 3)))
      $0.texts = [text, PageText("Bye", in: "fr")]
    }
    #expect(
      found.contains(
        #"{"text": "Hi", "part": "summary", "file": "a.xib", "line": 7, "language": "de", "class": "UILabel""#
      ), "\(found)")
    #expect(found.contains(#"{"text": "Bye", "language": "fr"}"#), "\(found)")
    let keyed = try report(try environment()) {
      var text = PageText(
        "Hi", in: "de", place: FilePlace(file: "a.xib", position: SourcePosition(line: 7, column: 3)))
      (text.key, text.table, text.file) = ("hi", "Main", "de.strings")
      text.translation = FilePlace(file: "de.strings", position: SourcePosition(line: 9, column: 1))
      $0.texts = [text]
    }
    #expect(
      keyed.contains(
        #""text": "Hi", "key": "hi", "table": "Main", "file": "de.strings", "line": 9, "language": "de", "status": "translated""#
      ), "\(keyed)")
  }

  // MARK: Explanations

  private func explain(_ name: String, direction: LayoutDirection? = nil, file: String = "") throws
    -> PageExplanation
  {
    try renderer().explain(
      name, on: PreparedPage(id: "page", tree: ViewTree(root: root)),
      in: try environment(direction: direction), file: file)
  }

  private func card(height: CGFloat = 40) -> UIView {
    let card = plain(.red).added(to: root, as: "card")
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: height),
    ])
    return card
  }

  @Test func `an explanation names what is ambiguous and what does not hold`() throws {
    let card = card()
    let wanted = card.heightAnchor.constraint(equalToConstant: 50)
    wanted.priority = UILayoutPriority(500)
    wanted.isActive = true
    let lines = try explain("card", direction: .rightToLeft).lines
    #expect(lines[0] == "page page, iphone-se-3 portrait rtl")
    #expect(lines.contains { $0.hasPrefix("    ambiguous: ") && $0.contains("card") })
    #expect(lines.contains { $0.hasPrefix("    not met: card.height = 50 @500") })
    #expect(try explain("else").lines == ["page page, iphone-se-3 portrait"])
    let json = try explain("card").json.text
    #expect(
      json.contains("\"ambiguous\"") && json.contains("\"name\": \"card\"") && json.contains("\"free\": "))
    #expect(json.contains("\"page\": \"page\"") && json.contains("\"id\": \"card\""))
    #expect(json.contains("\"because\"") && json.contains("card.height = 50 @500"))
  }

  @Test func `constraints of a document are named by their lines`() throws {
    _ = card()
    var page = PreparedPage(id: "page", tree: ViewTree(root: root))
    for index in page.tree.layout.constraints.indices {
      page.tree.layout.constraints[index].source =
        index == 0
        ? LayoutConstraint.Source(file: "Main.storyboard", line: 9, column: 3)
        : LayoutConstraint.Source(file: "x/Cell.xib", line: 7, column: 1)
      page.tree.layout.constraints[index].identifier = index == 0 ? "8bC-Xf-vdC" : "own"
    }
    let found = try renderer().explain("card", on: page, in: try environment(), file: "Main.storyboard")
    #expect(found.lines[0] == "page page, iphone-se-3 portrait, Main.storyboard", "\(found.lines)")
    let first = try #require(found.input.constraints.first)
    #expect(first.source?.wording(in: found.input.file) == "line 9" && first.identifier == nil)
    #expect(
      found.input.constraints.dropFirst().allSatisfy {
        $0.source?.wording(in: found.input.file) == "Cell.xib line 7" && $0.identifier == "own"
      })
    // A page in a file of its own.
    page.file = "x/Cell.xib"
    let other = try renderer().explain("card", on: page, in: try environment(), file: "Main.storyboard")
    #expect(other.file == "x/Cell.xib")
    #expect(other.input.constraints.last?.source?.wording(in: other.input.file) == "line 7")
    let left = try #require(other.views.first?.layout.values.first)
    #expect(other.chain(of: left).count >= 1)
    let index = try #require(page.tree.views.firstIndex { $0.identifier == "card" })
    #expect(try renderer().explain(viewAt: index, on: page, in: try environment(), file: "").views.count == 1)
    #expect(try renderer().explain(viewAt: 99, on: page, in: try environment(), file: "").views.isEmpty)
  }

  @Test func `views are found by identifier, by part of a text or by class`() throws {
    add(label("Hi", .systemFont(ofSize: 10)), "label")
    add(plain(.red), "UILabel")
    var tree = ViewTree(root: root)
    let index = try #require(tree.views.firstIndex { $0.identifier == "label" })
    guard case .text(var content) = tree.views[index].content else { return }
    content.text.parts = [.init(name: "summary", utf16Length: 2)]
    tree.views[index].content = .text(content)
    #expect(tree.views(named: "summary") == [index] && tree.views(named: "label") == [index])
    #expect(tree.views(named: "UILabel").map { tree.views[$0].identifier } == ["UILabel"])
    #expect(tree.views(named: "UIView").count == 2 && tree.views(named: "else").isEmpty)
    #expect(tree.viewNames == ["label", "UILabel", "summary", "UIView"])
    #expect(tree.namesToIgnore == ["label", "summary", "UILabel"])
  }

  @Test func `a stack's constraints are told without UIKit's names`() throws {
    let stack = UIStackView(arrangedSubviews: [plain(.red), plain(.blue)])
    stack.spacing = 7
    stack.distribution = .fillEqually
    _ = stack.added(to: root, as: "stack")
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 107), stack.heightAnchor.constraint(equalToConstant: 10),
    ])
    let text = try explain("2nd UIView of stack").lines.joined(separator: "\n")
    #expect(!text.contains("UISV"))
    #expect(
      text.contains("spacing of stack view stack") && text.contains("distribution fillEqually"), "\(text)")
    #expect(text.contains("of stack view stack") && (text.contains("edge") || text.contains("alignment")))
  }

  // MARK: Faults

  @Test func `a fault of a page has its place`() throws {
    var page = PreparedPage(
      id: "page", tree: ViewTree(root: root), position: SourcePosition(line: 3, column: 4))
    page.tree.layout.constraints = [
      LayoutConstraint(
        first: 0, .width, constant: .nan,
        source: LayoutConstraint.Source(file: "Main.storyboard", line: 41, column: 7))
    ]
    let environment = try environment()
    func error(_ page: PreparedPage) -> PageError? {
      do {
        _ = try renderer().solve(
          PreparedPage(id: "page", tree: page.tree, position: page.position), in: environment)
        return nil
      } catch {
        return error as? PageError
      }
    }
    let fault = try #require(error(page)).diagnostic(page: page, file: "deck.json")
    #expect(fault.file == "Main.storyboard" && fault.position == SourcePosition(line: 41, column: 7))
    #expect(fault.message.hasPrefix("page \"page\": ") && fault.exitCode == .badInput)
    page.tree.layout.constraints[0].source = nil
    let unplaced = try #require(error(page)).diagnostic(page: page, file: "deck.json")
    #expect(unplaced.file == "deck.json" && unplaced.position == SourcePosition(line: 3, column: 4))
  }

  @Test func `a fault that is no page's has its own place`() throws {
    var page = PreparedPage(
      id: "page", tree: ViewTree(root: root), position: SourcePosition(line: 3, column: 4))
    let writing = PageError.writing(FileWriteError(.write, errno: 28, path: "out/a.png"))
    #expect(writing.diagnostic(page: page, file: "deck.json").exitCode == .cannotWrite)
    #expect(writing.diagnostic(page: page, file: "deck.json").position == nil)
    var fault = Diagnostic(.error, file: "a.xib", position: SourcePosition(line: 9, column: 2), "broken")
    let placed = PageError.picture(fault)
    #expect(placed.diagnostic(page: page, file: "deck.json").page == "page")
    #expect(placed.diagnostic(page: page, file: "deck.json").message == "broken")
    let explained = placed.explanation(on: page)
    #expect(
      explained.message == "broken" && explained.place?.file == "a.xib" && explained.place?.position.line == 9
    )
    fault.file = nil
    let unplaced = PageError.picture(fault).diagnostic(page: page, file: "deck.json")
    #expect(
      unplaced.file == "deck.json" && unplaced.position?.line == 3 && unplaced.message.contains("broken"))
    // Numbers stand for constraints and items that are not there.
    page.tree.layout = LayoutInput(
      items: [LayoutItem(name: "card", parent: nil)],
      constraints: [
        LayoutConstraint(
          first: 0, .width, constant: 1,
          source: LayoutConstraint.Source(file: "a.xib", line: 5, column: 6))
      ])
    func explanation(_ error: LayoutInputError) -> (message: String, line: Int?) {
      let found = PageError.layout(.input(error)).explanation(on: page)
      return (found.message, found.place?.position.line)
    }
    let own = explanation(.zeroMultiplier(constraint: 0))
    #expect(own.message.contains("card.width = 1") && own.line == 5)
    let none = explanation(.zeroMultiplier(constraint: 7))
    #expect(none.message.contains("constraint 7") && none.line == nil)
    #expect(explanation(.contentPriorityOutOfRange(item: 0, priority: 2000)).message.contains("card"))
    #expect(explanation(.contentPriorityOutOfRange(item: 8, priority: 2000)).message.contains("item 8"))
  }

  // MARK: Pictures

  /// The left half of 4 × 2 pixels is red.
  private var scene: Scene {
    Scene(
      size: Size(width: 2, height: 1), scale: 2, background: .white,
      items: [
        SceneItem(.shape(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), Color(rgb: 0xFF0000)), source: 0)
      ])
  }

  @Test func `a scene becomes a picture, rows and files`() throws {
    let renderer = try renderer()
    let wanted: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF, 0xFFFF_FFFF]
    let picture = try renderer.picture(of: scene)
    #expect(picture.width == 4 && picture.height == 2 && picture.values == wanted + wanted)
    var other = scene
    other.items = []
    try renderer.withRows(of: scene) { rows in
      // A scene that is drawn aside leaves the first one's pixels.
      try renderer.withRowsAside(of: other) { aside in
        #expect(aside.row(0).assumingMemoryBound(to: UInt32.self)[0] & 0xFF_FFFF == 0xFFFFFF)
      }
      #expect(rows.row(1).assumingMemoryBound(to: UInt32.self)[1] & 0xFF_FFFF == 0xFF0000)
    }
    try renderer.withRowsAside(of: scene) { outer in
      try renderer.withRowsAside(of: other) { _ in }
      #expect(outer.row(1).assumingMemoryBound(to: UInt32.self)[1] & 0xFF_FFFF == 0xFF0000)
      var signature: [UInt8] = []
      try renderer.withPNG(of: outer) { signature = Array($0.prefix(4)) }
      #expect(signature == [0x89, 0x50, 0x4E, 0x47])
    }
    let information = DocumentInformation(title: "Title")
    func bytes(_ format: PageFormat) throws -> [UInt8] {
      var found: [UInt8] = []
      try renderer.withFile(of: scene, as: format, information: information) {
        (bytes) throws(FileWriteError) in
        found = Array(bytes)
      }
      return found
    }
    #expect(try bytes(.png).prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(try String(decoding: bytes(.pdf).prefix(5), as: UTF8.self) == "%PDF-")
    let svg = try String(decoding: bytes(.svg), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("Title"))
    let folder = TemporaryFolder()
    try renderer.write(
      scene, as: .svg, to: folder.path("a.svg"), with: AtomicFileWriter(), information: information)
    try renderer.writePNG(of: scene, to: folder.path("a.png"), with: AtomicFileWriter())
    #expect(folder.names == ["a.png", "a.svg"])
    #expect(try Data(contentsOf: URL(filePath: folder.path("a.svg"))).count > 100)
    #expect(throws: PageError.self) {
      try renderer.write(
        scene, as: .svg, to: folder.path("a.png/b.svg"), with: AtomicFileWriter(), information: information)
    }
    var large = scene
    large.size.width = .infinity
    #expect(throws: PageError.self) { try renderer.picture(of: large) }
  }

  /// Few colours are a palette (colour type 3 in byte 25), but where RGB is asked for (type 2).
  @Test func `a picture of few colours has a palette, unless RGB is asked for`() throws {
    let renderer = try renderer()
    func kind() throws -> UInt8 {
      var found: UInt8 = 0
      try renderer.withFile(of: scene, as: .png, information: DocumentInformation(title: "")) {
        (bytes) throws(FileWriteError) in found = bytes[25]
      }
      return found
    }
    #expect(renderer.writesPalettes && !renderer.drawsSystemBars)
    #expect(try kind() == 3)
    renderer.writesPalettes = false
    #expect(try kind() == 2)
    let folder = TemporaryFolder()
    try renderer.writePNG(
      of: scene, to: folder.path("a.png"), with: AtomicFileWriter(), level: .fastRGB)
    #expect(try Data(contentsOf: URL(filePath: folder.path("a.png")))[25] == 2)
  }

  @Test func `a page's layout system is kept for the next environment`() throws {
    add(plain(.red), "card")
    let renderer = try renderer()
    let pages = (0..<5).map { PreparedPage(id: "\($0)", tree: ViewTree(root: root)) }
    let phone = try environment()
    #expect(renderer.currentSystem == nil && renderer.currentExplanations == nil)
    _ = try renderer.solve(pages[0], in: phone)
    let memory = try #require(renderer.currentExplanations)
    for page in pages[1...3] { _ = try renderer.solve(page, in: phone) }
    #expect(renderer.currentExplanations !== memory)
    _ = try renderer.solve(pages[0], in: phone)
    #expect(renderer.currentExplanations === memory)
    // Four are kept, the latest first.
    for page in pages[1...4] { _ = try renderer.solve(page, in: phone) }
    _ = try renderer.solve(pages[0], in: phone)
    #expect(renderer.currentExplanations !== memory)
  }

  // MARK: Prepared pages

  @Test func `a page is measured in its environment`() throws {
    var environment = try environment("iphone-x", direction: .rightToLeft)
    (environment.appearance, environment.locale) = (.dark, "ja")
    let measurer = try renderer().measurer(
      of: PreparedPage(id: "page", tree: ViewTree(root: root)), in: environment)
    #expect(measurer.scale == 3 && measurer.direction == .rightToLeft && measurer.language == "ja")
    #expect(measurer.imageTraits == environment.imageTraits && measurer.imageTraits != .nominal)
  }

  @Test func `a name in a bracket alone is kept`() throws {
    _ = card().accessibilityIdentifier
    root.subviews[0].accessibilityIdentifier = "(odd"
    let found = try explain("(odd")
    #expect(found.lines.contains("  (odd (UIView): frame 8 0 0 40"), "\(found.lines)")
    #expect(found.json.text.contains("\"name\": \"(odd\""))
    #expect(found.input.plainName(of: found.views[0].item) == "(odd")
  }

  @Test func `a page's contents and adjustments are by the items of its views`() {
    func node(_ item: Int, _ content: ViewContent, _ adjustment: SizeAdjustment? = nil) -> ViewNode {
      ViewNode(
        className: "UIView", item: item, alpha: 1, isHidden: false, clipsToBounds: false, content: content,
        sizeAdjustment: adjustment)
    }
    let items = (0..<3).map { LayoutItem(name: "\($0)", parent: $0 == 0 ? nil : 0) }
    let adjustment = SizeAdjustment(width: 1, height: 2)
    let tree = ViewTree(
      layout: LayoutInput(items: items), views: [node(0, .none), node(2, .hairline, adjustment)],
      diagnostics: [])
    let page = PreparedPage(id: "page", tree: tree)
    #expect(page.contents.count == 3 && page.adjustments == [2: adjustment])
    guard case .none = page.contents[1], case .hairline = page.contents[2] else {
      Issue.record("wrong contents")
      return
    }
    #expect(page.identity == page.identity && page.identity != PreparedPage(id: "page", tree: tree).identity)
  }

  // MARK: Screens in pages

  /// The screen of 375 × 667 points in a view of 150 points is scaled by 0.4.
  @Test func `a screen inside a page is scaled to its view, without texts of its own`() throws {
    add(label("Hi", .systemFont(ofSize: 10)), "label", [10, 100, 100, 40])
    let content = try ScreenContent(
      PreparedPage(id: "inner", tree: ViewTree(root: root)), in: try environment())
    let canvas = try DrawnFigures.drawn(content, in: Rect(x: 100, y: 200, width: 150, height: 300))
    guard canvas.items.count == 1, case .transform(let place, let items) = canvas.items[0].kind else {
      Issue.record("no screen")
      return
    }
    #expect(place == Transform(a: 0.4, b: 0, c: 0, d: 0.4, tx: 100, ty: 200))
    guard case .shape(.rectangle(let ground), let color) = items[0].kind else { return }
    #expect(ground == Rect(x: 0, y: 0, width: 375, height: 667) && color == .white)
    #expect(items.allSatisfy { $0.source == 3 } && canvas.text.texts.isEmpty)
    let texts = items.compactMap { if case .glyphs(let run) = $0.kind { run.text } else { nil } }
    // The label and the time of the status bar.
    #expect(texts.count >= 2 && texts.allSatisfy(\.isEmpty))
    // A text that fails is the outer page's fault.
    let failing = label("Hi", UIFont(name: "Helvetica", size: 9) ?? .systemFont(ofSize: 9))
    add(failing)
    var page = PreparedPage(id: "inner", tree: ViewTree(root: root))
    let index = try #require(page.tree.views.indices.last)
    page.tree.views[index].content = .text(
      TextContent(line: kana("あ") { $0.font = FontDescriptor(family: .named("No Such Font"), pointSize: 9) }))
    page = PreparedPage(id: "inner", tree: page.tree)
    let second = try DrawnFigures.drawn(
      try ScreenContent(page, in: try environment()), in: Rect(x: 100, y: 200, width: 150, height: 300))
    #expect(second.measurer.failures.first != nil && canvas.measurer.failures.first == nil)
    var faulty = PreparedPage(id: "inner", tree: ViewTree(root: root))
    faulty.tree.layout.constraints = [LayoutConstraint(first: 99, .width, constant: 1)]
    #expect(throws: PageError.self) { try ScreenContent(faulty, in: try environment()) }
  }
}
