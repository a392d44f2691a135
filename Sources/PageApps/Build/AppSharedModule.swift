internal import Foundation
internal import PageRender

/// The build of a fetched package's module, which all apps with this revision of the package use.
struct AppSharedModule: Codable {
  /// The hash of the compiler, of PageRender and of the translator.
  private var stamp: String
  /// The compiler's errors and the files that are left out; paths are relative to the module's sources.
  private var outcome: AppOutcome

  /// The folder of a module's build: its name, its package's revision, and a hash of its files' names and sizes, as a checkout
  /// may have been edited, and of the packages that it imports.
  private static func folder(of module: AppTarget, in cache: String, _ imported: [String]) -> String {
    let files = AppFiles.stamp(of: module.sources).split(separator: "\n").map { line in
      line.split(separator: " ").dropLast().joined(separator: " ").dropFirst(module.packageFolder?.count ?? 0)
    }
    let revision = (module.revision ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    return
      "\(cache)/packages/\(module.module)-\(revision.prefix(40))-\(AppFiles.hash((files.map(String.init) + imported).joined(separator: "\n")))"
  }

  /// Gives the modules of packages their folders, and returns the outcome of those that are built.
  ///
  /// - Parameter isClearing: True if builds by another compiler or of another PageRender are removed.
  static func place(
    _ modules: inout [AppTarget], in cache: String, _ stamp: String, isClearing: Bool
  ) -> AppOutcome {
    var known = AppOutcome()
    for index in modules.indices {
      guard let package = modules[index].packageFolder else { continue }
      let imported = modules[..<index].filter { modules[index].imports.contains($0.module) }
      let folder = folder(of: modules[index], in: cache, imported.compactMap(\.sharedFolder))
      modules[index].sharedFolder = folder
      guard let bytes = AppFiles.bytes(of: "\(folder)/built.json"),
        let built = try? JSONDecoder().decode(Self.self, from: Data(bytes)), built.stamp == stamp
      else {
        if isClearing { try? FileManager.default.removeItem(atPath: folder) }
        continue
      }
      modules[index].isBuilt = true
      for (path, errors) in built.outcome.errors { known.errors["\(package)/\(path)"] = errors }
      for (path, code) in built.outcome.refusedCode { known.refusedCode["\(package)/\(path)"] = code }
      known.reasons += built.outcome.reasons.map { reason in
        var reason = reason
        reason.path = "\(package)/\(reason.path)"
        return reason
      }
    }
    return known
  }

  /// Notes that the modules of packages are built.
  static func keep(_ modules: [AppTarget], _ outcome: AppOutcome, _ stamp: String) throws(AppFault) {
    for module in modules where !module.isBuilt {
      guard let folder = module.sharedFolder, let package = module.packageFolder else { continue }
      let sources = Set(module.sources)
      var own = AppOutcome()
      for (path, errors) in outcome.errors where sources.contains(path) {
        own.errors[FilePath.relative(path, to: package)] = errors
      }
      for (path, code) in outcome.refusedCode where sources.contains(path) {
        own.refusedCode[FilePath.relative(path, to: package)] = code
      }
      for var reason in outcome.reasons where sources.contains(reason.path) {
        reason.path = FilePath.relative(reason.path, to: package)
        own.reasons.append(reason)
      }
      try AppFiles.write(AppFiles.json(Self(stamp: stamp, outcome: own)) ?? "", to: "\(folder)/built.json")
    }
  }
}
