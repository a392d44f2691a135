internal import PageBase

/// The changes of a review, each counted and numbered once: a cause on any number of screens, a new page, or a
/// removed page.
struct CountedChanges: Sendable {
  struct Entry: Sendable {
    enum Kind: Sendable { case changed, new, removed }

    /// The number, from 1 in the order of the review.
    var number: Int
    var kind: Kind
    /// The change in words: a cause, or what happened to the page.
    var text: String
    /// The cause in words that are equal on all screens; empty for a new or removed page.
    var cause = ""
    /// The titles of the pages with the change, each once.
    var pages: [String]
    /// The screens with the change, in the order of the review.
    var screens: [Screen] = []
    /// The number of the sheet that shows the change; `nil` for a removed page.
    var sheet: String?
  }

  /// A screen with a change, by the indices of its page and of its change among the page's.
  struct Screen: Hashable, Sendable {
    var page: Int
    var change: Int
  }

  /// The changes of a page's screens.
  struct Page {
    var title: String
    /// The index of the page's source in the review.
    var source: Int
    var changes: [ScreenChange]
  }

  var entries: [Entry] = []
  /// The index of each change's entry.
  private var places: [Key: Int] = [:]
  /// The numbers of each page's changes, ascending.
  private(set) var numbersOfPages: [[Int]] = []

  private enum Key: Hashable {
    case cause(source: Int, String)
    case newPage(Int)
  }

  /// Counts the changes of pages, then the removed pages.
  init(_ pages: [Page] = [], removed: [RemovedPage] = [], words: ReviewWords) {
    for (index, page) in pages.enumerated() {
      for (place, change) in page.changes.enumerated() where change.fault == nil {
        let screen = Screen(page: index, change: place)
        if change.isNew {
          add(.newPage(index), "", words.isNew, screen, on: page.title)
        } else {
          for (cause, sentence) in zip(change.causes, change.sentences) {
            add(.cause(source: page.source, cause), cause, sentence, screen, on: page.title)
          }
        }
      }
      numbersOfPages.append(
        entries.filter { entry in entry.screens.contains { $0.page == index } }.map(\.number))
    }
    for page in removed {
      entries.append(
        Entry(
          number: entries.count + 1, kind: .removed, text: words.pageWasRemoved(page.name),
          pages: [page.name]))
    }
  }

  var count: Int { entries.count }

  /// The numbers of a change's causes, in their order.
  func numbers(of change: ScreenChange) -> [Int] {
    change.causes.compactMap { cause in
      places[.cause(source: change.screen.source, cause)].map { entries[$0].number }
    }
  }

  /// The indices of the entries that a sheet tells together, as they changed the same screens.
  var groups: [[Int]] {
    var (groups, places): ([[Int]], [[Screen]: Int]) = ([], [:])
    for (index, entry) in entries.enumerated() where entry.kind == .changed {
      if let place = places[entry.screens] {
        groups[place].append(index)
      } else {
        places[entry.screens] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// Adds a screen to an entry.
  private mutating func add(
    _ key: Key, _ cause: String, _ sentence: String, _ screen: Screen, on page: String
  ) {
    let place = places[key] ?? entries.count
    if place == entries.count {
      places[key] = place
      entries.append(
        Entry(
          number: place + 1, kind: cause.isEmpty ? .new : .changed, text: sentence, cause: cause, pages: []))
    }
    if entries[place].screens.last != screen { entries[place].screens.append(screen) }
    if !entries[place].pages.contains(page) { entries[place].pages.append(page) }
  }
}

extension ReviewWords {
  /// Numbers with ranges of three and more: `1, 3–5`.
  func ranges(of numbers: [Int]) -> String {
    var parts: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = parts.last, last.upperBound + 1 == number {
        parts[parts.count - 1] = last.lowerBound...number
      } else if parts.last?.upperBound != number {
        parts.append(number...number)
      }
    }
    return parts.flatMap { part in
      part.count > 2 ? ["\(part.lowerBound)–\(part.upperBound)"] : part.map(String.init)
    }.joined(separator: comma)
  }

  /// The numbers of changes with their noun: `Changes 1, 3–5`; empty without numbers.
  func changes(_ numbers: [Int]) -> String {
    guard !numbers.isEmpty else { return "" }
    if isJapanese { return "\(oneChange)\(ranges(of: numbers))" }
    let noun = Wording.form(numbers.count, oneChange)
    return "\(noun.prefix(1).uppercased())\(noun.dropFirst()) \(ranges(of: numbers))"
  }

  /// A number of changes: `1 change`, `13 changes`.
  func changeCount(_ count: Int) -> String {
    isJapanese ? "\(oneChange)\(count)件" : Wording.count(count, oneChange)
  }

  /// A number of changes with the pages on which they are: `13 changes on 8 pages: 6 changed, 2 new`.
  ///
  /// - Parameter kinds: The numbers of pages by what happened to them; changed pages alone are not listed.
  func changes(_ count: Int, onPages kinds: [(count: Int, word: String)]) -> String {
    let kinds = kinds.filter { $0.count > 0 }
    let pages = pageCount(kinds.reduce(0) { $0 + $1.count })
    let told = kinds.allSatisfy { $0.word == changed } ? [] : kinds.map { self.count($0.count, $0.word) }
    let list = told.joined(separator: comma)
    if isJapanese { return "\(changeCount(count))（\(pages)\(list.isEmpty ? "" : ": ")\(list)）" }
    return "\(changeCount(count)) on \(pages)" + (list.isEmpty ? "" : ": \(list)")
  }

  /// The heading above the other screens with a change: `Also on 31 screens`.
  func alsoOn(_ count: Int) -> String {
    isJapanese ? "ほか\(screenCount(count))" : "\(alsoOn) on \(screenCount(count))"
  }

  /// The screens on which a change is: `On iPhone SE, iPhone 16 Pro  ·  de; also welcome`.
  func on(_ screens: [String], alsoPages pages: [String]) -> String {
    let list = screens.joined(separator: isJapanese ? "、" : "; ")
    let also = pages.isEmpty ? "" : (isJapanese ? "、ほか" : "; also ") + pages.joined(separator: comma)
    return (isJapanese ? "対象: " : "On ") + list + also
  }
}
