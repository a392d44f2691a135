internal import LayoutEngine

/// A planned sheet of a review: its head and foot, and a closure for its content.
struct Sheet: Sendable {
  /// The number, which stays the same whatever is added to the review: `lesson-1.iphone-16-pro`.
  var number: String
  var title: String
  /// The sheet's subject, in a few words.
  var subtitle = ""
  /// The sheet's title in the contents; `nil` for a sheet that continues the previous one.
  var listing: String?
  /// The index of its section in the review.
  var section: Int
  /// The index of the last section that begins on the sheet, if several share it; `nil` for its only one.
  var lastSection: Int?
  /// The destination of the page that the sheet is about, for a link; `nil` on the page's own sheets.
  var page: String?
  /// The sheet's size, in points; `nil` for the review's paper.
  var paper: Size?
  /// True if it has no head, foot or room for notes.
  var isBare = false
  /// Makes the views, only when the sheet is laid out, so that few views are in memory at a time.
  var content: @MainActor @Sendable () -> SheetContent

  /// The destination of links and bookmarks to the sheet.
  var destination: String { number }
  /// Further destinations, for the sections that begin on the sheet.
  var anchors: [String] = []
  var destinations: [String] { [destination] + anchors }
}

/// A group of sheets: those of a page, or those of the findings.
struct ReviewSection: Sendable {
  var title: String
  /// The destination of the section's first sheet.
  var destination: String
  /// True if the section is about a page, so that readers go through it in order.
  var isPage: Bool
}
