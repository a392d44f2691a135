import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Measures and their rules in words, and the entries made of them.
struct RedlineWordsTests {
  private typealias Basis = RedlineRule.Basis
  private let english = RedlineWords(language: .english)
  private let japanese = RedlineWords(language: .japanese)

  private func measure(
    _ attribute: LayoutConstraint.Attribute, _ basis: RedlineRule.Basis, _ kind: RedlineRule.Kind = .fixed,
    _ relation: LayoutConstraint.Relation = .equal, value: Double? = 10
  ) -> RedlineMeasure {
    RedlineMeasure(
      attribute: attribute, value: value, rule: RedlineRule(relation: relation, basis: basis, kind: kind))
  }

  private func term(
    _ target: RedlineRule.Target, _ attribute: LayoutConstraint.Attribute, _ factor: Double = 1
  ) -> RedlineRule.Term {
    RedlineRule.Term(factor: factor, target: target, attribute: attribute)
  }

  private func said(_ basis: RedlineRule.Basis, of attribute: LayoutConstraint.Attribute = .width) -> String {
    english.rightSide(of: measure(attribute, basis))
  }

  @Test func `each kind of rule has its words`() {
    let card = RedlineRule.Target.view("card")
    for (basis, english, japanese) in [
      (.constant(44.5), "fixed 44.5", "固定 44.5"), (.content(.text), "from text", "テキストに合わせる"),
      (.content(.image), "from image", "画像に合わせる"), (.content(.control), "from the control", "コントロールに合わせる"),
      (.contents, "from what is in it", "中身に合わせる"),
      (.stackSpacing(8, stack: card), "spacing 8 of card", "cardの間隔 8"),
      (.stackShare(of: 3, stack: .stack, hasGaps: true), "1/3 of the stack without gaps", "スタック（間隔を除く）の 1/3"),
      (.stackShare(of: 3, stack: card, hasGaps: false), "1/3 of card", "cardの 1/3"),
      (.stackProportion(0.254, stack: card), "25.4 % of card", "cardの 25.4%"),
      (.stackRest(.container), "rest of the container", "親ビューの残り"),
      (.stackAlignment(.fill, stack: card), "fills card", "cardいっぱい"),
      (.stackAlignment(.firstBaseline, stack: card), "baselines of card", "cardのベースライン"),
      (.stackAlignment(.lastBaseline, stack: card), "baselines of card", "cardのベースライン"),
      (.stackAlignment(.center, stack: card), "aligned in card", "cardで整列"),
      (.stackEqualGaps(.cell), "equal gaps of the cell", "セルの等間隔"),
      (.cells(of: card), "placed by card", "cardが配置"), (.edges, "from its edges", "両端から決まる"),
      (.nothing, "ambiguous", "未確定"),
    ] as [(Basis, String, String)] {
      #expect(said(basis) == english)
      #expect(self.japanese.rightSide(of: measure(.width, basis)) == japanese)
    }
  }

  @Test
  func `an expression names its terms, with factors and attributes where they are not the measured ones`() {
    let card = RedlineRule.Target.view("card")
    for (terms, constant, words) in [
      ([term(card, .leading)], 0.0, "card"), ([term(card, .leading)], 24, "card + 24"),
      ([term(card, .leading)], -24.5, "card − 24.5"), ([term(card, .trailing)], 8, "card trailing + 8"),
      ([term(card, .leading, 0.333)], 0, "0.333 × card"), ([term(card, .leading, -1)], 3, "−card + 3"),
      ([term(card, .leading, 2), term(.screen, .width)], 0, "2 × card + screen width"),
      ([term(card, .leading), term(.screen, .leading, -0.5)], 1, "card − 0.5 × screen + 1"),
      ([term(.own, .height)], 0, "height"), ([term(.own, .height, 2)], 4, "2 × height + 4"),
      ([term(card, .leading)], 0.001, "card"),
    ] {
      #expect(said(.expression(terms, constant: constant), of: .leading) == words)
    }
  }

