package import PageBase

extension SnapshotFolder {
  /// The version of iOS whose look the recorded pictures have, for pictures whose names have none; `nil` for a
  /// folder without pictures.
  ///
  /// Of several versions, those that names have are left out, and the latest other one counts. An environment
  /// that names none, and pictures without an environment, have `SystemVersion.unnamed`.
  package var recordedVersion: SystemVersion? {
    guard let environment = try? recordedEnvironment() else { return names.isEmpty ? nil : .unnamed }
    let versions = environment.systems.compactMap { SystemVersion(number: Double($0)) }
    guard versions.count > 1 else { return versions.first ?? .unnamed }
    let screens = names.map { SnapshotName($0).screen.split(separator: ".").dropFirst() }
    return versions.last { version in !screens.contains { $0.contains { $0 == version.name } } }
      ?? versions[0]
  }
}
