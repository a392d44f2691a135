import LayoutEngine
import Testing

@testable import PageBase
@testable import PageSnapshots

/// Single rules of UIKit's descriptions of views, and of the names of pictures beside them.
struct DescribedViewsTests {
  private func views(_ lines: String...) -> [TruthView]? {
    ViewDescriptionReader.views(lines.joined(separator: "\n"))
  }

  private let root = "<UIView; frame = (0 0; 9 9); layer = <CALayer>>"

  /// A line at a depth.
  private func line(_ depth: Int, _ className: String, _ frame: String, _ more: String = "") -> String {
    String(repeating: "   | ", count: depth) + "<\(className); frame = (\(frame))\(more); layer = <CALayer>>"
  }

  @Test func `x and y add up, each less its own offset`() throws {
    let found = try #require(
      views(
        line(0, "UIView", "1 2; 100 200"), line(1, "UIScrollView", "10 20; 3 4", "; contentOffset: {5, 7}"),
        line(2, "UIView", "100 200; 1 1"), line(3, "UIView", "0.5 0.25; 1 2")))
    #expect(
      found.map(\.frame) == [
        Rect(x: 1, y: 2, width: 100, height: 200), Rect(x: 11, y: 22, width: 3, height: 4),
        Rect(x: 106, y: 215, width: 1, height: 1), Rect(x: 106.5, y: 215.25, width: 1, height: 2),
      ])
  }

  @Test(arguments: [
    ("1000000 -1000000; 9 9", 2), ("1000001 0; 9 9", 1), ("0 -1000001; 9 9", 1), ("0 0; 9", 1),
    ("0 0; 9 9 9", 1), ("a 0; 9 9", 1), ("0 0 9 9", 2),
  ])
  func `a frame is four numbers of at most a million, and a line without one is left out`(
    frame: String, count: Int
  ) {
    #expect(views(root, line(1, "UIView", frame))?.count == count)
  }

  @Test func `a line two levels below the one before, and a second root, are left out`() throws {
    #expect(views(root, line(2, "UIView", "0 0; 1 1"))?.count == 1)
    #expect(views(root, line(1, "UIView", "0 0; 1 1"), line(2, "UIView", "0 0; 1 1"))?.count == 3)
    #expect(views(root, root, line(1, "UILabel", "0 0; 1 1"))?.map(\.className) == ["UIView", "UILabel"])
    // A description begins with its root.
    #expect(views(line(1, "UIView", "0 0; 1 1")) == nil)
    #expect(views("Heading", root) == nil)
  }

  @Test func `views deeper than 200 levels are left out`() {
    func count(_ deepest: Int) -> Int? {
      ViewDescriptionReader.views(
        (0...deepest).map { line($0, "UIView", "0 0; 1 1") }.joined(separator: "\n"))?.count
    }
    #expect(count(200) == 201)
    #expect(count(201) == 201)
  }

  @Test(arguments: [
    ("UILabel", "UILabel", false), ("UITableViewCellContentView", "UIView", true),
    ("_Private", "UIView", true),
    ("App.Card", "UIView", false), ("Card", "UIView", false), ("MKMapView", "UIView", false),
    ("App.Card: 0x7f8; baseClass = UILabel", "UILabel", false),
    ("App.Card: 0x7f8; baseClass = UIDropShadowView", "UIView", true),
    ("UIStackView: 0x7f8", "UIStackView", false),
  ])
  func `a class is UIKit's public one, and a private one makes a part`(
    written: String, name: String, isPart: Bool
  ) throws {
    let found = try #require(views(root, line(1, written, "0 0; 1 1")))
    #expect((found.last?.className, found.last?.isPart) == (name, isPart))
  }

  @Test(
    arguments: [
      ("UIButton", true), ("UISwitch", true), ("UISlider", true), ("UISegmentedControl", true),
      ("UIStepper", true), ("UITextField", true), ("UIPageControl", true), ("UIDatePicker", true),
      ("UIProgressView", true), ("UIActivityIndicatorView", true), ("UIPickerView", true),
      ("UISearchBar", true), ("UINavigationBar", true), ("UITabBar", true), ("UIToolbar", true),
      ("UIVisualEffectView", true), ("UITextView", true), ("UIView", false), ("UIStackView", false),
      ("UITableViewCell", false), ("UIScrollView", false), ("UIControl", false), ("UIImageView", false),
    ])
  func `what is in a control, at any depth, is its part`(className: String, hasParts: Bool) throws {
    let found = try #require(
      views(
        root, line(1, className, "0 0; 1 1"), line(2, "UIView", "0 0; 1 1"), line(3, "UILabel", "0 0; 1 1"),
        line(1, "UILabel", "0 0; 1 1")))
    #expect(found.map(\.isPart) == [false, false, hasParts, hasParts, false])
  }

  @Test func `alpha is 0 only if it is written so`() {
    for (more, count) in [
      ("; alpha = 0", 1), ("; alpha = 0.01", 2), ("; hidden = YES", 1), ("; hidden = NO", 2),
    ] {
      #expect(views(root, line(1, "UIView", "0 0; 1 1", more))?.count == count)
    }
    #expect(views(line(0, "UIView", "0 0; 1 1", "; hidden = YES")) == nil)
  }

  // MARK: Names of pictures

  @Test(
    arguments: [
      // The snapshot's own name goes before the test's, and that before the file's.
      ("A/WelcomeTests/testLogin.help.png", "help"), ("A/WelcomeTests/testLogin.1.png", "login"),
      ("A/WelcomeTests/testPhones.1.png", "welcome"), ("A/WelcomeTest/testPhones.1.png", "welcome"),
      ("A/Welcome/testPhones.1.png", "welcome"), ("A/Welcome/login.txt", "login"), ("login.png", "login"),
      ("A/B/testLogin.png", "login"),
      // A name within another counts from three letters on, and the longest.
      ("A/B/testTheHelpScreen.1.png", "help"), ("A/B/testTheMapScreen.1.png", "map"),
      ("A/B/testTheGoScreen.1.png", nil), ("A/B/testGo.1.png", "go"),
      ("A/B/testMapLegend.1.png", "map-legend"),
      ("A/B/testTheMapLegendScreen.1.png", "map-legend"),
      ("", nil),
    ] as [(String, String?)])
  func `a page is named whole, else within a longer name`(path: String, page: String?) {
    let pages = ["help", "login", "welcome", "go", "map", "map-legend"]
    #expect(SnapshotPictureName(path).page(of: pages) == page)
  }

  @Test(arguments: [
    ("testA.dark", true), ("testA.iPhoneDark", true), ("testA.dark-1", true), ("testA.darker", false),
    ("testADark.1", true), ("testDarkA.1", false),
  ])
  func `a word that ends in dark is the dark appearance`(name: String, isDark: Bool) {
    #expect(SnapshotPictureName("S/T/\(name).png").appearance == (isDark ? .dark : .light))
  }

  @Test func `a device is that of the size, in pixels or in points, either way round`() throws {
    let devices = try ["iphone-8", "iphone-x"].map { try DeviceCatalog.builtin.device($0) }
    func device(_ width: Double, _ height: Double, isInPixels: Bool = true) -> String? {
      SnapshotPictureName("S/T/testA.1.png").device(
        ofSize: Size(width: width, height: height), isInPixels: isInPixels, in: devices, asked: nil
      ).map { "\($0.device.id) \($0.orientation.rawValue)" }
    }
    // 375 × 667 pt at 2×, and 375 × 812 pt at 3×.
    #expect(device(750, 1334) == "iphone-8 portrait")
    #expect(device(1334, 750) == "iphone-8 landscape")
    #expect(device(375, 667, isInPixels: false) == "iphone-8 portrait")
    #expect(device(812, 375, isInPixels: false) == "iphone-x landscape")
    #expect(device(375, 667) == nil)
    #expect(device(750, 1334, isInPixels: false) == nil)
    #expect(device(1125, 2437) == nil)
    #expect(device(1126, 2436) == nil)
  }

  @Test func `the device that is asked for counts if it has the size, else the one that is named`() throws {
    let all = DeviceCatalog.builtin
    func device(_ name: String, asked: String?) throws -> String? {
      SnapshotPictureName("S/T/\(name).png").device(
        ofSize: Size(width: 1125, height: 2436), isInPixels: true, in: all.devices,
        asked: try asked.map { try all.device($0) })?.device.id
    }
    #expect(try device("testA.iPhone11Pro", asked: "iphone-xs") == "iphone-xs")
    #expect(try device("testA.iPhone11Pro", asked: "iphone-8") == "iphone-11-pro")
    #expect(try device("testA.iPhone11Pro", asked: nil) == "iphone-11-pro")
  }
}
