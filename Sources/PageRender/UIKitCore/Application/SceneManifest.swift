/// The scenes of an app's Info.plist.
package struct SceneManifest: Sendable {
  package var configurations: [Configuration]

  package init(configurations: [Configuration]) {
    self.configurations = configurations
  }

  package struct Configuration: Sendable {
    /// The configuration's name, such as `Default Configuration`.
    package var name: String?
    /// The raw value of a `UISceneSession.Role`.
    package var role: String
    /// The name of the delegate's class, without its module.
    package var delegateClass: String?
    /// The name of the scene's storyboard, without its extension; `nil` if code makes the window.
    package var storyboard: String?
    /// The path of a file; the storyboard is searched for beside it and in folders near it.
    package var file: String

    package init(name: String?, role: String, delegateClass: String?, storyboard: String?, file: String) {
      self.name = name
      self.role = role
      self.delegateClass = delegateClass
      self.storyboard = storyboard
      self.file = file
    }
  }

  @MainActor
  func configuration(named name: String?, role: UISceneSession.Role) -> Configuration? {
    let ofRole = configurations.filter { $0.role == role.rawValue }
    guard let name else { return ofRole.first }
    return ofRole.first { $0.name == name }
  }
}
