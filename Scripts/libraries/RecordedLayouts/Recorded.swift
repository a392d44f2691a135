import Foundation
import PageRenderTesting
import UIKit

/// What tests need of XCTest.
@MainActor
open class XCTestCase {
  init() {}
}

/// Compares hierarchies with recorded ones, view by view.
@MainActor
enum Recorded {
  static var frames = 0
  static var different = 0
}

/// Pictures are not compared: their fonts and corners are those of a Mac's simulator.
@MainActor
func assertSnapshot(
  of controller: UIViewController, as strategy: Snapshotting<UIViewController, UIImage>, named: String,
  file: StaticString, testName: String, line: UInt
) {}

@MainActor
func assertSnapshot(
  of controller: UIViewController, as strategy: Snapshotting<UIViewController, String>, named: String,
  file: StaticString, testName: String, line: UInt
) {
  let words = { (text: String) in
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
  let source = URL(fileURLWithPath: "\(file)")
  // Copies lie in RecordedLayouts, and snapshots in the checkout.
  let folder = source.deletingLastPathComponent().path
    .replacingOccurrences(of: "/RecordedLayouts/Tests", with: "/Layout/Tests/LayoutTests")
  let name = source.deletingPathExtension().lastPathComponent
  let path = "\(folder)/__Snapshots__/\(name)/\(words(testName)).\(words(named)).txt"
  guard let recorded = try? String(contentsOfFile: path, encoding: .utf8) else {
    return print("\(path): not found")
  }
  strategy.snapshot(controller).run { text in
    MainActor.assumeIsolated {
      let expected = recorded.split(separator: "\n")
      let lines = text.split(separator: "\n")
      for (index, line) in expected.enumerated() {
        Recorded.frames += 1
        guard !lines.indices.contains(index) || lines[index] != line else { continue }
        Recorded.different += 1
        print("\(words(testName)) \(named): recorded \(line.trimmingCharacters(in: .whitespaces))")
        print("   here \(lines.indices.contains(index) ? lines[index] : "nothing")")
      }
    }
  }
}
