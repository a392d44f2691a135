extension AppPackage {
  /// The name of the file with `threadCode`.
  static let threadFile = "threads.c"

  /// C code that replaces `open` in the app's program.
  ///
  /// Dispatch reads the state of its threads in `/proc/THREAD/stat` and traps if it cannot. In a box only
  /// `/proc/self` may be read, as the command lines of all processes lie beside it; the same file is there
  /// as `/proc/self/task/THREAD/stat`.
  static let threadCode = String(decoding: PackageResources.threads_c_txt, as: UTF8.self)
}
