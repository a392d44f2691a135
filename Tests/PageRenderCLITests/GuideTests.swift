import Foundation
import TestSupport
import Testing

/// Follows docs/draw-your-own-cell.md: its files, its commands and what it says they print.
@Suite(.tags(.nestedBuild), .long)
struct GuideTests {
  @Test func `the guide to drawing a cell can be followed`() throws {
    let guide = try Guide("docs/draw-your-own-cell.md")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let commands = guide.commands
    try #require(commands.count == 5)
    #expect(try Renderpages.run(Array(commands[0].dropFirst()), in: folder).status == 0)
    let package = folder.appendingPathComponent("Places")
    #expect(guide.files.map(\.path).count == 3)
    for file in guide.files {
      try Data(file.text.utf8).write(to: package.appendingPathComponent(file.path))
    }
    let program = try SwiftBuild.program("pages", ofPackageAt: package)
    for command in commands.dropFirst() {
      #expect(command.prefix(4) == ["swift", "run", "--package-path", "Places"])
      let outcome = try Renderpages.run(Array(command.dropFirst(5)), in: folder, program: program)
      #expect(outcome.status == 0 && outcome.errors == "", "\(command): \(outcome.errors)")
      if command.contains("layout"), !command.contains("--explain") {
        var rest = outcome.output[...]
        for line in guide.printed {
          let found = try #require(rest.range(of: line), "\(line) is not printed in its place")
          rest = rest[found.upperBound...]
        }
      }
    }
    for name in [
      "iphone-11-pro.png", "ipad-10.dark.png", "iphone-11-pro.tap-place-2.png", "iphone-11-pro.flow.png",
    ] {
      #expect(
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("out/places/\(name)").path))
    }
  }

  /// What the catalogue of docs/swift-pages.md draws, which that page leaves to the reader.
  private static let screens = """
    import UIKit

    final class TutorialController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "next"
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        view.addSubview(button)
      }
    }

    final class BadgeView: UIView {}

    struct Theme {
      let name: String
      static let all = [Theme(name: "plain"), Theme(name: "bold")]
    }

    final class SettingsController: UIViewController {
      init(theme: Theme) {
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
    }

    """

  @Test func `the catalogue that the page on Swift pages shows is drawn`() throws {
    let guide = try Guide("docs/swift-pages.md")
    let catalog = try #require(guide.blocks.first { $0.text.contains("@main") }).text
    let folder = try package(["Pages.swift": catalog, "Screens.swift": Self.screens])
    defer { try? FileManager.default.removeItem(at: folder) }
    // The path that the catalogue names, seen from the folder of its file.
    let assets = folder.appendingPathComponent("Sources/App/Assets.xcassets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    try Data(#"{ "info": { "author": "xcode", "version": 1 } }"#.utf8)
      .write(to: assets.appendingPathComponent("Contents.json"))
    let program = try SwiftBuild.program("pages", ofPackageAt: folder)
    let outcome = try Renderpages.run(["render", "-d", "iphone-11-pro"], in: folder, program: program)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(
      outcome.output.split(separator: "\n").filter { !$0.contains(".dark") } == [
        "out/tutorial/iphone-11-pro.png", "out/tutorial/iphone-11-pro.tap-next.png",
        "out/tutorial/iphone-11-pro.rotate.png",
        "out/tutorial/iphone-11-pro.flow.png", "out/badge/iphone-11-pro.png",
        "out/settings-plain/iphone-11-pro.png",
        "out/settings-bold/iphone-11-pro.png",
      ])
  }

  @Test func `an app may have a Page of its own, and a page that fails is named in its file`() throws {
    let guide = try Guide("docs/swift-pages.md")
    let pages = try #require(guide.blocks.first { $0.text.contains("PageRenderCLI.Page(") }).text
    let folder = try package([
      "Pages.swift": "import PageRenderCLI\n\n@main\nstruct Pages: PageCatalog {\n\(pages)}\n",
      "Article.swift": """
      import UIKit

      struct Page {
        static let sample: Page? = nil
      }

      struct NoArticle: Error {}

      @MainActor
      func ArticleController(_ page: Page?) throws -> UIViewController {
        throw NoArticle()
      }

      """,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try SwiftBuild.program("pages", ofPackageAt: folder)
    let outcome = try Renderpages.run(["render"], in: folder, program: program)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == #"Sources/pages/Pages.swift:6:21: error: page "article": its code threw an error: NoArticle()"#
        + "\n")
    // From elsewhere, as seen from there.
    let inside = try Renderpages.run(
      ["render"], in: folder.appendingPathComponent("Sources/pages"), program: program)
    #expect(inside.errors.hasPrefix("Pages.swift:6:21: error: "))
  }

  /// A package with files of its own in place of those that `init --swift` writes.
  private func package(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #require(Renderpages.run(["init", "--swift"], in: folder).status == 0)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent("Sources/pages/\(name)"))
    }
    return folder
  }
}

/// A page of Markdown: its fenced blocks, each with the line before it.
private struct Guide {
  struct Block {
    var language: String
    var heading: String
    var text: String
  }

  private(set) var blocks: [Block] = []

  init(_ path: String) throws {
    let text = try String(contentsOf: SwiftBuild.checkout().appendingPathComponent(path), encoding: .utf8)
    var open: Block?
    var former = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), heading: former, text: "") : nil
      } else if open != nil {
        open?.text += line + "\n"
      } else if !line.isEmpty {
        former = line
      }
    }
  }

  /// The Swift files, by the paths that stand before them.
  var files: [(path: String, text: String)] {
    blocks.filter { $0.language == "swift" }.map {
      ($0.heading.trimmingCharacters(in: CharacterSet(charactersIn: "`:")), $0.text)
    }
  }

  /// The commands, as words.
  var commands: [[String]] {
    blocks.filter { $0.language == "sh" }.map {
      $0.text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }

  /// What `layout` is said to print.
  var printed: [String] {
    blocks.filter { $0.language == "json" }.flatMap { $0.text.split(separator: "\n").map(String.init) }
  }
}
