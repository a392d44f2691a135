internal import Glibc

/// What `-g` says: pictures whose names contain it; `*` and `?` stand for anything, slashes too.
struct NamePattern {
  private let pattern: String

  init(_ pattern: String) { self.pattern = "*\(pattern)*" }

  func matches(_ name: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
