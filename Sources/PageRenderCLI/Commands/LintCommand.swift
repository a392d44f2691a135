internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// `renderpages lint`: judges every page in every environment, and draws nothing unless asked.
@MainActor
enum LintCommand: Command {
  static let spec = CommandSpec(
    name: "lint", operands: "DECK… [options]",
    summary: "Finds what is wrong with pages on any device: text cut off, overlaps, small buttons.",
    details: """
      Judges what is drawn, and the constraints behind it, by the rules of docs/lint.md. Each fault is told once, with
      where it is worst. Where neither an option nor the matrix says, all devices, both appearances, the text sizes
      large and xxxLarge, and all languages are looked at. Of a folder that is no deck, all decks, storyboards and
      xibs are judged.

      Exit codes: 1 where there is an error (see --fail-on); the others as for render.
      """,
    options: LintOptions.specs + [explainSpec] + AxisOptions.wideSpecs + RunOptions.specs,
    examples: [
      "renderpages lint Examples/tutorial -d all --orientation all",
      "renderpages lint MyDeck --fail-on warning --disable orphan-word",
      "renderpages lint MyDeck --locale all --format csv > too-long.csv",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      examples: ["renderpages lint", "renderpages lint -d all --content-size large,AX3 --page 2"]))

  private static let explainSpec = OptionSpec(
    "explain", value: "RULE", of: .one(LintRule.allCases.map(\.rawValue)), bare: "",
    "say what a rule finds, and its usual remedy, and judge\nnothing; without RULE, list the rules")

  /// The rule's severity, fault and remedy, as docs/tables/lint-rules.md has them; of no word, a line for each rule.
  private static func explain(_ word: String) throws(UsageError) -> ExitCode {
    guard !word.isEmpty else {
      var results = ResultWriter()
      for rule in LintRule.allCases { results.line("\(rule) (\(rule.severity.rawValue)): \(rule.fault)") }
      return results.flush()
    }
    guard let rule = LintRule(rawValue: word) else {
      throw UsageError(message: LintRule.unknownMessage(word))
    }
    var results = ResultWriter()
    let limit = rule.threshold.map { ", limit \(Wording.number($0))" } ?? ""
    for line in ["\(rule) (\(rule.severity.rawValue)\(limit))", rule.fault, rule.mend] { results.line(line) }
    return results.flush()
  }

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    let options = try LintOptions(arguments)
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    if let rule = arguments.value("explain") { return session.finish(try explain(rule)) }
    let axes = options.axes(try AxisOptions(arguments))
    let operands = LintFolder.contents(of: arguments.operands)
    let faults = operands.compactMap(LintFolder.fault)
    session.report(faults)
    guard faults.isEmpty, let plan = session.plan(operands, axes: axes, isWide: true),
      let fonts = session.fonts(for: plan)
    else { return session.finish() }
    var run = LintRun(plan: plan, fonts: fonts, options: options, program: arguments.program.name)
    if let sender = session.program.sender {
      return await session.send(plan, fonts: fonts, to: sender, lint: run)
    }
    let isWhole = options.only == nil && !axes.choosesScreens && axes.pages == nil && axes.scenes == nil
    guard let report = await run.newReport(&session, isWhole: isWhole) else { return session.finish() }
    var texts = options.format.isForTranslators ? run.textFaults(of: report) : []
    if let folder = options.pictures {
      let pictures = LintPictures(run: run, folder: folder)
      session.report(options.format.isForTranslators ? pictures.write(&texts) : pictures.write(report))
    }
    let told = LintListing(report, texts: texts, run: run).print(session.options)
    if options.judgesLabels {
      let fails = report.failsLabel(environments: plan.sources.map(\.environments))
      return session.finish(max(told, fails ? .difference : .success))
    }
    return session.finish(max(told, report.fails(on: options.failsOn ?? .error) ? .difference : .success))
  }
}
