@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

extension ReviewOptions {
  static let titleSpec = OptionSpec("title", value: "TEXT", "the title (default the decks' own)")
  static let frameSpec = OptionSpec(
    "frame", value: "FRAME", of: .one(ScreenFrame.allCases.map(\.rawValue)),
    "outline draws devices around screens, none a thin line (default outline)")

  static let specs = [
    OptionSpec("output", short: "o", value: "FILE", of: .file([".pdf"]), "the document (default review.pdf)"),
    titleSpec,
    OptionSpec(
      "date", value: "YYYY-MM-DD",
      "the date on the cover and of the document (default that of\nSOURCE_DATE_EPOCH, else none)"),
    OptionSpec(
      "paper", value: "PAPER", of: .one(Paper.names.map(\.name)),
      "a4, a3, letter, or screen for one screen per sheet (default a4)"),
    frameSpec,
    OptionSpec(
      "redlines", value: "VIEWS", of: .one(RedlineLevel.allCases.map(\.rawValue)),
      "measure no views (none), those that show something and what\nplaces them (key), or all (default key)"),
    OptionSpec(
      "redlines-on", value: "DEVICES", of: .devices,
      "the devices whose screens are measured, with commas, or all\n(default the large one), in the first language and appearance"
    ),
    OptionSpec(
      "all",
      "every screen on every device and in every language, redlines\nand findings of every page (default each thing once)"
    ),
    OptionSpec("full", "embed pictures with all their pixels (default at the size shown)"),
    OptionSpec("sign-by", value: "YYYY-MM-DD", "the day by which the cover asks to sign"),
    OptionSpec("notes", "leave room for notes at the right of sheets"),
    OptionSpec(
      "language", value: "LANGUAGE", of: .one(ReviewLanguage.allCases.map(\.rawValue)),
      "of the document's own words: en or ja (default en)"),
    OptionSpec(
      "against", value: "PATH", "show what changed since then: a folder of snapshots, or another deck"),
    OptionSpec(
      "design", value: "DIR",
      "show how pages differ from exported artboards, PNG or JPEG files\nnamed as those of render: DIR/{page}/{device}.png"
    ),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    output = try Self.output(arguments, standard: "review.pdf", isA: "a review is a PDF file")
    title = try Self.title(arguments)
    date = try Self.date(arguments.value("date"))
    signBy = try arguments.value("sign-by").map { (word) throws(UsageError) in try Self.day(word, "sign-by") }
    paper = try Self.choice(arguments, "paper", Paper.names) ?? .a4
    frame = try Self.frame(arguments)
    redlines = try Self.choice(arguments, "redlines", RedlineLevel.allCases.map { ($0.rawValue, $0) }) ?? .key
    redlineDevices = try AxisOptions.list(arguments, "redlines-on")
    hasNotes = arguments.contains("notes")
    showsAll = arguments.contains("all")
    keepsPictures = arguments.contains("full")
    language = try Self.language(arguments)
    baseline = try SnapshotOptions.folder(arguments, "against")
    design = try SnapshotOptions.folder(arguments, "design")
  }

  /// Returns the document's title; `nil` for the decks' own.
  static func title(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let title = arguments.value("title") else { return nil }
    guard !title.allSatisfy(\.isWhitespace) else {
      throw UsageError(message: "--title is empty; leave it out for the deck's own title")
    }
    return title
  }

  /// Returns the file to write, whose ending has to be that of its kind.
  ///
  /// - Parameter standard: The file if the command line names none.
  static func output(
    _ arguments: Arguments, standard: String, isA kind: String
  ) throws(UsageError) -> String {
    guard let path = arguments.value("output") else { return standard }
    let ending = standard.split(separator: ".").last.map { ".\($0)" } ?? ""
    guard !path.isEmpty, !path.hasSuffix("/") else {
      throw UsageError(message: "--output names no file; write one such as \(standard)")
    }
    guard path.lowercased().hasSuffix(ending), path.split(separator: "/").last?.count ?? 0 > ending.count
    else {
      throw UsageError(message: "--output \(path): \(kind); name one that ends in \(ending)")
    }
    return path
  }

  static func language(_ arguments: Arguments) throws(UsageError) -> ReviewLanguage {
    try choice(arguments, "language", ReviewLanguage.allCases.map { ($0.rawValue, $0) }) ?? .english
  }

  static func frame(_ arguments: Arguments) throws(UsageError) -> ScreenFrame {
    try choice(arguments, "frame", ScreenFrame.allCases.map { ($0.rawValue, $0) }) ?? .outline
  }

  private static func choice<Choice>(
    _ arguments: Arguments, _ name: String, _ known: [(name: String, choice: Choice)]
  ) throws(UsageError) -> Choice? {
    guard let word = arguments.value(name) else { return nil }
    guard let choice = known.first(where: { $0.name == word.lowercased() })?.choice else {
      throw UsageError(
        message: "--\(name) \(word) is unknown; use \(known.map(\.name).joined(separator: ", "))")
    }
    return choice
  }

  private static func day(_ word: String, _ option: String) throws(UsageError) -> Int {
    guard let seconds = DocumentDate.seconds(of: word) else {
      throw UsageError(message: "--\(option) \(word) is no date; write one such as 2026-11-22")
    }
    return seconds
  }

  /// Reads the command line's date, else the environment's `SOURCE_DATE_EPOCH` (reproducible-builds.org), else none.
  private static func date(_ word: String?) throws(UsageError) -> Int? {
    if let word { return try day(word, "date") }
    guard let value = getenv("SOURCE_DATE_EPOCH") else { return nil }
    let text = String(cString: value)
    guard let seconds = Int(text), (0...DocumentDate.latest).contains(seconds) else {
      throw UsageError(message: "SOURCE_DATE_EPOCH is \(text); it is a number of seconds since 1970")
    }
    return seconds
  }
}
