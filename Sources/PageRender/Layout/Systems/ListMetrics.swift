package import LayoutEngine
package import PageDrawing

/// The look of tables and lists.
package struct ListMetrics: Hashable, Sendable {
  /// The end of a separator on the trailing side.
  package enum SeparatorEnd: Hashable, Sendable {
    case edge
    case margin
  }

  /// The margins of rows, headers and footers in the cards of inset grouped sections.
  package enum CardMargins: Hashable, Sendable {
    /// The margins of rows at the screen's sides.
    case ofRows
    /// The margins of the screen's root view.
    case ofScreen
  }

  /// The place of the two lines of a row in a plain table.
  package struct PlainLines: Hashable, Sendable {
    /// The least height of the row.
    package var height: Double
    /// The distance of the first line from the row's top, and of the second from the first.
    package var top: Double
    package var gap: Double
  }

  /// The height of a row of the classic styles, and the least height of such a row that sizes itself.
  package var rowHeight: Double
  /// The least height of a row with a content configuration.
  package var contentRowHeight: Double
  /// The margins above and below a row's content.
  package var rowPadding: Double
  /// The text style of a row's second line.
  package var detailStyle: TextStyle
  /// The lines of a row in a plain table; `nil` for lines in its middle.
  package var plainLines: PlainLines?
  /// The least height of a row with two lines in other tables.
  package var twoLineHeight: Double
  /// The corner radius of the cards of inset grouped sections.
  package var cardRadius: Double
  package var cardMargins: CardMargins
  package var separatorEnd: SeparatorEnd
  /// The height of a separator in points; `nil` for a pixel.
  package var separatorHeight: Double?
  /// The text style of the titles of grouped sections.
  package var headerStyle: TextStyle
  package var isHeaderUppercase: Bool
  /// The heights of a grouped section's header with one line of title: of the first section, and of others.
  package var firstHeader: Double
  package var header: Double
  /// The height of such a header below a large title or an untitled footer; `nil` if it has the others'.
  package var closeHeader: Double?
  /// True if headers whose height nobody sets grow with their titles, in tables of documents too.
  package var doHeadersGrow: Bool
  /// The distance of a header's title from the header's end.
  package var headerBottom: Double
  /// The heights of a grouped section's header without title, and of a footer without title.
  package var firstGap: Double
  package var gap: Double
  package var footerGap: Double
  /// The distances of a footer's title from the footer's top and, at least, from its end.
  package var footerTop: Double
  package var footerBottom: Double
  package var plainHeader: Double
  /// The distance of a plain header from the rows before it.
  package var plainHeaderPadding: Double
  package var disclosureSize: Size
  package var checkmarkSize: Size
}
