import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// The cases of `Tests/Cases/PageApps`. Tests/Cases/README.md describes their format.
@MainActor
struct AppCaseTests {
  @Test(arguments: Case.of("PageApps/Projects") + Case.of("PageApps/Generated"))
  func `projects are read, and code is generated`(_ each: Case) async { await each.judge(answers) }

  private let temporary = TemporaryFolder()

  private var answers: [String: @MainActor (Question) async throws -> String] {
    [
      "targets": {
        Say.list(try project($0) { project, _ in project.targets.map { "\($0.name) \($0.kind)" } })
      },
      "target": { question in
        Say.list(
          try project(question) { project, root in
            guard let target = project.targets.first(where: { $0.name == question["of"] }) else {
              return ["no target"]
            }
            return question.names.flatMap { told($0, of: target, root) }
          })
      },
      "packages": { question in
        Say.list(
          try project(question) { project, root in
            switch question.names[0] {
            case "local": shown(project.localPackages, root)
            case "remote": project.remotePackages.map { "\($0.name) \($0.revision ?? "-")" }
            default: shown(project.subprojects, root)
            }
          })
      },
      "package-folder": { question in
        let root = try folder([("Package.swift", body(question))], question)
        let found = AppProject.folders(of: question["of"] ?? "", inPackage: root)
        return Say.list(shown(found, root))
      },
      "missing": { question in
        let root = try folder([("A.swift", ""), (question["file"] ?? "", body(question))], question)
        let missing = try AppProject(root).dependencies.missing
        return Say.list(missing.map { "\($0.name) \($0.url ?? "-") \($0.revision ?? "-")" })
      },
      "module": { question in
        let root = try folder([("A.swift", ""), ("Podfile", question["pods"] ?? "")], question)
        let module = try AppProject(root).module(named: question["name"] ?? "")
        return Say.list(shown(module?.sources ?? [], root))
      },
      "files": { question in
        let root = try folder([], question)
        let files = AppFolder(root, isWhole: question.has("whole"))
        let lists = ["sources": files.sources, "others": files.otherSources, "resources": files.resources]
        return Say.list(shown(question.names.flatMap { lists[$0] ?? [] }, root).sorted())
      },
      "imports": {
        AppModules.imports(of: try folder([("A", body($0))], $0) + "/A").joined(separator: " & ")
      },
      "isolation": { Say.list(AppPackage.isolation(of: app($0))) },
      "plist": { question in
        let key = question["key"] ?? ""
        var app = app(question)
        if let written = question["written"] {
          let text =
            "<plist version=\"1.0\"><dict><key>\(key)</key><string>\(written)</string></dict></plist>"
          app.infoPlist = try folder([("Info.plist", text)], question) + "/Info.plist"
        }
        switch try InfoPlist(of: app).values[key] {
        case .text(let text): return text
        case .boolean(let isTrue): return Say.yes(isTrue)
        case let value:
          return Say.list((value?.list.compactMap(\.text) ?? []) + (value?.dictionary.keys.sorted() ?? []))
        }
      },
      "expand": { app($0).expand($0.texts[0]) },
      "module-name": { AppTarget.moduleName($0.texts[0]) },
      "screen-id": { ScreenID.of($0.texts[0]) },
      "symbol": { AssetSymbols.symbol($0.texts[0], without: $0["of"] ?? "") },
      "bundle": { question in
        let path = try folder([("A.swift", question.texts[0])], question) + "/A.swift"
        let module = AppTarget(name: "A", kind: .library, module: "A", sources: [path])
        return Say.yes(AppPackage.bundleCode(for: module) != nil)
      },
      "model": { question in
        let model = "<model>\(body(question))</model>"
        let root = try folder([("M.xcdatamodeld/M.xcdatamodel/contents", model)], question)
        return Say.list(
          ModelClasses(models: ["\(root)/M.xcdatamodeld"]).entities.map { one in
            let properties = one.properties.map { " \($0.name) \($0.type)" }.joined(separator: ",")
            return one.name + (one.isWhole ? one.parent.map { " of \($0)" } ?? "" : " in part") + ":"
              + properties
          })
      },
      "symbols": { question in
        let files = (question["files"] ?? "").split(separator: " ").map { file in
          let space = file.hasSuffix("*") ? #"{"properties": {"provides-namespace": true}}"# : "{}"
          return (String(file.replacing("*", with: "")) + "/Contents.json", space)
        }
        let root = try folder(files, question)
        let symbols = AssetSymbols(catalogs: TemporaryFolder.names(in: root).map { "\(root)/\($0)" }).symbols
        return Say.list(symbols.map { "\($0.name) \($0.path.joined(separator: "."))" })
      },
    ]
  }

  /// An app with the settings that are named in capitals.
  private func app(_ question: Question) -> AppTarget {
    let names = question.words.compactMap { $0.firstMatch(of: #/^([A-Z]\w+)=/#).map { String($0.1) } }
    let settings = names.map { ($0, question[$0] ?? "") }
    return AppTarget(
      name: "My App", kind: .application, module: "My_App",
      settings: Dictionary(settings) { own, _ in own }, root: "/app")
  }

  private func project(
    _ question: Question, _ answer: (XcodeProject, String) -> [String]
  ) throws -> [String] {
    let text = "{ objects = {\n\(body(question))\n}; rootObject = P; }"
    let root = try folder([("App.xcodeproj/project.pbxproj", text)], question)
    return answer(try XcodeProject("\(root)/App.xcodeproj"), root)
  }

  /// Makes a folder with files and those that `with` names, and returns its path.
  private func folder(_ files: [(String, String)], _ question: Question) throws -> String {
    let path = temporary.path(UUID().uuidString)
    let others = (question["with"] ?? "").split(separator: " ").map { (String($0), "//") }
    for (file, text) in files + others { try AppFiles.write(text, to: "\(path)/\(file)") }
    return try #require(FilePath.absolute(path))
  }

  /// The lines below the question.
  private func body(_ question: Question) -> String {
    question.lines.map { String(repeating: " ", count: $0.indent) + $0.text + "\n" }.joined()
  }

  private func shown(_ paths: [String], _ root: String) -> [String] {
    paths.map { $0.replacing("\(root)/", with: "").replacing(FilePath.folder(of: root), with: "above") }
  }

  private func told(_ name: String, of target: AppTarget, _ root: String) -> [String] {
    switch name {
    case "sources": shown(target.sources, root)
    case "sorted": shown(target.sources, root).sorted()
    case "others": shown(target.otherSources, root)
    case "resources": shown(target.resources, root)
    case "plist": shown(target.infoPlist.map { [$0] } ?? [], root)
    case "module": [target.module]
    default: [target.settings[name] ?? "-"]
    }
  }
}
