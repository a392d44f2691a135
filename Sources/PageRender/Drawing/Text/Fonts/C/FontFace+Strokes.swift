internal import CCairo

/// The place and thickness of a font's lines below and through text, in units of its em.
struct StrokeMetrics: Equatable {
  /// The middle of the line; above the baseline is positive.
  var position: Double
  var thickness: Double
}

extension FontFace {
  /// `post.underlinePosition` and `underlineThickness`; FreeType gives the position of the middle. A font without
  /// them gets a twentieth of an em, a tenth below the baseline.
  var underline: StrokeMetrics {
    let em = Double(unitsPerEm)
    let (position, thickness) = (handle.pointee.underline_position, handle.pointee.underline_thickness)
    guard thickness > 0 else { return StrokeMetrics(position: -0.1, thickness: Self.defaultThickness) }
    return StrokeMetrics(position: Double(position) / em, thickness: Double(thickness) / em).limited
  }

  /// `OS/2.yStrikeoutPosition`, the upper edge of the line, and `yStrikeoutSize`. A font without them gets a
  /// twentieth of an em in the middle of its small letters.
  var strikethrough: StrokeMetrics {
    let em = Double(unitsPerEm)
    if let table = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2) {
      let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
      if os2.version != 0xFFFF, os2.yStrikeoutSize > 0 {
        let thickness = Double(os2.yStrikeoutSize) / em
        return StrokeMetrics(
          position: Double(os2.yStrikeoutPosition) / em - thickness / 2, thickness: thickness
        ).limited
      }
    }
    let xHeight = box.xHeight > 0 ? box.xHeight : 0.5
    return StrokeMetrics(position: xHeight / 2, thickness: Self.defaultThickness)
  }

  private static let defaultThickness = 0.05
}

extension StrokeMetrics {
  /// The metrics limited to the em, whatever the font's tables say.
  fileprivate var limited: StrokeMetrics {
    StrokeMetrics(position: min(max(position, -1), 1), thickness: min(thickness, 0.5))
  }
}
