internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender

/// Translates an app and builds the program that draws its screens, leaving out what does not compile.
@MainActor
package struct AppBuild {
  package let toolchain: AppToolchain
  package let library: AppLibrary
  package let project: AppProject
  package let app: AppTarget
  /// Reports the progress of the build, a sentence at a time.
  let tell: (String) -> Void

  package init(
    toolchain: AppToolchain, library: AppLibrary, project: AppProject, app: AppTarget,
    tell: @escaping (String) -> Void
  ) {
    self.toolchain = toolchain
    self.library = library
    self.project = project
    self.app = app
    self.tell = tell
  }

  /// How often code that does not compile is left out and the rest is tried again.
  private static let maximumRounds = 40

  /// The folder of everything that is built for the app.
  package var folder: String {
    "\(toolchain.cache)/apps/\(app.module)-\(AppFiles.hash(project.root + "\n" + app.name))"
  }
  /// The folder of the translated sources.
  var package: String { "\(folder)/package" }
  private var objects: String { "\(folder)/objects" }

  /// - Parameter isListing: True to compile nothing: all screens of the source are there, whatever of it does not compile.
  package func build(isListing: Bool = false) throws(AppFault) -> Result {
    let lock = AppLock("\(folder).lock", purpose: app.name, tell)
    defer { lock.release() }
    let translator = try toolchain.translator(tell)
    let modules = AppModules(of: app, in: project, toolchain)
    var state = State(modules: modules.ordered)
    let stamp = AppFiles.hash(translator + library.products + library.stamp)
    let (packages, shared) = placeShared(&state.modules, stamp)
    defer { shared?.release() }
    if !isListing { try removeObjects(compiledBefore: library.stamp) }
    let key = stateKey(state, translator)
    AppCache.touch(folder)
    if let result = try unchanged(state, key) { return result }
    let files = Wording.count(state.modules.reduce(0) { $0 + $1.sources.count }, "file")
    tell("translating \(files) of \(app.name)")
    // All screens that there are, before anything is left out.
    let (whole, wholeText) = try translate(state, translator)
    state.files = whole.files
    let all = self.screens(whole, state)
    if isListing { return try result(state, whole, all, of: all, program: "") }
    if let known = AppOutcome.kept(key, in: folder) {
      state.outcome = known
    } else {
      state.outcome = packages
      leaveOut(modules.unknown, &state)
    }
    var round = 0
    while true {
      let (translation, text) = try translate(state, translator)
      let screens = screens(translation, state)
      let (package, generated) = packageCode(state, translation, screens)
      let packageHash = try write(package, generated)
      let cuts = Wording.count(translation.cuts.count, "piece")
      tell("building \(app.name)" + (round == 0 ? "" : " again, without \(cuts) of code"))
      let compiler = AppCompiler(
        toolchain: toolchain, library: library, folder: folder, tell: round == 0 ? tell : { _ in })
      let (status, output) = try compiler.compile(state.modules, program: programModule)
      if status == 0 {
        try state.outcome.keep(key, in: folder)
        try AppSharedModule.keep(state.modules, state.outcome, stamp)
        try AppKeptBuild(key: key, package: packageHash, whole: wholeText, answer: text)
          .keep(program: compiler.program, in: folder)
        AppCache(folder: FilePath.folder(of: folder)).makeRoom(for: folder)
        return try finish(state, translation, screens, of: all)
      }
      round += 1
      let found = CompilerErrors(output)
      guard round < Self.maximumRounds, leaveOut(found, &state) else {
        throw AppFault("\(app.name) does not build: \(found.first ?? output.suffix(2000).description)")
      }
    }
  }

  /// Gives packages' modules their folders, and takes a lock if one is not built yet.
  private func placeShared(_ modules: inout [AppTarget], _ stamp: String) -> (AppOutcome, AppLock?) {
    func place(_ isClearing: Bool) -> AppOutcome {
      AppSharedModule.place(&modules, in: toolchain.cache, stamp, isClearing: isClearing)
    }
    let known = place(false)
    guard modules.contains(where: { $0.sharedFolder != nil && !$0.isBuilt }) else { return (known, nil) }
    let lock = AppLock("\(toolchain.cache)/packages.lock", purpose: "packages of \(app.name)", tell)
    return (place(true), lock)
  }

  func screens(_ translation: AppTranslation, _ state: State) -> [AppScreen] {
    AppScreenList(of: app, translation, state).screens
  }

  /// The state of a build: the modules, and what was left out so far.
  struct State {
    var modules: [AppTarget]
    var outcome = AppOutcome()
    /// The files of the app's controllers, by class.
    var files: [String: String] = [:]

    var leftOut: Set<String> { Set(outcome.reasons.map(\.path)) }
  }

  // MARK: Earlier builds

  /// The result of the last build, if all that it was made of is the same; `nil` otherwise.
  func unchanged(_ state: State, _ key: String) throws(AppFault) -> Result? {
    guard let outcome = AppOutcome.kept(key, in: folder), let last = AppKeptBuild.last(key, in: folder),
      let whole = AppTranslation(last.whole), let translation = AppTranslation(last.answer)
    else { return nil }
    var state = state
    state.files = whole.files
    let all = screens(whole, state)
    state.outcome = outcome
    let screens = screens(translation, state)
    guard try hash(packageCode(state, translation, screens).package) == last.package else { return nil }
    return try finish(state, translation, screens, of: all)
  }

  /// The hash of the settings, sources and resources of the app's modules, which says whether the app changed.
  package var inputs: String {
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    let modules = AppModules(of: app, in: project, toolchain).ordered
    InputLog.ambient.with(log) {
      for path in modules.flatMap({ $0.sources + $0.resources + ($0.infoPlist.map { [$0] } ?? []) }) {
        InputFile.readAll(path)
      }
    }
    let settings = modules.flatMap { module in
      [module.module] + module.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
    let files = log.questions.filter { $0.kind == .contents }.map {
      "\(FilePath.relative($0.path, to: project.root)) \(log.answer(to: $0))"
    }
    return AppFiles.hash((settings + files.sorted()).joined(separator: "\n"))
  }

  /// Changes with everything that the compiler sees of the app.
  func stateKey(_ state: State, _ translator: String) -> String {
    AppFiles.hash(
      translator + library.products + library.stamp
        + AppFiles.stamp(of: state.modules.flatMap(\.sources))
        + state.modules.flatMap { AppPackage.generatedCode(for: $0).map { $0 ?? "" } }.joined())
  }

  /// Removes the app's objects if PageRender was another when they were compiled: the compiler keeps them although members have
  /// changed that they use.
  func removeObjects(compiledBefore stamp: String) throws(AppFault) {
    let file = "\(folder)/library"
    guard AppFiles.text(of: file) != stamp else { return }
    try? FileManager.default.removeItem(atPath: objects)
    try AppFiles.write(stamp, to: file)
  }

  /// The name of the module with the list of screens, which no module of the app has.
  private var programModule: String { "\(app.module)_PageRenderScreens" }

  // MARK: The package

  /// Returns the package to build, and the generated files of its modules; no code for a file that is not needed.
  func packageCode(
    _ state: State, _ translation: AppTranslation, _ screens: [AppScreen]
  ) -> (package: AppPackage, generated: [(path: String, code: String?)]) {
    let present = translation.controllerNames
    let generated = state.modules.map { module in
      zip(AppPackage.generatedFiles, AppPackage.generatedCode(for: module)).map { name, code in
        let path = "\(module.package(package))/Sources/\(module.module)/\(name)"
        return (path: path, code: state.outcome.wrongFiles.contains(path) ? nil : code)
      }
    }
    let code = AppPackage(
      app: app, modules: state.modules, screens: screens,
      infoPlist: AppBundle(modules: state.modules, app: app, folder: folder).infoPlist,
      leftOutClasses: state.files.keys.filter { !present.contains($0) }.sorted(),
      modelModules: Set(
        zip(state.modules, generated).filter { $1.last?.code != nil }.map { $0.0.module }))
    return (code, Array(generated.joined()))
  }

  private func hash(_ code: AppPackage) throws(AppFault) -> String {
    AppFiles.hash(
      code.modules.flatMap { [$0.module] + AppPackage.isolation(of: $0) }.joined(separator: " ")
        + code.screenCode + (try code.catalogCode()) + AppPackage.threadCode)
  }

  /// Writes the generated files, and returns their hash.
  func write(
    _ code: AppPackage, _ generated: [(path: String, code: String?)]
  ) throws(AppFault) -> String {
    try AppFiles.write(code.screenCode, to: "\(package)/Sources/\(app.module)/PageRenderScreens.swift")
    try AppFiles.write(try code.catalogCode(), to: "\(package)/Sources/\(programModule)/Screens.swift")
    try AppFiles.write(AppPackage.threadCode, to: "\(package)/Sources/\(AppPackage.threadFile)")
    let built = code.modules.filter(\.isBuilt).compactMap(\.sharedFolder)
    for file in generated where !built.contains(where: { file.path.hasPrefix($0 + "/") }) {
      if let code = file.code { try AppFiles.write(code, to: file.path) } else { unlink(file.path) }
    }
    return try hash(code)
  }
}
