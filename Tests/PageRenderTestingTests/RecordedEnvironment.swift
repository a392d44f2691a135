import Foundation
import PageRender
import UIKit

/// Whether the snapshots of these tests can be compared here: as with those of the examples (docs/testing.md), other
/// versions of the libraries make other pixels, and only CI insists.
enum RecordedEnvironment {
  static let isHere: Bool = {
    if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/LoginScreenTests/environment.json")
    guard let bytes = try? Data(contentsOf: file), let recorded = DrawingEnvironment(json: [UInt8](bytes))
    else {
      return true
    }
    let differences = DrawingEnvironment.machine(using: FontCatalog()).machineDifferences(from: recorded)
    if !differences.isEmpty { print("snapshots are not compared: \(differences.joined(separator: "; "))") }
    return differences.isEmpty
  }()
}
