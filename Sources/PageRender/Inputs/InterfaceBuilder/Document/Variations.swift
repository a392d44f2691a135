internal import LayoutEngine
internal import PageBase

/// Interface Builder's variations by size class: attributes that differ, and which constraints and subviews are
/// installed.
///
/// The variation `default` comes first, then those whose size classes fit, the ones that name fewer classes
/// before the ones that name more.
struct Variations: Sendable {
  /// `nil` is Interface Builder's old "any" class, which only variations that name no class fit.
  var horizontal: SizeClass?
  var vertical: SizeClass?

  /// The element with the attributes and children that its variations give it.
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

  /// The ids of the constraints or subviews of a view that are not installed.
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
    // Document order decides between equally many; `sorted` is stable only by this index.
    return fitting.sorted { (terms[$0].count, $0) < (terms[$1].count, $1) }.map { variations[$0] }
  }

  /// `heightClass=regular-widthClass=compact` is two terms, `default` none.
  private static func terms(_ key: String) -> [Substring] {
    key == "default" ? [] : key.split(separator: "-")
  }

  /// A term that says something unknown holds nowhere.
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
