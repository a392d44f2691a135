import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// The steps of a build around the translator and the compiler, which run in none of these tests.
@MainActor
struct AppBuildTests {
  private let temporary = TemporaryFolder()
  private let build: AppBuild
  private let root: String

  init() throws {
    root = try #require(FilePath.absolute(temporary.path("")))
    for (file, text) in [
      ("app/A.swift", "import UIKit"), ("app/Tour.swift", "import Kit\nimport Nope"),
      ("app/Kit/K.swift", "import Core"),
      ("app/Core/C.swift", "import Kit"), ("app/main.swift", "import Other"),
      ("app/.build/checkouts/Pack/P.swift", ""),
      (
        "library/Package.swift",
        """
        let appleModules = [
          "MapKit", "os",
        ]
        .library(name: "UIKit", targets: []), .library(name: "LayoutEngine", x), .library(name: "MapKit", x)
        """
      ),
    ] { try AppFiles.write(text, to: "\(root)/\(file)") }
    func target(_ name: String, _ kind: AppTarget.Kind, _ files: String...) -> AppTarget {
      AppTarget(name: name, kind: kind, module: name, sources: files)
    }
    var project = try AppProject("\(root)/app")
    let app = target(
      "App", .application, "\(root)/app/Tour.swift", "\(root)/app/A.swift", "\(root)/app/Tour.swift",
      "\(root)/app/gone.swift", "\(root)/app/main.swift")
    project.targets = [
      app, target("Kit", .library, "\(root)/app/Kit/K.swift"),
      target("Core", .library, "\(root)/app/Core/C.swift"),
    ]
    let toolchain = try AppToolchain(library: "\(root)/library", work: "\(root)/work")
    let library = AppLibrary(products: "\(root)/products", stamp: "stamp")
    build = AppBuild(toolchain: toolchain, library: library, project: project, app: app) { _ in }
  }

  private var modules: AppModules { AppModules(of: build.app, in: build.project, build.toolchain) }

  private func state() -> AppBuild.State { AppBuild.State(modules: modules.ordered) }

  private func translation(
    _ controllers: [(name: String, isComplete: Bool)], delegate: String? = nil,
    previews: [(key: String, name: String)] = [],
    notes: [[String: Any]] = [], cuts: [(kind: String, file: String, line: Int, message: String)] = []
  ) throws -> AppTranslation {
    let module: [String: Any] = [
      "name": "App",
      "controllers": controllers.map { one -> [String: Any] in
        [
          "name": one.name, "call": "\(one.name)()", "isComplete": one.isComplete,
          "file": "/a/\(one.name).swift", "line": 3,
        ]
      },
      "applicationDelegate": delegate.map {
        ["name": $0, "file": "/a/\($0).swift", "line": 2] as [String: Any]
      }
        as Any? ?? NSNull(),
      "previews": previews.enumerated().map { number, one -> [String: Any] in
        [
          "name": one.name, "number": number + 1, "file": "/a/P.swift", "line": 5 + number,
          "key": one.key,
          "canvas": ["isLandscape": false, "fits": false],
        ]
      },
    ]
    let answer: [String: Any] = [
      "modules": [module], "notes": notes,
      "cuts": cuts.map {
        ["kind": $0.kind, "file": $0.file, "line": $0.line, "message": $0.message] as [String: Any]
      },
    ]
    let data = try JSONSerialization.data(withJSONObject: answer)
    return try #require(AppTranslation(String(decoding: data, as: UTF8.self)))
  }

  // MARK: Modules

  @Test func `a module is built after those that it imports`() {
    #expect(AppModules.imports(of: "\(root)/none.swift").isEmpty)
    let (modules, unknown) = (modules.ordered, modules.unknown)
    #expect(modules.map(\.module) == ["Core", "Kit", "App"])
    #expect(modules.last?.sources == ["\(root)/app/Tour.swift", "\(root)/app/A.swift"])
    #expect(unknown.map(\.module) == ["Nope"] && unknown.map(\.path) == ["\(root)/app/Tour.swift"])
  }

