import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// The numbers of iOS 17 in the table of metrics, one a row, and those of iOS 26 that `SystemFactTests` has not. "Sure" are
/// recorded from UIKit or stand in Apple's own tables; "likely" are from knowledge or by eye.
struct ClassicFactTests {
  typealias Fact = SystemFactTests.Fact

  private static let metrics = SystemVersion.ios17.metrics
  private static let newer = SystemVersion.ios26.metrics

  @Test(
    arguments: controls + fields + buttons + bars + lists + glass + newerControls + newerBars + newerCards)
  func `a number of the table is that of its source`(fact: Fact) {
    #expect(abs(fact.found - fact.expected) < 0.001, "\(fact.name): \(fact.found), not \(fact.expected)")
  }

  @Test func `versions without a measurement of their own have the look of the version before`() {
    #expect(SystemVersion.ios18.metrics.toggle == Self.metrics.toggle)
    #expect(SystemVersion.ios27.metrics.tabBar == Self.newer.tabBar)
    #expect(SystemVersion.ios18.metrics.sheet == nil && SystemVersion.ios27.metrics.sheet != nil)
  }

  private static func inset(_ name: String, _ insets: EdgeInsets, _ wanted: [Double]) -> [Fact] {
    zip([insets.top, insets.left, insets.bottom, insets.right], wanted).map { Fact(name, $0, $1) }
  }

  private static func shadow(_ name: String, _ shadow: KnobMetrics.Shadow?, _ wanted: [Double]) -> [Fact] {
    let found = [shadow?.opacity, shadow?.down, shadow?.radius].map { $0 ?? .nan }
    return zip(found, wanted).map { Fact(name, .likely, $0, $1) }
  }

  private static func size(_ name: String, _ size: Size, _ width: Double, _ height: Double) -> [Fact] {
    [Fact("\(name), width", size.width, width), Fact("\(name), height", size.height, height)]
  }

  private static func lengths(_ name: String, _ lengths: ByScreen, _ wanted: [Double]) -> [Fact] {
    zip([lengths.phone, lengths.compact, lengths.pad], wanted).map { Fact(name, $0, $1) }
  }

  /// A size in which no corner rule is limited.
  private static let large = Size(width: 300, height: 300)

  // MARK: iOS 17

  static let controls: [Fact] = {
    let (toggle, slider, segments) = (metrics.toggle, metrics.slider, metrics.segments)
    let own = [
      Fact("switch knob, inset", toggle.knobInset, 2),
      Fact("switch knob, shadows", Double(toggle.knob.shadows.count), 2),
      Fact("slider height", slider.height, 33), Fact("slider track, inset", slider.trackInset, 3),
      Fact("slider track, height", .likely, slider.trackHeight, 4),
      Fact("slider knob, offset", slider.knobOffset, -7.0 / 6), Fact("segments, gap", segments.gap, 1),
      Fact("segments, radius", .likely, segments.corner.radius(in: large), 8),
      Fact("segments' card, radius", .likely, segments.cardCorner.radius(in: large), 7),
      Fact("segments' card, shadows", .likely, Double(segments.cardShadows.count), 2),
      Fact("stepper, radius", .likely, metrics.stepper.corner.radius(in: large), 8),
      Fact("stepper's signs", .likely, metrics.stepper.signReach, 7),
    ]
    return own + size("switch", toggle.size, 51, 31) + size("switch, intrinsic", toggle.intrinsicSize, 49, 31)
      + size("switch knob", toggle.knob.size, 27, 27) + size("slider knob", slider.knob.size, 27, 27)
      + inset("slider, alignment", slider.alignmentInsets, [0, 2, 1, 2])
      + shadow("knob, wide shadow", toggle.knob.shadows.first, [0.15, 3, 3.5])
      + shadow("knob, narrow shadow", slider.knob.shadows.last, [0.08, 1, 0.75])
      + shadow("segments' card, wide shadow", segments.cardShadows.first, [0.12, 3, 4])
      + shadow("segments' card, narrow shadow", segments.cardShadows.last, [0.04, 1, 0.5])
  }()

