import Foundation
import PageRenderTesting
import Testing
import UIKit
import XCTest

/// XCTest runs its tests on the main thread, whose run loop serves the main queue.
final class WaitTests: XCTestCase {
  private final class Noted: @unchecked Sendable { var text = "before" }

  private func lines(_ strategy: Snapshotting<Noted, String>, of noted: Noted) -> String? {
    var taken: String?
    strategy.snapshot(noted).run { taken = $0 }
    return taken
  }

  func testThatAWaitedForValueIsTakenWhenWhatWasPutOffHasRun() {
    let noted = Noted()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { noted.text = "after" }
    let text = Snapshotting<String, String>.lines.pullback { (noted: Noted) in noted.text }
    XCTAssertEqual(lines(text, of: noted), "before")
    XCTAssertEqual(lines(.wait(for: 0.15, on: text), of: noted), "after")
  }

  func testThatTimersAndTasksRunWhileATestWaits() {
    let noted = Noted()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in noted.text = "timer" }
    let text = Snapshotting<String, String>.lines.pullback { (noted: Noted) in noted.text }
    XCTAssertEqual(lines(.wait(for: 0.1, on: text), of: noted), "timer")
    timer.invalidate()
    Task { @MainActor in noted.text = "task" }
    XCTAssertEqual(lines(.wait(for: 0.1, on: text), of: noted), "task")
  }

  /// The picture is compared as one, with its views; what is put off before is in it, what it puts off itself is not.
  func testThatAControllerIsDrawnAfterTheWait() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wait-\(UUID().uuidString)")
      .path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func verify(_ title: String, puttingOff later: String?, waiting: Double, record: Bool) -> String? {
      let controller = MainActor.assumeIsolated { TitleController(title) }
      if let later {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
          MainActor.assumeIsolated { controller.label.text = later }
        }
      }
      return verifySnapshot(
        of: controller, as: .wait(for: waiting, on: .image(size: CGSize(width: 80, height: 40))),
        named: "title",
        record: record ? .all : .never, snapshotDirectory: folder)
    }
    _ = verify("Done", puttingOff: nil, waiting: 0, record: true)
    XCTAssertNil(verify("Busy", puttingOff: "Done", waiting: 0.1, record: false))
    let failure = try XCTUnwrap(verify("Busy", puttingOff: "Done", waiting: 0, record: false))
    XCTAssertTrue(failure.contains("text changed: \"Done\" → \"Busy\""), failure)
  }
}

/// Swift Testing runs tests that are not bound to an actor on threads of their own, so the main queue goes on.
struct WaitingBesideTheMainActorTests {
  private final class Noted: @unchecked Sendable { var text = "before" }

  @Test func `a test beside the main actor lets the main queue go on while it waits`() {
    let noted = Noted()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { noted.text = "after" }
    let text = Snapshotting<String, String>.lines.pullback { (noted: Noted) in noted.text }
    var taken: String?
    // Other tests may keep the main queue for a while: most of a minute on a busy machine.
    for _ in 0..<360 where taken != "after" {
      Snapshotting.wait(for: 0.5, on: text).snapshot(noted).run { taken = $0 }
    }
    #expect(taken == "after")
  }
}

private final class TitleController: UIViewController {
  let label = UILabel()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = title
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    view.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
