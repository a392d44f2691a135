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
  private func states(_ steps: [FlowStep], on device: String) throws -> (
    states: [PreparedPage], environment: PageEnvironment
  ) {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "button"
    button.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
    screen.view.addSubview(button)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    var flow = Flow(of: .controller(screen), in: environment, id: "page", file: "Pages.swift", position: nil)
    flow.perform(steps.map { Located($0) })
    return (flow.states, environment)
  }

  private func scene(_ steps: [FlowStep], on device: String = "iphone-se-3") throws -> Scene {
    let (states, environment) = try states(steps, on: device)
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
}
