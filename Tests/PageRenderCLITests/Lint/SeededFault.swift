import Foundation
import FoundationXML
import TestSupport

/// An Interface Builder document of somebody else with one fault, put in by a seed.
struct SeededFault {
  enum Kind: CaseIterable {
    /// A label of one line with a text that no screen is wide enough for.
    case longText
    /// A label in nearly the colour of the ground that its nearest coloured ancestor has.
    case paleText
    /// A button 14 pt high.
    case lowButton
    /// A view without its only constraint along an axis.
    case lostConstraint
    /// A constraint twice, with constants 37 pt apart.
    case secondConstant
    /// A view moved 150 pt beyond the leading or top edge of its screen.
    case awayFromScreen
    /// A label 7 pt high.
    case lowLabel
    /// A text of 7 pt.
    case smallText

    /// The rules one of which tells it.
    var rules: Set<String> {
      switch self {
      case .longText: ["text-truncated", "text-clipped", "off-screen", "text-overlap"]
      case .paleText: ["low-contrast"]
      case .lowButton: ["touch-size", "text-clipped", "text-truncated"]
      case .lostConstraint: ["ambiguous-layout"]
      case .secondConstant: ["contradiction", "broken-constraint"]
      case .awayFromScreen:
        [
          "off-screen", "text-truncated", "text-clipped", "unsafe-area", "text-overlap", "contradiction",
          "broken-constraint",
        ]
      case .lowLabel:
        ["text-clipped", "text-truncated", "text-overlap", "contradiction", "broken-constraint"]
      case .smallText: ["small-text"]
      }
    }
  }

  let kind: Kind
  /// The document with the fault.
  let text: String
  /// What the views at fault may be called: ids, outlets, labels, classes.
  let names: Set<String>
  /// The object id of the view that was changed.
  let view: String

  /// `nil` where the document has no place for such a fault.
  init?(_ kind: Kind, in text: String, using random: inout SplitMix64) {
    guard let document = try? FaultyDocument(text), let views = document.plant(kind, using: &random) else {
      return nil
    }
    self.kind = kind
    self.text = document.text
    names = views.reduce(into: []) { $0.formUnion(document.names(of: $1)) }
    view = views[0]["id"] ?? ""
  }
}

private final class FaultyDocument {
  private let document: XMLDocument
  private let elements: [XMLElement]
  /// Views by their ids and those of their layout guides.
  private var owners: [String: XMLElement] = [:]
  private var outlets: [String: Set<String>] = [:]

  init(_ text: String) throws {
    document = try XMLDocument(xmlString: text)
    elements = document.rootElement().map(Self.descendants) ?? []
    for element in elements {
      if element.name == "outlet", let destination = element["destination"], let name = element["property"] {
        outlets[destination, default: []].insert(name)
      }
      guard let id = element["id"] else { continue }
      if element.child("rect") != nil || element["key"] == "view" { owners[id] = element }
      if element.name == "viewLayoutGuide" { owners[id] = element.holder }
    }
  }

  var text: String { document.xmlString }

  private static func descendants(of element: XMLElement) -> [XMLElement] {
    [element] + element.elements.flatMap(descendants)
  }

  func names(of view: XMLElement) -> Set<String> {
    let names = [
      view["id"], view["userLabel"], view["customClass"], view["restorationIdentifier"],
      view.child("accessibility")?["identifier"],
    ]
    return Set(names.compactMap(\.self)).union(outlets[view["id"] ?? ""] ?? [])
  }

  /// The views at fault, the changed one first.
  func plant(_ kind: SeededFault.Kind, using random: inout SplitMix64) -> [XMLElement]? {
    switch kind {
    case .longText:
      guard let label = label(using: &random, where: { self.isOneLine($0) && !self.isShrunk($0) }) else {
        return nil
      }
      label["text"] = String(repeating: "Walking along the river bank ", count: 14)
      return [label]
    case .smallText:
      guard let label = label(using: &random, where: { $0.child("fontDescription")?["pointSize"] != nil })
      else { return nil }
      label.child("fontDescription")?["pointSize"] = "7"
      return [label]
    case .paleText: return paleText(using: &random)
    case .lowLabel: return lowLabel(using: &random)
    case .lowButton: return lowButton(using: &random)
    case .lostConstraint: return lostConstraint(using: &random)
    case .secondConstant: return secondConstant(using: &random)
    case .awayFromScreen: return awayFromScreen(using: &random)
    }
  }

