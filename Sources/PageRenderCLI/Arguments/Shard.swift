internal import PageRender

/// One of several parts of a run, by number from 1.
struct Shard: Hashable, Sendable {
  let number: Int
  let count: Int

  static let maximumCount = 10_000
  /// Asks for the part that the engine gives this job.
  static let auto = "auto"

  static let spec = OptionSpec(
    "shard", value: "N/M", of: .one([auto]),
    "only the Nth of M parts of the pictures, such as 1/3; auto:\nthe part that Slurm, Kubernetes, GitLab or\n"
      + "RENDERPAGES_SHARD gives this job"
  )

  /// - Parameter environment: The variables of the process, for `auto`.
  init(_ word: String, environment: [String: String]) throws(UsageError) {
    if word == Self.auto {
      self = try ShardEngine.shard(in: environment)
    } else {
      self = try Self(word, as: "--shard \(word)")
    }
  }

  /// - Parameter name: What is called by its fault.
  init(_ word: String, as name: String) throws(UsageError) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw UsageError(message: "\(name) is not a part of a run; write 1/3 for the first of three")
    }
    try self.init(number: number, of: count, as: name)
  }

  init(number: Int, of count: Int, as name: String) throws(UsageError) {
    guard (1...Self.maximumCount).contains(count) else {
      throw UsageError(message: "\(name) has \(count) parts; divide a run into 1 to \(Self.maximumCount)")
    }
    guard (1...count).contains(number) else {
      let parts = count == 1 ? "the only part is 1/1" : "the parts are 1/\(count) to \(count)/\(count)"
      throw UsageError(message: "\(name) is beyond the run; \(parts)")
    }
    self.number = number
    self.count = count
  }

  /// `2/3`.
  var text: String { "\(number)/\(count)" }

  /// The places of the part among so many pictures: the parts are as large as each other, but for one picture.
  func places(of total: Int) -> Range<Int> {
    // The first place p for which p · count / total reaches a part.
    func first(_ part: Int) -> Int { (part * total + count - 1) / count }
    return first(number - 1)..<first(number)
  }

  static func option(in arguments: Arguments) throws(UsageError) -> Shard? {
    guard let word = arguments.value(spec.long) else { return nil }
    let shard = try Shard(word, environment: ProcessVariables.all)
    if let plan = arguments.division, plan.shards.count != shard.count {
      throw UsageError(
        message:
          "--shard \(shard.text) is none of the plan's \(plan.shards.count) parts; plan again, or start as many jobs"
      )
    }
    return shard
  }

  /// The places of the part among so many pictures.
  ///
  /// - Parameter plan: How the run is divided; `nil` divides by count.
  func places(of total: Int, by plan: DivisionPlan?) -> Range<Int> {
    plan?.places(of: self) ?? places(of: total)
  }
}

/// What engines that run many jobs tell each of them of its place.
enum ShardEngine {
  /// A part as on the command line, for engines that tell nothing themselves.
  static let variable = "RENDERPAGES_SHARD"

  /// The variables that name a job's place; the first that is set counts.
  private static let places = [variable, "SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "CI_NODE_INDEX"]

  static func shard(in environment: [String: String]) throws(UsageError) -> Shard {
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
          "--shard auto finds no engine: none of \(places.joined(separator: ", ")) is set; write --shard 1/3"
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

  /// The tasks of an array are numbered as somebody likes: only those from 0 or 1 on, without a gap, are sure to be a whole
  /// run.
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