  static let fields: [Fact] = {
    let (search, pickers) = (metrics.searchBar, metrics.pickers)
    return [
      Fact("text field, border", .likely, metrics.textField.borderWidth, 0.5),
      Fact("search bar, height", search.height, 56),
      Fact("search bar, ground in light", .likely, search.ground?.light.alpha ?? 0, 0.94),
      Fact("search bar, ground in dark", .likely, search.ground?.dark.alpha ?? 0, 0.94),
      Fact("search field, height", .likely, search.fieldHeight, 36),
      Fact("search field, radius", .likely, search.corner.radius(in: large), 10),
      Fact("search field, ring", .likely, search.field.ringWidth, 0),
      Fact("magnifier, x", .likely, search.icon.minX, 8), Fact("magnifier, y", .likely, search.icon.minY, -8),
      Fact("magnifier, width", .likely, search.icon.width, 16),
      Fact("magnifier, height", .likely, search.icon.height, 16),
      Fact("magnifier, line", .likely, search.iconStroke, 1.7),
      Fact("search text, x", .likely, search.textStart, 30),
      Fact("clear button", .likely, search.clearSize, 18),
      Fact("clear button, disc", .likely, search.clearDisc, 16),
      Fact("clear button, inset", .likely, search.clearInset, 8),
      Fact("wheels' band, radius", .likely, pickers.bandRadius, 8),
      Fact("compact date", .likely, pickers.dateHeight, 34.5),
      Fact("compact time", .likely, pickers.timeHeight, 34.5),
      Fact("compact date, radius", .likely, pickers.fieldCorner.radius(in: large), 6),
      Fact("inline date", .likely, pickers.inlineDateHeight, 330),
      Fact("inline time", .likely, pickers.inlineTimeHeight, 50),
      Fact("inline date and time", .likely, pickers.inlineDateAndTimeHeight, 330),
    ]
  }()

  static let buttons: [Fact] = {
    let button = metrics.configuredButton
    let own = [
      Fact("dynamic corner, small", .likely, button.dynamicCorner.small.radius(in: large), 5.95),
      Fact("dynamic corner, medium", button.dynamicCorner.medium.radius(in: large), 5.95),
      Fact("dynamic corner, large", .likely, button.dynamicCorner.large.radius(in: large), 8.75),
      Fact("small corner", .likely, button.smallCorner.radius(in: large), 4.5),
      Fact("medium corner", .likely, button.mediumCorner.radius(in: large), 5.95),
      Fact("large corner", .likely, button.largeCorner.radius(in: large), 8.75),
      Fact("tinted in light", .likely, button.tintedOpacityInLight, 0.18),
      Fact("tinted in dark", .likely, button.tintedOpacityInDark, 0.18),
    ]
    return own + size("small insets", button.insets.small, 10, 4)
      + size("medium insets", button.insets.medium, 12, 7) + size("large insets", button.insets.large, 20, 15)
  }()

  static let bars: [Fact] = {
    let (bar, tools) = (metrics.navigationBar, metrics.toolbar)
    let own = [
      Fact("navigation bar, row", bar.rowHeight, 44), Fact("large title", bar.largeTitleHeight, 52),
      Fact("large titles in landscape", bar.hasLargeTitlesWhenCompact ? 1 : 0, 1),
      Fact("large title, y", .likely, bar.largeTitleTop, 3), Fact("prompt", .likely, bar.promptHeight, 30),
      Fact("prompt, size", .likely, bar.promptSize, 13), Fact("toolbar, top", .likely, tools.slotTop, 0),
      Fact("toolbar, margin", .likely, tools.slotMargin, 16),
      Fact("navigation bar, flat", bar.kind == .flat ? 1 : 0, 1),
      Fact("toolbar, flat", tools.kind == .flat ? 1 : 0, 1),
      Fact("tab bar, flat", metrics.tabBar.kind == .flat ? 1 : 0, 1),
      Fact("navigation bar at the safe area", bar.leastTop == nil && bar.compactTop == nil ? 1 : 0, 1),
    ]
    return own + lengths("navigation bar, height", bar.height, [44, 32, 50])
      + lengths("toolbar, height", tools.height, [44, 44, 44])
      + lengths("toolbar of a controller", tools.slotHeight, [44, 32, 50])
      + lengths("tab bar, height", metrics.tabBar.height, [49, 32, 50])
  }()

