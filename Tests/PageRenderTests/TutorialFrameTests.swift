import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Frames of the tutorial page, worked by hand from its constraints and each device's size and safe area.
///
/// With W × H points: the container is W × H/2; the image, 200 pt wide, is H/4 high and centred in it, so from
/// H/8 to 3H/8; the text goes from 24 to W − 24 and from the image's bottom to H; the controls end at the safe
/// area's bottom, 50 high, in three equal columns between its sides. Edges are then rounded half up to pixels.
struct TutorialFrameTests {
  /// What is expected on one screen, as edges in device pixels.
  struct Screen: CustomTestStringConvertible, Sendable {
    var device: String
    var orientation: Orientation
    var scale: Double
    var containerBottom: Double
    /// Left, top, right and bottom.
    var image: [Double]
    var text: [Double]
    /// The edges of the three columns.
    var columns: [Double]
    /// Top and bottom.
    var controls: [Double]

    var testDescription: String { "\(device), \(orientation.rawValue)" }

    init(
      _ device: String, _ orientation: Orientation, scale: Double, container: Double, image: [Double],
      text: [Double], columns: [Double], controls: [Double]
    ) {
      self.device = device
      self.orientation = orientation
      self.scale = scale
      containerBottom = container
      self.image = image
      self.text = text
      self.columns = columns
      self.controls = controls
    }
  }

  static let screens: [Screen] = [
    Screen(
      "iphone-se-3", .portrait, scale: 2, container: 667, image: [175, 167, 575, 500],
      text: [48, 500, 702, 1334], columns: [0, 250, 500, 750],
      controls: [1234, 1334]),
    Screen(
      "iphone-se-3", .landscape, scale: 2, container: 375, image: [467, 94, 867, 281],
      text: [48, 281, 1286, 750], columns: [0, 445, 889, 1334],
      controls: [650, 750]),
    Screen(
      "iphone-8-plus", .portrait, scale: 3, container: 1104, image: [321, 276, 921, 828],
      text: [72, 828, 1170, 2208], columns: [0, 414, 828, 1242],
      controls: [2058, 2208]),
    Screen(
      "iphone-8-plus", .landscape, scale: 3, container: 621, image: [804, 155, 1404, 466],
      text: [72, 466, 2136, 1242], columns: [0, 736, 1472, 2208],
      controls: [1092, 1242]),
    Screen(
      "iphone-x", .portrait, scale: 3, container: 1218, image: [263, 305, 863, 914],
      text: [72, 914, 1053, 2436], columns: [0, 375, 750, 1125],
      controls: [2184, 2334]),
    Screen(
      "iphone-x", .landscape, scale: 3, container: 563, image: [918, 141, 1518, 422],
      text: [72, 422, 2364, 1125], columns: [132, 856, 1580, 2304],
      controls: [912, 1062]),
    Screen(
      "iphone-11", .portrait, scale: 2, container: 896, image: [214, 224, 614, 672],
      text: [48, 672, 780, 1792], columns: [0, 276, 552, 828],
      controls: [1624, 1724]),
    Screen(
      "iphone-11", .landscape, scale: 2, container: 414, image: [696, 104, 1096, 311],
      text: [48, 311, 1744, 828], columns: [96, 629, 1163, 1696],
      controls: [686, 786]),
    Screen(
      "iphone-16-pro", .portrait, scale: 3, container: 1311, image: [303, 328, 903, 983],
      text: [72, 983, 1134, 2622], columns: [0, 402, 804, 1206],
      controls: [2370, 2520]),
    Screen(
      "iphone-16-pro", .landscape, scale: 3, container: 603, image: [1011, 151, 1611, 452],
      text: [72, 452, 2550, 1206], columns: [186, 936, 1686, 2436],
      controls: [993, 1143]),
    Screen(
      "ipad-10", .portrait, scale: 2, container: 1180, image: [620, 295, 1020, 885],
      text: [48, 885, 1592, 2360], columns: [0, 547, 1093, 1640],
      controls: [2220, 2320]),
    Screen(
      "ipad-10", .landscape, scale: 2, container: 820, image: [980, 205, 1380, 615],
      text: [48, 615, 2312, 1640], columns: [0, 787, 1573, 2360],
      controls: [1500, 1600]),
    Screen(
      "ipad-pro-11-m4", .portrait, scale: 2, container: 1210, image: [634, 303, 1034, 908],
      text: [48, 908, 1620, 2420], columns: [0, 556, 1112, 1668],
      controls: [2280, 2380]),
    Screen(
      "ipad-pro-11-m4", .landscape, scale: 2, container: 834, image: [1010, 209, 1410, 626],
      text: [48, 626, 2372, 1668], columns: [0, 807, 1613, 2420],
      controls: [1528, 1628]),
  ]

