internal import Glibc
internal import PageBase

/// Why a file did not become a picture.
public enum ImageError: Error, Hashable, Sendable {
  /// The file cannot be read; the operating system's error number. A folder is `EISDIR`.
  case unreadable(errno: Int32)
  /// The bytes begin as neither a PNG nor a JPEG does.
  case notAnImage
  /// An image of a kind that is not read, such as GIF.
  case unsupported(format: String)
  /// The file ends before the picture does.
  case truncated
  /// More pixels than `limit`. In pixels.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A side of more pixels than `limit`, the longest cairo draws.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// More bytes in the file than `limit`.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The decoder's words for what is wrong inside.
  case corrupt(String)
  /// An SVG file that says no width and height, or a PDF page without any.
  case noSize
  /// Shapes of a size, in points, that takes too many pixels.
  case shapesTooLarge(width: Double, height: Double)
  /// An SVG file with something that is not drawn.
  case refused(Refusal)
  /// Drawing shapes took more than this.
  case tooSlow(milliseconds: Int)
  /// A program that draws shapes is not installed, and the Debian package that has it.
  case programMissing(String, package: String)
  /// A library that draws SVG files, and the package it is in.
  case libraryMissing(String, package: String)
  /// The operating system's error number.
  case programNotStarted(String, errno: Int32)
  case outOfMemory
  /// The file brought down a library that draws it; the signal, 0 for another end.
  case drawerFailed(String, signal: Int32)
  /// The file would be drawn without protection from it, which the command line forbids.
  case notIsolated
}

extension ImageError {
  /// Why an SVG file is not drawn although it may be a good one.
  public enum Refusal: Hashable, Sendable {
    /// Text would need fonts that differ between machines.
    case text
    /// An element that brings in another picture or document.
    case embedded(String)
    /// Entities that hold markup, other entities or files.
    case entities
    case encoding
    /// A PDF file draws text with a font that is not in it.
    case font(String)
    case depth(limit: Int)
    case elements(limit: Int)
  }
}

extension ImageError {
  /// True if the same file may become a picture another time.
  var isAccident: Bool {
    switch self {
    case .tooSlow, .programMissing, .libraryMissing, .programNotStarted, .outOfMemory: true
    default: false
    }
  }

  package var isLimit: Bool {
    switch self {
    case .tooLarge, .sideTooLong, .fileTooLarge, .outOfMemory, .tooSlow, .shapesTooLarge,
      .refused(.depth), .refused(.elements):
      true
    default: false
    }
  }

  /// The fault and its remedy in words that read on from the file's name.
  package var message: String {
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
    case .drawerFailed(let name, 0): "cannot be drawn: \(name) gave up on it; simplify it or export it as PNG"
    case .drawerFailed(let name, let signal):
      "cannot be drawn: \(name) crashed on it (signal \(signal)); simplify it or export it as PNG"
    case .notIsolated:
      "is not drawn with --untrusted, because this machine cannot isolate the program that reads it "
        + "(renderpages --version --verbose says why); export it as PNG"
    }
  }
}

extension ImageError.Refusal {
  /// The refusal and its remedy in words that read on from the file's name.
  fileprivate var message: String {
    switch self {
    case .text: "has text, which looks different on every machine; convert it to outlines"
    case .embedded(let name): "has an element \(Wording.quoted(name)), which is not drawn; export it as PNG"
    case .entities: "declares entities that are not plain text; export it again"
    case .font(let name):
      "has text in the font \(Wording.quoted(name)), which it does not embed; embed it or convert the text to outlines"
    case .encoding: "is not UTF-8; save it as UTF-8"
    case .depth(let limit): "is nested more than \(limit) elements deep; simplify it"
    case .elements(let limit): "has more than \(limit) elements; simplify it"
    }
  }
}
