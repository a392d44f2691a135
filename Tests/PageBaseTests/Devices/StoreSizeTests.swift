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

  /// All of Apple's "Screenshot specifications", June 2026: the sizes in portrait, the newest first.
  private static let sizes: [(name: String, sizes: [(Int, Int)])] = [
    ("6.9-inch iPhone", [(1320, 2868), (1290, 2796), (1260, 2736)]),
    ("6.5-inch iPhone", [(1284, 2778), (1242, 2688)]), ("6.3-inch iPhone", [(1206, 2622), (1179, 2556)]),
    ("6.1-inch iPhone", [(1170, 2532), (1125, 2436), (1080, 2340)]), ("5.5-inch iPhone", [(1242, 2208)]),
    ("4.7-inch iPhone", [(750, 1334)]), ("4-inch iPhone", [(640, 1136)]), ("3.5-inch iPhone", [(640, 960)]),
    ("13-inch iPad", [(2064, 2752), (2048, 2732)]),
    ("11-inch iPad", [(1668, 2420), (1668, 2388), (1640, 2360), (1488, 2266)]),
    ("10.5-inch iPad", [(1668, 2224)]), ("9.7-inch iPad", [(1536, 2048), (768, 1024)]),
  ]

  @Test func `the store has twelve displays, which take pictures upright and turned`() {
    #expect(StoreSize.all.map(\.name) == Self.sizes.map(\.name))
    for (group, expected) in zip(StoreSize.all, Self.sizes) {
      #expect(group.sizes == expected.sizes.map { StoreSize.Pixels(width: $0.0, height: $0.1) })
      for (width, height) in expected.sizes {
        #expect(StoreSize.group(of: StoreSize.Pixels(width: width, height: height)) == group)
        #expect(StoreSize.group(of: StoreSize.Pixels(width: height, height: width)) == group)
      }
    }
  }

  /// Sizes without the status bar are those of one orientation.
  @Test(
    arguments: [
      (640, 1096, "4-inch iPhone"), (640, 920, "3.5-inch iPhone"), (1136, 600, "4-inch iPhone"),
      (960, 600, "3.5-inch iPhone"), (1536, 2008, "9.7-inch iPad"), (768, 1004, "9.7-inch iPad"),
      (2048, 1496, "9.7-inch iPad"), (1024, 748, "9.7-inch iPad"),
    ])
  func `a picture without the status bar is taken as it is shot`(width: Int, height: Int, name: String) {
    #expect(StoreSize.group(of: StoreSize.Pixels(width: width, height: height))?.name == name)
    #expect(StoreSize.group(of: StoreSize.Pixels(width: height, height: width)) == nil)
  }
}