  @Test func `a phrase has its attribute and its sign`() {
    #expect(Redlining.phrase(measure(.height, .constant(4)), english) == "height = fixed 4")
    #expect(
      Redlining.phrase(measure(.height, .constant(4), .fixed, .lessThanOrEqual), english)
        == "height ≤ fixed 4")
    #expect(
      Redlining.phrase(measure(.height, .constant(4), .fixed, .greaterThanOrEqual), english)
        == "height ≥ fixed 4")
  }

  @Test func `targets and attributes have names`() {
    for (target, name, phrase) in [
      (.view("a"), "a", "a"), (.guide("g"), "g", "g"), (.own, "", ""), (.screen, "screen", "screen"),
      (.cell, "cell", "the cell"), (.container, "container", "the container"), (.stack, "stack", "the stack"),
      (.safeArea(of: nil), "safe area", "safe area"),
      (.safeArea(of: "a"), "safe area of a", "safe area of a"), (.margins(of: nil), "margins", "margins"),
      (.margins(of: "a"), "margins of a", "margins of a"),
      (.readableContent, "readable width", "readable width"),
      (.scrolledContent, "scrolled content", "scrolled content"),
    ] as [(RedlineRule.Target, String, String)] {
      #expect(english.name(of: target) == name && english.phrase(of: target) == phrase)
    }
    let names: [LayoutConstraint.Attribute: String] = [
      .leading: "leading", .leadingMargin: "leading", .trailing: "trailing", .trailingMargin: "trailing",
      .left: "left", .leftMargin: "left", .right: "right", .rightMargin: "right", .top: "top",
      .topMargin: "top", .bottom: "bottom", .bottomMargin: "bottom", .width: "width", .height: "height",
      .centerX: "centre x", .centerXWithinMargins: "centre x", .centerY: "centre y",
      .centerYWithinMargins: "centre y", .firstBaseline: "baseline", .lastBaseline: "last baseline",
      .notAnAttribute: "",
    ]
    for (attribute, name) in names { #expect(english.name(of: attribute) == name) }
    #expect(
      RedlineRule.Kind.allCases.map(english.name) == [
        "fixed", "proportional", "from content", "from device", "follows", "ambiguous",
      ])
  }

  // MARK: Edges that mirror each other

  private func edge(
    _ attribute: LayoutConstraint.Attribute, _ constant: Double, to target: RedlineRule.Target = .cell,
    value: Double = 24, factor: Double = 1, of other: LayoutConstraint.Attribute? = nil,
    _ relation: LayoutConstraint.Relation = .equal, _ kind: RedlineRule.Kind = .fixed
  ) -> RedlineMeasure {
    measure(
      attribute, .expression([term(target, other ?? attribute, factor)], constant: constant), kind, relation,
      value: value)
  }

  @Test func `two edges that mirror each other have a common rule`() {
    let (start, end) = (edge(.leading, 24), edge(.trailing, -24))
    #expect(english.common(of: start, and: end) == "= cell ± 24")
    #expect(english.common(of: edge(.left, 24), and: edge(.right, -24)) == "= cell ± 24")
    #expect(english.common(of: edge(.top, -24), and: edge(.bottom, 24)) == "= cell ∓ 24")
    #expect(english.common(of: edge(.top, 0), and: edge(.bottom, 0)) == "= cell")
    for (one, other) in [
      (start, edge(.trailing, 24)), (start, edge(.trailing, -24, value: 25)), (end, start),
      (start, edge(.bottom, -24)), (start, edge(.right, -24)), (start, edge(.trailing, -24, to: .screen)),
      (start, edge(.trailing, -24, factor: 2)), (edge(.leading, 24, factor: 2), end),
      (start, edge(.trailing, -24, of: .leading)), (edge(.leading, 24, of: .trailing), end),
      (start, edge(.trailing, -24, .lessThanOrEqual)), (edge(.leading, 24, .lessThanOrEqual), end),
      (start, edge(.trailing, -24, .equal, .follows)), (start, measure(.trailing, .constant(-24), value: 24)),
      (measure(.leading, .constant(24), value: 24), end),
      (
        start,
        measure(
          .trailing, .expression([term(.cell, .trailing), term(.cell, .trailing)], constant: -24), value: 24)
      ),
      (
        measure(
          .leading, .expression([term(.cell, .leading), term(.cell, .leading)], constant: 24), value: 24),
        end
      ),
    ] {
      #expect(english.common(of: one, and: other) == nil)
    }
  }

  private func callout(
    _ measures: [RedlineMeasure], look: RedlineLook = RedlineLook(), places: Int = 1, scale: Double = 1
  ) -> RedlineCallout {
    let frame = Rect(x: 24, y: 304.666, width: 327, height: 50)
    return RedlineCallout(
      number: 1, view: 1, name: "card", frame: frame, places: Array(repeating: frame, count: places),
      scale: scale, isContainer: false, measures: measures,
      distances: RedlineDistances(leading: 1, trailing: 2, above: 3, below: 4), look: look)
  }

  private func entry(_ callout: RedlineCallout, direction: LayoutDirection = .leftToRight) -> RedlineEntry {
    RedlineEntry(callout, english, direction: direction)
  }

  @Test func `an entry has a line for each number, and one for two edges that mirror each other`() {
    let made = entry(
      callout([
        edge(.leading, 24), edge(.trailing, -24), measure(.width, .edges, .follows, value: 327),
        measure(.top, .nothing, .ambiguous, value: nil),
        edge(.bottom, -3, value: 3, .lessThanOrEqual, .follows),
        measure(.height, .constant(50), value: 50),
      ]))
    #expect(made.lines.map(\.name) == ["leading, trailing", "width", "top", "bottom", "height"])
    #expect(made.lines.map(\.number) == ["24", "327", "–", "3", "50"])
    #expect(
      made.lines.map(\.rule) == ["= cell ± 24", "= from its edges", "ambiguous", "≤ cell − 3", "= fixed 50"])
    #expect(made.lines.map(\.kind) == ["fixed", "follows", nil, "follows", nil])
    #expect(made.frame == "x 24, y 304.67  ·  327 × 50")
    #expect(made.further == ["Around  ← 1  → 2  ↑ 3  ↓ 4"] && made.swatches.isEmpty)
    #expect(entry(callout([]), direction: .rightToLeft).further == ["Around  ← 2  → 1  ↑ 3  ↓ 4"])
    // A scaled one says so.
    #expect(
      entry(callout([], scale: 0.9607)).frame
        == "x 24, y 304.67  ·  327 × 50  ·  at 96.1 % of the sheet's points")
    for basis in [Basis.content(.text), .contents] {
      #expect(entry(callout([measure(.width, basis, .fromContent)])).lines[0].kind == nil)
    }
  }

  @Test func `an entry tells insets, picture, corners, border and shadow`() {
    var look = RedlineLook()
    look.insets = EdgeInsets(top: 8, left: 5, bottom: 7, right: 6)
    look.imageName = "lane"
    look.cornerRadius = 6.5
    look.borderWidth = 2
    look.borderColor = NamedColor(Color(rgb: 0xFF0000))
    look.shadow = RedlineLook.Shadow(
      color: NamedColor(Color(rgb: 0x00FF00)), offset: Point(x: 1, y: -3), radius: 4)
    look.background = NamedColor(Color(rgb: 0x0000FF), name: "Accent")
    let made = entry(callout([], look: look))
    #expect(
      made.further.dropFirst() == [
        "Insets  8, 5, 7, 6", "Image  lane", "Corners  6.5", "Border  2  #FF0000",
        "Shadow  1, −3  ·  blur 4  #00FF00",
      ])
    #expect(made.swatches.map(\.text) == ["Background Accent  #0000FF"])
    #expect(made.swatches.map(\.color) == [Color(rgb: 0x0000FF)])
  }

  private func ink(
    _ lineHeight: Double?, above: Double?, below: Double?
  ) -> RedlineLook.TextInk {
    RedlineLook.TextInk(
      box: Rect(x: 97.54, y: 300.5, width: 180, height: 15), lineHeight: lineHeight, contrast: 3.954,
      above: above, below: below)
  }

  @Test func `a text has swatches for its font, its setting and its ink`() {
    var look = RedlineLook()
    var text = RedlineLook.TextLook(font: FontDescriptor(pointSize: 17), color: Color(rgb: 0x102030))
    look.texts = [text]
    look.inks = [ink(15.5, above: 12, below: 7.46)]
    #expect(
      entry(callout([], look: look)).swatches.map(\.text) == [
        "System 17 Regular  #102030", "line height 15.5, contrast 3.95 : 1",
        "Ink x 97.5, y 300.5  ·  180 × 15  ·  ↑\u{A0}12 ↓\u{A0}7.5",
      ])
    #expect(entry(callout([], look: look)).swatches.map(\.color) == [Color(rgb: 0x102030), nil, nil])
    look.inks = [ink(nil, above: nil, below: 2)]
    #expect(
      entry(callout([], look: look)).swatches.map(\.text).suffix(2) == [
        "contrast 3.95 : 1", "Ink x 97.5, y 300.5  ·  180 × 15  ·  ↓\u{A0}2",
      ])
    look.inks = [ink(nil, above: nil, below: nil)]
    #expect(entry(callout([], look: look)).swatches.last?.text == "Ink x 97.5, y 300.5  ·  180 × 15")
    look.inks = []
    #expect(entry(callout([], look: look)).swatches.count == 1)
    (text.fontName, text.colorName) = ("Headline", "label")
    text.font.isItalic = true
    look.texts = [text]
    #expect(
      entry(callout([], look: look)).swatches.map(\.text) == [
        "Headline  ·  System 17 Regular Italic  label  #102030"
      ])
  }

  @Test func `the setting of a text names its alignment and tracking`() {
    var text = RedlineLook.TextLook(font: FontDescriptor(pointSize: 17), color: .black)
    #expect(english.setting(of: text, nil) == "")
    text.tracking = -0.404
    for (alignment, words) in [
      (.natural, "tracking −0.4"), (.left, "tracking −0.4, left"), (.center, "tracking −0.4, centred"),
      (.right, "tracking −0.4, right"), (.justified, "tracking −0.4, justified"),
    ] as [(TextAlignment, String)] {
      text.alignment = alignment
      #expect(english.setting(of: text, nil) == words)
    }
    #expect(japanese.setting(of: text, nil) == "字間 −0.4・両端揃え")
  }

  @Test func `numbers are rounded to hundredths, of ink to tenths`() {
    #expect(RedlineWords.number(1.005) == "1" || RedlineWords.number(1.005) == "1.01")
    #expect(RedlineWords.number(12.346) == "12.35" && RedlineWords.tenths(12.346) == "12.3")
    #expect(RedlineWords.tenths(12.36) == "12.4")
    #expect(RedlineWords.list(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "1, 2, 3, 4")
    #expect(english.scaled(to: 0.5) == "at 50 % of the sheet's points")
    #expect(japanese.scaled(to: 0.5) == "シートの 50% で表示")
  }

  // MARK: Heights

  /// A line of a caption has 7.5 points, of a body 9: the system font's line heights and a tenth.
  @Test func `an entry's height is estimated from its lines`() {
    func line(_ size: Double) -> Double { FontMetrics.system(pointSize: size).lineHeight + 0.1 }
    let (caption, body) = (line(7.5), line(9))
    // The name, the frame, and the distances.
    #expect(abs(entry(callout([])).height(width: 300) - (2 * caption + body)) < 1e-9)
    // A rule, and the scale of its frame.
    let more = callout([measure(.width, .constant(4))], scale: 0.5)
    #expect(abs(entry(more).height(width: 300) - (4 * caption + body)) < 1e-9)
    var look = RedlineLook()
    look.background = NamedColor(.black)
    #expect(abs(entry(callout([], look: look)).height(width: 300) - (3 * caption + body + 1.5)) < 1e-9)
    #expect(abs(RedlineEntry.headingHeight - 2 * caption) < 1e-9)
    #expect(abs(RedlineEntry.height(of: ["a", "b"], width: 100) - 2 * (caption + 1.5)) < 1e-9)
    #expect(RedlineEntry.height(of: [], width: 100) == 0)
  }

  /// A Latin letter of a caption is 0.52 · 7.5 = 3.9 points wide: 20 are 78; a Japanese one 1.02 · 7.5 = 7.65: 10 are 76.5.
  @Test func `a text that is longer than the column takes more lines`() {
    let caption = FontMetrics.system(pointSize: 7.5).lineHeight + 0.1
    func lines(_ text: String, _ width: Double) -> Double {
      (RedlineEntry.height(of: [text], width: width) - 1.5) / caption
    }
    let latin = String(repeating: "a", count: 20)
    #expect(abs(lines(latin, 78.01) - 1) < 1e-9)
    // 78 · 1.15 are 89.7: two lines of 77, and three of 44.
    #expect(abs(lines(latin, 77.9) - 2) < 1e-9 && abs(lines(latin, 44.8) - 3) < 1e-9)
    #expect(abs(lines(latin, 44.9) - 2) < 1e-9)
    let japanese = String(repeating: "字", count: 10)
    #expect(abs(lines(japanese, 76.51) - 1) < 1e-9 && abs(lines(japanese, 76.4) - 2) < 1e-9)
    // A column narrower than a point.
    #expect(abs(lines(latin, 0.5) - 90) < 1e-9)
    // The name's letters are 0.56 of 9 points, and begin at 14: "card  × 1" is 45.36 wide.
    let body = FontMetrics.system(pointSize: 9).lineHeight + 0.1
    let made = RedlineEntry(
      callout([]), english, direction: .leftToRight)
    let difference = made.height(width: 59.3) - made.height(width: 59.4)
    #expect(abs(difference - body) < 1e-9)
  }

  // MARK: Names

  private func node(_ className: String, _ identifier: String? = nil, children: [Int] = []) -> ViewNode {
    ViewNode(
      className: className, identifier: identifier, item: 0, children: children, alpha: 1, isHidden: false,
      clipsToBounds: false, content: .none)
  }

  @Test func `a view is called by its identifier, else by its text, else by its place`() {
    let nodes = [
      node("UIView", children: [1, 4]), node("UIView", "card", children: [2, 3]), node("UILabel"),
      node("UIImageView"), node("UIView", children: [5, 6, 7]), node("UIImageView"), node("UIImageView"),
      node("UILabel", "Gk4-j0-dHa"),
    ]
    #expect(
      RedlineNames.names(of: nodes, texts: [2: "Welcome\nto", 7: "\n"]) == [
        "UIView", "card", "UILabel “Welcome”", "UIImageView in card", "UIView 2", "UIImageView",
        "UIImageView 2", "UILabel",
      ])
    let long = String(repeating: "x", count: 25)
    let label = [node("UILabel"), node("UILabel"), node("UILabel")]
    #expect(
      RedlineNames.names(of: label, texts: [0: long, 1: String(long.prefix(24)), 2: long]) == [
        "UILabel “\(long.prefix(23))…”", "UILabel “\(long.prefix(24))”", "UILabel “\(long.prefix(23))…” 2",
      ])
  }

  @Test(arguments: [
    ("Gk4-j0-dHa", true), ("Gk4-j0-dHab", false), ("Gk4-j0dHa", false), ("Gk4-jé-dHa", false),
    ("Gk4-j.-dHa", false), ("next", false), ("a-b-c", false), ("G4-j0a-dHa", false),
  ])
  func `an identifier of Interface Builder is no name`(identifier: String, isMadeUp: Bool) {
    #expect(node("UIView", identifier).spokenIdentifier == (isMadeUp ? nil : identifier))
  }
}
