// Writes the declarations of Apple's names that do nothing on a page: writenames TARGET TABLE OUTPUT writes those of a target, as
// Sources/PageRender/UIKitCore/Names/uikit-names.txt or Sources/PageApps/names.txt lists them. Tools/NamesPlugin calls it.
import Foundation

do {
  let arguments = CommandLine.arguments
  guard arguments.count == 4 else { throw TableError("usage: writenames TARGET TABLE OUTPUT") }
  let table = URL(filePath: arguments[2])
  let text =
    arguments[1] == "UIKitCore" ? try uiKitTypes(table) : try moduleTypes(arguments[1], table)
  let output = URL(filePath: arguments[3])
  // A file that stays as it was has nothing compiled anew.
  if (try? String(contentsOf: output, encoding: .utf8)) != text {
    try text.write(to: output, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("writenames: error: \(error)\n".utf8))
  exit(1)
}
