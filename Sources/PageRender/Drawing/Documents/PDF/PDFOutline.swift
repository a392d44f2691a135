/// The bookmarks of a document (ISO 32000-1, 12.3.3), all expanded.
struct PDFOutline {
  private let entries: [OutlineEntry]
  private let destinations: PDFDestinations

  /// The deepest level of bookmarks, deeper than anybody opens.
  private static let maximumDepth = 64

  init(_ entries: [OutlineEntry], _ destinations: PDFDestinations) {
    self.destinations = destinations
    self.entries = Self.reachable(entries, destinations, depth: 1)
  }

  /// Removes the entries without a destination in the document, unless an entry inside them has one.
  private static func reachable(
    _ entries: [OutlineEntry], _ destinations: PDFDestinations, depth: Int
  ) -> [OutlineEntry] {
    guard depth <= maximumDepth else { return [] }
    return entries.compactMap { entry in
      var entry = entry
      entry.children = reachable(entry.children, destinations, depth: depth + 1)
      return entry.children.isEmpty && !destinations.has(entry.destination) ? nil : entry
    }
  }

  func add(to objects: inout PDFObjects) {
    guard !entries.isEmpty else { return }
    let outlines = objects.reserve()
    let added = add(entries, to: outlines, in: &objects)
    objects.write(.dictionary([("Type", .name("Outlines"))] + added.entries), as: outlines)
    objects.setRoot("Outlines", to: .reference(outlines))
    objects.setRoot("PageMode", to: .name("UseOutlines"))
  }

  /// Adds the bookmarks inside a parent.
  ///
  /// - Returns: The parent's entries that refer to the bookmarks, and the number of bookmarks at all levels.
  private func add(
    _ entries: [OutlineEntry], to parent: PDFReference, in objects: inout PDFObjects
  ) -> (entries: [(key: String, value: PDFValue)], count: Int) {
    let items = entries.map { _ in objects.reserve() }
    guard let first = items.first, let last = items.last else { return ([], 0) }
    var total = entries.count
    for (index, entry) in entries.enumerated() {
      var item: [(key: String, value: PDFValue)] = [
        ("Title", .text(PDFText.line(entry.title))), ("Parent", .reference(parent)),
      ]
      if destinations.has(entry.destination) { item.append(("Dest", .string(entry.destination))) }
      if index > 0 { item.append(("Prev", .reference(items[index - 1]))) }
      if index + 1 < items.count { item.append(("Next", .reference(items[index + 1]))) }
      let inside = add(entry.children, to: items[index], in: &objects)
      total += inside.count
      objects.write(.dictionary(item + inside.entries), as: items[index])
    }
    return (
      [("First", .reference(first)), ("Last", .reference(last)), ("Count", .integer(total))], total
    )
  }
}
