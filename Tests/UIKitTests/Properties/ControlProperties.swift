import UIKit

@testable import PageLayout
@testable import UIKitCore

@MainActor
private func wide<View: UIView>(_ view: View) -> View {
  view.widthAnchor.constraint(equalToConstant: 200).isActive = true
  return view
}

@MainActor let controlProperties: [PropertyCheck] =
  properties(
    "UIControl", .picture,
    of: { () -> UIButton in
      let button = wide(UIButton(type: .custom))
      button.setTitle("normal", for: .normal)
      button.setTitle("off", for: .disabled)
      button.setTitle("on", for: .selected)
      button.setTitle("held", for: .highlighted)
      button.heightAnchor.constraint(equalToConstant: 90).isActive = true
      return button
    },
    [
      "isEnabled": { $0.isEnabled = false }, "isSelected": { $0.isSelected = true },
      "isHighlighted": { $0.isHighlighted = true },
      "contentHorizontalAlignment": { $0.contentHorizontalAlignment = .left },
      "contentVerticalAlignment": { $0.contentVerticalAlignment = .bottom },
    ])
  + properties(
    "UISwitch", .picture,
    of: { () -> UISwitch in
      let view = UISwitch()
      view.isOn = true
      return view
    },
    [
      "isOn": { $0.isOn = false }, "onTintColor": { $0.onTintColor = .red },
      "thumbTintColor": { $0.thumbTintColor = .blue },
    ])
  + properties(
    "UISlider", .picture,
    of: { () -> UISlider in
      let view = wide(UISlider())
      view.value = 0.5
      return view
    },
    [
      "value": { $0.value = 0.7 }, "minimumValue": { $0.minimumValue = 0.2 },
      "maximumValue": { $0.maximumValue = 4 },
      "minimumTrackTintColor": { $0.minimumTrackTintColor = .red },
      "maximumTrackTintColor": { $0.maximumTrackTintColor = .red },
      "thumbTintColor": { $0.thumbTintColor = .red },
      "minimumValueImage": { $0.minimumValueImage = PropertyStage.image() },
      "maximumValueImage": { $0.maximumValueImage = PropertyStage.image() },
    ])
  + properties(
    "UIStepper", .picture, of: { UIStepper() },
    [
      "value": { $0.value = 50 }, "minimumValue": { $0.minimumValue = -4 },
      "maximumValue": { $0.maximumValue = 0 }, "wraps": { $0.wraps = true },
    ])
  + properties(
    "UIStepper", .nothing, of: { UIStepper() },
    [
      "stepValue": { $0.stepValue = 4 }
    ])
  + properties(
    "UISegmentedControl", .picture,
    of: { () -> UISegmentedControl in
      let view = wide(UISegmentedControl(items: ["a", "much longer"]))
      view.selectedSegmentIndex = 0
      return view
    },
    [
      "selectedSegmentIndex": { $0.selectedSegmentIndex = 1 }, "isMomentary": { $0.isMomentary = true },
      "selectedSegmentTintColor": { $0.selectedSegmentTintColor = .red },
      "apportionsSegmentWidthsByContent": { $0.apportionsSegmentWidthsByContent = true },
    ])
  + properties(
    "UIProgressView", .picture,
    of: { () -> UIProgressView in
      let view = wide(UIProgressView())
      view.progress = 0.5
      return view
    },
    [
      "progress": { $0.progress = 0.25 }, "progressViewStyle": { $0.progressViewStyle = .bar },
      "progressTintColor": { $0.progressTintColor = .red }, "trackTintColor": { $0.trackTintColor = .red },
    ])
  + properties(
    "UIActivityIndicatorView", .picture,
    of: { () -> UIActivityIndicatorView in
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    }, ["style": { $0.style = .large }, "color": { $0.color = .red }])
  + properties(
    "UIActivityIndicatorView", .picture, of: { UIActivityIndicatorView(style: .medium) },
    ["hidesWhenStopped": { $0.hidesWhenStopped = false }])
  + properties(
    "UIPageControl", .picture,
    of: { () -> UIPageControl in
      let view = UIPageControl()
      view.backgroundColor = .black
      view.numberOfPages = 4
      return view
    },
    [
      "numberOfPages": { $0.numberOfPages = 5 }, "currentPage": { $0.currentPage = 2 },
      "pageIndicatorTintColor": { $0.pageIndicatorTintColor = .red },
      "currentPageIndicatorTintColor": { $0.currentPageIndicatorTintColor = .red },
    ])
  + properties(
    "UIPageControl", .picture,
    of: { () -> UIPageControl in
      let view = UIPageControl()
      view.backgroundColor = .black
      view.numberOfPages = 1
      return view
    }, ["hidesForSinglePage": { $0.hidesForSinglePage = true }])
  + properties(
    "UIDatePicker", .picture,
    of: { () -> UIDatePicker in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    },
    [
      "datePickerMode": { $0.datePickerMode = .time },
      "preferredDatePickerStyle": { $0.preferredDatePickerStyle = .compact },
      "date": { $0.date = Date(timeIntervalSince1970: 0) },
      "timeZone": { $0.timeZone = TimeZone(secondsFromGMT: 7200) },
      "minuteInterval": { $0.minuteInterval = 15 },
      "locale": { $0.locale = Locale(identifier: "de_DE") },
      "countDownDuration": {
        $0.datePickerMode = .countDownTimer
        $0.countDownDuration = 3600
      },
    ])
  + properties(
    "UIDatePicker", .warning,
    of: { () -> UIDatePicker in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    },
    [
      "minimumDate": { $0.minimumDate = Date(timeIntervalSince1970: 0) },
      "maximumDate": { $0.maximumDate = Date(timeIntervalSince1970: 1e10) },
    ])
  + [
    behaviour("UIPickerView.dataSource") {
      let (picker, source) = (UIPickerView(), Wheels())
      picker.dataSource = source
      picker.delegate = source
      _ = ViewTree(root: picker)
      return source.isCounted
    },
    behaviour("UIPickerView.delegate") {
      let (picker, source) = (UIPickerView(), Wheels())
      picker.dataSource = source
      picker.delegate = source
      _ = ViewTree(root: picker)
      return source.isNamed
    },
  ]

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var (isCounted, isNamed) = (false, false)
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    isCounted = true
    return 2
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    isNamed = true
    return "row"
  }
}
