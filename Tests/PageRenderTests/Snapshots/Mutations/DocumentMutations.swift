import Foundation
import FoundationXML
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs

/// A page of an Interface Builder document in a temporary folder, changed in the document's XML.
@MainActor
final class DocumentMutations: MutationSubject {
  /// What shows the document.
  enum Shown {
    /// A deck's page, by its place.
    case deck(Int)
    /// A scene of the document itself, by its place.
    case scene(Int)
  }

  let name: String
  let environment: PageEnvironment
  let kinds = Mutation.Kind.allCases
  private let folder: TemporaryCopy
  private let file: String
  private let text: String
  private let shown: Shown

  /// - Parameter text: The document, where it is not in the folder.
  init(
    _ file: String, in folder: String, as shown: Shown, text: String? = nil, environment: PageEnvironment
  ) throws {
    let place = folder.hasPrefix("/") ? "\(folder)-\(shown)-" : ""
    name = (place + file).replacingOccurrences(of: "/", with: "-")
    self.environment = environment
    self.file = file
    self.shown = shown
    self.folder = try TemporaryCopy(of: folder)
    self.text = try text ?? self.folder.text(file)
  }

  /// Whether there is such a page.
  var canBeDrawn: Bool { get async { await load() != nil } }

  func original() async throws -> PreparedPage {
    try Data(text.utf8).write(to: folder.url(file))
    let page = await load()
    return try #require(page)
  }

  private func load() async -> PreparedPage? {
    switch shown {
    case .deck(let page): await DeckLoader().load(folder.path).deck?.page(page, in: environment)
    case .scene(let index): await scene(index)
    }
  }

  private func scene(_ index: Int) async -> PreparedPage? {
    let source = InterfaceBuilderSource.load("\(folder.path)/\(file)").source
    guard let source, source.entries.indices.contains(index) else { return nil }
    return await source.page(index, in: environment)
  }

  func mutated(
    _ kind: Mutation.Kind, using random: inout SplitMix64
  ) async throws -> (page: PreparedPage, mutation: Mutation)? {
    let document = try MutableDocument(text)
    guard let mutation = document.change(kind, using: &random) else { return nil }
    try Data(document.text.utf8).write(to: folder.url(file))
    guard let page = await load() else { return nil }
    return (page, mutation)
  }
}

/// A document's XML, and what a reader of it knows of its views.
private final class MutableDocument {
  private let document: XMLDocument
  private let elements: [XMLElement]
  /// Views by their ids.
  private var owners: [String: XMLElement] = [:]
  private var outlets: [String: String] = [:]

  private static let viewNames: Set<String> = [
    "view", "label", "button", "imageView", "textView", "stackView", "pageControl", "collectionView",
    "switch", "slider", "segmentedControl", "textField", "progressView", "collectionViewCell",
    "containerView", "scrollView",
  ]

  init(_ text: String) throws {
    document = try XMLDocument(xmlString: text)
    elements = document.rootElement().map(Self.descendants) ?? []
    for element in elements {
      if element.name == "outlet", let destination = element["destination"] {
        outlets[destination] = element["property"]
      }
      guard let id = element["id"] else { continue }
      if Self.viewNames.contains(element.name ?? "") { owners[id] = element }
      if element.name == "viewLayoutGuide" { owners[id] = element.parent as? XMLElement }
    }
  }

  var text: String { document.xmlString }

  private static func descendants(of element: XMLElement) -> [XMLElement] {
    [element] + (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap(descendants)
  }

  private var views: [XMLElement] { elements.filter { Self.viewNames.contains($0.name ?? "") } }

  /// What a view is called: by its label in the outline, its outlet or its class; one that nobody named by UIKit's class.
  fileprivate func name(of view: XMLElement) -> String {
    view.child("accessibility")?["identifier"] ?? view["userLabel"] ?? view["id"].flatMap { outlets[$0] }
      ?? view["restorationIdentifier"] ?? view["customClass"]
      ?? view["id"].flatMap { Self.isMadeUp($0) ? nil : $0 } ?? Self.uiKitClass(of: view)
  }

  /// Whether an id is one of those that Interface Builder gives by itself.
  private static func isMadeUp(_ id: String) -> Bool {
    id.range(of: "^[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}$", options: .regularExpression) != nil
  }

  private static func uiKitClass(of view: XMLElement) -> String {
    let name = view.name == "containerView" ? "view" : view.name ?? ""
    return "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  func change(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    switch kind {
    case .constant, .priority, .multiplier: changeConstraint(kind, using: &random)
    case .text: changeText(using: &random)
    case .fontSize, .fontWeight: changeFont(kind, using: &random)
    case .colour, .background: changeColor(kind, using: &random)
    case .order: changeOrder(using: &random)
    case .image: changeImage(using: &random)
    case .hidden, .alpha, .spacing: changeAttribute(kind, using: &random)
    case .enabled, .placeholder, .value, .alignment, .lines: changeControl(kind, using: &random)
    }
  }

