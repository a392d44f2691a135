import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The store's rules for what is to be drawn.
@MainActor
struct StoreRulesTests {
  private let decks = PlannedDecks()
  private static let store = #""layout": "store","#

  private func plan(_ paths: [String], _ change: (inout AxisOptions) -> Void) throws -> RunPlan {
    var (session, axes) = (Session.quiet(), AxisOptions())
    change(&axes)
    let plan = session.plan(paths, axes: axes)
    return try #require(plan, "\(session.sentences)")
  }

  private func faults(_ paths: [String], devices: String..., locales: [String]? = nil) throws -> [Diagnostic]
  {
    StoreRules.faults(of: try plan(paths) { ($0.devices, $0.locales) = (devices, locales) })
  }

  /// 440 × 956 points at 3× are the 1320 × 2868 pixels of the largest display; 300 × 600 at 2× no display's.
  @Test func `a size that the store refuses is told once for each deck`() throws {
    let deck = try decks.deck("shop", "one", settings: Self.store)
    #expect(try faults([deck], devices: "440x956@3x").isEmpty)
    let refused = try faults([deck], devices: "300x600@2x", "440x956@3x", locales: ["en", "ja"])
    #expect(
      refused.map(\.message) == [
        "the App Store takes no pictures of 600 × 1200 pixels (300x600@2x); it asks for 6.9-inch iPhone: 1320 × 2868, "
          + "1290 × 2796, 1260 × 2736"
      ])
    #expect(
      refused[0].file == "\(deck)/deck.json" && refused[0].exitCode == .usage && refused[0].severity == .error
    )
    #expect(try faults([deck], devices: "300x600@2x", "301x600@2x").count == 2)
    let pad = try faults([deck], devices: "ipad-10@window=half")
    #expect(pad.first?.message.hasSuffix("; it asks for 13-inch iPad: 2064 × 2752, 2048 × 2732") == true)
  }

  @Test func `a deck of screens is no store's`() throws {
    let (screens, shop) = (try decks.deck("tour", "one"), try decks.deck("shop", "one", settings: Self.store))
    let told = try faults([screens, shop], devices: "300x600@2x")
    #expect(
      told.map(\.message.fact) == [
        "shows no store pictures",
        "the App Store takes no pictures of 600 × 1200 pixels (300x600@2x)",
      ])
    #expect(told[0].file == "\(screens)/deck.json" && told[0].exitCode == .usage)
    #expect(
      told[0].message.hasSuffix(" with \"layout\": \"store\", whose pages show these screens (docs/store.md)")
    )
  }

  /// Both sizes are of the largest display: 5 pages on 2 devices are 10 pictures.
  @Test func `a language has ten pictures of one display`() throws {
    let devices = ["440x956@3x", "430x932@3x"]
    let five = try decks.deck("five", "a", "b", "c", "d", "e", settings: Self.store)
    let six = try decks.deck("six", "a", "b", "c", "d", "e", "f", settings: Self.store)
    #expect(try faults([five], devices: devices[0], devices[1], locales: ["de", "ja"]).isEmpty)
    let told = try faults([six], devices: devices[0], devices[1], locales: ["de", "tlh"])
    let rest = "the App Store takes at most 10, so name fewer devices, appearances or pages"
    #expect(
      told.map(\.message) == [
        "de-DE would have 12 pictures for the 6.9-inch iPhone; \(rest)",
        "tlh would have 12 pictures for the 6.9-inch iPhone; \(rest)",
      ])
    #expect(told[0].exitCode == .usage && told[0].file == nil)
    // Two displays, and pages of two decks of one language.
    #expect(try faults([six], devices: devices[0], "414x896@3x").isEmpty)
    #expect(
      try faults([five, six], devices: devices[0], locales: ["ja"]).map(\.message.fact) == [
        "ja would have 11 pictures for the 6.9-inch iPhone"
      ])
  }

  private func kept(_ locales: String...) throws -> (locales: [String], notes: [Diagnostic]) {
    var (session, axes) = (Session.quiet(PlannedDecks.catalog("one")), AxisOptions())
    axes.locales = locales
    let planned = session.plan([], axes: axes)
    var plan = try #require(planned)
    let notes = StoreRules.leaveOutLanguages(of: &plan)
    return (plan.sources[0].locales, notes)
  }

  @Test func `languages without a folder of their own are left out`() throws {
    let some = try kept("en", "en-US", "tlh", "de", "de-AT")
    #expect(some.locales == ["en-US", "de"])
    #expect(
      some.notes.map(\.message)
        == ["left out en, tlh and de-AT, for which the App Store has no folder of its own"])
    #expect(some.notes.first?.severity == .note && some.notes.first?.file != nil)
    // A locale of the folder's name has it, wherever it stands; of others the first.
    #expect(try kept("en-US", "en").locales == ["en-US"])
    #expect(try kept("zh-TW", "zh-HK").locales == ["zh-TW"])
  }

  @Test func `where all languages have a folder, or none has, nothing is left out`() throws {
    let all = try kept("en", "ja")
    #expect(all.locales == ["en", "ja"] && all.notes.isEmpty)
    let none = try kept("tlh", "de-AT")
    #expect(none.locales == ["tlh", "de-AT"] && none.notes.isEmpty)
  }

  @Test func `displays without captures are told unless devices are named`() throws {
    let deck = try decks.deck("shop", "one", settings: Self.store)
    let plan = try plan([deck]) { _ in }
    #expect(
      StoreRules.notes(on: plan, choosesDevices: false).map(\.message.fact)
        == ["no pictures for the iPad Pro 13-inch (M5), as all captures are an iPhone's"])
    #expect(StoreRules.notes(on: plan, choosesDevices: true).isEmpty)
  }

  @Test func `captures with equal pixels are told in any case`() throws {
    let deck = try decks.deck("shop", "one", "two", settings: Self.store)
    try decks.picture("shop/two.png", 0)
    let plan = try plan([deck]) { _ in }
    let notes = StoreRules.notes(on: plan, choosesDevices: true)
    #expect(notes.count == 1 && notes.first?.message.contains("have the same pixels") == true)
    #expect(StoreRules.notes(on: plan, choosesDevices: false).count == 2)
  }

  @Test func `screens that are drawn are told, and other sources have no notes`() throws {
    let screens = try decks.deck("tour", "one")
    let shop = decks.temporary.path("tour/store.json")
    try AtomicFileWriter().write(
      #"{"title": "T", "layout": "store", "pages": [{"image": {"deck": "deck.json", "page": "one"}, "summary": "S"}]}"#,
      to: shop)
    let plan = try plan([shop, screens]) { $0.devices = ["440x956@3x"] }
    let notes = StoreRules.notes(on: plan, choosesDevices: true)
    #expect(notes.count == 1)
    #expect(notes.first?.file == shop && notes.first?.severity == .note)
    #expect(
      notes.first?.message.hasPrefix("screens are drawn with stand-ins for Apple's font and symbols; ")
        == true)
    var session = Session.quiet(PlannedDecks.catalog("one"))
    let plannedOwn = session.plan([], axes: AxisOptions())
    let own = try #require(plannedOwn)
    #expect(StoreRules.notes(on: own, choosesDevices: false).isEmpty)
  }
}

extension String {
  /// The words before the first semicolon.
  fileprivate var fact: String { String(prefix { $0 != ";" }) }
}
