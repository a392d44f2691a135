import Foundation
import Testing

@testable import PageRuns

/// Signals, each in a process of its own.
struct InterruptionTests {
  @Test func `a signal of another kind does not end a run that writes its results`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      receiveSignals()
      Interruption.watch()
      Interruption.leaveTimeForResults()
      raise(SIGINT)
      raise(SIGTERM)
      exit(Interruption.exitStatus == 130 ? 7 : 1)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `the same signal again ends it at once`(number: Int32) async {
    await #expect(processExitsWith: .exitCode(128 + number)) { [number = number as Int32] in
      receiveSignals()
      Interruption.watch()
      Interruption.leaveTimeForResults()
      raise(number)
      raise(number)
      exit(1)
    }
  }

  @Test func `pictures that are being drawn are given up within a second`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      receiveSignals()
      Interruption.watch()
      Interruption.leaveTimeForResults()
      raise(SIGTERM)
      guard !Interruption.isDrawingOver else { exit(1) }
      usleep(750_000)
      exit(Interruption.isDrawingOver ? 7 : 2)
    }
  }
}

/// Lets this thread have signals, which threads of a queue do not take.
private func receiveSignals() {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, nil)
}
