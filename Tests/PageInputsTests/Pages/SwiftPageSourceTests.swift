import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Pages of Swift code, as a catalogue hands them over.
@MainActor
struct SwiftPageSourceTests {
  /// The file that declares the pages, as diagnostics name it: the tests run in the root of the repository.
  private static let file = SourcePlace.relative(#filePath) ?? "PageRenderTests/SwiftPageSourceTests.swift"

  private struct Trouble: Error, CustomStringConvertible {
    var description: String { "no lessons" }
  }

  private func prepare(
    _ pages: [Page], in environment: PageEnvironment? = nil,
    resources: SwiftPageSource.Resources = SwiftPageSource.Resources()
  ) async throws -> (pages: [PreparedPage?], diagnostics: [String]) {
    let (loaded, faults) = SwiftPageSource.load(pages, name: "pages", resources: resources)
    let source = try #require(loaded, "\(faults)")
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let environment = environment ?? PageEnvironment(device: device)
    let (variants, diagnostics) = await source.prepareVariants(
      images: ImageStore(), only: Array(source.entries.indices), for: [environment])
    return (variants.map { $0.page(for: environment) }, (faults + diagnostics).map(\.description))
  }

  @Test func `a page is a view controller, a view, or an optional of them`() async throws {
    let (pages, diagnostics) = try await prepare([
      Page("controller") { UIViewController() },
      Page("view") { UILabel() },
      Page("statements") {
        let view = UIView()
        view.accessibilityIdentifier = "own"
        return view
      },
      Page("optional") { Optional(UIView()) },
    ])
    #expect(diagnostics == [])
    #expect(pages.map { $0?.id } == ["controller", "view", "statements", "optional"])
    #expect(pages[1]?.tree.views.first?.className == "UILabel")
    #expect(pages[2]?.tree.views.first?.identifier == "own")
  }

  @Test func `a builder takes conditions and loops`() {
    @PageBuilder func pages(_ isLong: Bool) -> [Page] {
      Page("first") { UIView() }
      for number in 1...2 { Page("lesson-\(number)") { UIView() } }
      if isLong { Page("last") { UIView() } } else { Page("end") { UIView() } }
      if isLong { Page("more") { UIView() } }
    }
    #expect(pages(true).map(\.id) == ["first", "lesson-1", "lesson-2", "last", "more"])
    #expect(pages(false).map(\.id) == ["first", "lesson-1", "lesson-2", "end"])
  }

  @Test func `a page that cannot be made is named where it is declared, and the others stay`() async throws {
    let line = #line
    let (pages, diagnostics) = try await prepare([
      Page("throws") { () throws -> UIView in throw Trouble() },
      Page("nothing") { UIViewController?.none },
      Page("sound") { UIView() },
    ])
    #expect(pages.map { $0?.id } == [nil, nil, "sound"])
    #expect(
      diagnostics == [
        #"\#(Self.file):\#(line + 2):11: error: page "throws": its code threw an error: no lessons"#,
        #"\#(Self.file):\#(line + 3):11: error: page "nothing": its code gave no view controller (nil)"#,
      ])
  }

  @Test func `ids that are taken or no names of files are errors at their pages`() async throws {
    let line = #line
    let (pages, diagnostics) = try await prepare([
      Page("one") { UIView() },
      Page("One") { UIView() },
      Page("a/b") { UIView() },
      Page("wrong", flow: ["jump"]) { UIView() },
    ])
    // A flow ends where its steps mean nothing; its page is drawn.
    #expect(pages.map { $0?.id } == ["one", "wrong"])
    #expect(diagnostics.count == 3)
    #expect(
      diagnostics[0]
        == #"\#(Self.file):\#(line + 3):11: error: page id "One" is taken by page 1; write another"#)
    #expect(diagnostics[1].hasPrefix(#"\#(Self.file):\#(line + 4):11: error: page id "a/b" contains "/";"#))
    #expect(diagnostics[2].hasPrefix(#"\#(Self.file):\#(line + 5):11: error: step "jump" is not known"#))
  }

  @Test func `without pages there is no source`() {
    let (source, diagnostics) = SwiftPageSource.load([], name: "pages")
    #expect(source == nil)
    #expect(diagnostics.map(\.exitCode) == [.badInput])
    let (empty, faults) = SwiftPageSource.load([Page("") { UIView() }], name: "pages")
    #expect(empty == nil)
    #expect(faults.map(\.exitCode) == [.badInput])
  }

