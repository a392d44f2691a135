internal import LayoutEngine
internal import PageDrawing

extension SystemMetrics {
  /// The look of iOS 26. Numbers were printed by view trees and probes of simulators (iOS 26.1), unless a
  /// comment says otherwise.
  package static let ios26: SystemMetrics = {
    var metrics = ios18
    metrics.palette = .ios26
    metrics.toggle = SwitchMetrics(
      size: Size(width: 63, height: 28), intrinsicSize: Size(width: 61, height: 28),
      knob: KnobMetrics(shape: .capsule(Size(width: 37, height: 24)), shadows: []), knobInset: 2,
      offColor: SystemColor.tertiaryLabel)
    // Read from pixels of Mac Catalyst 26.1, but for the height.
    metrics.slider = SliderMetrics(
      height: 34, alignmentInsets: .zero, trackInset: 0, trackHeight: 6,
      trackColor: Color.Dynamic(
        light: Color(rgb: 0x000000, alpha: 26.0 / 255), dark: Color(rgb: 0xFFFFFF, alpha: 26.0 / 255)),
      knob: KnobMetrics(
        shape: .capsule(Size(width: 37, height: 24)),
        shadows: [KnobMetrics.Shadow(opacity: 0.11, down: 1, radius: 3)]), knobOffset: 0)
    // Read from pixels of Mac Catalyst 26.1, but for the height, that of iOS 18, and the gap, recorded from UIKit.
    metrics.segments = SegmentMetrics(
      corner: .capsule, gap: 0, cardCorner: .capsule,
      cardColor: Color.Dynamic(light: .white, dark: Color(rgb: 0x5A5A60)), cardShadows: [])
    metrics.stepper = StepperMetrics(
      corner: .capsule, fill: SystemColor.quaternarySystemFill, signReach: 6.5)
    // Read on Mac Catalyst 26.1, but for the dark border, which is that of iOS 18.
    metrics.textField = TextFieldMetrics(
      borderWidth: 0.65,
      borderColor: Color.Dynamic(
        light: Color(rgb: 0, alpha: 0.2), dark: metrics.textField.borderColor.dark))
    metrics.searchBar = SearchBarMetrics(
      height: 64, ground: nil, fieldHeight: 44, corner: .capsule,
      field: GlassLook(
        material: glass(
          fill: Color.Dynamic(
            light: white(0.991, alpha: 0.8706), dark: white(19.0 / 255 / 0.706, alpha: 0.706))),
        ring: Color.Dynamic(.clear), ringWidth: 0,
        shadow: KnobMetrics.Shadow(opacity: 0.07, down: 7.5, radius: 16)),
      icon: Rect(x: 12, y: -10, width: 20 + 2 / 3.0, height: 19 + 1 / 3.0), iconStroke: 2,
      textStart: 39 + 2 / 3.0, placeholderWeight: .medium, clearSize: 20, clearDisc: 17,
      clearInset: 14 + 1 / 3.0)
    // The band was printed by a view tree, its colour in dark read from pixels; heights have one source. The
    // fields' capsules are from knowledge.
    metrics.pickers = PickerMetrics(
      bandRadius: 17,
      bandFill: Color.Dynamic(
        light: SystemColor.tertiarySystemFill.light, dark: Color(rgb: 0xEBEBF5, alpha: 0.085)),
      dateHeight: 34 + 1 / 3.0, timeHeight: 36, fieldCorner: .capsule, inlineDateHeight: 440,
      inlineTimeHeight: 114, inlineDateAndTimeHeight: 482)
    metrics.configuredButton = configuredButton
    metrics.navigationBar = navigationBarOfIOS26
    metrics.toolbar = toolbarOfIOS26
    metrics.tabBar = tabBarOfIOS26
    // Blur and veil are by eye.
    metrics.scrollEdge = ScrollEdgeMetrics(overhang: 2.8, distance: 12, blur: 2.25, veil: 0.75)
    metrics.list = list
    metrics.alert = alert
    metrics.sheet = sheet(on: metrics.glass.regular)
    metrics.menu = menu
    // The radius of form sheets, and the arrow and width of iOS 18 (from knowledge): none is measured.
    metrics.popover = PopoverMetrics(
      radius: 32, arrow: Size(width: 26, height: 13), width: 320, actionSheetWidth: 288, look: alert.card)
    // Printed on an iPad in portrait: a first column floats over a second; of three, the first is hidden.
    metrics.split = SplitMetrics(width: 320, leading: 10, bottom: 15, line: 0.5)
    return metrics
  }()

