internal import Foundation
internal import Glibc
internal import PageRender

/// The last build of an app, which is used again while everything that it was made of is the same.
struct AppKeptBuild: Codable {
  /// The hash of the sources and of PageRender.
  var key: String
  /// The hash of the generated package.
  var package: String
  /// The translator's answer for the whole app.
  var whole: String
  /// The translator's answer without the code that is left out.
  var answer: String

  private static func file(_ folder: String) -> String { "\(folder)/built.json" }
  /// The path of the built program in an app's folder.
  static func program(_ folder: String) -> String { "\(folder)/program" }

  /// The last build with a key; `nil` if there is none.
  static func last(_ key: String, in folder: String) -> AppKeptBuild? {
    guard FilePath.isReadable(program(folder)), let bytes = AppFiles.bytes(of: file(folder)),
      let build = try? JSONDecoder().decode(AppKeptBuild.self, from: Data(bytes)), build.key == key
    else { return nil }
    return build
  }

  /// Keeps the build in place of the last one.
  ///
  /// - Parameter built: The path of the program, which other apps' programs replace later.
  func keep(program built: String, in folder: String) throws(AppFault) {
    let (file, program) = (Self.file(folder), Self.program(folder))
    unlink(file)
    unlink(program)
    guard link(built, program) == 0 else {
      throw AppFault(
        file: program, "cannot be written: \(String(cString: strerror(errno)))", exitCode: .cannotWrite)
    }
    guard let text = AppFiles.json(self) else { return }
    try AppFiles.write(text, to: file)
  }
}
