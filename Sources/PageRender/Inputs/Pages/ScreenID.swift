/// The id of a controller's page.
package enum ScreenID {
  /// Returns the id for a class's name: `settings-overview` for `SettingsOverviewViewController`.
  package static func of(_ className: String) -> String {
    var stem = className
    for suffix in ["ViewController", "Controller"] where stem.hasSuffix(suffix) && stem.count > suffix.count {
      stem.removeLast(suffix.count)
    }
    var id = ""
    var former: Character?
    for character in stem {
      if character.isUppercase, former?.isUppercase == false, id.last != "-" { id += "-" }
      id += character == "_" ? "-" : character.lowercased()
      former = character
    }
    return id
  }
}
