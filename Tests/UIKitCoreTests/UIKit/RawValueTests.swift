import Foundation
import Testing

@testable import UIKitCore

/// The bits of option sets, as the headers of UIKit, Core Graphics, QuartzCore and Foundation have them: apps
/// store and exchange them.
@MainActor
@Suite struct RawValueTests {
  private func check<Value: RawRepresentable>(
    _ values: KeyValuePairs<Value, Value.RawValue>, at location: SourceLocation = #_sourceLocation
  ) where Value.RawValue: Equatable {
    for (value, raw) in values { #expect(value.rawValue == raw, sourceLocation: location) }
  }

  @Test func `states and events of controls have the bits of UIControl's header`() {
    check([
      UIControl.State.normal: 0, .highlighted: 1, .disabled: 2, .selected: 4, .focused: 8,
      .application: 0x00FF_0000, .reserved: 0xFF00_0000,
    ])
    check([
      UIControl.Event.touchDown: 1, .touchDownRepeat: 2, .touchDragInside: 4, .touchDragOutside: 8,
      .touchDragEnter: 16, .touchDragExit: 32, .touchUpInside: 64, .touchUpOutside: 128, .touchCancel: 256,
      .valueChanged: 0x1000, .primaryActionTriggered: 0x2000, .menuActionTriggered: 0x4000,
      .editingDidBegin: 0x1_0000, .editingChanged: 0x2_0000, .editingDidEnd: 0x4_0000,
      .editingDidEndOnExit: 0x8_0000, .allTouchEvents: 0x0FFF, .allEditingEvents: 0x000F_0000,
      .applicationReserved: 0x0F00_0000, .systemReserved: 0xF000_0000, .allEvents: 0xFFFF_FFFF,
    ])
  }

  @Test func `edges, corners and directions have a bit each`() {
    check([UIRectEdge.top: 1, .left: 2, .bottom: 4, .right: 8, .all: 15])
    check([NSDirectionalRectEdge.top: 1, .leading: 2, .bottom: 4, .trailing: 8, .all: 15])
    check([
      UIRectCorner.topLeft: 1, .topRight: 2, .bottomLeft: 4, .bottomRight: 8, .allCorners: UInt.max,
    ])
    check([
      CACornerMask.layerMinXMinYCorner: 1, .layerMaxXMinYCorner: 2, .layerMinXMaxYCorner: 4,
      .layerMaxXMaxYCorner: 8, .all: 15,
    ])
    check([
      CAEdgeAntialiasingMask.layerLeftEdge: 1, .layerRightEdge: 2, .layerBottomEdge: 4, .layerTopEdge: 8,
    ])
    check([
      UIPopoverArrowDirection.up: 1, .down: 2, .left: 4, .right: 8, .any: 15, .unknown: UInt.max,
    ])
    check([UISwipeGestureRecognizer.Direction.right: 1, .left: 2, .up: 4, .down: 8])
  }

  @Test func `autoresizing and scroll positions have a bit for each side`() {
    check([
      UIView.AutoresizingMask.flexibleLeftMargin: 1, .flexibleWidth: 2, .flexibleRightMargin: 4,
      .flexibleTopMargin: 8, .flexibleHeight: 16, .flexibleBottomMargin: 32,
    ])
    check([
      UICollectionView.ScrollPosition.top: 1, .centeredVertically: 2, .bottom: 4, .left: 8,
      .centeredHorizontally: 16, .right: 32,
    ])
    check([UIScrollTypeMask.discrete: 1, .continuous: 2])
  }

  @Test func `options of a visual format are the bits of their attributes, direction and spacing`() {
    check([
      NSLayoutConstraint.FormatOptions.alignAllLeft: 0x2, .alignAllRight: 0x4, .alignAllTop: 0x8,
      .alignAllBottom: 0x10, .alignAllLeading: 0x20, .alignAllTrailing: 0x40, .alignAllCenterX: 0x200,
      .alignAllCenterY: 0x400, .alignAllLastBaseline: 0x800, .alignAllFirstBaseline: 0x1000,
      .alignmentMask: 0xFFFF, .directionLeadingToTrailing: 0, .directionLeftToRight: 0x1_0000,
      .directionRightToLeft: 0x2_0000, .directionMask: 0x3_0000, .spacingEdgeToEdge: 0,
      .spacingBaselineToBaseline: 0x8_0000, .spacingMask: 0x8_0000,
    ])
  }

  @Test func `options of animations have their curves from bit 16 and transitions from bit 20`() {
    check([
      UIView.AnimationOptions.layoutSubviews: 0x1, .allowUserInteraction: 0x2, .beginFromCurrentState: 0x4,
      .repeat: 0x8, .autoreverse: 0x10, .overrideInheritedDuration: 0x20, .overrideInheritedCurve: 0x40,
      .allowAnimatedContent: 0x80, .showHideTransitionViews: 0x100, .overrideInheritedOptions: 0x200,
      .curveEaseInOut: 0, .curveEaseIn: 0x1_0000, .curveEaseOut: 0x2_0000, .curveLinear: 0x3_0000,
      .transitionFlipFromLeft: 0x10_0000, .transitionFlipFromRight: 0x20_0000, .transitionCurlUp: 0x30_0000,
      .transitionCurlDown: 0x40_0000, .transitionCrossDissolve: 0x50_0000,
      .transitionFlipFromTop: 0x60_0000, .transitionFlipFromBottom: 0x70_0000,
    ])
    check([
      UIView.KeyframeAnimationOptions.layoutSubviews: 0x1, .allowUserInteraction: 0x2,
      .beginFromCurrentState: 0x4, .repeat: 0x8, .autoreverse: 0x10, .calculationModeLinear: 0,
      .calculationModeDiscrete: 0x400, .calculationModePaced: 0x800, .calculationModeCubic: 0xC00,
      .calculationModeCubicPaced: 0x1000,
    ])
  }

  @Test func `accessibility traits are bits 0 to 14 and 16`() {
    check([
      UIAccessibilityTraits.none: 0, .button: 1, .link: 2, .image: 4, .selected: 8, .playsSound: 16,
      .keyboardKey: 32, .staticText: 64, .summaryElement: 128, .notEnabled: 256, .updatesFrequently: 512,
      .searchField: 1024, .startsMediaSession: 2048, .adjustable: 4096, .allowsDirectInteraction: 8192,
      .causesPageTurn: 16384, .header: 65536,
    ])
  }

  @Test func `an orientation's bit is its raw value`() {
    check([
      UIInterfaceOrientationMask.portrait: 2, .portraitUpsideDown: 4, .landscapeRight: 8, .landscapeLeft: 16,
      .landscape: 24, .all: 30, .allButUpsideDown: 26,
    ])
    #expect(
      UIInterfaceOrientationMask.landscapeRight.rawValue == 1
        << UIInterfaceOrientation.landscapeRight.rawValue)
    for orientation in [UIInterfaceOrientation.portrait, .portraitUpsideDown] {
      #expect(orientation.isPortrait && !orientation.isLandscape)
    }
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
      #expect(orientation.isLandscape && !orientation.isPortrait)
    }
    #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
    for orientation in [UIDeviceOrientation.portrait, .portraitUpsideDown] {
      #expect(orientation.isPortrait && !orientation.isLandscape)
    }
    for orientation in [UIDeviceOrientation.landscapeLeft, .landscapeRight] {
      #expect(orientation.isLandscape && !orientation.isPortrait)
    }
    #expect(!UIDeviceOrientation.faceUp.isPortrait && !UIDeviceOrientation.faceUp.isLandscape)
  }

  @Test func `styles and traits of text have the bits of their headers`() {
    check([
      NSUnderlineStyle.single: 1, .thick: 2, .double: 9, .patternDot: 0x100, .patternDash: 0x200,
      .patternDashDot: 0x300, .patternDashDotDot: 0x400, .byWord: 0x8000,
    ])
    check([
      UIFontDescriptor.SymbolicTraits.traitItalic: 0x1, .traitBold: 0x2, .traitExpanded: 0x20,
      .traitCondensed: 0x40, .traitMonoSpace: 0x400, .traitTightLeading: 0x8000,
      .traitLooseLeading: 0x1_0000,
    ])
    check([
      NSStringDrawingOptions.usesLineFragmentOrigin: 1, .usesFontLeading: 2, .usesDeviceMetrics: 8,
      .truncatesLastVisibleLine: 32,
    ])
    check([
      UIDataDetectorTypes.phoneNumber: 1, .link: 2, .address: 4, .calendarEvent: 8, .all: UInt.max,
    ])
  }

  @Test func `menus, keys and edited cells have the bits of their headers`() {
    check([
      UIMenuElement.Attributes.disabled: 1, .destructive: 2, .hidden: 4, .keepsMenuPresented: 8,
    ])
    check([UIMenu.Options.displayInline: 1, .destructive: 2, .singleSelection: 32])
    check([
      UIKeyModifierFlags.alphaShift: 0x1_0000, .shift: 0x2_0000, .control: 0x4_0000, .alternate: 0x8_0000,
      .command: 0x10_0000, .numericPad: 0x20_0000,
    ])
    check([UITableViewCell.StateMask.showingEditControl: 1, .showingDeleteConfirmation: 2])
    check([UIEvent.ButtonMask.primary: 1, .secondary: 2])
  }

  @Test func `bitmaps, gradients and observers have the bits of their headers`() {
    check([
      CGBitmapInfo.alphaInfoMask: 0x1F, .floatComponents: 0x100, .byteOrderMask: 0x7000,
      .byteOrder16Little: 0x1000, .byteOrder32Little: 0x2000, .byteOrder16Big: 0x3000,
      .byteOrder32Big: 0x4000,
    ])
    check([CGGradientDrawingOptions.drawsBeforeStartLocation: 1, .drawsAfterEndLocation: 2])
    check([NSKeyValueObservingOptions.new: 1, .old: 2, .initial: 4, .prior: 8])
  }

  @Test func `weights, levels and priorities have the numbers of their headers`() {
    check([
      UIFont.Weight.ultraLight: -0.8, .thin: -0.6, .light: -0.4, .regular: 0, .medium: 0.23, .semibold: 0.3,
      .bold: 0.4, .heavy: 0.56, .black: 0.62,
    ])
    check([UIWindow.Level.normal: 0, .statusBar: 1000, .alert: 2000])
    check([
      UILayoutPriority.required: 1000, .defaultHigh: 750, .dragThatCanResizeScene: 510,
      .sceneSizeStayPut: 500,
      .dragThatCannotResizeScene: 490, .defaultLow: 250, .fittingSizeLevel: 50,
    ])
  }
}
