@preconcurrency internal import Glibc
internal import PageRender

/// The translator's work: the files of each module, and what is left out of them.
private struct TranslationJob: Encodable {
  struct File: Encodable {
    var path: String
    var output: String
    var errors: [[CompilerErrors.Found]]
    var refusedPreviews: [String]
    var refusedCode: [String]
  }
  struct Module: Encodable { var name: String; var files: [File]; var registry: String; var isBuilt: Bool }
  var modules: [Module]

  var files: [File] { modules.flatMap(\.files) }

  init(_ state: AppBuild.State, package: String) {
    modules = state.modules.map { module in
      Module(
        name: module.module,
        files: module.outputs(in: package).filter { !state.leftOut.contains($0.source) }.map {
          File(
            path: $0.source, output: $0.output, errors: state.outcome.errors[$0.source] ?? [],
            refusedPreviews: state.outcome.refusedPreviews.keys.sorted(),
            refusedCode: state.outcome.refusedCode[$0.source] ?? [])
        },
        registry: "\(module.package(package))/Sources/\(module.module)/PageRenderMembers.swift",
        isBuilt: module.isBuilt)
    }
  }
}

extension AppTarget {
  /// The sources with the paths of their translations in a package; names that are taken get a number.
  func outputs(in package: String) -> [(source: String, output: String)] {
    var taken: [String: Int] = [:]
    return sources.map { path in
      let name = FilePath.lastComponent(path)
      let count = taken[name.lowercased(), default: 0]
      taken[name.lowercased()] = count + 1
      let base = count == 0 ? name : "\(name.dropLast(6))-\(count + 1).swift"
      return (path, "\(self.package(package))/Sources/\(module)/\(base)")
    }
  }

  /// The folder of the module's translated sources, beside the app's own or in the folder of all apps.
  func package(_ own: String) -> String { sharedFolder.map { "\($0)/package" } ?? own }
}

/// Translating.
extension AppBuild {
  /// Translates the modules, and returns the translator's answer and its text: the last one if no file has changed.
  func translate(_ state: State, _ translator: String) throws(AppFault) -> (AppTranslation, String) {
    let job = TranslationJob(state, package: package)
    for module in job.modules where !module.isBuilt { removeFiles(besides: module) }
    guard let text = AppFiles.json(job) else {
      throw AppFault("a path of the app is not valid text (UTF-8)")
    }
    let inputs = job.files.map(\.path)
    let stamp = translator + "\n" + AppFiles.stamp(of: inputs) + AppFiles.hash(text)
    let (answerFile, stampFile) = ("\(package)/answer.json", "\(package)/stamp")
    if AppFiles.text(of: stampFile) == stamp, job.files.map(\.output).allSatisfy(FilePath.isReadable),
      let kept = AppFiles.text(of: answerFile), let answer = AppTranslation(kept)
    {
      return (answer, kept)
    }
    try AppFiles.write(text, to: "\(folder)/job.json")
    let sources = AppFiles.unique(inputs.map(FilePath.folder))
    let (status, output) = try toolchain.run(
      translator, ["\(folder)/job.json"], readable: sources,
      writable: [package, folder] + state.modules.compactMap(\.sharedFolder))
    guard status == 0, let answer = AppTranslation(output) else {
      throw AppFault(
        "the app's Swift sources could not be translated, which is a fault of PageRender; please report it: "
          + "\(output.prefix(500))", exitCode: .internalError)
    }
    try AppFiles.write(output, to: answerFile)
    try AppFiles.write(stamp, to: stampFile)
    return (answer, output)
  }

  /// Removes files that an earlier run wrote and this run does not, which must not be compiled any more.
  private func removeFiles(besides module: TranslationJob.Module) {
    let folder = FilePath.folder(of: module.registry)
    let kept = Set(
      (module.files.map(\.output) + [module.registry]).map(FilePath.lastComponent)
        + (module.name == app.module ? ["PageRenderScreens.swift"] : []) + AppPackage.generatedFiles)
    for name in FilePath.names(in: folder) where !kept.contains(name) { unlink("\(folder)/\(name)") }
  }
}
