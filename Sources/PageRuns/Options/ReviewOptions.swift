package import PageRender

/// The options of `review`, except those of `AxisOptions`.
package struct ReviewOptions {
  package var output = "review.pdf"
  /// The title of the document; `nil` for the sources' own.
  package var title: String?
  package var date: Int?
  package var paper = Paper.a4
  package var frame = ScreenFrame.outline
  package var redlines = RedlineLevel.key
  package var redlineDevices: [String]?
  package var hasNotes = false
  package var showsAll = false
  /// True if pictures are embedded with all their pixels.
  package var keepsPictures = false
  /// The day by which to sign, in seconds since 1970; `nil` for none.
  package var signBy: Int?
  package var language = ReviewLanguage.english
  /// The path of snapshots or of a deck to compare with; `nil` for none.
  package var baseline: String?
  /// The path of a folder of artboards; `nil` for none.
  package var design: String?

  package init() {}
}
