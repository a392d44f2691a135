/// The file formats that a page is drawn into.
public enum PageFormat: String, CaseIterable, Sendable {
  /// A picture made of pixels.
  case png
  /// A PDF document of one page, with its text.
  case pdf
  /// A vector drawing, in which letters are shapes too.
  case svg
}
