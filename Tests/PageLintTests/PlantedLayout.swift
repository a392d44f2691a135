import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A small screen as Swift code, as a storyboard, and as the layout of a deck: the same views and constraints.
///
/// A card with a title and a badge, and a panel with a button below it:
/// ```
/// root ┬ card ┬ title (label)
///      │      └ badge (view)
///      └ panel ─ next (button)
/// ```
struct PlantedLayout {
  /// Such as `title.leading = card.leading + 12 @750`; `safe` is the root's safe area.
  var constraints: [String] = Self.clean
  /// `left`, `right` or `center`; `nil` is natural.
  var alignment: String?

  static let clean = [
    "card.leading = safe.leading + 24", "safe.trailing = card.trailing + 24", "card.top = safe.top + 40",
    "card.height = 200",
    "panel.top = card.bottom + 30", "panel.leading = card.leading", "panel.trailing = card.trailing",
    "panel.height = 120",
    "title.leading = card.leading + 12", "title.top = card.top + 12", "card.trailing >= title.trailing + 12",
    "badge.leading = card.leading + 12", "badge.top = title.bottom + 20", "badge.width = 60",
    "badge.height = 60",
    "next.leading = panel.leading + 12", "next.top = panel.top + 12", "next.width >= 44", "next.height >= 44",
  ]

  /// What says where the page comes from.
  enum Kind: String, CaseIterable, Sendable {
    case swift, document, deck
  }

  /// The clean screen with some constraints replaced.
  ///
  /// - Parameter removed: The beginnings of those that go, such as `title.leading`.
  init(without removed: [String] = [], with added: [String] = []) {
    constraints = Self.clean.filter { line in !removed.contains { line.hasPrefix($0 + " ") } } + added
  }

  // MARK: Judging

