public import LayoutEngine
public import PageBase

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

extension PageError {
  /// A diagnostic of a fault that concerns no page of a file.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, wording.message, exitCode: wording.exitCode)
  }

  package var wording: (message: String, exitCode: ExitCode) {
    switch self {
    case .layout(.input(let error)): (error.message, .badInput)
    case .layout(.stepLimit): ("its constraints take too many steps to solve; simplify them", .limit)
    case .text(let error): (error.description, error.exitCode)
    case .drawing(_, CairoError.noMemory): ("the picture needs more memory than there is", .limit)
    case .drawing(let operation, let reason): ("\(operation) failed: \(reason)", .internalError)
    case .encoding(.outOfMemory): ("the picture needs more memory than there is", .limit)
    case .encoding(.badSize(let width, let height, _)):
      ("a picture of \(width) × \(height) pixels cannot be written", .limit)
    case .writing(let error): (error.message, .cannotWrite)
    case .unexpected(let reason): ("unexpected fault: \(reason); please report it", .internalError)
    }
  }
}
