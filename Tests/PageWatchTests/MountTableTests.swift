import Testing

@testable import PageWatch

struct MountTableTests {
  private static let table = MountTable(
    """
    22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    30 22 0:40 / /src rw,relatime - fuse.grpcfuse grpcfuse rw
    31 30 0:41 / /src/with\\040space rw shared:9 master:2 - tmpfs tmpfs rw
    32 22 0:42 / /home rw - nfs4 server:/home rw
    33 22 0:43 / /home rw - ext4 /dev/sdb rw
    torn line
    """)

  @Test(arguments: [
    ("/", "ext4"), ("/source", "ext4"), ("/src", "fuse.grpcfuse"), ("/src/app", "fuse.grpcfuse"),
    ("/src/with space/a", "tmpfs"), ("/home/me", "ext4"),
  ])
  func `a path is on the file system that is mounted nearest above it, the last one of a place`(
    path: String, type: String
  ) {
    #expect(Self.table.type(of: path) == type)
  }

  @Test func `without a table nothing is known`() { #expect(MountTable("").type(of: "/") == nil) }
}
