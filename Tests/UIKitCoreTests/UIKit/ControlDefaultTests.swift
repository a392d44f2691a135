import Foundation
import Testing

@testable import UIKitCore

/// Properties as UIKit's headers and documentation give their defaults.
@MainActor
struct ControlDefaultTests {
  @Test func `a control has UIKit's defaults, and keeps other values`() {
    let made = UIControl()
    #expect(!made.isTracking && !made.isTouchInside && made.toolTipInteraction == nil)
    #expect(made.contextMenuInteraction == nil)
    expect(
      { UIControl() },
      flags: [
        (\.isEnabled, true), (\.isSelected, false), (\.isHighlighted, false),
        (\.isContextMenuInteractionEnabled, false), (\.showsMenuAsPrimaryAction, false),
        (\.isSymbolAnimationEnabled, false),
      ])
    expect({ UIControl() }, \.contentHorizontalAlignment, is: .center)
    expect({ UIControl() }, \.contentVerticalAlignment, is: .center)
    expect({ UIControl() }, \.toolTip, is: nil, orElse: "text")
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

  @Test func `a button has UIKit's defaults, and keeps other values`() {
    expect(
      { UIButton(type: .system) },
      flags: [
        (\.adjustsImageWhenDisabled, true), (\.automaticallyUpdatesConfiguration, true),
        (\.changesSelectionAsPrimaryAction, false), (\.adjustsImageWhenHighlighted, true),
        (\.showsTouchWhenHighlighted, false), (\.isPointerInteractionEnabled, false),
        (\.reversesTitleShadowWhenHighlighted, false),
      ])
    expect({ UIButton(type: .system) }, \.role, is: .normal)
    expect({ UIButton(type: .system) }, \.preferredMenuElementOrder, is: .automatic)
    expect({ UIButton(type: .system) }, \.preferredBehavioralStyle, is: .automatic)
  }

  @Test func `an activity indicator view has UIKit's defaults, and keeps other values`() {
    expect(
      { UIActivityIndicatorView(style: .medium) },
      flags: [(\.hidesWhenStopped, true)])
  }

  @Test func `a date picker has UIKit's defaults, and keeps other values`() {
    expect(
      { UIDatePicker() },
      flags: [(\.roundsToMinuteInterval, true)])
    expect(
      { UIDatePicker() },
      numbers: [(\.minuteInterval, 1)] as [(ReferenceWritableKeyPath<UIDatePicker, Int>, Int)])
    expect(
      { UIDatePicker() },
      numbers: [(\.countDownDuration, 0)] as [(ReferenceWritableKeyPath<UIDatePicker, Double>, Double)])
    expect({ UIDatePicker() }, \.datePickerMode, is: .dateAndTime)
    expect({ UIDatePicker() }, \.preferredDatePickerStyle, is: .automatic)
  }

  @Test func `a page control has UIKit's defaults, and keeps other values`() {
    let made = UIPageControl()
    #expect(made.interactionState == .none)
    expect(
      { UIPageControl() },
      flags: [
        (\.hidesForSinglePage, false), (\.allowsContinuousInteraction, true),
        (\.defersCurrentPageDisplay, false),
      ])
    expect({ UIPageControl() }, \.direction, is: .natural)
    expect({ UIPageControl() }, \.backgroundStyle, is: .automatic)
  }

  @Test func `a picker view has UIKit's defaults, and keeps other values`() {
    expect(
      { UIPickerView() },
      flags: [(\.showsSelectionIndicator, true)])
  }

  @Test func `a progress view has UIKit's defaults, and keeps other values`() {
    expect(
      { UIProgressView(progressViewStyle: .default) },
      numbers: [(\.progress, 0)] as [(ReferenceWritableKeyPath<UIProgressView, Float>, Float)])
    expect({ UIProgressView(progressViewStyle: .default) }, \.progressViewStyle, is: .default)
  }

  @Test func `a segmented control has UIKit's defaults, and keeps other values`() {
    expect(
      { UISegmentedControl() },
      flags: [(\.apportionsSegmentWidthsByContent, false), (\.isMomentary, false)])
  }

  @Test func `a slider has UIKit's defaults, and keeps other values`() {
    let made = UISlider()
    #expect(made.behavioralStyle == .automatic)
    expect(
      { UISlider() },
      flags: [(\.isContinuous, true)])
    expect(
      { UISlider() },
      numbers: [(\.minimumValue, 0), (\.maximumValue, 1)]
        as [(ReferenceWritableKeyPath<UISlider, Float>, Float)])
    expect({ UISlider() }, \.preferredBehavioralStyle, is: .automatic)
  }

  @Test func `a stepper has UIKit's defaults, and keeps other values`() {
    expect(
      { UIStepper() },
      flags: [(\.wraps, false), (\.autorepeat, true), (\.isContinuous, true)])
    expect(
      { UIStepper() },
      numbers: [(\.minimumValue, 0), (\.maximumValue, 100), (\.stepValue, 1)]
        as [(ReferenceWritableKeyPath<UIStepper, Double>, Double)])
  }

  @Test func `a switch has UIKit's defaults, and keeps other values`() {
    let made = UISwitch()
    #expect(made.style == .sliding)
    expect(
      { UISwitch() },
      flags: [(\.isOn, false)])
    expect({ UISwitch() }, \.preferredStyle, is: .automatic)
    expect({ UISwitch() }, \.title, is: nil, orElse: "text")
  }

  @Test func `a text field has UIKit's defaults, and keeps other values`() {
    let made = UITextField()
    #expect(made.markedTextRange == nil)
    expect(
      { UITextField() },
      flags: [
        (\.adjustsFontForContentSizeCategory, false), (\.isSecureTextEntry, false),
        (\.adjustsFontSizeToFitWidth, false), (\.clearsOnBeginEditing, false), (\.clearsOnInsertion, false),
        (\.allowsEditingTextAttributes, false), (\.enablesReturnKeyAutomatically, false),
      ])
    expect(
      { UITextField() },
      numbers: [(\.minimumFontSize, 0)] as [(ReferenceWritableKeyPath<UITextField, CGFloat>, CGFloat)])
    expect({ UITextField() }, \.textAlignment, is: .natural)
    expect({ UITextField() }, \.borderStyle, is: .none)
    expect({ UITextField() }, \.clearButtonMode, is: .never)
    expect({ UITextField() }, \.leftViewMode, is: .never)
    expect({ UITextField() }, \.rightViewMode, is: .never)
    expect({ UITextField() }, \.keyboardAppearance, is: .default)
    expect({ UITextField() }, \.spellCheckingType, is: .default)
    expect({ UITextField() }, \.smartQuotesType, is: .default)
    expect({ UITextField() }, \.smartDashesType, is: .default)
    expect({ UITextField() }, \.smartInsertDeleteType, is: .default)
    expect({ UITextField() }, \.keyboardType, is: .default)
    expect({ UITextField() }, \.returnKeyType, is: .default)
    expect({ UITextField() }, \.autocapitalizationType, is: .sentences)
    expect({ UITextField() }, \.autocorrectionType, is: .default)
    expect({ UITextField() }, \.inlinePredictionType, is: .default)
    expect({ UITextField() }, \.writingToolsBehavior, is: .default)
  }
}
