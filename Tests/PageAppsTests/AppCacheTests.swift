import Foundation
import Glibc
import PageTestSupport
import TestSupport
import Testing

@testable import PageApps

/// Builds of 1 GB each, by what their `size` files say, of which two fit into 2.5 GB beside a small new one.
struct AppCacheTests {
  @Test func `builds used longest ago make room, but not one that another run holds`() throws {
    let work = TemporaryFolder()
    let names = ["held", "oldest", "older", "newer"]
    for (age, name) in names.enumerated() {
      let folder = work.path("apps/\(name)")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "1000000000".write(toFile: "\(folder)/size", atomically: true, encoding: .utf8)
      var times = [timeval(tv_sec: 1000 + age, tv_usec: 0), timeval(tv_sec: 1000 + age, tv_usec: 0)]
      #expect(utimes("\(folder)/size", &times) == 0)
    }
    let held = open(work.path("apps/held.lock"), O_RDWR | O_CREAT, 0o644)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    try FileManager.default.createDirectory(atPath: work.path("apps/new"), withIntermediateDirectories: true)

    AppCache(folder: work.path("apps"), limit: 2_500_000_000).makeRoom(for: work.path("apps/new"))

    let left = try FileManager.default.contentsOfDirectory(atPath: work.path("apps"))
    #expect(left.filter { !$0.hasSuffix(".lock") }.sorted() == ["held", "new", "newer"])
  }
}
