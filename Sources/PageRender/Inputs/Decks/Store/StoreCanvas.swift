internal import LayoutEngine
internal import PageBase

/// The geometry of a store picture, in points.
struct StoreCanvas {
  var size: Size
  var isMirrored: Bool

  /// The factor of lengths, 1 on a 6.9-inch iPhone in portrait (440 × 956 pt): the root of the areas' ratio.
  var unit: Double { (size.width * size.height / (440 * 956)).squareRoot() }

  /// The distance from the picture's edges to the caption.
  var margin: Double { max(32 * unit, 0.075 * size.width) }

  /// The area of a caption's text.
  func captionBox(_ caption: StoreCaption) -> Rect {
    let height = size.height * caption.height
    // In landscape the margins follow the height, of which a caption has little.
    let (outer, inner) = (min(48 * unit, 0.065 * size.height), min(24 * unit, 0.033 * size.height))
    let top = caption.place == .above ? outer : size.height - height + inner
    return Rect(
      x: margin, y: top, width: max(size.width - 2 * margin, 1), height: max(height - outer - inner, 1))
  }

  /// The frame of a device before its rotation: below or above the caption, cut by the picture's edge if it is
  /// too tall.
  ///
  /// - Parameter shape: The size of the device in any unit.
  func deviceFrame(_ device: StoreDevice, shape: Size, caption: StoreCaption) -> Rect {
    let width = size.width * device.width
    let height = width * shape.height / shape.width
    let area = size.height * caption.height
    let top = caption.place == .above ? area : size.height - area - height
    let shift = (isMirrored ? -1 : 1) * device.x * size.width
    return Rect(
      x: (size.width - width) / 2 + shift, y: top + device.y * size.height, width: width, height: height)
  }

  /// The rotation of a device, in degrees clockwise.
  func rotation(_ device: StoreDevice) -> Double { isMirrored ? -device.rotation : device.rotation }

  /// The frame of a ground that extends over all pages side by side; in right-to-left layout the first page
  /// is at the right.
  func panorama(page index: Int, of count: Int) -> Rect {
    let place = isMirrored ? count - 1 - index : index
    return Rect(
      x: -Double(place) * size.width, y: 0, width: size.width * Double(count), height: size.height)
  }

  /// The points of a gradient's first and last colour, as fractions of its frame.
  ///
  /// - Parameter angle: In degrees: 0 downwards, 90 from the leading to the trailing edge.
  func gradient(angle: Double) -> (from: Point, to: Point) {
    let radians = angle * .pi / 180
    let (x, y) = ((isMirrored ? -1 : 1) * sine(radians) / 2, sine(radians + .pi / 2) / 2)
    return (Point(x: 0.5 - x, y: 0.5 - y), Point(x: 0.5 + x, y: 0.5 + y))
  }

  /// The sine by its Taylor series, whose result is the same with every C library.
  private func sine(_ radians: Double) -> Double {
    let turns = (radians / (2 * .pi)).rounded()
    let x = radians - turns * 2 * .pi
    var (term, sum) = (x, x)
    for order in stride(from: 2.0, through: 30, by: 2) {
      term *= -x * x / (order * (order + 1))
      sum += term
    }
    return abs(sum) < 1e-12 ? 0 : sum
  }
}
