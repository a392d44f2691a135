internal import LayoutEngine

extension SceneImage {
  /// The shown part of a picture, and its size.
  struct Placement {
    /// The part of the picture that is shown, in its pixels; inside the picture, and not empty.
    var part: Rect
    /// The part's size, in points, at which it repeats or fills the frame.
    var size: Size
  }

  /// The shown part and its size; `nil` if nothing is visible, or the part is not inside the picture.
  var placement: Placement? {
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let (part, size) = (part ?? whole, tile ?? frame.size)
    guard frame.width > 0, frame.height > 0, part.width > 0, part.height > 0, size.width > 0, size.height > 0,
      part.minX >= 0, part.minY >= 0, part.maxX <= whole.maxX, part.maxY <= whole.maxY
    else { return nil }
    return Placement(part: part, size: size)
  }
}
