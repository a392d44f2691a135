internal import PageRender
package import PageRuns

/// `renderpages truth`: compares screens with recordings from a simulator.
@MainActor
package enum TruthCommand: Command {
  package static let spec = CommandSpec(
    name: "truth", operands: "DIR [DECK…] [options]",
    summary: "Compares screens with recordings from a simulator, and says by how much they differ.",
    details: details(sources: "A DECK goes before the deck or storyboard that a recording names.\n"),
    options: [
      recordingsSpec,
      OptionSpec(
        "page", value: "LIST", of: .ofDecks(.pages, []),
        "compare recordings of these pages only: numbers, ranges or ids\n(default all)"),
      OptionSpec(
        "device", short: "d", value: "DEVICE", of: .devices,
        "of snapshots in __Snapshots__ that have its size (default:\nby name and size)"),
      OptionSpec(
        "ios", value: "VERSION", of: .one(SystemVersion.allCases.map { String($0.rawValue) }),
        "of snapshots in __Snapshots__ (default: the deck's, else \(SystemVersion.standard.rawValue))"),
    ] + ToleranceOptions.specs
      + RunOptions.specs(quiet: "print only the sum of all recordings").filter { $0.long != "no-progress" },
    examples: [
      "renderpages truth Recordings", "renderpages truth Recordings MyDeck --json",
      "renderpages truth MyAppTests Main.storyboard -d iphone-13 --threshold 0.1",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      operands: "DIR [options]", details: details(sources: ""),
      examples: ["renderpages truth Recordings", "renderpages truth Recordings --json"]))

  /// The option that names the folder where there is no operand for it, as for screens of an app.
  package static let recordingsSpec = OptionSpec(
    "recordings", value: "DIR",
    "the folder of the recordings that truth compares with, in place\nof an operand")

  private static func details(sources: String) -> String {
    """
    DIR has recordings (NAME.truth.json with NAME.png), which Tools/PageRenderTruth.swift writes in a test on a Mac,
    or snapshots of swift-snapshot-testing below folders __Snapshots__, pictures and recursiveDescription, whose names
    and sizes tell page and device.
    Each is compared with the screen drawn here, on its device, in its version of iOS, appearance, language and text
    size: frames (equal within half a point), line breaks, colours, pixels. docs/comparing.md has the format.
    \(sources)
    Exit codes: 0 all equal · 1 something differs · 2 bad command line · 3 no recordings, or one that cannot be read
    or names an unknown device or screen · 4 a limit was exceeded · 5 cannot write · 130 or 143 interrupted. The
    highest counts.
    """
  }

  package static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    let planned = try Self.planned(arguments, coreCount: coreCount)
    var run = planned.run
    return await run.run(planned.operands)
  }

  /// The run that a command line asks for, and the folder with the sources.
  package static func planned(
    _ arguments: Arguments, coreCount: Int
  ) throws(UsageError) -> (run: TruthRun, operands: [String]) {
    let operands = [arguments.value("recordings")].compactMap { $0 } + arguments.operands
    guard !operands.isEmpty else {
      throw UsageError(
        message: "name the folder of the recordings, which Tools/PageRenderTruth.swift writes on a Mac")
    }
    if arguments.program.catalog != nil, operands.count > 1 {
      throw UsageError(message: "\(arguments.program.name) draws its own pages; leave \(operands[1]) out")
    }
    var options = TruthOptions()
    options.tolerance = try ToleranceOptions.tolerance(arguments)
    options.device = arguments.value("device")
    options.pages = try AxisOptions.list(arguments, "page")
    if let word = arguments.value("ios") {
      guard let system = Double(word).flatMap({ SystemVersion(number: $0) }) else {
        throw UsageError(message: "--ios \(word) cannot be drawn; use \(SystemVersion.numbers)")
      }
      options.system = system
    }
    let session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    return (TruthRun(session: session, options: options), operands)
  }
}
