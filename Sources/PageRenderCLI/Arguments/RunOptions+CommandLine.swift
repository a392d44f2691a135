internal import PageRender
package import PageRuns

extension RunOptions {
  package static let specs = specs(quiet: "print nothing but errors and warnings")

  /// - Parameter quiet: The help for `--quiet`, which says what is still printed.
  static func specs(quiet: String) -> [OptionSpec] {
    [
      OptionSpec("jobs", short: "j", value: "N", "pages drawn at a time (default: the number of cores)"),
      OptionSpec(
        "memory", value: "SIZE",
        "decoded pictures kept for other pages, and pictures compared at a\ntime, such as 64M or 2G; no pixel "
          + "depends on it (default: 256M,\nor a quarter of the machine's or container's memory if less)"),
      OptionSpec("quiet", short: "q", quiet),
    ] + others
  }

  private static let others = [
    OptionSpec("no-progress", "no progress bar, even on a terminal"),
    OptionSpec("json", "print results as JSON"),
    OptionSpec(
      "strict",
      "a character that no font has, constraints that contradict\neach other, and code of an app that is left out, are errors\n(exit code 3)"
    ),
    OptionSpec("fonts", value: "DIR", "look for font families in DIR first; may be repeated"),
    OptionSpec(
      "devices-file", value: "FILE", "more devices, in the format of docs/devices.md; may be repeated"),
    OptionSpec(
      "assets", value: "PATH",
      "an asset catalogue of Interface Builder documents, looked\ninto before those in and above their folders; "
        + "may be\nrepeated"),
    OptionSpec(
      "untrusted",
      "refuse SVG and PDF artwork, and fonts in documents, where this\nmachine cannot isolate the program "
        + "that reads them"),
    OptionSpec(
      "no-isolation",
      "read SVG and WebP pictures, and fonts for documents, in this\nprogram where renderpages-worker cannot be used"
    ),
    followLinks,
    OptionSpec("help", short: "h", "print this help"),
  ]

  /// The option that `Program` reads for every command that has it.
  package static let followLinks = OptionSpec(
    "follow-links", "write through symbolic links below the folders named here")

  package init(_ arguments: Arguments, coreCount: Int) throws(UsageError) {
    self.init(jobs: min(max(coreCount, 1), Self.maximumJobs))
    if let word = arguments.value("jobs") {
      guard let number = Int(word), (1...Self.maximumJobs).contains(number) else {
        throw UsageError(message: "--jobs \(word) is not a number from 1 to \(Self.maximumJobs)")
      }
      jobs = number
    }
    if let word = arguments.value("memory") {
      guard let bytes = MemorySize.bytes(word) else {
        throw UsageError(message: "--memory \(word) is not a size from 1M to 64G, such as 64M or 2G")
      }
      PictureBudget.shared.bytes = bytes
    }
    isQuiet = arguments.contains("quiet")
    showsProgress = !arguments.contains("no-progress") && !isQuiet
    isStrict = arguments.contains("strict")
    printsJSON = arguments.contains("json")
    fontDirectories = arguments.values("fonts")
    assetPaths = arguments.values("assets")
    deviceFiles = arguments.values("devices-file")
    if arguments.contains("untrusted"), arguments.contains("no-isolation") {
      throw UsageError(message: "--untrusted and --no-isolation contradict each other; leave one out")
    }
    if arguments.contains("untrusted") { IsolatedWorker.isRequired = true }
    if arguments.contains("no-isolation") { IsolatedWorker.isOptional = true }
  }
}
