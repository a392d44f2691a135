import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// The parts of the status bar, by their frames.
struct StatusBarTests {
  private typealias Figures = DrawnFigures

  // MARK: Symbols

  /// At size 1 signal, Wi-Fi and battery are 19.2, 17.1 and 27.3 points wide, with gaps of 7.
  @Test(
    arguments: [
      (true, true, true, 77.6), (false, true, true, 51.4), (true, false, true, 53.5),
      (true, true, false, 43.3),
      (false, false, true, 27.3), (false, false, false, 0),
    ])
  func `symbols are side by side`(hasSignal: Bool, hasWiFi: Bool, hasBattery: Bool, width: Double) {
    var symbols = StatusSymbols(size: 1)
    (symbols.hasSignal, symbols.hasWiFi, symbols.hasBattery) = (hasSignal, hasWiFi, hasBattery)
    #expect(abs(symbols.width - width) < 1e-9)
    symbols.size = 2
    let area = symbols.area(from: Point(x: 10, y: 50))
    #expect(Figures.isNear([Figures.frame(area)], [[10, 37, 2 * width, 26]]))
  }

  @Test(arguments: [1.0, 2]) func `a status bar's symbols have four bars, three arcs and a battery`(
    size: Double
  )
    throws
  {
    var canvas = try Figures.canvas(Rect(x: 0, y: 0, width: 400, height: 400))
    StatusSymbols(size: size).draw(
      from: Point(x: 100, y: 50), Color.Dynamic(Color(rgb: 0xFF0000)), on: &canvas)
    /// From a place at size 1, to the right of the left edge and below the middle.
    func place(_ x: Double, _ y: Double) -> [Double] { [100 + size * x, 50 + size * y] }
    func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Double] {
      place(x, y) + [size * width, size * height]
    }
    let found = Figures.numbers(canvas.items)
    try #require(found.count == 9)
    // 12.2 points high, a sixth of 19.2 wide; three gaps share the other 16 points less the bars.
    let bars = [(0, 0.33), (1, 0.52), (2, 0.74), (3, 1)].map { (index: Double, part: Double) in
      frame(16 * index / 3, 6.1 - 12.2 * part, 3.2, 12.2 * part) + [0]
    }
    #expect(Figures.isNear(Array(found[0..<4]), bars))
    #expect(abs((canvas.items.first.flatMap(Figures.radius) ?? 0) - size * 3.2 / 3) < 1e-9)
    // Around the middle of the bottom of 17.1 × 12.2 points, an eighth of a turn to either side.
    func arc(_ radius: Double) -> [[Double]] {
      let side = 12.2 * radius * 0.5.squareRoot()
      return [
        place(34.75 - side, 6.1 - side), place(34.75, 6.1 - 12.2 * radius), place(34.75 + side, 6.1 - side),
      ]
    }
    let sector = Array((arc(0.3) + [place(34.75, 6.1)]).joined())
    let rings = [(0.42, 0.64), (0.77, 1)].map { (inner: Double, outer: Double) in
      Array((arc(outer) + arc(inner).reversed()).joined())
    }
    #expect(Figures.isNear(Array(found[4..<7]), ([sector] + rings).map { $0 + [0] }))
    // The battery is 27.3 × 13, with 2.3 for its cap; its outline is a point wide and its fill 2 inside.
    #expect(
      Figures.isNear(
        Array(found[7...]), [frame(50.8, -6, 24, 12) + [size], frame(52.3, -4.5, 21, 9) + [0]]))
    let radii = canvas.items[7...].compactMap(Figures.radius)
    #expect(Figures.isNear([radii], [[3.8 * size, 2.5 * size]]))
    guard case .clip(.rectangle(let cap), let inside)? = canvas.items.last?.kind else {
      Issue.record("no cap")
      return
    }
    #expect(Figures.isNear([Figures.frame(cap)], [frame(76.3, -2, 1.3, 4)]))
    #expect(Figures.isNear(Figures.numbers(inside), [frame(75, -2, 2.6, 4) + [0]]))
    let alphas = Figures.colors(canvas.items + inside).map(\.alpha)
    #expect(alphas == [1, 1, 1, 1, 1, 1, 1, 0.35, 1, 0.4])
    guard case .stroke(_, let outline) = canvas.items[7].kind else { return }
    #expect(outline.cap == .butt)
  }

  // MARK: Places

  struct Case: CustomTestStringConvertible, Sendable {
    var device: String
    /// The frame of the time, its size, and the left ends and the middle of the symbols.
    var time: [Double]
    var size: Double
    var symbols: [Double]
    var middle: Double
    var testDescription: String { device }
  }

  /// Beside an island of a safe area of 62: 35 is the middle; (402 − 154) / 2 + 10 are 134, half of which is the time's
  /// middle and, from the right, that of symbols of 77.6. Beside a notch symbols are 0.89 · 77.6 = 69.064 wide and end
  /// 14.7 from the edge and half of what the screen has beyond 375; the time's middle is moved by a third of that.
  @Test(arguments: [
    Case(device: "iphone-16-pro", time: [27, 24, 80, 22], size: 17, symbols: [296.2], middle: 35),
    Case(device: "iphone-14-pro-max", time: [34, 21, 80, 22], size: 17, symbols: [317.2], middle: 32),
    Case(device: "iphone-x", time: [8, 12, 80, 22], size: 16, symbols: [291.236], middle: 23),
    Case(device: "iphone-11", time: [21, 14, 80, 22], size: 16, symbols: [310.736], middle: 25),
    Case(device: "iphone-12-mini", time: [8, 15, 80, 22], size: 16, symbols: [291.236], middle: 26),
    Case(device: "iphone-se-3", time: [147.5, -1, 80, 22], size: 12, symbols: [6, 347.16], middle: 10),
    Case(device: "ipad-10", time: [20, 2, 80, 22], size: 12, symbols: [756.31], middle: 13),
  ])
  func `time and symbols have their places`(each: Case) throws {
    let device = try DeviceCatalog.builtin.device(each.device)
    let bar = try #require(StatusBar(of: device, .portrait, width: device.size.width))
    #expect(Figures.isNear([Figures.frame(bar.timeFrame)], [each.time]))
    #expect(bar.timeSize == each.size && bar.isTimeCentered == (device.idiom == .phone))
    #expect(Figures.isNear([bar.symbols.map(\.1.x)], [each.symbols]))
    #expect(bar.symbols.allSatisfy { $0.1.y == each.middle })
    #expect(bar.color == .black)
  }

  @Test func `a phone with a home button has no battery at the left and nothing else at the right`() throws {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let bar = try #require(StatusBar(of: device, .portrait, width: 375))
    let kinds = bar.symbols.map(\.0).map { [$0.hasSignal, $0.hasWiFi, $0.hasBattery] }
    #expect(kinds == [[true, true, false], [false, false, true]])
    #expect(bar.symbols.map(\.0.size) == [0.8, 0.8])
    #expect(StatusBar(of: device, .landscape, width: 667) == nil)
    let pad = try DeviceCatalog.builtin.device("ipad-10")
    let symbols = try #require(StatusBar(of: pad, .portrait, width: 820)?.symbols.first?.0)
    #expect(!symbols.hasSignal && symbols.hasWiFi && symbols.hasBattery && symbols.size == 0.85)
  }

  /// The ink of the time is 1.9 · 12 = 22.8 wide and 9 high, around the frame's middle or from its left end on; symbols
  /// are 13 points high times their size.
  @Test func `the areas of the bar are those of its ink`() throws {
    func areas(_ name: String) throws -> [[Double]] {
      let device = try DeviceCatalog.builtin.device(name)
      let bar = try #require(StatusBar(of: device, .portrait, width: device.size.width))
      return bar.areas.map(Figures.frame)
    }
    #expect(
      Figures.isNear(
        try areas("iphone-se-3"),
        [[176.1, 5.5, 22.8, 9], [6, 4.8, 34.64, 10.4], [347.16, 4.8, 21.84, 10.4]]))
    #expect(
      Figures.isNear(try areas("ipad-10"), [[20, 8.5, 22.8, 9], [756.31, 7.475, 43.69, 11.05]]))
  }

  @Test func `the least contrast of several areas counts, and of none it is that of black and white`() {
    var scene = Scene(size: Size(width: 100, height: 100), scale: 1, background: .white, items: [])
    let right = Rect(x: 50, y: 0, width: 50, height: 100)
    scene.items = [SceneItem(.shape(.rectangle(right), .black), source: 0)]
    let left = Rect(x: 0, y: 0, width: 40, height: 100)
    #expect(scene.contrast(of: .black, over: []) == 21)
    #expect(abs(scene.contrast(of: .black, over: [left]) - 21) < 0.1)
    #expect(
      abs(scene.contrast(of: .black, over: [left, Rect(x: 60, y: 0, width: 40, height: 100)]) - 1) < 0.1)
    #expect(StatusBar.leastContrast == 4.5)
  }

  // MARK: Bars over a page

  private func bars(_ device: String, isHidden: Bool = false, on ground: Color = .white) throws -> [SceneItem]
  {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    let size = environment.device.size
    let scene = Scene(size: size, scale: 2, background: ground, items: [])
    var tree = ViewTree(layout: LayoutInput(items: [], constraints: []), views: [], diagnostics: [])
    tree.systemBars.isStatusBarHidden = isHidden
    var canvas = try Figures.canvas(Rect(origin: .zero, size: size))
    SystemBars(of: tree, over: scene, in: environment).draw(on: &canvas)
    return canvas.items
  }

  /// In a band of 32 points: dots of 8 around y 16, 14 apart from x 18 on.
  @Test func `an iPad's window has three grey dots in its corner`() throws {
    let items = try bars("ipad-10@window=600x800")
    #expect(
      Figures.isNear(
        Figures.numbers(items), [[18, 12, 8, 8, 0], [32, 12, 8, 8, 0], [46, 12, 8, 8, 0]]))
    #expect(items.compactMap(Figures.radius) == [4, 4, 4])
    #expect(Figures.colors(items) == Array(repeating: Color(rgb: 0x8E8E93), count: 3))
  }

  /// 134 of 375 points on the pixel grid of quarters, 13 above the end and 5 high.
  @Test func `a page that hides its status bar has a home indicator alone`() throws {
    let items = try bars("iphone-x", isHidden: true)
    #expect(items.count == 1)
    #expect(Figures.isNear(Figures.numbers(items), [[120.5, 799, 134, 5, 0]]))
    #expect(items.compactMap(Figures.radius) == [2.5])
    #expect(Figures.colors(items) == [.black])
    #expect(try bars("iphone-x").count > 1)
    #expect(try bars("iphone-se-3", isHidden: true).isEmpty)
  }

  /// The luma of Rec. 709: 0.2126 of red, 0.7152 of green and 0.0722 of blue.
  @Test(
    arguments: [
      // 0.5344, 0.4272, 0.4291, 0.4298 and 0.5156.
      ([1, 0.45, 0], true), ([1, 0.3, 0], false), ([0, 0.6, 0], false), ([0, 0.5, 1], false),
      ([0, 0.62, 1], true),
      ([0.45, 0.45, 0.45], false), ([0.55, 0.55, 0.55], true),
    ] as [([Double], Bool)])
  func `a home indicator is black on what is light`(ground: [Double], isBlack: Bool) throws {
    let color = Color(red: ground[0], green: ground[1], blue: ground[2])
    #expect(Figures.colors(try bars("iphone-x", isHidden: true, on: color)) == [isBlack ? .black : .white])
  }
}
