import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

struct AppTargetTests {
  // MARK: Bundle

  private let temporary = TemporaryFolder()

  private func bundle(_ settings: [String: String], modules: [AppTarget] = []) throws -> AppBundle {
    var app = AppTarget(name: "App", kind: .application, module: "App", settings: settings)
    app.resources = modules.first?.resources ?? []
    let bundle = AppBundle(modules: modules.dropFirst() + [app], app: app, folder: temporary.path("build"))
    try AppFiles.write("program", to: temporary.path("build/program"))
    try bundle.write(program: temporary.path("build/program"))
    return bundle
  }

  @Test(arguments: [
    ("My/App", "My-App"), (".x", "App"), ("$x", "App"), ("", "App"), ("Two Words", "Two Words"),
  ])
  func `a bundle has the product's name`(product: String, name: String) throws {
    let bundle = try bundle(["PRODUCT_NAME": product])
    #expect(bundle.path == temporary.path("build/run/\(name).app"))
    #expect(TemporaryFolder.names(in: bundle.path) == [name, "Info.plist"].sorted())
    #expect(AppFiles.bytes(of: bundle.program) == Array("program".utf8))
    #expect(bundle.infoPlist == "\(bundle.path)/Info.plist")
  }

  /// NSDataAsset looks for the folder of a data set, which Xcode compiles into the bundle.
  @Test func `data sets of catalogues lie in the bundle`() throws {
    var app = AppTarget(name: "App", kind: .application, module: "App")
    app.resources = [temporary.path("A.xcassets")]
    try AppFiles.write("{}", to: temporary.path("A.xcassets/Group/tides.dataset/Contents.json"))
    let bundle = try bundle([:], modules: [app])
    #expect(TemporaryFolder.names(in: "\(bundle.path)/tides.dataset") == ["Contents.json"])
  }

