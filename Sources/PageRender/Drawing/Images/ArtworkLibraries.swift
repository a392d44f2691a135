internal import CRSVG
internal import PageBase
internal import Synchronization

/// The libraries that have drawn artwork in this process, and their versions, on which the pixels of artwork
/// depend.
package enum ArtworkLibraries {
  enum Library: String, Hashable, Sendable, CaseIterable {
    case librsvg
    case poppler
    case libwebp
  }

  /// The libraries that have drawn, for the whole process: artwork is decoded once and shown by many pages.
  private static let used = Mutex<Set<Library>>([])

  /// Notes that a library is used; called before it draws a picture.
  static func note(_ library: Library) { used.withLock { _ = $0.insert(library) } }

  /// The names of all libraries that can draw artwork.
  package static let names = Set(Library.allCases.map(\.rawValue))

  /// The versions of libraries that have drawn something.
  package static func versions() -> [(name: String, version: String)] {
    let used = used.withLock { $0 }
    return Library.allCases.filter(used.contains).map { ($0.rawValue, version(of: $0)) }
  }

  private static func version(of library: Library) -> String {
    switch library {
    case .librsvg:
      if let lock = IsolatedWorker.lock { return lock.libraryVersion }
      var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
      crsvg_version(&major, &minor, &micro)
      return "\(major).\(minor).\(micro)"
    case .poppler: return popplerVersion
    case .libwebp: return WebPReader.version
    }
  }

  /// The version that the program prints on standard error: `pdftocairo version 22.12.0`.
  private static let popplerVersion: String = {
    let output = try? Subprocess(named: PDFFile.painter)?.output(arguments: ["-v"], limit: 1 << 16)
    return output?.complaints.first?.split(separator: " ").last.map(String.init) ?? "unknown"
  }()
}
