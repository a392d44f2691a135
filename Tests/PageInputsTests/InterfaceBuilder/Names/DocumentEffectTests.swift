import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Names that the table calls read: another value changes a picture, frames or lines.
@MainActor
@Suite struct DocumentEffectTests {
  private static let names = DocumentNames.all
  /// The elements and groups of the table with names of their own that are read.
  nonisolated private static let entries = DocumentNames.all.entries.keys.filter {
    // Elements of one line of the table share their names.
    DocumentNames.all.entries[$0]?.line.first == $0 && !Reads($0, DocumentNames.all).isEmpty
  }.sorted()
  private static let examples = EffectDocuments.all.compactMap { Example($0) }

  @Test func `there are twenty documents, all of whose names are known`() {
    #expect(Self.examples.count == 20)
    for example in Self.examples {
      let problems = Documents.parse(example.text).diagnostics
      #expect(problems == [])
      #expect(example.document.unread(in: example.document.scenes) == [])
    }
  }

  @Test(arguments: entries)
  func `another value of a name that is read shows in one of the documents`(entry: String) {
    let reads = Reads(entry, Self.names)
    var idle: [String] = []
    for attribute in reads.attributes where !shows(entry, { $0[attribute.name] != nil }, attribute.changed) {
      idle.append(attribute.name)
    }
    for child in reads.children {
      let removed = { (element: DocumentElement) in
        var element = element
        element.children.removeAll(where: child.matches)
        return [element]
      }
      if !shows(entry, { $0.children.contains(where: child.matches) }, removed) { idle.append(child.name) }
    }
    #expect(idle == [], "of <\(entry)>")
  }

  /// - Returns: True if a change of one of the elements of an entry changes what is seen of its document.
  private func shows(
    _ entry: String, _ isChosen: (DocumentElement) -> Bool, _ change: (DocumentElement) -> [DocumentElement]
  ) -> Bool {
    Self.examples.contains { example in
      example.spots { element in
        let groups = Self.names.entries[element.name]?.groups ?? []
        let line = Self.names.entries[entry]?.line ?? []
        return (line.contains(element.name) || groups.contains(entry)) && isChosen(element)
      }.contains { spot in
        change(spot.element).contains { example.look(replacing: spot.path, by: $0) != example.look }
      }
    }
  }

  /// The names of an entry that are read and that none of its groups has.
  private struct Reads {
    var attributes: [Attribute] = []
    var children: [Child] = []
    var isEmpty: Bool { attributes.isEmpty && children.isEmpty }

    struct Attribute {
      var name: String
      var values: DocumentNames.Values

      /// The element with other values.
      func changed(_ element: DocumentElement) -> [DocumentElement] {
        let value = element[name] ?? ""
        var others: [String]
        switch values {
        case .any: others = [value + "x", "2", "none"]
        case .flag: others = [value == "YES" ? "NO" : "YES"]
        case .number:
          let number = Double(value) ?? 0
          others = ["\(number + 7)", "\(number / 2)", "1", "900", "0"]
        case .words(let words): others = words + ["other"]
        }
        others.removeAll { $0 == value }
        return others.map { other in
          var element = element
          element.attributes[name] = other
          return element
        }
      }
    }

    struct Child {
      var name: String
      var key: String?
      var elements: [String]

      func matches(_ element: DocumentElement) -> Bool {
        if let key, element["key"] != key { return false }
        let groups = DocumentNames.all.entries[element.name]?.groups ?? []
        return elements.contains { $0 == element.name || groups.contains($0) }
      }
    }

