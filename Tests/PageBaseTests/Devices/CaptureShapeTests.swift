import Testing

@testable import PageBase

struct CaptureShapeTests {
  /// From Apple's pages of specifications; iPhone 4 and iPad mini 6 have nearly one ratio.
  @Test(
    arguments: [
      (1320, 2868, .phone), (2868, 1320, .phone), (750, 1334, .phone), (640, 960, .phone), (2064, 2752, .pad),
      (1488, 2266, .pad), (1024, 768, .pad), (660, 1434, .phone),
      (1000, 1000, nil), (1600, 600, nil), (150, 320, nil),
    ] as [(Int, Int, Device.Idiom?)])
  func `a capture's shape tells the kind of device`(width: Int, height: Int, idiom: Device.Idiom?) {
    #expect(Device.Idiom(ofCapture: StoreSize.Pixels(width: width, height: height)) == idiom)
  }
}
