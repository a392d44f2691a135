internal import LayoutEngine
internal import PageDrawing

/// A picture of the reported differences over the pale page. One colour marks ink only in the artboard, a
/// second one ink only on the page, and a third one ink that differs in both.
struct DifferenceOverlay {
  /// The colour of ink only in the artboard; the three colours differ in lightness too.
  static let designInk: UInt32 = 0xFFD7_0015
  static let pageInk: UInt32 = 0xFF4A_90E2
  static let otherInk: UInt32 = 0xFFF2_A900

  private let pictures: DesignPictures
  /// The regions of the reported differences, with their backgrounds. Region 0 is a placeholder for
  /// everything outside of them.
  private var regions: [Region] = [Region(tolerance: 0)]
  /// The index in `regions` for each pixel.
  private var owners: [UInt8]
  private let isBackgroundTold: Bool

  private struct Region {
    /// The largest difference of a channel at which colours count as equal.
    var tolerance: Int
    /// True if both pictures have ink in the region, though not equal.
    var isInBoth = false
    var page = SampledColor(.white)
    var design = SampledColor(.white)
  }

  /// - Parameter comparison: A comparison that has run.
  init(_ comparison: ArtboardComparison) {
    pictures = comparison.pictures
    let size = pictures.page.levels[0].size
    owners = Array(repeating: 0, count: size.width * size.height)
    // An element that was not found in an artboard of another size may be there all the same.
    let told = comparison.differences.filter { $0.kind != .notFound }
    isBackgroundTold = told.contains { $0.isBackground }
    // An element on top of a reported one may be as designed.
    for index in comparison.elements.indices {
      let own = told.filter { $0.element == index }
      for difference in own { add(difference) }
      guard own.isEmpty, let place = comparison.place(of: index) else { continue }
      fill(pictures.pixels(comparison.elements[index].box), with: 0)
      fill(place, with: 0)
    }
    for difference in told where difference.element == nil { add(difference) }
  }

  private mutating func add(_ difference: DesignDifference) {
    let areas = [difference.here, difference.there].compactMap(\.self).map { pictures.pixels($0, beyond: 2) }
    guard let first = areas.first, regions.count < UInt8.max else { return }
    // Reported colours may be hard to tell apart, so they need a lower tolerance.
    let tolerance = difference.isColor ? pictures.tolerance : 8 + 2 * pictures.tolerance
    regions.append(
      Region(
        tolerance: tolerance, isInBoth: difference.kind == .picture || difference.isColor,
        page: Self.ground(around: first, in: pictures.page.image) ?? pictures.grounds.page,
        design: Self.ground(around: areas.last ?? first, in: pictures.design.image) ?? pictures.grounds.design
      ))
    for area in areas { fill(area, with: UInt8(regions.count - 1)) }
  }

  /// The most frequent colour along an area's edge.
  private static func ground(around area: PixelRectangle, in image: PixelImage) -> SampledColor? {
    let area = area.grown(by: 1).clipped(to: PixelSize(width: image.width, height: image.height))
    return image.withRows { SampledColor.mostFrequent(of: $0.edge(of: area))?.color }
  }

  private mutating func fill(_ area: PixelRectangle, with owner: UInt8) {
    let size = pictures.page.levels[0].size
    let area = area.clipped(to: size)
    for y in area.y { for x in area.x { owners[y * size.width + x] = owner } }
  }

  func picture() throws(ImageError) -> PixelImage {
    let (page, design) = (pictures.page.image, pictures.design.image)
    let buffer = try PixelBuffer(
      width: page.width, height: page.height, pixelLimit: ImageDecoder.pixelLimit)
    let (target, bytesPerRow) = (buffer.pixels, buffer.bytesPerRow)
    pictures.sharpPage.withRows { sharp in
      page.withRows { own in
        design.withRows { other in
          for y in 0..<page.height {
            let line = (target + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<page.width {
              let pale = Self.pale(sharp.pixel(x, y))
              let pair = (own.pixel(x, y), other.pixel(x, y))
              let owner = owners[y * page.width + x]
              let told = owner == 0 ? nil : inside(regions[Int(owner)], pair, pale)
              line[x] = told ?? outside(pair, pale)
            }
          }
        }
      }
    }
    return buffer.image(isOpaque: true)
  }

  /// The colour outside of all regions: pale, and tinted if only the background differs.
  private func outside(_ pair: (UInt32, UInt32), _ pale: UInt32) -> UInt32 {
    guard isBackgroundTold,
      SampledColor(pair.0).distance(to: pictures.grounds.page) <= pictures.tolerance,
      SampledColor(pair.1).distance(to: pictures.grounds.design) <= pictures.tolerance
    else { return pale }
    return Self.mixed(pale, Self.otherInk, 0.25)
  }

  /// The colour of a pixel in a region; `nil` if both pictures show the same colour there, or their
  /// backgrounds.
  private func inside(_ region: Region, _ pair: (UInt32, UInt32), _ pale: UInt32) -> UInt32? {
    let (here, there) = (SampledColor(pair.0), SampledColor(pair.1))
    let difference = here.distance(to: there)
    guard difference > region.tolerance else { return nil }
    let (ink, otherInk) = (here.distance(to: region.page), there.distance(to: region.design))
    guard max(ink, otherInk) > region.tolerance else { return nil }
    if region.isInBoth { return Self.otherInk }
    // Antialiased edges differ by less and are tinted less.
    let strength = min(max(Double(difference) / 96, 0.35), 1)
    if otherInk > 2 * ink + region.tolerance { return Self.mixed(pale, Self.designInk, strength) }
    if ink > 2 * otherInk + region.tolerance { return Self.mixed(pale, Self.pageInk, strength) }
    return Self.otherInk
  }

  /// Returns the pixel in grey, with a quarter of its contrast to white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    0xFF00_0000 | UInt32(192 + Lightness.luma(of: pixel) / 4) * 0x01_0101
  }

  private static func mixed(_ pixel: UInt32, _ ink: UInt32, _ strength: Double) -> UInt32 {
    let weight = UInt32(strength * 256)
    func channel(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 0xFF) * (256 - weight) + (ink >> shift & 0xFF) * weight) >> 8) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}

extension DesignDifference {
  fileprivate var isBackground: Bool { if case .background = kind { true } else { false } }

  fileprivate var isColor: Bool {
    switch kind {
    case .color, .textColor: true
    default: false
    }
  }
}