  fileprivate func pick(
    _ names: Set<String> = viewNames, using random: inout SplitMix64,
    where isWanted: (XMLElement) -> Bool = { _ in true }
  ) -> XMLElement? {
    views.filter { names.contains($0.name ?? "") && isWanted($0) }.randomElement(using: &random)
  }

  // MARK: Constraints

  private func changeConstraint(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    let all = elements.filter { $0.name == "constraint" && (kind != .multiplier || $0["multiplier"] != nil) }
    guard let constraint = all.randomElement(using: &random), let attribute = constraint["firstAttribute"]
    else { return nil }
    let holder = constraint.parent?.parent as? XMLElement
    let ends = [
      constraint["firstItem"].map { owners[$0] } ?? holder, constraint["secondItem"].flatMap { owners[$0] },
    ]
    let views = ends.compactMap(\.self).map(name)
    let old: String
    switch kind {
    case .constant:
      old = constraint["constant"] ?? "0"
      constraint["constant"] = "\((Double(old) ?? 0) + MutatedValues.distance(using: &random))"
    case .priority:
      old = constraint["priority"] ?? "1000"
      constraint["priority"] = ["999", "751", "500", "250"].filter { $0 != old }.randomElement(using: &random)
    default:
      old = constraint["multiplier"] ?? "1"
      constraint["multiplier"] = ["0.4", "0.55", "3:4", "0.7"].randomElement(using: &random)
    }
    return Mutation(
      kind: kind, detail: "of \(constraint["id"] ?? "") (\(views).\(attribute)), was \(old)", views: views,
      words: [".\(attribute)", "(was"] + (kind == .priority ? ["riority"] : []))
  }

  // MARK: Contents

  private func changeText(using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(["label", "button", "textView"], using: &random) else { return nil }
    let holder = view.name == "button" ? view.child("state") : view
    let key = view.name == "button" ? "title" : "text"
    guard let holder, let old = holder[key] else { return nil }
    holder[key] = MutatedValues.reworded(old, using: &random)
    return Mutation(kind: .text, detail: name(of: view), views: [name(of: view)], words: ["\(key) changed"])
  }

  private func changeFont(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(using: &random, where: { $0.child("fontDescription") != nil }),
      let font = view.child("fontDescription"), let size = font["pointSize"].flatMap({ Double($0) })
    else { return nil }
    if kind == .fontSize {
      font["pointSize"] = "\(MutatedValues.fontSize(near: size, using: &random))"
    } else {
      font["type"] = font["type"] == "boldSystem" ? "system" : "boldSystem"
    }
    return Mutation(
      kind: kind, detail: name(of: view), views: [name(of: view)],
      words: [kind == .fontSize ? "font size" : "font weight"])
  }

  private func changeColor(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    let color = MutatedValues.color(using: &random)
    if kind == .colour,
      let named = elements.filter({ $0.name == "namedColor" }).randomElement(using: &random),
      let value = named.child("color"), Bool.random(using: &random)
    {
      value.set(color)
      let users = elements.filter { $0.name == "color" && $0["name"] == named["name"] }
        .compactMap { user in sequence(first: user as XMLNode, next: \.parent).first { isView($0) } }
        .compactMap { ($0 as? XMLElement).map(name) }
      return Mutation(
        kind: kind, detail: "named \(named["name"] ?? "")", views: users,
        words: ["colour", MutatedValues.hex(color)])
    }
    let holders: Set<String> = kind == .colour ? ["label", "textView"] : Self.viewNames
    guard let view = pick(holders, using: &random) else { return nil }
    let key = kind == .colour ? "textColor" : "backgroundColor"
    let old = (view.children ?? []).compactMap { $0 as? XMLElement }
      .first { $0.name == "color" && $0["key"] == key }
    let element = old ?? XMLElement(name: "color")
    if old == nil { view.addChild(element) }
    element["key"] = key
    element.set(color)
    return Mutation(
      kind: kind, detail: name(of: view), views: [name(of: view)],
      words: [kind == .colour ? "colour" : "background colour", MutatedValues.hex(color)])
  }

  private func isView(_ node: XMLNode) -> Bool { Self.viewNames.contains(node.name ?? "") }