  static let lists: [Fact] = {
    let (list, alert) = (metrics.list, metrics.alert)
    let own = [
      Fact("row", list.rowHeight, 44), Fact("row with a configuration", .likely, list.contentRowHeight, 44),
      Fact("row, padding", list.rowPadding, 11), Fact("row with two lines", .likely, list.twoLineHeight, 44),
      Fact("card, radius", .likely, list.cardRadius, 10),
      Fact("first header", .likely, list.firstHeader, 55.5),
      Fact("header", .likely, list.header, 38), Fact("header, upper case", list.isHeaderUppercase ? 1 : 0, 1),
      Fact("headers grow", .likely, list.doHeadersGrow ? 1 : 0, 0),
      Fact("header, bottom", .likely, list.headerBottom, 6.5), Fact("first gap", .likely, list.firstGap, 35),
      Fact("gap", .likely, list.gap, 17.5), Fact("footer, gap", .likely, list.footerGap, 17.5),
      Fact("footer, top", .likely, list.footerTop, 7.5),
      Fact("footer, bottom", .likely, list.footerBottom, 7.5),
      Fact("plain header", list.plainHeader, 28), Fact("plain header, padding", list.plainHeaderPadding, 22),
      Fact("alert, width", .likely, alert.width, 270), Fact("alert, radius", .likely, alert.radius, 14),
      Fact("alert, ring", .likely, alert.card.ringWidth, 0),
      Fact("alert, rows", alert.kind == .rows ? 1 : 0, 1),
    ]
    return own + size("disclosure", list.disclosureSize, 8.5, 14)
      + size("checkmark", list.checkmarkSize, 15, 14)
  }()

  /// A simulator's pixels: white stays white and black becomes 175 in light, 91 and 24 in dark.
  static let glass: [Fact] = {
    let (regular, clear) = (metrics.glass.regular, metrics.glass.clear)
    return [
      Fact("regular, blur", .likely, regular.material.radius, 2.25),
      Fact("regular, saturation in light", .likely, regular.material.saturation.light, 2),
      Fact("regular, saturation in dark", .likely, regular.material.saturation.dark, 2),
      Fact("regular, light", .likely, regular.material.fill.light.red, 1),
      Fact("regular, light, alpha", .likely, regular.material.fill.light.alpha * 255, 175),
      Fact("regular, dark", .likely, regular.material.fill.dark.red, 0.128),
      Fact("regular, dark, alpha", .likely, regular.material.fill.dark.alpha, 0.737),
      Fact("regular, ring", .likely, regular.ringWidth, 1),
      Fact("clear, blur", .likely, clear.material.radius, 2.25),
      Fact("clear, saturation in light", .likely, clear.material.saturation.light, 1),
      Fact("clear, saturation in dark", .likely, clear.material.saturation.dark, 1),
      Fact("clear, white", .likely, clear.material.fill.light.red, 1),
      Fact("clear, alpha", .likely, clear.material.fill.dark.alpha, 0.0745),
      Fact("clear, ring", .likely, clear.ringWidth, 1),
    ]
  }()

  // MARK: iOS 26

  static let newerControls: [Fact] = {
    let (search, border) = (newer.searchBar, newer.textField.borderColor)
    return [
      Fact("switch, intrinsic height", newer.toggle.intrinsicSize.height, 28),
      Fact("search field, ring", .likely, search.field.ringWidth, 0),
      Fact("search field, saturation in light", .likely, search.field.material.saturation.light, 5.651),
      Fact("search field, saturation in dark", .likely, search.field.material.saturation.dark, 2),
      Fact(
        "text field, border in light", .likely, border.light.red + border.light.green + border.light.blue, 0),
      Fact("text field, border in dark", border.dark == SystemColor.separator.dark ? 1 : 0, 1),
      Fact("compact date, radius", .likely, newer.pickers.fieldCorner.radius(in: large), 150),
      Fact("wheels' band in light", newer.pickers.bandFill.light.alpha, 0.12),
      Fact("disabled fill, dark", newer.configuredButton.disabledFill.dark.alpha, 0.12),
      Fact(
        "dynamic corner, small", .likely, newer.configuredButton.dynamicCorner.small.radius(in: large), 14),
      Fact(
        "dynamic corner, large", .likely, newer.configuredButton.dynamicCorner.large.radius(in: large),
        25 + 1 / 6.0),
    ]
  }()

