internal import PageRender

/// The pages of a deck that `--page` asks for.
struct PageSelection {
  /// Indices in `deck.pages`, in the deck's order.
  let pages: [Int]

  /// - Parameter words: Numbers from 1, ranges such as `3-4`, and ids; an id goes before a number, because
  ///   a deck may call its pages `1` and `2`.
  init(_ words: [String]?, deck: Deck) throws(UsageError) {
    guard let words, !words.contains(AxisOptions.all) else {
      pages = Array(deck.pages.indices)
      return
    }
    var chosen: Set<Int> = []
    for word in words { chosen.formUnion(try Self.numbers(word, deck: deck)) }
    // A page with a fault has a number and cannot be drawn; the fault has been reported.
    pages = deck.pages.indices.filter { chosen.contains(deck.pages[$0].number) }
  }

  private static func numbers(_ word: String, deck: Deck) throws(UsageError) -> Set<Int> {
    if let page = deck.pages.first(where: { $0.id.value == word }) { return [page.number] }
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let count = deck.pageCount
    switch ends.count {
    case 1:
      if let number = ends[0] {
        guard (1...count).contains(number) else { break }
        return [number]
      }
    case 2:
      if let first = ends[0], let last = ends[1] {
        guard first <= last, (1...count).contains(first), (1...count).contains(last) else { break }
        return Set(first...last)
      }
    default: break
    }
    let ids = deck.pages.prefix(8).map(\.id.value).joined(separator: ", ")
    throw UsageError(
      message: "--page \(word) is no page of \(deck.file); it has pages 1 to \(count): \(ids)"
        + (count > 8 ? ", …" : ""))
  }
}
