internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// Buttons with titles and images by state.
extension DocumentBuilder {
  func makeButton(_ element: DocumentElement) -> UIView {
    let coder = DocumentCoder()
    let type = Self.buttonTypes[element["buttonType"] ?? ""] ?? .custom
    coder.buttonType = type
    let button = made(element, coder) { UIButton(type: type) }
    if let font = font(of: element) { button.titleLabel?.font = font }
    if let mode = Self.lineBreakMode(element["lineBreakMode"]) { button.titleLabel?.lineBreakMode = mode }
    // A button's title has no shadow at rest unless the document moves it.
    let offset = element.size(key: "titleShadowOffset")
    button.titleLabel?.shadowOffset = offset.map { CGSize($0) } ?? .zero
    if element.flag("adjustsImageWhenDisabled") == false { button.adjustsImageWhenDisabled = false }
    button.role = Self.roles[element["role"] ?? ""] ?? .normal
    let configuration = element.child("buttonConfiguration", key: "configuration")
    // A button whose configuration has only an image shows no title, even if its states still have one.
    let hasLeftoverTitle = configuration.map { !$0.hasTitle && imageName(of: $0) != nil } ?? false
    for state in element.children where state.name == "state" {
      configure(button, for: state, hasTitle: !hasLeftoverTitle)
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

  private func configure(_ button: UIButton, for state: DocumentElement, hasTitle: Bool) {
    guard let key = state["key"].flatMap({ Self.states[$0] }) else { return }
    if hasTitle, let title = text(of: state, key: "title") { button.setTitle(title, for: key) }
    if hasTitle, let title = attributedText(of: state, key: "attributedTitle") {
      button.setAttributedTitle(title, for: key)
    }
    if let image = image(of: state) { button.setImage(image, for: key) }
    if let image = image(named: state["backgroundImage"], state) {
      button.setBackgroundImage(image, for: key)
    }
    if let color = state.child("color", key: "titleColor") {
      button.setTitleColor(self.color(color), for: key)
    }
    if let color = state.child("color", key: "titleShadowColor") {
      button.setTitleShadowColor(self.color(color), for: key)
    }
    if let symbol = state.child(key: "preferredSymbolConfigurationForImage") {
      button.setPreferredSymbolConfiguration(symbolConfiguration(symbol), forImageIn: key)
    }
  }

  /// Gives a button that would show only a missing image the size of this image.
  private func keepPlace(of button: UIButton, _ element: DocumentElement) {
    guard button.image(for: .normal) == nil,
      let name = element.child("state", key: "normal").flatMap(imageName)
    else {
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

  private static let roles: [String: UIButton.Role] = [
    "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}
