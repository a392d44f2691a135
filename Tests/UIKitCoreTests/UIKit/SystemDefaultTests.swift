import Foundation
import Testing

@testable import UIKitCore

/// Properties as UIKit's headers and documentation give their defaults.
@MainActor
struct SystemDefaultTests {
  @Test func `a screen has UIKit's defaults, and keeps other values`() {
    let made = UIScreen.main
    #expect(made.maximumFramesPerSecond == 60 && made.mirrored == nil && !made.isCaptured)
    #expect(
      made.calibratedLatency == 0 && made.overscanCompensationInsets == .zero && made.preferredMode == nil)
    expect(
      { UIScreen.main },
      flags: [(\.wantsSoftwareDimming, false)])
    expect({ UIScreen.main }, \.overscanCompensation, is: .scale)
  }

  @Test func `a device has UIKit's defaults, and keeps other values`() {
    let made = UIDevice.current
    #expect(made.isMultitaskingSupported && made.identifierForVendor == nil && made.batteryState == .unknown)
    #expect(
      made.batteryLevel == -1 && !made.proximityState && !made.isGeneratingDeviceOrientationNotifications)
    expect(
      { UIDevice.current },
      flags: [(\.isBatteryMonitoringEnabled, false), (\.isProximityMonitoringEnabled, false)])
  }

  @Test func `an application has UIKit's defaults, and keeps other values`() {
    let made = UIApplication.shared
    #expect(
      !made.supportsMultipleScenes && made.statusBarOrientationAnimationDuration == 0.3
        && made.isProtectedDataAvailable)
    #expect(
      made.backgroundRefreshStatus == .available && !made.supportsAlternateIcons
        && made.alternateIconName == nil)
    #expect(!made.isRegisteredForRemoteNotifications)
    expect(
      { UIApplication.shared },
      flags: [
        (\.isIdleTimerDisabled, false), (\.isNetworkActivityIndicatorVisible, false),
        (\.applicationSupportsShakeToEdit, true),
      ])
  }

  @Test func `a user activity has UIKit's defaults, and keeps other values`() {
    expect(
      { NSUserActivity(activityType: "org.example.page") },
      flags: [
        (\.isEligibleForHandoff, true), (\.isEligibleForSearch, false),
        (\.isEligibleForPublicIndexing, false), (\.isEligibleForPrediction, false), (\.needsSave, false),
      ])
  }

  @Test func `a gesture recognizer has UIKit's defaults, and keeps other values`() {
    let made = UIGestureRecognizer(target: nil, action: nil)
    #expect(made.numberOfTouches == 0)
    expect(
      { UIGestureRecognizer(target: nil, action: nil) },
      flags: [
        (\.isEnabled, true), (\.cancelsTouchesInView, true), (\.delaysTouchesBegan, false),
        (\.delaysTouchesEnded, true), (\.requiresExclusiveTouchType, true),
      ])
    expect({ UIGestureRecognizer(target: nil, action: nil) }, \.state, is: .possible)
  }

  @Test func `a tap gesture recognizer has UIKit's defaults, and keeps other values`() {
    expect(
      { UITapGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.numberOfTapsRequired, 1), (\.numberOfTouchesRequired, 1)]
        as [(ReferenceWritableKeyPath<UITapGestureRecognizer, Int>, Int)])
  }

  @Test func `a long press gesture recognizer has UIKit's defaults, and keeps other values`() {
    expect(
      { UILongPressGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.numberOfTapsRequired, 0), (\.numberOfTouchesRequired, 1)]
        as [(ReferenceWritableKeyPath<UILongPressGestureRecognizer, Int>, Int)])
    expect(
      { UILongPressGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.allowableMovement, 10)]
        as [(ReferenceWritableKeyPath<UILongPressGestureRecognizer, CGFloat>, CGFloat)])
    expect(
      { UILongPressGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.minimumPressDuration, 0.5)]
        as [(ReferenceWritableKeyPath<UILongPressGestureRecognizer, Double>, Double)])
  }

  @Test func `a swipe gesture recognizer has UIKit's defaults, and keeps other values`() {
    expect(
      { UISwipeGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.numberOfTouchesRequired, 1)]
        as [(ReferenceWritableKeyPath<UISwipeGestureRecognizer, Int>, Int)])
    expect({ UISwipeGestureRecognizer(target: nil, action: nil) }, \.direction, is: .right)
  }

  @Test func `a pan gesture recognizer has UIKit's defaults, and keeps other values`() {
    expect(
      { UIPanGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.minimumNumberOfTouches, 1)]
        as [(ReferenceWritableKeyPath<UIPanGestureRecognizer, Int>, Int)])
  }

  @Test func `a pinch gesture recognizer has UIKit's defaults, and keeps other values`() {
    let made = UIPinchGestureRecognizer(target: nil, action: nil)
    #expect(made.velocity == 0)
    expect(
      { UIPinchGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.scale, 1)] as [(ReferenceWritableKeyPath<UIPinchGestureRecognizer, CGFloat>, CGFloat)])
  }

  @Test func `a rotation gesture recognizer has UIKit's defaults, and keeps other values`() {
    let made = UIRotationGestureRecognizer(target: nil, action: nil)
    #expect(made.velocity == 0)
    expect(
      { UIRotationGestureRecognizer(target: nil, action: nil) },
      numbers: [(\.rotation, 0)]
        as [(ReferenceWritableKeyPath<UIRotationGestureRecognizer, CGFloat>, CGFloat)])
  }

  @Test func `a view property animator has UIKit's defaults, and keeps other values`() {
    expect(
      { UIViewPropertyAnimator(duration: 1, curve: .linear) },
      flags: [(\.isReversed, false), (\.isInterruptible, true), (\.pausesOnCompletion, false)])
    expect(
      { UIViewPropertyAnimator(duration: 1, curve: .linear) },
      numbers: [(\.fractionComplete, 0)]
        as [(ReferenceWritableKeyPath<UIViewPropertyAnimator, CGFloat>, CGFloat)])
  }

  @Test func `an undo manager has UIKit's defaults, and keeps other values`() {
    let made = UndoManager()
    #expect(!made.canUndo && !made.canRedo && !made.isUndoing)
    #expect(!made.isRedoing)
    expect(
      { UndoManager() },
      flags: [(\.groupsByEvent, true)])
    expect(
      { UndoManager() },
      numbers: [(\.levelsOfUndo, 0)] as [(ReferenceWritableKeyPath<UndoManager, Int>, Int)])
  }

  @Test func `a find interaction has UIKit's defaults, and keeps other values`() {
    let made = UIFindInteraction()
    #expect(!made.isFindNavigatorVisible)
  }

  @Test func `a tool tip interaction has UIKit's defaults, and keeps other values`() {
    expect(
      { UIToolTipInteraction(defaultToolTip: "tip") },
      flags: [(\.isEnabled, true)])
  }

  @Test func `a pointer interaction has UIKit's defaults, and keeps other values`() {
    expect(
      { UIPointerInteraction(delegate: nil) },
      flags: [(\.isEnabled, true)])
  }

  @Test func `a swipe actions configuration has UIKit's defaults, and keeps other values`() {
    expect(
      { UISwipeActionsConfiguration(actions: []) },
      flags: [(\.performsFirstActionWithFullSwipe, true)])
  }

  @Test func `a location manager has UIKit's defaults, and keeps other values`() {
    let made = CLLocationManager()
    #expect(made.location == nil && made.authorizationStatus == .notDetermined)
    expect(
      { CLLocationManager() },
      numbers: [(\.desiredAccuracy, -1), (\.distanceFilter, -1)]
        as [(ReferenceWritableKeyPath<CLLocationManager, Double>, Double)])
  }

  @Test func `a geocoder has UIKit's defaults, and keeps other values`() {
    let made = CLGeocoder()
    #expect(!made.isGeocoding)
  }

  @Test func `a dynamic animator has UIKit's defaults, and keeps other values`() {
    let made = UIDynamicAnimator(referenceView: UIView())
    #expect(!made.isRunning && made.elapsedTime == 0)
  }

  @Test func `a dynamic item behavior has UIKit's defaults, and keeps other values`() {
    expect(
      { UIDynamicItemBehavior() },
      flags: [(\.isAnchored, false), (\.allowsRotation, true)])
    expect(
      { UIDynamicItemBehavior() },
      numbers: [
        (\.elasticity, 0), (\.friction, 0), (\.density, 1), (\.resistance, 0), (\.angularResistance, 0),
        (\.charge, 0),
      ] as [(ReferenceWritableKeyPath<UIDynamicItemBehavior, CGFloat>, CGFloat)])
  }

  @Test func `a push behavior has UIKit's defaults, and keeps other values`() {
    expect(
      { UIPushBehavior(items: [], mode: .continuous) },
      flags: [(\.active, true)])
    expect(
      { UIPushBehavior(items: [], mode: .continuous) },
      numbers: [(\.angle, 0), (\.magnitude, 0)]
        as [(ReferenceWritableKeyPath<UIPushBehavior, CGFloat>, CGFloat)])
  }

  @Test func `a snap behavior has UIKit's defaults, and keeps other values`() {
    expect(
      { UISnapBehavior(item: UIView(), snapTo: .zero) },
      numbers: [(\.damping, 0.5)] as [(ReferenceWritableKeyPath<UISnapBehavior, CGFloat>, CGFloat)])
  }

  @Test func `a gravity behavior has UIKit's defaults, and keeps other values`() {
    expect(
      { UIGravityBehavior() },
      numbers: [(\.magnitude, 1)] as [(ReferenceWritableKeyPath<UIGravityBehavior, CGFloat>, CGFloat)])
  }

  @Test func `a collision behavior has UIKit's defaults, and keeps other values`() {
    let made = UICollisionBehavior()
    #expect(made.boundaryIdentifiers == nil)
    expect(
      { UICollisionBehavior() },
      flags: [(\.translatesReferenceBoundsIntoBoundary, false)])
    expect({ UICollisionBehavior() }, \.collisionMode, is: .everything)
  }

  @Test func `a keyboard layout guide has UIKit's defaults, and keeps other values`() {
    expect(
      { UIKeyboardLayoutGuide() },
      flags: [(\.usesBottomSafeArea, true), (\.followsUndockedKeyboard, false)])
    expect(
      { UIKeyboardLayoutGuide() },
      numbers: [(\.keyboardDismissPadding, 0)]
        as [(ReferenceWritableKeyPath<UIKeyboardLayoutGuide, CGFloat>, CGFloat)])
  }

  @Test func `a layout guide has UIKit's defaults, and keeps other values`() {
    let made = UILayoutGuide()
    #expect(!made.hasAmbiguousLayout)
  }

  @Test func `a responder has UIKit's defaults, and keeps other values`() {
    let made = UIResponder()
    #expect(made.next == nil && !made.canBecomeFirstResponder && made.canResignFirstResponder)
    #expect(made.keyCommands == nil && made.undoManager == nil && made.inputView == nil)
    #expect(
      made.inputAccessoryView == nil && made.inputViewController == nil
        && made.inputAccessoryViewController == nil)
    #expect(made.textInputMode == nil && made.textInputContextIdentifier == nil)
  }

  @Test func `a touch has UIKit's defaults, and keeps other values`() {
    let made = UITouch()
    #expect(made.phase == .began && made.tapCount == 1 && made.force == 0)
    #expect(made.maximumPossibleForce == 0 && made.majorRadius == 0 && made.window == nil)
    #expect(made.gestureRecognizers == nil && made.timestamp == 0 && made.view == nil)
  }

  @Test func `an event has UIKit's defaults, and keeps other values`() {
    let made = UIEvent()
    #expect(made.allTouches == nil && made.type == .touches && made.timestamp == 0)
  }

  @Test func `a trait collection has UIKit's defaults, and keeps other values`() {
    let made = UITraitCollection()
    #expect(
      made.forceTouchCapability == .unavailable && made.accessibilityContrast == .normal
        && made.legibilityWeight == .regular)
    #expect(made.displayGamut == .P3 && made.activeAppearance == .active)
  }

  @Test func `a key command has UIKit's defaults, and keeps other values`() {
    let made = UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a"))
    #expect(made.input == nil)
    expect(
      { UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a")) },
      flags: [(\.wantsPriorityOverSystemBehavior, false)])
  }
}
