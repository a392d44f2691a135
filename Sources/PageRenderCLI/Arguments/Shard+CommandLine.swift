internal import PageRender
internal import PageRuns

extension Shard {
  static let spec = OptionSpec(
    optionName, value: "N/M", of: .one([auto]),
    "only the Nth of M parts of the pictures, such as 1/3; auto:\nthe part that Slurm, Kubernetes, GitLab or\n"
      + "RENDERPAGES_SHARD gives this job"
  )

  static func asked(in arguments: Arguments) throws(UsageError) -> Shard? {
    guard let word = arguments.value(optionName) else { return nil }
    let shard = try Shard(word, environment: ProcessVariables.all)
    if let plan = arguments.division, plan.shards.count != shard.count {
      throw UsageError(
        message:
          "--shard \(shard.text) is none of the plan's \(plan.shards.count) parts; plan again, or start as many jobs"
      )
    }
    return shard
  }
}
