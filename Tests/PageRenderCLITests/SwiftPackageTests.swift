import Foundation
import PageInputs
import Synchronization
import TestSupport
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// `renderpages init --swift`.
@Suite(.tags(.nestedBuild), .long)
struct SwiftPackageTests {
  @Test func `a package with links to an app's sources is built, and draws them`() throws {
    let app = try AppFolder()
    let outcome = try Renderpages.run(
      ["init", "--swift", "Pages", "--sources", "App/Onboarding"], in: app.folder)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.output == """
        Wrote Pages/Sources/pages/Pages.swift, which lists the pages. Draw them:
          swift run --package-path Pages pages render

        """)
    #expect(
      try app.text("Pages/Sources/pages/Pages.swift") == """
        import PageRenderCLI
        import UIKit

        @main
        struct Pages: PageCatalog {
          var pages: [Page] {
            Page("onboarding") { OnboardingViewController() }
          }

          var assets: [String] { ["../../../App/Assets.xcassets"] }
        }

        """)
    let link = app.folder.appendingPathComponent("Pages/Sources/pages/Onboarding").path
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../../App/Onboarding")
    #expect(try app.text("Pages/.gitignore") == ".build/\nout/\nreport/\n")
    #expect(
      try app.text("Pages/Package.swift").contains(
        """
              exclude: [
                "Onboarding/Base.lproj",
                "Onboarding/OnboardingApp.swift",
                "Onboarding/notes.txt",
              ])

        """))
    let program = try SwiftBuild.program("pages", ofPackageAt: app.folder.appendingPathComponent("Pages"))
    let drawn = try Renderpages.run(
      ["render", "-d", "iphone-x", "--orientation", "all"], in: app.folder, program: program)
    #expect(drawn.status == 0 && drawn.errors == "", "\(drawn)")
    #expect(
      drawn.output == "out/onboarding/iphone-x.png\nout/onboarding/iphone-x.landscape.png\n")
    let layout = try Renderpages.run(["layout", "-d", "iphone-x"], in: app.folder, program: program)
    // 200 × 100 in the middle of 375 × 812.
    #expect(
      layout.output.contains(#""id": "card","#)
        && layout.output.contains(#""frame": {"x": 87.6667, "y": 356, "width": 200, "height": 100}"#))
    #expect(layout.output.contains(#""deck": "Pages/Sources/pages/Pages.swift""#))
  }

  @Test func `without sources there is a screen to begin with`() throws {
    let app = try AppFolder()
    #expect(try Renderpages.run(["init", "--swift", "Pages"], in: app.folder).status == 0)
    #expect(
      try app.text("Pages/Sources/pages/Pages.swift").contains(#"Page("welcome") { WelcomeController() }"#))
    #expect(try app.text("Pages/Sources/pages/WelcomeController.swift").contains("class WelcomeController"))
    let again = try Renderpages.run(["init", "--swift", "Pages"], in: app.folder)
    #expect(again.status == 5)
    #expect(again.errors.contains("Pages/Package.swift"))
  }

  @Test(
    arguments: [
      (["--sources", "App"], "--sources is for init --swift; add --swift"),
      (["--swift", "--sources", "None"], "--sources None does not exist"),
      (["--swift", "--sources", "App/notes.txt"], "--sources App/notes.txt is no folder and no Swift file"),
      (
        ["--swift", "--sources", "App/Onboarding,Other/Onboarding"], "have one name; name a folder above them"
      ),
      (["--swift", "App/Pages", "--sources", "App"], "holds the package's own folder"),
      (["--swift", "--pagerender", "App"], "--pagerender App has no Package.swift"),
      (["--swift", "a", "b"], "init takes one folder; it was given 2"),
    ] as [([String], String)])
  func `what cannot be begun is named`(words: [String], message: String) throws {
    let app = try AppFolder()
    let outcome = try Renderpages.run(["init"] + words, in: app.folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: app.folder.appendingPathComponent("Package.swift").path))
  }

  @Test func `a checkout or an address can be named`() throws {
    let app = try AppFolder()
    let checkout = try SwiftBuild.checkout().path
    #expect(
      try Renderpages.run(["init", "--swift", "A", "--pagerender", checkout], in: app.folder).status == 0)
    #expect(try app.text("A/Package.swift").contains(#".package(name: "PageRender", path: ""#))
    let address = "https://example.org/PageRender.git"
    #expect(
      try Renderpages.run(["init", "--swift", "B", "--pagerender", address], in: app.folder).status == 0)
    #expect(try app.text("B/Package.swift").contains(#".package(url: "\#(address)", branch: "main")"#))
  }

  @Test(
    arguments: [
      ("class A: UIViewController {}", ["A"]),
      ("final class A: UITableViewController, Other {\n  init() {\n", ["A"]),
      ("public class A: UIViewController {\n  init(model: Model) {\n  required init?(coder: NSCoder) {", []),
      ("private class A: UIViewController {}\n// class B: UIViewController {}", []),
      ("class A: UICollectionViewController {}", []),
      ("class A: UIView {}\nclass B: BaseController {}\nstruct C: UIViewController {}", []),
    ] as [(String, [String])])
  func `view controllers that need nothing are found in sources`(text: String, names: [String]) {
    #expect(ControllerSearch(text).found.filter(\.isComplete).map(\.name) == names)
  }

  @Test(
    arguments: [
      (
        "class A: UIViewController {\n  init(\n    model: [String: Model],\n    done: @escaping (Int, Int) -> Void,\n"
          + "    _ size: Int, tint: UIColor = .red\n  ) {",
        "A(model: <#[String: Model]#>, done: <#@escaping (Int, Int) -> Void#>, <#Int#>)"
      ),
      ("class A: UIViewController {\n  init(model: Model = .sample) {", "A()"),
      ("class A: UIViewController {\n  convenience init(model: Model) {", "A()"),
      (
        "class A: UIViewController {\n  override init(nibName: String?, bundle: Bundle?) {}\n"
          + "  required init?(coder: NSCoder) {}\n}",
        "A()"
      ),
      ("class A: UIViewController {\n  required init?(coder: NSCoder) {}\n}", "A(<#arguments#>)"),
      ("class A: UIViewController {\n  private init() {}\n}", "A(<#arguments#>)"),
      (
        "class A: UICollectionViewController {\n  var a = 1 // init(\n}",
        "A(collectionViewLayout: <#UICollectionViewLayout#>)"
      ),
      (
        "struct Model {\n  init(a: Int) {}\n}\nclass A: UIViewController\n{\n  func f() {\n    super.init(b: 1)\n  }\n}",
        "A()"
      ),
    ] as [(String, String)])
  func `what makes a view controller is read from its initialisers`(text: String, call: String) {
    #expect(ControllerSearch(text).found.map(\.call) == [call])
  }

  @Test func `controllers that ask for something are comments, and the package compiles`() throws {
    let app = try AppFolder()
    try app.write(
      "App/Onboarding/DetailController.swift",
      """
      import UIKit

      final class DetailController: UIViewController {
        init(title text: String, steps: [Int] = []) {
          super.init(nibName: nil, bundle: nil)
          title = text
        }

        required init?(coder: NSCoder) { nil }
      }

      """)
    #expect(
      try Renderpages.run(["init", "--swift", "Pages", "--sources", "App/Onboarding"], in: app.folder).status
        == 0)
    #expect(
      try app.text("Pages/Sources/pages/Pages.swift").contains(
        """
            Page("onboarding") { OnboardingViewController() }
            // Pages too, once they are given what they ask for:
            // Page("detail") { DetailController(title: <#String#>) }
          }

        """))
    _ = try SwiftBuild.program("pages", ofPackageAt: app.folder.appendingPathComponent("Pages"))
  }

  @Test func `a folder that holds a package is named, and stays as it is`() throws {
    let app = try AppFolder()
    try app.write("Package/Package.swift", "// Mine.\n")
    let outcome = try Renderpages.run(["init", "--swift", "Package"], in: app.folder)
    #expect(outcome.status == 5)
    #expect(
      outcome.errors
        == "renderpages: error: Package/Package.swift is there: Package holds a Swift package already, which init leaves as it is; "
        + "name a new folder, such as Package/Pages, for the package of the pages\n")
    #expect(try app.text("Package/Package.swift") == "// Mine.\n")
    #expect(
      !FileManager.default.fileExists(atPath: app.folder.appendingPathComponent("Package/Sources").path))
  }

  @Test(arguments: [
    ("OnboardingViewController", "onboarding"), ("SettingsOverviewController", "settings-overview"),
    ("URLController", "url"), ("ViewController", "view"), ("My_Screen", "my-screen"),
  ])
  func `pages are named for their classes`(name: String, id: String) {
    #expect(ScreenID.of(name) == id)
  }
}

