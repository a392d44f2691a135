internal import LayoutEngine

extension Device {
  /// How many points lie on an inch of the screen.
  ///
  /// From the pixels per inch in Apple's technical specifications: phones of two pixels a point have 326, those of three 458
  /// or 460 and, where 1080 pixels show 414 points, 401; the minis have 476 from iPhone 12 mini on; iPads have 264, the minis
  /// among them 326. Of a size that was typed, the phone's number, by its scale.
  public var pointsPerInch: Double {
    switch idiom {
    case .pad: isPadMini ? 326 / scale : 264 / scale
    case .phone:
      if scale < 2.5 {
        326 / scale
      } else if isNamed("plus"), size.width == 414 {
        401.0 * 414 / 1080
      } else if isNamed("mini") {
        // 1080 pixels show 375 points.
        476.0 * 375 / 1080
      } else {
        460 / scale
      }
    }
  }

  /// Returns true if the id has a part. Sheets ask again and again, and `contains` of strings takes several times as long.
  private func isNamed(_ part: String) -> Bool {
    id.utf8.indices.contains { id.utf8[$0...].starts(with: part.utf8) }
  }

  private var isPadMini: Bool { isNamed("ipad-mini") }

  /// The screen as it is held, in points of paper, 1/72 inch, in its natural size.
  func physicalSize(in orientation: Orientation) -> Size {
    let factor = 72 / pointsPerInch
    let size = size(in: orientation)
    return Size(width: size.width * factor, height: size.height * factor)
  }
}
