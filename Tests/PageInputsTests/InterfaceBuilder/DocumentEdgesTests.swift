import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// The surroundings of a document: references, translations, the app's list and the canvas.
@MainActor
struct DocumentEdgesTests {
  // MARK: Translations

  @Test func `a document of one language that cannot be read is an error at its own file`() throws {
    let fixture = try DeckFixture()
    for (folder, text) in [("Base.lproj", Documents.storyboard(subviews: "")), ("de.lproj", "<document>")] {
      try fixture.makeFolder(folder)
      try fixture.write(folder + "/Main.storyboard", text)
    }
    let (source, diagnostics) = InterfaceBuilderSource.load(fixture.folder + "/Base.lproj/Main.storyboard")
    #expect(source != nil)
    let errors = diagnostics.filter { $0.severity == .error }.map(\.description)
    #expect(errors.count == 1 && errors.first?.contains("de.lproj/Main.storyboard") == true, "\(errors)")
  }

  // MARK: The app's list

  private func list(_ members: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(members)</dict></plist>"
  }

  @Test func `pages know what the app declares beside the document`() throws {
    let fixture = try DeckFixture()
    try fixture.write(
      "Info.plist",
      list(
        "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>"
          + "<key>UIUserInterfaceStyle</key><string>Dark</string>"))
    try fixture.write("Main.storyboard", Documents.storyboard(subviews: ""))
    let (source, _) = InterfaceBuilderSource.load(fixture.folder + "/Main.storyboard")
    let pages = try #require(source).preparePages(images: ImageStore(), only: [0], traits: PageTraits()).pages
    let tree = try #require(pages.first ?? nil).tree
    #expect(tree.declaredOrientations == [.phone: .landscape, .pad: .landscape])
    #expect(tree.declaredAppearance == .dark)
  }

  /// 1,048,576 bytes may be read, and one more is too many.
  @Test(arguments: [(1_048_576, true), (1_048_577, false)])
  func `an app's list has at most a mebibyte`(bytes: Int, isRead: Bool) throws {
    let folder = TemporaryFolder()
    let members = "<key>UIMainStoryboardFile</key><string>Main</string>"
    let padding = String(repeating: " ", count: bytes - list(members).utf8.count)
    let padded = list(members + padding)
    try Data(padded.utf8).write(to: URL(filePath: folder.path("Info.plist")))
    let info = try? AppInfo(reading: folder.path("Info.plist"))
    #expect(info?.mainStoryboard == (isRead ? "Main" : nil))
  }

  // MARK: Canvas

  /// Item 5 has the factor of item 0: 0.8, and 3 · 2.7 points more; its height 0.09 more.
  @Test(arguments: [(0, 88.1, 52.6), (4, 156.1, 86.6), (5, 88.1, 52.6)])
  func `assumed sizes differ between neighbours, and repeat after five`(
    item: Int, width: Double, height: Double
  ) {
    var items = [LayoutItem(name: "root", parent: nil)]
    for number in 1...5 { items.append(LayoutItem(name: "view\(number)", parent: 0)) }
    items[item].content = .measured(heightFollowsWidth: true)
    var input = LayoutInput(items: items, constraints: [])
    var assumed = AssumedContent(round: 3, texts: [:])
    assumed.saved[item] = Size(width: 100, height: 50)
    assumed.assume(item, of: &input)
    let size = assumed.intrinsicSize(ofItem: item, fittingWidth: nil)
    #expect(abs((size.width ?? 0) - width) < 1e-9 && abs((size.height ?? 0) - height) < 1e-9, "\(size)")
  }

  // MARK: Previews

  @Test func `a canvas of a preview keeps the device's size classes`() throws {
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let classes = ByOrientation(
      portrait: Device.SizeClasses(horizontal: .regular, vertical: .regular),
      landscape: Device.SizeClasses(horizontal: .regular, vertical: .compact))
    environment.device.sizeClasses = classes
    var canvas = PreviewCanvas()
    canvas.width = 320
    let changed = canvas.environment(environment, of: UIViewController()).device
    #expect(changed.size == Size(width: 320, height: 667))
    #expect(changed.sizeClasses.portrait == classes.portrait)
    #expect(changed.sizeClasses.landscape == classes.landscape)
  }

  @Test func `a canvas as large as its content has at most ten thousand points a side`() throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    var canvas = PreviewCanvas()
    canvas.fits = true
    for (wanted, width) in [(10_000.0, 10_000.0), (10_001, 10_000), (99.5, 100)] {
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: wanted, height: 10)
      let size = canvas.environment(environment, of: controller).device.size
      #expect(size == Size(width: width, height: 10), "\(wanted)")
    }
  }

  // MARK: Decks

  /// A name of an outlet may have 100 bytes.
  @Test(arguments: [(100, true), (101, false)])
  func `an outlet's name has at most a hundred bytes`(length: Int, isRead: Bool) throws {
    let fixture = try DeckFixture()
    try fixture.write("Main.storyboard", "")
    let name = String(repeating: "a", count: length)
    let loaded = try fixture.load(
      DeckText.with(#""layout": {"document": "Main.storyboard", "outlets": {"image": "\#(name)"}}"#))
    #expect(loaded.diagnostics.isEmpty == isRead, "\(loaded.diagnostics)")
  }
}
