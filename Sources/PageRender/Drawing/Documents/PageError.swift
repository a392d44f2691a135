public import LayoutEngine
public import PageBase

/// An error of laying out, drawing or writing a page.
public enum PageError: Error {
  case layout(LayoutError)
  case text(TextError)
  /// A failed operation of drawing and its reason, in cairo's own words if cairo failed.
  case drawing(operation: String, reason: String)
  case encoding(PNGEncodingError)
  case writing(FileWriteError)
  /// A picture without which the page is not drawn.
  case picture(Diagnostic)
  /// An error of an unexpected type, in words.
  case unexpected(String)

  /// Wraps an error that drawing, encoding or writing throws.
  public init(_ error: any Error) {
    switch error {
    case let error as PageError: self = error
    case let error as TextError: self = .text(error)
    case let error as FontError: self = .text(.font(error))
    case let error as CairoError: self = .drawing(operation: error.operation, reason: error.message)
    case let error as PDFDocumentError: self = .drawing(operation: "PDF", reason: error.description)
    case let error as PNGEncodingError: self = .encoding(error)
    case let error as FileWriteError: self = .writing(error)
    case let error as ArtworkFault: self = .picture(error.diagnostic)
    case let error as ImageError:
      self = .picture(
        Diagnostic(
          .error, "a picture \(error.message)", exitCode: error.isLimit ? .limit : .badInput))
    default: self = .unexpected("\(error)")
    }
  }
}

extension PageError {
  /// The error as a diagnostic that names no page.
  public var diagnostic: Diagnostic {
    if case .picture(let fault) = self { return fault }
    return Diagnostic(.error, wording.message, exitCode: wording.exitCode)
  }

  package var wording: (message: String, exitCode: ExitCode) {
    switch self {
    case .layout(.input(let error)): (error.message, .badInput)
    case .layout(.stepLimit): ("its constraints take too many steps to solve; simplify them", .limit)
    case .text(let error): (error.description, error.exitCode)
    case .drawing(_, CairoError.noMemory):
      ("the picture needs more memory than there is\(LargestPicture.remark)", .limit)
    case .drawing(let operation, let reason): ("\(operation) failed: \(reason)", .internalError)
    case .encoding(.outOfMemory):
      ("the picture needs more memory than there is\(LargestPicture.remark)", .limit)
    case .encoding(.badSize(let width, let height, _)):
      ("a picture of \(width) × \(height) pixels cannot be written", .limit)
    case .writing(let error): (error.message, .cannotWrite)
    case .picture(let fault): (fault.message, fault.exitCode ?? .badInput)
    case .unexpected(let reason): ("unexpected fault: \(reason); please report it", .internalError)
    }
  }
}
