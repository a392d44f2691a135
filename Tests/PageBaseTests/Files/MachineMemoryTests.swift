import Glibc
import Testing

@testable import PageBase

/// The memory that control groups leave; paths are those of the kernel's documentation.
@Suite struct MachineMemoryTests {
  private func limit(_ groups: String, _ files: [String: String]) -> Int? {
    MachineMemory.groupLimit(groups: groups) { files[$0] }
  }

  @Test func `version 2 counts the group and those above it`() {
    let groups = "0::/user.slice/run\n"
    let files = [
      "/sys/fs/cgroup/user.slice/run/memory.max": "max\n",
      "/sys/fs/cgroup/user.slice/memory.max": "2147483648\n",
    ]
    #expect(limit(groups, files) == 2_147_483_648)
  }

  @Test func `in a container, where the group's path is not mounted, the root counts`() {
    #expect(limit("0::/docker/abc\n", ["/sys/fs/cgroup/memory.max": "536870912\n"]) == 536_870_912)
  }

  @Test func `memory beyond memory.high is slow, and so not used`() {
    let files = ["/sys/fs/cgroup/a/memory.max": "4096\n", "/sys/fs/cgroup/a/memory.high": "1024\n"]
    #expect(limit("0::/a\n", files) == 1024)
  }

  @Test func `version 1 has a line for the memory, which may have several controllers`() {
    let groups = "12:cpu,cpuacct:/ci\n9:hugetlb,memory:/ci/job\n0::/\n"
    let files = [
      "/sys/fs/cgroup/memory/ci/job/memory.limit_in_bytes": "9223372036854771712\n",
      "/sys/fs/cgroup/memory/ci/memory.limit_in_bytes": "1073741824\n",
    ]
    #expect(limit(groups, files) == 1_073_741_824)
  }

  @Test(arguments: ["", "nonsense", "0::/a\n", "7:cpu:/a\n"])
  func `without a limit there is none`(groups: String) {
    #expect(limit(groups, ["/sys/fs/cgroup/a/memory.max": "max\n"]) == nil)
  }

  @Test func `a machine has memory`() {
    #expect(MachineMemory.usableBytes > 0)
  }

  @Test func `a group's path may have colons`() {
    #expect(limit("0::/a:b/c\n", ["/sys/fs/cgroup/a:b/c/memory.max": "77\n"]) == 77)
  }

  @Test func `lines of other controllers and other numbers count nothing`() {
    let files = [
      "/sys/fs/cgroup/a/memory.max": "5\n", "/sys/fs/cgroup/memory/a/memory.limit_in_bytes": "6\n",
    ]
    #expect(limit("0::/a\n", files) == 5)
    #expect(limit("0:memory:/a\n", files) == 6)
    #expect(limit("1::/a\n", files) == nil)
    #expect(limit("0:memory/a\n", files) == nil)
    #expect(limit("3:memoryless:/a\n", files) == nil)
  }

  @Test func `the lowest of all groups counts`() {
    let files = [
      "/sys/fs/cgroup/a/b/memory.max": "9\n", "/sys/fs/cgroup/a/memory.max": "7\n",
      "/sys/fs/cgroup/memory.max": "8\n",
    ]
    #expect(limit("0::/a/b\n", files) == 7)
    #expect(limit("0::/\n", files) == 8)
  }

  /// In a process of its own, as the limit holds for all of it.
  @Test func `a limit on the process's data counts`() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0)
      #expect((1...1 << 30).contains(MachineMemory.usableBytes))
    }
  }
}
