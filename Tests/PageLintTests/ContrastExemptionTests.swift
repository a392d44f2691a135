import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Pale texts that are the system's, and pale status bars.
@MainActor
struct ContrastExemptionTests {
  private static let pale = Color(red: 0.8, green: 0.8, blue: 0.8)

  /// A white view of a class with a text `a` in it that is painted in a colour.
  private func found(
    _ view: @escaping @MainActor () -> UIView = { UIView() }, _ color: Color = pale, text: String = "H",
    ofDocument: Bool = false, limit: Double = 4.5, by name: String = "a"
  ) async throws -> [LintFinding] {
    let settings = LintSettings(exceptions: [LintException(.lowContrast, .threshold(limit))])
    var page = try await DrawnScreen.page(settings: settings) { root in
      let around = view().named("around")
      around.frame = CGRect(x: 0, y: 100, width: 375, height: 60)
      around.addSubview(LintLabel.make("a", "H", at: .zero))
      root.addSubview(around)
    }
    if ofDocument { page = page.ofDocument }
    var run = try page.glyphs(of: "a", at: Point(x: 100, y: 110))
    (run.color, run.text) = (color, text)
    let white = SceneItem.Kind.shape(.rectangle(Rect(x: 0, y: 100, width: 375, height: 60)), .white)
    return ContrastCheck(page: try page.painted([("around", white), (name, .glyphs(run))])).findings()
  }

  // MARK: The default tint

  /// 0x007AFF has a luminance of 0.2114: 1.05 / 0.2614 = 4.02:1 on white.
  private static let tint = Color(rgb: 0x007AFF)

  @Test func `a document's default tint is a note while it has two thirds of the contrast`() async throws {
    let told = try await found(Self.tint, ofDocument: true)
    #expect(told.map(\.mostSevere) == [.note] && told.map(\.sharedCause) == [.defaultTint])
    #expect(told.map(\.fault) == ["has a contrast of 4.02:1 to what is behind it"])
    // Two thirds of 6 are 4, and of 6.06 they are 4.04.
    #expect(try await found(Self.tint, ofDocument: true, limit: 6).map(\.mostSevere) == [.note])
    let pale = try await found(Self.tint, ofDocument: true, limit: 6.06)
    #expect(pale.map(\.mostSevere) == [nil] && pale.map(\.sharedCause) == [nil])
    let ofCode = try await found(Self.tint)
    #expect(ofCode.map(\.mostSevere) == [nil] && ofCode.map(\.sharedCause) == [nil])
    let own = try await found(Color(rgb: 0x007EFF), ofDocument: true)
    #expect(own.map(\.mostSevere) == [nil])
  }

  private func found(_ color: Color, ofDocument: Bool = false, limit: Double = 4.5) async throws
    -> [LintFinding]
  {
    try await found({ UIView() }, color, ofDocument: ofDocument, limit: limit)
  }

  @Test(arguments: [0x007AFF, 0x0A84FF, 0x0088FF, 0x0091FF] as [UInt32])
  func `the tints of iOS are a bar's own, and a toolbar's`(rgb: UInt32) async throws {
    for make in [{ UINavigationBar() }, { UIToolbar() }] as [@MainActor () -> UIView] {
      #expect(try await found(make, Color(rgb: rgb)) == [])
      #expect(try await found(make, Self.pale).count == 1)
    }
    #expect(try await found(Color(rgb: rgb)).count == 1)
  }

  // MARK: The system's texts

  @Test func `the system styles the texts of tab bars and search bars`() async throws {
    for make in [{ UITabBar() }, { UISearchBar() }] as [@MainActor () -> UIView] {
      #expect(try await found(make) == [])
    }
    #expect(try await found().count == 1)
  }

