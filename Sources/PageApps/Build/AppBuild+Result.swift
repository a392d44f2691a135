package import PageRender

extension AppBuild {
  /// The product of a build.
  package struct Result {
    package var program: String
    /// The paths of resources outside of the project's folder.
    package var distantResources: [String]
    /// The files that screens use.
    package var resources: SwiftPageSource.Resources
    package var requiresCompatibility: Bool
    package var screens: [AppScreen]
    /// The screens whose code does not compile.
    package var lost: [LostScreen]
    /// The view controllers that cannot be made without arguments.
    package var asking: [AppTranslation.Controller]
    package var diagnostics: [Diagnostic]
    /// Code that is left out of the app's files.
    package var cuts: [AppTranslation.Cut]
    /// Code that is left out of fetched packages, which counts where a screen comes to it.
    package var packageCuts: [AppTranslation.Cut]
    /// How many of the app's files were left out, of how many.
    package var leftOut: Int
    package var fileCount: Int
    /// Names that code was left out for, and how many files miss each.
    package var missing: [(name: String, files: Int)]
    /// The modules that are not there, by the file that imports them.
    package var missingModules: [String: [String]]
    /// The packages that the project names and no folder holds.
    package var missingPackages: [AppDependency]
  }

  /// Puts the built program into its bundle, and returns what there is to tell.
  func finish(
    _ state: State, _ translation: AppTranslation, _ screens: [AppScreen], of all: [AppScreen]
  ) throws(AppFault) -> Result {
    // The program lies where no other app's takes its place.
    let bundle = AppBundle(modules: state.modules, app: app, folder: folder)
    try bundle.write(program: AppKeptBuild.program(folder))
    return try result(state, translation, screens, of: all, program: bundle.program)
  }

  /// Returns what there is to tell of a program, or, with an empty path, of the app's source.
  func result(
    _ state: State, _ translation: AppTranslation, _ screens: [AppScreen], of all: [AppScreen],
    program: String
  ) throws(AppFault) -> Result {
    var diagnostics = translation.notes.map {
      Diagnostic(
        $0.kind == "error" ? .error : .warning, file: AppFiles.shown($0.file),
        position: SourcePosition(line: $0.line, column: $0.column), $0.message)
    }
    if let foreign = ForeignDelegate.launching(app),
      all.contains(where: { $0.kind == .launch("\(foreign.name)()") })
    {
      diagnostics.append(foreign.note)
    }
    func isOwn(_ path: String) -> Bool { !project.dependencies.folders.contains { path.hasPrefix($0 + "/") } }
    let reasons = state.outcome.reasons.filter { isOwn($0.path) }
    for reason in reasons {
      diagnostics.append(
        Diagnostic(
          .warning, file: AppFiles.shown(reason.path), position: SourcePosition(line: reason.line, column: 1),
          "this file is left out, as it \(reason.message)"))
    }
    var files: [String: Set<String>] = [:]
    for reason in reasons + state.outcome.refusedPreviews.values {
      for name in reason.names { files[name, default: []].insert(reason.path) }
    }
    for cut in translation.cuts where isOwn(cut.file) {
      if let name = CompilerErrors.missingName(cut.message) { files[name, default: []].insert(cut.file) }
    }
    let imports = translation.cuts.filter { $0.kind == "import" }.map { cut in
      (cut.file, CompilerErrors.missingName(cut.message).map { [$0] } ?? [])
    }
    let missing = files.map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    return Result(
      program: program,
      distantResources: state.modules.flatMap(\.resources).filter { !$0.hasPrefix(project.root + "/") },
      resources: AppPackage.resources(of: state.modules),
      requiresCompatibility: try InfoPlist(of: app).requiresCompatibility,
      screens: screens, lost: lost(all, screens, state, translation),
      asking: translation.controllers.filter { !$0.isComplete }, diagnostics: diagnostics,
      cuts: translation.toldCuts.filter { isOwn($0.file) },
      packageCuts: translation.toldCuts.filter { !isOwn($0.file) }, leftOut: reasons.count,
      fileCount: state.modules.reduce(0) { $0 + $1.sources.filter(isOwn).count },
      missing: missing, missingModules: Dictionary(imports, uniquingKeysWith: +),
      missingPackages: project.dependencies.missing)
  }

  /// The screens of the whole app that are not there, with the compiler's reasons.
  func lost(
    _ all: [AppScreen], _ screens: [AppScreen], _ state: State, _ translation: AppTranslation
  ) -> [LostScreen] {
    let present = translation.controllerNames
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
      if screen.isFirst {
        return LostScreen(screen: screen, reason: "its delegate \(screen.name) does not compile here")
      }
      guard let name = screen.classes.first(where: { !present.contains($0) && state.files[$0] != nil }),
        let file = state.files[name]
      else {
        return LostScreen(screen: screen, reason: "its initialiser cannot be called without arguments here")
      }
      let why =
        translation.cuts.first { $0.file == file && $0.kind == "type" }.map {
          CompilerErrors.told($0.message)
        }
        ?? state.outcome.reasons.first { $0.path == file }?.message ?? "is left out"
      return LostScreen(screen: screen, reason: "its class \(name) \(why)")
    }
  }
}
