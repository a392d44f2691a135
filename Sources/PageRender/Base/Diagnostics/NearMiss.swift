/// Finds the word that somebody probably meant to type.
package enum NearMiss {
  /// The maximum length of words that are compared, in letters and digits: nobody mistypes longer ones by
  /// hand, and the comparison is quadratic.
  private static let longestWord = 64

  /// Returns the candidate nearest to `word`, or `nil` where none is near.
  ///
  /// Case and punctuation do not count (`iphone16pro` is `iphone-16-pro`). Up to a third of the letters may
  /// be missing, added, changed or swapped with a neighbour. Of equally near candidates the first is
  /// returned.
  package static func closest(to word: String, among candidates: [String]) -> String? {
    let letters = folded(word)
    guard !letters.isEmpty, letters.count <= longestWord else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let other = folded(candidate)
      guard other.count <= longestWord else { continue }
      let distance = distance(letters, other)
      let allowed = max(letters.count, other.count) / 3
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The letters and digits of `word`, in lower case.
  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Returns the number of insertions, deletions, substitutions and swaps of neighbours that turn `a` into
  /// `b`, no letter being edited twice (the optimal string alignment distance).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for (j, y) in b.enumerated() {
        var cost = min(previous[j] + (x == y ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, x == b[j - 1], a[i - 1] == y {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
