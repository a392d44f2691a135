import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Numbers of iOS 26 that follow from the table of metrics, or that contents draw with, one a row, by the name of the row
/// in the list of facts. "Sure" and "likely" as in `SystemFactTests`.
struct DrawnFactTests {
  typealias Fact = SystemFactTests.Fact

  private static let metrics = SystemVersion.ios26.metrics

  @Test(arguments: controls + pickers + buttons + tabs + bars + lists + cards + palette)
  func `a number that is drawn is that of its source`(fact: Fact) {
    #expect(abs(fact.found - fact.expected) < 0.02, "\(fact.name): \(fact.found), not \(fact.expected)")
  }

  static let controls: [Fact] = {
    let (toggle, slider, segments) = (metrics.toggle, metrics.slider, metrics.segments)
    let (stepper, field, search) = (metrics.stepper, metrics.textField, metrics.searchBar)
    let pill = Size(width: 80, height: 28)
    return [
      Fact("switch.thumb_radius", toggle.knob.size.height / 2, 12),
      Fact("switch.track_radius", toggle.size.height / 2, 14),
      Fact("switch.thumb_x_off", toggle.knobInset, 2),
      Fact("switch.thumb_x_on", toggle.size.width - toggle.knobInset - toggle.knob.size.width, 24),
      Fact("switch.off_light.green", toggle.offColor.light.green * 255, 60),
      Fact("switch.off_light.blue", toggle.offColor.light.blue * 255, 67),
      Fact("switch.off_dark.red", toggle.offColor.dark.red * 255, 235),
      Fact("switch.off_dark.blue", toggle.offColor.dark.blue * 255, 245),
      Fact("switch.on_light.green", SystemColor.systemGreen.light.green * 255, 199),
      Fact("switch.on_dark.green", SystemColor.systemGreen.dark.green * 255, 209),
      Fact("slider.track_radius", .likely, slider.trackHeight / 2, 3),
      Fact("slider.max_light.red", .likely, slider.trackColor.light.red, 0),
      Fact("slider.max_dark.red", .likely, slider.trackColor.dark.red * 255, 255),
      Fact("slider.thumb_offset", .likely, slider.knobOffset, 0),
      Fact("segmented.pill_radius", .likely, segments.cardCorner.radius(in: pill), 14),
      Fact("segmented.pill_light", .likely, segments.cardColor.light.red * 255, 255),
      Fact("segmented.pill_dark.green", .likely, segments.cardColor.dark.green * 255, 90),
      Fact("stepper.fill", .likely, stepper.fill == SystemColor.quaternarySystemFill ? 1 : 0, 1),
      Fact("page_control.height", PageControlContent.slot(2) + 2 * PageControlContent.margin, 26),
      Fact("page_control.pitch", PageControlContent.slot(2) + PageControlContent.gap, 18),
      Fact("page_control.pitch at 3x", PageControlContent.slot(3) + PageControlContent.gap, 17 + 2 / 3.0),
      Fact("page_control.slot", PageControlContent.slot(2), 10),
      Fact("page_control.first_slot_x", .likely, PageControlContent.firstSlotInset, 14),
      Fact("page_control.dot", .likely, PageControlContent.dotDiameter, 7.59),
      Fact("text_field_rounded.border_w", .likely, field.borderWidth, 0.65),
      Fact("text_field_rounded.border.alpha", .likely, field.borderColor.light.alpha, 0.2),
      Fact("search_bar.font.weight", .likely, search.placeholderWeight == .medium ? 1 : 0, 1),
      Fact("search_bar.clear.circle", .likely, search.clearDisc, 17),
      Fact("search_bar.ground", search.ground == nil ? 0 : 1, 0),
    ]
  }()

  static let pickers: [Fact] = {
    let pickers = metrics.pickers
    return [
      Fact("date_picker.band_radius", pickers.bandRadius, 17),
      Fact("date_picker.band.dark.alpha", pickers.bandFill.dark.alpha, 0.085),
      Fact("date_picker.band.dark.red", pickers.bandFill.dark.red * 255, 235),
      Fact("date_picker.compact_date_h", .likely, pickers.dateHeight, 34.333),
      Fact("date_picker.compact_other_h", .likely, pickers.timeHeight, 36),
      Fact("date_picker.inline_date_h", .likely, pickers.inlineDateHeight, 440),
      Fact("date_picker.inline_time_h", .likely, pickers.inlineTimeHeight, 114),
      Fact("date_picker.inline_datetime_h", .likely, pickers.inlineDateAndTimeHeight, 482),
    ]
  }()

  static let buttons: [Fact] = {
    let button = metrics.configuredButton
    let (mini, medium, large) = (
      Size(width: 87.333, height: 28), Size(width: 99, height: 34.333), Size(width: 115, height: 50.333)
    )
    return [
      Fact("button_config.mini.radius", button.dynamicCorner.small.radius(in: mini), 14),
      Fact("button_config.dynamic_radius_medium", button.dynamicCorner.medium.radius(in: medium), 17),
      Fact("button_config.large.radius", button.dynamicCorner.large.radius(in: large), 25.167),
      Fact("button_config.gray_fill.red", button.grayFill.light.red * 255, 120),
      Fact("button_config.gray_fill.blue", button.grayFill.light.blue * 255, 128),
      Fact("button_config.gray_title", button.grayInk == .label ? 1 : 0, 1),
      Fact("button_config.disabled_fill.red", button.disabledFill.dark.red * 255, 120),
      Fact("button_config.subtitle_pt", button.subtitleStyle == .footnote ? 13 : 0, 13),
    ]
  }()

