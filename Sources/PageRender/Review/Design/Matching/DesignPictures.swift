internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A page and its artboard as two pictures of equal size, ready for comparison.
struct DesignPictures {
  let page: ComparedPicture
  let design: ComparedPicture
  /// The number of pixels per point in both pictures.
  let scale: Double
  /// The pixels per point of the artboard's file.
  let artboardScale: Double
  /// The most frequent colour of each picture.
  let grounds: DifferenceMap.Grounds
  /// The largest difference of a channel at which plain colours count as equal.
  let tolerance: Int
  /// The largest shift of an antialiased edge that counts as equal, in pixels.
  let edgeReach: Int
  /// True if the artboard's file is lossily compressed, so that its colours are inexact.
  let isLossy: Bool
  /// The page without softening.
  let sharpPage: PixelImage
  /// The artboard in the fewest pixels that show all compared detail; not cropped to the screen.
  let shownArtboard: PixelImage

  /// The number of pixels per point up to which the page is drawn at the artboard's full scale.
  private static let largestScale = 4.0

  init(_ artboard: Artboard, scene: Scene, renderer: PageRenderer) throws {
    var scene = scene
    artboardScale = artboard.pixelsPerPoint
    scale = artboard.isDoubled ? 2 * artboardScale : artboardScale / Double(artboard.reduction)
    let size = PixelSize(
      width: Int((scene.size.width * scale).rounded(.down)),
      height: Int((scene.size.height * scale).rounded(.down)))
    let ground = SampledColor(scene.background).pixel
    // The page is averaged like the artboard, unless it would have too many pixels.
    let factor = artboardScale <= Self.largestScale ? artboard.reduction : 1
    scene.scale = scale * Double(factor)
    sharpPage = try renderer.picture(of: scene).reduced(by: factor, over: ground, to: size)
    let (own, other): (PixelImage, PixelImage)
    if artboard.isDoubled {
      let half = PixelSize(width: (size.width + 1) / 2, height: (size.height + 1) / 2)
      own = try sharpPage.softened()
      other = try Self.fitted(artboard, over: ground, to: half).doubled(to: size)
    } else {
      own = sharpPage
      other = try Self.fitted(artboard, over: ground, to: size)
    }
    shownArtboard =
      artboard.hasOtherSize || artboard.isDoubled
      ? try artboard.image.reduced(
        by: artboard.reduction, over: ground,
        to: PixelSize(
          width: max(artboard.image.width / artboard.reduction, 1),
          height: max(artboard.image.height / artboard.reduction, 1))) : other
    // Half a pixel per point is the coarsest level that still shows the positions of texts.
    let levelCount = scale >= 1.5 ? 3 : scale >= 0.75 ? 2 : 1
    page = ComparedPicture(own, levelCount: levelCount, isSoft: artboard.isDoubled)
    design = ComparedPicture(other, levelCount: levelCount, isSoft: artboard.isDoubled)
    grounds = Self.grounds(own, other)
    isLossy = artboard.isLossy
    tolerance = isLossy ? 6 : artboard.isResized || artboard.isDoubled ? 4 : 2
    edgeReach = artboard.isResized || artboard.isDoubled ? 2 : 1
  }

  /// The part of an artboard within the screen, as a picture of `size` pixels.
  private static func fitted(
    _ artboard: Artboard, over ground: UInt32, to size: PixelSize
  ) throws(ImageError) -> PixelImage {
    let pixelsPerPoint = artboard.pixelsPerPoint / Double(artboard.reduction)
    return try artboard.image.reduced(
      by: artboard.reduction, over: ground, to: size,
      startingAt: Int((artboard.left * pixelsPerPoint).rounded()))
  }

  /// The most frequent colour of the page, and the artboard's most frequent colour at the same pixels.
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
