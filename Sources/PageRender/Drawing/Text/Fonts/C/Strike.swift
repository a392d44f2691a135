internal import CCairo
internal import LayoutEngine

/// The bitmaps of a face at its largest size, from which all sizes are drawn.
struct Strike {
  let index: Int32
  /// The pixels per em, horizontally and vertically.
  let ppem: (x: Double, y: Double)
  /// The height of a picture; `pictureBottom` is its lower edge above the baseline. Both are in ems.
  let pictureHeight: Double
  let pictureBottom: Double

  /// `nil` if the face has no bitmaps, or bitmaps of an implausible size.
  init?(largestOf face: FT_Face) {
    guard let sizes = face.pointee.available_sizes else { return nil }
    let indices = 0..<Int(face.pointee.num_fixed_sizes)
    guard let largest = indices.max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }),
      FT_Select_Size(face, FT_Int(largest)) == 0, let size = face.pointee.size
    else { return nil }
    index = Int32(largest)
    // FreeType's sizes are in 1/64 of a pixel.
    ppem = (Double(sizes[largest].x_ppem) / 64, Double(sizes[largest].y_ppem) / 64)
    guard (1...2048).contains(ppem.x), (1...2048).contains(ppem.y) else { return nil }
    let metrics = size.pointee.metrics
    let (top, bottom) = (Double(metrics.ascender) / 64 / ppem.y, Double(metrics.descender) / 64 / ppem.y)
    // A face that also has outlines (sbix) has the metrics of its outlines; its pictures fill the em.
    let isPlausible = face.pointee.face_flags & FT_FACE_FLAG_SCALABLE == 0 && (0.5...2).contains(top - bottom)
    pictureHeight = isPlausible ? top - bottom : 1
    pictureBottom = isPlausible ? bottom : -0.1275
  }
}

extension Strike {
  /// The frame of a glyph's picture, in points.
  func frame(of picture: ColorBitmap, at origin: (x: Double, y: Double), pointSize: Double) -> Rect {
    let (horizontal, vertical) = (pointSize / ppem.x, pointSize / ppem.y)
    return Rect(
      x: origin.x + Double(picture.left) * horizontal, y: origin.y - Double(picture.top) * vertical,
      width: Double(picture.width) * horizontal, height: Double(picture.height) * vertical)
  }
}
