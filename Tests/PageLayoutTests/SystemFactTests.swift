import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// The numbers of iOS 26 in the table of metrics, one a row. "Sure" were printed by view trees and probes of simulators
/// (iOS 26.1) or stand in Apple's own tables; "likely" have a single source, or were read on Mac Catalyst 26.1.
struct SystemFactTests {
  enum Sureness: Sendable { case sure, likely }

  struct Fact: Sendable, CustomTestStringConvertible {
    let name: String
    let sureness: Sureness
    let found: Double
    let expected: Double
    var testDescription: String { "\(sureness): \(name)" }

    init(_ name: String, _ found: Double, _ expected: Double) { self.init(name, .sure, found, expected) }

    init(_ name: String, _ sureness: Sureness, _ found: Double, _ expected: Double) {
      (self.name, self.sureness, self.found, self.expected) = (name, sureness, found, expected)
    }
  }

  private static let metrics = SystemVersion.ios26.metrics

  @Test(arguments: controls + search + buttons + bars + tabs + lists + alerts + glass)
  func `a number of the table is that of its source`(fact: Fact) {
    #expect(abs(fact.found - fact.expected) < 0.01, "\(fact.name): \(fact.found), not \(fact.expected)")
  }

  static let controls: [Fact] = {
    let (toggle, slider, stepper) = (metrics.toggle, metrics.slider, metrics.stepper)
    let long = Size(width: 200, height: 32)
    return [
      Fact("switch width", toggle.size.width, 63), Fact("switch height", toggle.size.height, 28),
      Fact("switch intrinsic width", toggle.intrinsicSize.width, 61),
      Fact("switch thumb width", toggle.knob.size.width, 37),
      Fact("switch thumb height", toggle.knob.size.height, 24),
      Fact("switch thumb inset", toggle.knobInset, 2),
      Fact("switch thumb shadows", Double(toggle.knob.shadows.count), 0),
      Fact("switch off light, alpha", toggle.offColor.light.alpha, 0.298),
      Fact("switch off dark, alpha", toggle.offColor.dark.alpha, 0.3),
      Fact("switch off light, red", toggle.offColor.light.red * 255, 60),
      Fact("slider height", slider.height, 34),
      Fact("slider track", .likely, slider.trackHeight, 6),
      Fact("slider track inset", .likely, slider.trackInset, 0),
      Fact("slider track light", .likely, slider.trackColor.light.alpha, 0.102),
      Fact("slider track dark", .likely, slider.trackColor.dark.alpha, 0.102),
      Fact("slider thumb width", .likely, slider.knob.size.width, 37),
      Fact("slider thumb height", .likely, slider.knob.size.height, 24),
      Fact("slider thumb shadow, alpha", .likely, slider.knob.shadows.first?.opacity ?? 0, 0.11),
      Fact("slider thumb shadow, radius", .likely, slider.knob.shadows.first?.radius ?? 0, 3),
      Fact("slider thumb shadow, down", .likely, slider.knob.shadows.first?.down ?? 0, 1),
      Fact("segments radius", .likely, metrics.segments.corner.radius(in: long), 16),
      Fact("segments pill dark, red", .likely, metrics.segments.cardColor.dark.red * 255, 90),
      Fact("segments pill dark, blue", .likely, metrics.segments.cardColor.dark.blue * 255, 96),
      Fact("segments pill shadows", .likely, Double(metrics.segments.cardShadows.count), 0),
      Fact("stepper radius", .likely, stepper.corner.radius(in: Size(width: 94, height: 32)), 16),
      Fact("stepper minus length", .likely, 2 * stepper.signReach, 13),
    ]
  }()

  static let search: [Fact] = {
    let search = metrics.searchBar
    return [
      Fact("search bar height", search.height, 64),
      Fact("search field height", .likely, search.fieldHeight, 44),
      Fact("search radius", .likely, search.corner.radius(in: Size(width: 386, height: 44)), 22),
      Fact("search icon x", .likely, search.icon.minX, 12),
      Fact("search icon y", .likely, 22 + search.icon.minY, 12),
      Fact("search icon width", .likely, search.icon.width, 20.667),
      Fact("search icon height", .likely, search.icon.height, 19.333),
      Fact("search icon stroke", .likely, search.iconStroke, 2),
      Fact("search text x", .likely, search.textStart, 39.667),
      Fact("search clear size", .likely, search.clearSize, 20),
      Fact("search clear left, from the end", .likely, search.clearSize + search.clearInset, 34.333),
      Fact("search fill over white", .likely, pixel(search.field.material.fill.light, over: 1), 253),
      Fact("search fill over black, dark", .likely, pixel(search.field.material.fill.dark, over: 0), 19),
      Fact("search shadow, alpha", .likely, search.field.shadow?.opacity ?? 0, 0.07),
      Fact("search shadow, radius", .likely, search.field.shadow?.radius ?? 0, 16),
      Fact("search shadow, down", .likely, search.field.shadow?.down ?? 0, 7.5),
    ]
  }()

