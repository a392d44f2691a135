import Foundation

/// An empty folder, removed with everything in it when the test that made it ends.
package final class TemporaryFolder: Sendable {
  private let url: URL

  package init() {
    url = FileManager.default.temporaryDirectory.appending(path: "PageRenderTests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.path + "/" + name }

  /// The names in the folder, hidden ones too, in order.
  package var names: [String] { Self.names(in: url.path) }

  /// The names in a folder, hidden ones too, in order; none where it cannot be read.
  package static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
