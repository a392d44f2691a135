import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Contrast ratios of texts to what is painted below them. The text is 240 × 80 points, from (60, 400) on.
@MainActor
struct GroundReadingTests {
  private static let area = Rect(x: 60, y: 400, width: 240, height: 80)

  private static func grey(_ level: Double, alpha: Double = 1) -> Color {
    Color(red: level, green: level, blue: level, alpha: alpha)
  }

  /// WCAG's formula for greys.
  private static func ratio(_ one: Double, _ two: Double) -> Double {
    func luminance(_ level: Double) -> Double {
      level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    let (a, b) = (luminance(one), luminance(two))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func blank() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      root.addSubview(DrawnScreen.view("a", CGRect(x: 0, y: 0, width: 375, height: 812)))
    }
  }

  /// The contrast of a text above the items, on a scene of a grey.
  private func contrast(
    of text: Double, over items: [SceneItem.Kind], scene: Double = 1, alpha: Double = 1, below: Int? = nil
  ) async throws -> Double {
    let page = try await blank().painted(items.map { ("a", $0) })
    var solved = page.solved
    solved.scene.background = Self.grey(scene)
    let drawn = DrawnPage(
      solved, in: page.environment, settings: page.settings, ink: page.glyphs, measurer: page.measurer)
    return GroundReading(drawn).contrast(
      of: Self.grey(text, alpha: alpha), over: Self.area, below: below ?? drawn.marks.count)
  }

  private func fill(_ level: Double, _ frame: Rect = area, alpha: Double = 1) -> SceneItem.Kind {
    .shape(.rectangle(frame), Self.grey(level, alpha: alpha))
  }

  private func isNear(_ one: Double, _ two: Double) -> Bool { abs(one - two) < 1e-6 }

  // MARK: Even grounds

  @Test func `without anything below it the scene's own colour counts`() async throws {
    #expect(isNear(try await contrast(of: 0, over: []), 21))
    #expect(isNear(try await contrast(of: 0, over: [], scene: 0.5), Self.ratio(0, 0.5)))
  }

  @Test func `of opaque fills the topmost counts, and none that is painted later or elsewhere`() async throws
  {
    let fills = [fill(0.2), fill(0.5), fill(0.8)]
    #expect(isNear(try await contrast(of: 0, over: fills), Self.ratio(0, 0.8)))
    #expect(isNear(try await contrast(of: 0, over: fills, below: 2), Self.ratio(0, 0.5)))
    #expect(isNear(try await contrast(of: 0, over: fills, below: 0), 21))
    let beside = fill(0.2, Self.area.offsetBy(x: 0, y: 80))
    #expect(isNear(try await contrast(of: 0, over: [fill(0.5), beside]), Self.ratio(0, 0.5)))
  }

  @Test func `translucent fills are mixed with what is below them, and so is a translucent text`()
    async throws
  {
    #expect(isNear(try await contrast(of: 0, over: [fill(0, alpha: 0.5)]), Self.ratio(0, 0.5)))
    #expect(isNear(try await contrast(of: 0, over: [fill(0.6), fill(1, alpha: 0.25)]), Self.ratio(0, 0.7)))
    #expect(isNear(try await contrast(of: 0, over: [fill(1)], alpha: 0.5), Self.ratio(0.5, 1)))
    let page = try await blank()
    let group = SceneItem.Kind.group(opacity: 0.5, [try page.item("a", fill(0))])
    #expect(isNear(try await contrast(of: 0, over: [group]), Self.ratio(0, 0.5)))
  }

  @Test func `lines, other texts and what is at most two points thin are no ground`() async throws {
    let line = SceneItem.Kind.stroke(.rectangle(Self.area), Stroke(color: .black, width: 200))
    #expect(isNear(try await contrast(of: 1, over: [fill(0), line]), 21))
    let thin = Rect(x: 0, y: 439, width: 375, height: 2)
    #expect(isNear(try await contrast(of: 1, over: [fill(0), fill(1, thin)]), 21))
    let upright = Rect(x: 179, y: 0, width: 2, height: 812)
    #expect(isNear(try await contrast(of: 1, over: [fill(0), fill(1, upright)]), 21))
    #expect(isNear(try await contrast(of: 1, over: [fill(0), fill(1, alpha: 0.02)]), 21))
  }

  /// A fill that ends at most a point inside of the text's edge is as good as one that covers it.
  @Test
  func `a fill that lacks a point at the edges is even, and one that lacks more is read at many points`()
    async throws
  {
    let almost = Self.area.inset(by: 1)
    #expect(isNear(try await contrast(of: 1, over: [fill(0, almost)], scene: 1), 21))
    // 24 columns of 10 pt: the outer ones' middles are 5 pt inside. Rows of 10 pt too.
    let less = Self.area.inset(by: 6)
    #expect(isNear(try await contrast(of: 1, over: [fill(0, less)], scene: 1), 1))
  }