  static let buttons: [Fact] = {
    let button = metrics.configuredButton
    let high = Size(width: 100, height: 60)
    return [
      Fact("small insets, vertical", button.insets.small.height, 5),
      Fact("small insets, horizontal", button.insets.small.width, 10),
      Fact("medium insets, vertical", button.insets.medium.height, 7),
      Fact("medium insets, horizontal", button.insets.medium.width, 12),
      Fact("large insets, vertical", button.insets.large.height, 15),
      Fact("large insets, horizontal", button.insets.large.width, 20),
      Fact("dynamic radius, medium", button.dynamicCorner.medium.radius(in: high), 17),
      Fact("small corner", button.smallCorner.radius(in: high), 7.5),
      Fact("medium corner", button.mediumCorner.radius(in: high), 10.5),
      Fact("large corner", button.largeCorner.radius(in: high), 15),
      Fact("gray fill, light", button.grayFill.light.alpha, 0.16),
      Fact("gray fill, dark", button.grayFill.dark.alpha, 0.32),
      Fact("tinted, light", button.tintedOpacityInLight, 0.18),
      Fact("tinted, dark", button.tintedOpacityInDark, 0.25),
      Fact("disabled fill", button.disabledFill.light.alpha, 0.12),
    ]
  }()

  static let bars: [Fact] = {
    let (bar, tools) = (metrics.navigationBar, metrics.toolbar)
    guard case .platters(let platter) = bar.kind, case .platters(let tool) = tools.kind else { return [] }
    return [
      Fact("bar height", bar.height.phone, 54), Fact("bar height, landscape", bar.height.compact, 54),
      Fact("bar height, iPad", bar.height.pad, 54), Fact("large zone", bar.largeTitleHeight, 52),
      Fact("large title y", bar.rowHeight + bar.largeTitleTop, 57.667), Fact("prompt", bar.promptHeight, 32),
      Fact("prompt text", bar.promptSize, 12), Fact("platter height", platter.height, 44),
      Fact("platter margin", platter.margin, 16),
      Fact("platter margin, landscape", platter.compactMargin, 38),
      Fact("platter gap", platter.gap, 12), Fact("text padding", platter.textPadding, 16),
      Fact("image padding", platter.imagePadding, 11), Fact("least image", platter.leastImageWidth, 22),
      Fact("two images", 2 * (22 + 2 * platter.imagePadding) + platter.imageGap, 96),
      Fact("platter over white", .likely, pixel(platter.look.material.fill.light, over: 1), 253),
      Fact("platter over black, dark", .likely, pixel(platter.look.material.fill.dark, over: 0), 25),
      Fact("platter ring", .likely, platter.look.ring.light.alpha, 0.371),
      Fact("platter ring width", .likely, platter.look.ringWidth, 1),
      Fact("platter rim, dark", .likely, platter.look.ring.dark.alpha, 0.165),
      Fact("platter shadow, alpha", .likely, platter.look.shadow?.opacity ?? 0, 0.075),
      Fact("platter shadow, radius", .likely, platter.look.shadow?.radius ?? 0, 10),
      Fact("platter shadow, down", .likely, platter.look.shadow?.down ?? 0, 4),
      Fact("toolbar height", tools.height.phone, 48), Fact("toolbar height, iPad", tools.height.pad, 44),
      Fact("toolbar platter", tool.height, 48), Fact("toolbar side", tool.margin, 16),
      Fact("toolbar top in a controller", tools.slotTop, 10),
      Fact("toolbar side in a controller", tools.slotMargin, 28),
      Fact("scroll edge overhang", metrics.scrollEdge?.overhang ?? 0, 2.8),
      Fact("scroll edge distance", metrics.scrollEdge?.distance ?? 0, 12),
    ]
  }()