  @Test func `modules of the toolchain and of PageRender are known`() {
    for name in ["UIKit", "SwiftUI", "Foundation", "MapKit", "os", "Dispatch"] {
      #expect(modules.isKnown(name), "\(name)")
    }
    for name in ["Kit", "LayoutEngine", "Nope"] { #expect(!modules.isKnown(name), "\(name)") }
    #expect(AppModules.appleModules(of: "\(root)/library") == ["MapKit", "os"])
    #expect(AppModules.appleModules(of: root).isEmpty)
  }

  @Test func `files of one name get numbers`() throws {
    let module = AppTarget(
      name: "Kit", kind: .library, module: "Kit",
      sources: ["/a/View.swift", "/b/view.swift", "/c/View.swift", "/d/B.swift"])
    #expect(
      module.outputs(in: build.package).map { String($0.output.dropFirst(build.package.count)) } == [
        "/Sources/Kit/View.swift", "/Sources/Kit/view-2.swift", "/Sources/Kit/View-3.swift",
        "/Sources/Kit/B.swift",
      ])
    #expect(module.outputs(in: build.package).map(\.source) == module.sources)
  }

  // MARK: Leaving out

  private func errors(_ lines: String...) -> CompilerErrors { CompilerErrors(lines.joined(separator: "\n")) }

  @Test func `an unknown module is an error of the file that imports it`() throws {
    var state = state()
    build.leaveOut(modules.unknown, &state)
    let found = state.outcome.errors["\(root)/app/Tour.swift"]
    #expect(found?.count == 1 && found?.first?.map(\.message) == ["no such module 'Nope'"])
    #expect(found?.first?.first?.line == 0 && found?.first?.first?.missingName == "Nope")
  }

