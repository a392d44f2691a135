internal import LayoutEngine
package import PageBase
internal import Synchronization

/// Faults of artwork that was drawn all the same, by file.
///
/// Of the whole process, as artwork is decoded once and shown by many pages.
package enum ArtworkComplaints {
  private static let known = Mutex<[String: String]>([:])

  /// The complaint about artwork that comes out clear; messages read on from the file's name.
  static let clear =
    "is drawn with nothing in it, though it has something to draw; open it and export it again"

  static func tooSmall(_ size: Size) -> String {
    "is \(size.width) × \(size.height) points, too little to be seen; give it a larger width and height"
  }

  /// - Parameter message: To be read after the file's name. The first of a file counts.
  static func note(_ message: String, of path: String) {
    known.withLock { known in
      if known[path] == nil { known[path] = message }
    }
  }

  /// A warning for each file, by their paths.
  package static var diagnostics: [Diagnostic] {
    known.withLock { $0 }.sorted { $0.key < $1.key }.map { Diagnostic(.warning, file: $0, $1) }
  }
}
