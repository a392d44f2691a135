internal import CBox
internal import CWorker
internal import Glibc
internal import Synchronization

/// Worker processes that decode untrusted files, with libraries that such files have crashed.
///
/// Workers run the program `renderpages-worker` beside the running program, or the one whose absolute path is
/// in `RENDERPAGES_WORKER`. The first job starts a worker. If a worker dies, its job fails, and the next job
/// starts another worker.
package enum IsolatedWorker {
  /// The error of a job without a result.
  package enum Failure: Error, Hashable {
    case tooSlow
    case tooLarge
    /// The worker ended without a reply; `signal` is the signal that killed it, 0 if it exited.
    case died(signal: Int32)
    /// The worker's reply does not fit the job.
    case lied
    case outOfMemory
    /// The system has no process, file descriptor or memory for a worker now; `errno` is its error number.
    case notStarted(errno: Int32)
    /// A worker that the kernel sandboxes is required, and there is none.
    case notIsolated
    /// No worker can be used (`lack`), and files may not be read without one.
    case noWorker
  }

  /// A worker's answer.
  package struct Reply {
    package var status: Int32
    package var flag: UInt32
    package var width: Double
    package var height: Double
    package var message: String
    /// The reply's bytes, of which there are `count`, in memory of `malloc`; the caller frees it.
    package var bytes: UnsafeMutablePointer<UInt8>?
    package var count: Int
    package var numbers: [UInt32]
    /// True if every pixel of a drawn picture is opaque.
    package var isOpaque: Bool
  }

  /// The sandbox of the workers.
  package struct Lock: Hashable {
    /// The version of Landlock whose rules restrict the workers; 0 for none.
    package var landlock: Int
    /// True if the kernel filters system calls.
    package var filtersCalls: Bool
    /// The version of librsvg that workers draw with.
    package var libraryVersion: String
  }

  private static let required = Atomic(false)

  /// True if files are refused when no worker that the kernel sandboxes can decode them.
  package static var isRequired: Bool {
    get { required.load(ordering: .relaxed) }
    set { required.store(newValue, ordering: .relaxed) }
  }

  private static let optional = Atomic(false)

  /// True if the program itself may read files for which no worker can be used; false refuses them.
  package static var isOptional: Bool {
    get { optional.load(ordering: .relaxed) }
    set { optional.store(newValue, ordering: .relaxed) }
  }

  package static let programName = "renderpages-worker"

  /// The path of the workers' program; `nil` if there is none.
  package static let path: String? = {
    if let named = getenv("RENDERPAGES_WORKER").map({ String(cString: $0) }), !named.isEmpty {
      return named.hasPrefix("/") && access(named, X_OK) == 0 ? named : nil
    }
    // The running program is the one that the kernel names, as the command line may say anything.
    guard let program = try? InputFile.resolution(of: "/proc/self/exe").get(),
      let slash = program.lastIndex(of: "/")
    else { return nil }
    let path = "\(program[...slash])\(programName)"
    return access(path, X_OK) == 0 ? path : nil
  }()

  /// The sandbox of the workers; `nil` if no worker can be started.
  package static var lock: Lock? {
    guard let path else { return nil }
    let lock = cbox_lock_of(path)
    guard lock.landlock >= 0 else {
      if !isShort(lock.code) { note(Lack(code: lock.code)) }
      return nil
    }
    return Lock(
      landlock: Int(lock.landlock), filtersCalls: lock.filters != 0, libraryVersion: text(of: lock.version))
  }

  /// Starts a worker that gets ready for the fonts of a document while its pages are laid out.
  package static func prepareForFonts() {
    if let path { cbox_prepare_for_fonts(path) }
  }

  /// Runs a job in a worker.
  ///
  /// - Parameters:
  ///   - milliseconds: The limit on processor time; that on elapsed time is eight times as long.
  ///   - file: A file descriptor that the worker gets; -1 for none.
  ///   - limit: The maximum number of bytes in the reply.
  /// - Returns: The worker's reply; `nil` if no worker can be used, and `isOptional` allows that.
  package static func run(
    _ kind: UInt32, _ bytes: [UInt8], milliseconds: Int32, width: Int32 = 0,
    height: Int32 = 0,
    file: Int32 = -1, limit: Int = 0
  ) throws(Failure) -> Reply? {
    guard let path, !isRequired || lock?.filtersCalls == true else {
      if isRequired { throw .notIsolated }
      try unisolated(.missing)
      return nil
    }
    var job = cworker_job()
    job.kind = worker_kind(rawValue: kind)
    job.milliseconds = milliseconds
    (job.width, job.height) = (width, height)
    job.file = file
    job.limit = limit
    var result = cworker_result()
    let status = bytes.withUnsafeBytes { bytes in
      job.bytes = bytes.baseAddress
      job.count = bytes.count
      return cbox_run_worker(path, &job, &result)
    }
    switch status {
    case CWORKER_OK: return reply(of: result)
    case CWORKER_NONE:
      if isShort(result.code) { throw .notStarted(errno: result.code) }
      if isRequired { throw .notIsolated }
      try unisolated(Lack(code: result.code))
      return nil
    case CWORKER_TOO_SLOW: throw .tooSlow
    case CWORKER_TOO_LARGE: throw .tooLarge
    case CWORKER_LIED: throw .lied
    case CWORKER_OUT_OF_MEMORY: throw .outOfMemory
    default: throw .died(signal: result.code)
    }
  }

  /// Returns true for an error number that says that the system has no room for a worker now.
  private static func isShort(_ code: Int32) -> Bool { [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(code) }

  /// Notes that no worker can be used.
  ///
  /// - Throws: `noWorker` unless the program itself may read the file.
  private static func unisolated(_ lack: Lack) throws(Failure) {
    note(lack)
    if !isOptional { throw .noWorker }
  }

  private static func reply(of result: cworker_result) -> Reply {
    defer { free(result.numbers) }
    let count = Int(result.reply.number_count)
    return Reply(
      status: result.reply.status, flag: result.reply.flag, width: result.reply.width,
      height: result.reply.height, message: text(of: result.reply.message), bytes: result.bytes,
      count: Int(result.reply.count),
      numbers: result.numbers.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [],
      isOpaque: result.is_opaque != 0)
  }

  /// The text of a C array of characters, up to the terminating zero.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Limits the sandbox, for tests, to Landlock's rules up to a version; below 0, system calls are not
  /// filtered either.
  package static func mask(_ version: Int32) { cworker_mask(version) }
}