  @Test func `of a file twelve pieces are left out, and then the whole file`() throws {
    var state = state()
    let path = "\(root)/app/A.swift"
    for round in 1...12 {
      #expect(build.leaveOut(errors("\(path):\(round):1: error: cannot find 'X' in scope"), &state))
    }
    #expect(
      state.outcome.errors[path]?.map { $0.map(\.line) } == (1...12).map { [$0] } && state.leftOut.isEmpty)
    #expect(build.leaveOut(errors("\(path):13:1: error: cannot find 'X' in scope"), &state))
    #expect(state.outcome.errors[path]?.count == 12 && state.leftOut == [path])
    #expect(
      state.outcome.reasons == [
        .init(path: path, names: ["X"], line: 13, message: "does not compile here: cannot find 'X' in scope")
      ])
    // Of a file that is left out nothing more can be.
    #expect(!build.leaveOut(errors("\(path):14:1: error: cannot find 'X' in scope"), &state))
  }

  @Test func `errors of generated code leave screens, previews and files out`() throws {
    var state = state()
    let screens = "\(build.package)/Sources/App/PageRenderScreens.swift"
    try AppFiles.write("import UIKit\n  case \"Tour\": return Tour()\n try AppLaunch(x)\n", to: screens)
    #expect(build.leaveOut(errors("\(screens):2:1: error: x", "\(screens):9:1: error: x"), &state))
    #expect(state.outcome.wrongScreens == ["Tour"] && state.outcome.hasLaunch)
    #expect(build.leaveOut(errors("\(screens):3:1: error: x"), &state))
    #expect(!state.outcome.hasLaunch && state.outcome.wrongScreens == ["Tour"])
    let assets = "\(build.package)/Sources/App/PageRenderAssets.swift"
    #expect(build.leaveOut(errors("\(assets):2:1: error: x"), &state) && state.outcome.wrongFiles == [assets])
    #expect(build.leaveOut(errors("/a/P.swift#preview-k1:4:1: error: cannot find 'Y' in scope"), &state))
    let refused = AppOutcome.Reason(
      path: "/a/P.swift", names: ["Y"], line: 4, message: "does not compile here: cannot find 'Y' in scope")
    #expect(state.outcome.refusedPreviews == ["k1": refused])
    // The first reason is the one that is told.
    #expect(!build.leaveOut(errors("/a/P.swift#preview-k1:9:1: error: z"), &state))
    let output = "\(build.package)/Sources/App/A.swift"
    // What is generated at the file's end goes before the file.
    #expect(build.leaveOut(errors("\(output):90:1: error: z"), &state) && state.outcome.reasons.isEmpty)
    #expect(build.leaveOut(errors("\(output):90:1: error: z"), &state))
    #expect(
      state.outcome.reasons == [
        .init(path: "\(root)/app/A.swift", names: [], line: 1, message: "does not compile here: z")
      ])
    #expect(!build.leaveOut(errors("\(output):90:1: error: z"), &state))
    #expect(!build.leaveOut(errors("/foreign.swift:1:1: error: z"), &state))
  }

  @Test func `lines of generated code are left out as they are written, then all, then the file`() throws {
    var state = state()
    let (output, source) = ("\(build.package)/Sources/App/A.swift", "\(root)/app/A.swift")
    try AppFiles.write("one\n\n  three\n  three\nfive\n", to: output)
    #expect(
      build.leaveOut(
        errors("\(output):4:1: error: z", "\(output):3:1: error: y", "\(output):0:1: error: x"), &state))
    #expect(state.outcome.refusedCode == [source: ["three"]])
    #expect(build.leaveOut(errors("\(output):5:1: error: z", "\(output):3:9: error: y"), &state))
    #expect(state.outcome.refusedCode == [source: ["three", "five"]])
    #expect(build.leaveOut(errors("\(output):5:1: error: z"), &state))
    #expect(state.outcome.refusedCode == [source: ["three", "five", "*"]] && state.outcome.reasons.isEmpty)
    #expect(build.leaveOut(errors("\(output):1:1: error: w"), &state))
    #expect(state.outcome.reasons.map(\.line) == [1] && state.leftOut == [source])
  }

  // MARK: Screens

  @Test func `screens are the launched app, its controllers and its previews`() throws {
    var state = state()
    let answer = try translation(
      [("TourViewController", true), ("Tour", true), ("Asking", false)], delegate: "AppDelegate",
      previews: [("k1", "Dark Mode"), ("k2", "Tour")])
    state.files = answer.files
    let screens = build.screens(answer, state)
    #expect(screens.map(\.id) == ["first", "tour", "tour-2", "dark-mode", "tour-3"])
    #expect(
      screens.map(\.kind) == [
        .launch("AppDelegate()"), .controller("TourViewController"), .controller("Tour"),
        .preview("k1", .init(isLandscape: false, fits: false)),
        .preview("k2", .init(isLandscape: false, fits: false)),
      ])
    #expect(screens.map(\.line) == [2, 3, 3, 5, 6] && screens[0].file == "/a/AppDelegate.swift")
    #expect(screens.map(\.name) == ["AppDelegate", "TourViewController", "Tour", "Dark Mode", "Tour"])
    state.outcome.hasLaunch = false
    state.outcome.wrongScreens = ["Tour"]
    state.outcome.refusedPreviews = ["k1": .init(path: "", names: [], line: 1, message: "")]
    #expect(build.screens(answer, state).map(\.id) == ["tour", "tour-2"])
    #expect(
      answer.files == [
        "TourViewController": "/a/TourViewController.swift", "Tour": "/a/Tour.swift",
        "Asking": "/a/Asking.swift",
      ])
  }

  @Test func `a storyboard of the Info plist shows where the delegates are Objective-C`() throws {
    for (file, text) in [
      ("Own/AppDelegate.h", "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end"),
      ("Own/AppDelegate.m", "@implementation AppDelegate\n@end"),
      ("Own/SceneDelegate.mm", "@interface Scene: UIResponder <NSCopying,\n UIWindowSceneDelegate>\n@end"),
      ("Own/OldDelegate.m", "@interface Old : NSObject <UIApplicationDelegate>"),
      ("Own/main.m", "int main(void) {}"), ("Own/A.swift", "class Old: NSObject {}"),
      ("Own/Info.plist", "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"),
    ] { try AppFiles.write(text, to: "\(root)/\(file)") }
    var app = try #require(try AppProject("\(root)/Own").targets.first)
    #expect(ForeignDelegate.launching(app)?.name == "AppDelegate")
    let answer = try translation([])
    let screens = AppScreenList(of: app, answer, state()).screens
    #expect(screens.map(\.id) == ["first"] && screens[0].file == "\(root)/Own/AppDelegate.h")
    let code = AppPackage(
      app: app, modules: [app], screens: screens, infoPlist: "", leftOutClasses: [], modelModules: []
    ).screenCode
    #expect(code.contains("final class AppDelegate: UIKit.UIResponder, UIApplicationDelegate {"))
    #expect(code.contains("final class Scene: UIKit.UIResponder, UIWindowSceneDelegate {"))
    #expect(!code.contains("class Old"))
    app.infoPlist = nil
    #expect(AppScreenList(of: app, answer, state()).screens.isEmpty)
  }

  @Test func `lost screens say why`() throws {
    var state = state()
    let whole = try translation(
      [("Cut", true), ("File", true), ("Gone", true), ("Asking", true)], delegate: "AppDelegate",
      previews: [("k1", "One"), ("k2", "Two")])
    state.files = whole.files
    let all = build.screens(whole, state)
    let rest = try translation(
      [("Asking", false)],
      cuts: [("statement", "/a/Cut.swift", 1, "no"), ("type", "/a/Cut.swift", 2, "cannot find 'X' in scope")])
    func reason(_ path: String, _ message: String) -> AppOutcome.Reason {
      .init(path: path, names: [], line: 9, message: message)
    }
    state.outcome.reasons = [reason("/a/File.swift", "does not compile here: y")]
    state.outcome.refusedPreviews = ["k1": reason("/a/Q.swift", "does not compile here: z")]
    let lost = build.lost(all, [], state, rest)
    #expect(
      lost.map(\.reason) == [
        "its delegate AppDelegate does not compile here",
        "its class Cut does not compile here: cannot find 'X' in scope",
        "its class File does not compile here: y", "its class Gone is left out",
        "its initialiser cannot be called without arguments here", "does not compile here: z", "is left out",
      ])
    #expect(lost[5].screen.file == "/a/Q.swift" && lost[5].screen.line == 9)
    #expect(lost.map(\.screen.isPreview) == [false, false, false, false, false, true, true])
    state.outcome.reasons = [reason("/a/P.swift", "does not compile here: y")]
    #expect(build.lost(all, [], state, rest).last?.reason == "its file does not compile here: y")
    #expect(build.lost(all, all, state, rest).isEmpty)
  }

  @Test func `cuts are sorted, and an import that nothing misses is none`() throws {
    let answer = try translation(
      [],
      cuts: [
        ("import", "/b.swift", 1, ""), ("statement", "/a.swift", 9, ""), ("import", "/a.swift", 1, ""),
        ("type", "/a.swift", 5, ""),
      ])
    let told = answer.toldCuts
    #expect(told.map(\.file) == ["/a.swift", "/a.swift", "/a.swift"] && told.map(\.line) == [1, 5, 9])
  }

  // MARK: The package

  @Test func `the package is written, and a generated file only while it is needed`() throws {
    var state = state()
    let answer = try translation([("Tour", true)])
    state.files = ["Tour": "", "Left": ""]
    let screens = build.screens(answer, state)
    let (package, generated) = build.packageCode(state, answer, screens)
    #expect(package.leftOutClasses == ["Left"] && package.modelModules.isEmpty)
    #expect(generated.count == 9 && generated.allSatisfy { $0.code == nil })
    #expect(package.infoPlist == "\(build.folder)/run/App.app/Info.plist")
    let path = "\(build.package)/Sources/App/PageRenderBundle.swift"
    let first = try build.write(package, [(path, "code")])
    #expect(AppFiles.bytes(of: path) == Array("code".utf8))
    for file in [
      "Sources/App/PageRenderScreens.swift", "Sources/App_PageRenderScreens/Screens.swift",
      "Sources/threads.c",
    ] { #expect(FilePath.isReadable("\(build.package)/\(file)"), "\(file)") }
    #expect(try build.write(package, [(path, nil)]) == first && !FilePath.isAnything(path))
    let other = build.packageCode(state, answer, [])
    #expect(try build.write(other.package, []) != first)
  }

  @Test func `a generated file that does not compile is left out`() throws {
    var state = state()
    try AppFiles.write("let x = Bundle.module", to: "\(root)/app/A.swift")
    let answer = try translation([])
    let path = "\(build.package)/Sources/App/PageRenderBundle.swift"
    func code() -> String? { build.packageCode(state, answer, []).generated.first { $0.path == path }?.code }
    #expect(code()?.contains("static var module: Foundation.Bundle { .main }") == true)
    state.outcome.wrongFiles = [path]
    #expect(code() == nil)
  }

  @Test func `a finished build tells what is missing, the most missed first`() throws {
    var state = state()
    let answer = try translation(
      [("Tour", true), ("Asking", false)], previews: [("k", "K")],
      notes: [
        ["kind": "error", "file": "/n.swift", "line": 2, "column": 3, "message": "e"],
        ["kind": "warning", "file": "/n.swift", "line": 4, "column": 5, "message": "w"],
      ],
      cuts: [
        ("type", "/c.swift", 1, "cannot find 'Y' in scope"),
        ("type", "/d.swift", 1, "cannot find 'X' in scope"),
        ("type", "\(root)/app/.build/checkouts/Pack/P.swift", 1, "cannot find 'Z' in scope"),
        ("import", "/c.swift", 2, "no such module 'M'"), ("import", "/c.swift", 3, "no such module 'L'"),
        ("import", "/e.swift", 1, "it is odd"),
      ])
    state.outcome.reasons = [
      .init(path: "/r.swift", names: ["Y", "A"], line: 7, message: "does not compile here: m")
    ]
    state.modules[2].resources = ["\(root)/app/a.png", "/far/b.png"]
    try AppFiles.write("program", to: AppKeptBuild.program(build.folder))
    let screens = build.screens(answer, state)
    let result = try build.finish(state, answer, screens, of: screens)
    #expect(
      result.missing.map(\.name) == ["Y", "A", "L", "M", "X"]
        && result.missing.map(\.files) == [2, 1, 1, 1, 1])
    #expect(result.missingModules == ["/c.swift": ["M", "L"], "/e.swift": []])
    #expect(result.diagnostics.map(\.severity) == [.error, .warning, .warning])
    #expect(
      result.diagnostics.map(\.message) == [
        "e", "w", "this file is left out, as it does not compile here: m",
      ])
    #expect(
      result.diagnostics.map(\.position)
        == [(2, 3), (4, 5), (7, 1)].map { SourcePosition(line: $0.0, column: $0.1) })
    #expect(result.leftOut == 1 && result.fileCount == 4 && result.lost.isEmpty && result.screens == screens)
    #expect(result.asking.map(\.name) == ["Asking"])
    #expect(result.distantResources == ["/far/b.png"] && result.cuts.count == 4)
    #expect(result.packageCuts.map(\.line) == [1])
    #expect(AppFiles.bytes(of: result.program) == Array("program".utf8))
  }

  @Test func `the last build counts while all that it was made of is the same`() throws {
    let state = state()
    let text =
      #"{"modules": [{"name": "App", "controllers": [], "previews": []}], "notes": [], "cuts": []}"#
    let answer = try #require(AppTranslation(text))
    #expect(AppTranslation("{") == nil)
    #expect(try build.unchanged(state, "key") == nil)
    let hash = try build.write(build.packageCode(state, answer, []).package, [])
    try AppFiles.write("program", to: "\(root)/built")
    try AppOutcome().keep("key", in: build.folder)
    func keep(_ hash: String) throws {
      try AppKeptBuild(key: "key", package: hash, whole: text, answer: text).keep(
        program: "\(root)/built", in: build.folder)
    }
    try keep(hash)
    #expect(try build.unchanged(state, "key")?.fileCount == 4)
    #expect(try build.unchanged(state, "other") == nil)
    try keep("other")
    #expect(try build.unchanged(state, "key") == nil)
    let key = build.stateKey(state, "t")
    #expect(build.stateKey(state, "t") == key && build.stateKey(state, "u") != key)
    try AppFiles.write("import UIKit // more", to: "\(root)/app/A.swift")
    #expect(build.stateKey(state, "t") != key)
  }

  @Test func `objects that another PageRender compiled are removed`() throws {
    let object = "\(build.folder)/objects/App/A.o"
    func isKept(_ stamp: String) throws -> Bool {
      try AppFiles.write("o", to: object)
      try build.removeObjects(compiledBefore: stamp)
      return FilePath.isAnything(object)
    }
    #expect(try !isKept("one"))
    #expect(try isKept("one"))
    #expect(try !isKept("two"))
  }
}
