import Foundation
import PageTestSupport
import Testing
import UIKit

/// The edits of a source that docs/differences-source.md shows.
@MainActor
struct EditedSourceTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let repository = tests.deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `the documented edits turn the one source into the other`() throws {
    let page = try text("docs/differences-source.md", in: Self.repository)
    let block = try #require(page.components(separatedBy: "```diff\n").dropFirst().first)
    let lines = try #require(block.components(separatedBy: "\n```").first).components(separatedBy: "\n")
    func side(without mark: Character) -> String {
      lines.filter { $0.first != mark }.map { String($0.dropFirst()) + "\n" }.joined()
    }
    #expect(side(without: "+") == (try text("Edits/NewsletterViewController.swift.txt", in: Self.tests)))
    #expect(side(without: "-") == (try text("Screens/NewsletterViewController.swift", in: Self.tests)))
  }

  @Test func `the edited screen works`() throws {
    let screen = NewsletterViewController()
    let (label, button) = (UILabel(), UIButton(type: .system))
    let root = UIView()
    for view in [label, button] { root.addSubview(view) }
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    screen.view = root
    screen.bind(outlet: "titleLabel", to: label)
    screen.bind(outlet: "subscribeButton", to: button)
    screen.viewDidLoad()
    _ = try show(screen)
    #expect(label.text == "Letters from the coast")
    #expect(button.layer.cornerRadius == 22)
    button.sendActions(for: .touchUpInside)
    #expect(button.currentTitle == "Subscribed")
    NotificationCenter.default.post(name: .newsletterReset, object: nil)
    #expect(button.currentTitle == "Subscribe")
  }

  /// The compiler finds the modules beside the tests.
  private nonisolated static let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: build.appending(path: "Modules/UIKit.swiftmodule").path)))
  func `the screens compile in the language modes of Swift 5 and 6`() throws {
    let process = Process()
    process.executableURL = Self.repository.appending(path: "Scripts/check-screens")
    process.arguments =
      [Self.build.path]
      + (try FileManager.default.contentsOfDirectory(
        at: Self.tests.appending(path: "Screens"), includingPropertiesForKeys: nil)).map(\.path).sorted()
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}
