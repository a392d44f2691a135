import Testing

@testable import LayoutEngine
@testable import PageBase

/// An app's window on a screen whose numbers all differ: 1000 × 1400 points, or 400 × 900 for a phone.
struct DeviceWindowTests {
  private let pad: Device = {
    var pad = Device(
      id: "slate", name: "Slate", idiom: .pad, size: Size(width: 1000, height: 1400), scale: 2,
      safeArea: ByOrientation(
        portrait: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        landscape: EdgeInsets(top: 24, left: 0, bottom: 10, right: 0)))
    pad.cornerRadius = 18
    return pad
  }()
  private let phone = Device(
    id: "brick", name: "Brick", idiom: .phone, size: Size(width: 400, height: 900), scale: 2,
    safeArea: ByOrientation(
      portrait: EdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 50, bottom: 21, right: 50)))

  private func sizes(_ text: String) throws -> [Size] {
    let window = try pad.window(text)
    return [window.size(in: .portrait), window.size(in: .landscape)]
  }

  /// The sizes of the screen itself fit, turned ones too; in the other orientation a window is cut to the screen.
  @Test(
    arguments: [
      ("1000x1400", [1000, 1400, 1000, 1000]), ("1400x1000", [1000, 1000, 1400, 1000]),
      ("300x500", [300, 500, 300, 500]), ("half", [500, 1400, 700, 1000]),
      // 1000 / 3 and 1400 / 3 points are 666 and 933 whole pixels.
      ("third", [333, 1400, 466.5, 1000]),
    ] as [(String, [Double])])
  func `a window has its size, or that of the screen where this is less`(text: String, sides: [Double]) throws
  {
    #expect(
      try sizes(text) == [
        Size(width: sides[0], height: sides[1]), Size(width: sides[2], height: sides[3]),
      ])
  }

  @Test(arguments: ["1400x1400", "1001x1001", "1401x10", "10x1401", "1400x1001", "1001x1400"])
  func `a window that fits no orientation is refused`(text: String) {
    #expect(throws: DeviceError.largeWindow(text, on: "Slate")) { try pad.window(text) }
  }

  @Test(
    arguments: [
      "", "375", "375x", "x700", "375xx700", "375x700x1", "-375x700", "375x-700", "3e2x700", "375x7e2",
      "infx700", "375xinf", "nanx700", "375xnan", "375 x 700", "Half",
    ])
  func `what is no part and no size is refused`(text: String) {
    #expect(throws: DeviceError.malformedWindow(text)) { try pad.window(text) }
  }

  /// 300.3 points are 600.6 pixels.
  @Test func `a window of a part of a pixel is refused`() {
    #expect(throws: DeviceError.impossibleSize("300.3x500", .fractionOfPixel)) {
      try pad.window("300.3x500")
    }
  }

  @Test func `a window that reaches the bottom keeps the inset there, in each orientation its own`() throws {
    for text in ["half", "1000x1400", "300x1400"] {
      let area = try pad.window(text).safeArea
      #expect(area.portrait == EdgeInsets(top: 32, left: 0, bottom: 20, right: 0))
      #expect(area.landscape == EdgeInsets(top: 32, left: 0, bottom: 10, right: 0))
    }
    for text in ["1000x1399", "1000x1000", "1400x1000"] {
      let area = try pad.window(text).safeArea
      #expect(area.portrait == EdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
      #expect(area.landscape == EdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func `the inset at the bottom is that of the version that has windows`() throws {
    var pad = pad
    pad.newerSafeArea = ByOrientation(
      portrait: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
      landscape: EdgeInsets(top: 32, left: 0, bottom: 15, right: 0))
    let window = try pad.window("half")
    #expect(window.safeArea.portrait.bottom == 25 && window.safeArea.landscape.bottom == 15)
    #expect(window.newerSafeArea == nil)
  }

  @Test func `an iPhone's window has no insets and no controls`() throws {
    let window = try phone.window("half")
    #expect(window.safeArea == ByOrientation(portrait: .zero, landscape: .zero))
    #expect(window.windowControls == nil)
    #expect(Orientation.allCases.allSatisfy { window.takenAreas(in: $0).isEmpty })
  }

  @Test func `nothing else of the screen is left in a window`() throws {
    let window = try pad.window("third")
    #expect(pad.hasHomeIndicator && pad.statusBarHeight.portrait == 24)
    #expect(window.id == "slate@window=third" && window.name == "Slate window third")
    #expect(!window.hasHomeIndicator && window.cornerRadius == nil && window.confidence == .low)
    #expect(window.statusBarHeight == ByOrientation(portrait: 0, landscape: 0))
    #expect(window.idiom == .pad && window.scale == 2)
    #expect(window.isWindow && !pad.isWindow)
  }

  /// 333 points are less than an upright large phone's 414, 466.5 are not.
  @Test func `margins and size classes are those of each orientation's width`() throws {
    let third = try pad.window("third")
    #expect(third.rootMargins == ByOrientation(portrait: 16, landscape: 20))
    let half = try pad.window("half")
    #expect(half.rootMargins == ByOrientation(portrait: 20, landscape: 20))
    #expect(half.sizeClasses.portrait == Device.SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(half.sizeClasses.landscape == Device.SizeClasses(horizontal: .regular, vertical: .regular))
  }

  @Test(
    arguments: [
      (.pad, 650, 300, .regular, .regular), (.pad, 649.5, 1000, .compact, .regular),
      (.phone, 650, 460, .regular, .regular), (.phone, 649.5, 459.5, .compact, .compact),
      (.phone, 500, 459.5, .compact, .compact), (.phone, 300, 460, .compact, .regular),
    ] as [(Device.Idiom, Double, Double, SizeClass, SizeClass)])
  func `a window is regular from 650 points in width, and an iPhone's from 460 in height`(
    idiom: Device.Idiom, width: Double, height: Double, horizontal: SizeClass, vertical: SizeClass
  ) {
    #expect(
      DeviceRules.windowClasses(idiom, Size(width: width, height: height))
        == Device.SizeClasses(horizontal: horizontal, vertical: vertical))
  }

  @Test func `a window's margins are 16, and 20 from 414 points in width`() {
    #expect(DeviceRules.windowMargin(Size(width: 413.5, height: 900)) == 16)
    #expect(DeviceRules.windowMargin(Size(width: 414, height: 300)) == 20)
  }

  @Test func `the controls of an iPad's window are in its corner, and a whole screen has none`() throws {
    let controls = Device.TakenArea(
      kind: .windowControls, frame: Rect(x: 0, y: 0, width: 68, height: 32))
    #expect(try pad.window("half").windowControls == controls)
    #expect(try pad.window("half").takenAreas(in: .landscape) == [controls])
    #expect(pad.windowControls == nil)
  }

  @Test func `only a version before the first with windows has a fault, and only of windows`() throws {
    #expect(pad.windowFault(on: .ios17) == nil && phone.windowFault(on: .ios17) == nil)
    let window = try pad.window("half")
    #expect(window.windowFault(on: .ios18) != nil)
    #expect(window.windowFault(on: .ios26) == nil && window.windowFault(on: .ios27) == nil)
    #expect(
      try phone.window("half").windowFault(on: .ios26)
        == "brick@window=half: iOS 26 has no windows on iPhones; draw iOS 27 or later, with --ios 27 or \"ios\": 27"
    )
  }
}
