internal import CCairo

/// The position and thickness of a font's underline or strikethrough, in ems.
struct StrokeMetrics: Equatable {
  /// The position of the line's middle; positive above the baseline.
  var position: Double
  var thickness: Double
}

extension FontFace {
  /// The underline of `post.underlinePosition`, which FreeType converts to the middle, and
  /// `underlineThickness`.
  ///
  /// A font without them gets an underline a twentieth of an em thick, a tenth below the baseline.
  var underline: StrokeMetrics {
    let em = Double(unitsPerEm)
    let (position, thickness) = (handle.pointee.underline_position, handle.pointee.underline_thickness)
    guard thickness > 0 else { return StrokeMetrics(position: -0.1, thickness: Self.defaultThickness) }
    return StrokeMetrics(position: Double(position) / em, thickness: Double(thickness) / em).limited
  }

  /// The strikethrough of `OS/2.yStrikeoutPosition`, its upper edge, and `yStrikeoutSize`.
  ///
  /// A font without them gets a strikethrough a twentieth of an em thick, in the middle of its small letters.
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
  /// The metrics limited to the em, as a font's tables may have any values.
  fileprivate var limited: StrokeMetrics {
    StrokeMetrics(position: min(max(position, -1), 1), thickness: min(thickness, 0.5))
  }
}
