internal import PageBase

/// The sources and groups of a `project.pbxproj` that lie outside of the project's folder.
///
/// Frameworks and local packages may lie anywhere: a target's own classes are in neither.
struct ProjectReach {
  private let objects: [String: PropertyListValue]
  /// The group of each file and group, by id.
  private var groups: [String: String] = [:]

  /// Returns true if a project has sources outside of its folder, or cannot be read.
  static func leavesFolder(_ project: [UInt8]) -> Bool {
    // Reading a large project takes long, and most have no such path.
    guard String(decoding: project, as: UTF8.self).contains("../") else { return false }
    guard let list = try? PropertyListText.read(project) else { return true }
    return ProjectReach(list).leavesFolder
  }

  private init(_ list: PropertyListValue) {
    objects = list["objects"]?.dictionary ?? [:]
    for (id, object) in objects {
      for child in (object["children"]?.list ?? []).compactMap(\.text) { groups[child] = id }
    }
  }

  private var leavesFolder: Bool {
    objects.contains { id, object in
      if object["projectDirPath"]?.text.map({ !$0.isEmpty }) ?? false { return true }
      return object["path"]?.text?.hasPrefix("..") == true && holdsSources(object) && leavesFolder(id)
    }
  }

  private func holdsSources(_ object: PropertyListValue) -> Bool {
    switch object["isa"]?.text {
    case "PBXGroup", "PBXVariantGroup", "PBXFileSystemSynchronizedRootGroup": true
    case "PBXFileReference":
      ["sourcecode.swift", "sourcecode.c", "sourcecode.cpp", "folder"].contains {
        object["lastKnownFileType"]?.text?.hasPrefix($0) ?? false
      }
    default: false
    }
  }

  /// Returns true if the path of an object, through the groups around it, leads above the project's folder.
  private func leavesFolder(_ id: String) -> Bool {
    var (parts, next, seen): ([Substring], String?, Set<String>) = ([], id, [])
    while let id = next, seen.insert(id).inserted, let object = objects[id] {
      parts = (object["path"]?.text ?? "").split(separator: "/") + parts
      switch object["sourceTree"]?.text {
      case "<group>": next = groups[id]
      case "SOURCE_ROOT": next = nil
      default: return false
      }
    }
    var depth = 0
    return parts.contains { part in
      depth += part == ".." ? -1 : part == "." ? 0 : 1
      return depth < 0
    }
  }
}
