internal import Foundation
internal import PageRender

/// The generated code of the program that draws an app's screens.
package struct AppPackage {
  let app: AppTarget
  let modules: [AppTarget]
  let screens: [AppScreen]
  /// The path of the Info.plist that the app is launched with.
  let infoPlist: String
  /// The names of the app's controllers that do not compile.
  let leftOutClasses: [String]
  /// The modules with generated classes of Core Data models.
  let modelModules: Set<String>

  private func literal(_ text: String) -> String { SwiftLiteral.text(text) }

  /// The compiler's options for the settings of Xcode 26 that change what code is isolated to.
  static func isolation(of module: AppTarget) -> [String] {
    var options: [String] = []
    if module.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      options += ["-default-isolation", "MainActor"]
    }
    if module.settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      for feature in ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"] {
        options += ["-enable-upcoming-feature", feature]
      }
    }
    return options
  }

  /// The code of a file in the app's module, which can use the app's classes.
  var screenCode: String {
    var cases = ""
    var previews = ""
    var launch = ""
    var start = ""
    for screen in screens {
      switch screen.kind {
      case .controller(let name): cases += "  case \(literal(name)): return \(name)()\n"
      case .launch(let delegate):
        start = "  UIApplication.shared.delegate = \(delegate)\n"
        launch =
          "\n@MainActor public func pageRenderWindow() throws -> UIWindow { try AppLaunch(infoPlist: \(literal(infoPlist))) { \(delegate) }.window() }\n"
      case .preview(let key, _):
        previews += "  case \(literal(key)): return try pageRenderPreview_\(key)()\n"
      case .scene: break
      }
    }
    return """
      import PageRender
      import SwiftUI
      import UIKit

      @MainActor public func pageRenderController(_ name: String) -> UIViewController? {
        switch name {
      \(cases)  default: return nil
        }
      }

      @MainActor public func pageRenderPreview(_ key: String) throws -> UIKit.UIResponder? {
        switch key {
      \(previews)  default: return nil
        }
      }

      /// Makes a screen of the app, whose delegate is there but not launched: any code may ask it for the app's data.
      @MainActor public func pageRenderInApp<Screen>(_ screen: @autoclosure () throws -> Screen) rethrows -> Screen {
      \(start)  return try screen()
      }
      \(launch)
      """ + "\n" + ForeignDelegate.all(of: app).map(\.code).joined()
  }

  /// The names of the files that Xcode would generate for a module: `Bundle.module`, the symbols of assets, the classes of
  /// Core Data models.
  static let generatedFiles = ["PageRenderBundle.swift", "PageRenderAssets.swift", "PageRenderModels.swift"]

  /// Returns the code of each of `generatedFiles` for a module; `nil` for a file that the module does not need.
  static func generatedCode(for module: AppTarget) -> [String?] {
    func paths(_ ending: String) -> [String] {
      module.resources.filter { AppFolder.ending(of: $0) == ending }
    }
    let catalogs = paths("xcassets")
    let texts = catalogs.isEmpty ? [] : module.sources.map { AppFiles.text(of: $0) ?? "" }
    return [
      bundleCode(for: module), AssetSymbols(catalogs: catalogs).code(for: texts),
      ModelClasses(models: paths("xcdatamodeld")).code(for: module.module),
    ]
  }

  /// Returns code that declares `Bundle.module`, as SwiftPM does for a target with resources; `nil` if no
  /// source uses it, or one declares it.
  static func bundleCode(for module: AppTarget) -> String? {
    let texts = module.sources.map { AppFiles.text(of: $0) ?? "" }
    guard texts.contains(where: { $0.contains(#/\bBundle\.module\b|[:,(]\s*\.module\b/#) }),
      !texts.contains(where: { $0.contains(#/\bstatic\s+(?:let|var)\s+module\b/#) })
    else { return nil }
    return """
      import Foundation

      extension Foundation.Bundle {
        static var module: Foundation.Bundle { .main }
      }

      """
  }

  private func pageCode(_ screen: AppScreen) -> String {
    let place = "file: \(literal(screen.file)), line: \(screen.line), column: 1"
    let body =
      switch screen.kind {
      case .launch: "try pageRenderWindow()"
      case .scene(let object, let path):
        "pageRenderInApp(InterfaceFiles.controller(ofScene: \(literal(object)), in: \(literal(path))))"
      case .controller(let name): "pageRenderInApp(pageRenderController(\(literal(name))))"
      case .preview(let key, let canvas):
        "try pageRenderInApp(PageRenderCLI.PreviewScreen(try pageRenderPreview(\(literal(key)))\(canvas.arguments)))"
      }
    return "    PageRenderCLI.Page(\(literal(screen.id)), \(place)) { \(body) }\n"
  }

  /// Returns the folders of files with these endings, each once. For a file in an .lproj folder, it is the
  /// parent of that folder.
  private static func folders(of resources: [String], _ endings: Set<String>) -> [String] {
    let found = resources.filter { endings.contains(AppFolder.ending(of: $0)) }.map(FilePath.folder)
    return AppFiles.unique(found.map { $0.hasSuffix(".lproj") ? FilePath.folder(of: $0) : $0 })
  }

  /// Returns the asset catalogues, texts and fonts that the screens of some modules use.
  static func resources(of modules: [AppTarget]) -> SwiftPageSource.Resources {
    let paths = modules.flatMap(\.resources)
    let assets = AppFiles.unique(paths.filter { AppFolder.ending(of: $0) == "xcassets" })
    var resources = SwiftPageSource.Resources(
      assets: assets + paths.filter(AppFolder.isPicture),
      strings: paths.filter { AppFolder.ending(of: $0) == "xcstrings" }
        + folders(of: paths, ["strings", "stringsdict"]),
      fonts: paths.filter { ["ttf", "otf", "ttc"].contains(AppFolder.ending(of: $0)) })
    resources.wereFound = true
    return resources
  }

  /// Returns the program's code: a catalogue of the screens.
  func catalogCode() throws(AppFault) -> String {
    let list = screens.map(pageCode).joined()
    let resources = Self.resources(of: modules)
    let documents = Self.folders(of: modules.flatMap(\.resources), ["storyboard", "xib"])
    func array(_ paths: [String]) -> String { "[" + paths.map(literal).joined(separator: ", ") + "]" }
    let models = modules.filter { modelModules.contains($0.module) }.map {
      "    \(ModelClasses.functionName($0.module))()\n"
    }
    let registrations =
      modules.map { "    registerPageRenderMembers_\($0.module)()\n" }.joined() + models.joined()
    let imports = modules.map { "import \($0.module)\n" }.joined()
    let isCompatible = try InfoPlist(of: app).requiresCompatibility
    let compatibility = isCompatible ? "\n  var requiresCompatibility: Bool { true }" : ""
    return """
      import PageRenderCLI
      import UIKit
      \(imports)
      @main
      struct Screens: PageCatalog {
        init() {
          InterfaceFiles.folders = \(array(documents))
          InterfaceFiles.leftOutClasses = \(array(leftOutClasses))
      \(registrations)  }

        @PageBuilder var pages: [PageRenderCLI.Page] {
      \(list)  }

        var name: String { \(literal(app.name)) }
        var assets: [String] { \(array(resources.assets)) }
        var strings: [String] { \(array(resources.strings)) }
        var fonts: [String] { \(array(resources.fonts)) }\(compatibility)
      }

      """
  }
}
