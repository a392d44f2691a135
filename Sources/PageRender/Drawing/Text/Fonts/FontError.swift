internal import Glibc
internal import PageBase

/// An error of finding, reading or using a font. Paths are as they were given or found.
public enum FontError: Error, Hashable, Sendable {
  /// A font file that is missing in all folders of installed fonts, and the package that has it.
  case notInstalled(file: String, debianPackage: String)
  /// A family name that no installed or given font has.
  case unknownFamily(String)
  /// A file or directory that cannot be read: it does not exist, or permission is denied.
  case unreadable(path: String)
  /// A file that does not begin as an OpenType or TrueType font, or that FreeType refuses.
  case notAFont(path: String)
  /// A file that begins as a font, but has a fault that prevents drawing with it.
  case damaged(path: String, FontFault)
  /// A glyph's picture in a form that cannot be read, with FreeType's raw status.
  case unreadablePicture(path: String, glyph: UInt32, status: Int32)
  /// A font that has only bitmaps without colours, which cannot be drawn at every size.
  case notScalable(path: String)
  /// A font that cannot be subset to the glyphs of a document.
  case notEmbeddable(path: String)
  /// A font that cannot be subset because the worker process does not start, with the system's error number.
  case workerNotStarted(path: String, errno: Int32)
  /// A font that could only be subset without isolation, which the command line forbids.
  case notIsolated(path: String)
  /// A font for a document, which only a worker process cuts, and no worker can be used.
  case noWorker(path: String)
  /// A font file that has no face of this number.
  case noFace(path: String, index: Int)
  /// A font file that has no face of this family.
  case noFamily(path: String, family: String)
  /// A font size, in points, that is not above 0 or is beyond `FontDescriptor.largestPointSize`.
  case size(Double)
  /// A faulty `fonts.json`, with the first of its diagnostics as it is printed.
  case settings(String)
  /// A library that ran out of memory or failed for a reason of its own, with its raw status.
  case library(operation: String, status: Int32)
}

extension FontError: CustomStringConvertible {
  /// The error and its remedy, without the position at which the font is asked for.
  public var description: String {
    switch self {
    case .notInstalled(let file, let package):
      PackedRelease.current == nil
        ? "font file \(file) is missing; run Scripts/install-dependencies demo or install the Debian "
          + "package \(package)"
        : "font file \(file) is not part of this release; give the directory of the font with --fonts (the Debian "
          + "package \(package) has it)"
    case .unknownFamily(let name):
      "no font has the family name \"\(name)\"; give the directory of its files with --fonts"
    case .unreadable(let path): "font \(path) cannot be read; check that it exists and its permissions"
    case .notAFont(let path): "\(path) is not an OpenType or TrueType font; replace it or remove it"
    case .damaged(let path, let fault): "font \(path) \(fault)"
    case .unreadablePicture(let path, let glyph, let status):
      "font \(path) has a picture of glyph \(glyph) that cannot be read (FreeType's error \(status)); use a "
        + "font whose emoji are PNG bitmaps, such as Noto Color Emoji"
    case .notScalable(let path): "font \(path) has only bitmaps; use one with outlines"
    case .notEmbeddable(let path):
      "font \(path) cannot be embedded in a document: its outlines are damaged; replace it"
    case .workerNotStarted(let path, let code):
      "font \(path) is not embedded in a document: \(IsolatedWorker.programName) does not start: \(String(cString: strerror(code)))"
    case .notIsolated(let path):
      "font \(path) is not embedded in a document with --untrusted, because this machine cannot isolate the "
        + "program that reads it (renderpages --version --verbose says why)"
    case .noWorker(let path):
      "font \(path) is not embedded in a document, because \(IsolatedWorker.programName), which reads it in isolation, "
        + "cannot be used; install it beside this program, or pass --no-isolation"
    case .noFace(let path, let index): "font \(path) has no face \(index)"
    case .noFamily(let path, let family): "font \(path) has no face of the family \"\(family)\""
    case .size(let points):
      "a font cannot have a size of \(points) pt; sizes are above 0 and at most "
        + "\(Int(FontDescriptor.largestPointSize)) pt"
    case .settings(let problem): problem
    case .library(let operation, let status): "\(operation) failed with status \(status)"
    }
  }
}

extension FontFault: CustomStringConvertible {
  /// The fault and its remedy, in words that follow the font's name.
  public var description: String {
    switch self {
    case .missingTable(let tag):
      "has no table \"\(tag)\", which every font needs; replace it or remove it"
    case .tableBeyondEnd(let tag):
      "is cut off or damaged: its table \"\(tag)\" ends beyond the end of the file; replace it or remove it"
    case .noCharacters: "has a glyph for no character (cmap); replace it or remove it"
    case .noGlyphs:
      "has neither outlines (glyf, CFF) nor pictures in colours (CBDT with CBLC, sbix); replace it or remove it"
    case .unsupportedColors(let kind):
      "has glyphs in colours of a kind that is not drawn (\(kind)); use one with CBDT, sbix or COLR version 0"
    }
  }
}
