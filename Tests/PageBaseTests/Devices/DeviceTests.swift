import Testing

@testable import LayoutEngine
@testable import PageBase

struct DeviceTests {
  private let catalog = DeviceCatalog.builtin

  @Test func `the program knows 84 devices, and its file has no fault`() {
    var reader = DeviceFileReader(file: "devices.json", known: [])
    let devices = reader.devices(PackageResources.devices_json)
    #expect(reader.diagnostics.isEmpty)
    #expect(devices.count == 84)
    #expect(catalog.devices == devices)
    #expect(devices.filter { $0.provenance == .measured }.count == 29)
    #expect(devices.filter { $0.idiom == .pad }.count == 36)
  }

  /// ebelinski/iosref, `_subpages/ios.md` and `ipados.md` at 3d21dbe.
  @Test(
    arguments: [
      ("iphone-5s", 7...12), ("iphone-x", 11...16), ("iphone-xr", 12...18), ("iphone-15", 17...Int.max),
      ("iphone-17", 26...Int.max), ("ipad-6", 11...17), ("ipad-7", 13...18), ("ipad-8", 14...26),
      ("ipad-pro-11-m4", 17...Int.max),
    ] as [(String, ClosedRange<Int>)])
  func `a device knows the versions of iOS that run on it`(id: String, systems: ClosedRange<Int>) throws {
    #expect(try catalog.device(id).systems == systems)
    #expect(catalog.devices.allSatisfy { $0.systems != nil })
  }

  /// Of the 84, iOS 17 left out iPhone X and what is older, iPad 5 and what is as old: 14 phones and 6 pads.
  @Test(arguments: [(1, 84), (9, 84), (10, 83), (13, 77), (17, 64), (26, 57), (27, 52)])
  func `those that run a version of iOS are those whose last one is not older`(version: Int, count: Int) {
    #expect(catalog.devices(runningIOS: version).count == count)
  }

