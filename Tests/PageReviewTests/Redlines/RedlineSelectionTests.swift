import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageReview
@testable import UIKitCore

/// The measured views of a page, the distances around them, and the gaps between inks, on a screen of 375 × 667 points with
/// a status bar of 20.
@MainActor
struct RedlineSelectionTests {
  private let renderer: PageRenderer
  private let environment: PageEnvironment

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    environment = try Redlining.environment("iphone-se-3")
  }

  private func solved(_ root: UIView) throws -> SolvedPage {
    try renderer.solve(
      PreparedPage(id: "page", tree: ViewTree(root: root)), in: environment, drawingSystemBars: false)
  }

  private func root() -> UIView {
    let root = UIView()
    root.backgroundColor = .white
    return root
  }

  private func label(_ text: String = "Text") -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func names(_ root: UIView, _ scope: RedlineLevel, named: [String: String] = [:]) throws -> [String]
  {
    let solved = try solved(root)
    let views = solved.page.tree.views
    let found = RedlineSelection(solved).views(in: scope) { view in
      named[views[view].identifier ?? ""].flatMap { name in
        views.first { $0.identifier == name }.map { [$0.item] }
      } ?? []
    }
    return found.map { views[$0].identifier ?? views[$0].className }
  }

  // MARK: Which views

  @Test func `views with content are measured, others if they are seen and all are asked for`() throws {
    let root = root()
    add(label(), "label", 10, 30, 50, 20, to: root)
    add(label(""), "empty", 10, 60, 50, 20, to: root)
    add(picture(), "picture", 10, 90, 50, 20, to: root)
    add(UISwitch(), "switch", 10, 120, 51, 31, to: root)
    add(UIView(), "clear", 10, 160, 50, 20, to: root)
    add(UIView(), "ground", 10, 190, 50, 20, to: root).backgroundColor = .red
    add(UIView(), "border", 10, 220, 50, 20, to: root).layer.borderWidth = 1
    add(UIPageControl(), "dots", 10, 250, 50, 20, to: root).numberOfPages = 3
    let key = try names(root, .key)
    #expect(key.filter { !$0.hasPrefix("UI") } == ["label", "picture", "switch", "dots"])
    let all = try names(root, .all)
    #expect(
      all.filter { !$0.hasPrefix("UI") } == ["label", "picture", "switch", "ground", "border", "dots"])
    #expect(try names(root, .none).isEmpty)
    add(UIView(), "invisible", 10, 280, 50, 20, to: root).backgroundColor = .clear
    #expect(try !names(root, .all).contains("invisible"))
    // Without any content, what is seen is measured.
    let plain = self.root()
    add(UIView(), "ground", 10, 190, 50, 20, to: plain).backgroundColor = .red
    #expect(try names(plain, .key) == ["ground"])
  }

  @Test func `views that nobody sees are not measured`() throws {
    let root = root()
    add(label(), "faint", 10, 30, 50, 20, to: root).alpha = 0.02
    add(label(), "clear", 10, 60, 50, 20, to: root).alpha = 0.01
    add(label(), "hidden", 10, 90, 50, 20, to: root).isHidden = true
    add(label(), "below", 10, 667, 50, 20, to: root)
    add(label(), "edge", 10, 666, 50, 20, to: root)
    let clipped = add(UIView(), "box", 100, 100, 50, 50, to: root)
    clipped.clipsToBounds = true
    add(label(), "inside", 10, 10, 60, 20, to: clipped)
    add(label(), "outside", 50, 10, 60, 20, to: clipped)
    let hidden = add(UIView(), "dark", 100, 200, 50, 50, to: root)
    hidden.isHidden = true
    add(label(), "child", 0, 0, 50, 20, to: hidden)
    let open = add(UIView(), "open", 100, 300, 50, 50, to: root)
    add(label(), "beyond", 60, 10, 60, 20, to: open)
    #expect(try names(root, .key) == ["faint", "edge", "inside", "beyond"])
    let solved = try solved(root)
    let selection = RedlineSelection(solved)
    func visible(_ name: String) -> Rect? {
      solved.page.tree.views.firstIndex { $0.identifier == name }.flatMap { selection.visible[$0] }
    }
    #expect(visible("inside") == Rect(x: 110, y: 110, width: 40, height: 20))
    #expect(visible("edge") == Rect(x: 10, y: 666, width: 50, height: 1) && visible("outside") == nil)
    #expect(selection.scales.allSatisfy { $0 == 1 })
  }

  @Test func `a container is measured if a rule names it and constraints place it`() throws {
    let root = root()
    let names = ["card", "frame", "full"]
    for name in names {
      let view = UIView()
      view.accessibilityIdentifier = name
      root.addSubview(view)
      if name == "frame" {
        view.frame = CGRect(x: 10, y: 300, width: 100, height: 100)
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
        let inset: CGFloat = name == "full" ? 0 : 40
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: inset),
          view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -2 * inset),
          view.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -2 * inset),
        ])
      }
    }
    add(label(), "label", 10, 30, 50, 20, to: root)
    func measured(_ name: String) throws -> [String] { try self.names(root, .key, named: ["label": name]) }
    #expect(try measured("card") == ["card", "label"])
    #expect(
      try measured("frame") == ["label"] && measured("full") == ["label"] && measured("none") == ["label"])
    #expect(try self.names(root, .all) == ["card", "full", "label"])
  }

  @Test func `parts of bars and of cells are not measured`() throws {
    let root = root()
    let bar = add(UIToolbar(), "bar", 0, 30, 375, 44, to: root)
    add(label(), "title", 10, 10, 50, 20, to: bar)
    let cell = add(UITableViewCell(), "cell", 0, 100, 375, 44, to: root)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    plain.backgroundColor = .red
    cell.addSubview(plain)
    add(UIView(), "own", 0, 0, 20, 20, to: cell).backgroundColor = .red
    add(label(), "label", 10, 200, 50, 20, to: root)
    let all = try names(root, .all)
    #expect(!all.contains("title") && all.contains("own") && all.contains("label") && !all.contains("UIView"))
  }

  // MARK: Distances

  private func distances(
    of name: String, _ root: UIView, _ direction: LayoutDirection = .leftToRight
  ) throws -> [Double] {
    let solved = try solved(root)
    let view = try #require(solved.page.tree.views.firstIndex { $0.identifier == name })
    let found = RedlineSelection(solved).distances(
      of: view, safeArea: environment.layoutEnvironment.safeArea, direction: direction)
    return [found.leading, found.trailing, found.above, found.below]
  }

  /// Beside (100, 200) to (200, 250).
  @Test func `distances go to the nearest neighbours that are level`() throws {
    let root = root()
    add(label(), "own", 100, 200, 100, 50, to: root)
    // Without neighbours to the edges, above to the safe area.
    #expect(try distances(of: "own", root) == [100, 175, 180, 417])
    add(label(), "left", 10, 240, 60, 40, to: root)
    add(label(), "farther", 0, 200, 20, 40, to: root)
    #expect(try distances(of: "own", root) == [30, 175, 180, 417])
    add(label(), "right", 220, 190, 20, 20, to: root)
    add(label(), "above", 190, 120, 50, 60, to: root)
    add(label(), "below", 60, 300, 50, 10, to: root)
    #expect(try distances(of: "own", root) == [30, 20, 20, 50])
    #expect(try distances(of: "own", root, .rightToLeft) == [20, 30, 20, 50])
    // Those that end where it begins are not level.
    add(label(), "corner", 90, 250, 10, 10, to: root)
    add(label(), "beside", 200, 100, 10, 99, to: root)
    #expect(try distances(of: "own", root) == [30, 20, 20, 50])
    // Those that touch it are at no distance, hidden ones at none.
    add(label(), "hidden", 95, 210, 4, 4, to: root).isHidden = true
    add(label(), "touching", 200, 210, 4, 4, to: root)
    #expect(try distances(of: "own", root) == [30, 0, 20, 50])
    // What overlaps it is no neighbour.
    add(label(), "over", 90, 190, 60, 30, to: root)
    #expect(try distances(of: "own", root) == [30, 0, 20, 50])
  }

  @Test func `distances in a box go to its edges, and beyond the safe area to the screen's`() throws {
    let root = root()
    let box = add(UIView(), "box", 50, 100, 200, 300, to: root)
    add(label(), "in", 10, 20, 100, 50, to: box)
    #expect(try distances(of: "in", root) == [10, 90, 20, 230])
    #expect(try distances(of: "box", root) == [50, 125, 80, 267])
    add(label(), "high", 50, 10, 60, 30, to: root)
    #expect(try distances(of: "high", root) == [50, 265, 10, 60])
  }

  // MARK: Inks

  /// Pictures are inks as large as they are.
  private func inks(_ frames: [Rect]) throws -> RedlineInks {
    let root = root()
    for (index, frame) in frames.enumerated() {
      add(picture(), "p\(index)", frame.minX, frame.minY, frame.width, frame.height, to: root)
    }
    let solved = try solved(root)
    return RedlineInks(SceneReading(solved, ink: renderer.ink), solved.scene)
  }

  private func ink(_ box: Rect) -> RedlineLook.TextInk {
    RedlineLook.TextInk(box: box, lineHeight: nil, contrast: 1, above: nil, below: nil)
  }

  @Test func `gaps are to the nearest inks above and below, from 1 to 100 points`() throws {
    let own = Rect(x: 100, y: 300, width: 100, height: 20)
    func gaps(_ frames: [Rect]) throws -> [[Double]] {
      try inks(frames).gaps(around: [ink(own)]).map { [$0.upper.minY, $0.lower.minY, $0.height] }
    }
    let (above, below) = (
      Rect(x: 150, y: 200, width: 90, height: 60), Rect(x: 60, y: 350, width: 50, height: 9)
    )
    #expect(try gaps([above, below]) == [[200, 300, 40], [300, 350, 30]])
    // Nearer ones win, those beside it do not count.
    #expect(
      try gaps([above, Rect(x: 120, y: 270, width: 9, height: 10), below]) == [
        [270, 300, 20], [300, 350, 30],
      ])
    #expect(
      try gaps([Rect(x: 0, y: 270, width: 100, height: 10), Rect(x: 200, y: 270, width: 90, height: 10)])
        .isEmpty)
    #expect(try gaps([Rect(x: 120, y: 170, width: 50, height: 30)]) == [[170, 300, 100]])
    #expect(try gaps([Rect(x: 120, y: 169, width: 50, height: 30)]).isEmpty)
    #expect(try gaps([Rect(x: 120, y: 321, width: 50, height: 30)]) == [[300, 321, 1]])
    #expect(try gaps([Rect(x: 120, y: 320.5, width: 50, height: 30)]).isEmpty)
    // What is nearly as wide as the screen is a ground.
    #expect(try gaps([Rect(x: 0, y: 350, width: 338, height: 30)]).isEmpty)
    #expect(try gaps([Rect(x: 0, y: 350, width: 337, height: 30)]).count == 1)
    // Its own ink is no neighbour.
    #expect(try gaps([own]).isEmpty)
  }

  @Test func `a gap that is seen from both of its inks is one`() throws {
    let (upper, lower) = (
      Rect(x: 100, y: 300, width: 100, height: 20), Rect(x: 110, y: 350, width: 100, height: 20)
    )
    let found = try inks([upper, lower]).gaps(around: [ink(lower), ink(upper)])
    #expect(found == [InkGap(upper: upper, lower: lower)])
    // Two beside each other are two, from the left.
    let others = [upper.offsetBy(x: -90, y: 0), lower.offsetBy(x: -90, y: 0)].map {
      Rect(x: $0.minX, y: $0.minY, width: 60, height: 20)
    }
    let two = try inks([upper, lower] + others).gaps(around: [ink(upper), ink(others[0])])
    #expect(two.map(\.upper.minX) == [10, 100])
  }

  @Test func `content and controls are what lines should not cross`() throws {
    let root = root()
    add(picture(), "wide", 0, 30, 338, 20, to: root)
    add(picture(), "narrow", 0, 60, 337, 20, to: root)
    let button = add(UIButton(type: .system), "button", 20, 300, 100, 44, to: root)
    button.backgroundColor = .red
    add(UIView(), "plain", 20, 400, 100, 44, to: root).backgroundColor = .red
    let large = add(UIButton(type: .system), "large", 0, 450, 375, 200, to: root)
    large.backgroundColor = .red
    let solved = try solved(root)
    #expect(renderer.content(on: solved) == [Rect(x: 0, y: 60, width: 337, height: 20)])
    // 375 · 200 points are more than a quarter of 375 · 667.
    #expect(renderer.controls(on: solved) == [Rect(x: 20, y: 300, width: 100, height: 44)])
  }

  @Test func `words are told by the spaces between them`() throws {
    let root = root()
    add(label("Some words"), "label", 20, 100, 200, 30, to: root)
    add(label("a  b c"), "letters", 20, 200, 200, 30, to: root)
    let words = renderer.words(on: try solved(root))
    #expect(words.count == 5)
    #expect(zip(words.prefix(2), words.prefix(2).dropFirst()).allSatisfy { $0.maxX < $1.minX })
    #expect(words.allSatisfy { $0.minX >= 20 && $0.width > 0 && $0.height > 4 })
    // Five letters of 17 points are wider than one, and "Some" is higher than "c".
    #expect(words[1].width > 35 && words[0].height > words[4].height && words[4].width < 12)
  }

  // MARK: Rules

  private func rules(
    _ name: String, direction: LayoutDirection? = nil, _ build: (UIView) -> Void
  ) throws -> [String] {
    let root = root()
    build(root)
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let environment = try Redlining.environment("iphone-se-3", direction: direction)
    return try Redlining.measured(page, in: environment, scope: .all).rules(name)
  }

  private func free<V: UIView>(_ view: V, _ name: String, in parent: UIView) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    parent.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat?, _ height: CGFloat?) {
    guard let parent = view.superview else { return }
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  @Test func `a rule of another view is turned round`() throws {
    let found = try rules("own") { root in
      let (own, other) = (self.free(UIView(), "own", in: root), self.free(UIView(), "other", in: root))
      own.backgroundColor = .red
      other.backgroundColor = .red
      self.pin(other, 200, 100, 100, 60)
      own.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      other.leadingAnchor.constraint(equalTo: own.trailingAnchor, constant: 8).isActive = true
      other.widthAnchor.constraint(equalTo: own.widthAnchor, multiplier: 2, constant: 10).isActive = true
      own.heightAnchor.constraint(equalTo: own.widthAnchor, multiplier: 0.4, constant: 2).isActive = true
    }
    // 100 = 2 · 45 + 10, and 0.4 · 45 + 2 = 20.
    #expect(
      found == [
        "8: trailing = other leading − 8, fixed", "45: width = 0.5 × other − 5, proportional",
        "0: top = other, follows", "20: height = 0.4 × width + 2, proportional",
      ])
  }

  @Test func `inequalities keep their sign, and are turned with their views`() throws {
    let found = try rules("own") { root in
      let (own, other) = (self.free(UIView(), "own", in: root), self.free(UIView(), "other", in: root))
      own.backgroundColor = .red
      other.backgroundColor = .red
      self.pin(other, 200, 100, 100, 60)
      self.pin(own, 20, 300, nil, nil)
      other.widthAnchor.constraint(greaterThanOrEqualTo: own.widthAnchor).isActive = true
      let wish = own.widthAnchor.constraint(equalToConstant: 300)
      wish.priority = UILayoutPriority(500)
      let least = own.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
      let small = own.heightAnchor.constraint(equalToConstant: 10)
      small.priority = UILayoutPriority(500)
      NSLayoutConstraint.activate([wish, least, small])
    }
    #expect(found.contains("100: width ≤ other, follows"), "\(found)")
    #expect(found.contains("40: height ≥ fixed 40, fixed"), "\(found)")
  }

  @Test func `margins and safe areas are told as such`() throws {
    let found = try rules("own") { root in
      let box = self.free(UIView(), "box", in: root)
      box.backgroundColor = .red
      box.layoutMargins = UIEdgeInsets(top: 7, left: 9, bottom: 11, right: 13)
      self.pin(box, 0, 100, 200, 100)
      let own = self.free(self.label(), "own", in: box)
      NSLayoutConstraint.activate([
        own.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        own.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -5),
        own.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
        own.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
      ])
    }
    #expect(
      found == [
        "9: leading = margins of box, from device", "5: trailing = margins of box − 5, fixed",
        "173: width = from its edges, follows", "7: top = margins of box, from device",
        "11: bottom = margins of box, from device", "82: height = from its edges, follows",
      ])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `left and right edges are read in the direction of the page`(direction: LayoutDirection) throws {
    let found = try rules("own", direction: direction) { root in
      let own = self.free(self.label(), "own", in: root)
      own.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
      own.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
      own.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
    #expect(found.first == "20: left = screen + 20, fixed", "\(found)")
    let framed = try rules("own", direction: direction) { root in
      add(self.label(), "own", 20, 100, 90, 30, to: root)
    }
    // 375 − 20 − 90 are 265.
    #expect(
      framed.contains("20: leading = screen + 20, fixed")
        || framed.contains("20: trailing = screen − 20, fixed"),
      "\(framed)")
  }

  /// A stack of 300 × 60, or 200 × 300, points with labels, of which the last keeps to its text.
  private func stacked(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment = .fill,
    _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 10, of name: String = "two",
    count: Int = 2
  ) throws -> [String] {
    try rules(name) { root in
      let stack = self.free(UIStackView(), "row", in: root)
      stack.axis = axis
      stack.alignment = alignment
      stack.distribution = distribution
      stack.spacing = spacing
      self.pin(stack, 20, 100, axis == .horizontal ? 300 : 200, axis == .horizontal ? 60 : 300)
      for (name, size) in [("one", CGFloat(12)), ("two", 24), ("three", 18)].prefix(count) {
        let label = self.label()
        label.accessibilityIdentifier = name
        label.font = .systemFont(ofSize: size)
        if name != "one" {
          label.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
          label.setContentHuggingPriority(UILayoutPriority(751), for: .vertical)
        }
        stack.addArrangedSubview(label)
      }
    }
  }

  @Test func `a stack's alignment is a rule across its axis`() throws {
    for (axis, alignment, rule) in [
      (.horizontal, .fill, "60: height = fills row, follows"),
      (.horizontal, .top, ": top = aligned in row, follows"),
      (.horizontal, .bottom, ": bottom = aligned in row, follows"),
      (.horizontal, .center, "0: centre y = aligned in row, follows"),
      (.horizontal, .firstBaseline, ": top = baselines of row, follows"),
      (.horizontal, .lastBaseline, ": bottom = baselines of row, follows"),
      (.vertical, .fill, "200: width = fills row, follows"),
      (.vertical, .leading, "0: leading = aligned in row, follows"),
      (.vertical, .trailing, "0: trailing = aligned in row, follows"),
      (.vertical, .center, "0: centre x = aligned in row, follows"),
    ] as [(NSLayoutConstraint.Axis, UIStackView.Alignment, String)] {
      let found = try stacked(axis, alignment)
      #expect(found.contains { $0.hasSuffix(rule) }, "\(alignment): \(found)")
    }
  }

  @Test func `a stack's distribution is a rule along its axis`() throws {
    #expect(
      try stacked(.horizontal, .fill, .fillEqually).contains(
        "145: width = 1/2 of row without gaps, proportional"))
    #expect(
      try stacked(.horizontal, .fill, .fillEqually, spacing: 0).contains(
        "150: width = 1/2 of row, proportional"))
    #expect(
      try stacked(.vertical, .fill, .fillEqually).contains(
        "145: height = 1/2 of row without gaps, proportional"))
    let rest = try stacked(.horizontal, of: "one")
    #expect(rest.contains { $0.hasSuffix("width = rest of row, follows") }, "\(rest)")
    let spaced = try ["one", "two"].flatMap { try stacked(.horizontal, of: $0) }
    #expect(
      spaced.contains { $0.hasPrefix("10: ") && $0.hasSuffix(" = spacing 10 of row, fixed") }, "\(spaced)")
    let shares = try ["one", "two"].flatMap { try stacked(.horizontal, .fill, .fillProportionally, of: $0) }
    #expect(shares.contains { $0.contains(" % of row, proportional") }, "\(shares)")
    let even = try stacked(.horizontal, .fill, .equalSpacing, count: 3)
    #expect(even.contains { $0.hasSuffix("leading = equal gaps of row, follows") }, "\(even)")
  }
}
