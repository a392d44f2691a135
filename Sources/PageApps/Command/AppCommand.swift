internal import Foundation
internal import PageApps
internal import PageRender
package import PageRenderCLI
package import PageRuns

/// `renderpages app`: an app's own source, translated and drawn.
@MainActor
package struct AppCommand: Command {
  package static let spec = CommandSpec(
    name: "app", operands: "PATH [COMMAND] [options]",
    summary: "Draws the screens of an app from its own source.",
    details: """
      PATH is an app's folder, an .xcodeproj, an .xcworkspace or a Package.swift. Its Swift sources are translated into
      a folder of the cache, where they are built with PageRender; the app's own files are never written. What does not
      compile is left out and named. Screens are the first window, the scenes of storyboards, the controllers that can
      be made without arguments, and UIKit previews (#Preview, PreviewProvider); each is drawn in a process of its own, for
      at most 30 s, without a network, the user's files and variables. Where the kernel cannot ensure that, nothing is run
      without --trust. A screen that shows nothing, as code of it was left out, is no success.

      COMMAND is what is done with the screens that can be drawn: render (unless another is named), layout, lint, record,
      verify, review, sheet, truth … It takes those of its options that are listed below; look is explained by help look.
      """,
    options: ownOptions + judgingOptions.filter { option in !ownOptions.contains { $0.long == option.long } },
    examples: [
      "renderpages app ../MyApp", "renderpages app ../MyApp/MyApp.xcodeproj --list",
      "renderpages app ../MyApp --screen WelcomeViewController -d all --orientation all",
      "renderpages app ../MyApp --pages",
      "renderpages app ../MyApp --flow \"swipe left, tap Next, rotate\"",
      "renderpages app ../MyApp lint --fail-on warning",
    ],
    words: .folder)

  private static let ownOptions =
    [
      AppOptions.screens,
      OptionSpec(
        "prepare", "compile PageRender for apps and nothing else, as make build does;\nPATH is left out then"),
      OptionSpec("list", "print the screens, and what the others ask for"),
      OptionSpec(
        "flow", value: "STEPS",
        "draw a picture after each step too, on the first screen or those\nof --screen; docs/flows.md has the steps"
      ),
      OptionSpec("pages", "draw each page of paging screens, as NAME.1, NAME.2 …"),
      AppOptions.target,
      OptionSpec(
        "packages", value: "DIR", of: .folder,
        "a folder of packages, each in a folder of its name; --list prints\nthe missing ones: name, URL, revision"
      ),
      AppOptions.work, AppOptions.library,
      OptionSpec("output", short: "o", value: "DIR", "where the pictures go (default out)"),
      OptionSpec(
        "snapshots", value: "DIR",
        "the folder of recorded pictures (default Snapshots in the\ncurrent folder)"),
      SnapshotOptions.reportSpec,
      TruthCommand.recordingsSpec,
      AppOptions.trust,
      OptionSpec(
        "untrusted",
        "refuse SVG and PDF artwork too where this machine cannot\nisolate the program that reads it"),
      OptionSpec("quiet", short: "q", "print nothing but errors and warnings"),
    ] + LookCommand.ownOptions + [
      OptionSpec("status-bar", "draw a status bar at 9:41 and the home indicator over the pages")
    ] + AxisOptions.specs.filter { !["page", "scene", "canvas"].contains($0.long) }
    + RunOptions.specs.filter { ["no-progress", "strict", "fonts", "devices-file"].contains($0.long) } + [
      RunOptions.followLinks, OptionSpec("help", short: "h", "print this help"),
    ]

  /// The options of lint, verify and record, each once.
  private static let judgingOptions = CommandList.judging.flatMap(\.options).reduce(into: [OptionSpec]()) {
    options, option in
    if !options.contains(where: { $0.long == option.long }) { options.append(option) }
  }

  /// Throws if an option is another command's.
  private static func checkOptions(_ arguments: Arguments, of command: String) throws(UsageError) {
    let known = ownOptions + CommandList.judging.filter { $0.command == command }.flatMap(\.options)
    guard let other = arguments.options.first(where: { option in !known.contains { $0.long == option.name } })
    else { return }
    let commands = CommandList.judging.filter { $0.options.contains { $0.long == other.name } }
      .map(\.command)
    throw UsageError(
      message: "--\(other.name) is for app PATH \(commands.joined(separator: " or ")); leave it out")
  }

  private static let commands: Set<String> = [
    "render", "layout", "lint", "record", "verify", "review", "sheet", "approve", "undo", "clean",
    "truth", "look",
  ]

  package static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    if arguments.contains("prepare") { return try prepare(arguments) }
    guard let path = arguments.operands.first else {
      throw UsageError(message: "name an app's folder, .xcodeproj, .xcworkspace or Package.swift")
    }
    let command = arguments.operands.dropFirst().first ?? "render"
    guard commands.contains(command), arguments.operands.count <= 2 else {
      throw UsageError(
        message:
          "app does not know \(Wording.escaped(arguments.operands.last ?? "")); write PATH and then one of \(commands.sorted().joined(separator: ", "))"
      )
    }
    try checkOptions(arguments, of: command)
    if (command == "truth") != (arguments.value("recordings") != nil) {
      throw UsageError(
        message: command == "truth"
          ? "name the folder of the recordings: app \(Wording.shellWord(path)) truth --recordings DIR"
          : "--recordings is for app PATH truth; leave it out")
    }
    if arguments.contains("pages"), arguments.value("flow") != nil {
      throw UsageError(message: "--pages and --flow exclude each other; give the one or the other")
    }
    if command == "look", arguments.contains("pages") || arguments.contains("flow") {
      throw UsageError(message: "look shows a screen as it is at first; render draws --pages and --flow")
    }
    let tell = teller(arguments)
    do throws(AppFault) {
      _ = try AppFlow.steps(arguments)
      tell("reading \(AppFiles.shown(path))")
      let project = try AppProject(path, packages: arguments.value("packages"))
      for fault in project.faults { Terminal.tell(fault.diagnostic) }
      let library = try library(arguments)
      try checkIsolation(arguments)
      let toolchain = try AppToolchain(
        library: library, work: arguments.value("work"), isTrusted: arguments.contains("trust"))
      let app = try target(of: project, arguments.value("target"))
      let isListing = arguments.contains("list")
      let compiled = isListing ? toolchain.builtLibrary : try toolchain.appLibrary(tell)
      let build = AppBuild(toolchain: toolchain, library: compiled, project: project, app: app, tell: tell)
      let result = try build.build(isListing: isListing)
      let (place, lock) = AppLock.ownFolder(in: "\(build.folder)/runs")
      defer { lock.release() }
      return await AppRun(
        build: build, result: result, arguments: arguments, command: command, coreCount: coreCount,
        place: place
      ).run()
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
  }

  /// Compiles what all apps are compiled with.
  private static func prepare(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "--prepare compiles no app; leave \(arguments.operands[0]) out")
    }
    do throws(AppFault) {
      let toolchain = try AppToolchain(library: try library(arguments), work: arguments.value("work"))
      let tell = teller(arguments)
      _ = try toolchain.translator(tell)
      _ = try toolchain.appLibrary(tell)
      return 0
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
  }

  /// Prints progress, unless the command line wants none.
  private static func teller(_ arguments: Arguments) -> @Sendable (String) -> Void {
    let isQuiet = arguments.contains("quiet")
    return { line in if !isQuiet { Terminal.tell(line) } }
  }

  /// Throws where this machine cannot isolate the app's code and the command line does not trust it.
  private static func checkIsolation(_ arguments: Arguments) throws(AppFault) {
    let (trust, untrusted) = (arguments.contains("trust"), arguments.contains("untrusted"))
    guard !trust || !untrusted else {
      throw AppFault("--trust and --untrusted contradict each other; leave one out", exitCode: .usage)
    }
    if let missing = BoxedProgram.missing.first, !trust { throw AppFault(missing, of: "") }
    guard untrusted else { return }
    IsolatedWorker.isRequired = true
    if IsolatedWorker.lock?.filtersCalls != true {
      throw AppFault(
        "--untrusted: this machine cannot isolate the program that reads artwork; "
          + "renderpages --version --verbose says why", exitCode: .environment)
    }
  }

  private static func target(of project: AppProject, _ name: String?) throws(AppFault) -> AppTarget {
    if let name {
      guard let target = project.targets.first(where: { $0.name == name || $0.module == name }) else {
        let known = project.targets.map(\.name).joined(separator: ", ")
        throw AppFault(
          "there is no target \(Wording.quoted(name)); the project has \(known)", exitCode: .usage)
      }
      return target
    }
    let apps = project.targets.filter { !$0.sources.isEmpty }
    return apps.first { $0.kind == .application } ?? apps[0]
  }

  private static func library(_ arguments: Arguments) throws(AppFault) -> String {
    guard let path = arguments.value("pagerender") ?? SwiftPackage.checkout,
      let absolute = FilePath.absolute(path),
      FilePath.isReadable(absolute + "/Sources/PageApps/Translator/main.swift")
    else {
      throw AppFault(
        "this program does not lie in a checkout of PageRender; name the folder of PageRender's own Package.swift with --pagerender PATH",
        exitCode: .usage)
    }
    return absolute
  }
}
