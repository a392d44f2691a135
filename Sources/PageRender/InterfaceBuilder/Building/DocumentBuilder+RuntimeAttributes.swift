internal import Foundation
internal import LayoutEngine

/// `<userDefinedRuntimeAttributes>`: values that a nib sets by key path.
extension DocumentBuilder {
  /// Corner radius and border are drawn; other keys belong to the app's own classes, which do not run here.
  func applyRuntimeAttributes(to view: UIView, _ element: DocumentElement) {
    for attribute in element.members(of: "userDefinedRuntimeAttributes") {
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

  private func number(of attribute: DocumentElement) -> Double? {
    let child = attribute.child(key: "value")
    return child?.number("value") ?? attribute.number("value")
  }
}
