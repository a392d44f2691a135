public import PageBase

/// A page that is left out because its description in the source has faults.
public struct LeftOutPage: Hashable, Sendable {
  /// The page's entry. Its id is the page's own if that is valid and unique in the source, else it is made of
  /// the page's number, such as `page-3`.
  public var entry: PageEntry
  /// The page's faults.
  public var faults: [Diagnostic]

  /// - Parameters:
  ///   - entry: The page's entry, with the id as written, valid or not.
  ///   - taken: The ids of the source's other pages, in lower case; this page's id is added.
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
