internal import LayoutEngine
internal import PageBase

/// The screens of a page, grouped so that screens that look alike are drawn once.
struct GatheredScreens {
  /// The spreads: one for each language, or for several languages in which every screen looks alike.
  private(set) var spreads: [Spread] = []

  /// The screens of one or more languages.
  struct Spread {
    var locales: [String]
    var groups: [Group]
  }

  /// Screens under one heading.
  struct Group {
    /// The axes of the group's screens; several if all screens look alike in them.
    var axes: [DeviceGridMaker.Axes]
    var members: [Member]
  }

  /// A screen that is drawn, with the screens that look like it.
  struct Member {
    var screen: DeviceGridMaker.Screen
    /// Screens of the same device that look alike, whose axes or languages the headings name.
    var twins: [DeviceGridMaker.Screen] = []
    /// Further screens that look alike, in their order, which the caption names.
    var others: [DeviceGridMaker.Screen] = []
  }

  /// - Parameter areApart: True if each language has its own spread.
  init(_ screens: [DeviceGridMaker.Screen], languagesApart areApart: Bool) {
    for screen in screens {
      let locale = screen.cell.environment.locale
      if spreads.isEmpty || areApart && !spreads.contains(where: { $0.locales == [locale] }) {
        spreads.append(Spread(locales: [locale], groups: []))
      }
      let place = areApart ? spreads.firstIndex { $0.locales == [locale] } ?? 0 : 0
      spreads[place].add(screen)
    }
    joinLanguages()
    for index in spreads.indices { spreads[index].joinGroups() }
    joinScreens()
  }

  private mutating func joinLanguages() {
    var joined: [Spread] = []
    for spread in spreads {
      guard let same = joined.firstIndex(where: { $0.looksLike(spread) }) else {
        joined.append(spread)
        continue
      }
      joined[same].locales += spread.locales
      for index in spread.groups.indices { joined[same].groups[index].takeTwins(of: spread.groups[index]) }
    }
    spreads = joined
  }

  /// Draws each look only where it occurs first.
  private mutating func joinScreens() {
    var drawn: [DeviceGridMaker.Sight: (spread: Int, group: Int, member: Int)] = [:]
    for (spread, old) in spreads.enumerated() {
      for (group, oldGroup) in old.groups.enumerated() {
        var kept: [Member] = []
        for member in oldGroup.members {
          guard let place = drawn[member.screen.sight] else {
            drawn[member.screen.sight] = (spread, group, kept.count)
            kept.append(member)
            continue
          }
          if (place.spread, place.group) == (spread, group) {
            kept[place.member].take(member)
          } else {
            spreads[place.spread].groups[place.group].members[place.member].take(member)
          }
        }
        spreads[spread].groups[group].members = kept
      }
    }
    // Empty groups are removed last, because `drawn` refers to groups by index.
    for spread in spreads.indices { spreads[spread].groups.removeAll { $0.members.isEmpty } }
    spreads.removeAll { $0.groups.isEmpty }
  }
}

extension GatheredScreens.Spread {
  fileprivate mutating func add(_ screen: DeviceGridMaker.Screen) {
    let member = GatheredScreens.Member(screen: screen)
    if let place = groups.firstIndex(where: { $0.axes == [screen.axes] }) {
      groups[place].members.append(member)
    } else {
      groups.append(GatheredScreens.Group(axes: [screen.axes], members: [member]))
    }
  }

  /// Returns true if every screen looks like the other spread's, group by group.
  fileprivate func looksLike(_ other: Self) -> Bool {
    groups.count == other.groups.count
      && zip(groups, other.groups).allSatisfy { $0.axes == $1.axes && $0.looksLike($1) }
  }

  fileprivate mutating func joinGroups() {
    var joined: [GatheredScreens.Group] = []
    for group in groups {
      guard let same = joined.firstIndex(where: { $0.looksLike(group) }) else {
        joined.append(group)
        continue
      }
      joined[same].axes += group.axes
      joined[same].takeTwins(of: group)
    }
    groups = joined
  }
}

extension GatheredScreens.Group {
  /// Returns true if both groups have the same devices, on which the screens look alike.
  fileprivate func looksLike(_ other: Self) -> Bool {
    members.count == other.members.count
      && zip(members, other.members).allSatisfy { one, two in
        one.screen.cell.environment.device == two.screen.cell.environment.device
          && one.screen.sight == two.screen.sight
      }
  }

  /// - Parameter other: A group whose screens look like this group's.
  fileprivate mutating func takeTwins(of other: Self) {
    for (index, member) in other.members.enumerated() {
      members[index].twins += [member.screen] + member.twins
    }
  }
}

extension GatheredScreens.Member {
  fileprivate mutating func take(_ other: Self) {
    others.append(other.screen)
    twins += other.twins
  }
}