  // MARK: Gradients

  /// Five columns are read, in the middle of each: at 0.1, 0.3, 0.5, 0.7 and 0.9 of the way.
  @Test func `of a gradient the worst of its columns counts`() async throws {
    func gradient(_ form: Gradient.Form) -> SceneItem.Kind {
      let frame = Self.area
      return .gradient(
        .rectangle(frame),
        Gradient(form, stops: [Gradient.Stop(0, .black), Gradient.Stop(1, .white)], frame: frame))
    }
    let across = Gradient.Form.axial(from: Point(x: 0, y: 0.5), to: Point(x: 1, y: 0.5))
    #expect(isNear(try await contrast(of: 1, over: [gradient(across)]), Self.ratio(1, 0.9)))
    #expect(isNear(try await contrast(of: 0, over: [gradient(across)]), Self.ratio(0, 0.1)))
    // Three rows, at 1/6, 1/2 and 5/6.
    let down = Gradient.Form.axial(from: Point(x: 0.5, y: 0), to: Point(x: 0.5, y: 1))
    #expect(isNear(try await contrast(of: 1, over: [gradient(down)]), Self.ratio(1, 5.0 / 6)))
    #expect(isNear(try await contrast(of: 0, over: [gradient(down)]), Self.ratio(0, 1.0 / 6)))
    // A fill over it that covers the text hides it.
    #expect(isNear(try await contrast(of: 1, over: [gradient(across), fill(0)]), 21))
    // Scaled to twice its size around the text's corner, only the first half lies below the text.
    let page = try await blank()
    let scaled = SceneItem.Kind.transform(
      Transform(a: 2, b: 0, c: 0, d: 2, tx: -60, ty: -400), [try page.item("a", gradient(across))])
    #expect(isNear(try await contrast(of: 1, over: [scaled]), Self.ratio(1, 0.45)))
  }

  // MARK: Rough grounds

  /// Of 24 × 8 points the lowest tenth, 19, is ignored; a column has 8 points and a row 24.
  @Test func `a ground that ends below the text counts from a tenth of the points on`() async throws {
    func contrast(width: Double, height: Double = 80) async throws -> Double {
      try await self.contrast(
        of: 1, over: [fill(0), fill(1, Rect(x: 60, y: 400, width: width, height: height))])
    }
    #expect(isNear(try await contrast(width: 24), 21))
    #expect(isNear(try await contrast(width: 26), 1))
    #expect(isNear(try await contrast(width: 14), 21))
    #expect(isNear(try await contrast(width: 240, height: 4), 21))
    #expect(isNear(try await contrast(width: 240, height: 6), 1))
    // 10 columns of two rows are 20 points, 9 are 18.
    #expect(isNear(try await contrast(width: 96, height: 16), 1))
    #expect(isNear(try await contrast(width: 94, height: 16), 21))
  }

  @Test func `of a picture the lightest tenth is ignored, and what it does not paint is the ground`()
    async throws
  {
    let page = try await DrawnScreen.page { root in
      let view = UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
          UIColor.black.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
        })
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSubview(view)
    }
    var image = try #require(
      page.marks.lazy.compactMap { mark -> SceneImage? in
        if case .image(let image) = mark.kind { image } else { nil }
      }.first)
    image.frame = Self.area
    // The left half is black, the right half clear, over grey.
    #expect(isNear(try await contrast(of: 0, over: [fill(0.5), .image(image)]), 1))
    #expect(isNear(try await contrast(of: 1, over: [fill(0.5), .image(image)]), Self.ratio(1, 0.5)))
    // Moved so far that a twelfth of the text lies on its black half: 16 points.
    image.frame = Self.area.offsetBy(x: -100, y: 0)
    #expect(isNear(try await contrast(of: 0, over: [fill(0.5), .image(image)]), Self.ratio(0, 0.5)))
  }

  @Test func `a round shape paints its inside alone`() async throws {
    let round = SceneItem.Kind.shape(.ellipse(Self.area), Self.grey(0))
    // The first column, so that many points are read. An ellipse covers π/4 of its bounds, and leaves a fifth white.
    let column = fill(1, Rect(x: 60, y: 400, width: 6, height: 80))
    #expect(isNear(try await contrast(of: 0, over: [round, column]), 1))
    #expect(isNear(try await contrast(of: 1, over: [round, column]), 1))
  }
}
