internal import PageRender
internal import PageRuns

/// `renderpages render`: a picture or a document for every page and environment.
@MainActor
struct RenderCommand: Command {
  static let spec = CommandSpec(
    name: "render", operands: "DECK… [options]",
    summary: "Draws every page for every device, as PNG, PDF or SVG files.",
    details: """
      DECK is a deck.json or a folder with one, or an Interface Builder document, a .storyboard or .xib
      file, whose scenes are its pages. What is drawn is chosen by the options below, else by the deck's
      matrix. A page that cannot be drawn is reported, and the others are drawn.

      Pictures that stand in the folder as they would be drawn are left alone: a run draws what changed, and one that was
      interrupted goes on where it was. What is known of them is in .renderpages there, which may be deleted at any time.
      """,
    options: RenderOptions.specs + AxisOptions.specs + RunOptions.specs,
    examples: [
      "renderpages render Examples/tutorial",
      "renderpages render Examples/tutorial -d all --orientation all -o shots",
      "renderpages render App/Base.lproj/Main.storyboard --scene Welcome -d all",
      "renderpages render MyDeck --naming fastlane --locale en-US -o fastlane/screenshots",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      details: """
        Draws the pages that this program was built with. What is drawn is chosen by the options below,
        else by the catalogue's matrix. A page that cannot be drawn is reported, and the others are drawn.

        Pictures that stand in the folder as they would be drawn are left alone: a run draws what changed, and one that
        was interrupted goes on where it was. What is known of them is in .renderpages there, which may be deleted at any
        time.
        """,
      examples: [
        "renderpages render", "renderpages render -d all --orientation all -o shots",
        "renderpages render --page 2 --appearance all --content-size large,AX3",
      ]))

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    let arguments = try arguments.planned()
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    let (options, axes) = (try RenderOptions(arguments), try AxisOptions(arguments))
    if let sender = session.program.sender {
      guard let plan = session.plan([], axes: axes), let fonts = session.fonts(for: plan) else {
        return session.finish()
      }
      return await session.send(
        plan, fonts: fonts, to: sender, drawsSystemBars: options.drawsSystemBars)
    }
    var run = RenderRun(arguments, session: session, options: options)
    run.axes = axes
    return await FullHeight.isWanted.with(arguments.contains("full-height")) { await run.run() }
  }
}
