internal import LayoutEngine
internal import PageBase

/// Interface Builder's variations by size class, which change attributes, and install constraints and
/// subviews or not.
///
/// The variation `default` applies first, then those whose size classes fit, from fewer to more classes.
struct Variations: Sendable {
  /// The horizontal size class; `nil` for Interface Builder's old class "any", which fits only variations
  /// that name no horizontal class.
  var horizontal: SizeClass?
  var vertical: SizeClass?

  /// The element with the attributes and children of its fitting variations.
  func applied(to element: DocumentElement) -> DocumentElement {
    let fitting = fitting(element)
    guard !fitting.isEmpty else { return element }
    var result = element
    for variation in fitting {
      for (name, value) in variation.attributes where name != "key" { result.attributes[name] = value }
      for child in variation.children where child.name != "mask" { replace(child, in: &result) }
    }
    return result
  }

  /// The ids of a view's constraints or subviews that are not installed.
  ///
  /// - Parameter list: `constraints` or `subviews`.
  func excluded(_ list: String, of element: DocumentElement) -> Set<String> {
    var excluded: Set<String> = []
    for variation in fitting(element) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == list {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) }
          if change.name == "include" { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }

  private func fitting(_ element: DocumentElement) -> [DocumentElement] {
    let variations = element.children.filter { $0.name == "variation" }
    guard !variations.isEmpty else { return [] }
    let terms = variations.map { Self.terms($0["key"] ?? "") }
    let fitting = variations.indices.filter { index in terms[index].allSatisfy(holds) }
    // Among variations with equally many classes document order decides; the index makes the sort stable.
    return fitting.sorted { (terms[$0].count, $0) < (terms[$1].count, $1) }.map { variations[$0] }
  }

  /// The terms of a variation's key: `heightClass=regular-widthClass=compact` has two, `default` none.
  private static func terms(_ key: String) -> [Substring] {
    key == "default" ? [] : key.split(separator: "-")
  }

  /// Returns true if a variation's key consists of known size classes.
  static func isKnown(_ key: String?) -> Bool {
    let classes = ["widthClass=compact", "widthClass=regular", "heightClass=compact", "heightClass=regular"]
    return key.map { terms($0).allSatisfy { classes.contains(String($0)) } } ?? false
  }

  /// Returns true if a term fits the size classes; an unknown term never does.
  private func holds(_ term: Substring) -> Bool {
    switch term {
    case "widthClass=compact": horizontal == .compact
    case "widthClass=regular": horizontal == .regular
    case "heightClass=compact": vertical == .compact
    case "heightClass=regular": vertical == .regular
    default: false
    }
  }

  private func replace(_ child: DocumentElement, in element: inout DocumentElement) {
    if let key = child["key"], let index = element.children.firstIndex(where: { $0["key"] == key }) {
      element.children[index] = child
    } else {
      element.children.append(child)
    }
  }
}
