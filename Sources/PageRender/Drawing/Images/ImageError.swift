internal import Glibc
internal import PageBase

/// An error of reading, decoding or drawing artwork.
public enum ImageError: Error, Hashable, Sendable {
  /// A file that cannot be read, with the operating system's error number; `EISDIR` for a folder.
  case unreadable(errno: Int32)
  /// A file that begins as no PNG, JPEG or WebP file.
  case notAnImage
  /// An image in a format that PageRender does not read, such as GIF.
  case unsupported(format: String)
  /// A file that ends before its picture is complete.
  case truncated
  /// A picture of more pixels than `limit`.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A picture with a side of more pixels than `limit`, the longest side that cairo draws.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// A file of more bytes than `limit`.
  case fileTooLarge(bytes: Int, limit: Int)
  /// A damaged file, with the decoder's message.
  case corrupt(String)
  /// An SVG file without a width and height, or a PDF page without a size.
  case noSize
  /// Shapes whose size, in points, takes too many pixels.
  case shapesTooLarge(width: Double, height: Double)
  /// A file with content that PageRender does not draw.
  case refused(Refusal)
  /// Shapes that take longer to draw than this limit.
  case tooSlow(milliseconds: Int)
  /// A missing program that draws shapes, and its Debian package.
  case programMissing(String, package: String)
  /// A missing library that draws SVG files, and its Debian package.
  case libraryMissing(String, package: String)
  /// A program that does not start, with the operating system's error number.
  case programNotStarted(String, errno: Int32)
  case outOfMemory
  /// A file whose picture is no longer the one that was decoded earlier in the run.
  case changed
  /// A library that ended while it drew the file, with its signal; 0 for an end without a signal.
  case drawerFailed(String, signal: Int32)
  /// A file that could only be drawn without isolation, which the command line forbids.
  case notIsolated
  /// A file that only a worker process reads, and no worker can be used.
  case noWorker
}

extension ImageError {
  /// The reasons for not drawing a file that may be intact.
  public enum Refusal: Hashable, Sendable {
    /// Text, whose fonts differ between machines.
    case text
    /// An element that embeds another picture or document.
    case embedded(String)
    /// Entities that contain markup, other entities or files.
    case entities
    case encoding
    /// Text of a PDF file in a font that the file does not embed.
    case font(String)
    case depth(limit: Int)
    case elements(limit: Int)
  }
}

extension ImageError {
  /// True if the same file may be drawn another time.
  var isAccident: Bool {
    switch self {
    case .tooSlow, .programMissing, .libraryMissing, .programNotStarted, .outOfMemory, .changed,
      .noWorker:
      true
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

  /// The error and its remedy, in words that follow the file's name.
  package var message: String {
    switch self {
    case .unreadable(ENOENT): "does not exist; add the file or correct the name"
    case .unreadable(let code): InputFile.Failure.system(code).message
    case .notAnImage: "is neither a PNG nor a JPEG file; export it as PNG"
    case .unsupported(format: "HEIC"):
      "is a HEIC file; convert it with \"heif-convert a.heic a.png\" (Debian package libheif-examples) or, on a Mac, "
        + "\"sips -s format png a.heic --out a.png\""
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
    case .changed: "was changed while pages were drawn; run the command again"
    case .drawerFailed(let name, 0): "cannot be drawn: \(name) gave up on it; simplify it or export it as PNG"
    case .drawerFailed(let name, let signal):
      "cannot be drawn: \(name) crashed on it (signal \(signal)); simplify it or export it as PNG"
    case .notIsolated:
      "is not drawn with --untrusted, because this machine cannot isolate the program that reads it "
        + "(renderpages --version --verbose says why); export it as PNG"
    case .noWorker:
      "is not drawn, because \(IsolatedWorker.programName), which reads it in isolation, cannot be used; install it "
        + "beside this program, or pass --no-isolation"
    }
  }
}

extension ImageError.Refusal {
  /// The refusal and its remedy, in words that follow the file's name.
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
