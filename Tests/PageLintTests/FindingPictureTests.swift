import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Pictures of findings, with 24 points around the page.
@MainActor
struct FindingPictureTests {
  private let renderer: PageRenderer
  private let page: SolvedPage

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    page = try solve(plain(.white), on: .xPortrait)
  }

  private func scene(
    _ severity: Diagnostic.Severity = .warning, areas: [Rect] = [], step: String? = nil,
    message: String = "It is pale.", in environment: PageEnvironment = Linting.phone, size: Size? = nil
  ) -> Scene {
    let finding = LintFinding.made(.lowContrast).with {
      $0.areas = areas
      $0.step = step
    }
    var page = page
    if let size { page.scene.size = size }
    return FindingPicture(finding: finding, severity: severity, message: message, environment: environment)
      .scene(of: page, by: renderer)
  }

  /// The height of a line of the system font.
  private func height(_ size: CGFloat, _ weight: UIFont.Weight) -> Double {
    let label = UILabel()
    label.text = "page"
    label.font = .systemFont(ofSize: size, weight: weight)
    return Double(label.sizeThatFits(.zero).height)
  }

  private func frame(_ scene: Scene) throws -> Rect {
    for item in scene.items {
      if case .clip(.rectangle(let frame), _) = item.kind { return frame }
    }
    return try #require(nil as Rect?)
  }

  private func strokes(_ scene: Scene) -> [(rect: Rect, stroke: Stroke)] {
    scene.items.compactMap { item in
      guard case .stroke(.rectangle(let rect), let stroke) = item.kind else { return nil }
      return (rect, stroke)
    }
  }

  private func words(_ scene: Scene) -> String {
    scene.items.compactMap { item in
      if case .glyphs(let run) = item.kind { run.text } else { nil }
    }.joined(separator: " ")
  }

  @Test func `the page stands below its title and above the message, in the middle`() throws {
    let scene = scene()
    let frame = try frame(scene)
    let top = 24 + height(17, .semibold) + 4 + height(13, .regular) + 24
    #expect(frame.size == Size(width: 375, height: 812))
    #expect(frame.minX == 24 && abs(frame.minY - top) < 1)
    #expect(scene.size.width == 423 && scene.scale == 3)
    #expect(abs(scene.size.height - (frame.maxY + 24 + height(13, .regular) + 24)) < 1.5)
    #expect(scene.background == Color(rgb: 0xF2F2F7))
    // A narrow page is in the middle of 320 points and two margins.
    let narrow = self.scene(size: Size(width: 200, height: 100))
    #expect(try self.frame(narrow).minX == 84 && narrow.size.width == 368)
    let lines = self.scene(message: "One\nTwo\nThree")
    #expect(abs(lines.size.height - scene.size.height - 2 * height(13, .regular)) < 1.5)
  }

  /// Words as a text of their own, 375 points wide and on a screen of three pixels to a point.
  private func drawn(_ words: String, _ size: CGFloat, _ weight: FontWeight, top: Double) throws -> (
    items: [SceneItem.Kind], height: Double
  ) {
    let measurer = ViewMeasurer(
      contents: [], text: renderer.text, scale: 3, direction: .leftToRight, language: "en")
    let content = TextContent(
      text: AttributedText(
        words, font: FontDescriptor(weight: weight, pointSize: size), color: Color.Dynamic(.black)),
      maximumLines: 0, lineBreakMode: .byWordWrapping, insets: .zero, verticalAlignment: .top, role: .textView
    )
    let height = measurer.size(content, width: 375).height
    var drawing = TextDrawing(measurer: measurer, appearance: .light)
    return (drawing.items(of: content, in: Rect(x: 24, y: top, width: 375, height: height)), height)
  }

  @Test func `the words stand 4 points below the rule, and the page 24 below them`() throws {
    let scene = scene()
    let title = try drawn("warning: low-contrast", 17, .semibold, top: 24)
    let place = try drawn("welcome  ·  iPhone X  ·  en", 13, .regular, top: 24 + title.height + 4)
    let top = 24 + title.height + 4 + place.height + 24
    #expect(abs(try frame(scene).minY - top) < 1e-9)
    let message = try drawn("It is pale.", 13, .regular, top: top + 812 + 24)
    #expect(scene.size.height == (top + 812 + 24 + message.height + 24).rounded(.up))
    func starts(_ items: [SceneItem.Kind]) -> [Point] {
      items.compactMap { item in
        guard case .glyphs(let run) = item, let first = run.glyphs.first else { return nil }
        return Point(x: first.x, y: first.y)
      }
    }
    #expect(starts(scene.items.map(\.kind)) == starts(title.items + place.items + message.items))
  }

  @Test func `a line of a pixel goes around the page`() throws {
    let scene = scene()
    let line = try #require(strokes(scene).first)
    #expect(line.rect == (try frame(scene)))
    #expect(line.stroke == Stroke(color: Color(rgb: 0xC7C7CC), width: 1.0 / 3))
    #expect(strokes(scene).count == 1)
  }

  @Test(
    arguments: [(.error, 0xD70015), (.warning, 0xC93400), (.note, 0x0040DD)]
      as [(Diagnostic.Severity, UInt32)])
  func `the first area is tinted in the colour of its severity, and the others are dashed`(
    severity: Diagnostic.Severity, rgb: UInt32
  ) throws {
    let areas = [Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: 100, y: 200, width: 50, height: 60)]
    let scene = scene(severity, areas: areas)
    let corner = try frame(scene).origin
    let marks = strokes(scene).dropFirst()
    // Two points around each.
    #expect(
      marks.map(\.rect) == [
        Rect(x: corner.x + 8, y: corner.y + 18, width: 34, height: 44),
        Rect(x: corner.x + 98, y: corner.y + 198, width: 54, height: 64),
      ])
    #expect(marks.map(\.stroke.width) == [2, 2] && marks.map(\.stroke.dashes) == [[], [6, 4]])
    #expect(marks.allSatisfy { $0.stroke.color == Color(rgb: rgb) })
    let tints = scene.items.compactMap { item -> Rect? in
      guard case .shape(.rectangle(let rect), let color) = item.kind, color == Color(rgb: rgb, alpha: 0.1)
      else { return nil }
      return rect
    }
    #expect(tints == [marks.first?.rect])
  }

  /// The gap of 24 points keeps 6 of them clear.
  @Test func `an area beyond the page is marked up to 18 points around it`() throws {
    func mark(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws -> Rect? {
      let scene = scene(areas: [Rect(x: x, y: y, width: width, height: height)])
      let corner = try frame(scene).origin
      return strokes(scene).dropFirst().first?.rect.offsetBy(x: -corner.x, y: -corner.y)
    }
    #expect(try mark(-30, 10, 50, 50) == Rect(x: -18, y: 8, width: 40, height: 54))
    #expect(try mark(350, 800, 100, 100) == Rect(x: 348, y: 798, width: 45, height: 32))
    #expect(try mark(-100, 10, 50, 50) == nil)
    #expect(try mark(10, -100, 50, 50) == nil)
  }

  @Test func `the words are rule, page, step, device and what is not usual, and the message`() throws {
    let usual = words(scene())
    #expect(usual.contains("warning: low-contrast") && usual.contains("welcome"))
    #expect(usual.contains("iPhone X") && usual.contains("It is pale."))
    for word in ["portrait", "landscape", "light", "dark", "large", "after"] {
      #expect(!usual.contains(word), "\(word)")
    }
    #expect(words(scene(step: "tap next")).contains("after \"tap next\""))
    func told(_ change: (inout PageEnvironment) -> Void) -> String {
      var environment = Linting.phone
      change(&environment)
      return words(scene(in: environment))
    }
    #expect(told { $0.orientation = .landscape }.contains("landscape"))
    #expect(told { $0.contentSize = .accessibility1 }.contains("AX1"))
    #expect(told { $0.appearance = .dark }.contains("dark"))
    #expect(told { $0.locale = "de" }.contains("de"))
  }
}
