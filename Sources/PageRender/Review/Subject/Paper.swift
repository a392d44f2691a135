public import LayoutEngine

/// The size of a review's sheets.
public enum Paper: Hashable, Sendable {
  /// The landscape format of the paper size.
  case a4, a3, letter
  /// A sheet for each screen, in the size that the screen needs.
  case screen

  /// The sheet's size, in points of 1/72 inch; `nil` if screens determine it. A4 and A3 are rounded from ISO
  /// 216.
  public var size: Size? {
    switch self {
    case .a4: Size(width: 842, height: 595)
    case .a3: Size(width: 1191, height: 842)
    case .letter: Size(width: 792, height: 612)
    case .screen: nil
    }
  }

  /// The sizes of paper, by their names on the command line.
  public static let names: [(name: String, choice: Paper)] = [
    ("a4", .a4), ("a3", .a3), ("letter", .letter), ("screen", .screen),
  ]

  /// The size of sheets without a screen, if screens determine the size of the others.
  static let standard = Paper.a4.size ?? Size(width: 842, height: 595)
}
