internal import LayoutEngine
internal import PageDrawing

/// The bars of iOS 26. Geometry was printed by view trees and probes of simulators (iOS 26.1); fills, rings
/// and shadows were read from pixels.
extension SystemMetrics {
  private static let look = PlatterMetrics.Look(
    fill: Color.Dynamic(light: Color(rgb: 0xFDFDFD), dark: Color(rgb: 0x191919)),
    ring: Color.Dynamic(light: Color(rgb: 0xFFFFFF, alpha: 0.37), dark: Color(rgb: 0xFFFFFF, alpha: 0.165)),
    ringWidth: 1, shadow: KnobMetrics.Shadow(opacity: 0.075, down: 4, radius: 10))

  private static let platter = PlatterMetrics(
    height: 44, margin: 16, compactMargin: 38, gap: 12, textPadding: 16, textWeight: .medium,
    imagePadding: 11, leastImageWidth: 22, imageGap: 8, look: look)

  static let navigationBarOfIOS26 = NavigationBarMetrics(
    height: ByScreen(phone: 54, compact: 54, pad: 54), rowHeight: 54, largeTitleHeight: 52,
    largeTitleTop: 3 + 2 / 3.0, promptHeight: 32, promptSize: 12, kind: .platters(platter))

  /// The height of a controller's toolbar is not known: the platters, 10 pt above and 6 below them.
  static let toolbarOfIOS26: ToolbarMetrics = {
    var high = platter
    high.height = 48
    return ToolbarMetrics(
      height: ByScreen(phone: 48, compact: 44, pad: 44),
      slotHeight: ByScreen(phone: 64, compact: 60, pad: 60),
      slotTop: 10, slotMargin: 28, kind: .platters(high))
  }()

  static let tabBarOfIOS26 = TabBarMetrics(
    height: ByScreen(phone: 83, compact: 64, pad: 44),
    kind: .platter(
      TabBarMetrics.Platter(
        height: 62, compactHeight: 44, tabWidth: 86, extraWidth: 16, sideRoom: 42, inset: 4, overlap: 8.25,
        imageMiddle: 24, titleTop: 39, titleWeight: .semibold,
        selectedFill: Color.Dynamic(light: Color(rgb: 0xE6E6E6), dark: Color(rgb: 0x353535)),
        idleColor: Color.Dynamic(light: Color(rgb: 0x191919), dark: Color(rgb: 0xF3F3F3)), badgeSize: 20,
        badgeTop: 6, badgeOffset: 8.5,
        look: PlatterMetrics.Look(
          fill: Color.Dynamic(light: Color(rgb: 0xF9F9F9), dark: Color(rgb: 0x131313)), ring: look.ring,
          ringWidth: 1, shadow: KnobMetrics.Shadow(opacity: 0.1, down: 2.5, radius: 7)),
        pad: TabBarMetrics.Pad(height: 44, itemHeight: 36, itemPadding: 16, inset: 64))))
}
