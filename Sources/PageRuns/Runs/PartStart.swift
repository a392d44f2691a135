/// The line that a part of a run prints when it starts: its number, its pictures, and about how long they take.
package struct PartStart: Hashable {
  package enum Work: Hashable, Sendable {
    case drawing, recording

    /// The processor time of a picture if no plan has measured it, in seconds: means of pictures on all devices, as `make
    /// farm` prints them. A recorded picture is compressed well.
    var secondsPerPicture: Double {
      switch self {
      case .drawing: 0.008
      case .recording: 0.04
      }
    }
  }

  var shard: Shard
  /// The number of the part's pictures.
  var count: Int
  /// The number of pictures of the whole run.
  var total: Int
  /// The number of the part's pictures that are not up to date yet.
  var missing: Int
  /// The time until the part ends, in seconds.
  private var seconds: Double

  /// - Parameters:
  ///   - plan: The division of the run, which has measured the pictures; `nil` if it was divided by count.
  ///   - jobs: The number of pictures that are drawn at a time.
  init(
    _ shard: Shard, count: Int, of total: Int, missing: Int, by plan: DivisionPlan?, _ work: Work, jobs: Int
  ) {
    (self.shard, self.count, self.total, self.missing) = (shard, count, total, missing)
    var each = work.secondsPerPicture
    if work == .drawing, let plan, plan.shards.indices.contains(shard.number - 1) {
      let part = plan.shards[shard.number - 1]
      if part.pictures > 0 { each = part.seconds / Double(part.pictures) }
    }
    seconds = each * Double(missing) / Double(max(min(jobs, missing), 1))
  }

  /// The line: `shard 3/16: 320 of 5,120 pictures, about 3 s`.
  var text: String {
    let pictures = "shard \(shard.text): \(Counting.grouped(count)) of \(Counting.grouped(total)) pictures"
    if missing == 0 { return "\(pictures), all up to date" }
    let rest = missing == count ? "" : ", \(Counting.grouped(missing)) of them missing"
    return "\(pictures)\(rest), about \(Self.words(seconds))"
  }

  /// Rounds a time up to seconds, to minutes from 90 seconds on, and to hours from 90 minutes on.
  private static func words(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? min(max(seconds, 1), 1e9).rounded(.up) : 1e9
    if whole < 90 { return "\(Int(whole)) s" }
    let minutes = (whole / 60).rounded(.up)
    return minutes < 90 ? "\(Int(minutes)) min" : "\(Int((minutes / 60).rounded(.up))) h"
  }
}
