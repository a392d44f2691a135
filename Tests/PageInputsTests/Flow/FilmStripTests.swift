import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

@MainActor
struct FilmStripTests {
  private func states(
    _ steps: [FlowStep], on device: String, button name: String = "button",
    _ change: (inout PageEnvironment) -> Void = { _ in }
  ) throws -> (states: [PreparedPage], environment: PageEnvironment) {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = name
    button.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
    screen.view.addSubview(button)
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    change(&environment)
    var flow = Flow(of: .controller(screen), in: environment, id: "page", file: "Pages.swift", position: nil)
    flow.perform(steps.map { Located($0) })
    return (flow.states, environment)
  }

  private func scene(
    _ steps: [FlowStep], on device: String = "iphone-se-3", button: String = "button",
    _ change: (inout PageEnvironment) -> Void = { _ in }
  ) throws -> Scene {
    let (states, environment) = try states(steps, on: device, button: button, change)
    let strip = try #require(FilmStrip(states: states, in: environment))
    return try strip.scene(by: PageRenderer(fonts: FontCatalog()))
  }

  /// Where the pictures are.
  private func frames(_ scene: Scene) -> [Rect] {
    scene.items.compactMap { item in
      guard case .clip(_, let items) = item.kind, case .image(let image)? = items.first?.kind else {
        return nil
      }
      return image.frame
    }
  }

  @Test
  func `pictures hang from one line, at half the size of the device's points, whichever way it is held`()
    throws
  {
    let frames = frames(try scene(["tap button", "rotate"]))
    // 40 pt of margin, 28 between pictures; 375 × 667 points are 187.5 × 333.5.
    #expect(frames.map(\.minX).map { ($0 * 3).rounded() / 3 } == [40, 255.0 + 2.0 / 3, 471])
    #expect(Set(frames.map(\.minY)).count == 1)
    #expect(frames.map { $0.height.rounded() } == [334, 334, 188])
    #expect(frames.map { $0.width.rounded() } == [188, 187, 334])
  }

  @Test func `a long flow goes on in the next row`() throws {
    // Rows are at most 2,000 points wide: nine pictures of 187.5 with 28 between them are 1,911.5.
    let frames = frames(try scene(Array(repeating: "tap button", count: 10)))
    let top = try #require(frames.first?.minY)
    #expect(frames.filter { $0.minY == top }.count == 9)
    #expect(frames.filter { $0.minY > top + 333 }.count == 2)
  }

  @Test func `a disc shows where the next step touches the screen`() throws {
    let scene = try scene(["tap button"])
    let discs = scene.items.compactMap { item -> Rect? in
      guard case .clip(_, let items) = item.kind, items.count > 1, case .group(_, let inside) = items[1].kind,
        case .shape(.ellipse(let rect), _)? = inside.first?.kind
      else { return nil }
      return rect
    }
    // The button's middle is at (140, 220); the strip's first picture is at half its size.
    let picture = try #require(frames(scene).first)
    try #require(discs.count == 1)
    #expect(discs[0].midX == picture.minX + 70 && discs[0].midY == picture.minY + 110)
  }

  @Test func `a strip of many large pictures keeps within the limit of pixels`() throws {
    let scene = try scene(Array(repeating: "rotate", count: 40), on: "ipad-pro-13-m4")
    #expect(scene.size.width * scene.size.height * scene.scale * scene.scale <= Double(Device.maximumPixels))
    #expect(scene.scale < 3)
  }

  @Test func `one picture is no strip`() throws {
    let (states, environment) = try states([], on: "iphone-se-3")
    #expect(FilmStrip(states: states, in: environment) == nil)
  }

  // MARK: Captions

  /// The texts of the strip with the places where their lines begin.
  private func lines(_ scene: Scene) -> [(text: String, x: Double, y: Double)] {
    scene.items.compactMap { item in
      guard case .glyphs(let glyphs) = item.kind, let first = glyphs.glyphs.first else { return nil }
      return (glyphs.text, first.x, first.y)
    }
  }

  /// The width and the height of a line in the strip's system font.
  private func size(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight) -> Size {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    return Size(label.sizeThatFits(.zero))
  }

  @Test func `a caption begins above its picture with its number, and the step 8 points beside`() throws {
    let scene = try scene(["tap button", "rotate"])
    let (lines, frames) = (lines(scene), frames(scene))
    for (number, step) in ["Start", "Tap button", "Rotate"].enumerated() {
      let own = try #require(lines.first { $0.text == "\(number)" })
      let words = try #require(lines.first { $0.text.count > 2 && step.hasPrefix($0.text) })
      #expect(abs(own.x - frames[number].minX) < 1)
      #expect(abs(words.x - own.x - size("\(number)", 14, .bold).width - 8) < 1)
      #expect(words.y == own.y)
    }
  }

