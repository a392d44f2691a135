internal import PageRender
internal import PageRuns

extension RenderOptions {
  static let fullHeightSpec = OptionSpec(
    "full-height", "draw pages as high as the content of the scroll view that\nfills the screen")

  static let specs = [
    OptionSpec("output", short: "o", value: "DIR", "where the pictures go (default out)"),
    fullHeightSpec,
    OptionSpec("status-bar", "draw a status bar at 9:41 and the home indicator over the pages"),
    OptionSpec(
      "format", value: "FORMAT", of: .one(PageFormat.allCases.map(\.rawValue)),
      "png (default); pdf, with its text to select and search, or svg, with letters as shapes:\n"
        + "a file for each page, as large as the screen in points"),
    OptionSpec(
      "naming", value: "TEMPLATE", of: .one(["fastlane"]),
      "the files' names: fastlane, or a path with {page} {index} {device}\n{deviceName} {deck} {orientation} {appearance} "
        + "{locale}\n{contentSize} {direction}; {index} is the page's number, as 01 among\n10 pages (default {page}/{device}; "
        + "other axes add a suffix such as .landscape)"
    ),
    OptionSpec(
      "clean", "remove the pictures that earlier runs drew into the folder and\nthis one does not"),
    OptionSpec(
      "gallery", "write index.html beside the pictures: by page, device and\nlanguage, with a filter"),
    OptionSpec("list", "print the paths of the pictures on a terminal too"),
    OptionSpec("no-cache", "draw every picture, also unchanged ones"),
    Shard.spec, DivisionPlan.spec,
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    let format = try Self.format(arguments)
    let folder = try SnapshotOptions.folder(arguments, "output")
    self.init(naming: try FileNaming(arguments.value("naming"), deckCount: arguments.operands.count))
    self.format = format
    if let folder { self.folder = folder }
    drawsSystemBars = arguments.contains("status-bar")
    usesKnown = !arguments.contains("no-cache")
    cleans = arguments.contains("clean")
    lists = arguments.contains("list")
    writesGallery = arguments.contains("gallery")
    shard = try Shard.asked(in: arguments)
    if cleans, shard != nil {
      throw UsageError(
        message: "--clean would remove what other shards draw; leave it out, or draw without --shard")
    }
    if writesGallery, shard != nil {
      throw UsageError(
        message: "--gallery shows a whole run; leave it out, or draw without --shard")
    }
    if writesGallery, format == .pdf {
      throw UsageError(message: "--gallery shows PNG and SVG files, no PDF; leave out --format pdf")
    }
  }

  private static func format(_ arguments: Arguments) throws(UsageError) -> PageFormat {
    guard let word = arguments.value("format") else { return .png }
    guard let format = PageFormat(rawValue: word) else {
      let near = NearMiss.closest(to: word, among: PageFormat.allCases.map(\.rawValue))
      throw UsageError(
        message: "--format \(word) is not supported\(Wording.didYouMean(near, then: "use png, pdf or svg"))")
    }
    return format
  }
}
