internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// Controls, and views with fixed content.
extension DocumentBuilder {
  func configureAlignment(of control: UIControl, _ element: DocumentElement) {
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
    if element.flag("enabled") == false { control.isEnabled = false }
    if element.flag("selected") == true { control.isSelected = true }
    if element.flag("highlighted") == true { control.isHighlighted = true }
  }

  func makeTextField(_ element: DocumentElement) -> UIView {
    let field = made(element) { UITextField(frame: .zero) }
    switch element["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    // A class may have a border of its own.
    default: break
    }
    field.font = font(of: element) ?? .systemFont(ofSize: 14)
    field.text = text(of: element, key: "text")
    if let attributed = attributedText(of: element) { field.attributedText = attributed }
    field.placeholder = text(of: element, key: "placeholder")
    if let attributed = attributedText(of: element, key: "attributedPlaceholder") {
      field.attributedPlaceholder = attributed
    }
    field.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") == true
    field.clearButtonMode = Self.viewModes[element["clearButtonMode"] ?? ""] ?? .never
    field.background = image(named: element["background"], element)
    field.textAlignment = Self.alignment(element["textAlignment"])
    if let color = element.child("color", key: "textColor").flatMap(color) { field.textColor = color }
    field.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") == true
    configureAlignment(of: field, element)
    return field
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  func makeSwitch(_ element: DocumentElement) -> UIView {
    let view = made(element) { UISwitch(frame: .zero) }
    view.isOn = element.flag("on") == true
    if let color = element.child("color", key: "onTintColor").flatMap(color) { view.onTintColor = color }
    if let color = element.child("color", key: "thumbTintColor").flatMap(color) {
      view.thumbTintColor = color
    }
    configureAlignment(of: view, element)
    return view
  }

  func makeSlider(_ element: DocumentElement) -> UIView {
    let slider = made(element) { UISlider(frame: .zero) }
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = Float(element.number("maxValue") ?? 1)
    slider.value = Float(element.number("value") ?? 0)
    if let color = element.child("color", key: "minimumTrackTintColor").flatMap(color) {
      slider.minimumTrackTintColor = color
    }
    if let color = element.child("color", key: "maximumTrackTintColor").flatMap(color) {
      slider.maximumTrackTintColor = color
    }
    if let color = element.child("color", key: "thumbTintColor").flatMap(color) {
      slider.thumbTintColor = color
    }
    slider.minimumValueImage = image(named: element["minimumValueImage"], element)
    slider.maximumValueImage = image(named: element["maximumValueImage"], element)
    configureAlignment(of: slider, element)
    return slider
  }

  func makeSegmentedControl(_ element: DocumentElement) -> UIView {
    // More segments than a screen can show are not worth building.
    let segments = element.members(of: "segments").prefix(100)
    let control = made(element) { UISegmentedControl(items: nil) }
    for (index, segment) in segments.enumerated() {
      if let image = image(of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: text(of: segment, key: "title") ?? "", at: index, animated: false)
      }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let width = segment.number("width"), width > 0 {
        control.setWidth(CGFloat(width), forSegmentAt: index)
      }
    }
    control.isMomentary = element.flag("momentary") == true
    control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") == true
    if let color = element.child("color", key: "selectedSegmentTintColor").flatMap(color) {
      control.selectedSegmentTintColor = color
    }
    control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? -1
    configureAlignment(of: control, element)
    return control
  }

  func makeStepper(_ element: DocumentElement) -> UIView {
    let stepper = made(element) { UIStepper(frame: .zero) }
    stepper.minimumValue = element.number("minimumValue") ?? 0
    stepper.maximumValue = element.number("maximumValue") ?? 100
    stepper.value = element.number("value") ?? 0
    stepper.wraps = element.flag("wraps") == true
    configureAlignment(of: stepper, element)
    return stepper
  }

  func makeProgressView(_ element: DocumentElement) -> UIView {
    let view = made(element) { UIProgressView(frame: .zero) }
    view.progress = Float(element.number("progress") ?? 0)
    if let color = element.child("color", key: "progressTintColor").flatMap(color) {
      view.progressTintColor = color
    }
    if let color = element.child("color", key: "trackTintColor").flatMap(color) {
      view.trackTintColor = color
    }
    return view
  }

  func makeActivityIndicator(_ element: DocumentElement) -> UIView {
    let style = element["style"] ?? ""
    let isLarge = style == "whiteLarge" || style == "large"
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    if style.hasPrefix("white") { view.color = .white }
    // The canvas shows a stopped indicator.
    view.hidesWhenStopped = element.flag("hidesWhenStopped") == true && !options.isRecording
    if let color = element.child("color", key: "color").flatMap(color) { view.color = color }
    if element.flag("animating") == true { view.startAnimating() }
    return view
  }

  func makePageControl(_ element: DocumentElement) -> UIView {
    let control = made(element) { UIPageControl(frame: .zero) }
    // More dots than a screen can show are not worth building.
    control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 10_000)
    control.currentPage = element.integer("currentPage") ?? 0
    control.hidesForSinglePage = element.flag("hidesForSinglePage") == true
    control.backgroundStyle = element["backgroundStyle"] == "prominent" ? .prominent : .automatic
    if let color = element.child("color", key: "pageIndicatorTintColor").flatMap(color) {
      control.pageIndicatorTintColor = color
    }
    if let color = element.child("color", key: "currentPageIndicatorTintColor").flatMap(color) {
      control.currentPageIndicatorTintColor = color
    }
    configureAlignment(of: control, element)
    return control
  }

  func makeDatePicker(_ element: DocumentElement) -> UIView {
    let picker = made(element) { UIDatePicker(frame: .zero) }
    switch element["datePickerMode"] {
    case "date": picker.datePickerMode = .date
    case "time": picker.datePickerMode = .time
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    // The current date is not read: a page does not depend on the time at which it is drawn.
    if element.flag("useCurrentDate") != true,
      let seconds = element.child("date", key: "date")?.seconds("timeIntervalSinceReferenceDate")
    {
      picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    }
    if let seconds = element.number("countDownDuration") { picker.countDownDuration = seconds }
    if let minutes = element.integer("minuteInterval") { picker.minuteInterval = minutes }
    picker.locale = element.child("locale", key: "locale")?["localeIdentifier"].map(Locale.init(identifier:))
    configureAlignment(of: picker, element)
    return picker
  }

  func makeSearchBar(_ element: DocumentElement) -> UIView {
    let bar = made(element) { UISearchBar(frame: .zero) }
    bar.text = text(of: element, key: "text")
    bar.placeholder = text(of: element, key: "placeholder")
    switch element["searchBarStyle"] {
    case "prominent": bar.searchBarStyle = .prominent
    case "minimal": bar.searchBarStyle = .minimal
    default: break
    }
    bar.showsCancelButton = element.flag("showsCancelButton") == true
    if let color = element.child("color", key: "barTintColor").flatMap(color) { bar.barTintColor = color }
    return bar
  }

  func makeVisualEffectView(_ element: DocumentElement) -> UIView {
    let style =
      element.child("blurEffect")?["style"] ?? element.child("vibrancyEffect")?.child("blurEffect")?["style"]
    let isDark = style.map { $0.lowercased().contains("dark") } ?? false
    return UIVisualEffectView(effect: UIBlurEffect(style: isDark ? .dark : .light))
  }
}

extension DocumentElement {
  /// A time in seconds, which may be greater than any length.
  fileprivate func seconds(_ attribute: String) -> Double? {
    self[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
