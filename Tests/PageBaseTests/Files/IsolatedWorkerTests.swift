import CWorker
import Glibc
import Testing

@testable import PageBase

/// Attempts of a worker that has been taken over, and their ends. The released worker knows no such jobs: each test asks another one in
/// a process of its own, as a process finds its worker once.
@Suite(.serialized) struct IsolatedWorkerTests {
  /// Names the worker with such jobs, which lies beside the tests.
  private static func useTrials() throws {
    let tests = try InputFile.resolution(of: "/proc/self/exe").get()
    setenv("RENDERPAGES_WORKER", "\(FilePath.folder(of: tests))/trialworker", 1)
  }

  private func attempt(_ trial: worker_trial) throws -> Int32 {
    let reply = try IsolatedWorker.run(
      WORKER_TRY.rawValue, [], milliseconds: 1000, width: Int32(trial.rawValue))
    return try #require(reply).status
  }

  private func failure(of trial: worker_trial) throws -> IsolatedWorker.Failure? {
    do throws(IsolatedWorker.Failure) {
      _ = try IsolatedWorker.run(WORKER_TRY.rawValue, [], milliseconds: 1000, width: Int32(trial.rawValue))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a worker that dies, hangs or lies fails its job, and the next one is done`() async {
    await #expect(processExitsWith: .success) {
      try IsolatedWorkerTests.useTrials()
      let ends: [(worker_trial, IsolatedWorker.Failure)] = [
        (TRY_ABORT, .died(signal: SIGABRT)), (TRY_LOOP, .tooSlow), (TRY_SLEEP, .tooSlow),
        (TRY_WRONG_NUMBER, .lied), (TRY_WRONG_COUNT, .lied), (TRY_SHORT_REPLY, .died(signal: 0)),
        (TRY_EXIT, .died(signal: 0)), (TRY_STACK, .died(signal: SIGSEGV)),
      ]
      for (trial, expected) in ends {
        let failure = try IsolatedWorkerTests().failure(of: trial)
        #expect(failure == expected, "\(trial)")
        // Refused, and the worker lives: it can be asked again.
        let status = try IsolatedWorkerTests().attempt(TRY_OPEN)
        #expect(status != 0)
      }
    }
  }

  /// `TRY_CALLS` replies with the number of the first call that is not refused (Tests/HostileScreen/forbidden.h).
  @Test func `what no decoder has a reason for is refused, and the worker goes on`() async {
    await #expect(processExitsWith: .success) {
      try IsolatedWorkerTests.useTrials()
      try #require(IsolatedWorker.lock?.filtersCalls == true)
      for trial in [TRY_SOCKET, TRY_PROGRAM, TRY_FORK, TRY_SIGNAL, TRY_CODE] {
        let status = try IsolatedWorkerTests().attempt(trial)
        #expect(status == EPERM, "\(trial)")
      }
      let allowed = try IsolatedWorkerTests().attempt(TRY_CALLS)
      #expect(allowed == 0)
    }
  }

  @Test func `a worker that wants too much memory is told apart`() async {
    await #expect(processExitsWith: .success) {
      try IsolatedWorkerTests.useTrials()
      let failure = try IsolatedWorkerTests().failure(of: TRY_MEMORY)
      #expect(failure == .tooLarge)
    }
  }

  /// Kernels know from none to all of the rules.
  @Test func `files are out of reach under every version of Landlock`() async {
    await #expect(processExitsWith: .success) {
      try IsolatedWorkerTests.useTrials()
      for version in [0, 1, 3, 1000] as [Int32] {
        IsolatedWorker.mask(version)
        let lock = try #require(IsolatedWorker.lock)
        #expect(lock.landlock <= Int(version) && lock.filtersCalls)
        for trial in [TRY_OPEN, TRY_CREATE] {
          let status = try IsolatedWorkerTests().attempt(trial)
          #expect([EACCES, EPERM].contains(status))
        }
        #expect(access("/tmp/worker-was-here", F_OK) != 0)
      }
    }
  }

  /// Asks a program that is no worker a hundred times, which would take minutes if it were started each time.
  ///
  /// - Parameter words: What the warning says of the program.
  private func expectGivenUp(_ path: String, _ words: String) throws {
    setenv("RENDERPAGES_WORKER", path, 1)
    for _ in 0..<100 {
      let failure = try failure(of: TRY_OPEN)
      #expect(failure == .noWorker)
    }
    #expect(IsolatedWorker.warning?.message.hasPrefix("\(path) \(words); ") == true)
  }

  @Test func `a program that ends at once is given up once, and files are refused`() async {
    await #expect(processExitsWith: .success) {
      try IsolatedWorkerTests().expectGivenUp("/bin/true", "ended before it was ready")
    }
  }

  @Test func `a program that computes without a greeting is given up once, and files are refused`() async {
    await #expect(processExitsWith: .success) {
      try IsolatedWorkerTests().expectGivenUp("/usr/bin/yes", "did not get ready")
    }
  }

  @Test func `without a worker the program itself reads files only if that is allowed`() async {
    await #expect(processExitsWith: .success) {
      setenv("RENDERPAGES_WORKER", "/nowhere", 1)
      let failure = try IsolatedWorkerTests().failure(of: TRY_OPEN)
      #expect(failure == .noWorker)
      #expect(IsolatedWorker.warning?.message.contains("--no-isolation") == true)
      IsolatedWorker.isOptional = true
      let reply = try IsolatedWorker.run(WORKER_TRY.rawValue, [], milliseconds: 1000)
      #expect(reply == nil)
      #expect(IsolatedWorker.warning?.message.contains("without isolation") == true)
    }
  }

  @Test func `where nothing locks workers in, files are refused if that is wanted`() async {
    await #expect(processExitsWith: .success) {
      try IsolatedWorkerTests.useTrials()
      IsolatedWorker.mask(-1)
      let opened = try IsolatedWorkerTests().attempt(TRY_OPEN)
      #expect(opened == 0)
      IsolatedWorker.isRequired = true
      let failure = try IsolatedWorkerTests().failure(of: TRY_OPEN)
      #expect(failure == .notIsolated)
    }
  }
}
