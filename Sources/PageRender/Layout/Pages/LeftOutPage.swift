public import PageBase

/// A page that its source says something wrong of, so that it cannot be among the others.
public struct LeftOutPage: Hashable, Sendable {
  /// The page's entry, with its own id if that is valid, else with one by its place, as `page-3`. The id is unique in the source.
  public var entry: PageEntry
  /// The page's faults.
  public var faults: [Diagnostic]

  /// - Parameters:
  ///   - entry: With the id that the page gives itself, whatever that is.
  ///   - taken: The ids of the source's other pages, in lower case; the page's is added.
  package init(_ entry: PageEntry, faults: [Diagnostic], among taken: inout Set<String>) {
    let place = "page-\(entry.number)"
    let known = taken
    func isFree(_ id: String) -> Bool { FileName.fault(of: id) == nil && !known.contains(id.lowercased()) }
    let more = (2...).lazy.map { "\(place)-\($0)" }
    let id = [entry.id, place].first(where: isFree) ?? more.first(where: isFree) ?? place
    taken.insert(id.lowercased())
    self.entry = entry
    self.entry.id = id
    self.faults = faults
  }
}