  // MARK: Labels

  private func label(using random: inout SplitMix64, where isWanted: (XMLElement) -> Bool) -> XMLElement? {
    elements.filter { $0.name == "label" && $0["text"]?.isEmpty == false && isShown($0) && isWanted($0) }
      .randomElement(using: &random)
  }

  private func isOneLine(_ label: XMLElement) -> Bool { ["1", nil].contains(label["numberOfLines"]) }

  private func isShrunk(_ label: XMLElement) -> Bool {
    label["minimumFontSize"] != nil || label["minimumScaleFactor"] != nil
  }

  private func paleText(using random: inout SplitMix64) -> [XMLElement]? {
    func ground(of label: XMLElement) -> XMLElement? {
      for view in label.ancestors {
        if ["visualEffectView", "imageView"].contains(view.name) { return nil }
        if let color = view.color("backgroundColor") {
          return color["red"] != nil && color["alpha"] == "1" ? color : nil
        }
      }
      return nil
    }
    let found = label(using: &random) {
      $0.color("backgroundColor") == nil && $0.color("textColor") != nil && $0["enabled"] != "NO"
        && ground(of: $0) != nil
    }
    guard let label = found, let ground = ground(of: label), let color = label.color("textColor") else {
      return nil
    }
    color.attributes = ground.attributes?.map { $0.copy() as! XMLNode }
    color["key"] = "textColor"
    color["red"] = "\(0.9 * (Double(ground["red"] ?? "") ?? 0) + 0.02)"
    return [label]
  }

  private func lowLabel(using random: inout SplitMix64) -> [XMLElement]? {
    let found = label(using: &random) {
      $0["translatesAutoresizingMaskIntoConstraints"] == "NO" && $0.holder?.holder?.name != "stackView"
    }
    guard let label = found else { return nil }
    let list = label.child("constraints") ?? XMLElement(name: "constraints")
    if list.parent == nil { label.addChild(list) }
    for height in list.elements where height["firstAttribute"] == "height" { height.detach() }
    let height = XMLElement(name: "constraint")
    for (name, value) in [("firstAttribute", "height"), ("constant", "7"), ("id", "new-01-low")] {
      height[name] = value
    }
    list.addChild(height)
    return [label]
  }

  // MARK: Constraints

  private var constraints: [XMLElement] {
    elements.filter {
      $0.name == "constraint" && $0.holder?.name == "constraints" && $0["placeholder"] != "YES"
    }
  }

  private func isRequiredEquation(_ constraint: XMLElement) -> Bool {
    constraint["relation"] == nil && ["1000", nil].contains(constraint["priority"])
  }

  private func ends(of constraint: XMLElement) -> (first: XMLElement?, second: XMLElement?) {
    (
      constraint["firstItem"].map { owners[$0] } ?? constraint.holder?.holder,
      constraint["secondItem"].flatMap { owners[$0] }
    )
  }

  private func lowButton(using random: inout SplitMix64) -> [XMLElement]? {
    let found = constraints.filter {
      guard let view = ends(of: $0).first, $0["firstAttribute"] == "height", $0["secondItem"] == nil,
        $0["relation"] == nil
      else { return false }
      return view.name == "button" && isShown(view) && (Double($0["constant"] ?? "") ?? 0) >= 30
    }
    guard let constraint = found.randomElement(using: &random), let button = ends(of: constraint).first else {
      return nil
    }
    constraint["constant"] = "14"
    return [button]
  }

  private static let axes: [Set<String>] = [
    ["top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin"],
    ["leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin"],
  ]

