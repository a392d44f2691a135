import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import PageSnapshots
@testable import PageInputs
@testable import UIKitCore

/// The rules behind numbers, worked by hand from documents and code.
@MainActor
struct RedlineRuleTests {
  // MARK: Interface Builder

  /// Of an iPhone X's 812 points 44 are above and 34 below the safe area, and the controls take 50: the collection view, and
  /// so its cell, is 684 high, half of which is 342, and half of that 171.
  @Test func `a storyboard's rules are those of its constraints`() async throws {
    let environment = try Redlining.environment("iphone-x")
    let pages = try await Redlining.pages(
      of: "\(Redlining.examples)/tutorial-storyboard", in: [environment])
    let measured = try Redlining.measured(try #require(pages.first).page, in: environment)
    #expect(
      try measured.rules("imageContainer") == [
        "0: leading = PageCell, follows", "0: trailing = PageCell, follows",
        "375: width = from its edges, follows", "0: top = PageCell, follows",
        "342: height = 0.5 × PageCell, proportional",
      ])
    #expect(
      try measured.rules("pageImageView") == [
        "0: centre x = imageContainer, follows", "171: width = height, proportional",
        "0: centre y = imageContainer, follows", "171: height = 0.5 × imageContainer, proportional",
      ])
    #expect(
      try measured.rules("descriptionTextView") == [
        "16: leading = PageCell + 16, fixed", "16: trailing = PageCell − 16, fixed",
        "343: width = from its edges, follows", "0: top = imageContainer bottom, follows",
        "0: bottom = PageCell, follows", "342: height = from its edges, follows",
      ])
    #expect(
      try measured.rules("controls") == [
        "0: leading = safe area, from device", "0: trailing = safe area, from device",
        "375: width = from its edges, follows", "0: bottom = safe area, from device",
        "50: height = fixed 50, fixed",
      ])
    #expect(
      try measured.rules("pageControl") == [
        "125: width = 1/3 of controls, proportional", "50: height = fills controls, follows",
      ])
  }

  /// On a screen 667 points high, 20 of them above the safe area: the label begins at 28. Half of 667 is 333.5; 0.45 of it
  /// is 300.15, so that the label ends at 328.15, whose pixel at 2× is 328.
  @Test(arguments: [(0.5, "333.5: height = 0.5 × screen"), (0.45, "300: height = 0.45 × screen")])
  func `a factor that is changed changes the rule and the number`(factor: Double, expected: String) throws {
    let measured = try measured(
      document: Documents.view("a", name: "label", attributes: #"text="Hello""#),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="12" \
        id="2"/>
        <constraint firstItem="a" firstAttribute="height" secondItem="root" secondAttribute="height" \
        multiplier="\(factor)" id="3"/>
        """)
    let rules = try measured.rules("a")
    #expect(rules.first == "12: leading = safe area + 12, fixed")
    #expect(rules.contains("8: top = safe area + 8, fixed"))
    #expect(rules.last == "\(expected), proportional")
  }

  @Test func `what no constraint fixes is ambiguous, and not guessed`() throws {
    let measured = try measured(
      document: Documents.view("a", name: "label", attributes: #"text="Hello""#),
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="12" \
        id="1"/>
        """)
    let rules = try measured.rules("a")
    #expect(rules.contains("top = ambiguous, ambiguous"))
    #expect(rules.first == "12: leading = screen + 12, fixed")
    #expect(rules.last?.hasSuffix("height = from text, from content") == true)
  }

  /// The first scene of a document of these views.
  private func measured(document subviews: String, constraints: String) throws -> Redlining.Measured {
    let text = Documents.storyboard(subviews: subviews, constraints: constraints)
    let document = try #require(InterfaceDocument.parse(Array(text.utf8), file: "Main.storyboard").document)
    let options = DocumentBuilder.Options(
      variations: Variations(horizontal: .compact, vertical: .regular), isCanvas: false, isRecording: false)
    let scene = try #require(document.scenes.first)
    let view = try #require(document.build(scene, options: options)).view
    let page = PreparedPage(id: "page", tree: ViewTree(root: view))
    return try Redlining.measured(page, in: try Redlining.environment("iphone-se-3"))
  }

  // MARK: Decks and Swift

  /// The worked example of design.md: the cell fills the screen of 375 × 812.
  @Test func `a tutorial's rules are those of its cell's anchors`() throws {
    let measured = try Redlining.measured(TestDeck().page(), in: try Redlining.environment("iphone-x"))
    #expect(
      try measured.rules("image") == [
        "0: centre x = imageContainer, follows", "200: width = from image, from content",
        "0: centre y = imageContainer, follows", "203: height = 0.5 × imageContainer, proportional",
      ])
    #expect(
      try measured.rules("text") == [
        "24: leading = cell + 24, fixed", "24: trailing = cell − 24, fixed",
        "327: width = from its edges, follows", "0: top = image bottom, follows",
        "0: bottom = cell, follows", "507.33: height = from its edges, follows",
      ])
    #expect(try measured.rules("imageContainer").last == "406: height = 0.5 × cell, proportional")
  }

  /// An iPhone X is 375 points wide, and its margins are 16. 0.6 of 375 is 225.
  private func screen() -> UIView {
    let root = plain(.white)
    let title = UILabel().added(to: root, as: "title")
    title.text = "Welcome"
    let go = UIButton(type: .system).added(to: root, as: "go")
    go.setTitle("Go", for: .normal)
    let badge = UILabel(frame: CGRect(x: 10, y: 300, width: 100, height: 30))
    badge.text = "New"
    badge.accessibilityIdentifier = "badge"
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 40),
      title.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
      go.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      go.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      go.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.6),
      go.heightAnchor.constraint(equalToConstant: 44),
    ])
    return root
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `anchors say the same in either direction of reading`(direction: LayoutDirection) throws {
    let page = PreparedPage(id: "page", tree: ViewTree(root: screen()))
    let measured = try Redlining.measured(
      page, in: try Redlining.environment("iphone-x", direction: direction))
    let title = try measured.rules("title")
    #expect(title.first == "16: leading = margins, from device")
    #expect(title.contains("40: top = safe area + 40, fixed"))
    #expect(title.contains { $0.hasSuffix("width = from text, from content") })
    #expect(
      try measured.rules("go") == [
        "0: centre x = screen, follows", "225: width = 0.6 × screen, proportional",
        "12: bottom = safe area − 12, fixed", "44: height = fixed 44, fixed",
      ])
  }

  @Test func `a frame that was set is fixed`() throws {
    let page = PreparedPage(id: "page", tree: ViewTree(root: screen()))
    let measured = try Redlining.measured(page, in: try Redlining.environment("iphone-x"))
    #expect(
      try measured.rules("badge") == [
        "10: leading = screen + 10, fixed", "100: width = fixed 100, fixed",
        "300: top = screen + 300, fixed", "30: height = fixed 30, fixed",
      ])
  }

  /// Three labels of a row that is 320 wide, with 10 between them: each (320 − 20) / 3 = 100.
  @Test func `what a stack decides is said of the stack`() throws {
    let root = plain(.white)
    let row = UIStackView(arrangedSubviews: ["One", "Two", "Three"].map { LintPage.label($0, .zero) })
      .added(to: root, as: "row")
    row.distribution = .fillEqually
    row.spacing = 10
    row.alignment = .center
    for (label, name) in zip(row.arrangedSubviews, ["one", "two", "three"]) {
      label.accessibilityIdentifier = name
    }
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      row.widthAnchor.constraint(equalToConstant: 320), row.heightAnchor.constraint(equalToConstant: 60),
    ])
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let measured = try Redlining.measured(page, in: try Redlining.environment("iphone-x"))
    let two = try measured.rules("two")
    #expect(two.contains("100: width = 1/3 of row without gaps, proportional"))
    #expect(two.contains("0: centre y = aligned in row, follows"))
    #expect(
      try measured.rules("row") == [
        "20: leading = screen + 20, fixed", "320: width = fixed 320, fixed",
        "100: top = screen + 100, fixed", "60: height = fixed 60, fixed",
      ])
  }

  /// A row of 60 points at 100 with two labels of other sizes: their baselines are level, so the larger one begins higher.
  @Test func `every rule has its number, those of stacks and centres too`() throws {
    let root = plain(.white)
    let labels = ["Small", "Large"].map { LintPage.label($0, .zero) }
    labels[1].font = .systemFont(ofSize: 30)
    let row = UIStackView(arrangedSubviews: labels).added(to: root, as: "row")
    row.alignment = .firstBaseline
    let mark = UILabel().added(to: root, as: "mark")
    mark.text = "!"
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      mark.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -12),
      mark.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let measured = try Redlining.measured(page, in: try Redlining.environment("iphone-x"))
    for callout in measured.redlines.callouts {
      #expect(callout.measures.allSatisfy { $0.value != nil }, "\(callout.name): \(callout.measures)")
    }
    let rules = try measured.rules("mark")
    #expect(rules.contains("−12: centre x = screen − 12, follows"), "\(rules)")
    #expect(rules.contains("0: centre y = screen, follows"), "\(rules)")
  }

  // MARK: Which views

  /// Rows of one make, each with a text.
  private func rows(_ texts: [String]) -> UIView {
    let root = plain(.white)
    for (place, text) in texts.enumerated() {
      let row = plain(.white).added(to: root, as: "row")
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(place) * 60),
        row.widthAnchor.constraint(equalTo: root.widthAnchor),
        row.heightAnchor.constraint(equalToConstant: 60),
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
    }
    return root
  }

  @Test func `views of one make and with the same rules are called out once`() throws {
    let page = PreparedPage(id: "rows", tree: ViewTree(root: rows(["One", "Two", "Three"])))
    let measured = try Redlining.measured(page, in: try Redlining.environment("iphone-x"))
    let label = try #require(
      measured.redlines.callouts.first { $0.name == "UILabel “One” in row" || $0.name == "UILabel “One”" })
    #expect(label.places.map(\.minX) == [16, 16, 16])
    #expect(label.places.count == 3)
  }

  @Test func `what nobody sees is left out`() throws {
    let root = plain(.white)
    let hidden = LintPage.label("Hidden", CGRect(x: 0, y: 0, width: 50, height: 20))
    hidden.isHidden = true
    let flat = LintPage.label("Flat", CGRect(x: 0, y: 30, width: 0, height: 20))
    let beyond = LintPage.label("Beyond", CGRect(x: 500, y: 30, width: 60, height: 20))
    let shown = LintPage.label("Shown", CGRect(x: 0, y: 60, width: 60, height: 20))
    for view in [hidden, flat, beyond, shown] { root.addSubview(view) }
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let measured = try Redlining.measured(
      page, in: try Redlining.environment("iphone-x"), scope: .all)
    #expect(measured.redlines.callouts.map(\.name) == ["UILabel “Shown”"])
  }

  @Test func `containers are measured where the rules of what is in them name them`() throws {
    let environment = try Redlining.environment("iphone-x")
    let page = try TestDeck().page()
    let key = try Redlining.measured(page, in: environment)
    #expect(
      key.redlines.callouts.map(\.name) == [
        "imageContainer", "image", "text", "controls", "previous", "pageControl", "next",
      ])
    #expect(key.redlines.callouts.map(\.number) == Array(1...7))
    let all = try Redlining.measured(page, in: environment, scope: .all)
    #expect(all.redlines.callouts.map(\.name).contains("cell"))
    #expect(try Redlining.measured(page, in: environment, scope: .none).redlines.callouts.isEmpty)
  }

  /// The image is 203 high in a container of 406: 101.5 above and below; its width of 200 leaves 87.5 at either side. On
  /// whole pixels of a third of a point the edges are at 87.67, 101.67, 287.67 and 304.67.
  @Test func `distances go to the neighbours, or to the edges of what a view is in`() throws {
    let measured = try Redlining.measured(TestDeck().page(), in: try Redlining.environment("iphone-x"))
    let image = try #require(measured.redlines.callouts.first { $0.name == "image" })
    let words = RedlineWords(language: .english)
    #expect(
      words.distances(image.distances, direction: .leftToRight) == "← 87.67  → 87.33  ↑ 101.67  ↓ 101.33")
  }

  @Test func `texts are measured by their letters and lines, with the contrast they have`() throws {
    let root = plain(.white)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
    label.text = "HH\nHH"
    label.numberOfLines = 2
    label.textAlignment = .center
    label.textColor = .black
    label.layer.borderWidth = 2
    label.layer.shadowOpacity = 0.25
    root.addSubview(label)
    let other = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    other.text = "HHHH"
    other.textAlignment = .center
    other.textColor = .black
    root.addSubview(other)
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let looks = try Redlining.measured(page, in: try Redlining.environment("iphone-x")).redlines.callouts.map(
      \.look)
    try #require(looks.count == 2)
    let (first, second) = (try #require(looks[0].inks.first ?? nil), try #require(looks[1].inks.first ?? nil))
    // The system font's lines are 1.193 of its size apart, 17 points here; its capitals are 0.7 of it high, to 0.4 pt.
    let pitch = try #require(first.lineHeight)
    #expect(abs(pitch - 20.3) < 0.4)
    #expect(abs(first.box.height - (20.3 + 12)) < 1)
    #expect(second.lineHeight == nil && abs(second.box.height - 12) < 0.6)
    // In the middle of 20…220, and black on white.
    #expect(abs(first.box.midX - 120) < 1 && first.contrast == 21)
    #expect(first.above == nil && second.below == nil)
    #expect(first.below == second.box.minY - first.box.maxY && second.above == first.below)
    let words = RedlineWords(language: .english)
    #expect(words.setting(of: looks[1].texts[0], second) == "centred, contrast 21 : 1")
    #expect(looks[0].borderWidth == 2 && looks[0].shadow?.color.color.alpha == 0.25 && looks[1].shadow == nil)
    let entry = RedlineEntry(
      RedlineCallout(
        number: 1, view: 0, name: "a", frame: .zero, places: [.zero], isContainer: false, measures: [],
        distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: looks[0]), words,
      direction: .leftToRight)
    // A layer's shadow is 3 points above it and 3 points wide unless somebody says otherwise.
    #expect(entry.further.suffix(2) == ["Border  2  #000000", "Shadow  0, −3  ·  blur 3  #00000040"])
  }

  @Test func `fonts, colours and insets are those that are drawn`() throws {
    let root = plain(.white)
    let label = UILabel(frame: CGRect(x: 0, y: 60, width: 200, height: 30))
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    label.layer.cornerRadius = 6
    root.addSubview(label)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    view.text = "More"
    root.addSubview(view)
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let looks = try Redlining.measured(page, in: try Redlining.environment("iphone-x")).redlines.callouts.map(
      \.look)
    try #require(looks.count == 2)
    #expect(looks[0].texts.map { RedlineWords.name(of: $0) } == ["Headline  ·  System 17 Semibold"])
    #expect(looks[0].texts.map { PropertyReader.words($0.color) } == ["#FF0000"])
    #expect(looks[0].background?.words == "#0000FF")
    #expect(looks[0].cornerRadius == 6)
    // UITextView's own: 8 above and below, and a line fragment padding of 5.
    #expect(looks[1].insets == EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
  }

  @Test func `a rule is said in Japanese too`() throws {
    let words = RedlineWords(language: .japanese)
    let measure = RedlineMeasure(
      attribute: .bottom, value: 12,
      rule: RedlineRule(
        basis: .expression(
          [RedlineRule.Term(factor: 1, target: .safeArea(of: nil), attribute: .bottom)], constant: -12),
        kind: .fixed))
    #expect(Redlining.phrase(measure, words) == "下端 = セーフエリア − 12")
    #expect(words.name(of: .proportional) == "比率")
  }
}
