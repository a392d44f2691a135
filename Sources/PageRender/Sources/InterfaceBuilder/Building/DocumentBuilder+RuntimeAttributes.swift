internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// `<userDefinedRuntimeAttributes>`: values that a nib sets by key path.
extension DocumentBuilder {
  /// Corner radius and border are drawn; other keys belong to the app's own classes, which do not run here.
  func applyRuntimeAttributes(to view: UIView, _ element: DocumentElement) {
    for attribute in element.members(of: "userDefinedRuntimeAttributes") {
      if let binding = view as? any OutletBinding, let path = attribute["keyPath"],
        let value = value(of: attribute)
      {
        binding.bind(attribute: path, to: value)
      }
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius":
        if let radius = number(of: attribute) {
          view.layer.cornerRadius = CGFloat(max(radius, 0))
          // A key of a class of the app, which by its name rounds the view itself.
          if attribute["keyPath"] == "cornerRadius" { view.layer.masksToBounds = true }
        }
      case "layer.borderWidth", "borderWidth":
        if let width = number(of: attribute) { view.layer.borderWidth = CGFloat(max(width, 0)) }
      case "layer.borderColor", "layer.borderUIColor", "borderColor":
        if let color = attribute.child("color", key: "value").flatMap(color) {
          view.layer.borderColor = color.cgColor
        }
      case "layer.masksToBounds", "clipsToBounds":
        if let masks = attribute.flag("value") { view.layer.masksToBounds = masks }
      case .some(let path) where element["customClass"] == nil:
        report(
          .warning, attribute, "the runtime attribute \(Wording.quoted(path)) is not supported and left out")
      default: break
      }
    }
  }

  /// A number, a text, a truth value, a colour, a size or the like, as the property of a class would have it.
  private func value(of attribute: DocumentElement) -> Any? {
    switch attribute["type"] {
    case "number": number(of: attribute).map { CGFloat($0) }
    case "boolean": attribute.flag("value")
    case "string": attribute.child(key: "value")?.text ?? attribute["value"]
    case "color": attribute.child("color", key: "value").flatMap(color)
    case "image": image(named: attribute["value"], attribute)
    case "size": attribute.size(key: "value").map { CGSize($0) }
    default: nil
    }
  }

  private func number(of attribute: DocumentElement) -> Double? {
    let child = attribute.child(key: "value")
    return child?.number("value") ?? attribute.number("value")
  }
}
