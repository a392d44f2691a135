import Foundation
import PageRender
import PageRenderTesting
import Testing
import UIKit

/// What is written, where, and what a test is told. Snapshots go to a folder that is removed.
@MainActor
struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID())")
    .path

  private func files() -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func verify(
    _ text: String, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    testName: String = "sample()"
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record, snapshotDirectory: folder, testName: testName)
  }

  private func badge(_ text: String, _ color: UIColor = .systemRed) -> BadgeView {
    BadgeView(text: text, color: color)
  }

  private func verify(
    _ view: UIView, as strategy: Snapshotting<UIView, UIImage> = .image,
    record: SnapshotTestingConfiguration.Record
  ) -> String? {
    verifySnapshot(
      of: view, as: strategy, named: "badge", record: record, snapshotDirectory: folder, testName: "sample()")
  }

  private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `names lose what files cannot have, and what has none is counted`() throws {
    defer { cleanUp() }
    _ = verify("a", record: .missing, testName: "a label, or two()")
    _ = verify("b", record: .missing, testName: "a label, or two()")
    _ = verify("c", named: "café/../x", record: .missing, testName: "testName(with:)")
    #expect(files() == ["a-label-or-two.1.txt", "a-label-or-two.2.txt", "testName-with.café-x.txt"])
  }

  @Test func `a missing snapshot fails, and is recorded unless nothing may be`() {
    defer { cleanUp() }
    #expect(verify("a", named: "n", record: .never)?.contains("there is no snapshot") == true)
    #expect(files() == [])
    #expect(verify("a", named: "n", record: .missing)?.contains("recorded now") == true)
    #expect(files() == ["sample.n.txt"])
    #expect(verify("a", named: "n", record: .never) == nil)
  }

  /// A switch is 49 × 31 up to iOS 18 and 61 × 28 from iOS 26 on, whatever is standard.
  @Test func `a screen is drawn as the version that was recorded, or as the scope says`() throws {
    defer { cleanUp() }
    let words = withSnapshotTesting(ios: .ios18) { verify(UISwitch(), record: .missing) }
    #expect(words?.contains("recorded now") == true)
    let environment = try #require(
      DrawingEnvironment(
        json: [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/environment.json")))))
    #expect(environment.systems == [18])
    #expect(verify(UISwitch(), record: .never) == nil)
    #expect(withSnapshotTesting(ios: .ios26) { verify(UISwitch(), record: .never) } != nil)
  }

  @Test func `record modes say what is written`() throws {
    defer { cleanUp() }
    _ = verify("a\nb", named: "n", record: .missing)
    let words = try #require(verify("a\nc", named: "n", record: .missing))
    #expect(
      words.hasPrefix(
        "1 line differs, the first is line 2\n\u{2212} b\n+ c\nexpected: \(folder)/sample.n.txt"))
    #expect(verify("a\nc", named: "n", record: .failed)?.contains("recorded anew") == true)
    #expect(verify("a\nc", named: "n", record: .never) == nil)
    #expect(verify("a\nc", named: "n", record: true)?.hasPrefix("record mode is on") == true)
  }

  @Test func `older forms say true and false`() {
    defer { cleanUp() }
    func verify(_ text: String, _ isRecording: Bool?) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "n", record: isRecording, snapshotDirectory: folder, testName: "sample()"
      )
    }
    #expect(verify("a", true)?.hasPrefix("record mode is on") == true)
    #expect(verify("b", false)?.hasPrefix("1 line differs") == true)
    #expect(withSnapshotTesting(record: .never) { verify("a", nil) } == nil)
  }

  @Test func `a scope says what is recorded, and the assertion has the last word`() async {
    defer { cleanUp() }
    withSnapshotTesting(record: .never) {
      #expect(verify("a", named: "n")?.contains("there is no snapshot") == true)
      withSnapshotTesting(diffTool: "compare") {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
      }
      #expect(verify("a", named: "n", record: .missing)?.contains("recorded now") == true)
    }
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      #expect(verify("b", named: "n")?.hasPrefix("record mode is on") == true)
    }
    #expect(verify("b", named: "n", record: .never) == nil)
  }

  @Test(.snapshots(record: .never))
  func `a trait says what is recorded`() {
    defer { cleanUp() }
    #expect(verify("a", named: "n")?.contains("there is no snapshot") == true)
  }

  @Test(arguments: [1, 2])
  func `snapshots of a test with arguments need names`(number: Int) {
    #expect(verify("a")?.contains("need names") == true)
    #expect(files() == [])
  }

  @Test func `a picture's failure begins with what changed, and ends with files`() throws {
    defer { cleanUp() }
    #expect(verify(badge("New"), record: .missing)?.contains("recorded now") == true)
    #expect(
      files().filter { !$0.hasPrefix("fonts") } == [
        "environment.json", "sample.badge.frames.json", "sample.badge.png",
      ])
    #expect(verify(badge("New"), record: .never) == nil)
    let words = try #require(verify(badge("New", .systemBlue), record: .never))
    let lines = words.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("#FF383C") == true && lines.first?.contains("#0088FF") == true, "\(words)")
    #expect(words.contains("pixels differ"))
    #expect(words.contains("would pass with tolerance: PictureTolerance(threshold: "))
    for kind in ["expected", "actual", "difference"] {
      let line = try #require(lines.first { $0.hasPrefix("\(kind): ") })
      let path = line.dropFirst(kind.count + 2)
      #expect(
        FileManager.default.contents(atPath: String(path))?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }
  }

  @Test func `tolerances and ignored views let pictures pass`() {
    defer { cleanUp() }
    let size = CGSize(width: 80, height: 30)
    _ = verify(badge("New"), as: .image(size: size), record: .missing)
    let other = badge("Old")
    #expect(verify(other, as: .image(size: size), record: .never) != nil)
    #expect(verify(other, as: .image(size: size, ignoring: ["text"]), record: .never) == nil)
    #expect(verify(other, as: .image(precision: 0.5, size: size), record: .never) == nil)
    let loose = PictureTolerance(maxDiffPixels: 100_000)
    #expect(verify(other, as: .image(size: size, tolerance: loose), record: .never) == nil)
    #expect(verify(other, as: .image(precision: 0.9999, size: size), record: .never) != nil)
  }

  @Test func `pictures of a larger view say so`() throws {
    defer { cleanUp() }
    _ = verify(badge("New"), as: .image(size: CGSize(width: 80, height: 30)), record: .missing)
    let words = try #require(
      verify(badge("New"), as: .image(size: CGSize(width: 90, height: 30)), record: .never))
    #expect(words.contains("270 × 90 pixels instead of 240 × 90"))
  }

  @Test func `a snapshot that Git LFS has not brought is left alone`() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
    try pointer.write(to: URL(fileURLWithPath: "\(folder)/sample.badge.png"))
    #expect(verify(badge("New"), record: .all)?.contains("git lfs pull") == true)
    #expect(FileManager.default.contents(atPath: "\(folder)/sample.badge.png") == pointer)
  }

  @Test func `a view without a size is a clear failure`() {
    let words = verify(UIView(), record: .missing)
    #expect(words?.contains("cannot be drawn; give the view a frame") == true)
    #expect(files() == [])
  }

  @Test func `an assertion that fails is an issue of the test, where it stands`() {
    let view = badge("New")
    withKnownIssue {
      assertSnapshot(of: view, as: .image, named: "nobody", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no snapshot") }
        && issue.sourceLocation?.fileName == "RecordingTests.swift"
    }
  }

  @Test func `values may come later, but not for ever`() {
    defer { cleanUp() }
    let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { text in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { callback(text + "!") }
      }
    }
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    #expect(
      verifySnapshot(of: "a", as: later, named: "n", record: .missing, snapshotDirectory: folder)?
        .contains("recorded now") == true)
    #expect(
      verifySnapshot(of: "a", as: never, named: "n", snapshotDirectory: folder, timeout: 0.05)?
        .contains("not there after 0.05 seconds") == true)
  }
}

/// Tests that say nothing of actors run anywhere.
struct AnywhereTests {
  @Test func `pictures are drawn from any thread`() async {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("anywhere-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = await BadgeView(text: "New", color: .systemRed)
    let words = await Task.detached {
      verifySnapshot(of: view, as: .image, named: "n", record: .missing, snapshotDirectory: folder)
    }.value
    #expect(words?.contains("recorded now") == true)
  }
}