    nonisolated init(_ entry: String, _ names: DocumentNames) {
      guard let own = names.entries[entry] else { return }
      let shared = own.groups.compactMap { names.entries[$0] }
      for (name, attribute) in own.attributes.sorted(by: { $0.key < $1.key })
      where attribute.treatment == .read && !shared.contains(where: { $0.attributes[name] != nil }) {
        attributes.append(Attribute(name: name, values: attribute.values))
      }
      for (key, all) in own.keyed.sorted(by: { $0.key < $1.key })
      where !shared.contains(where: { $0.keyed[key] != nil }) {
        for child in all where child.treatment == .read {
          let name = "\(key)<\(child.elements.joined(separator: ","))>"
          children.append(Child(name: name, key: key, elements: child.elements))
        }
      }
      for (name, child) in own.members.sorted(by: { $0.key < $1.key })
      where child.treatment == .read && !shared.contains(where: { $0.members[name] != nil }) {
        children.append(Child(name: "<\(name)>", elements: [name]))
      }
    }
  }
}

/// A document of the tests, with what is seen of it.
@MainActor
private struct Example {
  let text: String
  let document: InterfaceDocument
  let environment: PageEnvironment
  let look: [String]

  struct Spot {
    /// The indices of children that lead from the root to the element.
    var path: [Int]
    var element: DocumentElement
  }

  init?(_ example: EffectDocuments.Document) {
    guard let document = Documents.parse(example.text).document,
      let device = try? DeviceCatalog.builtin.device(example.isWide ? "ipad-pro-12-9-6" : "iphone-16")
    else { return nil }
    text = example.text
    self.document = document
    environment = PageEnvironment(device: device, contentSize: .xLarge)
    look = Self.look(document, in: environment)
  }

  func spots(_ isChosen: (DocumentElement) -> Bool) -> [Spot] {
    var found: [Spot] = []
    func visit(_ element: DocumentElement, _ path: [Int]) {
      if isChosen(element) { found.append(Spot(path: path, element: element)) }
      for (index, child) in element.children.enumerated() { visit(child, path + [index]) }
    }
    visit(document.root, [])
    return found
  }

  func look(replacing path: [Int], by element: DocumentElement) -> [String] {
    func replaced(_ parent: DocumentElement, _ rest: ArraySlice<Int>) -> DocumentElement {
      guard let index = rest.first else { return element }
      var parent = parent
      parent.children[index] = replaced(parent.children[index], rest.dropFirst())
      return parent
    }
    let root = replaced(document.root, path[...])
    // The text is read again, since some names decide how a document is read.
    guard let changed = Documents.parse(Self.xml(root)).document else { return [] }
    return Self.look(changed, in: environment)
  }

  private static func xml(_ element: DocumentElement) -> String {
    func escaped(_ text: String) -> String {
      text.unicodeScalars.map {
        "<>&\"\n\t".unicodeScalars.contains($0) ? "&#\($0.value);" : String($0)
      }.joined()
    }
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\(escaped($1))\"" }
      .joined()
    let content = escaped(element.text) + element.children.map(xml).joined()
    return "<\(element.name)\(attributes)>\(content)</\(element.name)>"
  }

  /// The scenes' names, pictures, frames and lines.
  private static func look(_ document: InterfaceDocument, in environment: PageEnvironment) -> [String] {
    guard let renderer = try? PageRenderer(fonts: FontCatalog()) else { return [] }
    var seen = ["\(document.isForPads) \(document.deploymentTarget ?? 0)"]
    for scene in document.scenes {
      seen.append(scene.names.joined(separator: " "))
      var wishes = SystemBarWishes()
      wishes.isOfScreen = true
      let bars = document.systemBars(of: scene, wishes: wishes)
      seen.append("\(bars.isOfScreen) \(String(describing: bars.statusBarContent))")
      let (page, problems) = UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
        document.build(scene, traits: environment.traits, isCanvas: false)
      }
      seen += problems.map(\.message)
      guard let page, let solved = try? renderer.solve(page, in: environment) else { continue }
      seen.append("\(solved.scene.hash)")
      for (view, item) in zip(page.tree.views, page.tree.views.map(\.item)) {
        seen.append("\(view.identifier ?? "") \(String(describing: solved.layout.frames[item]))")
      }
    }
    return seen
  }
}
