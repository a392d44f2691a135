import Foundation
import Synchronization

/// A run of the program, with how long it took and how much memory it and the processes that it started had.
struct ObservedRun: CustomStringConvertible {
  /// `FUZZ_PROGRAM` where that is set.
  static let program =
    ProcessInfo.processInfo.environment["FUZZ_PROGRAM"].map { URL(filePath: $0) } ?? Renderpages.program

  let outcome: Renderpages.Outcome
  let seconds: Double
  /// The most that was resident at one of the moments looked at, all processes together; pages that they share count for each.
  let megabytes: Int

  /// What no input may cause.
  private static let (timeLimit, memoryLimit) = (10.0, 512)
  private static let peaks = Mutex<[String: (seconds: Double, megabytes: Int)]>([:])

  init(_ arguments: [String], in folder: URL) throws {
    let start = ContinuousClock.now
    let peak = Mutex(0)
    outcome = try Renderpages.run(arguments, in: folder, program: Self.program) { process in
      let now = Self.residentMegabytes(of: process)
      peak.withLock { $0 = max($0, now) }
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    megabytes = peak.withLock { $0 }
  }

  /// Whether it said nothing and failed at nothing.
  var isSilent: Bool { outcome.status == 0 && outcome.errors.isEmpty }

  private var refusals: [String] { outcome.errorLines.filter { $0.contains("error: ") } }

  var description: String { "\(outcome), \(seconds) s, \(megabytes) MB" }

  /// What is wrong with this run, whose file may be wrong.
  func faults(of file: HostileFile) -> [String] {
    Self.peaks.withLock { peaks in
      let known = peaks[file.path] ?? (0, 0)
      peaks[file.path] = (max(known.seconds, seconds), max(known.megabytes, megabytes))
    }
    var faults: [String] = []
    if outcome.status >= 2 && refusals.isEmpty { faults.append("no error") }
    if ![0, 1, 2, 3, 4, 6].contains(outcome.status) { faults.append("status \(outcome.status)") }
    // Other errors begin with the name of a file, this one or one that it names.
    let name = URL(filePath: file.path).lastPathComponent
    if refusals.contains(where: { $0.hasPrefix("renderpages: ") && !$0.contains(name) }) {
      faults.append("a refusal without a file's name")
    }
    if seconds > Self.timeLimit { faults.append("\(seconds) s") }
    if megabytes >= Self.memoryLimit { faults.append("\(megabytes) MB") }
    return faults
  }

  /// The longest time and the most memory of this file's runs.
  static func peak(of file: HostileFile) -> String {
    let peak = peaks.withLock { $0[file.path] ?? (0, 0) }
    return "\(peak.seconds) s, \(peak.megabytes) MB"
  }

  /// Of a process and its children.
  private static func residentMegabytes(of process: pid_t) -> Int {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let children = all.compactMap { pid_t($0) }.filter { parent(of: $0) == process }
    let pages = ([process] + children).map { numbers("/proc/\($0)/statm").dropFirst().first ?? 0 }
    return (pages.reduce(0, +) * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }

  private static func parent(of process: pid_t) -> pid_t? {
    // The name before it, in parentheses, may hold anything.
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    return text.split(separator: ")").last.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap {
      pid_t($0)
    }
  }

  private static func numbers(_ path: String) -> [Int] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int($0) }
  }
}
