internal import LayoutEngine
package import PageBase
internal import Synchronization

/// Faults of artwork that was drawn in spite of them, by file.
///
/// They are kept for the whole process, because artwork is decoded once and shown by many pages.
package enum ArtworkComplaints {
  private static let known = Mutex<[String: String]>([:])

  /// The complaint about artwork without a visible pixel, in words that follow the file's name.
  static let clear =
    "is drawn with nothing in it, though it has something to draw; open it and export it again"

  static func tooSmall(_ size: Size) -> String {
    "is \(size.width) × \(size.height) points, too little to be seen; give it a larger width and height"
  }

  /// - Parameter message: Words that follow the file's name. Only the first message about a file is kept.
  static func note(_ message: String, of path: String) {
    known.withLock { known in
      if known[path] == nil { known[path] = message }
    }
  }

  /// Forgets the complaints about some files and all losses, before the files are read anew.
  package static func forget(_ isChanged: (String) -> Bool) {
    known.withLock { known in known = known.filter { !isChanged($0.key) } }
    lost.withLock { $0 = [:] }
  }

  /// A warning for each file, sorted by path.
  package static var diagnostics: [Diagnostic] {
    known.withLock { $0 }.sorted { $0.key < $1.key }.map { Diagnostic(.warning, file: $0, $1) }
  }

  // MARK: Lost pictures

  private static let lost = Mutex<[String: ImageError]>([:])

  /// Notes a picture whose pixels were dropped and could not be decoded again.
  static func noteLoss(_ error: ImageError, of name: String) {
    lost.withLock { lost in
      if lost[name] == nil { lost[name] = error }
    }
  }

  /// An error for each picture that was lost, sorted by name.
  package static var losses: [Diagnostic] {
    lost.withLock { $0 }.sorted { $0.key < $1.key }.map { name, error in
      Diagnostic(
        .error, "image \(Wording.quoted(name)) \(error.message)",
        exitCode: error.isLimit ? .limit : .badInput)
    }
  }
}
