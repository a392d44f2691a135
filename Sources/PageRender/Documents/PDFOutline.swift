/// The bookmarks of a document (ISO 32000-1, 12.3.3), all open.
struct PDFOutline {
  private let entries: [OutlineEntry]
  private let destinations: PDFDestinations

  /// More levels than anybody opens.
  private static let maximumDepth = 64

  init(_ entries: [OutlineEntry], _ destinations: PDFDestinations) {
    self.destinations = destinations
    self.entries = Self.reachable(entries, destinations, depth: 1)
  }

  /// Without those that lead nowhere, unless something inside them leads somewhere.
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

  func add(to root: PDFObjects.Object, in file: borrowing PDFObjects) {
    guard !entries.isEmpty else { return }
    let outlines = file.indirect(file.dictionary([("/Type", file.name("/Outlines"))]))
    add(entries, to: outlines, in: file)
    file.set("/Outlines", of: root, to: outlines)
    file.set("/PageMode", of: root, to: file.name("/UseOutlines"))
  }

  /// Returns how many bookmarks there are inside the parent, at any depth.
  @discardableResult
  private func add(
    _ entries: [OutlineEntry], to parent: PDFObjects.Object, in file: borrowing PDFObjects
  ) -> Int {
    var count = 0
    var last: PDFObjects.Object?
    for entry in entries {
      let title = PDFText.line(entry.title)
      let item = file.indirect(
        file.dictionary([("/Title", file.text(title)), ("/Parent", parent)]))
      if destinations.has(entry.destination) {
        file.set("/Dest", of: item, to: file.bytes(entry.destination))
      }
      if let last {
        file.set("/Prev", of: item, to: last)
        file.set("/Next", of: last, to: item)
      } else {
        file.set("/First", of: parent, to: item)
      }
      last = item
      count += 1 + (entry.children.isEmpty ? 0 : add(entry.children, to: item, in: file))
    }
    if let last { file.set("/Last", of: parent, to: last) }
    file.set("/Count", of: parent, to: file.integer(count))
    return count
  }
}
