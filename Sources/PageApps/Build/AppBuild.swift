internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender

/// Translates an app and builds the program that draws its screens, leaving out what does not compile.
@MainActor
package struct AppBuild {
  package let toolchain: AppToolchain
  package let project: AppProject
  package let app: AppTarget
  /// Reports the progress of the build, a sentence at a time.
  let tell: (String) -> Void

  package init(
    toolchain: AppToolchain, project: AppProject, app: AppTarget, tell: @escaping (String) -> Void
  ) {
    self.toolchain = toolchain
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
  /// The folder of the package that is built: one for all apps, because SwiftPM builds one package per
  /// scratch folder.
  var package: String { "\(toolchain.scratch)-package" }

  package func build() throws(AppFault) -> Result {
    let lock = AppLock("\(package).lock")
    defer { lock.release() }
    let translator = try toolchain.translator()
    let modules = AppModules(of: app, in: project, toolchain)
    var state = State(modules: modules.ordered)
    let libraryStamp = toolchain.libraryStamp()
    try removeObjects(of: modules.ordered, compiledBefore: libraryStamp)
    let key = stateKey(state, translator, libraryStamp)
    if let result = try unchanged(state, key) { return result }
    // All screens that there are, before anything is left out.
    let (whole, wholeText) = try translate(state, translator)
    state.files = whole.files
    let all = self.screens(whole, state)
    if let known = AppOutcome.kept(key, in: folder) {
      state.outcome = known
    } else {
      leaveOut(modules.unknown, &state)
    }
    var round = 0
    while true {
      let (translation, text) = try translate(state, translator)
      let screens = screens(translation, state)
      let (package, generated) = packageCode(state, translation, screens)
      let packageHash = try write(package, generated)
      if round == 0 { tell("building \(app.name) (PageRender too, where it was not built before)") }
      let (status, output) = try compile()
      if status == 0 {
        try state.outcome.keep(key, in: folder)
        try AppKeptBuild(key: key, package: packageHash, whole: wholeText, answer: text)
          .keep(program: "\(toolchain.scratch)/debug/\(product)", in: folder)
        return try finish(state, translation, screens, of: all)
      }
      round += 1
      let found = CompilerErrors(output)
      guard round < Self.maximumRounds, leaveOut(found, &state) else {
        throw AppFault("\(app.name) does not build: \(found.first ?? output.suffix(2000).description)")
      }
    }
  }

  private func compile() throws(AppFault) -> (status: Int32, output: String) {
    try toolchain.run(
      "swift",
      [
        "build", "--package-path", package, "--scratch-path", toolchain.scratch, "--product", product,
        "--disable-automatic-resolution", "--skip-update", "--disable-index-store",
        "--disable-build-manifest-caching",
      ], readable: [folder], writable: [package, toolchain.scratch])
  }

  func screens(_ translation: AppTranslation, _ state: State) -> [AppScreen] {
    AppScreenList(of: app, in: project.root, translation, state).screens
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

  /// Changes with everything that the compiler sees of the app.
  func stateKey(_ state: State, _ translator: String, _ libraryStamp: String) -> String {
    AppFiles.hash(
      translator + toolchain.scratch + libraryStamp
        + AppFiles.stamp(of: state.modules.flatMap(\.sources))
        + state.modules.flatMap { AppPackage.generatedCode(for: $0).map { $0 ?? "" } }.joined())
  }

  /// Removes the app's objects if PageRender was another when they were compiled: SwiftPM keeps them although members have
  /// changed that they use.
  func removeObjects(of modules: [AppTarget], compiledBefore stamp: String) throws(AppFault) {
    let file = "\(folder)/library"
    guard AppFiles.text(of: file) != stamp else { return }
    for name in modules.map(\.module) + [product, product.replacing("-", with: "_")] {
      try? FileManager.default.removeItem(atPath: "\(toolchain.scratch)/debug/\(name).build")
    }
    try AppFiles.write(stamp, to: file)
  }

  var product: String { "\(app.module)-screens" }

  // MARK: The package

  /// Returns the package to build, and the generated files of its modules; no code for a file that is not needed.
  func packageCode(
    _ state: State, _ translation: AppTranslation, _ screens: [AppScreen]
  ) -> (package: AppPackage, generated: [(path: String, code: String?)]) {
    let present = translation.controllerNames
    let generated = state.modules.map { module in
      zip(AppPackage.generatedFiles, AppPackage.generatedCode(for: module)).map { name, code in
        let path = "\(package)/Sources/\(module.module)/\(name)"
        return (path: path, code: state.outcome.wrongFiles.contains(path) ? nil : code)
      }
    }
    let code = AppPackage(
      app: app, modules: state.modules, library: toolchain.library,
      products: AppModules.products(of: toolchain.library), product: product, screens: screens,
      infoPlist: AppBundle(modules: state.modules, app: app, folder: folder).infoPlist,
      leftOutClasses: state.files.keys.filter { !present.contains($0) }.sorted(),
      modelModules: Set(
        zip(state.modules, generated).filter { $1.last?.code != nil }.map { $0.0.module }))
    return (code, Array(generated.joined()))
  }

  private func hash(_ code: AppPackage) throws(AppFault) -> String {
    AppFiles.hash(code.manifest + code.screenCode + (try code.catalogCode()) + AppPackage.threadCode)
  }

  /// Writes the package, and returns its hash.
  func write(
    _ code: AppPackage, _ generated: [(path: String, code: String?)]
  ) throws(AppFault) -> String {
    try AppFiles.write(code.manifest, to: "\(package)/Package.swift")
    try AppFiles.write(code.screenCode, to: "\(package)/Sources/\(app.module)/PageRenderScreens.swift")
    try AppFiles.write(try code.catalogCode(), to: "\(package)/Sources/\(product)/Screens.swift")
    let threads = "\(package)/Sources/\(AppPackage.threadTarget)"
    try AppFiles.write(AppPackage.threadCode, to: "\(threads)/threads.c")
    try AppFiles.write(
      AppPackage.threadHeader, to: "\(threads)/include/\(AppPackage.threadTarget).h")
    for file in generated {
      if let code = file.code { try AppFiles.write(code, to: file.path) } else { unlink(file.path) }
    }
    return try hash(code)
  }
}