  // Rows of content configurations, separators and plain headers have one source each. The style of second
  // lines follows from the height of rows: 69⅓ less 15⅔, a line of 20⅓ and 15⅓ is 18, a line of
  // subheadline.
  private static let list = ListMetrics(
    rowHeight: 52, contentRowHeight: 53, rowPadding: 15, detailStyle: .subheadline,
    plainLines: ListMetrics.PlainLines(height: 62, top: 9, gap: 3), twoLineHeight: 69 + 1 / 3.0,
    cardRadius: 26, cardMargins: .ofScreen,
    separatorEnd: .margin, separatorHeight: 1,
    headerStyle: .headline, isHeaderUppercase: false, firstHeader: 55 + 1 / 3.0, header: 45 + 1 / 3.0,
    closeHeader: 38, doHeadersGrow: true,
    headerBottom: 6 + 1 / 3.0, firstGap: 35, gap: 17 + 2 / 3.0, footerGap: 17 + 1 / 3.0,
    footerTop: 7 + 2 / 3.0, footerBottom: 6 + 2 / 3.0, plainHeader: 28, plainHeaderPadding: 22,
    disclosureSize: Size(width: 10 + 1 / 3.0, height: 14),
    checkmarkSize: Size(width: 19, height: 17 + 1 / 3.0))

  // The glass is read from pixels, but for the blur, which is by eye.
  private static let alert = AlertMetrics(
    kind: .capsules(
      AlertMetrics.Capsules(
        height: 48, margin: 16, gap: 8, fill: SystemColor.tertiarySystemFill, textInset: 30, textTop: 22,
        textGap: 7 + 2 / 3.0, textBottom: 4 + 1 / 3.0, messageSize: 15, fieldHeight: 48, fieldInset: 15,
        fieldTextInset: 15)),
    width: 320, radius: 34,
    card: GlassLook(
      material: MaterialLook(
        radius: 12, saturation: ByAppearance(light: 2, dark: 2),
        fill: Color.Dynamic(light: white(0.9937, alpha: 0.7143), dark: white(0.0989, alpha: 0.6506))),
      ring: ring, ringWidth: 1, shadow: KnobMetrics.Shadow(opacity: 0.085, down: 8, radius: 22)))

  /// Width, radius and pitch are read from pixels; the other lengths are by eye.
  private static let menu = MenuMetrics(
    width: 250, radius: 33, rowHeight: 42, rowPadding: 10, padding: 10, inset: 24, imageColumn: 34,
    sectionGap: 17, sourceGap: 8, look: alert.card)

  /// The radii and the share of the medium detent are from one source each; the grabber's colour is by eye.
  /// The width of page sheets on an iPad is that of older systems, from knowledge, and their end is as far
  /// from the screen's as their top.
  private static func sheet(on glass: GlassLook) -> SheetMetrics {
    var ground = glass
    ground.shadow = nil
    return SheetMetrics(
      leastTop: 30, radius: 38, ground: SystemColor.systemBackground,
      dimming: Color.Dynamic(light: Color(rgb: 0, alpha: 0.2), dark: Color(rgb: 0, alpha: 0.48)),
      mediumShare: 425.0 / 759, floating: SheetMetrics.Floating(inset: 8, ground: ground),
      pad: SheetMetrics.Pad(
        radius: 32, form: Size(width: 580, height: 650), formRise: 5, pageWidth: 704, pageTop: 42),
      grabber: Size(width: 36, height: 5), grabberTop: 5, grabberColor: SystemColor.tertiaryLabel, barTop: 10)
  }

  /// The corner rule of a dynamic style is half the height of a button of one line, at most: 28, 34⅓ and 50⅓.
  /// Larger radii of stretched mini, small and large buttons are not known.
  private static let configuredButton = ConfiguredButtonMetrics(
    insets: .init(
      small: Size(width: 10, height: 5), medium: Size(width: 12, height: 7),
      large: Size(width: 20, height: 15)),
    subtitleStyle: .footnote,
    dynamicCorner: .init(
      small: .capsuleUpTo(14), medium: .capsuleUpTo(17), large: .capsuleUpTo(25 + 1 / 6.0)),
    smallCorner: .ofHeight(0.125), mediumCorner: .ofHeight(0.175), largeCorner: .ofHeight(0.25),
    grayFill: SystemColor.secondarySystemFill, grayInk: .label,
    disabledFill: Color.Dynamic(Color(rgb: 0x787880, alpha: 0.12)), tintedOpacityInLight: 0.18,
    tintedOpacityInDark: 0.25)
}

extension SystemPalette {
  /// The palette of iOS 26: Apple's Human Interface Guidelines; brown, dark indigo and the separator were printed
  /// by a simulator (iOS 26.1), whose other system colours are those of iOS 17.
  static let ios26 = SystemPalette(
    red: pair(0xFF383C, 0xFF4245), orange: pair(0xFF8D28, 0xFF9230), yellow: pair(0xFFCC00, 0xFFD600),
    mint: pair(0x00C8B3, 0x00DAC3), teal: pair(0x00C3D0, 0x00D2E0), cyan: pair(0x00C0E8, 0x3CD3FE),
    blue: pair(0x0088FF, 0x0091FF), indigo: pair(0x6155F5, 0x6D7CFF), purple: pair(0xCB30E0, 0xDB34F2),
    brown: pair(0xAC7F5E, 0xB78A66),
    separator: Color.Dynamic(
      light: Color(rgb: 0x3C3C43, alpha: 0.12), dark: Color(rgb: 0x545458, alpha: 0.5)))

  private static func pair(_ light: UInt32, _ dark: UInt32) -> Color.Dynamic {
    Color.Dynamic(light: Color(rgb: light), dark: Color(rgb: dark))
  }
}