  private func changeImage(using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(["imageView"], using: &random, where: { $0["image"] != nil }),
      let old = view["image"],
      let new = ["signpost", "lane", "notebook", "map"].filter({ $0 != old }).randomElement(using: &random)
    else { return nil }
    view["image"] = new
    return Mutation(
      kind: .image, detail: "\(name(of: view)) to \(new)", views: [name(of: view)], words: ["image", new])
  }

  // MARK: Views

  private func changeOrder(using random: inout SplitMix64) -> Mutation? {
    let lists = elements.filter { $0.name == "subviews" && $0.childCount > 1 }
    guard let list = lists.randomElement(using: &random) else { return nil }
    let views = (list.children ?? []).compactMap { $0 as? XMLElement }
    guard views.count > 1 else { return nil }
    let place = Int.random(in: 0..<views.count - 1, using: &random)
    let (first, second) = (views[place], views[place + 1])
    second.detach()
    list.insertChild(second, at: first.index)
    let names = [name(of: first), name(of: second)]
    return Mutation(kind: .order, detail: "\(names)", views: names, words: ["order"])
  }

  private func changeAttribute(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    let names: Set<String> = kind == .spacing ? ["stackView"] : Self.viewNames
    // The root's own are the page's.
    guard let view = pick(names, using: &random, where: { $0["key"] != "view" }) else { return nil }
    let word: String
    switch kind {
    case .hidden:
      (word, view["hidden"]) = ("hidden", view["hidden"] == "YES" ? "NO" : "YES")
    case .alpha:
      (word, view["alpha"]) = ("alpha", "0.\(Int.random(in: 2...9, using: &random))")
    default:
      word = "spacing"
      view["spacing"] =
        "\((Double(view["spacing"] ?? "") ?? 0) + Double(Int.random(in: 2...9, using: &random)))"
    }
    return Mutation(kind: kind, detail: name(of: view), views: [name(of: view)], words: [word])
  }
}

extension MutableDocument {
  /// Changes what only some kinds of views have.
  private func changeControl(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    let names: Set<String> =
      switch kind {
      case .enabled: ["button", "textField", "switch", "slider", "segmentedControl", "label"]
      case .placeholder: ["textField"]
      case .value: ["slider", "progressView", "switch"]
      case .alignment: ["label", "textView"]
      default: ["label"]
      }
    guard let view = pick(names, using: &random) else { return nil }
    let words: [String]
    switch kind {
    case .enabled:
      guard view["enabled"] != "NO" else { return nil }
      (words, view["enabled"]) = (["disabled"], "NO")
    case .placeholder:
      guard let old = view["placeholder"], (view["text"] ?? "").isEmpty else { return nil }
      let new = MutatedValues.reworded(old, using: &random)
      (words, view["placeholder"]) = (["placeholder changed"], new)
    case .value where view.name == "switch":
      (words, view["on"]) = (["isOn"], view["on"] == "NO" ? "YES" : "NO")
    case .value:
      let (key, word) = view.name == "slider" ? ("value", "value") : ("progress", "progress")
      let (low, high) = (Double(view["minValue"] ?? "0") ?? 0, Double(view["maxValue"] ?? "1") ?? 1)
      let part = Double(Int.random(in: 1...9, using: &random)) / 10
      (words, view[key]) = ([word], "\(low + part * (high - low))")
    case .alignment:
      let others: [String] = ["left", "center", "right"].filter { $0 != view["textAlignment"] }
      view["textAlignment"] = others.randomElement(using: &random)
      words = ["text alignment"]
    default:
      (words, view["numberOfLines"]) = (["number of lines"], view["numberOfLines"] == "0" ? "1" : "0")
    }
    return Mutation(kind: kind, detail: name(of: view), views: [name(of: view)], words: words)
  }
}

extension XMLElement {
  fileprivate subscript(_ name: String) -> String? {
    get { attribute(forName: name)?.stringValue }
    set {
      removeAttribute(forName: name)
      guard let newValue else { return }
      setAttributesWith([name: newValue].merging(attributeValues) { new, _ in new })
    }
  }

  private var attributeValues: [String: String] {
    Dictionary(
      (attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") },
      uniquingKeysWith: { first, _ in first })
  }

  fileprivate func child(_ name: String) -> XMLElement? {
    (children ?? []).compactMap { $0 as? XMLElement }.first { $0.name == name }
  }

  /// Makes a `color` element one of sRGB.
  fileprivate func set(_ color: Int) {
    for (name, shift) in [("red", 16), ("green", 8), ("blue", 0)] {
      self[name] = "\(Double(color >> shift & 0xFF) / 255)"
    }
    for name in ["white", "systemColor", "name", "cocoaTouchSystemColor"] { self[name] = nil }
    self["alpha"] = "1"
    self["colorSpace"] = "custom"
    self["customColorSpace"] = "sRGB"
  }
}
