@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// `renderpages diff`: compares two PNG files.
@MainActor
struct DiffCommand: Command {
  static let spec = CommandSpec(
    name: "diff", operands: "EXPECTED.png ACTUAL.png [options]",
    summary: "Says how two PNG files differ, and draws it.",
    details: """
      Prints how many pixels differ and where. The picture of the difference is pale where nothing differs, red
      where pixels do, yellow where they are ignored as anti-aliasing, and pink where only one file has a pixel.
      Exact unless a tolerance is given; a pixel that one tolerance lets pass is not counted. Pictures of two
      sizes always differ.

      Exit codes: 0 the same or within the tolerance, 1 different, 3 a file that cannot be read, 5 cannot write.
      """,
    options: [
      OptionSpec(
        "output", short: "o", value: "FILE", of: .file([".png"]),
        "where the picture of the difference goes (default: none)")
    ] + ToleranceOptions.specs + [
      OptionSpec("json", "print results as JSON"),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: [
      "renderpages diff old.png new.png -o diff.png", "renderpages diff old.png new.png --threshold 0.1",
    ],
    words: .file([".png"]),
    forCatalogs: CommandSpec.ForCatalogs(
      operands: "EXPECTED.png ACTUAL.png [options]",
      examples: ["renderpages diff old.png new.png -o diff.png"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    guard arguments.operands.count == 2 else {
      throw UsageError(message: "diff compares two PNG files; it was given \(arguments.operands.count)")
    }
    let tolerance = try ToleranceOptions.tolerance(arguments)
    var diagnostics = DiagnosticList()
    let pictures = arguments.operands.map { read($0, &diagnostics) }
    var results = ResultWriter()
    var status = ExitCode.success
    if let expected = pictures[0], let actual = pictures[1] {
      let comparison = PictureComparison(expected: expected, actual: actual)
      status = comparison.passes(tolerance) ? .success : .difference
      let report = DiffReport(
        comparison: comparison, tolerance: tolerance, expected: arguments.operands[0],
        actual: arguments.operands[1])
      results.append(arguments.contains("json") ? report.json.text + "\n" : report.text)
      if let path = arguments.value("output") {
        write(comparison, over: expected, tolerance, to: path, &diagnostics)
      }
    }
    for diagnostic in diagnostics.diagnostics {
      Terminal.tell(diagnostic, program: arguments.program.name)
    }
    return max(results.flush(), diagnostics.exitCode, status).rawValue
  }

  private static func read(_ path: String, _ diagnostics: inout DiagnosticList) -> PixelImage? {
    do throws(StoredPictureError) {
      return try StoredPicture(contentsOf: path).decode()
    } catch {
      diagnostics.append(contentsOf: [
        Diagnostic(.error, file: path, error.message, exitCode: error.isLimit ? .limit : .badInput)
      ])
      return nil
    }
  }

  private static func write(
    _ comparison: PictureComparison, over expected: PixelImage, _ tolerance: PictureTolerance,
    to path: String,
    _ diagnostics: inout DiagnosticList
  ) {
    let picture: PixelImage
    do throws(ImageError) {
      picture = try comparison.picture(over: expected, beyond: tolerance)
    } catch {
      let message = "the picture of the difference \(StoredPictureError(error).message)"
      diagnostics.append(contentsOf: [Diagnostic(.error, message, exitCode: .limit)])
      return
    }
    do throws(PageError) {
      try PNGFile.write(picture, to: path, with: AtomicFileWriter())
    } catch {
      diagnostics.append(contentsOf: [error.diagnostic])
    }
  }
}
