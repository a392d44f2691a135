import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns
@testable import PageSnapshots

struct TruthListingTests {
  private let phone = try! DeviceCatalog.builtin.device("iphone-x")

  private func view(_ identifier: String, _ frame: Rect) -> TruthView {
    TruthView(depth: 0, className: "UIView", identifier: identifier, frame: frame)
  }

  /// A recording of views in frames at (0, 0), which are drawn so much farther down.
  private func result(_ offsets: [Double], missing: Int = 0, screen: String = "home") -> TruthResult {
    var recording = TruthRecording(
      file: "\(screen).truth.json", screen: screen, device: "iphone-x", system: .ios17)
    let names = offsets.indices.map { "view\($0)" }
    recording.views =
      names.map { view($0, Rect(x: 0, y: 0, width: 10, height: 10)) }
      + (0..<missing).map { view("gone\($0)", Rect(x: 0, y: 0, width: 10, height: 10)) }
    let drawn = zip(names, offsets).map { view($0, Rect(x: 0, y: $1, width: 10, height: 10)) }
    return TruthResult(
      recording: recording, environment: PageEnvironment(device: phone),
      views: TruthComparison(
        of: recording, with: drawn, window: (Size(width: 375, height: 812), .zero)), picture: nil)
  }

  private func text(_ results: TruthResult...) -> [String] {
    TruthListing(results, tolerance: .exact).text.split(separator: "\n").map(String.init)
  }

  private func picture(_ different: Int, passes: Bool) -> TruthResult.Picture {
    TruthResult.Picture(
      passes: passes, differentPixels: different, comparedPixels: 2000, summary: "\(different) pixels differ",
      colors: passes ? [] : [.init(expected: "#000000", actual: "#FFFFFF", pixelCount: 1200)])
  }

