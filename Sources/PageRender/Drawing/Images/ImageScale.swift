/// The scale an image file's name states, as UIKit reads it.
public enum ImageScale {
  /// The pixels per point of the file at `path`: 2 or 3 for a name that ends in `@2x` or `@3x`, otherwise 1.
  /// The extension and a device modifier such as `~ipad` do not count.
  public static func scale(ofFileAt path: String) -> Double {
    var name = path[...]
    if let slash = name.lastIndex(of: "/") { name = name[name.index(after: slash)...] }
    if let dot = name.lastIndex(of: ".") { name = name[..<dot] }
    if let tilde = name.lastIndex(of: "~") { name = name[..<tilde] }
    if name.hasSuffix("@2x") { return 2 }
    if name.hasSuffix("@3x") { return 3 }
    return 1
  }
}
