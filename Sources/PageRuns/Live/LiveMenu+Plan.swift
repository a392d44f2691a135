internal import LayoutEngine
package import PageRender

extension LiveMenu {
  /// The menus of a plan: an axis each, with all values that its sources can be drawn with.
  static func menus(of plan: RunPlan, devices known: DeviceCatalog) -> [LiveMenu] {
    let environments = plan.sources.flatMap(\.environments)
    let locales = plan.sources.flatMap { source in
      source.source.locales + source.source.matrix.locales.map(\.value) + source.locales
    }
    let shown = plan.sources.flatMap { source in
      source.pages.map { source.source.entries[$0].id } + source.leftOut.map(\.entry.id)
    }
    let pages = plan.sources.flatMap { source in
      (source.source.entries + source.source.leftOutPages.map(\.entry)).sorted { $0.number < $1.number }
    }
    return [
      menu("device", devices(of: plan, known).map { ($0.id, $0.name) }, environments.map(\.device.id)),
      menu(
        "locale", (locales + PseudoLocale.allCases.map(\.rawValue)).map { ($0, $0) },
        environments.map(\.locale)),
      menu("appearance", environments.map(\.appearance)),
      menu("content-size", environments.map(\.contentSize)),
      menu(
        "direction", [("ltr", "left to right"), ("rtl", "right to left")],
        environments.map(\.direction.name)),
      menu("orientation", environments.map(\.orientation)),
      menu("page", pages.map { ($0.id, $0.id) }, shown),
    ]
  }

  /// The menus of an app, whose languages and screens are not known before it is drawn.
  package static func menus(of axes: AxisOptions, devices: DeviceCatalog) -> [LiveMenu] {
    [
      menu("device", devices.devices.map { ($0.id, $0.name) }, axes.devices ?? ["iphone-16-pro"]),
      menu("appearance", axes.appearances ?? [.light]),
      menu("content-size", axes.contentSizes ?? [.large]),
      menu("direction", axes.directions ?? [.leftToRight]),
      menu("orientation", axes.orientations ?? [.portrait]),
    ]
  }

  /// The devices that show one of the sources, and those that are shown anyway.
  private static func devices(of plan: RunPlan, _ known: DeviceCatalog) -> [Device] {
    plan.sources.flatMap { source in
      let least = source.environments.map(\.system).min() ?? source.defaults.system
      return known.devices(showing: source.source, drawnAs: least)
    } + plan.sources.flatMap { $0.environments.map(\.device) }
  }

  /// A menu of all values of a type.
  private static func menu<Value: CaseIterable & RawRepresentable<String>>(
    _ axis: String, _ chosen: [Value]
  ) -> LiveMenu {
    menu(axis, Value.allCases.map { ($0.rawValue, $0.rawValue) }, chosen.map(\.rawValue))
  }

  /// A menu in which each value is once.
  private static func menu(
    _ axis: String, _ choices: [(value: String, title: String)], _ chosen: [String]
  ) -> LiveMenu {
    var (seen, shown): (Set<String>, Set<String>) = ([], [])
    return LiveMenu(
      axis: axis,
      choices: choices.filter { seen.insert($0.value).inserted }.map {
        Choice(value: $0.value, title: $0.title)
      }, chosen: chosen.filter { shown.insert($0).inserted })
  }
}
