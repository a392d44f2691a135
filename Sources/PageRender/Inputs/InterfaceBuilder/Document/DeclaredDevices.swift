internal import Foundation
internal import PageBase

/// The only kind of device that the app around a document is for, as the nearest Xcode project declares it in
/// the build setting `TARGETED_DEVICE_FAMILY`: 1 is the iPhone, 2 the iPad (Xcode's Build Settings Reference).
struct DeclaredDevices: Sendable {
  /// `nil` for an app for both, and where no project is near or tells.
  let only: Device.Idiom?

  private static let longestProject = 32 << 20
  private static let longestConfiguration = 1 << 20
  fileprivate static let setting = "TARGETED_DEVICE_FAMILY"

  /// - Parameter path: The document's path.
  init(near path: String) {
    self.init(in: ProjectFolder(near: path))
  }

  /// - Parameter project: The project around a document; `nil` if none is near.
  init(in project: ProjectFolder?) {
    guard let project else {
      only = nil
      return
    }
    let folder = URL(filePath: project.path)
    let own = project.projects.compactMap { Self.families(ofProject: folder.appending(path: $0).path) }
    only = Self.only(own.isEmpty ? Self.families(ofConfigurationsIn: folder) : own)
  }

  /// The kind that all families have in common if each has only that one.
  private static func only(_ families: [Set<Device.Idiom>]) -> Device.Idiom? {
    families.reduce(into: Set<Device.Idiom>()) { $0.formUnion($1) }.only
  }

  // MARK: Values

  /// The kinds of devices in a value such as `1,2`. Families of watches, televisions and Macs count for none.
  ///
  /// - Returns: `nil` if the value refers to another setting, or has no iPhone and no iPad.
  static func family(_ value: String) -> Set<Device.Idiom>? {
    guard !value.contains("$") else { return nil }
    let numbers = value.split { !$0.isNumber }
    let kinds = Set(
      numbers.compactMap { number -> Device.Idiom? in
        switch number {
        case "1": .phone
        case "2": .pad
        default: nil
        }
      })
    return kinds.isEmpty ? nil : kinds
  }

  // MARK: Projects

  /// The families of a project's apps; `nil` if it sets none.
  private static func families(ofProject path: String) -> Set<Device.Idiom>? {
    guard let bytes = try? InputFile.read(path + "/project.pbxproj", limit: longestProject) else {
      return nil
    }
    return families(inProject: bytes)
  }

  /// The families of the apps in a `project.pbxproj`; those of tests and extensions do not count. `nil` if it
  /// sets none.
  static func families(inProject bytes: [UInt8]) -> Set<Device.Idiom>? {
    // Reading a large project takes long, and most are for both.
    let written = values(in: bytes)
    guard let first = written.first else { return nil }
    let kinds = written.compactMap(family)
    if written.allSatisfy({ $0 == first }) || kinds.allSatisfy({ $0.count == 2 }) {
      return kinds.isEmpty ? nil : kinds.reduce(into: []) { $0.formUnion($1) }
    }
    guard let list = try? PropertyListText.read(bytes) else { return nil }
    let own = XcodeSettings(list).valuesOfApps(setting).compactMap(family)
    return own.isEmpty ? nil : own.reduce(into: []) { $0.formUnion($1) }
  }

  /// The values of the setting in a text of `key = value;` or `key = value` lines, in order.
  static func values(in bytes: [UInt8]) -> [String] {
    starts(of: Array(setting.utf8), in: bytes).compactMap { start in
      let newline = UInt8(ascii: "\n")
      // In a comment the name is not the first word.
      let before = bytes[..<start].reversed().prefix { $0 != newline }
      guard before.allSatisfy({ " \t\"".utf8.contains($0) }) else { return nil }
      let line = bytes[start...].prefix { $0 != newline }
      // A condition, such as `[sdk=iphoneos*]`, has an equals sign of its own.
      var rest = String(decoding: line, as: UTF8.self).dropFirst(setting.count)
      if rest.first == "[", let end = rest.firstIndex(of: "]") { rest = rest[end...].dropFirst() }
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      let value = rest[equals...].dropFirst().prefix { $0 != ";" && $0 != "/" }
      return value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\""))
    }
  }

  private static func starts(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = word.first else { return [] }
    var (starts, place): ([Int], Int) = ([], 0)
    while let next = bytes[place...].firstIndex(of: first) {
      let isFound = bytes[next...].starts(with: word)
      if isFound { starts.append(next) }
      place = next + (isFound ? word.count : 1)
    }
    return starts
  }

  // MARK: Configurations

  /// The families in the `.xcconfig` files of a folder and of the folders right in it.
  private static func families(ofConfigurationsIn folder: URL) -> [Set<Device.Idiom>] {
    let inside = FolderEntry.all(in: folder.path).filter { $0.kind == .folder }.map {
      folder.appending(path: $0.name).path
    }
    return ([folder.path] + inside).flatMap { folder in
      InputFile.names(inFolder: folder, endingIn: [".xcconfig"]).sorted().flatMap { name in
        let bytes = try? InputFile.read("\(folder)/\(name)", limit: longestConfiguration)
        return values(in: bytes ?? []).compactMap(family)
      }
    }
  }
}

/// The build settings of a `project.pbxproj`.
private struct XcodeSettings {
  private let objects: [String: PropertyListValue]
  private let root: PropertyListValue?

  init(_ list: PropertyListValue) {
    let objects = list["objects"]?.dictionary ?? [:]
    self.objects = objects
    root = list["rootObject"]?.text.flatMap { objects[$0] }
  }

  /// The values of a setting in all configurations of the project's apps; the project's own value counts for a
  /// target without one.
  func valuesOfApps(_ setting: String) -> [String] {
    let targets = (root?["targets"]?.list ?? []).compactMap { $0.text.flatMap { objects[$0] } }
    let apps = targets.filter { $0["productType"]?.text?.hasPrefix(Self.app) == true }
    let common = root.map { values(of: setting, $0) } ?? []
    return apps.flatMap { app in
      let own = values(of: setting, app)
      return own.isEmpty ? common : own
    }
  }

  private static let app = "com.apple.product-type.application"

  private func values(of setting: String, _ owner: PropertyListValue) -> [String] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.list ?? []).flatMap { configuration -> [String] in
      let settings = configuration.text.flatMap { objects[$0] }?["buildSettings"]?.dictionary ?? [:]
      return settings.filter { $0.key == setting || $0.key.hasPrefix(setting + "[") }.compactMap(\.value.text)
        .filter { !$0.contains("$") }.sorted()
    }
  }
}
