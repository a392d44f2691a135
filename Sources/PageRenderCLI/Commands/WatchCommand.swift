@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns
internal import PageWatch

/// `renderpages watch`: a page for browsers that shows screens, and changes as files are saved.
@MainActor
enum WatchCommand: Command {
  static let spec = CommandSpec(
    name: "watch", operands: "DECK…|APP [options]",
    summary: "Shows pages in a browser or a terminal, and draws them again as files are saved.",
    details: """
      Prints the address of a page on this machine. It shows what render would draw, and changes with each
      save of a deck, text, picture, storyboard or asset catalogue. Where a page cannot be drawn, its last
      picture stays, dimmed, with the error beside it. Keys and menus choose devices, languages, appearances,
      text sizes and directions; ? lists the keys. APP is as for app: its sources are built and drawn again
      when one of them is saved. The address has a random token; requests without it and of other pages are
      refused.
      """,
    options: [
      OptionSpec(
        "listen", value: "ADDRESS",
        "an address, a port or both: 8080, 0.0.0.0:8080 in a container\n(default 127.0.0.1, at a free port)"),
      OptionSpec("terminal", "draw into this terminal instead: kitty's, iTerm2's or sixel pictures"),
      OptionSpec(
        "protocol", value: "NAME", of: .one(TerminalProtocol.allCases.map(\.rawValue)),
        "how --terminal draws (default: as the terminal's variables say)"),
      OptionSpec(
        "editor", value: "ADDRESS",
        "what \"open\" opens (default \(WatchOptions.standardEditor))"),
      SnapshotOptions.snapshotsSpec,
    ] + AppOptions.specs + AxisOptions.specs
      + RunOptions.specs.filter { !["no-progress", "json"].contains($0.long) },
    examples: [
      "renderpages watch MyDeck -d iphone-se-3,iphone-16-pro,ipad-10",
      "renderpages watch App/Base.lproj/Main.storyboard --scene Welcome --appearance all",
      "renderpages watch MyDeck --terminal --page 1",
    ],
    words: .deck)

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var options = WatchOptions()
    if let address = arguments.value("listen") { options.listen = address }
    if let editor = arguments.value("editor") { try options.open(in: editor) }
    options.snapshots = try SnapshotOptions.folder(arguments, "snapshots")
    options.terminal = try terminal(arguments)
    options.appOptions = try AppOptions.words(arguments)
    let runOptions = try RunOptions(arguments, coreCount: coreCount)
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        message: "name a deck, which is a deck.json or a folder with one, or a .storyboard or .xib file")
    }
    let axes: WatchRun.Axes = { (chosen) throws(UsageError) in
      var changed = arguments
      changed.options.removeAll { option in chosen.contains { $0.name == option.name } }
      changed.options += chosen.map { (name: $0.name, value: $0.value) }
      return try AxisOptions(changed)
    }
    var run = WatchRun(
      arguments.operands, options: options, runOptions: runOptions, program: arguments.program, axes: axes)
    return try await run.run()
  }

  private static func terminal(_ arguments: Arguments) throws(UsageError) -> TerminalProtocol? {
    guard let word = arguments.value("protocol") else {
      return arguments.contains("terminal")
        ? TerminalProtocol.detected { ProcessVariables.all[$0] } : nil
    }
    guard let way = TerminalProtocol(rawValue: word), arguments.contains("terminal") else {
      let names = Wording.alternatives(TerminalProtocol.allCases.map(\.rawValue))
      throw UsageError(message: "--protocol is \(names), beside --terminal")
    }
    return way
  }
}
