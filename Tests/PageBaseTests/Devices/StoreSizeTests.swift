import Testing

@testable import PageBase

struct StoreSizeTests {
  /// From Apple's "Screenshot specifications", June 2026.
  @Test(
    arguments: [
      (1320, 2868, "6.9-inch iPhone"), (1290, 2796, "6.9-inch iPhone"), (1260, 2736, "6.9-inch iPhone"),
      (2868, 1320, "6.9-inch iPhone"), (1242, 2688, "6.5-inch iPhone"), (1125, 2436, "6.1-inch iPhone"),
      (1242, 2208, "5.5-inch iPhone"), (640, 1096, "4-inch iPhone"), (1136, 600, "4-inch iPhone"),
      (2064, 2752, "13-inch iPad"), (2732, 2048, "13-inch iPad"), (1488, 2266, "11-inch iPad"),
      (1536, 2008, "9.7-inch iPad"), (1024, 748, "9.7-inch iPad"),
    ])
  func `a picture's size tells the display`(width: Int, height: Int, name: String) {
    #expect(StoreSize.group(of: StoreSize.Pixels(width: width, height: height))?.name == name)
  }

  @Test(arguments: [(1320, 2867), (600, 960), (0, 0), (828, 1792), (1096, 640)])
  func `other sizes are refused`(width: Int, height: Int) {
    #expect(StoreSize.group(of: StoreSize.Pixels(width: width, height: height)) == nil)
  }

  @Test func `the devices drawn by default have the largest displays`() throws {
    let devices = try StoreSize.standardDevices.map { try DeviceCatalog.builtin.device($0) }
    #expect(devices.map { $0.pixels(in: .portrait).text } == ["1320 × 2868", "2064 × 2752"])
  }
}
