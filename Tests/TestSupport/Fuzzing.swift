import Foundation

/// Runs parsers on files that are nearly right, for `FUZZ_SECONDS` each, a second unless set.
package enum Fuzzing {
  private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init) ?? 1

  /// Numbered from 0 where `FUZZ_SEED` is not set, so that a run in CI is the same each time.
  package static let seed =
    ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 0

  /// How many mutants there were, and how many of them the parser took.
  package struct Outcome {
    package var count = 0
    package var taken = 0

    /// True if the parser took half of the mutants; of a few, which is all that a busy machine draws in a second, one is enough.
    package var isMostlyTaken: Bool { count < 60 ? taken > 0 : taken * 2 >= count }
  }

  /// Mutates files of a form again and again.
  ///
  /// - Parameter take: Parses a mutant; returns whether it is one of the form.
  package static func run(
    _ files: [[UInt8]], as form: FileForm, take: ([UInt8]) throws -> Bool
  ) rethrows -> Outcome {
    var mutator = Mutator(seed: seed)
    var outcome = Outcome()
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      let file = files[outcome.count % files.count]
      if try take(mutator.mutated(file, as: form)) { outcome.taken += 1 }
      outcome.count += 1
    }
    return outcome
  }
}
