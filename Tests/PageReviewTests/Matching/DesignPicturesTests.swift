import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// A page and its artboard in the same pixels. The screen has 100 × 80 points.
struct DesignPicturesTests {
  private let screens: ComparedScreens

  init() throws { screens = try ComparedScreens() }

  private typealias Boxes = ComparedScreens

  /// A line a third of a point wide is one of six pixels, and half of the first of three.
  @Test func `page and artboard are averaged alike`() throws {
    let line = [Boxes.black(0, 0, 1.0 / 3, 80)]
    let pictures = try screens.pictures(line, line, scale: 3)
    for image in [pictures.page.image, pictures.design.image, pictures.sharpPage] {
      let row = Painted.rows(of: image)[5]
      #expect(row[0] == Painted.gray(128) && row[1] == Painted.gray(255))
    }
  }

  /// At one pixel per point a black column is doubled, and shades off over a pixel at either side.
  @Test func `a small artboard is doubled, and the page softened`() throws {
    let line = [Boxes.black(10, 0, 1, 80)]
    let pictures = try screens.pictures(line, line, scale: 1)
    let (own, other) = (
      Painted.rows(of: pictures.page.image)[40], Painted.rows(of: pictures.design.image)[40]
    )
    // Bilinearly: a quarter, three quarters, three quarters, a quarter of black.
    #expect((19...22).map { other[$0] & 0xFF } == [191, 64, 64, 191])
    #expect((16...18).allSatisfy { other[$0] & 0xFF == 255 })
    // With 1, 4, 6, 4, 1 of 16 over two black columns: 5, 10, 10, 5.
    #expect((19...22).map { own[$0] & 0xFF } == [175, 96, 96, 175])
    #expect(Painted.rows(of: pictures.sharpPage)[40][20] == Painted.gray(0))
    #expect(pictures.shownArtboard.width == 100 && pictures.shownArtboard.height == 80)
  }

  @Test func `an artboard of another width is centred on the screen`() throws {
    func artboard(_ width: Double) throws -> DesignPictures {
      var wide = screens
      wide.size.width = width
      let file = try wide.artboard(
        [Boxes.black(0, 0, 2, 80), Boxes.black(12, 0, 2, 80)], scale: 2, screen: screens.size)
      return try DesignPictures(
        file, scene: screens.scene([], background: Color(rgb: 0xCCCCCC)), renderer: screens.renderer)
    }
    func dark(_ pictures: DesignPictures) -> [Int] {
      let row = Painted.rows(of: pictures.design.image)[9]
      return row.indices.filter { row[$0] == Painted.gray(0) }
    }
    // 20 points wider: ten are cut off, so that the line at 12 is at 2.
    let wide = try artboard(120)
    #expect(dark(wide) == [4, 5, 6, 7] && wide.shownArtboard.width == 240)
    // 20 points narrower: ten points of the page's ground are left of it.
    let narrow = try artboard(80)
    #expect(dark(narrow) == [20, 21, 22, 23, 44, 45, 46, 47] && narrow.shownArtboard.width == 160)
    #expect(Painted.rows(of: narrow.design.image)[9][0] == Painted.gray(0xCC))
    let same = try artboard(100)
    #expect(dark(same) == [0, 1, 2, 3, 24, 25, 26, 27] && same.shownArtboard.width == 200)
  }

  // MARK: Stretched parts

  /// Both pictures of noise, with their pixels.
  private func noisy() throws -> DesignPictures {
    let images = try [UInt64(40), 41].map { seed in
      let levels = Painted.noise(200, 160, seed: seed)
      return try Painted.image(200, 160) { Painted.gray(levels[$1][$0]) }
    }
    var scene = screens.scene([])
    scene.items = [
      SceneItem(
        .image(
          SceneImage(image: images[0], frame: Rect(origin: .zero, size: screens.size), keepsPixels: true)),
        source: 0)
    ]
    return try DesignPictures(
      Artboard(images[1], screen: screens.size, pixelsPerPoint: 2), scene: scene, renderer: screens.renderer)
  }

  @Test(arguments: [
    (Painted.box(10, 12, 6, 5), Painted.box(20, 30, 9, 7)),
    (Painted.box(50, 40, 12, 9), Painted.box(9, 8, 5, 4)),
  ])
  func `a stretched part is compared pixel by pixel at their middles`(
    own: PixelRectangle, target: PixelRectangle
  ) throws {
    let pictures = try noisy()
    var pairs: [(Double, Double)] = []
    for y in 0..<target.height {
      for x in 0..<target.width {
        let (left, top) = (own.x.lowerBound, own.y.lowerBound)
        // The middle of a pixel, as shares of the part.
        let (across, down) = (
          (Double(x) + 0.5) / Double(target.width), (Double(y) + 0.5) / Double(target.height)
        )
        let here = pictures.page.levels[0].value(
          Double(left) + across * Double(own.width) - 0.5, Double(top) + down * Double(own.height) - 0.5)
        let there = pictures.design.levels[0].value(
          Double(x + target.x.lowerBound), Double(y + target.y.lowerBound))
        pairs.append((here, there))
      }
    }
    let count = Double(pairs.count)
    let (a, b) = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
    let (aa, bb, ab) = pairs.reduce((0, 0, 0)) { sums, pair in
      let (x, y) = (pair.0 - a, pair.1 - b)
      return (sums.0 + x * x, sums.1 + y * y, sums.2 + x * y)
    }
    let score = ScaledInk(pictures, from: own, to: target).score
    #expect(abs(score - ab / (aa * bb).squareRoot()) < 1e-9 && score != 0)
  }

