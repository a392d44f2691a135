internal import Glibc
internal import LayoutEngine

extension ImageError {
  /// What is wrong with a picture a file names, at that place.
  func diagnostic(for image: Located<Deck.Picture>, in file: String) -> Diagnostic {
    let name =
      switch image.value {
      case .file(let file): file.written
      case .named(let name): name
      }
    return Diagnostic(
      .error, file: file, position: image.position, "image \(Wording.quoted(name)) \(message)",
      exitCode: isLimit ? .limit : .badInput)
  }

  var isLimit: Bool {
    switch self {
    case .tooLarge, .sideTooLong, .fileTooLarge, .outOfMemory, .tooSlow, .shapesTooLarge,
      .refused(.depth), .refused(.elements):
      true
    default: false
    }
  }

  /// To be read after the file's name.
  var message: String {
    switch self {
    case .unreadable(ENOENT): "does not exist; add the file or correct the name"
    case .unreadable(let code): InputFile.Failure.system(code).message
    case .notAnImage: "is neither a PNG nor a JPEG file; export it as PNG"
    case .unsupported(let format): "is a \(format) file; export it as PNG or JPEG"
    case .truncated: "ends too early; export it again"
    case .tooLarge(let width, let height, let limit):
      "has \(width) × \(height) pixels; at most \(limit >> 20) Mpx are read, so make it smaller"
    case .sideTooLong(let width, let height, let limit):
      "is \(width) × \(height) pixels; a side may have \(limit), so make it smaller"
    case .fileTooLarge(let bytes, let limit):
      "has \(bytes >> 20) MiB; at most \(limit >> 20) MiB are read, so make it smaller"
    case .corrupt(let reason): "is broken (\(reason)); export it again"
    case .shapesTooLarge(let width, let height):
      "is \(Wording.number(width)) × \(Wording.number(height)) points; that is too large to draw, so make it smaller"
    case .noSize: "says no size; give it a width and a height"
    case .refused(let refusal): refusal.message
    case .tooSlow(let milliseconds): "takes more than \(milliseconds) ms to draw; simplify it"
    case .programMissing(let name, let package):
      "is a PDF file, and the program \(name) that draws it is not installed; install the package \(package)"
    case .libraryMissing(let name, let package):
      "is an SVG file, and the library \(name) that draws it is not installed; install the package \(package)"
    case .programNotStarted(let name, let code):
      "cannot be drawn: \(name) does not start: \(String(cString: strerror(code)))"
    case .outOfMemory: "needs more memory than there is; make it smaller"
    }
  }
}

extension ArtworkFault {
  /// One line, where the picture is named.
  var diagnostic: Diagnostic {
    Diagnostic(
      .error, file: file, position: position, "image \(Wording.quoted(name)) \(error.message)",
      exitCode: error.isLimit ? .limit : .badInput)
  }
}

extension ImageError.Refusal {
  /// To be read after the file's name.
  fileprivate var message: String {
    switch self {
    case .text: "has text, which looks different on every machine; convert it to outlines"
    case .embedded(let name): "has an element \(Wording.quoted(name)), which is not drawn; export it as PNG"
    case .entities: "declares entities that are not plain text; export it again"
    case .encoding: "is not UTF-8; save it as UTF-8"
    case .depth(let limit): "is nested more than \(limit) elements deep; simplify it"
    case .elements(let limit): "has more than \(limit) elements; simplify it"
    }
  }
}

extension PageError {
  /// What is wrong with a page, as one line at the page's place in its file.
  public func diagnostic(page: PreparedPage, file: String) -> Diagnostic {
    // A file that cannot be written says nothing about the page.
    if case .writing = self { return diagnostic }
    return Diagnostic(
      .error, file: file, position: page.position, "page \(Wording.quoted(page.id)): \(wording.message)",
      exitCode: wording.exitCode)
  }

  /// What is wrong, where it concerns no page of a file.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, wording.message, exitCode: wording.exitCode)
  }

  private var wording: (message: String, exitCode: ExitCode) {
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

extension FileWriteError {
  /// What is wrong, as one line.
  public var diagnostic: Diagnostic { PageError.writing(self).diagnostic }
}

extension TextError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .font: .badInput
    case .tooLong, .tooManyCombiningMarks: .limit
    case .unicode: .internalError
    }
  }
}

extension FileWriteError {
  /// Which file, what was wrong, what to do.
  public var message: String {
    let hint =
      switch errno {
      case ENOSPC, EDQUOT: "; free some space or choose another folder"
      case EACCES, EPERM, EROFS: "; choose a folder you may write to"
      case ENOENT: "; no file can be made there: choose another folder"
      case EISDIR, ENOTDIR: "; something else has that name: move it or choose another folder"
      default: ""
      }
    return "cannot write \(Wording.quoted(path)): \(String(cString: strerror(errno)))\(hint)"
  }
}
