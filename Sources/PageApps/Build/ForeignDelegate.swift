internal import PageRender

/// A delegate of the app or of its scenes in Objective-C, which is left out. A class of its name stands for it, so that the
/// Info.plist's storyboard still shows.
struct ForeignDelegate {
  let name: String
  /// The protocol: `UIApplicationDelegate` or `UIWindowSceneDelegate`.
  let role: String
  /// The path of the class's interface.
  let file: String

  /// The delegates in files with that word in their names and in the headers beside them, each once; none that is Swift too.
  static func all(of target: AppTarget) -> [ForeignDelegate] {
    let sources = target.otherSources.filter { FilePath.lastComponent($0).contains("Delegate") }
    let files = sources.flatMap { [$0, $0[..<($0.lastIndex(of: ".") ?? $0.endIndex)] + ".h"] }
    let found = files.flatMap { file in
      (AppFiles.text(of: file) ?? "").matches(
        of: #/@interface\s+(\w+)\s*:\s*\w+\s*<[^>]*?(UI(?:Application|WindowScene)Delegate)\b/#
      ).map { ForeignDelegate(name: String($0.1), role: String($0.2), file: file) }
    }
    var names: Set<String> = []
    return found.filter { one in
      names.insert(one.name).inserted
        && !target.sources.contains { (AppFiles.text(of: $0) ?? "").contains("class \(one.name):") }
    }
  }

  /// The app's delegate, if the Info.plist names a storyboard that shows without it.
  static func launching(_ app: AppTarget) -> ForeignDelegate? {
    let list = (try? InfoPlist(of: app).text()) ?? ""
    guard list.contains("<key>UIMainStoryboardFile<") || list.contains("<key>UISceneStoryboardFile<") else {
      return nil
    }
    return all(of: app).first { $0.role == "UIApplicationDelegate" }
  }

  /// The class that stands for it.
  var code: String { "final class \(name): UIKit.UIResponder, \(role) { var window: UIWindow? }\n" }

  var note: Diagnostic {
    Diagnostic(
      .note, file: AppFiles.shown(file),
      "\(name) is written in Objective-C, which is left out: the first window is that of the Info.plist's storyboard"
    )
  }
}