  /// Numbers of bouchenoiremarc/ios-dimensions; of ebelinski/iosref for iPhone 16 Pro and iPad Pro 13-inch.
  @Test(
    arguments: [
      ("iphone-se-3", [667, 375, 0, 0, 0, 0, 20], .compact, .compact),
      ("iphone-8-plus", [736, 414, 0, 0, 0, 0, 20], .regular, .compact),
      ("iphone-x", [812, 375, 0, 44, 21, 44, 60], .compact, .compact),
      ("iphone-11", [896, 414, 0, 48, 21, 48, 64], .regular, .compact),
      ("iphone-16-pro", [874, 402, 0, 62, 21, 62, 78], .compact, .compact),
      ("iphone-14-pro-max", [932, 430, 0, 59, 21, 59, 75], .regular, .compact),
      ("ipad-9", [1080, 810, 20, 0, 0, 0, 20], .regular, .regular),
      ("ipad-pro-13-m4", [1376, 1032, 24, 0, 20, 0, 20], .regular, .regular),
    ] as [(String, [Double], SizeClass, SizeClass)])
  func `a device in landscape is what UIKit reports`(
    id: String, numbers: [Double], horizontal: SizeClass, vertical: SizeClass
  ) throws {
    let environment = try catalog.device(id).environment(for: .landscape, direction: .rightToLeft)
    #expect(environment.size == Size(width: numbers[0], height: numbers[1]))
    #expect(
      environment.safeArea
        == EdgeInsets(top: numbers[2], left: numbers[3], bottom: numbers[4], right: numbers[5]))
    #expect(environment.rootMargins == (numbers[6], numbers[6]))
    #expect(environment.horizontalSizeClass == horizontal)
    #expect(environment.verticalSizeClass == vertical)
    #expect(environment.direction == .rightToLeft)
  }

  @Test func `an iPhone X in portrait is what UIKit reports`() throws {
    let device = try catalog.device("iphone-x")
    let environment = device.environment(for: .portrait)
    #expect(
      environment
        == LayoutEnvironment(
          size: Size(width: 375, height: 812), scale: 3,
          safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), rootMargins: (16, 16)))
    #expect(device.provenance == .measuredOn("iPhone 11 Pro"))
    #expect(device.cornerRadius == 39)
    #expect(device.hasHomeIndicator)
    #expect(device.statusBarHeight == ByOrientation(portrait: 44, landscape: 0))
    #expect(try catalog.device("iphone-14-pro").statusBarHeight.portrait == 54)
    #expect(try catalog.device("ipad-pro-13-m4").cornerRadius == nil)
    #expect(try catalog.device("iphone-8").cornerRadius == 0)
  }

  @Test(arguments: ["iphone-16-pro", "iPhone 16 Pro", "IPHONE 16 pro", "iPhone-16-Pro"])
  func `a device is found by id and by name in any case`(text: String) throws {
    #expect(try catalog.device(text).id == "iphone-16-pro")
  }

  @Test func `a size is a device without insets`() throws {
    let device = try catalog.device("390.0x844@3x")
    #expect(device.id == "390x844@3x")
    #expect(device.provenance == .adHoc)
    var upright = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
    upright.rowMargin = 20
    #expect(device.environment(for: .portrait) == upright)
    #expect(try catalog.device("389x844@3x").environment(for: .portrait).rowMargin == 0)
    let landscape = device.environment(for: .landscape)
    #expect(landscape.rootMargins == (20, 20))
    #expect(landscape.verticalSizeClass == .compact)
    #expect(try catalog.device("800x1200@2x").environment(for: .landscape).verticalSizeClass == .regular)
  }

  @Test(
    arguments: [
      ("390x844", "not a device size: \"390x844\"; write WIDTHxHEIGHT@SCALEx, such as 390x844@3x"),
      ("390x844@3", "not a device size: \"390x844@3\"; write WIDTHxHEIGHT@SCALEx, such as 390x844@3x"),
      ("1e3x844@3x", "not a device size: \"1e3x844@3x\"; write WIDTHxHEIGHT@SCALEx, such as 390x844@3x"),
      ("0x844@3x", "impossible device size \"0x844@3x\": a side must be from 1 to 10000 points"),
      ("390x10001@1x", "impossible device size \"390x10001@1x\": a side must be from 1 to 10000 points"),
      ("390x844@5x", "impossible device size \"390x844@5x\": the scale must be from 1 to 4"),
      (
        "390.4x844@3x",
        "impossible device size \"390.4x844@3x\": a side times the scale must be a whole number of pixels"
      ),
      ("8001x8000@1x", "impossible device size \"8001x8000@1x\": the limit is 64 million pixels"),
      // Where only numbers differ, the nearest ones; else what is spelt most like it and has the numbers.
      (
        "iphone-99",
        "unknown device \"iphone-99\"; did you mean \"iphone-17\"? \"renderpages devices\" lists all"
      ),
      (
        "iphone-se-4",
        "unknown device \"iphone-se-4\"; did you mean \"iphone-se-3\"? \"renderpages devices\" lists all"
      ),
      (
        "iphone-61-pro",
        "unknown device \"iphone-61-pro\"; did you mean \"iphone-16-pro\"? \"renderpages devices\" lists all"
      ),
      (
        "ipad-pro-13",
        "unknown device \"ipad-pro-13\"; did you mean \"ipad-pro-13-m4\"? \"renderpages devices\" lists all"
      ),
      ("galaxy-24", "unknown device \"galaxy-24\"; \"renderpages devices\" lists all"),
      (
        "iphone16pro",
        "unknown device \"iphone16pro\"; did you mean \"iphone-16-pro\"? \"renderpages devices\" lists all"
      ),
      ("", "unknown device \"\"; \"renderpages devices\" lists all"),
    ])
  func `a word that names no device is refused`(text: String, message: String) {
    let error = #expect(throws: DeviceError.self) { try catalog.device(text) }
    #expect(error?.message == message)
  }

  @Test func `exactly 64 million pixels are allowed`() throws {
    #expect(try catalog.device("8000x8000@1x").size.width == 8000)
    #expect(throws: DeviceError.self) { try catalog.device(String(repeating: "9", count: 400) + "x1@1x") }
  }
}
