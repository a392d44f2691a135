import Foundation
import PageRenderTesting
import UIKit

/// The stand-ins for the parts of XCTest that the tests use.
@MainActor
open class XCTestCase {
  init() {}
}

/// Compares the frames of hierarchies with recorded ones, view by view.
@MainActor
enum Recorded {
  static var frames = 0
  static var exact = 0
  /// The frames with each edge and size within a pixel of 3×: fonts differ from the Mac's.
  static var close = 0

  /// The numbers in `frame = (…)` of a line; `nil` if it has none.
  static func frame(_ line: Substring) -> [Double]? {
    line.firstMatch(of: #/frame = \(([^)]*)\)/#)?.1.matches(of: #/-?[\d.]+/#).compactMap { Double($0.0) }
  }
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
        guard let frame = Recorded.frame(line) else { continue }
        Recorded.frames += 1
        let here = lines.indices.contains(index) ? Recorded.frame(lines[index]) : nil
        if here == frame { Recorded.exact += 1 }
        if let here, here.count == frame.count, zip(here, frame).allSatisfy({ abs($0 - $1) < 0.34 }) {
          Recorded.close += 1
        }
        guard here != frame else { continue }
        print("\(words(testName)) \(named): recorded \(line.trimmingCharacters(in: .whitespaces))")
        print("   here \(lines.indices.contains(index) ? lines[index] : "nothing")")
      }
    }
  }
}
