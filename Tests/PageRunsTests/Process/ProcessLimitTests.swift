import Foundation
import PageRender
import Testing

@testable import PageRuns

/// Processes with little memory, and those of an app's screens.
struct ProcessLimitTests {
  @Test(arguments: [0, 1])
  func `a crash with more than half of the memory in use is told as a lack of memory`(
    kind: Int
  ) async {
    let ended = await #expect(processExitsWith: .exitCode(4), observing: [\.standardErrorContent]) {
      [kind = kind as Int] in
      limitMemory(kind, timesUsed: 1.5)
      raise(SIGABRT)
    }
    let told = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      told.contains(
        "renderpages: error: out of memory; allow more than the system's limit (ulimit -v, -d), make large pictures "
          + "smaller, or draw fewer pages at a time (-j)\n"))
  }

  /// 1000 × 500 pixels of four bytes are 1.9 MiB.
  @Test func `the largest picture is named`() async {
    let ended = await #expect(processExitsWith: .exitCode(4), observing: [\.standardErrorContent]) {
      LargestPicture.note("big.png", width: 1000, height: 500)
      limitMemory(0, timesUsed: 1.5)
      raise(SIGABRT)
    }
    let told = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      told.contains(
        "out of memory; the largest picture is the image \"big.png\" of 1000 × 500 pixels (2 MiB); allow"))
  }

  @Test func `a process ends a second after a signal, or seven if it leaves results`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      receiveAllSignals()
      Interruption.watch()
      guard !Interruption.isRequested, Interruption.exitStatus == nil else { exit(1) }
      raise(SIGINT)
      guard alarm(0) == 1 else { exit(2) }
      raise(SIGALRM)
      exit(3)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      receiveAllSignals()
      Interruption.watch()
      Interruption.leaveTimeForResults()
      raise(SIGTERM)
      // A busy machine may take some of the seven seconds.
      guard alarm(0) > 2 else { exit(1) }
      guard Interruption.isRequested, Interruption.exitStatus == 143, !Interruption.isDrawingOver else {
        exit(2)
      }
      raise(SIGINT)
      guard alarm(0) == 0, Interruption.exitStatus == 143 else { exit(3) }
      exit(7)
    }
  }

  @Test(arguments: [0, 1]) func `another crash stays one`(kind: Int) async {
    await #expect(processExitsWith: .signal(SIGABRT)) { [kind = kind as Int] in
      limitMemory(kind, timesUsed: 4)
      raise(SIGABRT)
    }
  }

  @Test func `without a limit no crash is a lack of memory`() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      limitMemory(2, timesUsed: 1)
      raise(SIGBUS)
    }
  }

  @Test func `a process in an app's box is prepared before the app's code runs`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      unsetenv("RENDERPAGES_BOX")
      AppConfinement.enter()
      guard !AppConfinement.isWanted, !IsolatedWorker.isRequired else { exit(1) }
      setenv("RENDERPAGES_BOX", "plain", 1)
      AppConfinement.enter()
      guard AppConfinement.isWanted, !IsolatedWorker.isRequired else { exit(2) }
      setenv("RENDERPAGES_BOX", "isolated", 1)
      AppConfinement.enter()
      guard AppConfinement.isWanted, IsolatedWorker.isRequired else { exit(3) }
      exit(7)
    }
  }

  @Test func `a closed pipe and a full file are errors of a write`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.watch()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { exit(1) }
      close(ends[0])
      guard !Terminal.write("text", to: ends[1]), errno == EPIPE else { exit(2) }
      raise(SIGXFSZ)
      guard !Interruption.isRequested, Interruption.exitStatus == nil, !Interruption.isDrawingOver else {
        exit(3)
      }
      exit(7)
    }
  }
}

/// Limits the process's address space (0) or data (1) to some times what it uses, and watches its memory; 2 is no limit.
private func limitMemory(_ kind: Int, timesUsed: Double) {
  receiveAllSignals()
  // Pages of all addresses are the first field, those of data the sixth.
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    .compactMap {
      Double($0)
    }
  let used = (fields?[kind == 0 ? 0 : 5] ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
  var limit = rlimit(rlim_cur: rlim_t(used * timesUsed), rlim_max: .max)
  if kind < 2 {
    setrlimit(__rlimit_resource_t(kind == 0 ? RLIMIT_AS.rawValue : RLIMIT_DATA.rawValue), &limit)
  }
  MemoryWatch.start()
}

/// Lets this thread have signals, which threads of a queue do not take.
private func receiveAllSignals() {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, nil)
}
