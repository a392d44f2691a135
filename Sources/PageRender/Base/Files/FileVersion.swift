internal import CBox
internal import CEnvironment
internal import Glibc

/// The version of a program's or library's file: its path, its size and its modification time.
struct FileVersion: Hashable {
  let text: String
  /// True if the file was modified on this machine. A modification time of whole seconds was set from an
  /// archive, whose maker may have set one time for all files.
  let isOwnTime: Bool
  let inode: UInt64

  /// Reads the version of the file at a path; `nil` if there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    text = "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    isOwnTime = status.st_mtim.tv_nsec != 0
    inode = UInt64(status.st_ino)
  }

  /// - Parameter program: A path, or a name that is looked for in the folders of `PATH`.
  init?(ofProgram program: String) {
    if program.contains("/") {
      self.init(program)
    } else if let path = Subprocess.path(ofProgram: program) {
      self.init(path)
    } else {
      return nil
    }
  }

  /// The paths of the running program and of the libraries that it has loaded so far, sorted, from the
  /// dynamic linker (`dl_iterate_phdr(3)`).
  static var loadedFiles: [String] {
    var files: Set<String> = [program]
    withUnsafeMutablePointer(to: &files) { files in
      cenvironment_libraries(
        { path, files in
          guard let path else { return }
          files?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: path))
        }, files)
    }
    return files.sorted()
  }

  static let program = "/proc/self/exe"
}

/// The running program.
package enum RunningProgram {
  /// The commit that the program was built from, in hexadecimal digits; `nil` if it is not known.
  package static var commit: String? { cenvironment_commit().map { String(cString: $0) } }

  /// The bytes that tell one build of the program from another: the linker's build ID, without one the program's file;
  /// `nil` if it cannot be read.
  package static var buildBytes: [UInt8]? {
    var count: Int32 = 0
    if let id = cenvironment_build_id(&count) {
      return Array(UnsafeBufferPointer(start: id, count: Int(count)))
    }
    return try? InputFile.contents(ofFile: FileVersion.program, limit: Int.max - 1)
  }

  /// Returns a text that identifies the build of the program and the versions of the libraries that it has
  /// loaded so far. Libraries are identified by their modification times, which packages set for each
  /// version.
  ///
  /// - Parameter hash: The hash of some bytes; `buildBytes` are hashed if the program's modification time does not identify
  ///   the build.
  package static func edition(hash: InputLog.Hash) -> String {
    var words = FileVersion.loadedFiles.compactMap { FileVersion($0)?.text }
    let program = FileVersion(FileVersion.program)
    if let program, program.isOwnTime {
      words.append("\(program.inode)")
    } else if let buildBytes {
      words.append("\(buildBytes.withUnsafeBytes(hash))")
    }
    return words.joined(separator: "\n")
  }
}
