import LayoutEngine
import PageRender
import Testing

@testable import PageRuns

struct RunPlanTests {
  private let devices = DeviceCatalog.builtin

  private func words(_ environments: [PageEnvironment]) -> [String] {
    environments.map {
      [
        $0.device.id, $0.orientation.rawValue, $0.appearance.rawValue, $0.locale, $0.contentSize.rawValue,
        $0.direction.name, $0.system.name,
      ].joined(separator: " ")
    }
  }

  @Test func `without a choice each page is drawn once`() throws {
    let source = try #require(try RunPlan.of(PlannedPages("one", "two")).sources.first)
    #expect(words(source.environments) == ["iphone-16-pro portrait light en large ltr ios26"])
    #expect(source.environments == [source.defaults])
    #expect(source.pages == [0, 1] && source.locales == ["en"] && source.olderDevices.isEmpty)
  }

  @Test func `a matrix gives the values, and its first ones are the defaults`() throws {
    var pages = PlannedPages("one")
    pages.matrix.devices = [Located(try devices.device("ipad-10")), Located(try devices.device("iphone-x"))]
    pages.matrix.orientations = [Located(.landscape)]
    pages.matrix.appearances = [Located(.dark)]
    pages.matrix.locales = [Located("ar"), Located("en")]
    pages.matrix.contentSizes = [Located(.small)]
    pages.matrix.systems = [Located(.ios18)]
    let source = try #require(try RunPlan.of(pages).sources.first)
    #expect(
      words(source.environments) == [
        "ipad-10 landscape dark ar small rtl ios18", "ipad-10 landscape dark en small ltr ios18",
        "iphone-x landscape dark ar small rtl ios18", "iphone-x landscape dark en small ltr ios18",
      ])
    #expect(words([source.defaults]) == ["ipad-10 landscape dark ar small rtl ios18"])
    #expect(source.locales == ["ar", "en"])
  }

  /// The last axis changes first.
  @Test func `the command line's values are drawn in all combinations`() throws {
    var axes = AxisOptions.devices("iphone-x", "ipad-10", "iphone-x")
    axes.orientations = [.portrait, .landscape]
    axes.appearances = [.light, .dark]
    axes.locales = ["en", "ja", "en"]
    axes.contentSizes = [.large, .small]
    axes.directions = [.leftToRight, .rightToLeft]
    axes.systems = [.ios18, .ios17]
    let all = words(try RunPlan.of(PlannedPages("one"), axes: axes).sources[0].environments)
    #expect(all.count == 128 && Set(all).count == 128)
    #expect(
      all.prefix(5) == [
        "iphone-x portrait light en large ltr ios18", "iphone-x portrait light en large ltr ios17",
        "iphone-x portrait light en large rtl ios18", "iphone-x portrait light en large rtl ios17",
        "iphone-x portrait light en small ltr ios18",
      ])
    #expect(all[8] == "iphone-x portrait light ja large ltr ios18")
    #expect(all[16] == "iphone-x portrait dark en large ltr ios18")
    #expect(all[32] == "iphone-x landscape light en large ltr ios18")
    #expect(all[64] == "ipad-10 portrait light en large ltr ios18")
  }

  @Test func `a wide run has all devices, both appearances, two text sizes and all languages`() throws {
    var pages = PlannedPages("one")
    pages.locales = ["de", "ja"]
    let wide = try RunPlan.of(pages, isWide: true).sources[0].environments
    #expect(Set(wide.map(\.device.id)) == Set(devices.devices(showing: pages, drawnAs: .ios26).map(\.id)))
    #expect(Set(wide.map(\.appearance)) == [.light, .dark])
    #expect(Set(wide.map(\.contentSize)) == [.large, .xxxLarge])
    #expect(Set(wide.map(\.locale)) == ["de", "ja"])
    #expect(Set(wide.map(\.orientation)) == [.portrait])
    pages.matrix.locales = [Located("fr")]
    pages.matrix.appearances = [Located(.dark)]
    let own = try RunPlan.of(pages, isWide: true).sources[0].environments
    #expect(Set(own.map(\.locale)) == ["fr"] && Set(own.map(\.appearance)) == [.dark])
  }

  @Test func `languages are tags, all of the texts, or pseudo`() throws {
    func locales(_ words: String..., texts: [String] = [], matrix: [String] = []) throws -> [String] {
      var (pages, axes) = (PlannedPages("one"), AxisOptions())
      (pages.locales, axes.locales) = (texts, words)
      pages.matrix.locales = matrix.map { Located($0) }
      return try RunPlan.of(pages, axes: axes).sources[0].locales
    }
    #expect(try locales("all", texts: ["de", "ja"]) == ["de", "ja"])
    #expect(try locales("all", matrix: ["fr"]) == ["fr"])
    #expect(try locales("all") == ["en"])
    #expect(try locales("pseudo") == PseudoLocale.allCases.map(\.rawValue))
    #expect(try locales("zh-hant", "en", "zh-Hant") == ["zh-Hant", "en"])
    let fault = #expect(throws: UsageError.self) { try locales("!!") }
    #expect(
      fault?.message
        == "--locale !! is not a language tag; write one such as en or zh-Hant, all, or pseudo")
    #expect(throws: UsageError.self) { try locales("jp") }
    #expect(try locales("xx", texts: ["xx"]) == ["xx"])
  }

  @Test(arguments: [
    ([], "en"), (["ja", "ko"], "ja"), (["ja", "en"], "en"), (["de", "en-GB"], "en-GB"),
    (["fr", "en-US"], "en"),
  ])
  func `texts without English are drawn in their first language`(texts: [String], language: String) throws {
    var pages = PlannedPages("one")
    pages.locales = texts
    #expect(try RunPlan.of(pages).sources[0].locales == [language])
  }

  @Test func `devices are named once, in the order of the words`() throws {
    func ids(_ words: [String]?) throws(UsageError) -> [String]? {
      try RunPlan.devices(words, in: devices, all: Array(devices.devices.prefix(2)))?.map(\.id)
    }
    let all = devices.devices.map(\.id)
    #expect(try ids(nil) == nil)
    #expect(try ids(["all"]) == Array(all.prefix(2)))
    #expect(try ids([all[1], "all"]) == [all[1], all[0]])
    #expect(try ids(["every"]) == all)
    #expect(#expect(throws: UsageError.self) { try ids(["iphone-99"]) }?.exitCode == .usage)
    #expect(#expect(throws: UsageError.self) { try ids(["3000x3000@3x"]) }?.exitCode == .limit)
  }

  @Test func `devices that never ran the pages' iOS are older ones`() throws {
    // An iPhone X runs iOS 16 at most, the standard version is iOS 26.
    let all = try RunPlan.of(PlannedPages("one"), axes: .devices("all"))
    #expect(all.sources[0].olderDevices.contains { $0.id == "iphone-x" })
    #expect(!all.sources[0].olderDevices.contains { $0.id == "iphone-16-pro" })
    let older = all.onOlderDevices.sources[0].environments
    #expect(older.map(\.device) == all.sources[0].olderDevices)
    #expect(
      try RunPlan.of(PlannedPages("one"), axes: .devices("every")).onOlderDevices.sources[0].environments
        == [])
    var dark = AxisOptions.devices("all")
    dark.appearances = [.light, .dark]
    let both = try RunPlan.of(PlannedPages("one"), axes: dark)
    #expect(both.onOlderDevices.sources[0].environments.count == 2 * both.sources[0].olderDevices.count)
    #expect(both.onOlderDevices.sources[0].environments.prefix(2).map(\.appearance) == [.light, .dark])
  }

  @Test func `a chosen version is the default, until versions are named in files`() throws {
    var axes = AxisOptions()
    axes.systems = [.ios18, .ios17]
    var plan = try RunPlan.of(PlannedPages("one"), axes: axes)
    #expect(plan.sources[0].defaults.system == .ios18)
    plan.nameSystems()
    #expect(plan.sources[0].defaults.system == .ios26)
    var pages = PlannedPages("one")
    pages.matrix.systems = [Located(.ios17)]
    plan = try RunPlan.of(pages, axes: axes)
    plan.nameSystems()
    #expect(plan.sources[0].defaults.system == .ios17)
  }

  @Test func `what was asked for are the named devices, and the values of each axis`() throws {
    var axes = AxisOptions.devices("ipad-10", "iphone-x")
    axes.appearances = [.dark]
    axes.contentSizes = [.small]
    axes.systems = [.ios17]
    axes.locales = ["ja"]
    let plan = try RunPlan.of(PlannedPages("one"), axes: axes)
    let asked = plan.sources[0].asked(axes)
    #expect(asked.devices.map(\.id) == ["ipad-10", "iphone-x"])
    #expect(asked.appearances == [.dark] && asked.contentSizes == [.small] && asked.systems == [.ios17])
    #expect(asked.locales == ["ja"])
    let all = AxisOptions.devices("all", "iphone-x")
    #expect(try RunPlan.of(PlannedPages("one"), axes: all).sources[0].asked(all).devices.isEmpty)
    let none = try RunPlan.of(PlannedPages("one")).sources[0].asked(AxisOptions())
    #expect(none.devices.isEmpty && none.appearances.isEmpty && none.systems.isEmpty)
    var pages = PlannedPages("one")
    pages.matrix.devices = [Located(try devices.device("ipad-10"))]
    pages.matrix.appearances = [Located(.dark)]
    let own = try RunPlan.of(pages).sources[0].asked(AxisOptions())
    #expect(own.devices.map(\.id) == ["ipad-10"] && own.appearances == [.dark])
  }

  @Test func `a named device that never ran the version is noted once`() throws {
    let axes = AxisOptions.devices("iphone-x")
    let notes = try RunPlan.of(PlannedPages("a"), PlannedPages("b"), axes: axes).systemNotes(axes)
    #expect(notes.count == 1)
    #expect(notes.first?.message.contains("iOS 26") == true, "\(notes)")
    var old = axes
    old.systems = [.ios17]
    let other = try RunPlan.of(PlannedPages("a"), axes: old).systemNotes(old)
    #expect(other.first?.message.contains("iOS 17") == true, "\(other)")
    let new = AxisOptions.devices("iphone-16-pro")
    #expect(try RunPlan.of(PlannedPages("a"), axes: new).systemNotes(new).isEmpty)
  }

  @Test func `a division has as many pictures as the run`() throws {
    let plan = try RunPlan.of(PlannedPages("a", "b"), axes: .devices("iphone-x", "ipad-10"))
    try plan.check(nil)
    func division(_ count: Int) -> DivisionPlan {
      DivisionPlan(
        version: "", operands: [], options: [], shards: [.init(pictures: count, seconds: 0)], files: [])
    }
    try plan.check(division(4))
    let fault = #expect(throws: UsageError.self) { try plan.check(division(3)) }
    #expect(fault?.message == "the plan divides 3 pictures, and there are 4; plan again")
    #expect(fault?.exitCode == .badInput)
  }

  @Test func `a run is narrowed by pages, scenes, faults and missing values`() throws {
    func option(_ axes: AxisOptions, _ pages: PlannedPages) throws -> String? {
      try RunPlan.of(pages, axes: axes).narrowingOption(axes, devices: devices)
    }
    var axes = AxisOptions()
    #expect(try option(axes, PlannedPages("a")) == nil)
    axes.pages = ["1"]
    #expect(try option(axes, PlannedPages("a")) == "--page")
    axes.pages = nil
    axes.scenes = ["x"]
    #expect(try option(axes, PlannedPages("a")) == "--scene")
    var torn = PlannedPages("a")
    torn.pageCount = 2
    #expect(try option(AxisOptions(), torn) == "a page that cannot be read")
    let fewer = "options that leave out devices or other values that a plain run draws"
    #expect(try option(.devices("iphone-x"), PlannedPages("a")) == fewer)
    #expect(try option(.devices("iphone-x", "iphone-16-pro"), PlannedPages("a")) == nil)
    // Another version is drawn in place of the standard one, under its names.
    var other = AxisOptions()
    other.systems = [.ios17]
    #expect(try option(other, PlannedPages("a")) == nil)
    var named = PlannedPages("a")
    named.matrix.systems = [Located(.ios18)]
    #expect(try option(other, named) == fewer)
  }
}
