import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The review of a plan: its settings, and the order of pages and devices.
@MainActor
struct ReviewPlanTests {
  private let decks = PlannedDecks()
  private let devices = DeviceCatalog.builtin

  private func plan(_ paths: [String], _ change: (inout AxisOptions) -> Void = { _ in }) throws -> RunPlan {
    var (session, axes) = (Session.quiet(), AxisOptions())
    change(&axes)
    let plan = session.plan(paths, axes: axes)
    return try #require(plan, "\(session.sentences)")
  }

  private func review(
    _ plan: RunPlan, faults: [Diagnostic] = [], _ change: (inout ReviewSettings) -> Void = { _ in }
  ) -> Review {
    var settings = ReviewSettings(title: "T")
    change(&settings)
    let pages = plan.sources.map { $0.pages.map { _ in PageVariants() } }
    let fonts = RunFonts(directories: [], sources: plan.sources.map(\.source))
    return plan.review(settings, pages: pages, fonts: fonts, faults: faults)
  }

  @Test func `pages that cannot be read are at their place in the file`() throws {
    let deck = try decks.deck("tour", "one", "two*", "three", "four*")
    let plan = try plan([deck])
    let source = review(plan, faults: [Diagnostic(.warning, "w")]).sources[0]
    #expect(source.entries.map(\.id) == ["one", "two", "three", "four"])
    #expect(source.variants.map(\.isLeftOut) == [false, true, false, true])
    #expect(source.name == "tour" && source.file == "\(deck)/deck.json" && !source.hasAllPages)
    #expect(review(plan, faults: [Diagnostic(.warning, "w")]).faults == [Diagnostic(.warning, "w")])
    #expect(source.defaults == plan.sources[0].defaults)
    #expect(source.namedFonts.map(\.name) == plan.sources[0].source.namedFonts.map(\.name))
    #expect(!source.namedFonts.isEmpty)
  }

  @Test func `chosen pages are not all pages`() throws {
    let deck = try decks.deck("tour", "one", "two")
    #expect(review(try plan([deck])).sources[0].hasAllPages)
    let one = review(try plan([deck]) { $0.pages = ["2"] }).sources[0]
    #expect(one.entries.map(\.id) == ["two"] && !one.hasAllPages)
  }

