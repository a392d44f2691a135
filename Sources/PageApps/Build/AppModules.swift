internal import Foundation
internal import PageRender

/// The modules that an app is built of: those that it imports, and its own.
struct AppModules {
  private let toolchain: AppToolchain
  private let project: AppProject
  /// The modules in the order of building, the app's own last.
  private(set) var ordered: [AppTarget] = []
  /// The files that import unknown modules.
  private(set) var unknown: [(path: String, module: String)] = []

  init(of app: AppTarget, in project: AppProject, _ toolchain: AppToolchain) {
    self.toolchain = toolchain
    self.project = project
    var visited: Set<String> = []
    add(app, &visited)
  }

  /// Adds a module after those that it imports.
  private mutating func add(_ target: AppTarget, _ visited: inout Set<String>) {
    guard visited.insert(target.module).inserted else { return }
    var target = target
    target.sources = AppFiles.unique(target.sources).filter {
      FilePath.isReadable($0) && FilePath.lastComponent($0) != "main.swift"
    }
    for path in target.sources {
      let names = Self.imports(of: path)
      target.imports.formUnion(names)
      for name in names where !isKnown(name) && name != target.module {
        if let found = project.module(named: name) {
          add(found, &visited)
        } else {
          unknown.append((path, name))
        }
      }
    }
    ordered.append(target)
  }

  /// Returns the names after `import`, read line by line; imports inside of `#if` are ignored.
  static func imports(of path: String) -> [String] {
    let text = AppFiles.text(of: path) ?? ""
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

  /// Modules of packages in Objective-C, which only stand-ins draw; the translator's `CallCode` has them too.
  static let packages: Set = [
    "SDWebImage", "SVProgressHUD", "MBProgressHUD", "Firebase", "FirebaseCore", "FirebaseAuth",
    "FirebaseFirestore", "FirebaseAnalytics", "FirebaseCrashlytics", "FirebaseMessaging",
    "FirebaseDatabase", "FirebaseStorage",
  ]

  /// Returns true if a module belongs to the toolchain or to PageRender.
  func isKnown(_ name: String) -> Bool {
    // The translator removes imports of widgets and intents with what needs them.
    if [
      "SwiftUI", "WidgetKit", "AppIntents", "ActivityKit", "Darwin", "ObjectiveC", "MachO",
      "MobileCoreServices", "CoreServices", "UIKit", "Foundation", "Swift", "PageRender", "PageRenderCLI",
      "BackgroundTasks", "ContactsUI", "CoreHaptics", "EventKit", "EventKitUI", "LinkPresentation",
      "MediaPlayer", "PDFKit", "QuickLook", "Speech",
    ].contains(name) || Self.packages.contains(name) {
      return true
    }
    let linux = "\(toolchain.folder)/lib/swift/linux/\(name).swiftmodule"
    return FilePath.isAnything(linux) || Self.appleModules(of: toolchain.library).contains(name)
  }

  /// Returns PageRender's replacements for Apple's modules other than UIKit: the list `appleModules` of its
  /// Package.swift.
  static func appleModules(of library: String) -> [String] {
    let text = AppFiles.text(of: library + "/Package.swift") ?? ""
    guard let list = text.firstMatch(of: #/let appleModules = \[([^\]]*)\]/#) else { return [] }
    return list.1.matches(of: #/"(\w+)"/#).map { String($0.1) }
  }
}
