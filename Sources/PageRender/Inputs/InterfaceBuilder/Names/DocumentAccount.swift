internal import PageBase

/// The names and values of a document that no picture shows: those that are not known, and those that are not drawn.
struct DocumentAccount: Sendable {
  /// A kind of finding about one element name of one scene.
  struct Key: Hashable {
    var fault: Fault
    var element: String
    /// The index of the scene, or of a xib's object; `nil` for what belongs to the whole document.
    var owner: Int?
  }

  enum Fault: Sendable {
    /// A name that the table does not have.
    case unknown
    case notDrawn
    /// An element that stands where a view is expected and is none that is drawn.
    case emptyView
  }

  struct Tally: Sendable {
    var names: [String] = []
    var places: [String] = []
    var count = 0
    var position: SourcePosition
  }

  private(set) var tallies: [Key: Tally] = [:]
  /// The keys of `tallies`, in document order.
  private(set) var order: [Key] = []
  /// The scene of each object that a scene or a xib has at its top, by id.
  private(set) var owners: [String: Int] = [:]
  private var sceneCount = 0
  private let outlets: [String: String]
  private let names: DocumentNames

  /// The most names of one kind that a warning lists, and the most places.
  static let listed = (names: 12, places: 3)

  /// - Parameter outlets: The names of outlets, by the id of their object.
  init(_ root: DocumentElement, outlets: [String: String], names: DocumentNames = .all) {
    self.outlets = outlets
    self.names = names
    guard let entry = names.entries[root.name] else {
      note(.unknown, root, "<\(root.name)>", Place())
      return
    }
    visit(root, entry, Place())
  }

  /// The way to an element.
  private struct Place {
    var owner: Int?
    /// The nearest element with an id, by which a person knows the place.
    var holder: DocumentElement?
    /// True inside an element that is not drawn and told already.
    var isTold = false
  }

  // MARK: Reading

  private mutating func visit(_ element: DocumentElement, _ entry: DocumentNames.Entry, _ place: Place) {
    var place = place
    if element.id != nil, element.name != "device", element.name != "adaptation" { place.holder = element }
    check(element.attributes, of: element, entry, place)
    for child in element.children { visit(child, of: element, entry, place) }
  }

  private mutating func check(
    _ attributes: [String: String], of element: DocumentElement, _ entry: DocumentNames.Entry, _ place: Place
  ) {
    var found: [(fault: Fault, name: String)] = []
    for (name, value) in attributes {
      guard let known = entry.attributes[name] else {
        found.append((.unknown, name))
        continue
      }
      switch known.treatment {
      case .read where !known.values.contains(value), .readByCode where !known.values.contains(value):
        found.append((.notDrawn, "\(name)=\"\(value)\""))
      case .notDrawn where known.values == .any || !known.values.contains(value):
        found.append((.notDrawn, name))
      default: break
      }
    }
    // A dictionary's order differs between runs.
    for each in found.sorted(by: { $0.name < $1.name }) { note(each.fault, element, each.name, place) }
  }

  private mutating func visit(
    _ child: DocumentElement, of parent: DocumentElement, _ entry: DocumentNames.Entry, _ place: Place
  ) {
    var place = place
    if child.name == "variation", entry.members["variation"] != nil {
      return visit(variation: child, of: parent, entry, place)
    }
    if parent.name == "scenes" || parent.name == "objects", place.owner == nil {
      place.owner = sceneCount
      sceneCount += 1
    }
    if let id = child.id, ["objects", "viewControllers"].contains(parent.name) { owners[id] = place.owner }
    let key = child["key"]
    // Notes for translators, which any object may have.
    if child.name == "attributedString", key == "userComments" { return }
    guard let known = names.child(child.name, key: key, of: entry), let inner = names.entries[child.name]
    else {
      return note(unknown: child, key, of: parent, entry, place)
    }
    if !inner.isDrawn {
      note(inner.groups.contains("@view") ? .emptyView : .notDrawn, child, "<\(child.name)>", place)
      place.isTold = true
    } else if known.treatment == .notDrawn, child.name != "nil" {
      note(.notDrawn, parent, key ?? "<\(child.name)>", place)
      place.isTold = true
    } else if known.treatment == .withoutEffect {
      place.isTold = true
    }
    visit(child, inner, place)
  }

  /// Reads a variation, which has attributes and children of its parent.
  private mutating func visit(
    variation: DocumentElement, of parent: DocumentElement, _ entry: DocumentNames.Entry, _ place: Place
  ) {
    var attributes = variation.attributes
    let key = attributes.removeValue(forKey: "key")
    if !Variations.isKnown(key) {
      note(.notDrawn, variation, "key=\"\(key ?? "")\"", place)
    }
    check(attributes, of: parent, entry, place)
    for child in variation.children {
      if child.name == "mask", let mask = names.entries["mask"] {
        visit(child, mask, place)
      } else {
        visit(child, of: parent, entry, place)
      }
    }
  }

  private mutating func note(
    unknown child: DocumentElement, _ key: String?, of parent: DocumentElement, _ entry: DocumentNames.Entry,
    _ place: Place
  ) {
    if entry.holdsViews {
      note(.emptyView, child, "<\(child.name)>", place)
    } else if let key, entry.keyed[key] == nil, names.entries[child.name] != nil {
      note(.unknown, parent, key, place)
    } else {
      note(.unknown, parent, "<\(child.name)>", place)
    }
  }

  private mutating func note(_ fault: Fault, _ element: DocumentElement, _ name: String, _ place: Place) {
    guard fault == .unknown || !place.isTold else { return }
    let isUnknown = fault == .unknown || names.entries[element.name] == nil
    let key = Key(fault: fault, element: element.name, owner: isUnknown ? nil : place.owner)
    if tallies[key] == nil { order.append(key) }
    var tally = tallies[key] ?? Tally(position: element.position)
    if !tally.names.contains(name), tally.names.count <= Self.listed.names { tally.names.append(name) }
    tally.count += 1
    if tally.places.count <= Self.listed.places, let shown = shownName(of: place.holder),
      !tally.places.contains(shown)
    {
      tally.places.append(shown)
    }
    tallies[key] = tally
  }

  /// The name by which a person knows an element, as in frames and explanations.
  private func shownName(of element: DocumentElement?) -> String? {
    guard let element else { return nil }
    return element["userLabel"] ?? element.id.flatMap { outlets[$0] } ?? element["title"]
      ?? element["customClass"] ?? element.id
  }
}