  @MainActor
  func findings(as kind: Kind, settings: LintSettings? = nil) async throws -> [LintFinding] {
    switch kind {
    case .swift:
      return try await Linting.findings(settings: settings) { fill($0) }
    case .document:
      let fixture = try DeckFixture()
      try fixture.write("Main.storyboard", storyboard)
      return try await Linting.findings(ofFile: fixture.folder + "/Main.storyboard", settings: settings)
    case .deck:
      let fixture = try DeckFixture()
      try fixture.write("Main.storyboard", storyboard)
      try fixture.write(
        "deck.json",
        DeckText.with(#""layout": {"document": "Main.storyboard", "outlets": {"summary": "title"}}"#))
      return try await Linting.findings(ofFile: fixture.folder, settings: settings)
    }
  }

  // MARK: Constraints

  struct Line {
    var first: String
    var attribute: String
    var relation: String
    var second: String?
    var secondAttribute: String?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0

    /// `a.x = [2 *] b.y [+ 3] [@750]`, or `a.width = 3 [@750]`.
    init(_ text: String) throws {
      var words = text.split(separator: " ").map(String.init)
      if let last = words.last, last.hasPrefix("@") {
        priority = try #require(Double(last.dropFirst()))
        words.removeLast()
      }
      let left = words[0].split(separator: ".").map(String.init)
      (first, attribute, relation) = (left[0], left[1], words[1])
      var rest = Array(words.dropFirst(2))
      if rest.count == 1, let number = Double(rest[0]) {
        constant = number
        return
      }
      if rest.count > 1, rest[1] == "*" {
        multiplier = try #require(Double(rest[0]))
        rest.removeFirst(2)
      }
      let right = rest[0].split(separator: ".").map(String.init)
      (second, secondAttribute) = (right[0], right[1])
      if rest.count == 3 { constant = try #require(Double(rest[2])) * (rest[1] == "-" ? -1 : 1) }
    }
  }

  private var lines: [Line] { get throws { try constraints.map(Line.init) } }

  // MARK: Swift

  @MainActor
  func fill(_ root: UIView) {
    let (card, panel, badge) = (UIView(), UIView(), UIView())
    let title = UILabel()
    title.text = "Welcome"
    title.textAlignment =
      switch alignment {
      case "left": .left
      case "right": .right
      case "center": .center
      default: .natural
      }
    let next = UIButton(type: .system)
    next.setTitle("Next", for: .normal)
    next.tintColor = .black
    var items: [String: AnyObject] = ["root": root, "safe": root.safeAreaLayoutGuide]
    for (name, view, parent) in [
      ("card", card, root), ("panel", panel, root), ("title", title, card), ("badge", badge, card),
      ("next", next, panel),
    ] as [(String, UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = name
      parent.addSubview(view)
      items[name] = view
    }
    Self.activate(constraints, between: items)
  }

  /// Constraints between views and guides by their names.
  @MainActor
  static func activate(_ constraints: [String], between items: [String: AnyObject]) {
    for line in constraints.compactMap({ try? Line($0) }) {
      guard let first = items[line.first] else { continue }
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute(line.attribute),
        relatedBy: line.relation == "="
          ? .equal : line.relation == ">=" ? .greaterThanOrEqual : .lessThanOrEqual,
        toItem: line.second.flatMap { items[$0] }, attribute: attribute(line.secondAttribute),
        multiplier: CGFloat(line.multiplier), constant: CGFloat(line.constant))
      constraint.priority = UILayoutPriority(Float(line.priority))
      constraint.isActive = true
    }
  }

  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin",
    "trailingMargin",
  ]

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute {
    // They carry UIKit's raw values, from 1 in this order.
    let place = name.flatMap { attributes.firstIndex(of: $0) }
    return place.flatMap { NSLayoutConstraint.Attribute(rawValue: $0 + 1) } ?? .notAnAttribute
  }

  // MARK: Interface Builder

  static func element(_ line: Line, id: String) -> String {
    let relations = [">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"]
    var text = "<constraint firstItem=\"\(line.first)\" firstAttribute=\"\(line.attribute)\" "
    if let relation = relations[line.relation] { text += "relation=\"\(relation)\" " }
    if let second = line.second, let attribute = line.secondAttribute {
      text += "secondItem=\"\(second)\" secondAttribute=\"\(attribute)\" "
    }
    if line.multiplier != 1 { text += "multiplier=\"\(line.multiplier)\" " }
    if line.priority != 1000 { text += "priority=\"\(line.priority)\" " }
    return text + "constant=\"\(line.constant)\" id=\"\(id)\"/>"
  }

  private var storyboard: String {
    let written = ((try? lines) ?? []).enumerated().map { Self.element($1, id: "k\($0)") }.joined(
      separator: "\n")
    let align = alignment.map { " textAlignment=\"\($0)\"" } ?? " textAlignment=\"natural\""
    let black =
      #"key="tintColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    let title = Documents.view(
      "title", name: "label", attributes: "text=\"Welcome\" userLabel=\"title\"\(align)")
    let next = Documents.view(
      "next", #"<state key="normal" title="Next"/><color \#(black)/>"#, name: "button",
      attributes: #"buttonType="system" userLabel="next""#)
    let badge = Documents.view("badge", attributes: #"userLabel="badge""#)
    let views =
      Documents.view("card", "<subviews>\(title)\(badge)</subviews>", attributes: #"userLabel="card""#)
      + Documents.view("panel", "<subviews>\(next)</subviews>", attributes: #"userLabel="panel""#)
    let white =
      #"key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c-1">
      <device id="retina5_9" orientation="portrait"/>
      <scenes><scene sceneID="s-1"><objects>
      <viewController storyboardIdentifier="Welcome" id="c-1">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews>
      <color \(white)/>
      <constraints>
      \(written)
      </constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      <connections><outlet property="title" destination="title" id="o-1"/></connections>
      </viewController>
      </objects></scene></scenes>
      </document>
      """
  }
}
