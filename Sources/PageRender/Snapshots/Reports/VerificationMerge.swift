/// Joins runs over parts of the same pictures, such as the shards of a CI, into one run.
///
/// The pictures are in the order of their decks and names, whichever order the runs come in. For a picture in
/// several runs the worst result counts, and among equal statuses that of the earliest run. Any other result
/// replaces that of a run that did not reach the picture.
public struct VerificationMerge: Sendable {
  public var verification: Verification
  /// The index of the run that a picture's result is from, by the picture's index.
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
    let against = Self.unique(runs.compactMap(\.against))
    verification.against = against.isEmpty ? nil : against.joined(separator: ", ")
    origins = sorted.map(\.origin)
    if reasons.isEmpty {
      let snapshots = Set(sorted.map(\.picture.snapshot))
      verification.stale = stale.filter { !snapshots.contains($0) }.sorted()
    }
  }

  /// Returns the reasons why the runs are incomplete, and the stale snapshots of the complete ones.
  ///
  /// Shards that together are whole count as one complete run; a snapshot is stale if every shard lists it as
  /// stale. A shard that ended before its last picture is not whole.
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

/// The part of a run that a verification covers: `shard 2/3`.
public struct VerificationShard: Hashable, Sendable {
  public let number: Int
  public let count: Int

  /// - Parameter reason: The verification's `narrowedBy`; the result is `nil` if it names no shard.
  init?(_ reason: String) {
    guard reason.hasPrefix("shard ") else { return nil }
    let numbers = reason.dropFirst("shard ".count).split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let number = Int(numbers[0]), let count = Int(numbers[1]),
      count > 0, (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The number and the count: `2/3`.
  public var text: String { "\(number)/\(count)" }
}

extension Verification {
  /// The shard that the verification covers; `nil` if it is no shard, or if its run is narrowed in another
  /// way too.
  public var shard: VerificationShard? { narrowedBy.flatMap(VerificationShard.init) }
}

extension PictureResult.Status {
  /// The severity: of two results for one picture, the one with the greater severity counts.
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
