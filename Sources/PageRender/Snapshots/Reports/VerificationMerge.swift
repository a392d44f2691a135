/// Runs of parts of the same pictures, such as the shards of a CI, as one run.
///
/// The pictures are in the order of their decks and names, whichever order the runs come in. Of a picture in
/// several runs the worse result counts, and of two of the same status the one of the earlier run. A picture that a
/// run did not come to says nothing against another that did.
public struct VerificationMerge: Sendable {
  public var verification: Verification
  /// For each picture, from which of the runs it comes.
  public var origins: [Int]

  public init(_ runs: [Verification]) {
    var best: [String: (picture: PictureResult, origin: Int)] = [:]
    for (origin, run) in runs.enumerated() {
      for picture in run.pictures {
        if let known = best[picture.key], known.picture.status.severity >= picture.status.severity {
          continue
        }
        best[picture.key] = (picture, origin)
      }
    }
    let sorted = best.values.sorted { a, b in
      (a.picture.deck, a.picture.name) < (b.picture.deck, b.picture.name)
    }
    let (reasons, stale) = Self.completeness(of: runs)
    verification = Verification(
      title: Self.unique(runs.map(\.title)).joined(separator: ", "), pictures: sorted.map(\.picture),
      environmentDifferences: Self.unique(runs.flatMap(\.environmentDifferences)),
      narrowedBy: reasons.isEmpty ? nil : reasons.joined(separator: ", "))
    origins = sorted.map(\.origin)
    if reasons.isEmpty {
      let snapshots = Set(sorted.map(\.picture.snapshot))
      verification.stale = stale.filter { !snapshots.contains($0) }.sorted()
    }
  }

  /// Why the runs are not complete, and what is stale where they are.
  ///
  /// Shards that together are whole count as one complete run, whose stale snapshots are those that every shard
  /// takes for stale. A shard that ended before its last picture is not whole.
  private static func completeness(of runs: [Verification]) -> (reasons: [String], stale: [String]) {
    var reasons: [String] = []
    var stale: [String] = []
    for run in runs {
      guard let reason = run.narrowedBy else {
        stale += run.stale
        continue
      }
      guard let shard = VerificationShard(reason) else {
        reasons.append(reason)
        continue
      }
      let siblings = runs.filter {
        $0.title == run.title && $0.shard?.count == shard.count
          && $0.count(.skipped) == 0
      }
      let numbers = Set(siblings.compactMap { $0.shard?.number })
      if numbers.count == shard.count {
        stale += run.stale.filter { path in siblings.allSatisfy { $0.stale.contains(path) } }
      } else {
        reasons.append(reason)
      }
    }
    return (unique(reasons), unique(stale))
  }

  private static func unique(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }
}

/// Which part of a run a verification is: `shard 2/3`.
public struct VerificationShard: Hashable, Sendable {
  public let number: Int
  public let count: Int

  /// - Parameter reason: Why the run is not complete.
  init?(_ reason: String) {
    guard reason.hasPrefix("shard ") else { return nil }
    let numbers = reason.dropFirst("shard ".count).split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let number = Int(numbers[0]), let count = Int(numbers[1]),
      count > 0, (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// `2/3`.
  public var text: String { "\(number)/\(count)" }
}

extension Verification {
  /// Which part of a run it is; `nil` where it is none, or one of a run that is narrowed besides.
  public var shard: VerificationShard? { narrowedBy.flatMap(VerificationShard.init) }
}

extension PictureResult.Status {
  /// Which of two results of one picture counts: the greater.
  fileprivate var severity: Int {
    switch self {
    case .skipped: 0
    case .same: 1
    case .recorded: 2
    case .missing: 3
    case .changed: 4
    case .unreadable: 5
    case .failed: 6
    }
  }
}
