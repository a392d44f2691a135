internal import LayoutEngine

/// One sheet of a review, planned: its head and foot, and how what is between them is made.
struct Sheet: Sendable {
  /// Stays the same whatever is added to the review: `lesson-1.iphone-16-pro`.
  var number: String
  var title: String
  /// The sheet's subject, in a few words.
  var subtitle = ""
  /// The sheet's title in the contents; `nil` for a sheet that continues the one before.
  var listing: String?
  /// The place of its section among the review's.
  var section: Int
  /// The sheet's size, in points; `nil` is the review's paper.
  var paper: Size?
  /// True if it has no head, foot or room for notes.
  var isBare = false
  /// Makes the views when the sheet's turn comes, so that few are in memory at a time.
  var content: @MainActor @Sendable () -> SheetContent

  /// The name that links and bookmarks lead to it by.
  var destination: String { number }
  /// A further name: that of the section which begins with it.
  var anchor: String?
}

/// Sheets that belong together: those of a page, or the findings.
struct ReviewSection: Sendable {
  var title: String
  /// The destination of the section's first sheet.
  var destination: String
  /// True if it is about a page, and so one of those that readers go through in order.
  var isPage: Bool
}
