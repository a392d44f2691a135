import Foundation

/// The repository that this file is in.
package enum Project {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func path(_ name: String) -> String { root.appending(path: name).path }
}
