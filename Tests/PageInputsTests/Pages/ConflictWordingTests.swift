import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Contradictions in words: short, and with names that a reader knows.
@MainActor
@Suite struct ConflictWordingTests {
  private func messages(_ text: String) throws -> [String] {
    let document = try #require(Documents.parse(text).document)
    let scene = try #require(document.scenes.first)
    let page = try #require(document.build(scene, traits: PageTraits(), isCanvas: false).page)
    return try messages(page, file: "Main.storyboard")
  }

  private func messages(_ page: PreparedPage, file: String) throws -> [String] {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("375x667@2x"))
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
    return solved.conflictDiagnostics(file: file, in: environment).map(\.message)
  }

  /// `firstItem.attribute = secondItem.attribute + constant`, one a line.
  private func constraints(_ words: [(String, String, String, Int)]) -> String {
    words.enumerated().map { index, word in
      """
      <constraint firstItem="\(word.0)" firstAttribute="\(word.1)" secondItem="\(word.2)" secondAttribute="\(word.1)" \
      constant="\(word.3)" id="c-\(index)"/>
      """
    }.joined(separator: "\n")
  }

  @Test func `views are called by what they say, and by where they are, never by ids`() throws {
    let label = Documents.view("Kp2-bX-3nR", name: "label", attributes: #"text="Sign in""#)
    let text = Documents.storyboard(
      subviews: label + Documents.view("aB3-dE-5fG") + Documents.view("hI7-jK-9lM"),
      constraints: constraints([
        ("Kp2-bX-3nR", "top", "root", 0), ("Kp2-bX-3nR", "bottom", "hI7-jK-9lM", 0),
        ("hI7-jK-9lM", "bottom", "root", -700),
      ]))
    // The third view ends 33 pt above the screen's top, and no view is less than 0 high.
    let said = try messages(text)
    #expect(said.count == 1)
    let message = try #require(said.first)
    #expect(message.contains("UILabel \"Sign in\".top = root.top"), "\(message)")
    #expect(message.contains("(2nd UIView of root).bottom = root.bottom - 700"), "\(message)")
    for id in ["Kp2-bX-3nR", "hI7-jK-9lM", "c-0"] { #expect(!message.contains(id), "\(message)") }
    #expect(message.contains("(line "), "\(message)")
  }

  @Test func `a contradiction of many constraints is said in at most 300 characters`() throws {
    let ids = (0..<20).map { "v\($0)" }
    var words = [("v0", "leading", "root", 0)]
    for (before, id) in zip(ids, ids.dropFirst()) { words.append((id, "leading", before, 30)) }
    words.append(("v19", "leading", "root", 100))
    let said = try messages(
      Documents.storyboard(subviews: ids.map { Documents.view($0) }.joined(), constraints: constraints(words))
    )
    let message = try #require(said.first)
    #expect(message.count <= 250, "\(message.count): \(message)")
    // 19 · 30 = 570, 470 more than 100; of 21 members some are told.
    #expect(message.contains("broken: 470 pt ") && message.contains("; and 1"), "\(message)")
  }

  @Test func `views of code without identifiers are told apart`() throws {
    let root = UIView()
    for _ in 0..<2 {
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(card)
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      card.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    root.subviews[1].widthAnchor.constraint(equalToConstant: 120).isActive = true
    let said = try messages(PreparedPage(id: "page", tree: ViewTree(root: root)), file: "Pages.swift")
    #expect(
      said == [
        "page \"page\": these constraints contradict each other: (2nd UIView of screen).width = 120, "
          + "broken: 20 pt less than it asks for; "
          + "(2nd UIView of screen).width = 100; change one or lower its priority"
      ])
  }

  private func add(_ view: UIView, _ name: String, to parent: UIView) {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
  }

  @Test func `constraints of a stack view are said by what they do`() throws {
    let (root, stack, icon) = (UIView(), UIStackView(), UIView())
    add(stack, "stack", to: root)
    add(icon, "icon", to: stack)
    add(UIView(), "box", to: stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let said = try messages(PreparedPage(id: "page", tree: ViewTree(root: root)), file: "Pages.swift")
    let message = try #require(said.first)
    // 24 − 20 = 4. A stack's spacing yields to what somebody wrote.
    #expect(
      message.contains("the spacing of stack view stack before box, broken: 4 pt less than it asks for"))
    #expect(message.contains("stack view stack holds icon at its edge"), "\(message)")
    #expect(!message.contains("UISV"), "\(message)")
    // UIKit's own constraint for a hidden view wins over the view's width, and nobody has to mend anything.
    icon.isHidden = true
    #expect(try messages(PreparedPage(id: "page", tree: ViewTree(root: root)), file: "Pages.swift").isEmpty)
  }

  @Test func `a required size of content is said as a constraint`() throws {
    let (root, label) = (UIView(), UILabel())
    add(label, "label", to: root)
    label.text = "Text"
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    label.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let said = try messages(PreparedPage(id: "page", tree: ViewTree(root: root)), file: "Pages.swift")
    #expect(said.first?.contains("label.height = height of its content") == true, "\(said)")
  }

  @Test func `a constraint that makes no sense is named, at its place`() throws {
    let constraint =
      #"<constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="left" id="c"/>"#
    let text = Documents.storyboard(subviews: Documents.view("one"), constraints: constraint)
    let document = try #require(Documents.parse(text).document)
    let scene = try #require(document.scenes.first)
    let page = try #require(document.build(scene, traits: PageTraits(), isCanvas: false).page)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("375x667@2x"))
    let renderer = try PageRenderer(fonts: FontCatalog())
    let error = try #require(throws: PageError.self) { _ = try renderer.solve(page, in: environment) }
    let diagnostic = error.diagnostic(page: page, file: "Main.storyboard")
    #expect(
      diagnostic.message.contains("one.leading = root.left compares leading or trailing"), "\(diagnostic)")
    #expect(diagnostic.position != nil && diagnostic.position != page.position)
  }
}
