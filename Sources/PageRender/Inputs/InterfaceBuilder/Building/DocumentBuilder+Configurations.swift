internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// `<buttonConfiguration>`, the look of buttons since iOS 15.
extension DocumentBuilder {
  func configuration(_ element: DocumentElement) -> UIButton.Configuration {
    var configuration = Self.styled(element["style"])
    configuration.title = text(of: element, key: "title")
    if let title = attributedText(of: element, key: "attributedTitle") {
      configuration.attributedTitle = AttributedString(title)
    }
    configuration.subtitle = text(of: element, key: "subtitle")
    if let subtitle = attributedText(of: element, key: "attributedSubtitle") {
      configuration.attributedSubtitle = AttributedString(subtitle)
    }
    configureFonts(of: &configuration, element)
    configureImage(of: &configuration, element)
    configureShape(of: &configuration, element)
    return configuration
  }

  private static func styled(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    case "bordered": .bordered()
    case "borderedProminent": .borderedProminent()
    case "borderless": .borderless()
    case "borderedTinted": .borderedTinted()
    default: .plain()
    }
  }

  private func configureFonts(of configuration: inout UIButton.Configuration, _ element: DocumentElement) {
    configuration.titleTextAttributesTransformer = transformer(element, key: "titleFontDescription")
    configuration.subtitleTextAttributesTransformer = transformer(element, key: "subtitleFontDescription")
    if let padding = element.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
    if let mode = Self.lineBreakMode(element["titleLineBreakMode"]) {
      configuration.titleLineBreakMode = mode
    }
    switch element["titleAlignment"] {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
  }

  /// Gives a title the font of a child; `nil` if there is none.
  private func transformer(
    _ element: DocumentElement, key: String
  ) -> UIConfigurationTextAttributesTransformer? {
    guard let description = element.child("fontDescription", key: key) else { return nil }
    let font = font(variations.applied(to: description))
    return UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
  }

  private func configureImage(of configuration: inout UIButton.Configuration, _ element: DocumentElement) {
    configuration.image = image(of: element)
    if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbolConfiguration(symbol)
    }
    switch element["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "all": configuration.imagePlacement = .all
    default: break
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
  }

  private func configureShape(of configuration: inout UIButton.Configuration, _ element: DocumentElement) {
    switch element["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    if let insets = element.insets(key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        trailing: CGFloat(insets.right))
    }
    configuration.baseForegroundColor = element.child("color", key: "baseForegroundColor").flatMap(color)
    configuration.baseBackgroundColor = element.child("color", key: "baseBackgroundColor").flatMap(color)
    guard let background = element.child("backgroundConfiguration", key: "background") else { return }
    if let radius = background.number("cornerRadius") {
      configuration.background.cornerRadius = CGFloat(max(radius, 0))
    }
    if let width = background.number("strokeWidth") {
      configuration.background.strokeWidth = CGFloat(max(width, 0))
    }
    configuration.background.backgroundColor = background.child("color", key: "backgroundColor").flatMap(
      color)
    configuration.background.strokeColor = background.child("color", key: "strokeColor").flatMap(color)
  }
}

extension DocumentElement {
  /// True if a configuration has a title, plain or with attributes.
  var hasTitle: Bool {
    self["title"] != nil || child(key: "title") != nil || child(key: "attributedTitle") != nil
  }
}
