package import LayoutEngine

extension Device {
  /// The number of points per inch of the screen.
  ///
  /// The pixels per inch are those of Apple's technical specifications. Phones of scale 2 have 326, phones of
  /// scale 3 458 or 460, Plus models 401, and the minis 476 from iPhone 12 mini on; iPads have 264, iPad
  /// minis 326. A typed size has the number of a device of its idiom and scale.
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

  /// Returns true if the device's id contains a text. `contains` of strings takes several times as long, and
  /// sheets call this function often.
  private func isNamed(_ part: String) -> Bool {
    id.utf8.indices.contains { id.utf8[$0...].starts(with: part.utf8) }
  }

  private var isPadMini: Bool { isNamed("ipad-mini") }

  /// The physical size of the screen in an orientation, in points of paper (1/72 inch).
  package func physicalSize(in orientation: Orientation) -> Size {
    let factor = 72 / pointsPerInch
    let size = size(in: orientation)
    return Size(width: size.width * factor, height: size.height * factor)
  }
}