  @Test func `the code of a page sees the screen it is shown on`() async throws {
    var seen: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []
    let page = Page("page") {
      styles.append(UITraitCollection.current.userInterfaceStyle)
      return SizedController { seen.append($0) }
    }
    for (device, orientation, appearance) in [
      ("iphone-se-3", Orientation.portrait, Appearance.light), ("iphone-se-3", .landscape, .dark),
      ("ipad-10", .portrait, .light),
    ] {
      let device = try DeviceCatalog.builtin.device(device)
      _ = try await prepare(
        [page], in: PageEnvironment(device: device, orientation: orientation, appearance: appearance))
    }
    #expect(
      seen == [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 820, height: 1180),
      ])
    #expect(styles == [.light, .dark, .light])
  }

  @Test func `texts, images and colours by name come from what the catalogue brings along`() async throws {
    let folder = "../../../Examples"
    let resources = SwiftPageSource.Resources(
      assets: ["\(folder)/tutorial-storyboard/Assets.xcassets"], strings: ["\(folder)/languages"])
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    var texts: [String] = []
    var image: UIImage?
    var color: UIColor?
    let page = Page("page") {
      texts.append(NSLocalizedString("controls.next", comment: ""))
      image = UIImage(named: "lane")
      color = UIColor(named: "control")
      return UIView()
    }
    for locale in ["en", "de"] {
      let (_, diagnostics) = try await prepare(
        [page], in: PageEnvironment(device: device, locale: locale), resources: resources)
      #expect(diagnostics == [])
    }
    #expect(image?.size == CGSize(width: 300, height: 300) || image != nil)
    #expect(color != nil)
    #expect(texts.count == 2 && texts[0] != texts[1] && !texts.contains("controls.next"), "\(texts)")
  }

  @Test func `what a catalogue brings along is looked for beside its file, and what is missing is named`()
    throws
  {
    let resources = SwiftPageSource.Resources(assets: ["No.xcassets"], strings: ["No.xcstrings"])
    let (_, diagnostics) = SwiftPageSource.load(
      [Page("page") { UIView() }], name: "pages", resources: resources)
    #expect(diagnostics.allSatisfy { $0.severity == .error })
    let folder = StringFilesSearch.parent(Self.file)
    #expect(diagnostics.filter { $0.description.contains("\(folder)/No.xc") }.count == 2, "\(diagnostics)")
  }

  @Test func `a fault of a page's views is reported at the page`() async throws {
    let line = #line + 1
    let page = Page("page") {
      let view = UIView()
      view.widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
      return view
    }
    let (_, diagnostics) = try await prepare([page])
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.hasPrefix(#"\#(Self.file):\#(line):20: error: page "page": a constraint"#) == true,
      "\(diagnostics)")
  }

  @Test func `calls that belong to no view on the page are reported at the page`() async throws {
    let (pages, diagnostics) = try await prepare([
      Page("page") {
        let (shown, unused) = (UIView(), UIView())
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[unused", metrics: nil, views: ["unused": unused])
        _ = Bundle.main.loadNibNamed("NoSuchNib", owner: nil)
        return shown
      }
    ])
    #expect(pages.map { $0?.id } == ["page"])
    #expect(diagnostics.count == 2, "\(diagnostics)")
    #expect(diagnostics.allSatisfy { $0.contains(#"error: page "page": "#) })
    #expect(diagnostics.first?.contains("H:|-[unused") == true)
    #expect(diagnostics.last?.contains("NoSuchNib") == true)
  }

  @Test func `files are named as seen from the working directory, never from the root`() {
    let here = FileManager.default.currentDirectoryPath
    #expect(SourcePlace.relative(here) == ".")
    #expect(SourcePlace.relative("/no/such/file.swift") == nil)
    let place = SourcePlace(
      path: "/no/such/Pages.swift", fileID: "App/Pages.swift", position: SourcePosition(line: 1, column: 1))
    #expect(place.shownFile == "App/Pages.swift")
    #expect(place.folder == nil)
  }
}

/// Says how large its view is when it has been laid out.
private final class SizedController: UIViewController {
  private let report: (CGSize) -> Void
  private var last = CGSize.zero

  init(_ report: @escaping (CGSize) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.bounds.size != last { report(view.bounds.size) }
    last = view.bounds.size
  }
}
