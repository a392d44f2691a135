import Glibc
import TestSupport
import Testing

@testable import PageBase

/// Programs that are run for their output.
struct ProgramRunTests {
  private let shell = Subprocess(named: "sh")

  private func output(_ script: String, limit: Int = 1000) throws -> Subprocess.Output {
    try #require(shell).output(arguments: ["-c", script], limit: limit)
  }

  @Test func `a program's output is its bytes, with its complaints by line`() throws {
    let found = try output("printf 'a\\0b'; echo one >&2; echo two >&2")
    #expect(found.bytes == [0x61, 0, 0x62] && found.complaints == ["one", "two"])
    #expect(try output(":").bytes == [] && output(":").complaints == [])
  }

  @Test func `every program has the same few variables`() throws {
    let found = try output("echo $LC_ALL $PATH $HOME")
    #expect(String(decoding: found.bytes, as: UTF8.self) == "C /usr/local/bin:/usr/bin:/bin\n")
  }

  @Test func `a program that fails tells its code`() {
    #expect(throws: Subprocess.Failure.failed(3)) { try output("exit 3") }
  }

  @Test func `output has its limit`() throws {
    #expect(try output("printf 12345", limit: 5).bytes.count == 5)
    #expect(throws: Subprocess.Failure.tooMuchOutput) { try output("printf 123456", limit: 5) }
  }

  /// docs/security.md names them.
  @Test func `limits are those that are promised`() {
    #expect(Subprocess.timeLimit == 900)
    #expect(Subprocess.memoryLimit == 419_430_400 && Subprocess.sharedMemoryLimit == 100_663_296)
    #expect(Confinement.memoryLimit == 6_442_450_944 && Confinement.timeLimit == 30)
    let limits = BoxedProgram.Limits()
    #expect(limits.seconds == 600 && limits.threads == 512 && limits.files == 20_000)
    #expect(limits.bytes == 1_073_741_824 && limits.fileBytes == 268_435_456)
    #expect(limits.outputBytes == 67_108_864)
  }

  /// In a process of its own, whose other threads rest.
  @Test func `a thread that computes is busy, and one that rests is not`() async {
    await #expect(processExitsWith: .success) {
      func isReached(_ isTrue: () -> Bool) -> Bool {
        for _ in 0..<2000 where !isTrue() { usleep(1000) }
        return isTrue()
      }
      #expect(isReached { ProcessActivity.busyThreads == 0 })
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { _ in
          // The name has a parenthesis, as a program's may.
          let name = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
          write(name, "a) S (b", 7)
          while true {}
        }, nil)
      #expect(isReached { ProcessActivity.busyThreads == 1 })
    }
  }
}
