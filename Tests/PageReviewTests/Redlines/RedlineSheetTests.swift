import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Sheets of redlines: that everything is on one of them, and has its room.
@MainActor
struct RedlineSheetTests {
  /// What there is between a head and a foot: A4 on its long side, with and without room for notes, Letter and A3.
  private nonisolated static let sizes = [
    Size(width: 770, height: 480), Size(width: 614, height: 480), Size(width: 720, height: 496),
    Size(width: 1118, height: 726),
  ]

  /// What is wrong with the sheets of some redlines.
  private func faults(
    _ redlines: Redlines, _ scene: Scene, size: Size, language: ReviewLanguage, _ renderer: PageRenderer
  ) throws -> [String] {
    let contents = RedlineSheet.contents(
      of: redlines, scene: scene, size: size, alternative: "A drawing", language: language
    ).map { $0() }
    var faults: [String] = []
    for content in contents {
      let page = PreparedPage(id: "sheet", tree: ViewTree(root: content.view))
      let device = Device(
        id: "sheet", name: "sheet", idiom: .pad, size: size, scale: 2)
      let solved = try renderer.solve(page, in: PageEnvironment(device: device))
      if !solved.layout.conflicts.isEmpty { faults.append("constraints contradict each other") }
      for (view, text) in solved.texts {
        let frame = solved.layout.frames[page.tree.views[view].item]
        if frame.maxX > size.width + 0.5 || frame.maxY > size.height + 0.5 || frame.minX < -0.5 {
          faults.append("“\(text.content.text.string.prefix(40))” reaches beyond the sheet: \(frame)")
        }
        if text.layout.lines.contains(where: \.isTruncated) || text.neededHeight > frame.height + 0.5 {
          faults.append(
            "“\(text.content.text.string.prefix(40))” is cut off: \(text.neededHeight) of \(frame.height)")
        }
      }
      for drawing in content.drawings
      where !page.tree.views.contains(where: { $0.identifier == SheetRole.place(drawing.place).identifier }) {
        faults.append("no place for \(drawing.place)")
      }
    }
    return faults
  }

  @Test(arguments: ["tutorial", "tutorial-en", "tutorial-storyboard"])
  func `sheets of the examples keep to their room, and no label covers another or a view`(
    example: String
  ) async throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let environments = try ["iphone-se-3", "iphone-16-pro", "ipad-pro-13-m4"].flatMap { device in
      try Orientation.allCases.map { try Redlining.environment(device, $0) }
    }
    let pages = try await Redlining.pages(of: "\(Redlining.examples)/\(example)", in: environments)
    for (page, environment) in pages.prefix(environments.count) {
      let measured = try Redlining.measured(page, in: environment, renderer: renderer)
      for size in Self.sizes {
        let language = ReviewLanguage.allCases[Int(size.width) / 2 % 2]
        let faults = try faults(
          measured.redlines, measured.solved.scene, size: size, language: language, renderer)
        #expect(faults == [], "\(environment.name), \(size.width) wide")
      }
    }
  }

  /// The first page on all devices; the rules, which change no place, are left out.
  @Test(arguments: ["tutorial", "tutorial-en", "tutorial-storyboard", "languages"])
  func `on every device and either way up no label covers another or a view`(example: String) async throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let lettering = RedlineLettering(renderer, language: .english)
    let environments = DeviceCatalog.builtin.devices.flatMap { device in
      Orientation.allCases.map { PageEnvironment(device: device, orientation: $0) }
    }
    let pages = try await Redlining.pages(of: "\(Redlining.examples)/\(example)", in: environments)
    #expect(pages.count >= environments.count)
    for (page, environment) in pages.prefix(environments.count) {
      let solved = try renderer.solve(page, in: environment)
      let callouts = RedlineReader(solved, in: environment, inks: nil).callouts(in: .all) { _ in [] }
      let layout = environment.layoutEnvironment
      let redlines = Redlines(size: layout.size, safeArea: layout.safeArea, callouts: callouts)
      for rect in [Rect(x: 36, y: 80, width: 300, height: 480), Rect(x: 36, y: 80, width: 440, height: 300)] {
        let drawing = RedlineDrawing(of: redlines, callouts: callouts, in: rect, lettering: lettering)
        #expect(
          RedlineDrawingTests.faults(of: drawing, in: rect) == [], "\(page.id) on \(environment.name)")
        #expect(drawing.markers.count == callouts.count)
      }
    }
  }

  /// Numbers of so many callouts of some lines each.
  private func redlines(_ count: Int, name: String = "view", lines: Int = 3) -> Redlines {
    let rule = RedlineMeasure(
      attribute: .width, value: 10, rule: RedlineRule(basis: .constant(10), kind: .fixed))
    let callouts = (0..<count).map { index in
      let frame = Rect(x: Double(index % 4) * 90, y: Double(index / 4) * 60, width: 80, height: 50)
      return RedlineCallout(
        number: index + 1, view: index, name: "\(name) \(index + 1)", frame: frame, places: [frame],
        isContainer: false, measures: Array(repeating: rule, count: lines),
        distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: RedlineLook())
    }
    return Redlines(size: Size(width: 375, height: 812), safeArea: .zero, callouts: callouts)
  }

  private let scene = Scene(
    size: Size(width: 375, height: 812), scale: 2, background: .white, items: [])

  @Test(arguments: sizes) func `what has no room goes on, and nothing is told twice or left out`(size: Size)
    throws
  {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let contents = RedlineSheet.contents(of: redlines(50), scene: scene, size: size, alternative: "").map {
      $0()
    }
    var numbers: [Int] = []
    for content in contents {
      let texts = ViewTree(root: content.view).views.compactMap { view -> String? in
        if case .text(let text) = view.content { return text.text.string }
        return nil
      }
      let own = texts.compactMap { text in Int(text.prefix { $0 != "\t" }) }
      #expect(own.count <= RedlineSheetPlan.calloutLimit)
      numbers += own
    }
    #expect(numbers == Array(1...50))
    #expect(contents.count > 1)
    #expect(try faults(redlines(50), scene, size: size, language: .english, renderer) == [])
  }

  @Test func `names that are longer than a line are broken, not cut`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let long = String(repeating: "a rather long name of a view ", count: 8)
    let faults = try faults(
      redlines(20, name: long), scene, size: Self.sizes[0], language: .english, renderer)
    #expect(faults == [])
  }

  @Test func `nothing measured makes no sheet, and a sheet without room makes no trap`() {
    #expect(
      RedlineSheet.contents(of: redlines(0), scene: scene, size: Self.sizes[0], alternative: "").isEmpty)
    #expect(
      !RedlineSheet.contents(
        of: redlines(30), scene: scene, size: Size(width: 20, height: 10), alternative: ""
      ).isEmpty)
  }
}
