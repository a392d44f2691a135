internal import LayoutEngine

/// A page and its artboard as pictures of one size, ready to be compared.
struct DesignPictures {
  let page: ComparedPicture
  let design: ComparedPicture
  /// Pixels a point.
  let scale: Double
  /// Of the artboard's file.
  let artboardScale: Double
  /// What most pixels of each have.
  let grounds: DifferenceMap.Grounds
  /// Channels that differ by no more than this are the same colour, in plain areas.
  let tolerance: Int
  /// Whether the artboard's colours went through a codec that changes them.
  let isLossy: Bool

  /// More pixels a point than this are drawn at a lower scale.
  private static let largestScale = 4.0

  init(_ artboard: Artboard, scene: Scene, renderer: PageRenderer) throws {
    var (scene, factor) = (scene, artboard.reduction)
    artboardScale = artboard.pixelsPerPoint
    scale = artboardScale / Double(factor)
    let shrinks = artboardScale <= Self.largestScale
    scene.scale = shrinks ? artboardScale : scale
    let drawn = try renderer.picture(of: scene)
    let size = PixelSize(
      width: Int((scene.size.width * scale).rounded(.down)),
      height: Int((scene.size.height * scale).rounded(.down)))
    let ground = SampledColor(scene.background).pixel
    if !shrinks { factor = 1 }
    let own = try drawn.reduced(by: factor, over: ground, to: size)
    let other = try artboard.image.reduced(by: artboard.reduction, over: ground, to: size)
    // About half a pixel a point is the coarsest that shows where text is.
    let levelCount = scale >= 1.5 ? 3 : scale >= 0.75 ? 2 : 1
    page = ComparedPicture(own, levelCount: levelCount)
    design = ComparedPicture(other, levelCount: levelCount)
    grounds = Self.grounds(own, other)
    isLossy = artboard.isLossy
    tolerance = isLossy ? 6 : 2
  }

  /// What most of the page is, and the artboard where the page is that.
  private static func grounds(_ page: PixelImage, _ design: PixelImage) -> DifferenceMap.Grounds {
    let places = stride(from: 0, to: page.width * page.height, by: max(1, page.width * page.height / 4001))
    let (own, other) = page.withRows { own in
      design.withRows { other in
        (
          places.map { own.pixel($0 % page.width, $0 / page.width) },
          places.map { other.pixel($0 % page.width, $0 / page.width) }
        )
      }
    }
    guard let ground = SampledColor.mostFrequent(of: own)?.color else {
      return .init(page: SampledColor(.white), design: SampledColor(.white))
    }
    let below = zip(own, other).filter { SampledColor($0.0).distance(to: ground) <= 2 }.map(\.1)
    return .init(page: ground, design: SampledColor.mostFrequent(of: below)?.color ?? ground)
  }

  /// The pixels that an area of the screen covers, as a whole or in part.
  func pixels(_ area: Rect, beyond margin: Int = 0) -> PixelRectangle {
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let start = Int((min(max(low * scale, 0), Double(limit)) + 0.01).rounded(.down)) - margin
      let end = Int((min(max(high * scale, 0), Double(limit)) - 0.01).rounded(.up)) + margin
      return max(start, 0)..<max(min(end, limit), max(start, 0))
    }
    return PixelRectangle(
      x: range(area.minX, area.maxX, page.image.width), y: range(area.minY, area.maxY, page.image.height))
  }

  /// The area of the screen that pixels cover.
  func area(_ pixels: PixelRectangle) -> Rect {
    Rect(
      x: Double(pixels.x.lowerBound) / scale, y: Double(pixels.y.lowerBound) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}
