/// Why a font cannot be used. Paths are as they were given or found.
public enum FontError: Error, Hashable, Sendable {
  /// None of the places a font is installed in has the file; the package brings it.
  case notInstalled(file: String, debianPackage: String)
  /// No installed or given file has a family of this name.
  case unknownFamily(String)
  /// The file or directory cannot be read: it is not there, or permission is denied.
  case unreadable(path: String)
  /// The file does not begin as an OpenType or TrueType font does, or FreeType refuses what follows.
  case notAFont(path: String)
  /// The font has bitmaps only, which cannot be drawn at every size.
  case notScalable(path: String)
  /// The file is a font, but has no face of this number.
  case noFace(path: String, index: Int)
  /// The file is a font, but has no face of this family.
  case noFamily(path: String, family: String)
  /// A library was out of memory or refused for a reason of its own; its raw status.
  case library(operation: String, status: Int32)
}

extension FontError: CustomStringConvertible {
  /// What is wrong and what to do, without the place it was wanted in.
  public var description: String {
    switch self {
    case .notInstalled(let file, let package):
      "font file \(file) is missing; run Scripts/install-dependencies demo or install the Debian "
        + "package \(package)"
    case .unknownFamily(let name):
      "no font has the family name \"\(name)\"; give the directory of its files with --fonts"
    case .unreadable(let path): "font \(path) cannot be read; check that it exists and its permissions"
    case .notAFont(let path): "\(path) is not an OpenType or TrueType font; replace it or remove it"
    case .notScalable(let path): "font \(path) has only bitmaps; use one with outlines"
    case .noFace(let path, let index): "font \(path) has no face \(index)"
    case .noFamily(let path, let family): "font \(path) has no face of the family \"\(family)\""
    case .library(let operation, let status): "\(operation) failed with status \(status)"
    }
  }
}
