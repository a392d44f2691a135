/// The change of a property of a view. A value is `nil` if the property is not set.
struct PropertyChange: Hashable {
  var name: String
  var old: String?
  var new: String?

  /// The distance to the page that a page control showed before: pages behind one that was taken out or added move alike.
  var pageShift: String? {
    guard PropertyWording.split(name).name == "currentPage", let before = Int(old ?? "0"),
      let after = Int(new ?? "0")
    else { return nil }
    return "current page \(abs(after - before)) \(after < before ? "earlier" : "later")"
  }

  /// Returns the changes from one list of properties to another, the most telling first and without
  /// repetitions.
  static func between(_ old: [FrameTree.Property], _ new: [FrameTree.Property]) -> [PropertyChange] {
    let values = (old: values(old), new: values(new))
    let names = Set(values.old.keys).union(values.new.keys).sorted()
    let changes = names.compactMap { name -> PropertyChange? in
      let change = PropertyChange(name: name, old: values.old[name], new: values.new[name])
      return change.old == change.new ? nil : change
    }
    let told = withoutLook(withoutRepeated(withoutParts(changes, old: old, new: new)))
    return told.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  private static func values(_ properties: [FrameTree.Property]) -> [String: String] {
    Dictionary(properties.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Drops the changes inside a text's parts if the text now has other parts, as these cannot be compared one
  /// by one.
  private static func withoutParts(
    _ changes: [PropertyChange], old: [FrameTree.Property], new: [FrameTree.Property]
  ) -> [PropertyChange] {
    func parts(_ properties: [FrameTree.Property]) -> Set<String> {
      Set(properties.compactMap { PropertyWording.split($0.name).part })
    }
    let (before, after) = (parts(old), parts(new))
    let isTextChanged = changes.contains { $0.name == "text" }
    if before == after {
      // The changed text shows how its parts begin.
      return changes.filter { !(PropertyWording.split($0.name).name.hasSuffix("begins") && isTextChanged) }
    }
    /// Returns the part that a piece belongs to: `summary` for `summary 2`.
    func whole(_ part: String) -> String {
      guard let blank = part.lastIndex(of: " "), Int(part[part.index(after: blank)...]) != nil else {
        return part
      }
      let name = String(part[..<blank])
      return before.contains(name) || after.contains(name) ? name : part
    }
    let changed = before.symmetricDifference(after)
    // A named part that was added or removed is reported by its text alone.
    let named = changed.filter { Int($0) == nil && whole($0) == $0 }
    let isComparable = changed.allSatisfy { named.contains(whole($0)) }
    let kept = changes.filter { change in
      let (part, name) = PropertyWording.split(change.name)
      guard let part else { return true }
      return named.contains(whole(part)) ? named.contains(part) && name.hasSuffix("text") : isComparable
    }
    if isTextChanged || isComparable { return kept }
    func count(_ parts: Set<String>) -> String { parts.isEmpty ? "one look" : "\(parts.count + 1) looks" }
    return kept + [PropertyChange(name: "formatting", old: count(before), new: count(after))]
  }

  /// Drops the changes of opacity and of faded colours if the view was enabled or disabled.
  private static func withoutLook(_ changes: [PropertyChange]) -> [PropertyChange] {
    guard changes.contains(where: { $0.name == "isEnabled" }) else { return changes }
    return changes.filter { change in
      let name = change.name.split(separator: ".").last ?? ""
      let isFaded = change.old?.prefix(7) == change.new?.prefix(7) && change.old?.first == "#"
      return name != "opacity" && !isFaded
    }
  }

  /// Drops repetitions: of changes with equal values, the one with the shorter name stays if its name ends
  /// the longer one. The font of a title and the font of its button are one. A font's leading follows its size and family.
  private static func withoutRepeated(_ changes: [PropertyChange]) -> [PropertyChange] {
    let names = Set(changes.map(\.name))
    return changes.filter { change in
      if change.name.hasSuffix("font.leading") {
        let font = change.name.dropLast("leading".count)
        if ["size", "weight", "family"].contains(where: { names.contains(font + $0) }) { return false }
      }
      return !changes.contains { other in
        other.old == change.old && other.new == change.new && change.name.hasSuffix("." + other.name)
      }
    }
  }

  /// The properties that people look for first.
  private static let telling = [
    "isEnabled", "text", "title", "placeholder", "isOn", "progress", "part", "selected", "pageCount",
    "currentPage", "image", "font.size", "font.weight",
    "font.family", "isHidden", "alpha",
  ]

  private var rank: Int {
    let name = PropertyWording.split(name).name
    // Clipping is mostly set for the sake of round corners.
    if ["font.leading", "begins", "clipsToBounds"].contains(name) { return .max }
    return Self.telling.firstIndex { name == $0 || name.hasSuffix("." + $0) } ?? Self.telling.count
  }
}

extension String {
  /// Returns the parts of the text between separators.
  func components(between separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
