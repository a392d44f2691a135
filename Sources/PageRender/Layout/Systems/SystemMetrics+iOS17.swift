internal import LayoutEngine
internal import PageDrawing

extension SystemMetrics {
  /// The look of iOS 17. The sources of the numbers are named beside them; lengths that no source gives are
  /// by eye.
  package static let ios17 = SystemMetrics(
    palette: SystemPalette(
      red: SystemColor.systemRed, orange: SystemColor.systemOrange, yellow: SystemColor.systemYellow,
      mint: SystemColor.systemMint, teal: SystemColor.systemTeal, cyan: SystemColor.systemCyan,
      blue: SystemColor.systemBlue, indigo: SystemColor.systemIndigo, purple: SystemColor.systemPurple,
      brown: SystemColor.systemBrown, separator: SystemColor.separator),
    // Recorded from UIKit (iOS 7 to 18): the frame reaches 2 pt beyond the alignment rectangle on the right.
    toggle: SwitchMetrics(
      size: Size(width: 51, height: 31), intrinsicSize: Size(width: 49, height: 31),
      knob: KnobMetrics(shape: .circle(27), shadows: knobShadows), knobInset: 2,
      offColor: SystemColor.secondarySystemFill),
    // Recorded from UIKit: a slider constrained to a width of 335 pt has a frame of 339 pt that starts 2 pt farther
    // left. On iOS 17 and 18 it is 34 pt high (Interface Builder's is 31), its track lies in the middle, 3 pt from
    // its sides, and its knob is 27 pt wide and a little higher than the track.
    slider: SliderMetrics(
      height: 33, alignmentInsets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2), trackInset: 3,
      trackHeight: 4, trackColor: SystemColor.systemFill,
      knob: KnobMetrics(shape: .circle(27), shadows: knobShadows), knobOffset: -7.0 / 6),
    // Recorded from UIKit: lines of 1 pt part segments that are whole points wide.
    segments: SegmentMetrics(
      corner: .fixed(8), gap: 1, cardCorner: .fixed(7),
      cardColor: Color.Dynamic(light: .white, dark: Color(rgb: 0x636366)),
      cardShadows: [
        KnobMetrics.Shadow(opacity: 0.12, down: 3, radius: 4),
        KnobMetrics.Shadow(opacity: 0.04, down: 1, radius: 0.5),
      ]),
    stepper: StepperMetrics(corner: .fixed(8), fill: SystemColor.tertiarySystemFill, signReach: 7),
    textField: TextFieldMetrics(borderWidth: 0.5, borderColor: SystemColor.separator),
    // The bar's height is recorded from UIKit.
    searchBar: SearchBarMetrics(
      height: 56,
      ground: Color.Dynamic(
        light: Color(rgb: 0xF9F9F9, alpha: 0.94), dark: Color(rgb: 0x1D1D1D, alpha: 0.94)), fieldHeight: 36,
      corner: .fixed(10),
      field: GlassLook(
        material: MaterialLook(plain: SystemColor.tertiarySystemFill), ring: Color.Dynamic(.clear),
        ringWidth: 0),
      icon: Rect(x: 8, y: -8, width: 16, height: 16), iconStroke: 1.7, textStart: 30,
      placeholderWeight: .regular, clearSize: 18, clearDisc: 16, clearInset: 8),
    // By eye, but for the wheels' height, which UIPickerView has.
    pickers: PickerMetrics(
      bandRadius: 8, bandFill: SystemColor.tertiarySystemFill, dateHeight: 34.5, timeHeight: 34.5,
      fieldCorner: .fixed(6), inlineDateHeight: 330, inlineTimeHeight: 50, inlineDateAndTimeHeight: 330),
    // The insets above and below a medium button are recorded from UIKit, and its radius of 5.95 pt is what
    // UIKit prints; the others are from knowledge.
    configuredButton: ConfiguredButtonMetrics(
      insets: .init(
        small: Size(width: 10, height: 4), medium: Size(width: 12, height: 7),
        large: Size(width: 20, height: 15)),
      subtitleStyle: .caption1,
      dynamicCorner: .init(small: .fixed(5.95), medium: .fixed(5.95), large: .fixed(8.75)),
      smallCorner: .fixed(4.5), mediumCorner: .fixed(5.95), largeCorner: .fixed(8.75),
      grayFill: SystemColor.tertiarySystemFill, grayInk: .tint,
      disabledFill: SystemColor.tertiarySystemFill, tintedOpacityInLight: 0.18, tintedOpacityInDark: 0.18),
    navigationBar: navigationBar, toolbar: toolbar, tabBar: tabBar, glass: glass, list: list, alert: alert)

  // Bars: 44 and 49 were read off recorded layouts and public tables, as was 52 for a large title; 32 at
  // compact height and 50 on an iPad are not confirmed by a measurement, and prompts are from knowledge.
  private static let navigationBar = NavigationBarMetrics(
    height: ByScreen(phone: 44, compact: 32, pad: 50), rowHeight: 44, largeTitleHeight: 52,
    hasLargeTitlesWhenCompact: true, largeTitleTop: 3, backTitleStart: 21,
    promptHeight: 30, promptSize: 13, kind: .flat)
  private static let toolbar = ToolbarMetrics(
    height: ByScreen(phone: 44, compact: 44, pad: 44), slotHeight: ByScreen(phone: 44, compact: 32, pad: 50),
    slotTop: 0, slotMargin: 16, kind: .flat)
  private static let tabBar = TabBarMetrics(
    height: ByScreen(phone: 49, compact: 32, pad: 50), kind: .flat)

  // Apps that use glass where there is none get that of iOS 26: readings of a simulator's pixels.
  // In light, white stays white and black becomes 175: white at 80/255 less than opaque. In dark they become
  // 91 and 24. The blur is that of bars; clear glass has no readings but its fill.
  private static let glass = GlassMetrics(
    regular: GlassLook(
      material: MaterialLook(
        radius: 2.25, saturation: ByAppearance(light: 2, dark: 2),
        fill: Color.Dynamic(light: white(1, alpha: 175.0 / 255), dark: white(0.128, alpha: 0.737))),
      ring: ring, ringWidth: 1),
    clear: GlassLook(
      material: MaterialLook(
        radius: 2.25, saturation: ByAppearance(light: 1, dark: 1),
        fill: Color.Dynamic(white(1, alpha: 0.0745))), ring: ring, ringWidth: 1))

  // 44 and 28 are UIKit's, and so is the margin of 11 pt since iOS 11; the gaps of grouped tables are not
  // measured.
  private static let list = ListMetrics(
    rowHeight: 44, contentRowHeight: 44, rowPadding: 11, detailStyle: .caption1, plainLines: nil,
    twoLineHeight: 44, cardRadius: 10, cardMargins: .ofRows,
    separatorEnd: .edge,
    headerStyle: .footnote, isHeaderUppercase: true, firstHeader: 55.5, header: 38, doHeadersGrow: false,
    headerBottom: 6.5,
    firstGap: 35, gap: 17.5, footerGap: 17.5, footerTop: 7.5, footerBottom: 7.5, plainHeader: 28,
    plainHeaderPadding: 22, disclosureSize: Size(width: 8.5, height: 14),
    checkmarkSize: Size(width: 15, height: 14))

  // From knowledge; the colour, by eye, is the material's over a dimmed page.
  private static let alert = AlertMetrics(
    kind: .rows, width: 270, radius: 14,
    card: GlassLook(
      material: MaterialLook(plain: Color.Dynamic(light: Color(rgb: 0xF0F0F0), dark: Color(rgb: 0x2A2A2A))),
      ring: Color.Dynamic(.clear), ringWidth: 0))

  private static let knobShadows = [
    KnobMetrics.Shadow(opacity: 0.15, down: 3, radius: 3.5),
    KnobMetrics.Shadow(opacity: 0.08, down: 1, radius: 0.75),
  ]
}
