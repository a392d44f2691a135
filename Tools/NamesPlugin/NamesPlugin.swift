import Foundation
import PackagePlugin

/// Has the declarations of Apple's names that do nothing on a page written when a target is built.
@main
struct NamesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let names = sources.appending(path: "PageRender/UIKitCore/Names")
    let table =
      target.name == "UIKitCore"
      ? names.appending(path: "uikit-names.txt") : sources.appending(path: "PageApps/names.txt")
    let further = target.name == "UIKitCore" ? [names.appending(path: "uikit-declarations.txt")] : []
    let output = context.pluginWorkDirectoryURL.appending(path: "Names.swift")
    return [
      .buildCommand(
        displayName: "Writing the names of \(target.name)",
        executable: try context.tool(named: "writenames").url,
        arguments: [target.name, table.path, output.path], inputFiles: [table] + further,
        outputFiles: [output])
    ]
  }
}
