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