  @Test(arguments: screens)
  @MainActor
  func `each view of the tutorial page is where its constraints put it`(screen: Screen) throws {
    let device = try DeviceCatalog.builtin.device(screen.device)
    let environment = PageEnvironment(device: device, orientation: screen.orientation)
    let solved = try PageRenderer(fonts: FontCatalog()).solve(try TestDeck().page(), in: environment)
    #expect(solved.scene.scale == screen.scale)
    let (width, height) = (solved.scene.size.width * screen.scale, solved.scene.size.height * screen.scale)
    #expect(try solved.pixelEdges("cell") == [0, 0, width, height])
    #expect(try solved.pixelEdges("imageContainer") == [0, 0, width, screen.containerBottom])
    #expect(try solved.pixelEdges("image") == screen.image)
    #expect(try solved.pixelEdges("text") == screen.text)
    let (columns, top, bottom) = (screen.columns, screen.controls[0], screen.controls[1])
    #expect(try solved.pixelEdges("controls") == [columns[0], top, columns[3], bottom])
    #expect(try solved.pixelEdges("previous") == [columns[0], top, columns[1], bottom])
    #expect(try solved.pixelEdges("pageControl") == [columns[1], top, columns[2], bottom])
    #expect(try solved.pixelEdges("next") == [columns[2], top, columns[3], bottom])
  }

  @Test @MainActor func `the frames on an iPhone X in points are those of the worked example`() throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let solved = try PageRenderer(fonts: FontCatalog()).solve(try TestDeck().page(), in: environment)
    func expect(_ identifier: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
      let frame = try solved.frame(identifier)
      for (value, wanted) in [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)]
      {
        #expect(abs(value - wanted) < 1e-9, "\(identifier): \(frame)")
      }
    }
    try expect("imageContainer", 0, 0, 375, 406)
    try expect("image", 87 + 2.0 / 3, 101 + 2.0 / 3, 200, 203)
    try expect("text", 24, 304 + 2.0 / 3, 327, 507 + 1.0 / 3)
    try expect("controls", 0, 728, 375, 50)
    try expect("previous", 0, 728, 125, 50)
    try expect("pageControl", 125, 728, 125, 50)
    try expect("next", 250, 728, 125, 50)
  }

  @Test @MainActor func `one input serves every device, in any order`() throws {
    let page = try TestDeck().page()
    let shared = try PageRenderer(fonts: FontCatalog())
    for device in DeviceCatalog.builtin.devices.reversed() {
      for orientation in Orientation.allCases {
        let environment = PageEnvironment(device: device, orientation: orientation)
        let alone = try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
        let again = try shared.solve(page, in: environment)
        #expect(again.layout.frames == alone.layout.frames, "\(device.id)")
        #expect(again.layout.conflicts.isEmpty)
      }
    }
  }

  /// In Arabic every frame is that of the left-to-right page seen in a mirror: from L…R on a page W wide to W − R … W − L.
  @Test(arguments: screens)
  @MainActor func `in Arabic the frames are those of English in a mirror`(screen: Screen) throws {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device(screen.device), orientation: screen.orientation, locale: "ar",
      direction: LocaleTag.direction(of: "ar"))
    let page = try TestDeck([("الدرس الأول", "هذا شرح الدرس الأول.")]).page()
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
    let width = environment.layoutEnvironment.size.width * screen.scale
    /// The picture and its container are centred; edges on half pixels round up on either side of the middle.
    func mirrored(_ edges: [Double]) -> [Double] { [width - edges[2], edges[1], width - edges[0], edges[3]] }
    #expect(try solved.pixelEdges("text") == mirrored(screen.text))
    let columns = screen.columns.map { width - $0 }
    let (top, bottom) = (screen.controls[0], screen.controls[1])
    for (name, right, left) in [("previous", 0, 1), ("pageControl", 1, 2), ("next", 2, 3)] {
      let edges = try solved.pixelEdges(name)
      #expect(abs(edges[0] - columns[left]) <= 1 && abs(edges[2] - columns[right]) <= 1, "\(name): \(edges)")
      #expect([edges[1], edges[3]] == [top, bottom])
    }
    #expect(try solved.pixelEdges("controls") == [columns[3], top, columns[0], bottom])
  }

  @Test @MainActor func `from right to left PREV is on the right and the dots run the other way`() throws {
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    environment.direction = .rightToLeft
    let deck = try TestDeck([("One", "1"), ("Two", "2"), ("Three", "3")])
    let solved = try PageRenderer(fonts: FontCatalog()).solve(try deck.page(1), in: environment)
    #expect(try solved.frame("previous").minX == 250)
    #expect(try solved.frame("next").minX == 0)
    #expect(try solved.frame("cell") == Rect(x: 0, y: 0, width: 375, height: 812))
    let dots = solved.scene.items.compactMap { item -> (Rect, Color)? in
      if case .shape(.ellipse(let rect), let color) = item.kind { (rect, color) } else { nil }
    }
    // Page 0 is the rightmost dot, and it is the red one.
    #expect(dots.map(\.0.minX) == dots.map(\.0.minX).sorted(by: >))
    #expect(dots.first?.1 == Color(red: 1, green: 0, blue: 0))
  }
}
