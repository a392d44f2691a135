public import LayoutEngine

/// The size of a review's sheets.
public enum Paper: Hashable, Sendable {
  /// Sheets lie on their long side, as the screens on them stand.
  case a4, a3, letter
  /// Each sheet shows one screen, and is as large as that needs.
  case screen

  /// The sheet's size, in points of 1/72 inch; `nil` where the screen decides. A4 and A3 are ISO 216's millimetres in whole points.
  public var size: Size? {
    switch self {
    case .a4: Size(width: 842, height: 595)
    case .a3: Size(width: 1191, height: 842)
    case .letter: Size(width: 792, height: 612)
    case .screen: nil
    }
  }

  /// All, by the names of the command line.
  public static let names: [(name: String, choice: Paper)] = [
    ("a4", .a4), ("a3", .a3), ("letter", .letter), ("screen", .screen),
  ]

  /// The size of sheets that show no screen, where screens decide about the others.
  static let standard = Paper.a4.size ?? Size(width: 842, height: 595)
}