  @Test func `the device that is shown large comes first`() throws {
    let deck = try decks.deck("tour", "one")
    let plan = try plan([deck]) {
      $0.devices = ["ipad-10", "iphone-se-3", "iphone-x"]
      $0.appearances = [.light, .dark]
    }
    func ids(_ change: (inout ReviewSettings) -> Void) -> [String] {
      review(plan, change).sources[0].environments.map(\.device.id)
    }
    // Without a name the newest phone; the iPhone SE is newer than the iPhone X, in an older housing.
    let newest = ["iphone-x", "iphone-x", "ipad-10", "ipad-10", "iphone-se-3", "iphone-se-3"]
    #expect(ids { _ in } == newest)
    #expect(ids { $0.leadingDevice = "iphone-14" } == newest)
    #expect(
      ids { $0.leadingDevice = "iphone-se-3" }
        == ["iphone-se-3", "iphone-se-3", "ipad-10", "ipad-10", "iphone-x", "iphone-x"])
    #expect(
      ids { ($0.leadingDevice, $0.showsAll) = ("iphone-x", true) }
        == plan.sources[0].environments.map(\.device.id))
  }

  @Test func `store pictures have no frame`() throws {
    let screens = try decks.deck("tour", "one")
    let shop = try decks.deck("shop", "one", settings: #""layout": "store","#)
    func frame(_ paths: String...) throws -> ScreenFrame { review(try plan(paths)).settings.frame }
    #expect(try frame(shop) == .none)
    #expect(try frame(screens) == .outline)
    #expect(try frame(shop, screens) == .outline)
  }

  @Test func `the title is those of the decks, or the program's name`() throws {
    let paths = [try decks.deck("tour", "one"), try decks.deck("help", "one")]
    #expect(try plan(paths).title == "The tour, The help")
    var session = Session.quiet(PlannedDecks.catalog("one"))
    #expect(session.plan([], axes: AxisOptions())?.title == "App")
  }

  @Test func `the newest device is a phone with an island, then one with a notch, then the latest`() throws {
    func newest(_ ids: String...) throws -> String? {
      Device.newest(of: try ids.map { try devices.device($0) })?.id
    }
    #expect(try newest() == nil)
    #expect(try newest("ipad-pro-13-m5", "iphone-se-3") == "iphone-se-3")
    #expect(try newest("iphone-x", "iphone-se-3") == "iphone-x")
    #expect(try newest("iphone-14-pro", "iphone-16e", "iphone-x") == "iphone-14-pro")
    #expect(try newest("iphone-16-pro", "iphone-14-pro") == "iphone-16-pro")
    #expect(try newest("iphone-16", "iphone-16-pro") == "iphone-16")
    #expect(try newest("iphone-16-pro", "iphone-16") == "iphone-16-pro")
    #expect(try newest("ipad-10", "ipad-pro-13-m5") == "ipad-pro-13-m5")
    #expect(try newest("300x600@1x", "ipad-10") == "300x600@1x")
  }

  @Test func `the device before all is asked for first`() {
    func leading(_ words: String...) -> String? {
      var axes = AxisOptions()
      axes.devices = words
      return axes.leadingDevice(among: devices)
    }
    #expect(leading("iphone-x", "all") == "iphone-x")
    #expect(leading("iPhone X", "ipad-10", "every") == "iphone-x")
    #expect(leading("all", "iphone-x") == nil)
    #expect(leading("iphone-x", "ipad-10") == nil)
    #expect(leading("iphone-99", "all") == nil)
    #expect(leading("all") == nil && leading() == nil)
    #expect(AxisOptions().leadingDevice(among: devices) == nil)
  }

  @Test func `each option is a setting`() throws {
    var options = ReviewOptions()
    let standard = try options.settings(for: nil, devices: devices)
    #expect(standard == ReviewSettings(title: ""))
    options.title = "T"
    (options.date, options.signBy) = (7, 9)
    options.paper = .letter
    options.frame = .none
    options.redlines = .all
    options.hasNotes = true
    options.language = try #require(ReviewLanguage.allCases.last)
    options.redlineDevices = ["iphone-x"]
    var settings = try options.settings(for: nil, devices: devices)
    #expect(settings.title == "T" && settings.date == 7 && settings.signBy == 9)
    #expect(settings.paper == .letter && settings.frame == .none && settings.redlines == .all)
    #expect(settings.hasNotes && !settings.showsAll && !settings.keepsPictures)
    #expect(settings.language == ReviewLanguage.allCases.last && settings.language != .english)
    #expect(settings.redlineDevices == nil)
    (options.hasNotes, options.showsAll) = (false, true)
    settings = try options.settings(for: nil, devices: devices)
    #expect(!settings.hasNotes && settings.showsAll && !settings.keepsPictures)
    (options.showsAll, options.keepsPictures) = (false, true)
    settings = try options.settings(for: nil, devices: devices)
    #expect(!settings.hasNotes && !settings.showsAll && settings.keepsPictures)
  }

  @Test func `redlines are on devices that are shown`() throws {
    let plan = try plan([try decks.deck("tour", "one")]) { $0.devices = ["iphone-x", "ipad-10"] }
    func redlines(_ words: [String]?) throws -> [String]? {
      var options = ReviewOptions()
      options.redlineDevices = words
      let settings = try options.settings(for: plan, devices: devices)
      #expect(settings.title == "The tour")
      return settings.redlineDevices
    }
    #expect(try redlines(nil) == nil)
    #expect(try redlines(["iPad-10"]) == ["ipad-10"])
    #expect(try redlines(["iphone-x", "all"]) == ["iphone-x", "ipad-10"])
    let other = #expect(throws: UsageError.self) { try redlines(["iphone-se-3"]) }
    #expect(other?.message == "--redlines-on iphone-se-3 is not among the devices; name it with -d too")
    let unknown = #expect(throws: UsageError.self) { try redlines(["iphone-99"]) }
    #expect(unknown?.message.hasPrefix("unknown device \"iphone-99\"") == true)
  }
}
