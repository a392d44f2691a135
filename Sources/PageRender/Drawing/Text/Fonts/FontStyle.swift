/// The weight and slant of a face, with the ranges of its axes.
struct FontStyle {
  /// The weights on OpenType's scale; more than one if the face has a weight axis.
  var weights: ClosedRange<Int>
  var isItalic: Bool
  /// True if an axis makes an upright face slanted.
  var canSlant = false

  init(weight: Int, isItalic: Bool) {
    weights = weight...weight
    self.isItalic = isItalic
  }

  init(_ face: FontFaceDetails) {
    self.init(weight: face.names.weight, isItalic: face.names.isItalic)
    if let axis = face.axes.first(where: { $0.tag == .weight }) {
      // OpenType's weights end at 1000; the numbers of a hostile font may be larger.
      weights = Int(max(axis.range.lowerBound, 0))...Int(max(axis.range.upperBound, 0))
    }
    canSlant = face.axes.contains { $0.tag == .italic || $0.tag == .slant }
  }

  /// The index of the style nearest to a request (CSS Fonts 4, 5.2), the first of equals; `nil` without
  /// styles.
  ///
  /// The wanted slant counts first, then the distance to the weight. Of two equal distances the bolder weight
  /// wins for requests of at least 500, and the lighter one below.
  static func nearest(in styles: [FontStyle], to weight: FontWeight, isItalic: Bool) -> Int? {
    // Clamped, because a weight may be any integer.
    let wanted = min(max(weight.rawValue, 0), 10_000)
    func distance(_ index: Int) -> (slant: Int, weight: Int, side: Int) {
      let style = styles[index]
      let nearest = min(max(wanted, style.weights.lowerBound), style.weights.upperBound)
      let isOnPreferredSide = (nearest > wanted) == (wanted >= 500)
      let slant = style.isItalic == isItalic ? 0 : isItalic && style.canSlant ? 1 : 2
      return (slant, abs(wanted - nearest), isOnPreferredSide ? 0 : 1)
    }
    return styles.indices.min { distance($0) < distance($1) }
  }
}

extension FontCatalog.GivenFace {
  var style: FontStyle { FontStyle(details) }

  /// The face at the position on its axes that a descriptor asks for. The descriptor's own variations take
  /// precedence.
  ///
  /// The position has the descriptor's weight, a slant if the face is not italic itself, and the font size if
  /// the face has optical sizes (as on iOS).
  func placed(for font: FontDescriptor, from instance: FontInstance? = nil) -> FontFaceID {
    var id = id
    for (place, axis) in details.axes.enumerated() {
      let start = instance.map { $0.coordinates[place].value } ?? axis.standard
      let wanted = font.variations.first { $0.axis == axis.tag }?.value ?? wish(for: axis, font) ?? start
      let value = min(max(wanted, axis.range.lowerBound), axis.range.upperBound)
      if value != axis.standard {
        id.variations = id.variations.setting(FontVariation(axis.tag, value: value))
      }
    }
    return id
  }

  private func wish(for axis: FontAxis, _ font: FontDescriptor) -> Double? {
    switch axis.tag {
    case .weight: Double(min(max(font.weight.rawValue, 0), 10_000))
    case .opticalSize: font.pointSize
    case .italic: font.isItalic && !details.names.isItalic ? 1 : nil
    // Slants to the right are negative (OpenType, "slnt").
    case .slant:
      font.isItalic && !details.names.isItalic && !details.axes.contains { $0.tag == .italic }
        ? (axis.range.lowerBound < 0 ? axis.range.lowerBound : axis.range.upperBound) : nil
    default: nil
    }
  }
}