  static let newerBars: [Fact] = {
    let (bar, tools, tabs) = (newer.navigationBar, newer.toolbar, newer.tabBar)
    guard let search = bar.search, let edge = newer.scrollEdge, case .platters(let platter) = bar.kind,
      case .platter(let tab) = tabs.kind
    else { return [] }
    let own = [
      Fact("least top", bar.leastTop ?? 0, 10), Fact("least top in landscape", bar.compactTop ?? 0, 24),
      Fact("row", bar.rowHeight, 54),
      Fact("large titles in landscape", .likely, bar.hasLargeTitlesWhenCompact ? 1 : 0, 0),
      Fact("stacked search, margin", .likely, search.stackedMargin, 16),
      Fact("scroll edge, blur", .likely, edge.blur, 2.25),
      Fact("scroll edge, veil", .likely, edge.veil, 0.75),
      Fact("ring in light", .likely, platter.look.ring.light.red, 1),
      Fact("ring in dark", .likely, platter.look.ring.dark.red, 1),
      Fact("platter, saturation in dark", .likely, platter.look.material.saturation.dark, 2),
      Fact("tabs, ring", .likely, tab.look.ringWidth, 1), Fact("iPad's tabs", tab.pad.height, 44),
      Fact("iPad's tabs, inset", tab.pad.inset, 64), Fact("tab's width", tab.tabWidth, 86),
      Fact("tabs' extra width", tab.extraWidth, 16),
      Fact("selected, light", .likely, tab.selectedFill.light.red, 0),
      Fact("selected, dark", .likely, tab.selectedFill.dark.red, 1),
    ]
    return own + lengths("toolbar of a controller", tools.slotHeight, [86, 60, 60])
  }()

  static let newerCards: [Fact] = {
    guard let sheet = newer.sheet, let menu = newer.menu, let popover = newer.popover,
      case .capsules = newer.alert.kind
    else { return [] }
    let alert = newer.alert.card
    let own = [
      Fact("sheet, grounds cast no shadow", sheet.floating.ground.shadow == nil ? 1 : 0, 1),
      Fact("sheet, dimming in light", sheet.dimming.light.blue, 0),
      Fact("sheet, dimming in dark", sheet.dimming.dark.blue, 0),
      Fact("page sheet, width", .likely, sheet.pad.pageWidth, 704), Fact("sheet's bar", sheet.barTop, 10),
      Fact("menu, row padding", .likely, menu.rowPadding, 10),
      Fact("menu, padding", .likely, menu.padding, 10),
      Fact("menu, inset", .likely, menu.inset, 24), Fact("menu, images", .likely, menu.imageColumn, 34),
      Fact("menu, section gap", .likely, menu.sectionGap, 17),
      Fact("menu, source", .likely, menu.sourceGap, 8),
      Fact("popover, radius", .likely, popover.radius, 32),
      Fact("popover, width", .likely, popover.width, 320),
      Fact("alert, blur", .likely, alert.material.radius, 12),
      Fact("alert, saturation in light", .likely, alert.material.saturation.light, 2),
      Fact("alert, saturation in dark", .likely, alert.material.saturation.dark, 2),
      Fact("alert, ring", .likely, alert.ringWidth, 1),
      Fact("alert, light, alpha", .likely, alert.material.fill.light.alpha, 0.7143),
      Fact("list, second line", .likely, newer.list.plainLines?.gap ?? 0, 3),
      Fact("list, headers grow", newer.list.doHeadersGrow ? 1 : 0, 1),
      Fact("list, plain header", newer.list.plainHeaderPadding, 22),
    ]
    return own + size("popover's arrow", popover.arrow, 26, 13)
  }()
}
