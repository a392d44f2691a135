internal import PageRender

/// The targets of an Xcode project, as its `project.pbxproj` lists them.
package struct XcodeProject {
  private let objects: [String: PropertyListValue]
  private let root: PropertyListValue
  /// The folder that contains the `.xcodeproj`.
  private let folder: String
  /// The id of the group that contains a file or a group, by its id.
  private var parents: [String: String] = [:]

  /// - Parameter path: The absolute path of an `.xcodeproj`.
  init(_ path: String) throws(AppFault) {
    let file = path + "/project.pbxproj"
    guard let bytes = AppFiles.bytes(of: file) else {
      throw AppFault(file: file, "cannot be read; name a folder with Swift sources instead")
    }
    let list: PropertyListValue
    do throws(PropertyListText.Fault) {
      list = try PropertyListText.read(bytes)
    } catch {
      throw AppFault(
        file: file, line: error.line, "is no Xcode project: it \(error.message); save it in Xcode again")
    }
    let objects = list["objects"]?.dictionary ?? [:]
    guard let id = list["rootObject"]?.text, let root = objects[id] else {
      throw AppFault(file: file, "is no Xcode project: it has no rootObject; save it in Xcode again")
    }
    self.objects = objects
    self.root = root
    folder = FilePath.folder(of: path)
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      for child in (object["children"]?.list ?? []) { if let child = child.text { parents[child] = id } }
    }
  }

  /// The targets with Swift sources, in the project's order.
  var targets: [AppTarget] {
    (root["targets"]?.list ?? []).compactMap {
      $0.text.flatMap { id in objects[id].flatMap { target($0, id: id) } }
    }
  }

  /// The folders of packages that the project refers to by their paths: as packages, or as folders, which Xcode did until
  /// version 15.
  var localPackages: [String] {
    objects.sorted { $0.key < $1.key }.compactMap { id, object in
      switch object["isa"]?.text {
      case "XCLocalSwiftPackageReference":
        guard let path = object["relativePath"]?.text else { return nil }
        return path.hasPrefix("/") ? path : Self.path(path, in: folder)
      case "PBXFileReference":
        guard ["wrapper", "folder"].contains(object["lastKnownFileType"]?.text),
          let path = path(of: id, depth: 0), FilePath.isReadable("\(path)/Package.swift")
        else { return nil }
        return path
      default: return nil
      }
    }
  }

  /// The packages that the project fetches: their URLs, and the commit or version if it names one.
  var remotePackages: [AppDependency] {
    objects.sorted { $0.key < $1.key }.compactMap { _, object in
      guard object["isa"]?.text == "XCRemoteSwiftPackageReference", let url = object["repositoryURL"]?.text
      else { return nil }
      let wanted = object["requirement"]
      let keys = ["revision", "version", "minimumVersion", "branch"]
      return AppDependency(url: url, revision: keys.lazy.compactMap { wanted?[$0]?.text }.first)
    }
  }

  /// The paths of the `.xcodeproj` that the project contains, whose frameworks its targets may import.
  var subprojects: [String] {
    objects.sorted { $0.key < $1.key }.compactMap { id, object in
      guard object["isa"]?.text == "PBXFileReference",
        object["lastKnownFileType"]?.text == "wrapper.pb-project"
      else { return nil }
      return path(of: id, depth: 0).flatMap(FilePath.absolute)
    }
  }

  private func target(_ object: PropertyListValue, id: String) -> AppTarget? {
    guard let name = object["name"]?.text, let kind = Self.kind(object["productType"]?.text) else {
      return nil
    }
    var target = AppTarget(name: name, kind: kind, module: "", settings: settings(of: object), root: folder)
    target.module = AppTarget.moduleName(
      target.settings["PRODUCT_MODULE_NAME"].map(target.expand) ?? target.productName)
    var files = AppFolder("/dev/null")
    for phase in object["buildPhases"]?.list ?? [] {
      guard let phase = phase.text.flatMap({ objects[$0] }),
        ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.text)
      else { continue }
      for build in phase["files"]?.list ?? [] {
        guard let reference = build.text.flatMap({ objects[$0] })?["fileRef"]?.text else { continue }
        for path in paths(of: reference) { files.add(file: path) }
      }
    }
    target.sources = files.sources
    target.resources += files.resources
    target.otherSources = files.otherSources
    add(synchronized: object, id: id, to: &target)
    if let path = target.settings["INFOPLIST_FILE"].map(target.expand), !path.isEmpty {
      target.infoPlist = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
    return target
  }

  private static func kind(_ type: String?) -> AppTarget.Kind? {
    switch type {
    case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable":
      .application
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .library
    default: nil
    }
  }

  /// Returns the build settings of the first configuration; those of the target override the project's.
  private func settings(of target: PropertyListValue) -> [String: String] {
    var all: [String: String] = [:]
    for owner in [root, target] {
      guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0] }),
        let first = list["buildConfigurations"]?.list.first?.text.flatMap({ objects[$0] })
      else { continue }
      for (key, value) in first["buildSettings"]?.dictionary ?? [:] {
        if let text = value.text { all[key] = text }
      }
    }
    return all
  }

  // MARK: Files

  /// Returns the paths of a file reference: one, or one for each language of a variant group.
  private func paths(of id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    if object["isa"]?.text == "PBXVariantGroup" {
      return (object["children"]?.list ?? []).compactMap(\.text).flatMap { paths(of: $0) }
    }
    return path(of: id, depth: 0).map { [$0] } ?? []
  }

  private func path(of id: String, depth: Int) -> String? {
    guard depth < 64, let object = objects[id] else { return nil }
    let own = object["path"]?.text
    switch object["sourceTree"]?.text {
    case "<group>":
      guard let parent = parents[id], let above = path(of: parent, depth: depth + 1) else {
        return Self.path(own, in: folder)
      }
      return Self.path(own, in: above)
    case "SOURCE_ROOT": return Self.path(own, in: folder)
    case "<absolute>": return own
    default: return nil
    }
  }

  /// The path of something in a folder, without the `..` that lead out of it, as paths tell what is in the project's folder.
  private static func path(_ own: String?, in folder: String) -> String {
    guard var rest = own?[...] else { return folder }
    var above = folder
    while rest == ".." || rest.hasPrefix("../") {
      above = FilePath.folder(of: above)
      rest = rest.dropFirst(3)
    }
    return rest.isEmpty ? above : "\(above)/\(rest)"
  }

  /// Adds the files of folders that the project synchronizes, with the exceptions for this target.
  private func add(synchronized object: PropertyListValue, id: String, to target: inout AppTarget) {
    let own = Set((object["fileSystemSynchronizedGroups"]?.list ?? []).compactMap(\.text))
    for (group, value) in objects.sorted(by: { $0.key < $1.key })
    where value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = path(of: group, depth: 0) else { continue }
      var excepted: Set<String> = []
      for one in value["exceptions"]?.list ?? [] {
        guard let set = one.text.flatMap({ objects[$0] }), set["target"]?.text == id else { continue }
        excepted.formUnion(
          (set["membershipExceptions"]?.list ?? []).compactMap(\.text).map { "\(folder)/\($0)" })
      }
      // A target that owns the folder leaves the exceptions out; another target has only the exceptions.
      let isOwn = own.contains(group)
      guard isOwn || !excepted.isEmpty else { continue }
      let files = AppFolder(folder, isWhole: true)
      func belongs(_ path: String) -> Bool {
        excepted.contains { path == $0 || path.hasPrefix($0 + "/") } != isOwn
      }
      target.sources += files.sources.filter(belongs)
      target.resources += files.resources.filter(belongs)
      target.otherSources += files.otherSources.filter(belongs)
    }
  }
}
