import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLint

/// The environments of a finding in a few words, axis by axis.
struct EnvironmentWordsTests {
  private static let devices = ["iphone-se-3", "iphone-x", "iphone-16-pro", "ipad-10"].compactMap {
    try? DeviceCatalog.builtin.device($0)
  }
  private static let phone = devices[1]

  private func words(_ shown: [PageEnvironment], among judged: [PageEnvironment]) -> String {
    EnvironmentWords(shown, among: judged).text
  }

  @Test func `the other devices are counted, unless there are none or all`() {
    let judged = Self.devices.prefix(3).flatMap { device in
      Orientation.allCases.map { PageEnvironment(device: device, orientation: $0) }
    }
    let (first, second, third) = (judged[0], judged[2], judged[4])
    #expect(words([first], among: judged) == "\(first.device.name) (no other device, portrait)")
    #expect(words([second, first], among: judged) == "iPhone X (worst of 2 devices, portrait)")
    #expect(words([second, first, third], among: judged) == "iPhone X (worst of all devices, portrait)")
    #expect(words(Array(judged[0...1]), among: judged) == "\(first.device.name) (no other device)")
    #expect(words([judged[3]], among: Array(judged[2...3])) == "iPhone X (landscape)")
  }

  @Test func `the worst screen is in landscape, and screens in portrait show the finding too`() {
    let judged = [Orientation.portrait, .landscape].flatMap { orientation in
      ["en", "de"].map { PageEnvironment(device: Self.phone, orientation: orientation, locale: $0) }
    }
    #expect(words([judged[3], judged[1]], among: judged) == "iPhone X in landscape in de")
    #expect(words([judged[1], judged[3]], among: judged) == "iPhone X in de")
    #expect(words([judged[2], judged[3]], among: judged) == "iPhone X in en (landscape, also in de)")
  }

  @Test func `no environment, or all of them, has no words`() {
    let one = PageEnvironment(device: Self.phone)
    let two = PageEnvironment(device: Self.phone, appearance: .dark)
    #expect(words([], among: [one, two]) == "")
    #expect(words([one, two], among: [one, two]) == "")
    #expect(words([two], among: [one, two]) == "iPhone X (dark)")
    #expect(words([one], among: [one, two]) == "iPhone X (light)")
  }

  @Test func `a device alone has its name alone`() {
    let judged = Array(repeating: PageEnvironment(device: Self.phone), count: 2)
    #expect(words([judged[0]], among: judged) == "iPhone X")
  }

  @Test(
    arguments: [
      // The largest size of all is among the judged: the finding shows from a size on.
      ([.large, .xLarge, .accessibility5], [.accessibility5], "AX5"),
      ([.large, .xLarge, .accessibility5], [.xLarge, .accessibility5], "xLarge+"),
      ([.large, .xLarge, .accessibility5], [.accessibility5, .xLarge], "xLarge+"),
      ([.large, .xLarge, .accessibility5], [.large, .xLarge], "up to xLarge"),
      ([.large, .xLarge, .accessibility5], [.large, .accessibility5], "large and AX5"),
      ([.large, .xLarge, .accessibility5], [.large], "large"),
      // It is not among them: nothing is claimed of larger sizes.
      ([.small, .large, .xLarge], [.large, .xLarge], "large and xLarge"),
      ([.small, .large, .xLarge], [.large, .small], "up to large"),
    ] as [([ContentSize], [ContentSize], String)])
  func `text sizes are a beginning, an end, or a list`(
    judged: [ContentSize], shown: [ContentSize], expected: String
  ) {
    func environments(_ sizes: [ContentSize]) -> [PageEnvironment] {
      sizes.map { PageEnvironment(device: Self.phone, contentSize: $0) }
    }
    #expect(words(environments(shown), among: environments(judged)) == "iPhone X (\(expected))")
  }

  @Test func `sizes that all show the finding are no part of the words`() {
    let judged = [ContentSize.large, .accessibility5].flatMap { size in
      Appearance.allCases.map { PageEnvironment(device: Self.phone, appearance: $0, contentSize: size) }
    }
    #expect(words([judged[0], judged[2]], among: judged) == "iPhone X (light)")
  }

  @Test func `the axes stand in a fixed order`() {
    let worst = PageEnvironment(
      device: Self.phone, orientation: .landscape, appearance: .dark, locale: "de",
      contentSize: .accessibility5)
    let others = [
      PageEnvironment(device: Self.devices[0], locale: "en", direction: .rightToLeft),
      PageEnvironment(device: Self.phone, locale: "fr"),
    ]
    #expect(
      words([worst], among: [worst] + others)
        == "iPhone X in de (no other device, landscape, dark, AX5, left to right)")
    #expect(
      words([others[0]], among: [worst] + others)
        == "\(Self.devices[0].name) in en (no other device, portrait, light, large, right to left)")
  }

  /// Up to eight other languages are named; of nine, seven and a number.
  @Test(arguments: [
    (2, "also in l1"), (3, "also in l1 and l2"), (9, "also in l1, l2, l3, l4, l5, l6, l7 and l8"),
    (10, "also in l1, l2, l3, l4, l5, l6, l7 and 2 more languages"), (11, "all languages"),
  ])
  func `languages are named up to eight`(count: Int, expected: String) {
    let judged = Self.devices.prefix(2).flatMap { device in
      (0..<11).map { PageEnvironment(device: device, locale: "l\($0)") }
    }
    #expect(
      words(Array(judged.prefix(count)), among: judged)
        == "\(Self.devices[0].name) in l0 (no other device, \(expected))")
  }

  @Test func `the one other language of two is named`() {
    let judged = Self.devices.prefix(2).flatMap { device in
      ["en", "de"].map { PageEnvironment(device: device, locale: $0) }
    }
    #expect(words([judged[2], judged[3]], among: judged) == "iPhone X in en (no other device, also in de)")
  }
}