  /// A bar of n tabs, 402 or 440 wide.
  private static func frames(_ count: Int, width: Double) -> (platter: Rect, tabs: [Rect]) {
    guard case .platter(let platter) = metrics.tabBar.kind else { return (.zero, []) }
    let tab = TabBarContent.Tab(title: AttributedText(), badgeColor: Color.Dynamic(.clear))
    let content = TabBarContent(
      background: BarBackgroundContent(
        edge: nil, lineColor: nil, isLineBelow: false, reachesScreenEdge: true),
      tabs: Array(repeating: tab, count: count))
    return content.frames(on: platter, in: Rect(x: 0, y: 0, width: width, height: 83))
  }

  static let tabs: [Fact] = {
    guard case .platter(let platter) = metrics.tabBar.kind else { return [] }
    let (three, five, wide) = (frames(3, width: 402), frames(5, width: 402), frames(5, width: 440))
    let pitch = (274 - 16.25) / 3
    return [
      Fact("tab_bar.platter_w of 3", three.platter.width, 274),
      Fact("tab_bar.platter_w of 5 at 402", five.platter.width, 360),
      Fact("tab_bar.platter_w of 5 at 440", wide.platter.width, 398),
      Fact("tab_bar.platter_x", three.platter.midX, 201), Fact("tab_bar.platter_y", three.platter.minY, 0),
      Fact("tab_bar.platter_radius", platter.height / 2, 31),
      Fact("tab_bar.pitch", three.tabs[1].minX - three.tabs[0].minX, pitch),
      Fact("tab_bar.item_w", three.tabs[0].width, pitch + 8.25),
      Fact("tab_bar.item_h", three.tabs[0].height, 54), Fact("tab_bar.item_y", three.tabs[0].minY, 4),
      Fact("tab_bar.item_x", three.tabs[0].minX - three.platter.minX, 4),
      Fact("tab_bar.last_item", three.platter.maxX - three.tabs[2].maxX, 4),
      Fact("tab_bar.capsule_radius", three.tabs[0].height / 2, 27),
      Fact("tab_bar.icon_centre_y_in_item", platter.imageMiddle - platter.inset, 20),
      Fact("tab_bar.title_y_in_item", platter.titleTop - platter.inset, 35),
      Fact("tab_bar.title_weight", .likely, platter.titleWeight == .semibold ? 1 : 0, 1),
      Fact("tab_bar.landscape.item_h", platter.compactHeight - 2 * platter.inset, 36),
      Fact("tab_bar.selected_light.red", .likely, platter.selectedColor.light.red * 255, 0),
      Fact("tab_bar.selected_light.green", .likely, platter.selectedColor.light.green * 255, 124),
      Fact("tab_bar.selected_light.blue", .likely, platter.selectedColor.light.blue * 255, 243),
      Fact("tab_bar.selected_dark.red", .likely, platter.selectedColor.dark.red * 255, 27),
      Fact("tab_bar.selected_dark.green", .likely, platter.selectedColor.dark.green * 255, 172),
      Fact("tab_bar.selected_dark.blue", .likely, platter.selectedColor.dark.blue * 255, 255),
    ]
  }()

  static let bars: [Fact] = {
    let (bar, tools) = (metrics.navigationBar, metrics.toolbar)
    guard case .platters(let platter) = bar.kind, case .platters(let tool) = tools.kind,
      let search = bar.search
    else { return [] }
    return [
      Fact("nav_bar.large_height", bar.height.phone + bar.largeTitleHeight, 106),
      Fact("nav_bar.platter.radius", platter.height / 2, 22),
      Fact("nav_bar.platter.image_min_w", platter.leastImageWidth + 2 * platter.imagePadding, 44),
      Fact("nav_bar.platter.group_gap", platter.imageGap, 8),
      Fact("nav_bar.platter.text_weight", platter.textWeight == .medium ? 1 : 0, 1),
      Fact("toolbar.platter_radius", tool.height / 2, 24), Fact("toolbar.gap", tool.gap, 12),
      Fact("toolbar.height_landscape", tools.height.compact, 44),
      Fact("search_bar.stacked_slot", .likely, search.stackedHeight, 60),
      Fact(
        "search_bar.stacked_slot less its field", .likely,
        search.stackedHeight - metrics.searchBar.fieldHeight, 16),
      Fact("search_bar.bottom_search.x", .likely, search.endMargin, 28),
      Fact("search_bar.bottom_search.h", .likely, search.endHeight, 48),
      Fact("search_bar.ipad_inline.w", search.inlineWidth, 240),
      Fact("search_bar.ipad_inline.trailing", search.inlineMargin, 15),
    ]
  }()

