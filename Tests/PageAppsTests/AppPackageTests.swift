import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// The program that draws an app's screens, and the list of these screens (docs/app.md).
@MainActor
struct AppPackageTests {
  private let temporary = TemporaryFolder()

  private func write(_ file: String, _ text: String) throws -> String {
    try AppFiles.write(text, to: temporary.path(file))
    return temporary.path(file)
  }

  private func translation(_ modules: String...) throws -> AppTranslation {
    try #require(
      AppTranslation(#"{"modules": [\#(modules.joined(separator: ", "))], "notes": [], "cuts": []}"#))
  }

  private func module(_ controllers: [String], delegate: String? = nil, isSwiftUI: Bool = false) -> String {
    let list = controllers.map {
      #"{"name": "\#($0)", "call": "\#($0)()", "isComplete": true, "file": "/a/\#($0).swift", "line": 3}"#
    }
    let own = delegate.map {
      #"{"name": "\#($0)", "file": "/a/D.swift", "line": 2, "isSwiftUIApp": \#(isSwiftUI)}"#
    }
    return
      #"{"name": "M", "controllers": [\#(list.joined(separator: ", "))], "previews": [], "applicationDelegate": \#(own ?? "null")}"#
  }

  private func code(_ screens: [AppScreen], _ modules: [AppTarget], models: Set<String> = []) -> AppPackage {
    AppPackage(
      app: modules[modules.count - 1], modules: modules, screens: screens, infoPlist: "/run/Info.plist",
      leftOutClasses: ["Gone"], modelModules: models)
  }

  @Test func `resources are found once, and files of languages by the folder around theirs`() {
    var (kit, app) = (
      AppTarget(name: "Kit", kind: .library, module: "Kit"),
      AppTarget(name: "App", kind: .application, module: "App")
    )
    app.resources = [
      "/r/A.xcassets", "/r/a.PNG", "/r/de.lproj/L.strings", "/r/en.lproj/L.strings", "/p/P.stringsdict",
      "/r/T.xcstrings",
      "/f/F.ttf", "/f/G.otf", "/f/H.ttc", "/s/Main.storyboard", "/s/en.lproj/Two.xib", "/x/x.txt",
    ]
    kit.resources = ["/k/K.xcassets", "/r/A.xcassets", "/k/V.xib", "/r/fr.lproj/L.strings"]
    let found = AppPackage.resources(of: [kit, app])
    #expect(found.assets == ["/k/K.xcassets", "/r/A.xcassets", "/r/a.PNG"] && found.wereFound)
    #expect(
      found.strings == ["/r/T.xcstrings", "/r", "/p"] && found.fonts == ["/f/F.ttf", "/f/G.otf", "/f/H.ttc"])
    #expect(try! code([], [kit, app]).catalogCode().contains(#"InterfaceFiles.folders = ["/k", "/s"]"#))
  }

