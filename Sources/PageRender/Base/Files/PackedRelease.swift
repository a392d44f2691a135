internal import Glibc

/// An unpacked release. Its folder `libexec` has the program and its helper programs; the folders beside
/// `libexec` have the libraries and fonts that were tested with them. `Scripts/dist` makes releases.
package struct PackedRelease: Hashable, Sendable {
  /// The absolute path of the release's folder.
  package let folder: String
  /// The release's version, such as `0.1.0`.
  package let version: String

  /// The release that the running program is part of; `nil` if it uses the machine's own libraries and fonts.
  package static let current = PackedRelease(ofProgram: "/proc/self/exe")

  /// The name of the file that marks a folder as a release and has its version.
  static let marker = "RELEASE"

  init?(ofProgram path: String) {
    guard let program = try? InputFile.resolution(of: path).get() else { return nil }
    let parts = program.split(separator: "/").dropLast()
    guard parts.last == "libexec" else { return nil }
    folder = parts.dropLast().map { "/\($0)" }.joined()
    guard let bytes = try? InputFile.contents(ofFile: "\(folder)/\(Self.marker)", limit: 100),
      let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first
    else { return nil }
    version = String(line)
  }

  /// The folder of the release's fonts, with Debian's folder structure.
  package var fonts: String { "\(folder)/share/fonts" }
  /// The folder of the release's icons for system symbols.
  package var symbols: String { "\(folder)/share/symbols" }
  /// The folder of the release's programs.
  package var programs: String { "\(folder)/libexec" }
  /// The folder of the Swift package that the program was built from.
  package var package: String { "\(folder)/src" }

  /// The folders that the release's programs may read.
  var readable: [String] { ["lib", "libexec", "etc"].map { "\(folder)/\($0)" } }

  /// Environment variables for the release's programs. These are Debian's, unchanged: without the variables
  /// they would use the machine's libraries and font configuration.
  var variables: [String] {
    ["LD_LIBRARY_PATH=\(folder)/lib", "FONTCONFIG_FILE=\(folder)/etc/fonts.conf"]
  }
}
