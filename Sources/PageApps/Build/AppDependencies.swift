internal import Foundation
internal import PageRender

/// A package that an app's project names, of SwiftPM, CocoaPods or Carthage.
package struct AppDependency: Equatable {
  /// The last word of the URL, which a clone's folder has too, or the pod's name.
  package var name: String
  /// `nil` for a pod whose lock file names no repository.
  package var url: String?
  /// The commit, else the version; `nil` if nothing was resolved.
  package var revision: String?

  init(url: String, revision: String?) {
    let last = FilePath.lastComponent(url.hasSuffix("/") ? String(url.dropLast()) : url)
    self.init(name: last.hasSuffix(".git") ? String(last.dropLast(4)) : last, url: url, revision: revision)
  }

  init(name: String, url: String?, revision: String?) {
    (self.name, self.url, self.revision) = (name, url, revision)
  }
}

/// The packages that an app's project names, and the folders that hold packages.
struct AppDependencies {
  private(set) var all: [AppDependency] = []
  /// The folders of packages, by their absolute paths.
  private(set) var folders: [String] = []

  /// The folders in which a team's tools keep packages.
  private static let places = [
    "SourcePackages/checkouts", ".build/checkouts", "build/SourcePackages/checkouts",
    "DerivedData/SourcePackages/checkouts", "Carthage/Checkouts", "Pods",
  ]

  /// - Parameters:
  ///   - projects: The Xcode projects and workspaces, whose resolved packages lie inside.
  ///   - packages: The folder of packages that the command line names.
  init(root: String, projects: [String], references: [AppDependency], packages: String?) {
    var resolved: [AppDependency] = []
    let shared = "xcshareddata/swiftpm/Package.resolved"
    let lists = projects.map { $0 + ($0.hasSuffix(".xcodeproj") ? "/project.xcworkspace/" : "/") + shared }
    for file in lists + ["\(root)/Package.resolved"] { resolved += Self.pins(of: file) }
    resolved += references + Self.pods(in: root) + Self.frameworks(in: root)
    var seen: Set<String> = []
    all = resolved.filter { seen.insert($0.name.lowercased()).inserted }
    let named = packages.map { [FilePath.absoluteFolder($0)] } ?? []
    for place in named + Self.places.map({ "\(root)/\($0)" }) {
      folders += FilePath.names(in: place).sorted().map { "\(place)/\($0)" }.filter(FilePath.isFolder)
    }
  }

  /// The packages without a folder and without a stand-in.
  var missing: [AppDependency] {
    all.filter { folder(of: $0) == nil && !AppModules.packages.contains($0.name) }
  }

  private func folder(of one: AppDependency) -> String? {
    folders.first { FilePath.lastComponent($0).lowercased() == one.name.lowercased() }
  }

  /// The package that a folder holds; `nil` for a folder that no list names.
  func dependency(at folder: String) -> AppDependency? {
    all.first { $0.name.lowercased() == FilePath.lastComponent(folder).lowercased() }
  }

  // MARK: Lists

  /// Reads a Package.resolved, in the formats of Xcode 11 and 13.
  private static func pins(of file: String) -> [AppDependency] {
    guard let bytes = AppFiles.bytes(of: file),
      let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let pins = (root["pins"] ?? (root["object"] as? [String: Any])?["pins"]) as? [[String: Any]]
    else { return [] }
    return pins.compactMap { pin in
      guard let url = (pin["location"] ?? pin["repositoryURL"]) as? String else { return nil }
      let state = pin["state"] as? [String: Any]
      return AppDependency(
        url: url, revision: (state?["revision"] ?? state?["version"] ?? state?["branch"]) as? String)
    }
  }

  /// Reads a Podfile.lock, else a Podfile.
  private static func pods(in root: String) -> [AppDependency] {
    guard let lock = AppFiles.text(of: "\(root)/Podfile.lock") else {
      return (AppFiles.text(of: "\(root)/Podfile") ?? "")
        .matches(of: #/(?m)^\s*pod\s+['"]([^'"\/]+)/#)
        .map { AppDependency(name: String($0.1), url: repository(ofPod: String($0.1)), revision: nil) }
    }
    var all: [AppDependency] = []
    for pod in lock.matches(of: #/(?m)^  - "?([^\/ \n"]+)(?:\/[^ \n]+)? \(([^)=<>~ ]+)\)/#)
    where !all.contains(where: { $0.name == pod.1 }) {
      let name = String(pod.1)
      all.append(AppDependency(name: name, url: repository(ofPod: name), revision: String(pod.2)))
    }
    // Pods that are no version of the public list: `CHECKOUT OPTIONS:` has their repositories and commits.
    for part in lock.matches(of: #/(?m)^  "?([^\s:"]+)"?:\n((?:    :\w+: .*\n?)+)/#) {
      guard let place = all.firstIndex(where: { $0.name == part.1 }) else { continue }
      func value(_ key: String) -> String? {
        part.2.split(separator: "\n").first { $0.hasPrefix("    :\(key): ") }
          .map { $0.dropFirst(key.count + 7).filter { !"\"'".contains($0) } }
      }
      all[place].url = value("git") ?? all[place].url
      all[place].revision = value("commit") ?? value("tag") ?? all[place].revision
    }
    return all
  }

  /// Repositories on GitHub of pods that many apps use, from their podspecs (`s.source`, cocoapods.org): a lock file
  /// has only names.
  private static let repositories = [
    "SnapKit": "SnapKit", "Kingfisher": "onevcat", "Alamofire": "Alamofire", "RxSwift": "ReactiveX",
    "SDWebImage": "SDWebImage", "lottie-ios": "airbnb", "Then": "devxoul", "PinLayout": "layoutBox",
    "Moya": "Moya", "SwiftyJSON": "SwiftyJSON", "Localize-Swift": "marmelroy",
    "TinyConstraints": "roberthein",
    "Hero": "HeroTransitions", "SkeletonView": "Juanpe", "IQKeyboardManager": "hackiftekhar",
  ]

  private static func repository(ofPod name: String) -> String? {
    let sharing = ["RxCocoa": "RxSwift", "RxRelay": "RxSwift", "IQKeyboardManagerSwift": "IQKeyboardManager"]
    let repository = sharing[name] ?? name
    return repositories[repository].map { "https://github.com/\($0)/\(repository).git" }
  }

  /// Reads a Cartfile.resolved, else a Cartfile.
  private static func frameworks(in root: String) -> [AppDependency] {
    let text = AppFiles.text(of: "\(root)/Cartfile.resolved") ?? AppFiles.text(of: "\(root)/Cartfile") ?? ""
    return text.matches(of: #/(?m)^(github|git)\s+"([^"]+)"[^"\n]*(?:"([^"]+)")?/#).map { line in
      let isShort = line.1 == "github" && !line.2.contains("://")
      return AppDependency(
        url: isShort ? "https://github.com/\(line.2).git" : String(line.2), revision: line.3.map(String.init))
    }
  }
}
