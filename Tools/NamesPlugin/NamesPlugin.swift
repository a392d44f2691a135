import Foundation
import PackagePlugin

/// Has the declarations of Apple's names that do nothing on a page written when a target is built: UIKit's from the tables in its
/// `Names`, another module's from its part of `names.txt`.
@main
struct NamesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let names = sources.appending(path: "PageRender/UIKitCore/Names")
    var tables = [sources.appending(path: "PageApps/names.txt")]
    if target.name == "UIKitCore" {
      tables = ["uikit-names.txt", "uikit-declarations.txt"].map { names.appending(path: $0) }
    } else {
      let table = try String(contentsOf: tables[0], encoding: .utf8)
      guard table.contains("\nmodule \(target.name)\n") else { return [] }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Names.swift")
    return [
      .buildCommand(
        displayName: "Writing the names of \(target.name)",
        executable: try context.tool(named: "writenames").url,
        arguments: [target.name, tables[0].path, output.path], inputFiles: tables, outputFiles: [output])
    ]
  }
}
