internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender

/// The builds of apps in the cache, of which those that were used longest ago make room for a new one.
struct AppCache {
  /// The folder with a folder for each app.
  let folder: String

  /// The bytes that all builds may take.
  var limit = 2_000_000_000

  /// Notes that a build is used now.
  static func touch(_ build: String) { utimes("\(build)/size", nil) }

  /// Notes the size of a new build, and removes others, the one used longest ago first, until all are within the limit.
  /// A build that another run holds stays, and so do the files of locks: whoever waits for one has it open.
  func makeRoom(for new: String) {
    try? AppFiles.write("\(Self.size(of: new))", to: "\(new)/size")
    Self.touch(new)
    var builds = FilePath.names(in: folder).map { "\(folder)/\($0)" }.filter(FilePath.isFolder)
      .map { (path: $0, size: Self.knownSize(of: $0), used: Self.lastUse(of: $0)) }
    builds.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    var total = builds.reduce(0) { $0 + $1.size }
    for build in builds where total > limit && build.path != new {
      let lock = open("\(build.path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      defer { if lock >= 0 { FileLock.release(lock) } }
      guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(atPath: build.path)
      total -= build.size
    }
  }

  private static func knownSize(of build: String) -> Int {
    AppFiles.text(of: "\(build)/size").flatMap(Int.init) ?? size(of: build)
  }

  private static func lastUse(of build: String) -> Int {
    var facts = stat()
    return stat("\(build)/size", &facts) == 0 ? facts.st_mtim.tv_sec : 0
  }

  /// The bytes that the files of a folder take.
  private static func size(of folder: String) -> Int {
    var total = 0
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      var facts = stat()
      if lstat("\(folder)/\(name)", &facts) == 0 { total += Int(facts.st_blocks) * 512 }
    }
    return total
  }
}
