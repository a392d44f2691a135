import CWorker
import Glibc
import Testing

@testable import PageBase

/// What a worker that has been taken over may try, and how it ends. Builds for release know no such jobs.
@Suite(.serialized) struct IsolatedWorkerTests {
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

  @Test(
    arguments: [
      (TRY_ABORT, .died(signal: SIGABRT)), (TRY_LOOP, .tooSlow), (TRY_SLEEP, .tooSlow),
      (TRY_WRONG_NUMBER, .lied), (TRY_WRONG_COUNT, .lied), (TRY_SHORT_REPLY, .died(signal: 0)),
      (TRY_EXIT, .died(signal: 0)), (TRY_STACK, .died(signal: SIGSEGV)),
    ] as [(worker_trial, IsolatedWorker.Failure)])
  func `a worker that dies, hangs or lies fails its job, and the next one is done`(
    trial: worker_trial, expected: IsolatedWorker.Failure
  ) throws {
    #expect(try failure(of: trial) == expected)
    // Refused, and the worker lives: it can be asked again.
    #expect(try attempt(TRY_OPEN) != 0)
  }

  @Test(arguments: [TRY_SOCKET, TRY_PROGRAM, TRY_FORK, TRY_SIGNAL, TRY_CODE])
  func `what no decoder has a reason for ends the worker`(trial: worker_trial) throws {
    try #require(IsolatedWorker.lock?.filtersCalls == true)
    #expect(try failure(of: trial) == .died(signal: SIGSYS))
  }

  /// In a process of its own: the system counts a large program's memory as that of what it starts.
  @Test func `a worker that wants too much memory is told apart`() async {
    await #expect(processExitsWith: .success) {
      let failure = try IsolatedWorkerTests().failure(of: TRY_MEMORY)
      #expect(failure == .tooLarge)
    }
  }

  /// Kernels know from none to all of the rules. In a process of its own, as all tests share their workers.
  @Test func `files are out of reach under every version of Landlock`() async {
    await #expect(processExitsWith: .success) {
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
      IsolatedWorker.mask(-1)
      let opened = try IsolatedWorkerTests().attempt(TRY_OPEN)
      #expect(opened == 0)
      IsolatedWorker.isRequired = true
      let failure = try IsolatedWorkerTests().failure(of: TRY_OPEN)
      #expect(failure == .notIsolated)
    }
  }
}
