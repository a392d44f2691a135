import Testing

@testable import LayoutEngine
@testable import PageBase

struct DeviceTests {
  private let catalog = DeviceCatalog.builtin

  @Test func `the program knows 88 devices, and its file has no fault`() {
    var reader = DeviceFileReader(file: "devices.json", known: [])
    let devices = reader.devices(PackageResources.devices_json)
    #expect(reader.diagnostics.isEmpty)
    #expect(devices.count == 88)
    #expect(catalog.devices == devices)
    #expect(devices.filter { $0.provenance == .measured }.count == 29)
    #expect(devices.filter { $0.idiom == .pad }.count == 38)
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

  /// Of the 86 with iOS 26 or earlier, iOS 17 left out iPhone X and what is older, iPad 5 and what is as old: 14 phones and 6 pads.
  @Test(arguments: [(1, 86), (9, 86), (10, 85), (13, 79), (17, 66), (26, 59), (27, 56)])
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

  /// iPad (A16) on iPadOS 26.1, and the published insets of 402 × 874 in landscape; iOS 18 has the older ones.
  @Test(
    arguments: [
      ("ipad-a16", .portrait, .ios18, [24, 0, 20, 0]), ("ipad-a16", .portrait, .ios26, [32, 0, 25, 0]),
      ("iphone-17-pro", .portrait, .ios26, [62, 0, 34, 0]),
      ("iphone-air", .portrait, .ios26, [68, 0, 34, 0]),
      ("iphone-17", .landscape, .ios27, [20, 62, 20, 62]),
      ("iphone-16-pro", .landscape, .ios17, [0, 62, 21, 62]),
      ("ipad-9", .portrait, .ios26, [20, 0, 0, 0]),
    ] as [(String, Orientation, SystemVersion, [Double])])
  func `the safe area is that of the version`(
    id: String, orientation: Orientation, system: SystemVersion, insets: [Double]
  ) throws {
    let environment = PageEnvironment(
      device: try catalog.device(id), orientation: orientation, system: system)
    let area = environment.layoutEnvironment.safeArea
    #expect([area.top, area.left, area.bottom, area.right] == insets)
  }

  @Test func `an iPhone 18 Pro is there from iOS 27 on`() throws {
    let phone = try catalog.device("iPhone 18 Pro")
    #expect(phone.systems == 27...Int.max && phone.size == Size(width: 402, height: 874))
    #expect(![17, 26].contains { catalog.devices(runningIOS: $0).contains(phone) })
    #expect(catalog.devices(runningIOS: 27).contains(phone))
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
      (
        "iPhone SE",
        "unknown device \"iPhone SE\"; did you mean \"iphone-se-3\", \"iphone-se-2\", or \"iphone-se-1\"? "
          + "\"renderpages devices\" lists all"
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

  /// 1032 / 2 and 1376 / 2 points, of full height; a third of 1032 is 344.
  @Test(
    arguments: [
      ("half", [516, 1376, 688, 1032], [.compact, .regular], 25),
      ("third", [344, 1376, 458.5, 1032], [.compact, .compact], 25),
      ("375x700", [375, 700, 375, 700], [.compact, .compact], 0),
    ] as [(String, [Double], [SizeClass], Double)])
  func `a window is a part of the screen, with its own size classes and the controls in its inset`(
    text: String, sides: [Double], horizontal: [SizeClass], bottom: Double
  ) throws {
    let window = try catalog.device("ipad-pro-13-m4@window=\(text)")
    let (upright, turned) = (window.size(in: .portrait), window.size(in: .landscape))
    #expect([upright.width, upright.height, turned.width, turned.height] == sides)
    #expect([window.sizeClasses.portrait.horizontal, window.sizeClasses.landscape.horizontal] == horizontal)
    #expect(window.safeArea.portrait == EdgeInsets(top: 32, left: 0, bottom: bottom, right: 0))
    #expect(window.takenAreas(in: .portrait).map(\.kind) == [.windowControls])
    #expect(window.windowFault(on: .ios26) == nil && window.id == "ipad-pro-13-m4@window=\(text)")
  }

  @Test func `versions without windows, and windows without a size, are a line each`() throws {
    #expect(
      try catalog.device("ipad-9@window=half").windowFault(on: .ios18)
        == #"ipad-9@window=half: iOS 18 has no windows on iPads; draw iOS 26 or later, with --ios 26 or "ios": 26"#
    )
    let phone = try catalog.device("iphone-17@window=300x500")
    #expect(phone.windowFault(on: .ios26) != nil && phone.windowFault(on: .ios27) == nil)
    // The screen is 402 × 874 points.
    #expect(phone.size(in: .portrait) == Size(width: 300, height: 500))
    #expect(phone.size(in: .landscape) == Size(width: 300, height: 402))
    for (text, words) in [("big", "not a window: \"big\""), ("900x900", "is larger than the screen of iPad")]
    {
      let error = #expect(throws: DeviceError.self) { try catalog.device("ipad-9@window=\(text)") }
      #expect(error?.message.contains(words) == true)
    }
  }

  @Test func `exactly 64 million pixels are allowed`() throws {
    #expect(try catalog.device("8000x8000@1x").size.width == 8000)
    #expect(throws: DeviceError.self) { try catalog.device(String(repeating: "9", count: 400) + "x1@1x") }
  }
}