  @Test func `the program lists each screen as it is made, and knows the modules' members and models`() throws
  {
    let kit = AppTarget(name: "Kit", kind: .library, module: "Kit")
    let app = AppTarget(
      name: "My \"App\"", kind: .application, module: "App",
      settings: ["INFOPLIST_KEY_UIDesignRequiresCompatibility": "YES"])
    let canvas = AppPreview.Canvas(isLandscape: true, width: 10, height: 20.5, fits: true)
    let kinds: [(String, AppScreen.Kind)] = [
      ("first", .launch("AppDelegate()")), ("scene", .scene("a-b", "/s/Main.storyboard")),
      ("tour", .controller("Tour")),
      ("p", .preview("k1", canvas)),
    ]
    let screens = kinds.map { AppScreen(id: $0.0, kind: $0.1, file: "A.swift", line: 7, name: "") }
    let package = code(screens, [kit, app], models: ["Kit"])
    let made = try package.catalogCode().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let place = #"file: "A.swift", line: 7, column: 1"#
    #expect(
      made.filter { $0.hasPrefix("PageRenderCLI.Page(") } == [
        #"PageRenderCLI.Page("first", \#(place)) { try pageRenderWindow() }"#,
        #"PageRenderCLI.Page("scene", \#(place)) { pageRenderInApp(InterfaceFiles.controller(ofScene: "a-b", in: "/s/Main.storyboard")) }"#,
        #"PageRenderCLI.Page("tour", \#(place)) { pageRenderInApp(pageRenderController("Tour")) }"#,
        #"PageRenderCLI.Page("p", \#(place)) { try pageRenderInApp(PageRenderCLI.PreviewScreen(try pageRenderPreview("k1"), isLandscape: true, width: 10.0, height: 20.5, fits: true)) }"#,
      ])
    #expect(
      made.filter { $0.hasPrefix("import ") }
        == ["PageRenderCLI", "UIKit", "Kit", "App"].map { "import \($0)" })
    #expect(
      made.filter { $0.hasPrefix("register") } == [
        "registerPageRenderMembers_Kit()", "registerPageRenderMembers_App()",
        "registerPageRenderModels_Kit()",
      ])
    for line in [
      #"InterfaceFiles.leftOutClasses = ["Gone"]"#, #"var name: String { "My \"App\"" }"#,
      "var requiresCompatibility: Bool { true }",
    ] { #expect(made.contains(line), "\(line)") }
    #expect(try !code([], [kit]).catalogCode().contains("requiresCompatibility"))
    // The app's own file makes what only it can name.
    let own = package.screenCode
    for line in [
      "UIApplication.shared.delegate = AppDelegate()", #"case "Tour": return Tour()"#,
      #"case "k1": return try pageRenderPreview_k1()"#,
      #"AppLaunch(infoPlist: "/run/Info.plist") { AppDelegate() }.window()"#,
    ] { #expect(own.contains(line), "\(line)") }
    #expect(!code([], [app]).screenCode.contains("AppLaunch"))
  }

  // MARK: The list of screens

  @Test func `scenes of storyboards are screens, and no controller is there twice`() throws {
    func scene(_ id: String, _ name: String) -> String {
      #"<viewController storyboardIdentifier="\#(id)" id="\#(id)-1" customClass="\#(name)" sceneMemberID="viewController">"#
        + #"<view key="view" id="v-\#(id)"><rect key="frame" x="0" y="0" width="9" height="9"/></view></viewController>"#
    }
    let main = try write(
      "Main.storyboard",
      Documents.storyboard(scenes: [
        scene("Welcome", "Shown"), scene("Gone", "Cut"), scene("Plain", "Foreign"),
      ]))
    let launch = try write(
      "Launch.storyboard",
      Documents.storyboard(scenes: [scene("L", "L")]).replacing(
        "<document ", with: #"<document launchScreen="YES" "#))
    var app = AppTarget(name: "App", kind: .application, module: "App")
    app.resources = [main, launch, main]
    let answer = try translation(
      module(["Kit"], delegate: "KitDelegate"),
      module(["Shown", "Own", "Wrong", "First"], delegate: "App", isSwiftUI: true))
    var state = AppBuild.State(modules: [app])
    state.files = ["Shown": "/a/Shown.swift", "Cut": "/a/Cut.swift"]
    state.outcome.wrongScreens = ["Wrong"]
    let screens = AppScreenList(of: app, answer, state).screens
    // "Cut" is a class of the app that does not compile; the app's own module is the last.
    #expect(screens.map(\.id) == ["first", "welcome", "plain", "own", "first-2"])
    #expect(screens.map(\.name) == ["App", "Welcome", "Plain", "Own", "First"])
    #expect(
      screens[0].kind == .launch("SwiftUI.pageRenderDelegate(of: App.self)") && screens[0].classes == ["App"])
    #expect(
      screens[1].kind == .scene("Welcome-1", main) && screens[1].file == main
        && screens[1].classes.contains("Shown"))
    #expect(
      screens[3].kind == .controller("Own") && screens[3].file == "/a/Own.swift" && screens[3].line == 3)
    #expect(
      screens.map(\.isFirst) == [true, false, false, false, false]
        && !screens.contains { $0.isPreview || $0.hasOwnSize })
    state.outcome.hasLaunch = false
    #expect(AppScreenList(of: app, answer, state).screens.map(\.id) == ["welcome", "plain", "own", "first"])
  }

  @Test(arguments: [
    (false, nil, nil, false), (true, nil, nil, true), (false, 10.0, nil, true), (false, nil, 10.0, true),
  ])
  func `a preview that says how large it is has its own size`(
    fits: Bool, width: Double?, height: Double?, has: Bool
  ) {
    let canvas = AppPreview.Canvas(isLandscape: false, width: width, height: height, fits: fits)
    let screen = AppScreen(id: "p", kind: .preview("k", canvas), file: "", line: 1, name: "")
    #expect(screen.hasOwnSize == has && screen.isPreview && !screen.isFirst)
  }

  // MARK: Modules of packages

  @Test func `what is kept of a package's module is by paths in the package, and goes with the compiler`()
    throws
  {
    let folder = temporary.path("Kit")
    let (a, b) = (try write("Kit/Sources/A.swift", "import Base"), try write("Kit/Sources/B.swift", ""))
    var base = AppTarget(
      name: "Base", kind: .library, module: "Base", sources: [try write("Base/C.swift", "")])
    var kit = AppTarget(name: "Kit", kind: .library, module: "Kit", sources: [a, b])
    (base.packageFolder, kit.packageFolder) = (temporary.path("Base"), folder)
    (kit.imports, kit.revision) = (["Base"], "v1/2 ü" + String(repeating: "3", count: 50))
    let app = AppTarget(name: "App", kind: .application, module: "App")
    func place(_ stamp: String, isClearing: Bool = false, cache: String = "cache") -> (
      [AppTarget], AppOutcome
    ) {
      var modules = [base, kit, app]
      let known = AppSharedModule.place(&modules, in: temporary.path(cache), stamp, isClearing: isClearing)
      return (modules, known)
    }
    let (modules, _) = place("one")
    let home = try #require(modules[1].sharedFolder)
    #expect(
      home.contains("/cache/packages/Kit-v12\(String(repeating: "3", count: 37))-")
        && modules[2].sharedFolder == nil)
    var outcome = AppOutcome()
    outcome.errors = [a: [[.init(line: 1, message: "m")]], "/app/X.swift": [[]]]
    outcome.refusedCode = [a: ["x"], "/app/X.swift": ["y"]]
    outcome.reasons = [b, "/app/X.swift"].map { .init(path: $0, names: ["N"], line: 2, message: "r") }
    try AppSharedModule.keep(modules, outcome, "one")
    #expect(try #require(AppFiles.text(of: "\(home)/built.json")).contains(temporary.path("")) == false)
    let (built, known) = place("one")
    #expect(built.map(\.isBuilt) == [true, true, false])
    #expect(known.errors == [a: [[.init(line: 1, message: "m")]]] && known.refusedCode == [a: ["x"]])
    #expect(known.reasons == [.init(path: b, names: ["N"], line: 2, message: "r")])
    // Another package that it imports is another build of it; a built module is not noted again.
    base.sources.append(try write("Base/D.swift", "let d = 1"))
    #expect(place("one").0[1].sharedFolder != home)
    base.sources.removeLast()
    try AppSharedModule.keep(built, AppOutcome(), "one")
    #expect(place("one").1 == known)
    #expect(place("two").0.allSatisfy { !$0.isBuilt } && FilePath.isAnything(home))
    #expect(place("two", isClearing: true).1 == AppOutcome() && !FilePath.isAnything(home))
  }
}
