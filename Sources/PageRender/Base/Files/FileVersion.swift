internal import CEnvironment
internal import Glibc

/// The version of a program's or library's file: its path, its size and its time of change.
struct FileVersion: Hashable {
  let text: String
  /// True if the time is that of a change on this machine. One of whole seconds comes from an archive, whose maker may have
  /// set the same for all files.
  let isOwnTime: Bool
  let inode: UInt64

  /// `nil` where there is no file.
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

  /// The files of the running program and of the libraries that it has loaded so far, sorted; as the dynamic linker tells
  /// them (`dl_iterate_phdr(3)`).
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

/// The program that runs.
package enum RunningProgram {
  /// A text that is another for another edition of the program, or of the libraries that it has loaded when this is asked
  /// for; libraries are those of packages, which have a time for each version.
  ///
  /// - Parameter hash: A number made of some bytes; of the program's where its time says too little.
  package static func edition(hash: InputLog.Hash) -> String {
    var words = FileVersion.loadedFiles.compactMap { FileVersion($0)?.text }
    let program = FileVersion(FileVersion.program)
    if let program, program.isOwnTime {
      words.append("\(program.inode)")
    } else if let bytes = try? InputFile.contents(ofFile: FileVersion.program, limit: Int.max - 1) {
      words.append("\(bytes.withUnsafeBytes(hash))")
    }
    return words.joined(separator: "\n")
  }
}
