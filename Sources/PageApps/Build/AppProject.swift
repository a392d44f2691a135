internal import Foundation
internal import PageRender

/// The project of an app: its targets, and the folder of modules that they may import.
package struct AppProject {
  package var targets: [AppTarget]
  /// The faults of parts of the project, which were left out.
  package var faults: [AppFault] = []
  /// The folder that modules are searched in.
  package var root: String
  /// The folders of packages that Xcode projects refer to by their paths.
  private var localPackages: [String] = []
  /// The frameworks of projects inside the app's project.
  private var frameworks: [AppTarget] = []
  /// The Xcode projects and workspaces that were read, and the packages that they name by URL.
  private var read: [String] = []
  private var references: [AppDependency] = []
  private(set) var dependencies = AppDependencies(
    root: "/dev/null", projects: [], references: [], packages: nil)

  /// - Parameters:
  ///   - path: A folder, an `.xcodeproj`, an `.xcworkspace` or a `Package.swift`.
  ///   - packages: A folder of packages, each in a folder with its name.
  package init(_ written: String, packages: String? = nil) throws(AppFault) {
    guard let path = FilePath.absolute(written) else {
      throw AppFault(
        "\(written) does not exist; name an app's folder, .xcodeproj, .xcworkspace or Package.swift")
    }
    root = FilePath.isFolder(path) ? path : FilePath.folder(of: path)
    targets = []
    switch AppFolder.ending(of: path) {
    case "xcodeproj":
      root = FilePath.folder(of: path)
      add(project: path)
    case "xcworkspace":
      root = FilePath.folder(of: path)
      read.append(path)
      for project in Self.projects(ofWorkspace: path) { add(project: project) }
    case "swift": try add(file: path)
    default: try add(folder: path)
    }
    dependencies = AppDependencies(root: root, projects: read, references: references, packages: packages)
    guard targets.contains(where: { !$0.sources.isEmpty }) else {
      throw faults.first
        ?? AppFault(
          targets.contains { !$0.otherSources.isEmpty }
            ? "\(written) is an app in another language; only Swift is translated, not Objective-C"
            : "\(written) holds no Swift sources of an app; name the folder that has them")
    }
  }

  private mutating func add(project path: String) {
    do {
      let project = try XcodeProject(path)
      targets += project.targets
      localPackages += project.localPackages
      references += project.remotePackages
      read.append(path)
      addFrameworks(of: project, seen: [path])
    } catch {
      faults.append(error)
      // The sources beside a project that cannot be read are still used.
      let folder = FilePath.folder(of: path)
      let name = FilePath.lastComponent(path).split(separator: ".").first.map(String.init) ?? "App"
      targets.append(Self.target(of: folder, named: name))
    }
  }

  /// Adds the frameworks of the projects inside a project. One that cannot be read is left out: its modules are missing then.
  private mutating func addFrameworks(of project: XcodeProject, seen: Set<String>) {
    for path in project.subprojects where !seen.contains(path) && seen.count < 16 {
      guard let inner = try? XcodeProject(path) else { continue }
      frameworks += inner.targets.filter { $0.kind == .library && !$0.sources.isEmpty }
      localPackages += inner.localPackages
      addFrameworks(of: inner, seen: seen.union([path]))
    }
  }

  private mutating func add(file path: String) throws(AppFault) {
    guard FilePath.lastComponent(path) == "Package.swift" else {
      throw AppFault(
        "\(path) is no package; name its folder, an .xcodeproj, an .xcworkspace or a Package.swift")
    }
    add(package: FilePath.folder(of: path))
  }

  /// Adds the targets of a package: each folder in `Sources`, or `Sources` itself.
  private mutating func add(package folder: String) {
    let sources =
      ["Sources", "Source", "src"].map { "\(folder)/\($0)" }.first(where: FilePath.isFolder) ?? folder
    let names = FilePath.names(in: sources).filter { name in
      FilePath.isFolder("\(sources)/\(name)") && !AppFolder("\(sources)/\(name)").sources.isEmpty
    }
    let hasLooseFiles = FilePath.names(in: sources).contains {
      $0.hasSuffix(".swift") && $0 != "Package.swift"
    }
    if hasLooseFiles || names.isEmpty {
      var target = Self.target(of: sources, named: FilePath.lastComponent(folder))
      target.sources.removeAll { FilePath.lastComponent($0) == "Package.swift" }
      targets.append(target)
    } else {
      targets += names.map { Self.target(of: "\(sources)/\($0)", named: $0) }
    }
  }

  private mutating func add(folder path: String) throws(AppFault) {
    let workspaces = FilePath.names(in: path).filter { $0.hasSuffix(".xcworkspace") }
    let projects = Self.projects(below: path, depth: 0)
    read += workspaces.map { "\(path)/\($0)" }
    if let workspace = workspaces.first {
      let members = Self.projects(ofWorkspace: "\(path)/\(workspace)")
      for project in members { add(project: project) }
      if !members.isEmpty { return }
    }
    if projects.count == 1 {
      root = path
      return add(project: projects[0])
    }
    if projects.count > 1 {
      let top = projects.filter { FilePath.folder(of: $0) == path }
      if top.count == 1 { return add(project: top[0]) }
      let names = projects.prefix(5).map(AppFiles.shown).joined(separator: ", ")
      throw AppFault(
        "\(AppFiles.shown(path)) holds \(projects.count) Xcode projects; name one of them: \(names)\(projects.count > 5 ? ", …" : "")"
      )
    }
    if FilePath.isReadable("\(path)/Package.swift") { return add(package: path) }
    targets.append(Self.target(of: path, named: FilePath.lastComponent(path)))
  }

  private static func target(of folder: String, named name: String) -> AppTarget {
    let files = AppFolder(folder)
    var target = AppTarget(
      name: name, kind: .application, module: AppTarget.moduleName(name), sources: files.sources,
      resources: files.resources, otherSources: files.otherSources)
    target.infoPlist = files.resources.first { FilePath.lastComponent($0) == "Info.plist" }
    return target
  }

  private static func projects(below folder: String, depth: Int) -> [String] {
    guard depth < 5 else { return [] }
    var found: [String] = []
    for name in FilePath.names(in: folder) where name != "Pods" && name != "Carthage" {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcodeproj") {
        found.append(path)
      } else if !name.contains("."), FilePath.isFolder(path) {
        found += projects(below: path, depth: depth + 1)
      }
    }
    return found
  }

  /// Returns the projects of a workspace, from `<FileRef location="group:App.xcodeproj">` and the like,
  /// without CocoaPods' own.
  private static func projects(ofWorkspace path: String) -> [String] {
    guard let text = AppFiles.text(of: path + "/contents.xcworkspacedata") else { return [] }
    let folder = FilePath.folder(of: path)
    return text.matches(of: #/location\s*=\s*"(?:group|container|absolute):([^"]+\.xcodeproj)"/#).map {
      let project = String($0.1)
      return project.hasPrefix("/") ? project : "\(folder)/\(project)"
    }.filter { !$0.hasSuffix("Pods.xcodeproj") && FilePath.isFolder($0) }
  }

  // MARK: Modules

  /// Returns the source of a module that the app imports: another target, a pod, or a package in the app's
  /// folder.
  func module(named name: String) -> AppTarget? {
    if let target = targets.first(where: { $0.kind == .library && $0.module == name }) { return target }
    if let target = targets.first(where: { $0.module == name }) { return target }
    if let target = frameworks.first(where: { $0.module == name }) { return target }
    for (folder, package) in moduleFolders(name) {
      var target = Self.target(of: folder, named: name)
      target.sources.removeAll { FilePath.lastComponent($0) == "Package.swift" }
      guard !target.sources.isEmpty else { continue }
      target.kind = .library
      target.packageFolder = package
      target.revision = package.flatMap(dependencies.dependency)?.revision
      return target
    }
    return nil
  }

  /// The folders that may hold a module's sources, and those of the fetched packages that they belong to.
  private func moduleFolders(_ name: String) -> [(folder: String, package: String?)] {
    let local =
      localPackages.flatMap { Self.folders(of: name, inPackage: $0) } + [podFolder(name)].compactMap(\.self)
    let fetched = dependencies.folders.flatMap { package in
      let isNamed = AppTarget.moduleName(FilePath.lastComponent(package)).lowercased() == name.lowercased()
      // A pod's folder holds the sources of one module.
      let isPod = FilePath.folder(of: package).hasSuffix("/Pods")
      let own = isPod ? [] : Self.folders(of: name, inPackage: package)
      let others = isPod ? [] : ["Sources", "Source", "Classes", "\(name)/Classes", name]
      let usual = others.map { "\(package)/\($0)" }.first(where: FilePath.isFolder) ?? package
      return (own.isEmpty && isNamed ? [usual] : own).map { ($0, Optional(package)) }
    }
    var found = Self.folders(of: name, inPackage: root)
    var folders = [(root, 0)]
    while let (folder, depth) = folders.popLast() {
      for child in FilePath.names(in: folder) where !child.contains(".") && child != "Pods" {
        let path = "\(folder)/\(child)"
        guard FilePath.isFolder(path) else { continue }
        found += Self.folders(of: name, inPackage: path)
        if depth < 3 { folders.append((path, depth + 1)) }
      }
    }
    return local.map { ($0, nil) } + fetched + found.map { ($0, nil) }
  }

  /// Returns the folder of a package's target: the `path` that its manifest names, or one that SwiftPM searches.
  static func folders(of target: String, inPackage folder: String) -> [String] {
    var found: [String] = []
    if FilePath.isFolder("\(folder)/Sources/\(target)") { found.append("\(folder)/Sources/\(target)") }
    guard let text = AppFiles.text(of: "\(folder)/Package.swift") else { return found }
    // A target's arguments up to the next target: `name` comes first and `path` later.
    for part in text.split(separator: ".target(").dropFirst() {
      let own = part.split(separator: ".testTarget(").first ?? part
      guard own.firstMatch(of: #/^\s*name:\s*"([^"]+)"/#)?.1 == target[...] else { continue }
      if let path = own.firstMatch(of: #/\bpath:\s*"([^"]+)"/#)?.1, FilePath.isFolder("\(folder)/\(path)") {
        found.append("\(folder)/\(path)")
      } else {
        found += ["Source", "src", "srcs"].map { "\(folder)/\($0)/\(target)" }.filter(FilePath.isFolder)
      }
    }
    return found
  }

  /// Returns the folder of a pod that the Podfile names by its path.
  private func podFolder(_ name: String) -> String? {
    guard let text = AppFiles.text(of: "\(root)/Podfile") else { return nil }
    for match in text.matches(of: #/pod\s+['"]([^'"]+)['"][^\n]*?(?::path\s*=>|path:)\s*['"]([^'"]+)['"]/#)
    where AppTarget.moduleName(String(match.1)) == name {
      let folder = "\(root)/\(match.2)"
      return ["Sources/\(name)", "Sources", "Source", "Classes", "\(name)/Classes", name]
        .map { "\(folder)/\($0)" }.first(where: FilePath.isFolder) ?? folder
    }
    return nil
  }
}
