internal import PageRender

/// Reads a job's shard from the environment variables of engines that run many jobs.
package enum ShardEngine {
  /// The variable with a shard as on the command line, for engines that set no variables themselves.
  package static let variable = "RENDERPAGES_SHARD"

  /// The variables with a job's number; the first that is set counts.
  private static let places = [variable, "SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "CI_NODE_INDEX"]

  package static func shard(in environment: [String: String]) throws(UsageError) -> Shard {
    let known = environment.filter { !$0.value.isEmpty }
    switch places.first(where: { known[$0] != nil }) {
    case variable: return try Shard(known[variable] ?? "", as: "\(variable)=\(known[variable] ?? "")")
    case "SLURM_ARRAY_TASK_ID": return try slurm(known)
    case "JOB_COMPLETION_INDEX":
      return try job(known, number: "JOB_COMPLETION_INDEX", from: 0, count: "JOB_COMPLETIONS")
    case "CI_NODE_INDEX": return try job(known, number: "CI_NODE_INDEX", from: 1, count: "CI_NODE_TOTAL")
    default:
      throw UsageError(
        message:
          "--shard auto does not know which part to draw: none of \(places.joined(separator: ", ")) is set; "
          + "write --shard 1/3"
      )
    }
  }

  private static func job(
    _ known: [String: String], number: String, from first: Int, count: String
  ) throws(UsageError) -> Shard {
    let (place, total) = (try whole(number, known), try whole(count, known))
    let name = "--shard auto (\(number)=\(place), \(count)=\(total))"
    guard place >= first else { throw UsageError(message: "\(name) is before the first part, \(first)") }
    return try Shard(number: place - first + 1, of: total, as: name)
  }

  /// Reads the task of a Slurm array. Its tasks may have any numbers; only numbers from 0 or 1 on, without a
  /// gap, are sure to be a whole run.
  private static func slurm(_ known: [String: String]) throws(UsageError) -> Shard {
    let task = try whole("SLURM_ARRAY_TASK_ID", known)
    let (first, last) = (try whole("SLURM_ARRAY_TASK_MIN", known), try whole("SLURM_ARRAY_TASK_MAX", known))
    let count = try whole("SLURM_ARRAY_TASK_COUNT", known)
    guard (0...1).contains(first), last < Int.max, last - first + 1 == count, (first...last).contains(task)
    else {
      throw UsageError(
        message:
          "--shard auto takes Slurm arrays of all numbers from 0 or 1 on, and this one has \(count) from \(first) to \(last); "
          + "write --shard $SLURM_ARRAY_TASK_ID/N"
      )
    }
    return try Shard(number: task - first + 1, of: count, as: "--shard auto")
  }

  private static func whole(_ name: String, _ known: [String: String]) throws(UsageError) -> Int {
    guard let word = known[name] else {
      throw UsageError(message: "--shard auto needs \(name), which is not set\(advice(name))")
    }
    guard let number = Int(word), number >= 0 else {
      throw UsageError(message: "--shard auto needs a whole number in \(name), which is \"\(word)\"")
    }
    return number
  }

  private static func advice(_ name: String) -> String {
    name == "JOB_COMPLETIONS" ? "; set it to the Job's completions" : ""
  }
}