  @Test func `parts of one row or column, or of eight pixels, have no score`() throws {
    let pictures = try noisy()
    let part = Painted.box(3, 3, 5, 5)
    for (own, target) in [
      (Painted.box(3, 3, 1, 5), part), (Painted.box(3, 3, 5, 1), part), (part, Painted.box(3, 3, 1, 12)),
      (part, Painted.box(3, 3, 12, 1)), (part, Painted.box(3, 3, 2, 4)),
    ] {
      #expect(ScaledInk(pictures, from: own, to: target).score == 0)
    }
    #expect(ScaledInk(pictures, from: part, to: Painted.box(3, 3, 3, 3)).score != 0)
    #expect(ScaledInk(pictures, from: Painted.box(3, 3, 2, 2), to: Painted.box(3, 3, 3, 3)).score != 0)
    // Of 196 pixels every 28th is one of seven, every fourth one of 49.
    #expect(ScaledInk(pictures, from: part, to: Painted.box(3, 3, 14, 14), most: 7).score == 0)
    #expect(ScaledInk(pictures, from: part, to: Painted.box(3, 3, 14, 14), most: 49).score != 0)
    let plain = try screens.pictures([], [Boxes.black(0, 0, 50, 40)])
    #expect(ScaledInk(plain, from: Painted.box(60, 60, 60, 60), to: Painted.box(60, 60, 60, 60)).score == 0)
  }

  // MARK: Lines in other sizes

  /// The strokes of a line of letters: their left edges, widths, and heights above the baseline.
  private static let strokes: [(x: Double, width: Double, height: Double)] = [
    (0, 2, 14), (4, 5, 9), (11, 1, 14), (14, 3, 9), (19, 6, 9), (27, 2, 14), (31, 4, 9), (37, 1, 9),
    (40, 7, 14), (49, 2, 9), (53, 3, 9), (58, 5, 14),
  ]

  /// Some strokes at a size and place, the baseline 20 below the place.
  private func line(
    _ strokes: ArraySlice<(x: Double, width: Double, height: Double)>, _ times: Double, _ x: Double = 6
  )
    -> [ComparedScreens.Box]
  {
    strokes.map {
      Boxes.black(x + $0.x * times, 10 + (14 - $0.height) * times, $0.width * times, $0.height * times)
    }
  }

  private func times(_ page: [ComparedScreens.Box], _ design: [ComparedScreens.Box]) throws -> Double? {
    let pictures = try screens.pictures(page, design, scale: 3)
    func bounds(_ boxes: [ComparedScreens.Box]) -> Rect {
      boxes.dropFirst().reduce(boxes[0].frame) { $0.union($1.frame) }
    }
    var element = DesignElement(kind: .text, name: "text", box: bounds(page))
    element.lines = [bounds(page)]
    return LineScale(
      pictures, element, own: pictures.pixels(bounds(page)), target: pictures.pixels(bounds(design))
    ).times
  }

  @Test(arguments: [1.3, 0.8, 1.1]) func `a line in another size is told with its size`(scale: Double) throws
  {
    let all = Self.strokes[...]
    let found = try #require(try times(line(all, 1), line(all, scale)))
    #expect(abs(found - scale) < 0.021, "\(found)")
  }

  @Test func `a line of the same size, or of other letters, has no other size`() throws {
    let all = Self.strokes[...]
    #expect(try times(line(all, 1), line(all, 1)) == nil)
    #expect(try times(line(all, 1), line(Self.strokes.prefix(4) + Self.strokes.prefix(4), 1.2)) == nil)
    // No lines.
    let pictures = try screens.pictures([], [])
    let element = DesignElement(kind: .text, name: "", box: Rect(x: 0, y: 0, width: 40, height: 10))
    let box = Painted.box(0, 0, 80, 20)
    #expect(LineScale(pictures, element, own: box, target: box).times == nil)
  }

  /// Of a line that wraps elsewhere the beginning is the same, or the end.
  @Test func `the beginning of a line tells its size, or its end`() throws {
    let all = Self.strokes[...]
    let beginning = try #require(try times(line(all, 1), line(Self.strokes.prefix(8), 1.3)))
    #expect(abs(beginning - 1.3) < 0.021, "\(beginning)")
    let end = try #require(try times(line(all, 1), line(Self.strokes.suffix(8), 1.3, -20)))
    #expect(abs(end - 1.3) < 0.021, "\(end)")
  }
}
