import CWorker
import Foundation
import TestSupport
import Testing

@testable import PageBase

/// Requests that are nearly right, as a worker would read them from a program that was taken over: it answers or ends, and
/// never crashes. `make fuzz` runs this for longer.
struct WorkerProtocolFuzzingTests {
  @Test func `requests`() throws {
    let path = try #require(IsolatedWorker.path)
    var request = worker_request()
    request.magic = UInt32(WORKER_MAGIC)
    request.number = 1
    request.kind = WORKER_CUT_FONT.rawValue
    request.milliseconds = 100
    request.count = 24
    let job = withUnsafeBytes(of: request) { Array($0) } + [UInt8](repeating: 1, count: 24)
    let outcome = try Fuzzing.run([job], as: .bytes) { file in
      let worker = Process()
      worker.executableURL = URL(fileURLWithPath: path)
      worker.arguments = [WORKER_FOR_FONTS]
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
      worker.standardInput = FileHandle(fileDescriptor: ends[1])
      try worker.run()
      close(ends[1])
      var reply = worker_reply()
      let size = MemoryLayout<worker_reply>.size
      try #require(recv(ends[0], &reply, size, Int32(MSG_WAITALL)) == size, "a greeting")
      send(ends[0], file, file.count, Int32(MSG_NOSIGNAL))
      shutdown(ends[0], Int32(SHUT_WR))
      let answered = recv(ends[0], &reply, size, Int32(MSG_WAITALL)) == size
      close(ends[0])
      worker.waitUntilExit()
      #expect(worker.terminationReason == .exit, "FUZZ_SEED=\(Fuzzing.seed)")
      return answered
    }
    #expect(outcome.isMostlyTaken, "\(outcome) FUZZ_SEED=\(Fuzzing.seed)")
  }
}
