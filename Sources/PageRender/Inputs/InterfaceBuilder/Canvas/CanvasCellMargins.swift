internal import LayoutEngine
internal import PageBase

/// The layout margins that Interface Builder's canvas gives to the content view of a table view cell. Read off the saved frames of 1,341
/// public documents.
struct CanvasCellMargins {
  var device: CanvasDevice?
  var toolsVersion: Int
  /// True for the cell that is a xib's own object.
  var isAlone: Bool
  /// True for a row of a table that is a view in another.
  var isInnerTable: Bool
  /// True for a row of an inset grouped table, which Xcode 26 gives 16 on any screen.
  var isInset = false

  /// The margin above and below, in points.
  var end: Double {
    if isOld { return Self.oldMargin }
    return CanvasEra(toolsVersion: toolsVersion) == .fourth ? 15 : 11
  }

  /// The margin at the sides, in points. The screen decides, as it does for the rows of a device, but for a cell that was left at the
  /// width of the smallest one. In Xcode 9 and 10 a cell wider than its screen has the margins of its own width.
  func side(ofWidth width: Double?) -> Double {
    if isOld { return Self.oldMargin }
    let screen = device?.size.width ?? 600
    let widths = CanvasEra(toolsVersion: toolsVersion) == .first ? [screen, width ?? 0] : [screen]
    let isNarrow = isInset && CanvasEra(toolsVersion: toolsVersion) == .fourth
    let row = isNarrow ? 0 : widths.map { DeviceRules.rowMargin(Size(width: $0, height: $0)) }.max() ?? 0
    if row > 0, width ?? screen > Self.smallestScreenWidth { return row }
    return isTight ? Self.separatorInset : 16
  }

  /// The margin at the side of an accessory, in points.
  static let besideAccessory = 8.0

  /// True for Xcode 8 and 9.0, which give a cell the margins of any view.
  private var isOld: Bool { toolsVersion < 13_500 }
  private static let oldMargin = 8.0
  private static let smallestScreenWidth = 320.0
  /// The separator's inset up to iOS 13.
  private static let separatorInset = 15.0

  /// True where content begins at the separator's inset: in a cell alone of Xcode 11, in the rows of an inner table of Xcode 9 and 10.
  private var isTight: Bool {
    isAlone && device?.id == "retina4_7" && (14_800..<16_100).contains(toolsVersion)
      || isInnerTable && CanvasEra(toolsVersion: toolsVersion) == .first
  }
}
