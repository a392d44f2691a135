internal import PageBase

extension DocumentAccount {
  /// A warning for each kind of name that is not known anywhere in the document, and for what belongs to no scene.
  func documentWarnings(in file: String) -> [Diagnostic] {
    warnings(in: file, order.filter { $0.owner == nil })
  }

  /// A warning for each kind of name that is not drawn in scenes.
  ///
  /// - Parameter objects: The ids of controllers or views at the top of scenes.
  func warnings(in file: String, objects: [String]) -> [Diagnostic] {
    let chosen = Set(objects.compactMap { owners[$0] })
    return warnings(in: file, order.filter { $0.owner.map(chosen.contains) ?? false })
  }

  private func warnings(in file: String, _ keys: [Key]) -> [Diagnostic] {
    var merged: [(key: Key, tally: Tally)] = []
    var places: [Key: Int] = [:]
    for key in keys {
      guard let tally = tallies[key] else { continue }
      var kind = key
      kind.owner = nil
      if let index = places[kind] {
        merged[index].tally.add(tally)
      } else {
        places[kind] = merged.count
        merged.append((kind, tally))
      }
    }
    return merged.map { key, tally in
      Diagnostic(.warning, file: file, position: tally.position, Self.message(key, tally))
    }
  }

  private static func message(_ key: Key, _ tally: Tally) -> String {
    let all = list(tally.names)
    let are = Wording.form(tally.names.count, "is", "are")
    let fault =
      switch key.fault {
      case .emptyView: "\(all) is not supported; an empty view is drawn in its place"
      case .notDrawn where tally.names == ["<\(key.element)>"]: "\(all) is not drawn"
      case .notDrawn: "<\(key.element)>: \(all) \(are) not drawn"
      case .unknown where tally.names == ["<\(key.element)>"]: "\(all) is not known and is ignored"
      case .unknown: "<\(key.element)>: \(all) \(are) not known and ignored"
      }
    return fault + Self.wording(of: tally)
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > listed.names else { return names.joined(separator: ", ") }
    return names.prefix(listed.names).joined(separator: ", ") + " and more"
  }

  /// The number of places, and the names of some.
  private static func wording(of tally: Tally) -> String {
    guard !tally.places.isEmpty else { return tally.count > 1 ? " (\(tally.count) times)" : "" }
    let shown = tally.places.prefix(listed.places).joined(separator: ", ")
    let isAll = tally.places.count <= listed.places
    return tally.count > 1 ? " (\(tally.count) times: \(shown)\(isAll ? "" : ", …"))" : " (in \(shown))"
  }
}

extension DocumentAccount.Tally {
  fileprivate mutating func add(_ other: Self) {
    count += other.count
    for name in other.names where !names.contains(name) { names.append(name) }
    for place in other.places where !places.contains(place) { places.append(place) }
  }
}
