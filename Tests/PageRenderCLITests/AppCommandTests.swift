import Foundation
import TestSupport
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// `renderpages app` with the program that users get: `make released` builds it and names it in `RENDERPAGES_PROGRAM`.
@Suite(.tags(.nestedBuild), .serialized, .enabled(if: Renderpages.released != nil, "run by make released"))
struct AppCommandTests {
  /// A folder with an app whose delegate shows `HomeViewController`.
  private func app(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let delegate = """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = HomeViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
    for (name, text) in files.merging(["AppDelegate.swift": delegate], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("App/\(name)")))
    }
    return folder
  }

  private func run(_ words: String..., on folder: TemporaryFolder) throws -> Renderpages.Outcome {
    let work = try SwiftBuild.checkout().appendingPathComponent(".build/apps").path
    return try Renderpages.run(
      ["app", "App", "--work", work] + words, in: URL(fileURLWithPath: folder.path("")),
      program: try #require(Renderpages.released))
  }

  /// The frames of the first window, as `layout` prints them.
  private func layout(_ folder: TemporaryFolder) throws -> Renderpages.Outcome {
    let outcome = try run("layout", "--screen", "first", on: folder)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome
  }

  @Test func `an Info plist with lists and build variables is the bundle's, and the first window shows`()
    throws
  {
    let app = try app([
      "Info.plist": """
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array>
        <key>Levels</key><dict><key>first</key><integer>7</integer></dict>
      </dict></plist>
      """,
      "levels.json": "[1, 2, 3]",
      "HomeViewController.swift": """
      import UIKit
      import os
      class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 10, y: 20, width: view.bounds.width - 20, height: 30))
          let file = Bundle(for: HomeViewController.self).url(forResource: "levels", withExtension: "json")
          let levels = file.flatMap { try? Data(contentsOf: $0) }.map { $0.count } ?? 0
          let info = Bundle.main.infoDictionary ?? [:]
          label.text = "\\(info["CFBundleName"] ?? "-") \\((info["Levels"] as? [String: Int])?["first"] ?? 0) \\(levels)"
          label.accessibilityIdentifier = "facts"
          view.addSubview(label)
        }
      }
      """,
    ])
    let output = try layout(app).output
    #expect(output.contains(#""text": "App 7 9""#), "\(output)")
    // An iPhone 16 Pro is 402 points wide.
    #expect(output.contains(#""frame": {"x": 10, "y": 20, "width": 382, "height": 30}"#), "\(output)")
  }

  @Test func `a broken font and a broken picture are warnings`() throws {
    let app = try app([
      "junk.ttf": "no font", "junk.png": "no picture",
      "HomeViewController.swift": """
      import UIKit
      class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          picture.image = UIImage(named: "junk")
          view.addSubview(picture)
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
          label.text = "Hello"
          view.addSubview(label)
        }
      }
      """,
    ])
    let outcome = try layout(app)
    #expect(outcome.output.contains(#""class": "UIImageView""#))
  }

  /// A label, and a screen that cannot be drawn.
  private static func home(left: Int) -> [String: String] {
    [
      "HomeViewController.swift": """
      import UIKit
      class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let label = UILabel(frame: CGRect(x: \(left), y: 100, width: 200, height: 30))
          label.text = "Hello"
          view.addSubview(label)
        }
      }
      """,
      "TrapViewController.swift": """
      import UIKit
      class TrapViewController: UIViewController {
        override func viewDidLoad() { fatalError("drawn") }
      }
      """,
    ]
  }

  @Test func `a look draws one screen of an app and no other, and tells what changed`() throws {
    let app = try app(Self.home(left: 20))
    let first = try run("look", "-o", "before.png", on: app)
    #expect(first.status == 0 && !first.errors.contains("trap"), "\(first)")
    let lines = first.output.split(separator: "\n").map(String.init)
    // An iPhone 16 Pro is 402 × 874 points large.
    #expect(lines.first == "first on iphone-16-pro: before.png, 402 × 874 pixels")
    #expect(lines.contains { $0.hasSuffix(#"Label 20,100 200×30 "Hello""#) })
    #expect(lines.last == "other screens, for --screen: home, trap")
    let file = URL(fileURLWithPath: app.path("App/HomeViewController.swift"))
    try Data((Self.home(left: 80)["HomeViewController.swift"] ?? "").utf8).write(to: file)
    let second = try run("look", "-o", "after.png", "--since", "before.png", on: app)
    #expect(second.output.contains("changed since before.png: after.since.png, "), "\(second)")
    #expect(second.output.contains("20 100 200 30 → 80 100 200 30"), "\(second)")
    for name in ["before.views.json", "after.views.json", "after.since.png"] {
      #expect(FileManager.default.fileExists(atPath: app.path(name)), "\(name)")
    }
  }

  @Test func `a coding agent looks at an app, and is told how its build goes`() throws {
    let app = try app(Self.home(left: 20))
    let work = try SwiftBuild.checkout().appendingPathComponent(".build/apps").path
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":{"path":"App"},"#
      + #""_meta":{"progressToken":"p"}}}"#
    let outcome = try Renderpages.run(
      ["mcp", "--work", work], in: URL(fileURLWithPath: app.path("")), input: call + "\n",
      program: try #require(Renderpages.released))
    let told = outcome.output.split(separator: "\n")
    #expect(told.first?.contains(#""progressToken":"p","progress":1,"message":"#) == true, "\(outcome)")
    #expect(told.last?.contains(#"Label 20,100 200×30 \"Hello\""#) == true, "\(outcome)")
    #expect(told.last?.contains("image/png") == true)
  }

  /// Three pages of a scroll view, and previews.
  private static let tour = """
    import UIKit
    class HomeViewController: UIViewController {
      let pages = UIScrollView()
      var titles = ["One", "Two", "Three"]
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        pages.isPagingEnabled = true
        pages.contentInsetAdjustmentBehavior = .never
        view.addSubview(pages)
        for title in titles {
          let label = UILabel()
          label.text = title
          pages.addSubview(label)
        }
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pages.frame = view.bounds
        pages.contentSize = CGSize(width: CGFloat(titles.count) * view.bounds.width, height: view.bounds.height)
        for (number, label) in pages.subviews.enumerated() {
          label.frame = CGRect(x: CGFloat(number) * view.bounds.width + 20, y: 100, width: 200, height: 40)
        }
      }
    }
    #Preview("Two pages", traits: .fixedLayout(width: 300, height: 200)) {
      let home = HomeViewController()
      home.titles = ["A", "B"]
      return home
    }
    #Preview("Broken") { HomeViewController(style: .missing) }
    """

  @Test func `pages, steps and previews of an app are screens, and what cannot be done is told`() throws {
    let app = try app(["HomeViewController.swift": Self.tour])
    // Before a build a list has what the source has, whatever of it compiles.
    let source = try run("--list", on: app)
    #expect(
      source.status == 0 && source.output.contains("broken\tBroken\tApp/HomeViewController.swift:31\n"),
      "\(source)")

    let pages = try run("--pages", "--screen", "first,two-pages", "-d", "iphone-se-3", on: app)
    #expect(pages.status == 0 && pages.output.contains("drew 5 of 5 screens"), "\(pages)")
    for name in ["first.1", "first.2", "first.3", "two-pages.1", "two-pages.2"] {
      #expect(FileManager.default.fileExists(atPath: app.path("out/\(name)/iphone-se-3.png")), "\(name)")
    }

    let list = try run("--list", on: app)
    #expect(list.status == 0, "\(list)")
    #expect(list.output.contains("two-pages\tTwo pages\tApp/HomeViewController.swift:26\n"), "\(list)")
    #expect(
      list.output.contains("-\tBroken\tApp/HomeViewController.swift:31\tdoes not compile here: "), "\(list)")

    let flow = try run("--flow", "swipe left, swipe right, swipe right", "-d", "iphone-se-3", on: app)
    #expect(flow.status == 3 && flow.output.contains("drew 0 of 1 screens"), "\(flow)")
    #expect(flow.errors.contains("has no page beyond page 1 of 3, which a swipe right would show"), "\(flow)")
    let gallery = try String(contentsOfFile: app.path("out/index.html"), encoding: .utf8)
    #expect(gallery.contains("first · ") && gallery.contains("has no page beyond page 1 of 3"))
  }

  // A screen of one colour is what some apps show; a controller made alone may lack its data.
  @Test func `a screen that calls exit or lacks its data is no success, and only the first fails the run`()
    throws
  {
    let app = try app([
      "HomeViewController.swift": """
      import UIKit
      class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          exit(0)
        }
      }
      class BlankViewController: UIViewController {}
      class ListViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      """
    ])
    for command in ["render", "verify"] {
      let outcome = try run(command, on: app)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.errors.contains("called exit(0)"), "\(outcome)")
      #expect(outcome.output.contains(" 1 of 4 screens"), "\(outcome)")
      #expect(outcome.errors.contains("the picture is of one colour"), "\(outcome)")
      #expect(outcome.errors.contains("note: screen \"list\" is only listed"), "\(outcome)")
      #expect(outcome.errors.contains("has no rows"), "\(outcome)")
    }
  }
}
