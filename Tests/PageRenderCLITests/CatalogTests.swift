import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageRenderCLI
@testable import PageRuns
@testable import PageInputs
@testable import UIKitCore

/// A program of an app's own pages: `Examples/Tutorial`, built as `tutorialpages`.
struct CatalogTests {
  private static let program = Renderpages.program.deletingLastPathComponent()
    .appendingPathComponent("tutorialpages")

  private func run(_ arguments: String..., in folder: URL? = nil) throws -> Renderpages.Outcome {
    try Renderpages.run(arguments, in: folder, program: Self.program)
  }

  @Test func `its help speaks of itself, names its pages, and leaves out what concerns decks`() throws {
    let help = try run("--help")
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Usage: tutorialpages COMMAND [options]\n\nThe pages: tutorial\n"))
    #expect(!help.output.contains("init") && !help.output.contains("renderpages"))
    for command in ["render", "layout", "devices"] {
      let help = try run("help", command)
      #expect(help.output.hasPrefix("Usage: tutorialpages \(command) [options]\n"))
      for word in ["renderpages", "DECK", "--scene", "--canvas", "--assets", "Interface"] {
        #expect(!help.output.contains(word), "\(command): \(word)")
      }
    }
    let guide = try String(contentsOfFile: Project.path("docs/swift-pages.md"), encoding: .utf8)
    let commands = help.output.matches(of: #/\n  ([a-z-]+)  /#).map { String($0.1) }
    #expect(commands.count > 10 && commands.allSatisfy { guide.contains("`\($0)`") }, "\(commands)")
    #expect(try run("--version").output == "tutorialpages (PageRender \(try version))\n")
  }

  private var version: String {
    get throws {
      String(try Renderpages.run(["--version"]).output.dropFirst("renderpages ".count).dropLast())
    }
  }

  @Test func `it draws its pages, the steps of their flows and film strips`() throws {
    let workspace = try Workspace()
    let outcome = try run(
      "render", "-d", "iphone-x,ipad-10", "--orientation", "portrait", in: workspace.folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let steps = ["", ".flow", ".rotate", ".scroll-to-4", ".tap-next", ".tap-previous"]
    let files = ["ipad-10", "iphone-x"].flatMap { device in steps.map { "tutorial/\(device)\($0).png" } }
      .sorted()
    #expect(try workspace.files(in: "out") == files)
    let upright = try PNGHeader(workspace.contents(of: "out/tutorial/iphone-x.png"))
    #expect((upright.width, upright.height) == (1125, 2436))
    let turned = try PNGHeader(workspace.contents(of: "out/tutorial/iphone-x.rotate.png"))
    #expect((turned.width, turned.height) == (2436, 1125))
  }

  @Test func `two runs with any number of jobs write the same bytes`() throws {
    let workspace = try Workspace()
    for (jobs, folder) in [("1", "a"), ("4", "b")] {
      #expect(try run("render", "-d", "iphone-x", "-j", jobs, "-o", folder, in: workspace.folder).status == 0)
    }
    for file in try workspace.files(in: "a") {
      #expect(try workspace.contents(of: "a/\(file)") == workspace.contents(of: "b/\(file)"), "\(file)")
    }
  }

  @Test func `layout lists the views of each step, and what it changed of the environment`() throws {
    let outcome = try run("layout", "-d", "iphone-x", "--orientation", "portrait")
    #expect(outcome.status == 0)
    let reports = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let pages = try #require(reports.first?["pages"] as? [[String: Any]])
    #expect(
      pages.map { $0["step"] as? String } == [nil, "tap next", "scroll to 4", "tap previous", "rotate"])
    #expect(
      pages.map { ($0["environment"] as? [String: Any])?["orientation"] as? String }
        == [nil, nil, nil, nil, "landscape"])
    #expect((reports.first?["deck"] as? String)?.hasSuffix("Tutorial/Pages.swift") == true)
    #expect((reports.first?["deck"] as? String)?.hasPrefix("/") == false)
  }

  @Test func `layout explains a view of a Swift page`() throws {
    let outcome = try run(
      "layout", "-d", "iphone-x", "--orientation", "portrait", "--explain", "controls")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("controls (UIStackView): frame 0 728 375 50"))
  }

  private static let commands =
    "render, review, sheet, layout, look, lint, record, verify, approve, report, undo, clean, plan, join, diff, truth, "
    + "devices, completions, manual"

  @Test(
    arguments: [
      (
        ["render", "deck.json"],
        "tutorialpages: error: tutorialpages draws its own pages; leave deck.json out"
      ),
      (
        ["render", "--scene", "x"],
        "tutorialpages: error: unknown option --scene; see tutorialpages render --help"
      ),
      (["init"], "tutorialpages: error: unknown command init; use \(commands)"),
      ([], "tutorialpages: error: name a command: \(commands); see tutorialpages --help"),
      (
        ["render", "-d", "nexus"],
        #"tutorialpages: error: unknown device "nexus"; "tutorialpages devices" lists all"#
      ),
      (["render", "--page", "2"], "tutorialpages: error: --page 2 is no page of "),
    ] as [([String], String)])
  func `a wrong command line is told apart from a wrong page`(words: [String], message: String) throws {
    let outcome = try Renderpages.run(words, program: Self.program)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  @Test @MainActor func `what is wrong with a page that was not asked for is not told`() throws {
    let pages = [
      Page("first") { UIView() }, Page("second", flow: ["leap"]) { UIView() }, Page("a/b") { UIView() },
    ]
    let (loaded, problems) = SwiftPageSource.load(pages, name: "pages")
    let source = try #require(loaded)
    func told(_ words: [String]?) -> Int {
      var axes = AxisOptions()
      axes.pages = words
      return PageSelection.concerned(problems, axes: axes, source: source).count
    }
    #expect(problems.count == 2 && problems.allSatisfy { $0.exitCode == .badInput })
    #expect(told(nil) == 2 && told(["all"]) == 2 && told(["nothing"]) == 2)
    #expect(told(["first"]) == 0 && told(["second"]) == 1 && told(["2", "3"]) == 2)
  }

  @Test func `a matrix is resolved, with what it names wrongly reported`() throws {
    let matrix = CatalogMatrix(
      devices: ["iphone-x", "nexus", "390x844@3x", "iphone-x"], orientations: [.landscape, .landscape],
      locales: ["ja", "pt_BR", "not a tag"])
    let (resolved, diagnostics) = matrix.resolved(
      devices: .builtin, translated: ["en"], file: "Pages.swift")
    #expect(resolved.devices.map(\.value.id) == ["iphone-x", "390x844@3x"])
    #expect(resolved.orientations.map(\.value) == [.landscape])
    #expect(resolved.locales.map(\.value) == ["ja", "pt-BR"])
    #expect(diagnostics.map(\.exitCode) == [.badInput, .badInput])
    #expect(diagnostics.allSatisfy { $0.description.hasPrefix("Pages.swift: error: matrix: ") })
    let all = CatalogMatrix(devices: ["iphone-x", "all"], locales: ["all", "pseudo"])
      .resolved(devices: .builtin, translated: ["en", "ja"], file: "Pages.swift").matrix
    #expect(
      all.devices.count == DeviceCatalog.builtin.devices(runningIOS: 26).count + 1
        && all.devices[0].value.id == "iphone-x")
    #expect(all.locales.count == 2 + PseudoLocale.allCases.count)
  }
}
