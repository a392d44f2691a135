internal import Foundation
@preconcurrency internal import Glibc
package import PageRender

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

  /// The product of a build.
  package struct Result {
    package var program: String
    /// The paths of resources outside of the project's folder.
    package var distantResources: [String]
    package var screens: [AppScreen]
    /// The screens whose code does not compile.
    package var lost: [LostScreen]
    /// The previews of SwiftUI's views.
    package var foreignPreviews: [AppPreview]
    /// The view controllers that cannot be made without arguments.
    package var asking: [Translation.Controller]
    package var diagnostics: [Diagnostic]
    /// Code that is left out of files.
    package var cuts: [Translation.Cut]
    /// How many files were left out, of how many.
    package var leftOut: Int
    package var fileCount: Int
    /// Names that code was left out for, and how many files miss each.
    package var missing: [(name: String, files: Int)]
  }

  /// The translator's answer.
  package struct Translation: Decodable {
    package struct Controller: Decodable {
      var name: String
      package var call: String
      var isComplete: Bool
      package var file: String
      package var line: Int
    }
    struct Module: Decodable {
      var name: String
      var controllers: [Controller]
      var applicationDelegate: String?
      var previews: [AppPreview]
    }
    struct Note: Decodable {
      var kind: String
      var file: String
      var line: Int
      var column: Int
      var message: String
    }
    /// A piece of code that is left out, because the compiler refuses it.
    package struct Cut: Decodable {
      /// The kind of code, such as `statement` or `property`.
      package var kind: String
      package var file: String
      package var line: Int
      /// The compiler's reason.
      package var message: String
    }
    var modules: [Module]
    var notes: [Note]
    var cuts: [Cut]

    init?(_ text: String) {
      guard let answer = try? JSONDecoder().decode(Translation.self, from: Data(text.utf8)) else {
        return nil
      }
      self = answer
    }

    /// The files of the app's controllers, by class.
    var files: [String: String] {
      Dictionary(
        (modules.last?.controllers ?? []).map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// How often code that does not compile is left out and the rest is tried again.
  private static let maximumRounds = 40
  /// How often pieces of one file are left out, before the whole file is.
  private static let maximumCuts = 6

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
    let (modules, unknown) = try self.modules()
    var state = State(modules: modules)
    let libraryStamp = toolchain.libraryStamp()
    try removeObjects(of: modules, compiledBefore: libraryStamp)
    let key = stateKey(state, translator, libraryStamp)
    if let result = try unchanged(state, key) { return result }
    // All screens that there are, before anything is left out.
    let (whole, wholeText) = try translate(state, translator)
    state.files = whole.files
    let all = self.screens(whole, state)
    if let known = AppOutcome.kept(key, in: folder) {
      state.outcome = known
    } else {
      leaveOut(unknown, &state)
    }
    var round = 0
    while true {
      let (translation, text) = try translate(state, translator)
      let screens = screens(translation, state)
      let (package, generated) = packageCode(state, translation, screens)
      let packageHash = try write(package, generated)
      if round == 0 { tell("building \(app.name) (PageRender too, where it was not built before)") }
      let (status, output) = try toolchain.run(
        "swift",
        [
          "build", "--package-path", self.package, "--scratch-path", toolchain.scratch, "--product", product,
          "--disable-automatic-resolution", "--skip-update", "--disable-index-store",
          "--disable-build-manifest-caching",
        ], readable: [folder], writable: [self.package, toolchain.scratch])
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
      let whole = Translation(last.whole), let translation = Translation(last.answer)
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
    guard AppFiles.bytes(of: file).map({ String(decoding: $0, as: UTF8.self) }) != stamp else { return }
    for name in modules.map(\.module) + [product, product.replacing("-", with: "_")] {
      try? FileManager.default.removeItem(atPath: "\(toolchain.scratch)/debug/\(name).build")
    }
    try AppFiles.write(stamp, to: file)
  }

  var product: String { "\(app.module)-screens" }

  // MARK: Modules

  /// Returns the modules that the app imports and then its own, in the order of building, and the files that
  /// import unknown modules.
  func modules() throws(AppFault) -> (modules: [AppTarget], unknown: [(path: String, module: String)]) {
    var ordered: [AppTarget] = []
    var unknown: [(path: String, module: String)] = []
    var visiting: Set<String> = []
    func add(_ target: AppTarget) {
      guard visiting.insert(target.module).inserted else { return }
      var target = target
      target.sources = Self.unique(target.sources).filter {
        FilePath.isReadable($0) && FilePath.lastComponent($0) != "main.swift"
      }
      for path in target.sources {
        for name in Self.imports(of: path) where !isKnown(name) && name != target.module {
          if let found = project.module(named: name) {
            add(found)
          } else {
            unknown.append((path, name))
          }
        }
      }
      ordered.append(target)
    }
    add(app)
    return (ordered, unknown)
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// Returns the names after `import`, read line by line; imports inside of `#if` are ignored.
  static func imports(of path: String) -> [String] {
    let text = String(decoding: AppFiles.bytes(of: path) ?? [], as: UTF8.self)
    var names: [String] = []
    var conditions = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.first?.hasPrefix("#if") == true { conditions += 1 }
      if words.first == "#endif" { conditions -= 1 }
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { continue }
      let kinds: Set<Substring> = ["class", "struct", "enum", "func", "var", "let", "typealias", "protocol"]
      guard
        let name = words[(place + 1)...].first(where: { !kinds.contains($0) })?.split(separator: ".").first,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), conditions == 0
      else { continue }
      names.append(String(name))
    }
    return names
  }

  /// Returns true if a module belongs to the toolchain or to PageRender.
  func isKnown(_ name: String) -> Bool {
    // The translator removes imports of SwiftUI with what needs them.
    if [
      "SwiftUI", "WidgetKit", "AppIntents", "Charts", "Darwin", "ObjectiveC", "MachO", "UIKit", "Foundation",
      "Swift", "PageRender",
      "PageRenderCLI",
    ].contains(name) {
      return true
    }
    let linux = "\(toolchain.folder)/lib/swift/linux/\(name).swiftmodule"
    return FilePath.isAnything(linux) || Self.appleModules(of: toolchain.library).contains(name)
  }

  /// Returns PageRender's replacements for Apple's modules other than UIKit: the list `appleModules` of its
  /// Package.swift.
  nonisolated static func appleModules(of library: String) -> [String] {
    let text = String(decoding: AppFiles.bytes(of: library + "/Package.swift") ?? [], as: UTF8.self)
    guard let list = text.firstMatch(of: #/let appleModules = \[([^\]]*)\]/#) else { return [] }
    return list.1.matches(of: #/"(\w+)"/#).map { String($0.1) }
  }

  /// Returns the libraries of PageRender that an app may import.
  static func products(of library: String) -> [String] {
    let text = String(decoding: AppFiles.bytes(of: library + "/Package.swift") ?? [], as: UTF8.self)
    return text.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
      .filter { !["LayoutEngine", "PageRenderTesting"].contains($0) }
  }

  func leaveOut(_ unknown: [(path: String, module: String)], _ state: inout State) {
    for (path, module) in unknown {
      let error = CompilerErrors.Found(line: 0, message: "no such module '\(module)'", missingName: module)
      state.outcome.errors[path, default: [[]]][0].append(error)
    }
  }

  private static func compilerWords(_ message: String) -> String { "does not compile here: \(message)" }

  /// - Returns: True if anything was left out.
  func leaveOut(_ errors: CompilerErrors, _ state: inout State) -> Bool {
    let before = state.outcome
    let own = Set(state.modules.flatMap(\.sources))
    for (path, found) in errors.byFile.sorted(by: { $0.key < $1.key }) {
      if let (file, key) = AppPreview.place(inErrorFile: path), let first = found.first {
        state.outcome.refusedPreviews[key] =
          state.outcome.refusedPreviews[key]
          ?? AppOutcome.Reason(
            path: file, names: found.compactMap(\.missingName), line: first.line,
            message: Self.compilerWords(first.message))
      } else if own.contains(path), !state.leftOut.contains(path) {
        if state.outcome.errors[path, default: []].count < Self.maximumCuts {
          state.outcome.errors[path, default: []].append(found)
          continue
        }
        let first = found[0]
        state.outcome.reasons.append(
          AppOutcome.Reason(
            path: path, names: found.compactMap(\.missingName), line: first.line,
            message: Self.compilerWords(first.message)))
      } else if path.hasSuffix("/PageRenderScreens.swift") {
        for error in found {
          let lines = String(decoding: AppFiles.bytes(of: path) ?? [], as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
          guard lines.indices.contains(error.line - 1) else { continue }
          let line = lines[error.line - 1]
          if line.contains("AppLaunch") { state.outcome.hasLaunch = false }
          if let name = line.firstMatch(of: #/case "(\w[\w.]*)"/#)?.1 {
            state.outcome.wrongScreens.insert(String(name))
          }
        }
      } else if AppPackage.generatedFiles.contains(FilePath.lastComponent(path)) {
        state.outcome.wrongFiles.insert(path)
      } else if let source = translated(path, state) {
        // Errors in the generated code at the end of a file count as the file's own.
        if !state.leftOut.contains(source) {
          state.outcome.reasons.append(
            AppOutcome.Reason(
              path: source, names: found.compactMap(\.missingName), line: 1,
              message: Self.compilerWords(found[0].message)))
        }
      }
    }
    return before != state.outcome
  }

  private func translated(_ path: String, _ state: State) -> String? {
    for module in state.modules {
      for (source, output) in outputs(of: module) where output == path { return source }
    }
    return nil
  }

  // MARK: Translating

  /// Returns a module's files with the paths of their translations; names that are taken get a number.
  func outputs(of module: AppTarget) -> [(String, String)] {
    var taken: [String: Int] = [:]
    return module.sources.map { path in
      let name = FilePath.lastComponent(path)
      let count = taken[name.lowercased(), default: 0]
      taken[name.lowercased()] = count + 1
      let base = count == 0 ? name : "\(name.dropLast(6))-\(count + 1).swift"
      return (path, "\(package)/Sources/\(module.module)/\(base)")
    }
  }

  /// Translates the modules, and returns the translator's answer and its text.
  private func translate(_ state: State, _ translator: String) throws(AppFault) -> (Translation, String) {
    struct Job: Encodable {
      struct File: Encodable {
        var path: String
        var output: String
        var errors: [[CompilerErrors.Found]]
        var refusedPreviews: [String]
      }
      struct Module: Encodable { var name: String; var files: [File]; var registry: String }
      var modules: [Module]
    }
    var modules: [Job.Module] = []
    for module in state.modules {
      let files = outputs(of: module).filter { !state.leftOut.contains($0.0) }
      let folder = "\(package)/Sources/\(module.module)"
      // Files that an earlier run wrote and this run does not must not be compiled any more.
      let kept = Set(
        files.map { FilePath.lastComponent($0.1) } + ["PageRenderMembers.swift"]
          + (module.module == app.module ? ["PageRenderScreens.swift"] : []) + AppPackage.generatedFiles)
      for name in FilePath.names(in: folder) where !kept.contains(name) { unlink("\(folder)/\(name)") }
      modules.append(
        Job.Module(
          name: module.module,
          files: files.map {
            Job.File(
              path: $0.0, output: $0.1, errors: state.outcome.errors[$0.0] ?? [],
              refusedPreviews: state.outcome.refusedPreviews.keys.sorted())
          },
          registry: "\(folder)/PageRenderMembers.swift"))
    }
    // If no file has changed, the last answer is used.
    let inputs = modules.flatMap { $0.files.map(\.path) }
    let outputs = modules.flatMap { $0.files.map(\.output) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let job = try? encoder.encode(Job(modules: modules)) else {
      throw AppFault("a path of the app is not valid text (UTF-8)")
    }
    let stamp =
      translator + "\n" + AppFiles.stamp(of: inputs) + AppFiles.hash(String(decoding: job, as: UTF8.self))
    let (answerFile, stampFile) = ("\(package)/answer.json", "\(package)/stamp")
    if AppFiles.bytes(of: stampFile).map({ String(decoding: $0, as: UTF8.self) }) == stamp,
      outputs.allSatisfy(FilePath.isReadable), let bytes = AppFiles.bytes(of: answerFile),
      let answer = Translation(String(decoding: bytes, as: UTF8.self))
    {
      return (answer, String(decoding: bytes, as: UTF8.self))
    }
    try AppFiles.write(String(decoding: job, as: UTF8.self), to: "\(folder)/job.json")
    let sources = Self.unique(inputs.map(FilePath.folder))
    let (status, output) = try toolchain.run(
      translator, ["\(folder)/job.json"], readable: sources, writable: [package, folder])
    guard status == 0, let answer = Translation(output) else {
      throw AppFault(
        "the app's Swift sources could not be translated, which is a fault of PageRender; please report it: "
          + "\(output.prefix(500))", exitCode: .internalError)
    }
    try AppFiles.write(output, to: answerFile)
    try AppFiles.write(stamp, to: stampFile)
    return (answer, output)
  }

  // MARK: Screens

  func screens(_ translation: Translation, _ state: State) -> [AppScreen] {
    var screens: [AppScreen] = []
    var ids: Set<String> = []
    func unique(_ id: String) -> String {
      var result = id
      var number = 2
      while !ids.insert(result.lowercased()).inserted {
        result = "\(id)-\(number)"
        number += 1
      }
      return result
    }
    let module = translation.modules.last
    if let delegate = module?.applicationDelegate, state.outcome.hasLaunch {
      screens.append(
        AppScreen(
          id: unique("first"), kind: .launch(delegate), file: app.infoPlist ?? project.root, line: 1,
          name: delegate, classes: [delegate]))
    }
    var shown: Set<String> = []
    let present = Set((module?.controllers ?? []).map(\.name))
    for path in Self.unique(app.resources) where AppFolder.ending(of: path) == "storyboard" {
      for scene in InterfaceFiles.scenes(of: path) {
        shown.formUnion(scene.names)
        // Without its class the scene would be another screen.
        guard !scene.names.contains(where: { state.files[$0] != nil && !present.contains($0) }) else {
          continue
        }
        screens.append(
          AppScreen(
            id: unique(ScreenID.of(scene.id)), kind: .scene(scene.object, path), file: path,
            line: scene.line,
            name: scene.id, classes: scene.names))
      }
    }
    // A controller of a storyboard is made from the storyboard, with its outlets.
    for controller in module?.controllers ?? []
    where controller.isComplete && !shown.contains(controller.name) {
      guard !state.outcome.wrongScreens.contains(controller.name) else { continue }
      screens.append(
        AppScreen(
          id: unique(ScreenID.of(controller.name)), kind: .controller(controller.name),
          file: controller.file,
          line: controller.line, name: controller.name, classes: [controller.name]))
    }
    let previews = module?.previews ?? []
    let previewIDs = AppPreview.ids(of: previews)
    for preview in previews {
      guard let key = preview.key, state.outcome.refusedPreviews[key] == nil else { continue }
      screens.append(
        AppScreen(
          id: unique(previewIDs[key] ?? key), kind: .preview(key, preview.canvas), file: preview.file,
          line: preview.line, name: preview.title))
    }
    return screens
  }

  func finish(
    _ state: State, _ translation: Translation, _ screens: [AppScreen], of all: [AppScreen]
  ) throws(AppFault)
    -> Result
  {
    var diagnostics = translation.notes.map {
      Diagnostic(
        $0.kind == "error" ? .error : .warning, file: AppFiles.shown($0.file),
        position: SourcePosition(line: $0.line, column: $0.column), $0.message)
    }
    for reason in state.outcome.reasons {
      diagnostics.append(
        Diagnostic(
          .warning, file: AppFiles.shown(reason.path), position: SourcePosition(line: reason.line, column: 1),
          "this file is left out, as it \(reason.message)"))
    }
    var files: [String: Set<String>] = [:]
    for reason in state.outcome.reasons + state.outcome.refusedPreviews.values {
      for name in reason.names { files[name, default: []].insert(reason.path) }
    }
    for cut in translation.cuts {
      if let name = CompilerErrors.missingName(cut.message) { files[name, default: []].insert(cut.file) }
    }
    let missing = files.map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    let asking = (translation.modules.last?.controllers ?? []).filter { !$0.isComplete }
    let bundle = bundle(state.modules)
    try bundle.write(program: AppKeptBuild.program(folder))
    return Result(
      program: bundle.program,
      distantResources: state.modules.flatMap(\.resources).filter { !$0.hasPrefix(project.root + "/") },
      screens: screens,
      lost: lost(all, screens, state, translation),
      foreignPreviews: (translation.modules.last?.previews ?? []).filter { $0.view != nil }, asking: asking,
      diagnostics: diagnostics, cuts: Self.told(translation.cuts),
      leftOut: state.outcome.reasons.count, fileCount: state.modules.reduce(0) { $0 + $1.sources.count },
      missing: missing)
  }

  /// The screens of the whole app that are not there, with the compiler's reasons.
  func lost(
    _ all: [AppScreen], _ screens: [AppScreen], _ state: State, _ translation: Translation
  ) -> [LostScreen] {
    let present = Set((translation.modules.last?.controllers ?? []).map(\.name))
    return all.filter { one in !screens.contains { $0.kind == one.kind } }.map { screen in
      if case .preview(let key, _) = screen.kind, let reason = state.outcome.refusedPreviews[key] {
        var screen = screen
        (screen.file, screen.line) = (reason.path, reason.line)
        return LostScreen(screen: screen, reason: reason.message)
      }
      if case .preview = screen.kind {
        let file = state.outcome.reasons.first { $0.path == screen.file }
        return LostScreen(screen: screen, reason: file.map { "its file \($0.message)" } ?? "is left out")
      }
      if case .launch(let delegate) = screen.kind {
        return LostScreen(screen: screen, reason: "its delegate \(delegate) does not compile here")
      }
      guard let name = screen.classes.first(where: { !present.contains($0) && state.files[$0] != nil }),
        let file = state.files[name]
      else {
        return LostScreen(screen: screen, reason: "its initialiser cannot be called without arguments here")
      }
      let why =
        translation.cuts.first { $0.file == file && $0.kind == "type" }.map { Self.compilerWords($0.message) }
        ?? state.outcome.reasons.first { $0.path == file }?.message ?? "is left out"
      return LostScreen(screen: screen, reason: "its class \(name) \(why)")
    }
  }

  /// The cuts by file and line. An import that nothing in its file misses is no loss.
  static func told(_ cuts: [Translation.Cut]) -> [Translation.Cut] {
    let missing = Set(cuts.filter { $0.kind != "import" }.map(\.file))
    return cuts.filter { $0.kind != "import" || missing.contains($0.file) }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The app's bundle, with the program where no other app's takes its place.
  private func bundle(_ modules: [AppTarget]) -> AppBundle {
    AppBundle(modules: modules, app: app, folder: folder)
  }

  // MARK: The package

  /// Returns the package to build, and the generated files of its modules; no code for a file that is not needed.
  func packageCode(
    _ state: State, _ translation: Translation, _ screens: [AppScreen]
  ) -> (package: AppPackage, generated: [(path: String, code: String?)]) {
    let present = Set((translation.modules.last?.controllers ?? []).map(\.name))
    let generated = state.modules.map { module in
      zip(AppPackage.generatedFiles, AppPackage.generatedCode(for: module)).map { name, code in
        let path = "\(package)/Sources/\(module.module)/\(name)"
        return (path: path, code: state.outcome.wrongFiles.contains(path) ? nil : code)
      }
    }
    let code = AppPackage(
      app: app, modules: state.modules, library: toolchain.library,
      products: Self.products(of: toolchain.library), product: product, screens: screens,
      infoPlist: bundle(state.modules).infoPlist,
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