  @Test func `each recording has its counts, and the last line is their sum`() {
    #expect(
      text(result([0, 0.25]), result([0], screen: "more")) == [
        "home on iphone-x, iOS 17: 2 of 2 frames within half a point",
        "more on iphone-x, iOS 17: 1 of 1 frames within half a point",
        "2 of 2 recordings equal: 3 of 3 frames within half a point",
      ])
    #expect(TruthListing([], tolerance: .exact).text.isEmpty)
    #expect(TruthListing([], tolerance: .exact).summary == nil)
  }

  @Test func `differences and missing views are lines of their own`() throws {
    let lines = text(result([0, 4], missing: 1))
    #expect(lines[0] == "home on iphone-x, iOS 17: 1 of 2 frames within half a point, 1 view not drawn")
    #expect(lines[1].hasPrefix("  frame: ") && lines[1].contains("view1") && lines[1].contains(" recorded, "))
    #expect(lines[2].hasPrefix("  not drawn: ") && lines[2].contains("gone0"))
    #expect(lines[3].hasPrefix("0 of 1 recording equal: 1 of 2 frames") && lines.count == 4)
    #expect(text(result([], missing: 2))[0].hasSuffix(": 2 views not drawn"))
    #expect(text(result([]))[0].hasSuffix(": nothing to compare"))
  }

  @Test func `of a screen's differences twenty are printed`() {
    let twenty = text(result([Double](repeating: 9, count: 20)))
    #expect(twenty.count == 22 && !twenty.contains { $0.contains("more") })
    let more = text(result([Double](repeating: 9, count: 23)))
    #expect(more.count == 23)
    #expect(more[21] == "  … and 3 more, which --json lists")
  }

  @Test func `pixels are told beside the views`() {
    var (one, other) = (result([0]), result([0]))
    one.picture = picture(1500, passes: false)
    other.picture = picture(0, passes: true)
    #expect(
      text(one, other) == [
        "home on iphone-x, iOS 17: 1 of 1 frames within half a point, 1,500 of 2,000 pixels differ",
        "  pixels: 1500 pixels differ", "  pixels: #000000 recorded, #FFFFFF drawn: 1,200",
        "home on iphone-x, iOS 17: 1 of 1 frames within half a point, 0 of 2,000 pixels differ",
        "1 of 2 recordings equal: 2 of 2 frames within half a point, 1,500 of 4,000 pixels differ",
      ])
    one.picture = picture(3, passes: true)
    #expect(text(one)[1] == "  pixels: 3 pixels differ, within the tolerance")
    one.picture = picture(0, passes: false)
    #expect(text(one)[1] == "  pixels: 0 pixels differ")
  }

  @Test func `only unusual values of an environment are named`() {
    var one = result([0])
    one.recording.step = "next"
    one.environment = PageEnvironment(
      device: phone, orientation: .landscape, appearance: .dark, locale: "ar", contentSize: .accessibility3,
      direction: .leftToRight, system: .ios26)
    #expect(
      text(one)[0].hasPrefix("home.next on iphone-x landscape, iOS 26, dark, ar, AX3, ltr: "),
      "\(text(one)[0])")
    one.environment = PageEnvironment(device: phone, locale: "ar", system: .ios26)
    #expect(text(one)[0].hasPrefix("home.next on iphone-x, iOS 26, ar: "))
  }

  @Test func `a result is equal if its views and its picture are`() {
    var one = result([0])
    #expect(one.isEqual && !result([9]).isEqual)
    one.picture = picture(3, passes: false)
    #expect(!one.isEqual)
    one.picture = picture(3, passes: true)
    #expect(one.isEqual)
    one.views = nil
    #expect(one.isEqual)
  }

  @Test func `JSON has every recording with its environment, counts and differences`() {
    var one = result([0, 4], missing: 1)
    one.recording.step = "next"
    one.environment.appearance = .dark
    one.picture = picture(1500, passes: false)
    let json = TruthListing([one, result([0])], tolerance: .exact).json.compactText
    #expect(
      json.hasPrefix(
        #"{"equal":1,"compared":2,"recordings":[{"recording":"home.truth.json","screen":"home","#))
    #expect(
      json.contains(
        #""device":"iphone-x","orientation":"portrait","appearance":"dark","locale":"en","contentSize":"large","#
          + #""ios":17,"isEqual":false,"step":"next","frames":{"equal":1,"compared":2},"lines":{"equal":0,"#
          + #""compared":0},"colors":{"equal":0,"compared":0},"missing":1,"differences":[{"kind":"frame","#))
    #expect(json.contains(#"{"kind":"missing","view":"#) && json.contains(#","drawn":"#))
    #expect(
      json.contains(
        #""picture":{"passes":false,"differentPixels":1500,"comparedPixels":2000,"summary":"1500 pixels differ","#
          + ##""colors":[{"recorded":"#000000","drawn":"#FFFFFF","pixels":1200}]}}"##))
    #expect(json.hasSuffix(#""missing":0,"differences":[]}]}"#))
  }
}

struct TruthPlanTests {
  private func plan(_ pages: PlannedPages..., isAny: Bool = true, chosen: [String]? = nil) throws -> TruthPlan
  {
    var axes = AxisOptions()
    axes.pages = chosen
    let plan = try RunPlan(
      pages.map { RunPlan.Loaded(source: $0, name: $0.name) }, axes: axes, devices: .builtin)
    return TruthPlan(plan, devices: .builtin, isAnySource: isAny)
  }

  private func recording(
    _ screen: String, step: String? = nil, source: String? = nil, device: String = "iphone-x"
  )
    -> TruthRecording
  {
    var recording = TruthRecording(file: "R", screen: screen, device: device, system: .ios17)
    (recording.step, recording.source) = (step, source)
    return recording
  }

  @Test func `a recording is of the page with its screen and step`() throws {
    var plan = try plan(PlannedPages("one"), .withFlow)
    plan.add(recording("tour", step: "end"))
    plan.add(recording("one"))
    plan.add(recording("outro"))
    #expect(plan.screens.map(\.source) == [1, 0, 1])
    #expect(plan.screens.map(\.page) == [3, 0, 4])
    #expect(
      plan.screens.allSatisfy { $0.environment.device.id == "iphone-x" && $0.environment.system == .ios17 })
    #expect(plan.diagnostics.isEmpty)
  }

  @Test func `a scene is found by its other names`() throws {
    var pages = PlannedPages("one")
    pages.entries[0].sceneNames = ["OneController"]
    var plan = try plan(pages)
    plan.add(recording("OneController"))
    #expect(plan.screens.count == 1)
  }

  @Test func `a recording of a page that was not chosen is left out without a word`() throws {
    var plan = try plan(.withFlow, chosen: ["1"])
    plan.add(recording("outro"))
    plan.add(recording("intro"))
    #expect(plan.screens.map(\.page) == [0] && plan.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (
        "tuor", nil,
        "there is no screen \"tuor\" in Deck/deck.json; did you mean \"tour\"? Record it under its new name, "
          + "or delete the recording"
      ),
      (
        "xyzzy", nil,
        "there is no screen \"xyzzy\" in Deck/deck.json; record it under its new name, or delete the "
          + "recording"
      ),
      ("tour", "nxet", "screen \"tour\" has no step \"nxet\" in Deck/deck.json; did you mean \"next\"?"),
      (
        "xyzzy", "next",
        "there is no screen \"xyzzy\" in Deck/deck.json; record it under its new name, or delete the "
          + "recording"
      ),
    ] as [(String, String?, String)])
  func `a screen that is not there is an error of its recording`(
    screen: String, step: String?, message: String
  )
    throws
  {
    var plan = try plan(.withFlow)
    plan.add(recording(screen, step: step))
    #expect(plan.diagnostics.map(\.message) == [message])
    #expect(plan.diagnostics.first?.file == "R" && plan.diagnostics.first?.exitCode == .badInput)
  }

  @Test func `of a page that cannot be read nothing is said again`() throws {
    var pages = PlannedPages("one")
    var taken: Set<String> = []
    pages.leftOutPages = [LeftOutPage(PageEntry(id: "two", number: 2), faults: [], among: &taken)]
    var plan = try plan(pages)
    plan.add(recording("two"))
    #expect(plan.screens.isEmpty && plan.diagnostics.isEmpty)
    plan.add(recording("three"))
    #expect(plan.diagnostics.count == 1)
  }

  @Test func `a recording's own source is looked in, unless the command line names one`() throws {
    let decks = ["A", "B"].map { temporary.path("\($0)/deck.json") }
    for deck in decks { try AtomicFileWriter().write("{}", to: deck) }
    var plan = try plan(
      PlannedPages("one", file: decks[0]), PlannedPages("one", file: decks[1]), isAny: false)
    plan.add(recording("one", source: temporary.path("B")))
    plan.add(recording("one", source: decks[0]))
    plan.add(recording("one", source: temporary.path("C")))
    #expect(plan.screens.map(\.source) == [1, 0] && plan.diagnostics.isEmpty)
    plan.add(recording("one"))
    #expect(
      plan.diagnostics.map(\.message) == [
        "names no source; give its deck or storyboard after the folder of the recordings"
      ])
  }

  @Test func `an unknown device is an error`() throws {
    var plan = try plan(PlannedPages("one"))
    plan.add(recording("one", device: "iphone-99"))
    #expect(plan.screens.isEmpty && plan.diagnostics.first?.message.contains("iphone-99") == true)
  }

  // MARK: Snapshots without a recording

  private let temporary = TemporaryFolder()

  private func snapshot(_ name: String, _ width: Int, _ height: Int) throws -> TruthFolder.Snapshot {
    let path = temporary.path(name)
    let file = HandmadePNG(width: width, height: height, colorType: 2, rows: [0])
    try AtomicFileWriter().write(file.bytes, to: path)
    return TruthFolder.Snapshot(path: path)
  }

  /// An iPhone X has 375 × 812 points at 3×.
  @Test func `a snapshot's page is in its name, its device in its size`() throws {
    var plan = try plan(PlannedPages("login", "home"))
    plan.add(
      [
        try snapshot("testLogin.iPhoneX-dark.png", 1125, 2436),
        try snapshot("testHome.iPhoneX.png", 2436, 1125),
      ], options: TruthOptions())
    #expect(plan.diagnostics.isEmpty && plan.screens.map(\.page) == [0, 1])
    #expect(plan.screens.map(\.environment.device.id) == ["iphone-x", "iphone-x"])
    #expect(plan.screens.map(\.environment.appearance) == [.dark, .light])
    #expect(plan.screens.map(\.environment.orientation) == [.portrait, .landscape])
    #expect(plan.screens.map(\.environment.system) == [.ios26, .ios26])
    #expect(plan.screens[0].recording.picture == temporary.path("testLogin.iPhoneX-dark.png"))
    #expect(plan.screens[0].recording.screen == "login" && plan.screens[0].recording.device == "iphone-x")
  }

  @Test func `a description's size is that of its root, in points`() throws {
    var plan = try plan(PlannedPages("login"))
    let root = TruthView(
      depth: 0, className: "UIView", frame: Rect(x: 0, y: 0, width: 375, height: 812))
    var options = TruthOptions()
    options.system = .ios17
    options.device = "iphone-x"
    plan.add([TruthFolder.Snapshot(path: "/a/testLogin.1.txt", views: [root])], options: options)
    #expect(plan.screens.map(\.environment.device.id) == ["iphone-x"])
    #expect(plan.screens.map(\.environment.system) == [.ios17])
    #expect(plan.screens.first?.recording.picture == nil && plan.screens.first?.recording.views?.count == 1)
  }

  @Test func `snapshots of no page or device are counted`() throws {
    let strangers = [try snapshot("testOther.png", 1125, 2436), try snapshot("testLogin.png", 7, 9)]
    var alone = try plan(PlannedPages("login"))
    alone.add(strangers, options: TruthOptions())
    #expect(alone.screens.isEmpty)
    #expect(
      alone.diagnostics.map(\.message) == [
        "2 snapshots of __Snapshots__ show no page on a known device, such as \(strangers[0].path); a recording "
          + "(NAME.truth.json) can name screen and device"
      ])
    #expect(alone.diagnostics[0].severity == .error && alone.diagnostics[0].exitCode == .badInput)
    var beside = try plan(PlannedPages("login"))
    beside.add([try snapshot("testLogin.iPhoneX.png", 1125, 2436), strangers[0]], options: TruthOptions())
    #expect(beside.screens.count == 1 && beside.diagnostics.map(\.severity) == [.note])
    #expect(
      beside.diagnostics[0].message.hasPrefix("1 snapshot of __Snapshots__ shows no page on a known device; ")
    )
    #expect(beside.diagnostics[0].file == strangers[0].path && beside.diagnostics[0].exitCode == nil)
    var unknown = TruthOptions()
    unknown.device = "iphone-99"
    var other = try plan(PlannedPages("login"))
    other.add(strangers, options: unknown)
    #expect(other.diagnostics.map(\.exitCode) == [.usage])
    var none = try plan(PlannedPages("login"))
    none.add([], options: unknown)
    #expect(none.diagnostics.isEmpty)
  }

  @Test func `a snapshot of a page that was not chosen is no stranger`() throws {
    var plan = try plan(PlannedPages("login", "home"), chosen: ["home"])
    plan.add([try snapshot("testLogin.iPhoneX.png", 1125, 2436)], options: TruthOptions())
    #expect(plan.screens.isEmpty && plan.diagnostics.isEmpty)
  }
}
