internal import Foundation
internal import Glibc
internal import PageBase

/// The files that a program with pages of its own was compiled from: those of its package, and of the packages beside it
/// that its manifest names by their paths. PageRender's own package is left out.
struct ProgramCode {
  private var packages: [String]
  private var facts: [String] = []
  /// The time at which the program was built.
  private let built: Date

  /// Notes the files in the task's `InputLog`.
  ///
  /// - Parameter file: The absolute path of one of the program's source files.
  /// - Returns: The facts about the program's packages; `nil` if it cannot be known what it was compiled from: its
  ///   sources are not here or were changed since, or its manifest computes paths.
  static func read(with file: String) -> [String]? {
    var root = FilePath.folder(of: file)
    while !InputFile.exists("\(root)/Package.swift") {
      guard root.count > 1 else { return nil }
      root = FilePath.folder(of: root)
    }
    guard InputFile.exists(file), let built = time(of: "/proc/self/exe") else { return nil }
    var code = ProgramCode(packages: [root], built: built)
    let place = file.dropFirst(root.count + 1).split(separator: "/").map(String.init)
    // PageRender's examples are targets of its own package.
    if isPageRender(root) { return code.read(FilePath.folder(of: file)) ? [] : nil }
    guard place.count > 1 else { return nil }
    var next = 0
    while next < code.packages.count {
      guard code.readPackage(code.packages[next], folders: next == 0 ? ["Sources", place[0]] : ["Sources"])
      else { return nil }
      next += 1
    }
    return code.facts
  }

  private static func isPageRender(_ package: String) -> Bool {
    InputFile.exists("\(package)/Sources/PageRenderCLI/Commands/CommandList.swift")
  }

  private static func time(of path: String) -> Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Date(
      timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }

  private mutating func readPackage(_ package: String, folders names: [String]) -> Bool {
    guard let text = try? InputFile.read("\(package)/Package.swift", limit: 1 << 20) else { return false }
    // The version of PageRender is no input.
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").filter {
      !($0.contains(".package(") && $0.lowercased().contains("pagerender"))
    }
    let manifest = lines.joined(separator: "\n")
    var folders = Set(names).map { "\(package)/\($0)" }
    for match in manifest.matches(of: #/\bpath:\s*(?:"([^"\\]*)")?/#) {
      guard let path = match.1, let folder = FilePath.absolute("\(package)/\(path)"),
        !FilePath.isSame(folder, package)
      else { return false }
      if !InputFile.exists("\(folder)/Package.swift") {
        folders.append(folder)
      } else if !Self.isPageRender(folder), !packages.contains(folder) {
        packages.append(folder)
      }
    }
    facts += [manifest, pins(of: package)]
    // The versions of packages from elsewhere are the root's.
    if package == packages[0], facts[1].isEmpty, manifest.contains(#/\.package\([^)]*\b(url|id):/#) {
      return false
    }
    return folders.sorted().allSatisfy { !InputFile.exists($0) || read($0) }
  }

  /// The versions of the packages from elsewhere; empty if none is recorded.
  private func pins(of package: String) -> String {
    guard let bytes = try? InputFile.read("\(package)/Package.resolved", limit: 1 << 24),
      let root = try? JSONReader.read(bytes), case .object(let members) = root.kind,
      case .array(let pins)? = members["pins"]?.kind
    else { return "" }
    return pins.map(\.text).filter { !$0.lowercased().contains("pagerender") }.sorted().joined(
      separator: "\n")
  }

  /// - Returns: False if a file of code is newer than the program.
  private func read(_ folder: String) -> Bool {
    var isOlder = true
    let isWhole = InputFile.readAll(folder, leavingOut: ["__Snapshots__"]) { path in
      let isCode = [".swift", ".c", ".h", ".m", ".cpp"].contains(where: path.hasSuffix)
      if isCode, let time = Self.time(of: path), time > built { isOlder = false }
    }
    return isWhole && isOlder
  }
}
