package import PageRender

/// The results of the last run, as later commands read them.
package enum LastRun {
  package static func missing(_ report: String) -> UsageError {
    if FilePath.isReadable("\(report)/\(RunFolder.results)") {
      return UsageError(
        message: "\(report)/\(RunFolder.results) is damaged, or of another version; run verify again")
    }
    return UsageError(
      message:
        "there are no results of a run in \(report); run verify first, or name its folder with --report")
  }

  /// Returns the indices of the pictures that operands and `-g` choose; all pictures without either.
  ///
  /// - Throws: `UsageError` for an operand that was not in the run, and for a pattern that matches none of its pictures.
  package static func pictures(
    of run: Verification, decks operands: [String], pattern: String?
  ) throws(UsageError) -> [Int] {
    let decks = try decks(of: run, operands)
    let wanted = pattern.map { NamePattern($0) }
    let chosen = run.pictures.indices.filter { index in
      let picture = run.pictures[index]
      return decks.contains(picture.deck) && wanted?.matches(picture.name) != false
    }
    if let wanted, chosen.isEmpty { throw wanted.unmatched }
    return chosen
  }

  /// Returns the folders of the snapshots that operands choose, each ending in a slash.
  package static func folders(of run: Verification, decks operands: [String]) throws(UsageError) -> Set<
    String
  > {
    let decks = try decks(of: run, operands)
    return Set(
      run.pictures.filter { decks.contains($0.deck) }.map { picture in
        String(picture.snapshot.dropLast(picture.name.count + 4))
      })
  }

  private static func decks(of run: Verification, _ operands: [String]) throws(UsageError) -> Set<String> {
    let known = Set(run.pictures.map(\.deck))
    guard !operands.isEmpty else { return known }
    var chosen: Set<String> = []
    for operand in operands {
      let name = deckName(operand)
      guard known.contains(name) else {
        throw UsageError(
          message: "\(operand) was not in the last run; that was of \(known.sorted().joined(separator: ", "))"
        )
      }
      chosen.insert(name)
    }
    return chosen
  }

  /// Returns a deck's name as sources are named: `tutorial` for `Examples/tutorial/deck.json`, `Main` for
  /// `Base.lproj/Main.storyboard`.
  private static func deckName(_ operand: String) -> String {
    var parts = operand.split(separator: "/").map(String.init)
    if parts.last == "deck.json", parts.count > 1 { parts.removeLast() }
    let last = parts.last ?? operand
    for ending in [".json", ".storyboard", ".xib"] where last.hasSuffix(ending) {
      return String(last.dropLast(ending.count))
    }
    return last
  }
}