  private func lostConstraint(using random: inout SplitMix64) -> [XMLElement]? {
    var places: [(view: XMLElement, constraint: XMLElement)] = []
    for axis in Self.axes {
      var users: [String: [XMLElement]] = [:]
      for constraint in constraints {
        let ends = self.ends(of: constraint)
        for (view, attribute) in [(ends.first, "firstAttribute"), (ends.second, "secondAttribute")] {
          if let id = view?["id"], axis.contains(constraint[attribute] ?? "") {
            users[id, default: []].append(constraint)
          }
        }
      }
      for (id, list) in users.sorted(by: { $0.key < $1.key }) {
        guard list.count == 1, isRequiredEquation(list[0]), let view = owners[id], isShown(view),
          view["translatesAutoresizingMaskIntoConstraints"] == "NO", view.holder?.name == "subviews",
          let holder = view.holder?.holder,
          [ends(of: list[0]).first, ends(of: list[0]).second].contains(holder)
        else { continue }
        places.append((view, list[0]))
      }
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    place.constraint.detach()
    return [place.view]
  }

  private func secondConstant(using random: inout SplitMix64) -> [XMLElement]? {
    let found = constraints.filter {
      let ends = self.ends(of: $0)
      guard let first = ends.first, $0["secondItem"] == nil || ends.second != nil else { return false }
      return isRequiredEquation($0) && isShown(first)
    }
    guard let constraint = found.randomElement(using: &random), let twin = constraint.copy() as? XMLElement,
      let list = constraint.holder
    else { return nil }
    twin["id"] = "new-02-sec"
    twin["constant"] = "\((Double(constraint["constant"] ?? "") ?? 0) + 37)"
    list.addChild(twin)
    let ends = ends(of: constraint)
    return [ends.first, ends.second].compactMap(\.self)
  }

  private func awayFromScreen(using random: inout SplitMix64) -> [XMLElement]? {
    var places: [(view: XMLElement, constraint: XMLElement, constant: String)] = []
    for constraint in constraints where isRequiredEquation(constraint) {
      guard case (let first?, let second?) = ends(of: constraint) else { continue }
      for (view, other, attribute, constant) in [
        (first, second, "firstAttribute", "-150"), (second, first, "secondAttribute", "150"),
      ] {
        // In a wide label that begins elsewhere its text may still be on the screen.
        let begins = [nil, "natural", "left"].contains(view["textAlignment"])
        let hasText = view["text"]?.isEmpty == false || view.child("state")?["title"] != nil
        guard ["label", "button"].contains(view.name), hasText, begins, isShown(view),
          view.holder?.holder == other,
          other["key"] == "view", ["leading", "top"].contains(constraint[attribute] ?? "")
        else { continue }
        places.append((view, constraint, constant))
      }
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    place.constraint["constant"] = place.constant
    return [place.view]
  }

  /// Whether a view is in a controller's view, and neither hidden nor in a list.
  private func isShown(_ view: XMLElement) -> Bool {
    let lists: Set<String?> = [
      "tableView", "tableViewCell", "collectionView", "collectionViewCell", "collectionReusableView",
    ]
    let chain = [view] + view.ancestors
    return chain.contains { $0["key"] == "view" }
      && !chain.contains {
        $0["hidden"] == "YES" || ["0", "0.0"].contains($0["alpha"]) && $0.name != "color"
          || lists.contains($0.name)
      }
  }
}

extension XMLElement {
  fileprivate subscript(name: String) -> String? {
    get { attribute(forName: name)?.stringValue }
    set {
      removeAttribute(forName: name)
      guard let newValue, let node = XMLNode.attribute(withName: name, stringValue: newValue) as? XMLNode
      else { return }
      addAttribute(node)
    }
  }

  fileprivate var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }
  fileprivate var holder: XMLElement? { parent as? XMLElement }
  /// From the nearest.
  fileprivate var ancestors: [XMLElement] { Array(sequence(first: self, next: \.holder).dropFirst()) }
  fileprivate func child(_ name: String) -> XMLElement? { elements.first { $0.name == name } }
  fileprivate func color(_ key: String) -> XMLElement? {
    elements.first { $0.name == "color" && $0["key"] == key }
  }
}
