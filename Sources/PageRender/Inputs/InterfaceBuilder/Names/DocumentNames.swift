internal import PageBase

/// The names of elements and attributes in Interface Builder documents, each with its effect on a picture at rest.
///
/// `interface-builder-names.txt` holds the table and explains its notation.
struct DocumentNames: Sendable {
  enum Treatment: Sendable { case read, readByCode, withoutEffect, notDrawn }

  /// The values of an attribute.
  enum Values: Sendable, Equatable {
    case any, flag, number
    case words([String])
  }

  struct Attribute: Sendable {
    var treatment: Treatment
    var values: Values = .any
  }

  struct Child: Sendable {
    var treatment: Treatment
    /// The names of elements; a group's name stands for its elements.
    var elements: [String]
  }

  /// An element's names.
  struct Entry: Sendable {
    var isDrawn = true
    var groups: [String] = []
    /// The elements of the entry's line, which share its names.
    var line: [String] = []
    var attributes: [String: Attribute] = [:]
    /// Children with a `key` attribute, by its value. Elements of one key may differ in their effect.
    var keyed: [String: [Child]] = [:]
    /// Children that their element's name tells.
    var members: [String: Child] = [:]

    /// Adds the names of a group; names that the element itself has stay.
    fileprivate mutating func complete(with group: Entry) {
      attributes.merge(group.attributes) { own, _ in own }
      keyed.merge(group.keyed) { own, _ in own }
      members.merge(group.members) { own, _ in own }
    }
  }

  static let all = DocumentNames(
    String(decoding: PackageResources.interface_builder_names_txt, as: UTF8.self))

  private(set) var entries: [String: Entry] = [:]

  /// - Parameter table: The table's text. Groups stand before the elements that share them.
  init(_ table: String) {
    var open: [String] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard let first = words.first else { continue }
      guard line.hasPrefix(" ") else {
        open = begin(words.map(String.init))
        continue
      }
      let treatment: Treatment =
        switch first {
        case "+": .read
        case "*": .readByCode
        case "-": .withoutEffect
        default: .notDrawn
        }
      for name in open {
        for word in words.dropFirst() { entries[name]?.add(String(word), treatment) }
      }
    }
    for name in entries.keys.sorted() { complete(name) }
  }

  /// Adds the elements of a line such as `label,button: @view @control`.
  private mutating func begin(_ words: [String]) -> [String] {
    guard var first = words.first else { return [] }
    if first.hasSuffix(":") { first.removeLast() }
    var names: [String] = []
    for word in first.split(separator: ",") {
      let name = word.hasPrefix("!") ? String(word.dropFirst()) : String(word)
      entries[name] = Entry(isDrawn: !word.hasPrefix("!"), groups: Array(words.dropFirst()))
      names.append(name)
    }
    for name in names { entries[name]?.line = names }
    return names
  }

  private mutating func complete(_ name: String) {
    var pending = entries[name]?.groups ?? []
    var all: [String] = []
    while let group = pending.popLast() {
      guard let names = entries[group] else { continue }
      all.append(group)
      entries[name]?.complete(with: names)
      pending += names.groups
    }
    entries[name]?.groups = all
  }

  /// The child of an element: by its key, by its name, or by its group, as any view is a child of `subviews`.
  func child(_ name: String, key: String?, of entry: Entry) -> Child? {
    if let keyed = key.flatMap({ entry.keyed[$0] })?.first(where: { accepts(name, as: $0) }) { return keyed }
    if let child = entry.members[name] { return child }
    guard let groups = entries[name]?.groups else { return nil }
    return groups.lazy.compactMap { entry.members[$0] }.first
  }

  /// Returns true if a child may be an element of this name.
  private func accepts(_ name: String, as child: Child) -> Bool {
    if name == "nil" || child.elements.contains(name) { return true }
    guard let groups = entries[name]?.groups else { return false }
    return child.elements.contains { $0.hasPrefix("@") && groups.contains($0) }
  }
}

extension DocumentNames.Values {
  func contains(_ value: String) -> Bool {
    switch self {
    case .any: true
    case .flag: value == "YES" || value == "NO"
    case .number: DocumentElement.number(value) != nil
    case .words(let words): words.contains(value)
    }
  }
}

extension DocumentNames.Entry {
  /// True for a list of views, such as `subviews`.
  var holdsViews: Bool { members["@view"] != nil }

  /// Adds an attribute or a child, in the table's notation.
  fileprivate mutating func add(_ word: String, _ treatment: DocumentNames.Treatment) {
    if let start = word.firstIndex(of: "<") {
      let elements = word[start...].dropFirst().dropLast().split(separator: ",").map(String.init)
      let child = DocumentNames.Child(treatment: treatment, elements: elements)
      if start == word.startIndex {
        for element in elements { members[element] = child }
      } else {
        keyed[String(word[..<start]), default: []].append(child)
      }
      return
    }
    var name = word[...]
    var values = DocumentNames.Values.any
    if let sign = word.firstIndex(of: "=") {
      name = word[..<sign]
      values = .words(word[sign...].dropFirst().split(separator: "|").map(String.init))
    } else if word.hasSuffix("#") {
      (name, values) = (word.dropLast(), .number)
    } else if word.hasSuffix("?") {
      (name, values) = (word.dropLast(), .flag)
    }
    // A long list of words takes several lines.
    if case .words(let more) = values, case .words(let words) = attributes[String(name)]?.values {
      values = .words(words + more)
    }
    attributes[String(name)] = DocumentNames.Attribute(treatment: treatment, values: values)
  }
}
