internal import CCairo
internal import CHarfBuzz
internal import CICU
internal import Glibc

/// The versions of the C libraries that affect pixels, as loaded by this process; it may be compiled against
/// others.
package enum LibraryVersions {
  package static func all() -> [(name: String, version: String)] {
    [
      ("FreeType", freeType), ("HarfBuzz", String(cString: hb_version_string())),
      ("ICU", icu), ("cairo", String(cString: cairo_version_string())),
      ("pixman", String(cString: pixman_version_string())),
    ]
  }

  /// FreeType's version, which takes a library handle to ask for.
  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var icu: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CICU_VERSION_CAPACITY)) { text in
      guard let start = text.baseAddress else { return "unknown" }
      cicu_version(start)
      return String(cString: start)
    }
  }
}

/// The kernel's name of the processor's architecture (`uname -m`).
package func machineName() -> String {
  var names = utsname()
  guard uname(&names) == 0 else { return "unknown" }
  return withUnsafeBytes(of: &names.machine) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
