internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// An exported artboard, prepared for comparison with a screen.
struct Artboard {
  /// The pixels of the file.
  let image: PixelImage
  /// The screen's size in points.
  let screen: Size
  /// The number of the file's pixels per point of the screen.
  let pixelsPerPoint: Double

  init(_ image: PixelImage, screen: Size, pixelsPerPoint: Double) {
    self.image = image
    self.screen = screen
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// The artboard's size, in points of the screen.
  var size: Size {
    Size(width: Double(image.width) / pixelsPerPoint, height: Double(image.height) / pixelsPerPoint)
  }

  /// The artboard's width and height minus the screen's, in points; 0 for a difference within rounding.
  var excess: Size {
    func excess(_ own: Double, _ screen: Double) -> Double {
      abs(own - screen) <= max(1, Self.sameShare * screen) ? 0 : own - screen
    }
    return Size(width: excess(size.width, screen.width), height: excess(size.height, screen.height))
  }

  var hasOtherSize: Bool { excess != .zero }

  /// The x coordinate of the artboard's left edge in the screen, in points: the two are centred on each
  /// other.
  var left: Double { -excess.width / 2 }

  /// True if the file is lossily compressed, so that its colours are inexact.
  var isLossy: Bool { image.encoded != nil }

  /// The number of pixels per side that are merged into one; matching needs about two pixels per point.
  var reduction: Int { max(1, Int((pixelsPerPoint / 1.5).rounded(.down))) }

  /// True if the artboard was scaled by a fraction and so filtered.
  var isResized: Bool { pixelsPerPoint != pixelsPerPoint.rounded() }

  /// True if the pixels are too large to locate elements, so that each becomes two by two.
  var isDoubled: Bool { pixelsPerPoint < 1.45 }

  /// The share up to which sizes count as equal: exports round to whole pixels, and phones' aspect ratios
  /// differ a little.
  private static let sameShare = 0.004
}

extension Artboard {
  /// Interprets a file as an artboard at any scale of the screen, or at a whole scale of another screen.
  ///
  /// - Throws: `ArtboardError` if the picture is too small to show the screen.
  static func readings(
    of image: PixelImage, screen: Size
  ) throws(ArtboardError) -> (first: Artboard, others: [Artboard]) {
    let stretched = Double(image.width) / max(screen.width, 1)
    guard stretched >= leastPixels, Double(image.height) / stretched >= leastHeight else {
      throw ArtboardError.tooSmall(width: image.width, height: image.height, screen: screen)
    }
    let whole = stretched.rounded()
    if whole >= 1, abs(stretched - whole) * screen.width <= 1 {
      return (Artboard(image, screen: screen, pixelsPerPoint: whole), [])
    }
    var asWide = Artboard(image, screen: screen, pixelsPerPoint: stretched)
    if !asWide.hasOtherSize, screen.height > screen.width {
      // Rounding to whole pixels changes the longer side by a smaller share.
      asWide = Artboard(image, screen: screen, pixelsPerPoint: Double(image.height) / screen.height)
    }
    let others = [1.0, 2, 3, 4].map { Artboard(image, screen: screen, pixelsPerPoint: $0) }
      .filter { abs($0.excess.width) <= largestExcess * screen.width }
    if asWide.hasOtherSize, let first = others.first { return (first, Array(others.dropFirst())) }
    return (asWide, others)
  }

  /// The least number of pixels per point at which text can be read.
  private static let leastPixels = 0.5
  /// The least height of an artboard, in points.
  private static let leastHeight = 20.0
  /// The maximum share of the screen's width by which another device's width may differ.
  private static let largestExcess = 0.25

  /// A sentence about the artboard's size; `nil` if the size is the screen's at a whole scale.
  var sizeSentence: String? {
    let here = "\(Self.number(screen.width)) × \(Self.number(screen.height)) pt"
    guard hasOtherSize else {
      guard isResized else { return nil }
      return "the artboard's \(image.width) × \(image.height) pixels are not a whole multiple of \(here), "
        + "so it was scaled"
    }
    let there = "\(Self.number(size.width)) × \(Self.number(size.height)) pt"
    let untold =
      switch (excess.width != 0, excess.height != 0) {
      case (true, true): "position and size"
      case (true, false): "horizontal position and width"
      default: "vertical position and height"
      }
    return "the artboard is \(there), the screen \(here): differences in \(untold) are not listed"
  }

  private static func number(_ value: Double) -> String { Wording.number((value * 10).rounded() / 10) }
}

/// The reasons why a picture cannot be the artboard of a screen.
enum ArtboardError: Error, Hashable {
  /// The artboard has too few pixels; its size is in pixels, the screen's in points.
  case tooSmall(width: Int, height: Int, screen: Size)

  /// The error's message, which continues a sentence that begins with the file's name.
  var message: String {
    switch self {
    case .tooSmall(let width, let height, let screen):
      "is \(width) × \(height) pixels, too small for a screen of \(Wording.number(screen.width)) × "
        + "\(Wording.number(screen.height)) points; export the artboard at 1x or more"
    }
  }
}
