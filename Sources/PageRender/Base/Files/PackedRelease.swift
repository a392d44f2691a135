internal import Glibc

/// A release as it is unpacked: the program and those that it runs in `libexec`, with the libraries and fonts that it was
/// tested with in folders beside that one. `Scripts/dist` makes it.
package struct PackedRelease: Hashable, Sendable {
  /// The absolute path of its folder.
  package let folder: String
  /// That of the release, such as `0.1.0`.
  package let version: String

  /// The release that the running program is part of; `nil` where it uses what the machine has.
  package static let current = PackedRelease(ofProgram: "/proc/self/exe")

  /// The file that makes a folder a release; it holds the version.
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

  /// The folder of its fonts, with Debian's own layout below.
  package var fonts: String { "\(folder)/share/fonts" }
  /// The folder of its icons for system symbols.
  package var symbols: String { "\(folder)/share/symbols" }
  /// The folder of the programs that it runs.
  package var programs: String { "\(folder)/libexec" }
  /// The folder of the Swift package that the program was built from.
  package var package: String { "\(folder)/src" }

  /// The places that its programs may read.
  var readable: [String] { ["lib", "libexec", "etc"].map { "\(folder)/\($0)" } }

  /// Environment variables for its programs: they are as Debian has them, and would look for libraries and a
  /// configuration of fonts where the machine has its own.
  var variables: [String] {
    ["LD_LIBRARY_PATH=\(folder)/lib", "FONTCONFIG_FILE=\(folder)/etc/fonts.conf"]
  }
}
