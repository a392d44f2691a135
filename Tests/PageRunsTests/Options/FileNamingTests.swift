import LayoutEngine
import PageRender
import Testing

@testable import PageRuns

struct FileNamingTests {
  private func environment(
    _ locale: String = "en", _ direction: LayoutDirection? = nil, isOther: Bool = false
  ) throws -> PageEnvironment {
    PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), orientation: isOther ? .landscape : .portrait,
      appearance: isOther ? .dark : .light, locale: locale, contentSize: isOther ? .accessibility3 : .large,
      direction: direction, system: isOther ? .ios26 : .ios17)
  }

  private func path(
    _ template: String?, deckCount: Int = 1, in environment: PageEnvironment, step: String? = nil
  ) throws -> String {
    try FileNaming(template, deckCount: deckCount).path(
      deck: "D", page: "p", place: (3, 12), environment: environment, defaults: try self.environment(),
      step: step)
  }

  @Test func `the deck is named where there are several`() throws {
    #expect(try path(nil, in: environment()) == "p/iphone-x")
    #expect(try path(nil, deckCount: 2, in: environment()) == "D/p/iphone-x")
    #expect(try FileNaming(nil, deckCount: 0).template == "{page}/{device}")
  }

  @Test func `each placeholder has its value, and a named axis no suffix`() throws {
    let template = FileNaming.placeholders.map { "{\($0)}" }.joined(separator: "_")
    #expect(
      try path(template, in: environment("ar", isOther: true))
        == "D_p_03_iphone-x_iPhone X_landscape_dark_ar_ax3_rtl_ios26")
  }

  @Test func `a value that is not the default is a suffix, the step the last`() throws {
    #expect(
      try path("{page}", in: environment("ar", .leftToRight, isOther: true), step: "tap a/b")
        == "p.landscape.dark.ar.ax3.ltr.ios26.tap a-b")
    // Arabic is written from right to left.
    #expect(try path("x{page}y", in: environment("ar")) == "xpy.ar")
    #expect(try path("{page}", in: environment("en", .rightToLeft)) == "p.rtl")
  }

  @Test func `a device's name stays in its folder`() throws {
    var odd = try environment()
    odd.device.name = "a/b\0c"
    #expect(try path("{deviceName}", in: odd) == "a-b-c")
  }

  @Test func `fastlane's folders are the store's languages`() throws {
    #expect(try path("fastlane", in: environment("de")) == "de-DE/iPhone X-03-p")
    #expect(try path("fastlane", in: environment("tlh")) == "tlh/iPhone X-03-p")
    let naming = try FileNaming("fastlane", deckCount: 1)
    try naming.check(locales: ["de", "ja"])
    try FileNaming(nil, deckCount: 1).check(locales: ["tlh"])
    let fault = #expect(throws: UsageError.self) { try naming.check(locales: ["de", "tlh"]) }
    #expect(
      fault?.message
        == "--naming fastlane: deliver has no language tlh; choose others with --locale, or name the files with a "
        + "template such as {locale}/{index}-{page}")
  }

  @Test(arguments: [
    ("", "must be a relative path"), ("/a", "must be a relative path"), ("a/", "must be a relative path"),
    ("a//b", "must be a relative path"), ("../a", "must be a relative path"),
    ("a/./b", "must be a relative path"),
    ("{page", "--naming {page has a { without its }"), ("{page}{", "has a { without its }"),
    ("{pag}", "--naming has an unknown placeholder {pag}; did you mean {page}? Use {deck} {page} {index}"),
    ("{page}-{xyzzy}", "--naming has an unknown placeholder {xyzzy}; use {deck} {page}"),
    ("{index}/{index}", "--naming {index}/{index} has {index} twice; once is enough"),
  ])
  func `a template that names no file is refused`(template: String, message: String) {
    let fault = #expect(throws: UsageError.self) { try FileNaming(template, deckCount: 1) }
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
  }

  @Test func `a placeholder may be in the folder and in the name`() throws {
    #expect(try path("{page}/{page}", in: environment()) == "p/p")
  }

  @Test(
    arguments: [
      ("de", "de-DE"), ("de-AT", nil), ("en", "en-US"), ("en-GB", "en-GB"), ("es", "es-ES"),
      ("es-AR", "es-MX"),
      ("es-419", "es-MX"), ("nb", "no"), ("nb-NO", "no"), ("ja-JP", "ja"), ("zh", "zh-Hans"),
      ("zh-TW", "zh-Hant"),
      ("zh-Hant", "zh-Hant"), ("pt", "pt-BR"), ("fr", "fr-FR"), ("bn", "bn-BD"), ("tlh", nil),
    ] as [(String, String?)])
  func `a locale has the folder of its language`(locale: String, folder: String?) {
    #expect(DeliverLanguages.folder(for: locale) == folder)
  }

  @Test func `pseudo-languages have no folder, and a message names the folders that there are`() {
    for pseudo in PseudoLocale.allCases { #expect(DeliverLanguages.folder(for: pseudo.rawValue) == nil) }
    #expect(
      DeliverLanguages.message("en-ZZ")
        == "--naming fastlane: deliver has no language en-ZZ; of that language it has en-AU, en-CA, en-GB, en-US"
    )
    #expect(
      DeliverLanguages.message("tlh", option: "--locale")
        == "--locale: deliver has no language tlh; name one of its 50 languages, such as German or de-DE")
    #expect(DeliverLanguages.name(ofFolder: "tlh") == "tlh")
    #expect(DeliverLanguages.folder(named: "Klingon") == nil)
  }
}
