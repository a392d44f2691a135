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
}
