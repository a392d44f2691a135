/// The kinds of files that a page is drawn into.
public enum PageFormat: String, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// A document of one page, with its text.
  case pdf
  /// Shapes; letters are shapes too.
  case svg
}
