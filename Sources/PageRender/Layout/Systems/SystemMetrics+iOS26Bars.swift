internal import LayoutEngine
internal import PageDrawing

/// The bars of iOS 26. Geometry was printed by view trees and probes of simulators (iOS 26.1); fills, rings
/// and shadows were read from pixels.
extension SystemMetrics {
  /// The glass of platters in navigation bars: 253 over white and 220 over black; in dark 25 over black and
  /// 100 over white.
  private static let look = GlassLook(
    material: glass(
      fill: Color.Dynamic(light: white(0.991, alpha: 0.8706), dark: white(0.098 / 0.706, alpha: 0.706))),
    ring: ring, ringWidth: 1, shadow: KnobMetrics.Shadow(opacity: 0.075, down: 4, radius: 10))

  static let ring = Color.Dynamic(light: white(1, alpha: 0.371), dark: white(1, alpha: 0.165))

  /// The glass of bars. The saturation in dark has no source: that of a glass effect.
  static func glass(fill: Color.Dynamic) -> MaterialLook {
    MaterialLook(radius: 2.25, saturation: ByAppearance(light: 5.651, dark: 2), fill: fill)
  }

  static func white(_ value: Double, alpha: Double) -> Color {
    Color(red: value, green: value, blue: value, alpha: alpha)
  }

  private static let platter = PlatterMetrics(
    height: 44, margin: 16, compactMargin: 38, gap: 12, textPadding: 16, textWeight: .medium,
    imagePadding: 11, leastImageWidth: 22, imageGap: 8, look: look)

  static let navigationBarOfIOS26 = NavigationBarMetrics(
    height: ByScreen(phone: 54, compact: 54, pad: 54), leastTop: 10, compactTop: 24, rowHeight: 54,
    largeTitleHeight: 52,
    // From knowledge.
    hasLargeTitlesWhenCompact: false,
    largeTitleTop: 3 + 2 / 3.0, backTitleStart: 22 + 1 / 3.0, promptHeight: 32, promptSize: 12,
    kind: .platters(platter),
    // One source each; the distance of a stacked field from the sides is that of a large title.
    search: SearchSlotMetrics(
      stackedHeight: 60, stackedMargin: 16, endHeight: 48, endMargin: 28, inlineWidth: 240, inlineMargin: 15))

  /// A controller's toolbar reaches from 10 pt above its platters to the screen's end, 28 pt below them; at compact
  /// height and on an iPad, where it is not known, to 6 pt below them.
  static let toolbarOfIOS26: ToolbarMetrics = {
    var high = platter
    high.height = 48
    high.textPadding = 17
    return ToolbarMetrics(
      height: ByScreen(phone: 48, compact: 44, pad: 44),
      slotHeight: ByScreen(phone: 86, compact: 60, pad: 60),
      slotTop: 10, slotMargin: 28, kind: .platters(high))
  }()

  /// The glass of tab bars: 249 over white and 216 over black; in dark 19 over black and 94 over white.
  static let glassOfTabBar = glass(
    fill: Color.Dynamic(
      light: white((249.0 / 255 - 0.1294) / 0.8706, alpha: 0.8706),
      dark: white(19.0 / 255 / 0.706, alpha: 0.706)))

  static let tabBarOfIOS26 = TabBarMetrics(
    height: ByScreen(phone: 83, compact: 64, pad: 44),
    kind: .platter(
      TabBarMetrics.Platter(
        height: 62, compactHeight: 44, tabWidth: 86, extraWidth: 16, sideRoom: 42, inset: 4, overlap: 8.25,
        imageMiddle: 24, titleTop: 39, titleWeight: .semibold,
        // Over the glass on white 230, and on black 53.
        selectedFill: Color.Dynamic(light: white(0, alpha: 19.0 / 249), dark: white(1, alpha: 34.0 / 236)),
        idleColor: Color.Dynamic(light: Color(rgb: 0x191919), dark: Color(rgb: 0xF3F3F3)),
        selectedColor: Color.Dynamic(light: Color(rgb: 0x007CF3), dark: Color(rgb: 0x1BACFF)),
        badgeSize: 20, badgeTop: 6, badgeOffset: 8.5,
        look: GlassLook(
          material: glassOfTabBar, ring: ring, ringWidth: 1,
          shadow: KnobMetrics.Shadow(opacity: 0.1, down: 2.5, radius: 7)),
        pad: TabBarMetrics.Pad(height: 44, itemHeight: 36, itemPadding: 16, inset: 64))))
}
