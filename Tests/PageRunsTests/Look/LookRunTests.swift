import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Looks at a screen of 200 × 400 points: lines, pictures and their parts (docs/look.md).
@MainActor
struct LookRunTests {
  /// A square of 50 points and views that nobody sees.
  private var page: Page {
    Page("first") {
      let root = UIView()
      @MainActor func add(_ name: String?, _ frame: CGRect, in parent: UIView, _ color: UIColor? = nil)
        -> UIView
      {
        let view = UIView(frame: frame)
        (view.accessibilityIdentifier, view.backgroundColor) = (name, color)
        parent.addSubview(view)
        return view
      }
      let box = add(nil, CGRect(x: 10, y: 90, width: 100, height: 100), in: root)
      _ = add("square", CGRect(x: 10.26, y: 10, width: 50, height: 50), in: box, .red)
      for (name, frame) in [
        ("flat", CGRect(x: 0, y: 0, width: 0, height: 9)), ("low", CGRect(x: 0, y: 0, width: 9, height: 0)),
        ("outside", CGRect(x: 300, y: 0, width: 9, height: 9)),
      ] { _ = add(name, frame, in: root, .red) }
      add("hidden", CGRect(x: 0, y: 0, width: 9, height: 9), in: root, .red).isHidden = true
      add("clear", CGRect(x: 0, y: 0, width: 9, height: 9), in: root, .red).alpha = 0
      // A named container counts, unless what is around it has its frame.
      let named = add("named", CGRect(x: 150, y: 0, width: 40, height: 40), in: root)
      _ = add("same", CGRect(x: 0, y: 0, width: 40, height: 40), in: named)
      let label = UILabel(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
      label.text = "one\ntwo " + String(repeating: "x", count: 40)
      root.addSubview(label)
      return root
    }
  }

  private func look(
    _ device: String = SmallPages.device, _ change: (inout LookRun) -> Void = { _ in }
  ) async throws -> Look? {
    let program = HostProgram(
      name: "tours",
      catalog: CatalogPages(
        name: "App", pages: [page], matrix: CatalogMatrix(devices: [device]),
        resources: SwiftPageSource.Resources(), lint: []))
    var session = SmallPages.session(program)
    var axes = AxisOptions()
    axes.devices = [device]
    guard let plan = session.plan([], axes: axes), let fonts = session.fonts(for: plan) else { return nil }
    var run = LookRun(plan, fonts: fonts)
    run.judges = false
    change(&run)
    return try await run.look(&session)
  }

  @Test func `a screen is a line for each view that somebody sees or names`() async throws {
    let look = try #require(try await look())
    #expect(
      look.lines == [
        "[v0] View 0,0 200×400", "  [v2] View square 20,100 50×50", "  [v8] View named 150,0 40×40",
        "  [v10] Label 0,300 200×40 \"one two \(String(repeating: "x", count: 31))…\"",
      ])
    #expect(look.screen.hasPrefix("first on ") && look.findings.isEmpty)
    // At three pixels a point, 20.26 is drawn at 61 thirds.
    #expect(try await self.look("200x400@3x")?.lines[1] == "  [v2] View square 20.3,100 50×50")
    #expect(look.picture?.width == 200 && look.picture?.height == 400)
  }

  /// At three pixels a point the whole is drawn at one. A part has 12 points around the view: (50 + 24) · 3 = 222 pixels, and a
  /// column more, as 20.26 is drawn at 61 thirds; at the edge it ends with the picture.
  @Test func `a picture has one pixel a point, and a part of it the device's own`() async throws {
    let whole = try #require(try await look("200x400@3x")?.picture)
    #expect(whole.width == 200 && whole.height == 400)
    let part = try #require(try await look("200x400@3x") { $0.view = "square" }?.picture)
    #expect(part.height == 222 && (222...224).contains(part.width))
    let corner = try #require(try await look { $0.view = "named" }?.picture)
    #expect(corner.width == 62 && corner.height == 52)
    // 2000 × 4000 pixels are too many for 1568: a third of each, rounded up.
    let large = try #require(try await look("2000x4000@1x")?.picture)
    #expect(large.width == 667 && large.height == 1334)
    #expect(try await look { $0.drawsPicture = false }?.picture == nil)
  }

  @Test func `a view is named by its number or its name`() async throws {
    #expect(try await look { $0.view = "v2" }?.lines == look { $0.view = "square" }?.lines)
    for name in ["sqare", "v99", "v-1"] {
      let fault = await #expect(throws: UsageError.self) { try await look { $0.view = name } }
      #expect(fault?.message.hasPrefix("the screen has no view \"\(name)\"") == true)
    }
    let near = await #expect(throws: UsageError.self) { try await look { $0.view = "sqare" } }
    #expect(near?.message.contains("square") == true)
  }
}