  static let lists: [Fact] = {
    let list = metrics.list
    return [
      Fact("table.subtitle_plain", list.plainLines?.height ?? 0, 62),
      Fact("table.subtitle_plain.text_y", list.plainLines?.top ?? 0, 9),
      Fact("table.subtitle_grouped_3x", list.twoLineHeight, 69.333),
      Fact("table.header.compact", list.closeHeader ?? 0, 38),
      Fact("table.header.pt", list.headerStyle == .headline ? 17 : 0, 17),
      Fact("table.header.uppercase", list.isHeaderUppercase ? 1 : 0, 0),
      // Labels of 20⅓ at y 28⅔ of 55⅓ and 18⅔ of 45⅓.
      Fact("table.header.label_y, first", list.firstHeader - list.headerBottom - 20.333, 28.667),
      Fact("table.header.label_y, later", list.header - list.headerBottom - 20.333, 18.667),
      Fact("table.footer.height of one line", list.footerTop + 16 + list.footerBottom, 30.333),
      Fact("table.separator.inset_right", .likely, list.separatorEnd == .margin ? 1 : 0, 1),
    ]
  }()

  static let cards: [Fact] = {
    guard let sheet = metrics.sheet, let menu = metrics.menu, let popover = metrics.popover,
      case .capsules(let alert) = metrics.alert.kind
    else { return [] }
    return [
      Fact("sheet.least_y", sheet.leastTop, 30), Fact("sheet.top_radius", .likely, sheet.radius, 38),
      Fact("sheet.dim", sheet.dimming.light.alpha, 0.2),
      Fact("sheet.dim_dark", sheet.dimming.dark.alpha, 0.48),
      Fact("sheet.medium.inset", sheet.floating.inset, 8),
      Fact("sheet.medium.fraction", sheet.mediumShare * 759, 425),
      Fact("sheet.grabber.w", sheet.grabber.width, 36), Fact("sheet.grabber.h", sheet.grabber.height, 5),
      Fact("sheet.grabber_y", sheet.grabberTop, 5),
      Fact("sheet.form_ipad.w", sheet.pad.form.width, 580),
      Fact("sheet.form_ipad.h", sheet.pad.form.height, 650),
      Fact("sheet.form_ipad.radius", sheet.pad.radius, 32), Fact("sheet.page_ipad_y", sheet.pad.pageTop, 42),
      Fact("alert.action_radius", alert.height / 2, 24),
      Fact("alert.two_side_by_side", (metrics.alert.width - 2 * alert.margin - alert.gap) / 2, 140),
      Fact("alert.shadow.alpha", metrics.alert.card.shadow?.opacity ?? 0, 0.085),
      Fact("alert.shadow.blur", metrics.alert.card.shadow?.radius ?? 0, 22),
      Fact("alert.shadow.dy", metrics.alert.card.shadow?.down ?? 0, 8),
      Fact("alert.action_sheet_ipad_w", popover.actionSheetWidth, 288),
      Fact("alert.action_sheet_ipad rows", popover.actionSheetWidth - 2 * alert.margin, 256),
      Fact("menus.width", .likely, menu.width, 250), Fact("menus.radius", .likely, menu.radius, 33),
      Fact("menus.pitch", .likely, menu.rowHeight, 42),
    ]
  }()

  static let palette: [Fact] = {
    let colors: [(SystemTint, SystemFactTests.Sureness, [Double], [Double])] = [
      (.blue, .sure, [0, 136, 255], [0, 145, 255]), (.red, .sure, [255, 56, 60], [255, 66, 69]),
      (.orange, .sure, [255, 141, 40], [255, 146, 48]), (.yellow, .sure, [255, 204, 0], [255, 214, 0]),
      (.mint, .sure, [0, 200, 179], [0, 218, 195]), (.teal, .sure, [0, 195, 208], [0, 210, 224]),
      (.cyan, .sure, [0, 192, 232], [60, 211, 254]), (.indigo, .likely, [97, 85, 245], [109, 124, 255]),
      (.purple, .sure, [203, 48, 224], [219, 52, 242]), (.brown, .likely, [172, 127, 94], [183, 138, 102]),
      (.separator, .sure, [60, 60, 67], [84, 84, 88]),
    ]
    let own = colors.flatMap { tint, sureness, light, dark -> [Fact] in
      facts("colours.\(tint)", sureness, metrics.palette[tint], light, dark)
    }
    return own + facts("colours.green", .sure, SystemColor.systemGreen, [52, 199, 89], [48, 209, 88])
      + facts("colours.pink", .sure, SystemColor.systemPink, [255, 45, 85], [255, 55, 95])
  }()

  private static func facts(
    _ name: String, _ sureness: SystemFactTests.Sureness, _ color: Color.Dynamic, _ light: [Double],
    _ dark: [Double]
  ) -> [Fact] {
    let found = [color.light, color.dark].flatMap { [$0.red, $0.green, $0.blue] }
    return zip(found, light + dark).enumerated().map { index, pair in
      Fact("\(name)[\(index)]", sureness, pair.0 * 255, pair.1)
    }
  }
}
