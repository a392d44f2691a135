internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// Images, from asset catalogues and of symbols.
extension DocumentBuilder {
  func makeImageView(_ element: DocumentElement) -> UIView {
    let view = made(element) { UIImageView(frame: .zero) }
    let name = imageName(of: element)
    view.image = image(of: element)
    view.highlightedImage = image(named: element["highlightedImage"], element)
    view.isHighlighted = element.flag("highlighted") == true
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
    if let found = element.child("preferredSymbolConfiguration") { return symbolConfiguration(found) }
    guard let reference = element.child("imageReference", key: "image"),
      reference["symbolScale"] != nil || reference.child("fontDescription") != nil
    else { return nil }
    return symbolConfiguration(reference)
  }

  /// The size, weight and scale of an element; an `<imageReference>` calls its scale `symbolScale`.
  func symbolConfiguration(_ found: DocumentElement) -> UIImage.SymbolConfiguration {
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
      switch found["scale"] ?? found["symbolScale"] {
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

  /// The name of an element's image: an attribute, or that of `<imageReference key="image" image="…"/>`.
  func imageName(of element: DocumentElement) -> String? {
    element["image"] ?? element.child("imageReference", key: "image")?["image"]
  }

  /// The element's image; `nil`, with a warning, if the image is unknown.
  func image(of element: DocumentElement) -> UIImage? { image(named: imageName(of: element), element) }

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
    if document.resources.archived.contains(name) {
      report(.note, element, "image \(Wording.quoted(name)) is an archive in the document; it is not drawn")
      return nil
    }
    let artwork = catalogs.usedImage(
      named: name, file: document.file, at: element.position, advice: advice)
    if AssetCatalogs.current == nil { append(catalogs.takeDiagnostics()) }
    return artwork.map { UIImage($0) }
  }
}
