internal import Glibc
package import PageBase
internal import PageDrawing

/// The snapshots that tests in Swift asserted when they ran last, in a file below the package's `.build`.
package struct AssertedSnapshots: Hashable {
  /// A test, as its snapshots' files name it.
  package struct Test: Hashable {
    /// The folder of the test's snapshots; relative to the package if it lies there.
    package var folder: String
    /// The beginning of the snapshots' names, before the first dot: `testLogin`.
    package var name: String

    package init(folder: String, name: String) {
      self.folder = folder
      self.name = name
    }
  }

  /// The names of the files that each test asserted, with extensions.
  package private(set) var files: [Test: Set<String>] = [:]

  package init() {}

  package mutating func add(_ file: String, of test: Test) { files[test, default: []].insert(file) }

  /// Replaces the files of tests that ran again.
  package mutating func replace(by later: AssertedSnapshots) { files.merge(later.files) { $1 } }

  // MARK: The file

  /// Returns the folder of the package that has a source file; `nil` if no folder above has a `Package.swift`.
  package static func package(ofSource file: String) -> String? {
    var folder = FilePath.folder(of: file)
    while folder != "/", folder != "." {
      if FilePath.isReadable("\(folder)/Package.swift") { return folder }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  /// The path of a package's file.
  package static func path(in package: String) -> String { "\(package)/.build/renderpages-asserted.json" }

  /// Reads a package's file; `nil` if there is none, or it is damaged or of another version.
  package init?(package: String) {
    guard let bytes = try? ImageFile.read(Self.path(in: package)), let value = try? JSONReader.read(bytes),
      let root = StoredObject(value), root.number("format") == 1, let tests = root.list("tests")
    else { return nil }
    for test in tests {
      guard let object = StoredObject(test), let folder = object.string("folder"),
        let name = object.string("test"), let names = object.strings("files")
      else { return nil }
      files[Test(folder: folder, name: name)] = Set(names)
    }
  }

  /// Adds the tests of a process to the package's file. Several processes may do so at once.
  package func note(in package: String) throws(FileWriteError) {
    let folder = "\(package)/.build"
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Without a build folder, the tests were built elsewhere.
    guard lock >= 0 else { return }
    defer { FileLock.release(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    var all = AssertedSnapshots(package: package) ?? AssertedSnapshots()
    all.replace(by: self)
    try AtomicFileWriter().write(all.json.text + "\n", to: Self.path(in: package))
  }

  private var json: JSONOutput {
    let tests = files.sorted { ($0.key.folder, $0.key.name) < ($1.key.folder, $1.key.name) }
    return .object([
      ("format", .number(1)),
      (
        "tests",
        .array(
          tests.map { test, files in
            .object([
              ("folder", .string(test.folder)), ("test", .string(test.name)),
              ("files", .array(files.sorted().map { .string($0) })),
            ])
          })
      ),
    ])
  }
}