  static let tabs: [Fact] = {
    let bar = metrics.tabBar
    guard case .platter(let platter) = bar.kind else { return [] }
    return [
      Fact("tab bar height", bar.height.phone, 83), Fact("tab bar height, landscape", bar.height.compact, 64),
      Fact("tab bar height, iPad", bar.height.pad, 44), Fact("tab platter", platter.height, 62),
      Fact("tab platter, landscape", platter.compactHeight, 44),
      Fact("three tabs", 3 * platter.tabWidth + platter.extraWidth, 274),
      Fact("room beside five tabs", platter.sideRoom, 42),
      Fact("tab height", platter.height - 2 * platter.inset, 54),
      Fact("tab y", platter.inset, 4), Fact("tab overlap", platter.overlap, 8.25),
      Fact("icon middle in the platter", platter.imageMiddle, 24),
      Fact("title in the platter", platter.titleTop, 39),
      Fact("tab badge", platter.badgeSize, 20), Fact("tab badge y", platter.badgeTop, 6),
      Fact("tab badge x", platter.badgeOffset, 8.5), Fact("iPad tab", platter.pad.itemHeight, 36),
      Fact("iPad tab padding", platter.pad.itemPadding, 16),
      Fact("iPad's safe top of 32 and a tab bar", 32 + platter.pad.inset, 96),
      Fact("selected, light", .likely, pixel(platter.selectedFill.light, over: 249.0 / 255), 230),
      Fact("selected, dark", .likely, pixel(platter.selectedFill.dark, over: 19.0 / 255), 53),
      Fact("idle, light", .likely, platter.idleColor.light.red * 255, 25),
      Fact("idle, dark", .likely, platter.idleColor.dark.red * 255, 243),
      Fact("tab glass over white", .likely, pixel(platter.look.material.fill.light, over: 1), 249),
      Fact("tab glass over black, dark", .likely, pixel(platter.look.material.fill.dark, over: 0), 19),
      Fact("tab shadow, alpha", .likely, platter.look.shadow?.opacity ?? 0, 0.1),
      Fact("tab shadow, radius", .likely, platter.look.shadow?.radius ?? 0, 7),
      Fact("tab shadow, down", .likely, platter.look.shadow?.down ?? 0, 2.5),
    ]
  }()

  static let lists: [Fact] = {
    let list = metrics.list
    return [
      Fact("row", list.rowHeight, 52), Fact("row with a configuration", .likely, list.contentRowHeight, 53),
      Fact("row padding", list.rowPadding, 15), Fact("card radius", list.cardRadius, 26),
      Fact("first header", list.firstHeader, 55.333), Fact("later header", list.header, 45.333),
      Fact("untitled first", list.firstGap, 35), Fact("untitled later", list.gap, 17.667),
      Fact("untitled footer", list.footerGap, 17.333), Fact("footer top", list.footerTop, 7.667),
      Fact("footer bottom", list.footerBottom, 6.667), Fact("plain header", .likely, list.plainHeader, 28),
      Fact("disclosure width", list.disclosureSize.width, 10.333),
      Fact("disclosure height", list.disclosureSize.height, 14),
      Fact("checkmark width", list.checkmarkSize.width, 19),
      Fact("checkmark height", list.checkmarkSize.height, 17.333),
    ]
  }()

  static let alerts: [Fact] = {
    let alert = metrics.alert
    guard case .capsules(let parts) = alert.kind else { return [] }
    return [
      Fact("alert width", alert.width, 320), Fact("alert radius", alert.radius, 34),
      Fact("alert text inset", parts.textInset, 30), Fact("alert text top", parts.textTop, 22),
      Fact("alert text gap", parts.textGap, 7.667), Fact("alert text bottom", parts.textBottom, 4.333),
      Fact("alert message", parts.messageSize, 15), Fact("alert button", parts.height, 48),
      Fact("alert margin", parts.margin, 16), Fact("alert gap", parts.gap, 8),
      Fact("alert field", parts.fieldHeight, 48), Fact("alert field inset", parts.fieldInset, 15),
      Fact("alert field text", parts.fieldInset + parts.fieldTextInset, 30),
      Fact("alert glass, light", alert.card.material.fill.light.alpha, 0.714),
      Fact("alert glass, light, grey", alert.card.material.fill.light.red, 0.9937),
      Fact("alert glass, dark", alert.card.material.fill.dark.alpha, 0.651),
      Fact("alert glass, dark, grey", alert.card.material.fill.dark.red, 0.0989),
    ]
  }()

  static let glass: [Fact] = {
    let (regular, clear) = (metrics.glass.regular.material, metrics.glass.clear.material)
    guard case .platters(let platter) = metrics.navigationBar.kind else { return [] }
    let bar = platter.look.material
    return [
      Fact("regular over white", .likely, pixel(regular.fill.light, over: 1), 255),
      Fact("regular over black", .likely, pixel(regular.fill.light, over: 0), 175),
      Fact("regular over white, dark", .likely, pixel(regular.fill.dark, over: 1), 91),
      Fact("regular over black, dark", .likely, pixel(regular.fill.dark, over: 0), 24),
      Fact("regular saturation", .likely, regular.saturation.light, 2),
      Fact("clear", .likely, clear.fill.light.alpha, 0.0745),
      Fact("bars over black", .likely, pixel(bar.fill.light, over: 0), 220),
      Fact("bars' blur", .likely, bar.radius, 2.25),
      Fact("bars' saturation", .likely, bar.saturation.light, 5.65),
      Fact("bars' share of what lies below, dark", .likely, 1 - bar.fill.dark.alpha, 0.294),
    ]
  }()

  /// The value of a grey fill over black (0) or white (1), 0…255, to a whole step.
  private static func pixel(_ fill: Color, over below: Double) -> Double {
    ((fill.red * fill.alpha + below * (1 - fill.alpha)) * 255).rounded()
  }
}
