/// The tracking of the iOS system font: the space that it adds after every glyph, by size.
///
/// It belongs to SF's letter shapes, so only glyphs of SF's stand-in get it. On iOS too, fallback fonts for
/// other scripts have spacing of their own.
enum SystemTracking {
  /// The tracking at a font size, in points. It is interpolated between two sizes of the table and constant
  /// beyond its ends.
  static func points(atSize pointSize: Double) -> Double {
    guard let last = table.last, pointSize < last.size else { return table.last?.points ?? 0 }
    guard let next = table.firstIndex(where: { $0.size > pointSize }), next > 0 else {
      return table[0].points
    }
    let (low, high) = (table[next - 1], table[next])
    return low.points + (high.points - low.points) * (pointSize - low.size) / (high.size - low.size)
  }

  /// The tracking by font size, both in points, from Apple's Human Interface Guidelines, Typography,
  /// "Tracking values", iOS (SF Pro).
  private static let table: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0.0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38),
    (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37),
    (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37),
    (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33),
    (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19),
    (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0.0),
  ]
}
