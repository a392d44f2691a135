import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots
@testable import UIKitCore

/// The files in which pages are written down.
@MainActor
struct FrameTreeTests {
  private func tree(of root: UIView) throws -> FrameTree {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    return try solve(root, on: .sePortrait).frameTree(in: PageEnvironment(device: device))
  }

  @Test func `a tree has a line for each view and each constraint`() throws {
    let root = plain(.white)
    root.accessibilityIdentifier = "page"
    let title = label("Hello", .systemFont(ofSize: 17), .black).added(to: root, as: "title")
    title.widthAnchor.constraint(equalToConstant: 100).isActive = true
    title.heightAnchor.constraint(equalToConstant: 20.25).isActive = true
    title.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 8).isActive =
      true
    let top = title.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    top.priority = .defaultHigh
    top.isActive = true
    let text = try tree(of: root).text
    #expect(
      text == """
        {
          "format": 1,
          "page": "screen",
          "scale": 2,
          "fonts": ["Inter-Regular.otf"],
          "views": [
            {"depth": 0, "class": "UIView", "id": "page", "frame": "0 0 375 667", "backgroundColor": "#FFFFFF"},
            {"depth": 1, "class": "UILabel", "id": "title", "frame": "8 10 100 20.5", "color": "#000000", \
        "font.size": "17", "maximumLines": "1", "text": "Hello"}
          ],
          "constraints": [
            {"view": "title", "attribute": "height", "constant": 20.25},
            {"view": "title", "attribute": "leading", "to": "page", "toGuide": "safeArea", \
        "constant": 8},
            {"view": "title", "attribute": "top", "to": "page", "constant": 10, \
        "priority": 750},
            {"view": "title", "attribute": "width", "constant": 100}
          ]
        }

        """)
  }

  @Test func `a constraint has what is not usual of it`() throws {
    let root = plain(.white)
    root.accessibilityIdentifier = "page"
    let title = label("Hello", .systemFont(ofSize: 17), .black).added(to: root, as: "title")
    let constraint = NSLayoutConstraint(
      item: title, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .bottom,
      multiplier: 0.5, constant: -100)
    constraint.priority = UILayoutPriority(500)
    constraint.identifier = "gap"
    constraint.isActive = true
    let tree = try tree(of: root)
    #expect(
      tree.text.contains(
        #"{"view": "title", "attribute": "top", "relation": ">=", "multiplier": 0.5, "to": "page", "#
          + #""toAttribute": "bottom", "constant": -100, "priority": 500, "name": "gap"}"#), "\(tree.text)")
    #expect(FrameTree(bytes: Array(tree.text.utf8)) == tree)
  }

  @Test func `what was written is read back, and equal pages give equal files`() throws {
    let tree = try tree(of: ProfileScreen())
    #expect(FrameTree(bytes: Array(tree.text.utf8)) == tree)
    #expect(try self.tree(of: ProfileScreen()).text == tree.text)
    #expect(tree.sentences(since: tree) == [])
  }

  @Test func `characters that could break a line are read back as they were`() throws {
    let root = plain(.white)
    let text = "a\"b\\c\nd\u{0}e\u{1B}[31m\u{202E}f\u{2028}g😀"
    _ = label(text, .systemFont(ofSize: 17)).added(to: root, as: "x\n\"y")
    let tree = try tree(of: root)
    #expect(FrameTree(bytes: Array(tree.text.utf8)) == tree)
    #expect(tree.nodes.last?.properties.first { $0.name == "text" }?.value == text)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{"format": 1}"#,
    #"{"format": 2, "page": "p", "scale": 1, "views": [], "constraints": []}"#,
    #"{"format": 1, "page": "p", "scale": "1", "views": [], "constraints": []}"#,
    #"{"format": 1, "page": "p", "scale": 1, "views": {}, "constraints": []}"#,
    #"{"format": 1, "page": "p", "scale": 1, "views": [1], "constraints": []}"#,
  ])
  func `a file that is no tree is refused`(text: String) {
    #expect(FrameTree(bytes: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    // The first view is the root, and a view is in the one before it or in one around that.
    #"{"depth": 1, "class": "UIView", "frame": "0 0 1 1"}"#,
    #"{"depth": -1, "class": "UIView", "frame": "0 0 1 1"}"#,
    #"{"depth": 0.5, "class": "UIView", "frame": "0 0 1 1"}"#,
    #"{"depth": 0, "class": "UIView", "frame": "0 0 1 1"}, {"depth": 0, "class": "UIView", "frame": "0 0 1 1"}"#,
    #"{"depth": 0, "class": "UIView", "frame": "0 0 1 1"}, {"depth": 2, "class": "UIView", "frame": "0 0 1 1"}"#,
    #"{"depth": 1e300, "class": "UIView", "frame": "0 0 1 1"}"#,
    #"{"class": "UIView", "frame": "0 0 1 1"}"#, #"{"depth": 0, "frame": "0 0 1 1"}"#,
    #"{"depth": 0, "class": "UIView"}"#, #"{"depth": 0, "class": "UIView", "frame": "0 0 1"}"#,
    #"{"depth": 0, "class": "UIView", "frame": "0 0 1 x"}"#,
    #"{"depth": 0, "class": "UIView", "frame": "0 0 1 nan"}"#,
    #"{"depth": 0, "class": "UIView", "frame": "0 0 1 inf"}"#,
    #"{"depth": 0, "class": "UIView", "frame": "0 0 1 1", "text": 1}"#,
  ])
  func `views that make no tree are refused`(views: String) {
    let text = #"{"format": 1, "page": "p", "scale": 1, "views": [\#(views)], "constraints": []}"#
    #expect(FrameTree(bytes: Array(text.utf8)) == nil)
  }

  @Test func `every truncation of a file is refused`() throws {
    let bytes = Array(try tree(of: CardScreen()).text.utf8)
    for count in stride(from: 0, to: bytes.count - 2, by: 37) {
      #expect(FrameTree(bytes: Array(bytes.prefix(count))) == nil, "\(count)")
    }
  }

}

extension FrameTree {
  /// A tree of views by depth, class and identifier, each 10 pt below the one before, with properties as JSON has them.
  static func of(
    _ views: [(depth: Int, className: String, identifier: String?)],
    properties: [Int: [String: String]] = [:],
    rules: [Rule] = []
  ) -> FrameTree {
    var tree = FrameTree(page: "page", scale: 2)
    tree.nodes = views.enumerated().map { index, view in
      Node(
        depth: view.depth, className: view.className, identifier: view.identifier,
        frame: Rect(x: 0, y: Double(index) * 10, width: 100, height: 10),
        properties: (properties[index] ?? [:]).sorted { $0.key < $1.key }.map {
          Property(name: $0.key, value: $0.value)
        })
    }
    tree.rules = rules
    return tree
  }
}
