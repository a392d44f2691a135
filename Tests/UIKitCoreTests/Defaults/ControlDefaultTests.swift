import Foundation
import Testing

@testable import UIKitCore

/// The values of controls' and bars' members until code sets them, as UIKit's documentation has them.
@MainActor
@Suite struct ControlDefaultTests {
  private let image = UIImage()

  @Test func `a control is enabled and has no menu`() {
    checkFlags(
      of: UIControl(frame: .zero), on: [\.isEnabled],
      off: [
        \.isSelected, \.isHighlighted, \.isContextMenuInteractionEnabled, \.showsMenuAsPrimaryAction,
        \.isSymbolAnimationEnabled,
      ])
    checkMember(of: UIControl(frame: .zero), \.toolTip, is: nil, then: "a")
    #expect(!UIControl(frame: .zero).isTracking && !UIControl(frame: .zero).isTouchInside)
  }

  @Test func `a control's state is made of its properties`() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isHighlighted = true
    #expect(control.state == .highlighted)
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected])
    control.isEnabled = false
    control.isHighlighted = false
    #expect(control.state == [.disabled, .selected])
  }

  @Test func `a button dims its image and updates its configuration by itself`() {
    let button = UIButton(type: .custom)
    checkFlags(
      of: button,
      on: [
        \.automaticallyUpdatesConfiguration, \.adjustsImageWhenHighlighted, \.adjustsImageWhenDisabled,
      ],
      off: [
        \.changesSelectionAsPrimaryAction, \.showsTouchWhenHighlighted, \.isPointerInteractionEnabled,
        \.reversesTitleShadowWhenHighlighted,
      ])
    checkMember(of: button, \.preferredMenuElementOrder, is: .automatic, then: .fixed)
    checkMember(of: button, \.preferredBehavioralStyle, is: .automatic, then: .pad)
  }

  @Test func `a field has no key of its own and starts sentences with a capital`() {
    let field = UITextField(frame: .zero)
    checkFlags(
      of: field,
      off: [
        \.adjustsFontForContentSizeCategory, \.isSecureTextEntry, \.adjustsFontSizeToFitWidth,
        \.clearsOnBeginEditing, \.clearsOnInsertion, \.allowsEditingTextAttributes,
        \.enablesReturnKeyAutomatically,
      ])
    checkMember(of: field, \.minimumFontSize, is: 0, then: 12)
    checkMember(of: field, \.keyboardAppearance, is: .default, then: .dark)
    checkMember(of: field, \.spellCheckingType, is: .default, then: .no)
    checkMember(of: field, \.smartQuotesType, is: .default, then: .no)
    checkMember(of: field, \.smartDashesType, is: .default, then: .yes)
    checkMember(of: field, \.smartInsertDeleteType, is: .default, then: .no)
    checkMember(of: field, \.keyboardType, is: .default, then: .emailAddress)
    checkMember(of: field, \.returnKeyType, is: .default, then: .next)
    checkMember(of: field, \.autocapitalizationType, is: .sentences, then: .none)
    checkMember(of: field, \.autocorrectionType, is: .default, then: .no)
    checkMember(of: field, \.inlinePredictionType, is: .default, then: .yes)
    checkMember(of: field, \.writingToolsBehavior, is: .default, then: .complete)
    checkMember(of: field, \.inputView, is: nil, then: UIView())
    checkMember(of: field, \.inputAccessoryView, is: nil, then: UIView())
    #expect(field.textContentType == nil && field.typingAttributes == nil)
    field.textContentType = .name
    field.typingAttributes = [.kern: 2]
    #expect(field.textContentType == .name && field.typingAttributes?[.kern] as? Int == 2)
  }

  @Test func `a search bar's keyboard searches, once there is text`() {
    let bar = UISearchBar(frame: .zero)
    checkFlags(
      of: bar, on: [\.isTranslucent, \.enablesReturnKeyAutomatically],
      off: [
        \.showsCancelButton, \.isSecureTextEntry, \.isLookToDictateEnabled, \.showsBookmarkButton,
        \.showsSearchResultsButton, \.isSearchResultsButtonSelected,
      ])
    checkMember(of: bar, \.keyboardType, is: .default, then: .webSearch)
    checkMember(of: bar, \.returnKeyType, is: .search, then: .go)
    checkMember(of: bar, \.autocapitalizationType, is: .none, then: .words)
    checkMember(of: bar, \.autocorrectionType, is: .default, then: .no)
    checkMember(of: bar, \.scopeButtonTitles, is: nil, then: ["a", "b"])
    checkMember(of: bar, \.selectedScopeButtonIndex, is: 0, then: 1)
    checkMember(of: bar, \.inputAccessoryView, is: nil, then: UIView())
    checkMember(of: bar, \.backgroundImage, is: nil, then: image)
    checkMember(of: bar, \.barStyle, is: .default, then: .black)
    checkMember(of: bar, \.scopeBarBackgroundImage, is: nil, then: image)
    checkMember(of: bar, \.spellCheckingType, is: .default, then: .no)
    checkMember(of: bar, \.smartQuotesType, is: .default, then: .no)
    checkMember(of: bar, \.smartDashesType, is: .default, then: .yes)
    checkMember(of: bar, \.smartInsertDeleteType, is: .default, then: .no)
    checkMember(of: bar, \.keyboardAppearance, is: .default, then: .dark)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    checkMember(of: bar, \.searchFieldBackgroundPositionAdjustment, is: .zero, then: offset)
    checkMember(of: bar, \.searchTextPositionAdjustment, is: .zero, then: offset)
    #expect(bar.textContentType == nil && bar.canBecomeFirstResponder)
    #expect(bar.searchTextField === bar.searchTextField)
  }

  @Test func `sliders and steppers report every change`() {
    checkFlags(of: UISlider(frame: .zero), on: [\.isContinuous])
    checkMember(of: UISlider(frame: .zero), \.minimumValue, is: 0, then: -1)
    checkMember(of: UISlider(frame: .zero), \.maximumValue, is: 1, then: 5)
    checkMember(of: UISlider(frame: .zero), \.preferredBehavioralStyle, is: .automatic, then: .pad)
    checkFlags(of: UIStepper(frame: .zero), on: [\.isContinuous, \.autorepeat], off: [\.wraps])
    checkMember(of: UIStepper(frame: .zero), \.minimumValue, is: 0, then: -1)
    checkMember(of: UIStepper(frame: .zero), \.maximumValue, is: 100, then: 5)
    checkMember(of: UIStepper(frame: .zero), \.stepValue, is: 1, then: 2)
  }

  @Test func `a switch is off and has neither title nor images`() {
    let control = UISwitch(frame: .zero)
    checkFlags(of: control, off: [\.isOn])
    checkMember(of: control, \.title, is: nil, then: "a")
    checkMember(of: control, \.onImage, is: nil, then: image)
    checkMember(of: control, \.offImage, is: nil, then: image)
    checkMember(of: control, \.preferredStyle, is: .automatic, then: .sliding)
  }

  @Test func `pickers, segments and dots have their documented values`() {
    checkFlags(of: UIDatePicker(frame: .zero), on: [\.roundsToMinuteInterval])
    checkMember(of: UIDatePicker(frame: .zero), \.minuteInterval, is: 1, then: 5)
    checkMember(of: UIDatePicker(frame: .zero), \.countDownDuration, is: 0, then: 60)
    checkFlags(of: UIPickerView(frame: .zero), on: [\.showsSelectionIndicator])
    checkFlags(
      of: UISegmentedControl(frame: .zero), off: [\.apportionsSegmentWidthsByContent, \.isMomentary])
    checkFlags(
      of: UIPageControl(frame: .zero), on: [\.allowsContinuousInteraction],
      off: [\.hidesForSinglePage, \.defersCurrentPageDisplay])
    #expect(!UIActivityIndicatorView(frame: .zero).isAnimating)
  }

  @Test func `bars place their items by themselves`() {
    let tabs = UITabBar(frame: .zero)
    checkMember(of: tabs, \.shadowImage, is: nil, then: image)
    checkMember(of: tabs, \.backgroundImage, is: nil, then: image)
    checkMember(of: tabs, \.itemPositioning, is: .automatic, then: .centered)
    checkMember(of: tabs, \.itemWidth, is: 0, then: 50)
    checkMember(of: tabs, \.itemSpacing, is: 0, then: 8)
    checkMember(of: tabs, \.selectionIndicatorImage, is: nil, then: image)
    #expect(!tabs.isCustomizing && !tabs.endCustomizing(animated: false))
    let bar = UINavigationBar(frame: .zero)
    checkMember(of: bar, \.backIndicatorTransitionMaskImage, is: nil, then: image)
    checkMember(of: bar, \.preferredBehavioralStyle, is: .automatic, then: .mac)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
    checkFlags(of: UIToolbar(frame: .zero), on: [\.isTranslucent])
  }

  @Test func `items of bars are enabled and shown`() {
    let item = UIBarButtonItem()
    checkFlags(
      of: item, on: [\.sharesBackground],
      off: [
        \.changesSelectionAsPrimaryAction, \.isSelected, \.isHidden, \.isSymbolAnimationEnabled,
        \.hidesSharedBackground,
      ])
    checkFlags(of: item as UIBarItem, on: [\.isEnabled])
    checkMember(of: item, \.width, is: 0, then: 20)
    checkMember(of: item as UIBarItem, \.tag, is: 0, then: 3)
    checkFlags(
      of: UINavigationItem(title: "a"), on: [\.hidesSearchBarWhenScrolling],
      off: [\.hidesBackButton, \.leftItemsSupplementBackButton])
  }

  @Test func `gestures begin with one tap of one finger`() {
    checkFlags(
      of: UIGestureRecognizer(),
      on: [\.isEnabled, \.cancelsTouchesInView, \.delaysTouchesEnded, \.requiresExclusiveTouchType],
      off: [\.delaysTouchesBegan])
    #expect(UIGestureRecognizer().numberOfTouches == 0)
    let tap = UITapGestureRecognizer()
    checkMember(of: tap, \.numberOfTapsRequired, is: 1, then: 2)
    checkMember(of: tap, \.numberOfTouchesRequired, is: 1, then: 2)
    let press = UILongPressGestureRecognizer()
    checkMember(of: press, \.numberOfTapsRequired, is: 0, then: 1)
    checkMember(of: press, \.numberOfTouchesRequired, is: 1, then: 2)
    checkMember(of: press, \.allowableMovement, is: 10, then: 20)
    checkMember(of: press, \.minimumPressDuration, is: 0.5, then: 1)
    checkMember(of: UISwipeGestureRecognizer(), \.numberOfTouchesRequired, is: 1, then: 2)
    checkMember(of: UIPanGestureRecognizer(), \.minimumNumberOfTouches, is: 1, then: 2)
    checkMember(of: UIPinchGestureRecognizer(), \.scale, is: 1, then: 2)
    checkMember(of: UIRotationGestureRecognizer(), \.rotation, is: 0, then: 1)
    #expect(UIPinchGestureRecognizer().velocity == 0 && UIRotationGestureRecognizer().velocity == 0)
  }
}
