import Foundation
import TestSupport
import Testing

/// Constraints that contradict each other, of a document, a deck and an app's own pages.
struct ConflictCommandTests {
  private static let ownPages = Renderpages.program.deletingLastPathComponent()
    .appendingPathComponent("tutorialpages")

  /// A work folder with `Main.storyboard`, whose only view is 34 pt high by its edges, on a screen of 667, and 44 by a constraint.
  private func workspace() throws -> Workspace {
    let work = try Workspace()
    let document = Documents.storyboard(
      subviews: Documents.view("bar", Documents.size("bar", height: 44)),
      constraints: """
        <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
        <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="2"/>
        <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" constant="600" id="3"/>
        <constraint firstItem="bar" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" constant="-33" id="4"/>
        """)
    try work.write(Array(document.utf8), to: "Main.storyboard")
    return work
  }

  /// The words of a command; `record` comes before `verify`, which needs snapshots.
  private static let commands = [
    ["render"], ["layout"], ["layout", "--explain", "bar"], ["sheet"], ["review"], ["record"], ["verify"],
  ]

  @Test func `a contradiction is a warning, and an error with --strict`() throws {
    let work = try workspace()
    for command in Self.commands {
      let arguments = [command[0], "Main.storyboard", "-d", "375x667@2x"] + command.dropFirst()
      let outcome = try Renderpages.run(arguments, in: work.folder)
      #expect(outcome.status == 0, "\(command): \(outcome)")
      let told = outcome.errorLines.filter { $0.contains("contradict") }
      #expect(told.count == 1 && told[0].contains("warning: "), "\(command): \(outcome.errors)")
      let strict = try Renderpages.run(arguments + ["--strict"], in: work.folder)
      #expect(strict.status == 3, "\(command): \(strict)")
      #expect(strict.errors.contains(" error: "), "\(command): \(strict.errors)")
    }
    #expect(try work.run("lint", "Main.storyboard", "-d", "375x667@2x").status == 1)
  }

  @Test func `the layout has the conflict, what was given up, and a height as near to it as can be`() throws {
    let work = try workspace()
    let outcome = try work.run("layout", "Main.storyboard", "-d", "375x667@2x")
    let reports = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    let page = try #require((reports?.first?["pages"] as? [[String: Any]])?.first)
    let conflict = try #require((page["conflicts"] as? [[String: Any]])?.first)
    #expect((conflict["members"] as? [String])?.count == 3)
    #expect((conflict["givenUp"] as? String)?.hasPrefix("bar.height = 44 (line ") == true)
    #expect(conflict["error"] as? Double == -10)
    let bar = ((page["root"] as? [String: Any])?["children"] as? [[String: Any]])?.first
    #expect((bar?["frame"] as? [String: Any])?["height"] as? Double == 34)
  }

  @Test func `a deck and an app's own pages are treated alike`() throws {
    let work = try Workspace()
    // Margins of 24 on either side leave less than nothing of 40.
    for (program, operands) in [(Renderpages.program, ["deck", "--page", "1"]), (Self.ownPages, [])] {
      for (options, status) in [([], Int32(0)), (["--strict"], 3)] {
        let outcome = try Renderpages.run(
          ["render"] + operands + ["-d", "40x600@1x"] + options, in: work.folder, program: program)
        #expect(outcome.status == status, "\(outcome)")
        #expect(outcome.errors.contains("contradict each other"), "\(outcome)")
      }
    }
  }
}
