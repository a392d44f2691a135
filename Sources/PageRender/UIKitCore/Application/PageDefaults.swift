public import Foundation
internal import PageBase

/// Restores `UserDefaults.standard` after a page's code has run, so that no other page or device depends on
/// its values. Registered defaults stay; apps register them at each launch.
@MainActor
enum PageDefaults {
  static func whileOwn<Result>(_ body: @MainActor () async -> Result) async -> Result {
    let former = values
    let result = await body()
    restore(former)
    return result
  }

  private static var values: [String: NSObject] {
    let defaults = UserDefaults.standard
    return defaults.dictionaryRepresentation().keys.reduce(into: [:]) { values, key in
      values[key] = defaults.object(forKey: key) as? NSObject
    }
  }

  private static func restore(_ former: [String: NSObject]) {
    let now = values
    guard now != former else { return }
    for key in now.keys where former[key] == nil { UserDefaults.standard.removeObject(forKey: key) }
    for (key, value) in former where now[key] != value { UserDefaults.standard.set(value, forKey: key) }
    // Otherwise values that the page's code wrote to the file would still be there in the next run.
    if isFileThere { UserDefaults.standard.synchronize() }
  }

  /// True if the file exists in which Foundation stores the program's defaults.
  private static var isFileThere: Bool {
    let variables = ProcessInfo.processInfo.environment
    let folder =
      variables["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return FileManager.default.fileExists(atPath: folder.appending(path: name + ".plist").path)
  }
}

extension NotificationCenter {
  /// Observes notifications of a name until the page ends whose code makes the call. The compiler prefers
  /// this method to Foundation's, whose `name` is an optional.
  public func addObserver(
    forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = addObserver(forName: Optional(name), object: obj, queue: queue, using: block)
    UIApplication.endWithPage(self, token)
    return token
  }
}