  @Test func `resources have their names on iOS, and the app's own win`() throws {
    func module(_ folder: String, _ files: String...) throws -> AppTarget {
      var module = AppTarget(name: folder, kind: .library, module: folder)
      module.resources = files.map { temporary.path("\(folder)/\($0)") }
      for path in module.resources { try AppFiles.write(folder, to: path) }
      return module
    }
    let app = try module(
      "app", "a.png", "de.lproj/b.strings", "Main.storyboard", "V.xib", "M.xcdatamodeld", "A.xcassets",
      "L.xcstrings",
      "Info.plist", "App")
    let kit = try module("kit", "a.png", "c.json")
    let bundle = try bundle([:], modules: [app, kit])
    #expect(
      Set(TemporaryFolder.names(in: bundle.path))
        == ["App", "Info.plist", "Main.storyboardc", "M.momd", "V.nib", "a.png", "c.json", "de.lproj"])
    #expect(TemporaryFolder.names(in: "\(bundle.path)/de.lproj") == ["b.strings"])
    #expect(AppFiles.bytes(of: "\(bundle.path)/a.png") == Array("app".utf8))
    #expect(AppFiles.bytes(of: "\(bundle.path)/App") == Array("program".utf8))
    // The next app's bundle takes this one's place.
    try AppFiles.write("x", to: "\(bundle.path)/left")
    try bundle.write(program: temporary.path("build/program"))
    #expect(!FilePath.isAnything("\(bundle.path)/left"))
    let fault = #expect(throws: AppFault.self) { try bundle.write(program: temporary.path("gone")) }
    #expect(fault?.exitCode == .cannotWrite)
  }

  // MARK: Outcome

  @Test func `an outcome is kept under its key, in place of others`() throws {
    let folder = temporary.path("out")
    var outcome = AppOutcome()
    outcome.reasons = [.init(path: "a", names: ["b"], line: 3, message: "m")]
    outcome.errors = ["a": [[.init(line: 1, column: 2, message: "m", missingName: "n")]]]
    (outcome.wrongScreens, outcome.wrongFiles, outcome.hasLaunch) = (["s"], ["f"], false)
    outcome.refusedPreviews = ["k": outcome.reasons[0]]
    try outcome.keep("one", in: folder)
    #expect(AppOutcome.kept("one", in: folder) == outcome)
    #expect(AppOutcome.kept("two", in: folder) == nil)
    try AppFiles.write("x", to: "\(folder)/other.json")
    try AppOutcome().keep("two", in: folder)
    #expect(AppOutcome.kept("one", in: folder) == nil && AppOutcome.kept("two", in: folder) == AppOutcome())
    try AppOutcome().keep("two", in: folder)
    #expect(TemporaryFolder.names(in: folder) == ["other.json", "outcome-two.json"])
    try AppFiles.write("x", to: "\(folder)/outcome-two.json")
    #expect(AppOutcome.kept("two", in: folder) == nil)
  }

  @Test func `a lock is held until it is released`() throws {
    let path = temporary.path("deep/er.lock")
    var told: [String] = []
    let lock = AppLock(path, purpose: "Tour") { told.append($0) }
    #expect(told.isEmpty)
    let other = open(path, O_RDWR)
    defer { close(other) }
    #expect(other >= 0 && flock(other, LOCK_EX | LOCK_NB) != 0)
    lock.release()
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    AppLock("/proc/none/lock", purpose: "") { _ in }.release()
  }

  @Test func `runs at once have a folder each, and a run alone always the first`() {
    let (first, lock) = AppLock.ownFolder(in: temporary.path("runs"))
    let (second, other) = AppLock.ownFolder(in: temporary.path("runs"))
    #expect(first != second)
    for each in [lock, other] { each.release() }
    let (again, last) = AppLock.ownFolder(in: temporary.path("runs"))
    #expect(again == first)
    last.release()
  }

  /// The other run is this process: the system knows locks by open files. It waits on a thread of its own, as those that tests share
  /// are few.
  @Test func `a run that waits for another one says for what`() async throws {
    let path = temporary.path("waited.lock")
    let lock = AppLock(path, purpose: "Tour") { _ in }
    let (told, telling) = AsyncStream.makeStream(of: String.self)
    Thread {
      AppLock(path, purpose: "Tour") { telling.yield($0) }.release()
      telling.finish()
    }.start()
    var lines: [String] = []
    for await line in told {
      lines.append(line)
      lock.release()
    }
    #expect(lines == ["waiting for process \(getpid()), which builds Tour"])
  }

  @Test func `a text is a literal of Swift`() {
    #expect(SwiftLiteral.text("a\"b\\c\n") == #""a\"b\\c\n""#)
  }

  @Test func `the compiler's errors are read by file`() {
    let errors = CompilerErrors(
      """
      [1/2] Compiling
      /a/A.swift:3:5: error: cannot find 'Gone' in scope
      /a/A.swift:3:5: error: cannot find 'Gone' in scope
      /a/A.swift:4: error: no such module 'Kit'
      /a/B.swift:9:1: warning: fine
      /a/B.swift:9:2: error: value of type 'V' has no member 'x'
      /a/C.o:0:0: error: undefined reference to 'y'
      relative.swift:1:1: error: other
      error: compile command failed due to signal 9 (use -v to see invocation)
      """)
    #expect(errors.first == "/a/A.swift:3:5: error: cannot find 'Gone' in scope")
    #expect(errors.byFile.keys.sorted() == ["/a/A.swift", "/a/B.swift"])
    let found = errors.byFile["/a/A.swift"]
    #expect(found?.map(\.line) == [3, 4] && found?.map(\.column) == [5, 0])
    #expect(found?.map(\.missingName) == ["Gone", "Kit"])
    #expect(errors.byFile["/a/B.swift"]?.map(\.missingName) == ["V.x"])
    #expect(CompilerErrors.missingName("type 'X' is wrong") == nil)
    #expect(CompilerErrors.missingName("it has no member 'x'") == nil)
    #expect(CompilerErrors("fine").first == nil)
    #expect(
      CompilerErrors("error: emit-module failed (use -v to see invocation)\nerror: b").first == "error: b")
  }
}
