internal import CEnvironment
internal import Glibc

/// The memory that the process may use.
package enum MachineMemory {
  /// The least of the machine's memory, the limits of the process's control groups, and the limits of address
  /// space and data, in bytes.
  package static let usableBytes: Int = {
    let physical = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    let limits = [RLIMIT_AS, RLIMIT_DATA].compactMap { resource -> Int? in
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
      return Int(exactly: limit.rlim_cur)
    }
    let group = groupLimit(groups: text(ofFile: "/proc/self/cgroup") ?? "", text: text)
    return max(([physical, group].compactMap(\.self) + limits).min() ?? physical, 0)
  }()

  /// Makes the C library return blocks of 1 MiB and more to the system when they are freed.
  package static func returnLargeBlocks() { cenvironment_return_blocks(1 << 20) }

  /// The lowest limit of the process's control groups and the groups above them, in bytes; `nil` for none.
  ///
  /// Versions 1 and 2 are read (docs.kernel.org, admin-guide/cgroup-v1/memory and admin-guide/cgroup-v2). In a
  /// container the group's own path may not be mounted; the groups that are count.
  ///
  /// - Parameters:
  ///   - groups: The contents of `/proc/self/cgroup`: lines such as `0::/user` or `9:memory:/user`.
  ///   - text: Returns the contents of a file; `nil` if it cannot be read.
  static func groupLimit(groups: String, text: (String) -> String?) -> Int? {
    var limits: [Int] = []
    for line in groups.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let root: String
      let names: [String]
      if parts[0] == "0", parts[1].isEmpty {
        (root, names) = ("/sys/fs/cgroup", ["memory.max", "memory.high"])
      } else if parts[1].split(separator: ",").contains("memory") {
        (root, names) = ("/sys/fs/cgroup/memory", ["memory.limit_in_bytes"])
      } else {
        continue
      }
      var folders = parts[2].split(separator: "/").map(String.init)
      while true {
        let folder = ([root] + folders).joined(separator: "/")
        limits += names.compactMap { text("\(folder)/\($0)").flatMap(number) }
        guard folders.popLast() != nil else { break }
      }
    }
    return limits.min()
  }

  /// The number in a file of a control group; `nil` for `max`.
  private static func number(_ text: String) -> Int? { Int(text.prefix { $0 != "\n" }) }

  /// The beginning of a file of the kernel's.
  private static func text(ofFile path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(read(file, buffer.baseAddress, buffer.count), 0)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
