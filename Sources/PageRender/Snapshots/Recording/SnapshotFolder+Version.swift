package import PageBase

extension SnapshotFolder {
  /// The version of iOS whose look the recorded pictures have, for pictures whose names have none; `nil` if
  /// there is no readable environment, which would tell.
  ///
  /// Of several versions, those that names have are left out, and the latest other one counts. An environment
  /// that names none has `SystemVersion.unnamed`.
  package var recordedVersion: SystemVersion? {
    guard let environment = try? recordedEnvironment() else { return nil }
    let versions = environment.systems.compactMap { SystemVersion(number: Double($0)) }
    guard versions.count > 1 else { return versions.first ?? .unnamed }
    let screens = names.map { SnapshotName($0).screen.split(separator: ".").dropFirst() }
    return versions.last { version in !screens.contains { $0.contains { $0 == version.name } } }
      ?? versions[0]
  }
}
