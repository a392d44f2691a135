internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// Controls, and views with fixed content.
extension DocumentBuilder {
  func makeButton(_ element: DocumentElement) -> UIView {
    let coder = DocumentCoder()
    let type = Self.buttonTypes[element["buttonType"] ?? ""] ?? .custom
    coder.buttonType = type
    let button = made(element, coder) { UIButton(type: type) }
    if let font = font(of: element) { button.titleLabel?.font = font }
    let configuration = element.child("buttonConfiguration", key: "configuration")
    // A button whose configuration has only an image shows no title, even if its states still have one.
    let hasLeftoverTitle =
      configuration.map {
        $0["title"] == nil && ($0["image"] ?? $0.child("imageReference", key: "image")?["image"]) != nil
      } ?? false
    for state in element.children where state.name == "state" {
      guard let key = state["key"].flatMap({ Self.states[$0] }) else { continue }
      if !hasLeftoverTitle, let title = text(of: state, key: "title") { button.setTitle(title, for: key) }
      if let image = image(named: state["image"], state) { button.setImage(image, for: key) }
      if let image = image(named: state["backgroundImage"], state) {
        button.setBackgroundImage(image, for: key)
      }
      if let color = state.child("color", key: "titleColor") {
        button.setTitleColor(self.color(color), for: key)
      }
    }
    if let insets = element.insets(key: "contentEdgeInsets") {
      button.contentEdgeInsets = UIEdgeInsets(insets)
    }
    if let insets = element.insets(key: "titleEdgeInsets") { button.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets(key: "imageEdgeInsets") { button.imageEdgeInsets = UIEdgeInsets(insets) }
    keepPlace(of: button, element)
    configureAlignment(of: button, element)
    if let configuration {
      button.configuration = self.configuration(configuration)
    }
    return button
  }

  /// Gives a button that would show only a missing image the size of this image.
  private func keepPlace(of button: UIButton, _ element: DocumentElement) {
    guard button.image(for: .normal) == nil, let name = element.child("state", key: "normal")?["image"] else {
      return
    }
    button.missingImageName = name
    guard !options.isRecording, button.title(for: .normal) == nil,
      let size = document.resources.imageSizes[name]
    else { return }
    let insets = EdgeInsets(button.contentEdgeInsets)
    button.placeholderIntrinsicSize = (
      size.width + insets.left + insets.right, size.height + insets.top + insets.bottom
    )
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "roundedRect": .system, "system": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private func configuration(_ element: DocumentElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "gray": configuration = .gray()
    case "tinted": configuration = .tinted()
    default: configuration = .plain()
    }
    configuration.title = text(of: element, key: "title")
    let image = element.child("imageReference", key: "image") ?? element
    configuration.image = self.image(named: image["image"], image)
    return configuration
  }

  private func configureAlignment(of control: UIControl, _ element: DocumentElement) {
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
    default: field.borderStyle = .none
    }
    field.font = font(of: element) ?? .systemFont(ofSize: 14)
    field.text = text(of: element, key: "text")
    field.placeholder = text(of: element, key: "placeholder")
    field.textAlignment = Self.alignment(element["textAlignment"])
    if let color = element.child("color", key: "textColor").flatMap(color) { field.textColor = color }
    field.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") == true
    configureAlignment(of: field, element)
    return field
  }

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
    configureAlignment(of: slider, element)
    return slider
  }

  func makeSegmentedControl(_ element: DocumentElement) -> UIView {
    // More segments than a screen can show are not worth building.
    let titles = element.members(of: "segments").prefix(100).map { $0["title"] ?? "" }
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? -1
    configureAlignment(of: control, element)
    return control
  }

  func makeStepper(_ element: DocumentElement) -> UIView {
    let stepper = made(element) { UIStepper(frame: .zero) }
    stepper.minimumValue = element.number("minimumValue") ?? 0
    stepper.maximumValue = element.number("maximumValue") ?? 100
    stepper.value = element.number("value") ?? 0
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
    let isLarge = element["style"] == "whiteLarge" || element["style"] == "large"
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.hidesWhenStopped = element.flag("hidesWhenStopped") == true
    if let color = element.child("color", key: "color").flatMap(color) { view.color = color }
    if element.flag("animating") == true { view.startAnimating() }
    return view
  }

  func makePageControl(_ element: DocumentElement) -> UIView {
    let control = made(element) { UIPageControl(frame: .zero) }
    // More dots than a screen can show are not worth building.
    control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 10_000)
    control.currentPage = element.integer("currentPage") ?? 0
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
    configureAlignment(of: picker, element)
    return picker
  }

  func makeSearchBar(_ element: DocumentElement) -> UIView {
    let bar = made(element) { UISearchBar(frame: .zero) }
    bar.text = text(of: element, key: "text")
    bar.placeholder = text(of: element, key: "placeholder")
    return bar
  }

  func makeVisualEffectView(_ element: DocumentElement) -> UIView {
    let style =
      element.child("blurEffect")?["style"] ?? element.child("vibrancyEffect")?.child("blurEffect")?["style"]
    let isDark = style.map { $0.lowercased().contains("dark") } ?? false
    return UIVisualEffectView(effect: UIBlurEffect(style: isDark ? .dark : .light))
  }

  // MARK: Images

  func makeImageView(_ element: DocumentElement) -> UIView {
    let view = made(element) { UIImageView(frame: .zero) }
    let name = element["image"] ?? element.child("imageReference", key: "image")?["image"]
    view.image = image(named: name, element)
    if view.image == nil { view.missingImageName = name }
    if view.image == nil, let name, let size = document.resources.imageSizes[name] {
      // The size of the missing image keeps the layout around it unchanged.
      view.placeholderIntrinsicSize = (size.width, size.height)
    }
    return view
  }

  /// The configuration in `<preferredSymbolConfiguration configurationType="pointSize" pointSize="28"
  /// scale="large" weight="bold"/>`, which may have a `fontDescription` in place of the size; `nil` if there
  /// is none.
  private func symbolConfiguration(of element: DocumentElement) -> UIImage.SymbolConfiguration? {
    guard let found = element.child("preferredSymbolConfiguration") else { return nil }
    let weight: UIImage.SymbolWeight =
      switch found["weight"] {
      case "ultraLight": .ultraLight
      case "thin": .thin
      case "light": .light
      case "regular": .regular
      case "medium": .medium
      case "semibold": .semibold
      case "bold": .bold
      case "heavy": .heavy
      case "black": .black
      default: .unspecified
      }
    let scale: UIImage.SymbolScale =
      switch found["scale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      case "default": .default
      default: .unspecified
      }
    let scaled = UIImage.SymbolConfiguration(scale: scale).applying(
      UIImage.SymbolConfiguration(weight: weight))
    if let description = found.child("fontDescription") {
      let font = font(variations.applied(to: description))
      return UIImage.SymbolConfiguration(font: font, scale: scale).applying(scaled)
    }
    guard let size = found.number("pointSize") else { return scaled }
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  /// An image of an asset catalogue, or a system symbol; `nil`, with a warning, if the image is unknown.
  func image(named name: String?, _ element: DocumentElement) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if document.resources.symbols.contains(name) || element["catalog"] == "system"
      || element.child("imageReference")?["catalog"] == "system"
    {
      return UIImage(systemName: name, withConfiguration: symbolConfiguration(of: element))
    }
    let catalogs = AssetCatalogs.current ?? AssetCatalogs()
    // In a window, an app's own catalogues are used, which nobody needs to name.
    let advice =
      options.isLive ? "add it" : "add it, or name its catalogue with --assets (in a deck: \"assets\")"
    let artwork = catalogs.usedImage(
      named: name, file: document.file, at: element.position, advice: advice)
    if AssetCatalogs.current == nil { append(catalogs.takeDiagnostics()) }
    return artwork.map { UIImage($0) }
  }
}
