internal import CWorker
internal import Glibc
internal import Synchronization

/// The processes that decode strangers' files with libraries which such files have brought down.
///
/// They are the program `renderpages-worker` beside the running one, or the one that `RENDERPAGES_WORKER` names by an absolute
/// path. The first job starts one; one that dies takes its job with it, and the next job gets another.
package enum IsolatedWorker {
  /// Why a job has no result.
  package enum Failure: Error, Hashable {
    case tooSlow
    case tooLarge
    /// The signal that ended the worker; 0 where it ended by itself.
    case died(signal: Int32)
    /// Its answer is none to what was asked.
    case lied
    case outOfMemory
    /// The system has no process, file or memory for it now; its error number.
    case notStarted(errno: Int32)
    /// There is no worker, or none that the kernel locks in, and one is required.
    case notIsolated
  }

  /// A worker's answer.
  package struct Reply {
    package var status: Int32
    package var flag: UInt32
    package var width: Double
    package var height: Double
    package var message: String
    /// Memory of `malloc`'s, which whoever takes it frees.
    package var bytes: UnsafeMutablePointer<UInt8>?
    package var count: Int
    package var numbers: [UInt32]
  }

  /// How workers are locked in.
  package struct Lock: Hashable {
    /// The version of Landlock's rules that are in force; 0 for none.
    package var landlock: Int
    /// True if the kernel filters system calls.
    package var filtersCalls: Bool
    /// The version of librsvg that workers draw with.
    package var libraryVersion: String
  }

  private static let required = Atomic(false)

  /// True if files are refused that would be decoded without a worker that the kernel locks in.
  package static var isRequired: Bool {
    get { required.load(ordering: .relaxed) }
    set { required.store(newValue, ordering: .relaxed) }
  }

  package static let programName = "renderpages-worker"

  /// The program; `nil` where there is none.
  package static let path: String? = {
    if let named = getenv("RENDERPAGES_WORKER").map({ String(cString: $0) }), !named.isEmpty {
      return named.hasPrefix("/") && access(named, X_OK) == 0 ? named : nil
    }
    // What the kernel says is running; the command line may say anything.
    guard let program = try? InputFile.resolution(of: "/proc/self/exe").get(),
      let slash = program.lastIndex(of: "/")
    else { return nil }
    let path = "\(program[...slash])\(programName)"
    return access(path, X_OK) == 0 ? path : nil
  }()

  /// How workers are locked in; `nil` where none can be had.
  package static var lock: Lock? {
    guard let path else { return nil }
    let lock = cworker_lock_of(path)
    guard lock.landlock >= 0 else { return nil }
    return Lock(
      landlock: Int(lock.landlock), filtersCalls: lock.filters != 0, libraryVersion: text(of: lock.version))
  }

  /// Starts a worker that gets ready for the fonts of a document while its pages are laid out.
  package static func prepareForFonts() {
    if let path { cworker_prepare_for_fonts(path) }
  }

  /// Has a worker do a job.
  ///
  /// - Parameters:
  ///   - milliseconds: Of processor time; eight times as long by the clock on the wall.
  ///   - file: A descriptor to hand over.
  ///   - limit: The most bytes that may come back.
  /// - Returns: `nil` where no worker can be had, and none is required.
  package static func run(
    _ kind: UInt32, _ bytes: [UInt8], milliseconds: Int32, width: Int32 = 0,
    height: Int32 = 0,
    file: Int32 = -1, limit: Int = 0
  ) throws(Failure) -> Reply? {
    guard let path, !isRequired || lock?.filtersCalls == true else {
      if isRequired { throw .notIsolated }
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
      return cworker_run(path, &job, &result)
    }
    switch status {
    case CWORKER_OK: return reply(of: result)
    case CWORKER_NONE:
      if [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(result.code) { throw .notStarted(errno: result.code) }
      if isRequired { throw .notIsolated }
      return nil
    case CWORKER_TOO_SLOW: throw .tooSlow
    case CWORKER_TOO_LARGE: throw .tooLarge
    case CWORKER_LIED: throw .lied
    case CWORKER_OUT_OF_MEMORY: throw .outOfMemory
    default: throw .died(signal: result.code)
    }
  }

  private static func reply(of result: cworker_result) -> Reply {
    defer { free(result.numbers) }
    let count = Int(result.reply.number_count)
    return Reply(
      status: result.reply.status, flag: result.reply.flag, width: result.reply.width,
      height: result.reply.height, message: text(of: result.reply.message), bytes: result.bytes,
      count: Int(result.reply.count),
      numbers: result.numbers.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  /// The text of an array of C, up to its end.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Locks workers in with Landlock's rules up to a version only, and below 0 without a filter of system calls.
  package static func mask(_ version: Int32) { cworker_mask(version) }
}