  /// A placeholder has an alpha of 0.3.
  @Test func `a field's prompt is the system's, and what is typed is not`() async throws {
    func count(_ alpha: Double) async throws -> Int {
      let grey = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha)
      return try await found({ UITextField() }, grey, by: "around").count
    }
    #expect(try await count(0.31) == 0)
    #expect(try await count(0.32) == 1)
    let label = try await found(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.31))
    #expect(label.count == 1)
  }

  @Test(
    arguments: [
      ("\u{1F600}", 0), ("\u{1F600} \u{1F680}", 0), ("\u{263A}\u{FE0F}", 0), ("\u{263A}", 1),
      ("\u{1F600}H", 1),
      ("H", 1),
    ])
  func `emoji have colours of their own`(text: String, count: Int) async throws {
    #expect(try await found({ UIView() }, Self.pale, text: text).count == count)
  }

  @Test func `a text that fades while it scrolls is not judged, from a hundredth on`() async throws {
    for (opacity, count) in [(1.0, 1), (0.99, 1), (0.98, 0)] {
      let page = try await DrawnScreen.page { root in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
        scroll.contentSize = CGSize(width: 375, height: 900)
        scroll.addSubview(LintLabel.make("a", "H", at: .zero))
        root.addSubview(scroll)
      }
      var run = try page.glyphs(of: "a", at: Point(x: 100, y: 110))
      run.color = Self.pale
      let faded = SceneItem.Kind.group(opacity: opacity, [try page.item("a", .glyphs(run))])
      #expect(ContrastCheck(page: try page.painted([("a", faded)])).findings().count == count, "\(opacity)")
    }
  }

  // MARK: Status bars

  private func bar(
    _ level: Double, limit: Double = 3, isDark: Bool = false, missing: CGRect? = nil
  ) async throws -> [LintFinding] {
    let settings = LintSettings(exceptions: [LintException(.statusBarContrast, .threshold(limit))])
    var environment = DrawnScreen.phone
    if isDark { environment.appearance = .dark }
    let page = try await DrawnScreen.page(in: environment, settings: settings) { root in
      root.backgroundColor = UIColor(white: level, alpha: 1)
      guard let missing else { return }
      let picture = UIImageView(frame: missing)
      picture.missingImageName = "night"
      root.addSubview(picture)
    }
    return StatusBarCheck(page: page).findings()
  }

  /// By WCAG's formula a grey of 0.2 has the luminance 0.0331, 1.66:1 to black, and one of 0.8 0.6038, 1.61:1 to
  /// white.
  @Test func `a status bar on its own shade is told to take the other style`() async throws {
    let dark = try await bar(0.2)
    #expect(dark.map(\.fault) == ["has a contrast of 1.66:1 to what is behind it"])
    let fix =
      "return .lightContent from preferredStatusBarStyle, or write \"statusBarStyle\": \"lightContent\""
    #expect(dark.map(\.fix) == [fix + " in the deck"])
    let light = try await bar(0.8, isDark: true)
    #expect(light.map(\.fault) == ["has a contrast of 1.61:1 to what is behind it"])
    #expect(light.map(\.fix) == [fix.replacing("lightContent", with: "darkContent") + " in the deck"])
    #expect(light.map(\.subject) == ["the status bar"] && light.first?.areas.count == 2)
  }

  /// A grey of 0.4 has the luminance 0.1329: 3.66:1 to black and 5.74:1 to white.
  @Test func `on a grey that neither style reads the ground is what to change`() async throws {
    let fix = ["neither style can be read there: put one plain colour behind the status bar"]
    #expect(try await bar(0.4, limit: 3.6) == [])
    #expect(try await bar(0.4, limit: 5.7).map { $0.fix.contains(".lightContent") } == [true])
    let grey = try await bar(0.4, limit: 5.8)
    #expect(grey.map(\.fix) == fix)
    #expect(grey.map(\.fault) == ["has a contrast of 3.66:1 to what is behind it"])
    #expect(try await bar(0.4, limit: 5.7, isDark: true) == [])
    #expect(try await bar(0.4, limit: 5.8, isDark: true).map(\.fix) == fix)
  }

  @Test func `a picture that was not found may be anything below the status bar`() async throws {
    #expect(try await bar(0.2, missing: CGRect(x: 0, y: 0, width: 375, height: 100)) == [])
    #expect(try await bar(0.2, missing: CGRect(x: 0, y: 44, width: 375, height: 100)).count == 1)
  }
}
