import Testing

@testable import LayoutEngine
@testable import PageBase

/// Sizes that are typed in place of a device, and devices of which little more than the size is known.
struct TypedSizeTests {
  private func fault(_ text: String) -> DeviceError? {
    do throws(DeviceError) {
      _ = try Device(adHoc: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("3x", true), ("3@", true), ("9x9", true), ("0@x", true), ("", false), ("3", false), ("12-pro", false),
      ("x3", false), ("@3x", false), ("iphone-x", false), (":3x", false), ("/3x", false),
    ])
  func `a size begins with a digit and has an x or an at sign`(text: String, isSize: Bool) {
    #expect(Device.isAdHoc(text) == isSize)
  }

  @Test(
    arguments: [
      "390x844", "390x844@", "390x844@3", "390x844@x", "390x844@@3x", "390x844@3x@", "390xx844@3x",
      "390x844x@3x", "x390x844@3x", "390@3x", "390x844x2@3x", "390.x844@3x", ".5x844@3x", "390..0x844@3x",
      "3.9.0x844@3x", "+390x844@3x", "390x844@3e0x", "390x844@-3x", "٣x844@3x", "390 x844@3x",
    ])
  func `what is no size is refused`(text: String) {
    #expect(fault(text) == .malformedSize(text))
  }

  @Test(
    arguments: [
      // The greatest and least sides and scales; 10,000 × 6400 are 64 million.
      ("1x1@1x", nil), ("10000x6400@1x", nil), ("6400x10000@1x", nil), ("100x200@4x", nil),
      ("100x200@1x", nil),
      ("0.9x100@1x", .side), ("100x0.9@1x", .side), ("10001x1@1x", .side), ("1x10001@1x", .side),
      ("100x200@0.9x", .scale), ("100x200@4.1x", .scale),
      // 390.03 · 3 = 1170.09; a third of a point has no exact number.
      ("390.03x844@3x", .fractionOfPixel), ("390x844.03@3x", .fractionOfPixel),
      ("390.3333333x844.3333333@3x", nil), ("390.5x844.5@2x", nil), ("390.5x844@1x", .fractionOfPixel),
      // 5213 × 12,277 pixels are 64,000,001.
      ("2606.5x6138.5@2x", .tooManyPixels),
    ] as [(String, Device.SizeFault?)])
  func `a size has sides, a scale and pixels in range`(text: String, expected: Device.SizeFault?) {
    #expect(fault(text) == expected.map { .impossibleSize(text, $0) })
  }

  @Test func `only too many pixels exceed a limit`() {
    #expect(fault("8001x8000@1x")?.isLimit == true)
    #expect(fault("0x8000@1x")?.isLimit == false)
    #expect(!DeviceError.unknown("a", suggestions: []).isLimit && !DeviceError.malformedSize("a").isLimit)
  }

  @Test func `a size is named by its shortest numbers, and has no insets`() throws {
    let device = try Device(adHoc: "0390.50x0844@2.0x")
    #expect(device.id == "390.5x844@2x" && device.name == device.id)
    #expect(device.size == Size(width: 390.5, height: 844) && device.scale == 2)
    #expect(device.safeArea == ByOrientation(portrait: .zero, landscape: .zero))
    #expect(!device.hasHomeIndicator && device.cornerRadius == nil && device.year == nil)
    #expect(device.provenance == .adHoc && device.confidence == .medium)
    #expect(device.idiom == .phone)
    #expect(try Device(adHoc: "600x844@2x").idiom == .pad)
  }

  @Test func `what follows from the safe area follows from that of the orientation`() {
    let device = Device(
      id: "a", name: "A", idiom: .phone, size: Size(width: 414, height: 900), scale: 1,
      safeArea: ByOrientation(
        portrait: EdgeInsets(top: 50, left: 5, bottom: 34, right: 5),
        landscape: EdgeInsets(top: 3, left: 40, bottom: 21, right: 60)))
    #expect(device.statusBarHeight == ByOrientation(portrait: 50, landscape: 3))
    #expect(device.rootMargins == ByOrientation(portrait: 20, landscape: 76))
    #expect(device.sizeClasses.portrait == Device.SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(device.sizeClasses.landscape == Device.SizeClasses(horizontal: .regular, vertical: .compact))
    #expect(device.provenance == .tables)
  }

  @Test func `a screen that is wider than high has its margin inside its own side insets`() {
    let device = Device(
      id: "a", name: "A", idiom: .phone, size: Size(width: 900, height: 400), scale: 1,
      safeArea: ByOrientation(
        portrait: EdgeInsets(top: 0, left: 30, bottom: 0, right: 0),
        landscape: EdgeInsets(top: 0, left: 7, bottom: 0, right: 0)))
    #expect(device.rootMargins == ByOrientation(portrait: 46, landscape: 16))
  }

  @Test(
    arguments: [(20, 0, 21, false), (0, 1, 0, true), (50, 34, 0, true)] as [(Double, Double, Double, Bool)])
  func `a home indicator is where upright screens have an inset at the bottom`(
    top: Double, bottom: Double, turned: Double, hasIndicator: Bool
  ) {
    let device = Device(
      id: "a", name: "A", idiom: .phone, size: Size(width: 400, height: 900), scale: 1,
      safeArea: ByOrientation(
        portrait: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        landscape: EdgeInsets(top: 0, left: 0, bottom: turned, right: 0)))
    #expect(device.hasHomeIndicator == hasIndicator)
  }
}