  /// Margin, title, 4, subtitle, 28, captions and 10.
  @Test func `pictures hang below title, subtitle and captions`() throws {
    let scene = try scene(["tap button"])
    let heights = [
      size("page", 24, .bold), size("iPhone", 14, .regular), size("0", 14, .bold),
    ].map(\.height)
    let top = 40 + heights[0] + 4 + heights[1] + 28 + heights[2] + 10
    #expect(abs((frames(scene).first?.minY ?? 0) - top) < 1.1)
    #expect(abs(scene.size.height - (top + 333.5 + 40)) < 2.1)
    #expect(abs(scene.size.width - (40 + 187.5 + 28 + 187.5 + 40)) < 1)
    #expect(lines(scene).prefix(2).allSatisfy { abs($0.x - 40) < 3 })
  }

  @Test func `a long step goes on in further lines`() throws {
    let name = Array(repeating: "button", count: 12).joined(separator: " ")
    let short = try #require(frames(try scene(["tap button"])).first)
    let long = try #require(frames(try scene([FlowStep("tap \(name)")], button: name)).first)
    let line = size("0", 14, .semibold).height
    #expect(long.minY > short.minY + 2 * line)
  }

  /// Words of the subtitle, which are what is not usual of the environment.
  @Test func `the subtitle names the device and what is not usual`() throws {
    func subtitle(_ change: (inout PageEnvironment) -> Void) throws -> String {
      lines(try scene(["rotate"], change)).map(\.text).joined(separator: " ")
    }
    let usual = try subtitle { _ in }
    #expect(usual.contains("iPhone SE"))
    for word in ["light", "dark", "left", "right", "large", "en", "AX1"] {
      #expect(!usual.split(separator: " ").contains { $0 == word }, "\(word)")
    }
    #expect(try subtitle { $0.appearance = .dark }.contains("dark"))
    #expect(try subtitle { $0.contentSize = .accessibility1 }.contains("AX1"))
    #expect(try subtitle { $0.direction = .rightToLeft }.contains("right to left"))
    #expect(try subtitle { $0.locale = "de" }.contains("de"))
    let arabic = try subtitle { environment in
      environment.locale = "ar"
      environment.direction = .rightToLeft
    }
    #expect(arabic.contains("ar") && !arabic.contains("left"))
    #expect(try subtitle { $0.locale = "ar" }.contains("left to right"))
  }

  // MARK: Looks

  @Test func `the title is large and bold, captions are small, and all are grey on grey`() throws {
    let scene = try scene(["tap button"])
    let texts = scene.items.compactMap { item -> SceneGlyphs? in
      guard case .glyphs(let glyphs) = item.kind else { return nil }
      return glyphs
    }
    func look(_ word: String) -> [Double]? {
      texts.first { $0.text.hasPrefix(word) }.map {
        [$0.pointSize, ($0.color.red * 255).rounded(), ($0.color.blue * 255).rounded()]
      }
    }
    #expect(look("page") == [24, 0x1C, 0x1E] && look("iPhone") == [14, 0x6C, 0x70])
    #expect(look("0") == [14, 0x8E, 0x93] && look("Start") == [14, 0x1C, 0x1E])
    #expect(
      scene.items.contains { item in
        guard case .shape(_, let color) = item.kind else { return false }
        return color == Color(rgb: 0xF2F2F7)
      } || scene.background == Color(rgb: 0xF2F2F7))
  }

  /// Corners of 10 points with a grey line, and a disc of 44 points of the screen, at half the size.
  @Test func `a picture has round corners and a line, and a finger is a translucent disc`() throws {
    let scene = try scene(["tap button"])
    let picture = try #require(frames(scene).first)
    let edge = Shape.roundedRectangle(picture, radius: 10)
    let clips = scene.items.compactMap { item -> (Shape, [SceneItem])? in
      guard case .clip(let shape, let inside) = item.kind else { return nil }
      return (shape, inside)
    }
    #expect(clips.count == 2 && clips[0].0 == edge && clips[0].1.count == 2 && clips[1].1.count == 1)
    let lines = scene.items.compactMap { item -> Stroke? in
      guard case .stroke(let shape, let stroke) = item.kind, shape == edge else { return nil }
      return stroke
    }
    #expect(lines == [Stroke(color: Color(rgb: 0xC7C7CC), width: 1)])
    guard case .group(let opacity, let disc) = clips[0].1[1].kind, disc.count == 2,
      case .shape(.ellipse(let rect), let fill) = disc[0].kind,
      case .stroke(.ellipse(let ring), let stroke) = disc[1].kind
    else {
      Issue.record("no disc")
      return
    }
    #expect(opacity == 0.45 && rect == ring && rect.width == 22 && rect.height == 22)
    #expect(fill == Color(rgb: 0x8E8E93) && stroke == Stroke(color: Color(rgb: 0x3A3A3C), width: 1))
  }

  @Test func `a strip is named after its first screen, in the flow's language`() throws {
    let (states, environment) = try states(["rotate"], on: "iphone-se-3") { $0.locale = "de" }
    let strip = try #require(FilmStrip(states: states, in: environment))
    #expect(strip.information == DocumentInformation(title: "page", language: "de"))
    var titled = states
    titled[0].title = "Tour"
    #expect(try #require(FilmStrip(states: titled, in: environment)).information.title == "Tour")
  }
}
