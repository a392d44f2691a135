public import LayoutEngine

/// Why a page cannot be laid out, drawn or written.
public enum PageError: Error {
  case layout(LayoutError)
  case text(TextError)
  /// cairo's own words for what is wrong, and what was being done.
  case drawing(operation: String, reason: String)
  case encoding(PNGEncodingError)
  case writing(FileWriteError)
  /// A fault none of the parts should have, in words.
  case unexpected(String)

  /// Sorts what drawing, encoding and writing throw.
  public init(_ error: any Error) {
    switch error {
    case let error as PageError: self = error
    case let error as TextError: self = .text(error)
    case let error as FontError: self = .text(.font(error))
    case let error as CairoError: self = .drawing(operation: error.operation, reason: error.message)
    case let error as PDFDocumentError: self = .drawing(operation: "PDF", reason: error.description)
    case let error as PNGEncodingError: self = .encoding(error)
    case let error as FileWriteError: self = .writing(error)
    default: self = .unexpected("\(error)")
    }
  }
}
