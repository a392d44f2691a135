import Testing

@testable import PageRuns

@Suite struct MemorySizeTests {
  @Test(arguments: [("1M", 1_048_576), ("64M", 67_108_864), ("2G", 2_147_483_648), ("2g", 2_147_483_648)])
  func `units are powers of 1024`(text: String, bytes: Int) {
    #expect(MemorySize.bytes(text) == bytes)
  }

  @Test(arguments: ["", "64", "M", "0M", "-1M", "1.5G", "64MB", "64 M", "65G", "999999M", "٣M"])
  func `all else is no size`(text: String) {
    #expect(MemorySize.bytes(text) == nil)
  }
}