/// A folder with an app of two sources, removed with the value.
final class AppFolder {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    try write(
      "App/Onboarding/WelcomeCard.swift",
      """
      import UIKit

      final class WelcomeCard: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .yellow
          accessibilityIdentifier = "card"
        }

        required init?(coder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }
      }

      """)
    try write(
      "App/Onboarding/OnboardingViewController.swift",
      """
      import UIKit

      class OnboardingViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let card = WelcomeCard()
          card.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(card)
          NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 200),
            card.heightAnchor.constraint(equalToConstant: 100),
          ])
        }
      }

      """)
    try write("App/Assets.xcassets/Contents.json", #"{ "info": { "author": "xcode", "version": 1 } }"#)
    try write("App/notes.txt", "Nothing to compile.")
    try write("Other/Onboarding/Empty.swift", "")
    try write("App/Onboarding/notes.txt", "Nothing to compile.")
    try write("App/Onboarding/Base.lproj/Main.storyboard", "")
    try write(
      "App/Onboarding/OnboardingApp.swift", "import UIKit\n\n@main\nclass AppDelegate: UIResponder {}\n")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}

/// Builds packages that depend on this one, as their users do.
enum SwiftBuild {
  /// The root of this repository.
  static func checkout() throws -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Builds a package and returns one of its programs.
  ///
  /// The build shares the folder of this package's own, in which PageRender is built already: seconds instead of
  /// minutes. `swift test` holds that folder's lock, but builds nothing while the tests run.
  static func program(_ name: String, ofPackageAt folder: URL) throws -> URL {
    try building.withLock { _ in try build(name, folder) }
  }

  /// One build at a time.
  private static let building = Mutex(())

  private static func build(_ name: String, _ folder: URL) throws -> URL {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let products = Renderpages.program.deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    process.arguments = [
      "swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path, "--ignore-lock",
      "--product", name,
    ]
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("build.log")
    try Data().write(to: log)
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOf: log, encoding: .utf8).suffix(4000)
    try #require(process.terminationStatus == 0, "\(said)")
    // A copy: the next package may have a program of the same name.
    let program = folder.appendingPathComponent(".build/\(name)")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: program)
    try FileManager.default.copyItem(at: products.appendingPathComponent(name), to: program)
    return program
  }
}
