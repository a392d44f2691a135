import Glibc
import TestSupport
import Testing

@testable import PageBase

/// Whole input files, and why some are not read.
struct InputFileTests {
  private let folder = TemporaryFolder()

  private func write(_ count: Int, to name: String = "a") throws -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try AtomicFileWriter().write(bytes, to: folder.path(name))
    return bytes
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 300_000]) func `a file is read to its end`(count: Int) throws {
    let bytes = try write(count)
    #expect(try InputFile.read(folder.path("a"), limit: count) == bytes)
    #expect(try InputFile.read(folder.path("a"), limit: Int.max - 1) == bytes)
  }

  @Test func `a file of one byte more than the limit is refused`() throws {
    _ = try write(10)
    #expect(throws: InputFile.Failure.tooLarge(limit: 9)) { try InputFile.read(folder.path("a"), limit: 9) }
  }

  /// The kernel says that such a file has no bytes.
  @Test func `a file without a size is read as far as the limit`() throws {
    let bytes = try InputFile.read("/proc/self/maps", limit: 10 << 20)
    #expect(bytes.count > 1000)
    #expect(throws: InputFile.Failure.tooLarge(limit: 1000)) {
      try InputFile.read("/proc/self/maps", limit: 1000)
    }
  }

  @Test func `what is no file, and what may not be read, fails`() throws {
    mkfifo(folder.path("pipe"), 0o644)
    symlink("loop", folder.path("loop"))
    #expect(throws: InputFile.Failure.isFolder) { try InputFile.read(folder.path(""), limit: 9) }
    #expect(throws: InputFile.Failure.notRegular) { try InputFile.read(folder.path("pipe"), limit: 9) }
    #expect(throws: InputFile.Failure.notRegular) { try InputFile.read("/dev/zero", limit: 9) }
    #expect(throws: InputFile.Failure.system(ENOENT)) { try InputFile.read(folder.path("b"), limit: 9) }
    #expect(throws: InputFile.Failure.system(ELOOP)) { try InputFile.read(folder.path("loop"), limit: 9) }
    // Such a file opens, and its reading fails.
    #expect(throws: InputFile.Failure.system(EIO)) { try InputFile.read("/proc/self/mem", limit: 9) }
  }

  @Test func `a path is checked without being read`() throws {
    _ = try write(10)
    mkfifo(folder.path("pipe"), 0o644)
    try InputFile.checkIsRegular(folder.path("a"))
    #expect(throws: InputFile.Failure.isFolder) { try InputFile.checkIsRegular(folder.path("")) }
    #expect(throws: InputFile.Failure.notRegular) { try InputFile.checkIsRegular(folder.path("pipe")) }
    #expect(throws: InputFile.Failure.system(ENOENT)) { try InputFile.checkIsRegular(folder.path("b")) }
    symlink("a", folder.path("link"))
    #expect(try InputFile.resolved(folder.path("link")) == FilePath.absolute(folder.path("a")))
    #expect(throws: InputFile.Failure.system(ENOENT)) { try InputFile.resolved(folder.path("b")) }
  }

  @Test(
    arguments: [
      (.isFolder, "is a folder, not a file", .badInput), (.notRegular, "is not a regular file", .badInput),
      (.tooLarge(limit: 3 << 20), "is larger than 3 MiB", .limit),
      (.system(ENOENT), "does not exist", .badInput), (.system(ENOTDIR), "does not exist", .badInput),
      (.system(EACCES), "may not be read; change its permissions", .badInput),
      (.system(EPERM), "may not be read; change its permissions", .badInput),
      (.system(EIO), "cannot be read: Input/output error", .badInput),
    ] as [(InputFile.Failure, String, ExitCode)])
  func `a failure has words and a code`(failure: InputFile.Failure, message: String, code: ExitCode) {
    #expect(failure.message == message && failure.exitCode == code)
  }

  @Test(
    arguments: [
      (
        .write, ENOSPC,
        "cannot write \"a\": No space left on device; free some space or choose another folder"
      ),
      (.write, EDQUOT, "cannot write \"a\": Disk quota exceeded; free some space or choose another folder"),
      (.create, EACCES, "cannot write \"a\": Permission denied; choose a folder you may write to"),
      (.create, EROFS, "cannot write \"a\": Read-only file system; choose a folder you may write to"),
      (
        .create, EISDIR,
        "cannot write \"a\": Is a directory; something else has that name: move it or choose another folder"
      ),
      (.create, ENOENT, "cannot write \"a\": no file can be made there; choose another folder"),
      (.sync, EIO, "cannot write \"a\": Input/output error"),
      (
        .followLink, ELOOP,
        "cannot write below \"a\": it is a link; name the folder that it leads to, or give --follow-links"
      ),
    ] as [(FileWriteError.Operation, Int32, String)])
  func `a file that was not written has words and a code`(
    operation: FileWriteError.Operation, code: Int32, message: String
  ) {
    let diagnostic = FileWriteError(operation, errno: code, path: "a").diagnostic
    #expect(diagnostic == Diagnostic(.error, message, exitCode: .cannotWrite))
  }
}
