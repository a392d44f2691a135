// Writes the declarations of Apple's names that do nothing on a page: writenames TARGET TABLE OUTPUT writes those of a target, as
// Sources/PageRender/UIKitCore/Names/uikit-names.txt or Sources/PageApps/names.txt lists them. Tools/NamesPlugin calls it.
import Foundation

do {
  let arguments = CommandLine.arguments
  guard arguments.count == 4 else { throw TableError("usage: writenames TARGET TABLE OUTPUT") }
  let table = URL(filePath: arguments[2])
  let text =
    arguments[1] == "UIKitCore" ? try uiKitTypes(table) : try moduleTypes(arguments[1], table)
  try text.write(to: URL(filePath: arguments[3]), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("writenames: error: \(error)\n".utf8))
  exit(1)
}
