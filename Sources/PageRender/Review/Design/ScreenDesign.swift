internal import LayoutEngine

/// How a screen and its artboard compare.
struct ScreenDesign: Sendable {
  var screen: ReviewScreen
  /// The most telling first; empty where the screen is as it was designed.
  var notes: [DesignNote] = []
  var artboard: Shown

  enum Shown: Sendable {
    case compared(ShownArtboard)
    /// Why the artboard cannot be compared, in words.
    case fault(String)
  }

  var fault: String? { if case .fault(let words) = artboard { words } else { nil } }
}

/// A compared artboard as a sheet shows it.
struct ShownArtboard: Sendable {
  var picture: PackedPicture
  /// The artboard's frame over the screen, in points of the screen.
  var frame: Rect
  var difference: PackedPicture
  /// Room for the numbers of marks, on the page and on the artboard.
  var room: (here: FreeRoom, there: FreeRoom)
}
