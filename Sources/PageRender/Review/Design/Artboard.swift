internal import LayoutEngine

/// An exported artboard, read for being compared with a screen.
struct Artboard {
  /// The pixels of the file.
  let image: PixelImage
  /// Its size in pixels, and the screen's in points.
  let screen: Size
  /// Pixels of the file for a point of the screen: artboards of another width are scaled to it.
  let pixelsPerPoint: Double

  /// Reads a file.
  ///
  /// - Throws: `ImageError`, and `ArtboardError` where the picture is too small to be one of the screen.
  init(contentsOf file: String, screen: Size) throws {
    try self.init(ImageDecoder.decode(contentsOf: file), screen: screen)
  }

  init(_ image: PixelImage, screen: Size) throws(ArtboardError) {
    self.image = image
    self.screen = screen
    pixelsPerPoint = Double(image.width) / max(screen.width, 1)
    guard pixelsPerPoint >= Self.leastPixels, heightInPoints >= Self.leastHeight else {
      throw ArtboardError.tooSmall(width: image.width, height: image.height, screen: screen)
    }
  }

  /// Below this many pixels a point text is no longer text.
  private static let leastPixels = 0.5
  /// In points.
  private static let leastHeight = 20.0

  private var heightInPoints: Double { Double(image.height) / pixelsPerPoint }

  /// How much of the screen's height it has, in points.
  var shownHeight: Double { heightInPoints > screen.height - 1 ? screen.height : heightInPoints }

  /// Whether it came out of a codec that changes colours a little.
  var isLossy: Bool { image.encoded != nil }

  /// How many pixels along each side become one: matching needs no more than about two a point.
  var reduction: Int { max(1, Int((pixelsPerPoint / 1.5).rounded(.down))) }

  /// What is to be said of its size; `nil` where it is the screen's at a whole scale.
  var sizeSentence: String? {
    let rounded = pixelsPerPoint.rounded()
    let isWhole = rounded >= 1 && abs(pixelsPerPoint - rounded) * screen.width <= 1
    let scale = isWhole ? rounded : pixelsPerPoint
    let isAsHigh =
      abs(Double(image.height) - screen.height * scale) <= max(scale, 0.004 * screen.height * scale)
    let here = "\(Self.number(screen.width)) × \(Self.number(screen.height)) pt"
    if !isAsHigh {
      let height = Self.number(heightInPoints)
      return
        "the artboard is \(Self.number(screen.width)) × \(height) pt at the screen's width, the screen \(here): "
        + "their tops are aligned"
    }
    if isWhole { return nil }
    return "the artboard is \(image.width) × \(image.height) pixels, no multiple of \(here): it is scaled"
  }

  private static func number(_ value: Double) -> String { Wording.number((value * 10).rounded() / 10) }
}

/// Why a picture is no artboard of a screen.
enum ArtboardError: Error, Hashable {
  /// In pixels, and the screen in points.
  case tooSmall(width: Int, height: Int, screen: Size)

  /// To be read after the file's name.
  var message: String {
    switch self {
    case .tooSmall(let width, let height, let screen):
      "is \(width) × \(height) pixels, too small for a screen of \(Wording.number(screen.width)) × "
        + "\(Wording.number(screen.height)) points; export the artboard at 1x or more"
    }
  }
}
