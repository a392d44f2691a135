internal import PageBase
internal import PageDrawing

/// The data of a report's page: columns of numbers for all pictures, so that 100,000 open at once, and
/// details, which the page reads when it shows them.
struct PageData {
  /// The data that the page reads first.
  private(set) var index: JSONOutput = .null
  /// The details of pictures that have some, in chunks.
  private(set) var details: [JSONOutput] = []

  /// The number of pictures whose details are one element of the page.
  static let chunk = 500

  /// Values with numbers in the order in which they are first met.
  private struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    mutating func place(of value: Value) -> Int {
      if let known = places[value] { return known }
      places[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  /// A page, or a step of a flow.
  private struct Page: Hashable {
    var page: String
    var step: String?
  }

  /// The pictures by column, in numbers of what the tables hold.
  private struct Columns {
    var texts = Table<String>()
    private(set) var pages = Table<Page>()
    private(set) var screens = Table<PictureResult.Axes>()
    private(set) var all = [[Int]](repeating: [], count: 6)
    /// The columns of pictures with details.
    private(set) var told = [[Int]](repeating: [], count: 4)
    private(set) var causes: [JSONOutput] = []

    mutating func add(_ picture: PictureResult) {
      let row = [
        texts.place(of: picture.deck), PageData.number(of: picture.status),
        pages.place(of: Page(page: picture.axes.page, step: picture.axes.step)),
        screens.place(of: picture.axes.screen), texts.place(of: picture.axes.locale),
        PageData.snapshot(of: picture, &texts),
      ]
      for (column, value) in row.enumerated() { all[column].append(value) }
    }

    /// Adds what is told of a picture with details, after the picture.
    mutating func tell(_ picture: PictureResult, at place: Int) {
      let row = [place, texts.place(of: picture.lead), picture.pixels?.count ?? -1, picture.flags]
      for (column, value) in row.enumerated() { told[column].append(value) }
      causes.append(PageData.numbers(picture.causes.map { texts.place(of: $0) }))
    }
  }

  init(_ run: Verification) {
    var columns = Columns()
    var open: [JSONOutput] = []
    for (place, picture) in run.pictures.enumerated() {
      columns.add(picture)
      guard picture.hasDetails else { continue }
      columns.tell(picture, at: place)
      open.append(picture.details)
      if open.count == Self.chunk { take(&open) }
    }
    if !open.isEmpty { take(&open) }
    let groups = run.failureGroups.map { group in
      JSONOutput.object([
        ("number", .number(Double(group.number))),
        ("status", .number(Double(Self.number(of: group.status)))), ("isCause", .bool(group.isCause)),
        ("text", .number(Double(columns.texts.place(of: group.text)))),
        ("pictures", Self.numbers(group.pictures)),
      ])
    }
    let (all, told) = (columns.all, columns.told)
    index = .object([
      ("title", .string(run.title)), ("against", Self.optional(run.against)),
      ("narrowedBy", run.narrowedBy.map { .string($0) } ?? .null),
      ("environmentDifferences", Self.strings(run.environmentDifferences)),
      ("origins", Self.strings([run.originsText, run.rendererAdvice()].compactMap(\.self))),
      ("stale", Self.strings(run.stale)),
      ("statuses", Self.strings(PictureResult.Status.allCases.map(\.rawValue))),
      ("chunk", .number(Double(Self.chunk))), ("groups", .array(groups)),
      ("pages", .array(columns.pages.values.map { .array([.string($0.page), Self.optional($0.step)]) })),
      ("screens", .array(columns.screens.values.map(\.screenJSON))),
      (
        "columns",
        .object([
          ("deck", Self.numbers(all[0])), ("name", Self.strings(run.pictures.map(\.name))),
          ("status", Self.numbers(all[1])), ("page", Self.numbers(all[2])),
          ("screen", Self.numbers(all[3])), ("locale", Self.numbers(all[4])),
          ("snapshot", Self.numbers(all[5])),
        ])
      ),
      (
        "told",
        .object([
          ("pictures", Self.numbers(told[0])), ("lead", Self.numbers(told[1])),
          ("pixels", Self.numbers(told[2])), ("flags", Self.numbers(told[3])),
          ("causes", .array(columns.causes)),
        ])
      ),
      ("texts", Self.strings(columns.texts.values)),
    ])
  }

  /// Adds members to the data that the page reads first.
  mutating func add(_ members: [(String, JSONOutput)]) {
    if case .object(let known) = index { index = .object(known + members) }
  }

  private mutating func take(_ open: inout [JSONOutput]) {
    details.append(.array(open))
    open = []
  }

  private static func number(of status: PictureResult.Status) -> Int {
    PictureResult.Status.allCases.firstIndex(of: status) ?? 0
  }

  /// Returns the number of the text before a snapshot's name and `.png`; for any other path the number of
  /// the path, as −1 − number.
  private static func snapshot(of picture: PictureResult, _ texts: inout Table<String>) -> Int {
    let end = "\(picture.name).png"
    guard picture.snapshot.hasSuffix(end) else { return -1 - texts.place(of: picture.snapshot) }
    return texts.place(of: String(picture.snapshot.dropLast(end.count)))
  }

  private static func numbers(_ numbers: [Int]) -> JSONOutput { .array(numbers.map { .number(Double($0)) }) }

  private static func strings(_ texts: [String]) -> JSONOutput { .array(texts.map { .string($0) }) }

  private static func optional(_ text: String?) -> JSONOutput { text.map { .string($0) } ?? .null }
}

extension PictureResult {
  /// True if more is known than status and axes.
  fileprivate var hasDetails: Bool {
    !sentences.isEmpty || pixels != nil || isRejected
      || ReportFolder.Picture.allCases.contains { self[$0] != nil }
  }

  /// Bits: 1, 2 and 4 for an expected, an actual picture and their difference, 8 for a rejection.
  fileprivate var flags: Int {
    zip(ReportFolder.Picture.allCases, [1, 2, 4]).reduce(isRejected ? 8 : 0) { sum, kind in
      sum + (self[kind.0] == nil ? 0 : kind.1)
    }
  }

  /// The members that the page shows of one picture, named as in `results.json`.
  fileprivate var details: JSONOutput {
    let files = [
      ("expected", expected), ("actual", actual), ("difference", difference), ("shared", shared),
      ("sharedActual", sharedActual), ("comment", comment),
    ]
    return .object(
      [
        ("sentences", .array(sentences.map { .string($0) })), ("pixels", pixels?.json ?? .null),
        ("ignored", .array(ignored.map(\.json))),
      ] + files.compactMap { name, text in text.map { (name, .string($0)) } })
  }
}

extension PictureResult.Axes {
  /// A copy that names neither page nor language, as many pictures share it.
  fileprivate var screen: Self {
    var screen = self
    (screen.page, screen.step, screen.locale) = ("", nil, "")
    return screen
  }

  fileprivate var screenJSON: JSONOutput {
    .array(
      [device, deviceName, orientation, appearance, contentSize, direction].map { .string($0) }
        + [.number(Double(ios))])
  }
}
