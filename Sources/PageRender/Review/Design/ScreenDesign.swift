internal import LayoutEngine

/// The comparison of a screen with its artboard.
struct ScreenDesign: Sendable {
  var screen: ReviewScreen
  /// The notes, the most informative first; empty if the screen is as designed.
  var notes: [DesignNote] = []
  var artboard: Shown

  enum Shown: Sendable {
    case compared(ShownArtboard)
    /// The reason why the artboard cannot be compared, in words.
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
  /// The free space for the numbers of marks, on the page and on the artboard.
  var room: (here: FreeRoom, there: FreeRoom)
}
