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

  /// The frames of the first window, as `layout` prints them.
  private func layout(_ folder: TemporaryFolder) throws -> Renderpages.Outcome {
    let work = try SwiftBuild.checkout().appendingPathComponent(".build/apps").path
    let outcome = try Renderpages.run(
      ["app", "App", "layout", "--screen", "first", "--work", work],
      in: URL(fileURLWithPath: folder.path("")),
      program: try #require(Renderpages.released))
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
        }
      }
      """,
    ])
    let outcome = try layout(app)
    #expect(outcome.output.contains(#""class": "UIImageView""#))
  }
}
