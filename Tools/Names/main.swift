// Writes the declarations of Apple's names that do nothing on a page, from Sources/PageApps/names.txt and
// Sources/PageRender/UIKitCore/Names/uikit-names.txt, which explain their notation.
//
// writenames TARGET TABLE OUTPUT   a target's own types, whenever it is built: Tools/NamesPlugin
// writenames members [--check]     members of UIKit's classes that are written by hand, into these: Scripts/uikit-names
import Foundation

let arguments = CommandLine.arguments.dropFirst()
do {
  if arguments.first == "members" {
    let core = URL(filePath: "Sources/PageRender/UIKitCore")
    let checks = arguments.contains("--check")
    var isRight = true
    for (path, text) in try Members(core: core).written(core.appending(path: "Names/uikit-names.txt")) {
      let formatted = try Members.formatted(text, as: path)
      guard formatted != (try String(contentsOf: path, encoding: .utf8)) else { continue }
      if checks {
        print("\(path.relativePath): error: is not what Scripts/uikit-names writes")
        isRight = false
      } else {
        try formatted.write(to: path, atomically: true, encoding: .utf8)
      }
    }
    exit(isRight ? 0 : 1)
  }
  guard arguments.count == 3, let target = arguments.first else {
    throw TableError("TARGET TABLE OUTPUT, or members")
  }
  let table = URL(filePath: arguments[2])
  let text = target == "UIKitCore" ? try uiKitTypes(table) : try moduleTypes(target, table)
  try text.write(to: URL(filePath: arguments[3]), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("writenames: error: \(error)\n".utf8))
  exit(1)
}
