internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// Colours, by components or by name.
extension DocumentBuilder {
  /// The colour of `<color red green blue alpha colorSpace customColorSpace>`, or of a name; `nil`, with a
  /// warning, for an unknown name.
  func color(_ element: DocumentElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let tint = SystemTint(named: name) { return UIColor(tint) }
      if let color = SystemColor.color(named: name) { return UIColor(color) }
    }
    if let color = componentColor(element) { return color }
    if let name = element["name"] { return namedColor(name, element) }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let stored = document.resources.systemColors[name], let color = componentColor(stored) {
        return UIColor(color.dynamic.named(name.hasSuffix("Color") ? String(name.dropLast(5)) : name))
      }
      report(.warning, element, "the system colour \(Wording.quoted(name)) is not known; it is left out")
    }
    return nil
  }

  /// The colour of a name in the asset catalogues, else the copy that the document stores; `nil`, with a
  /// warning, if neither has the name.
  private func namedColor(_ name: String, _ element: DocumentElement) -> UIColor? {
    let catalogs = AssetCatalogs.current ?? AssetCatalogs()
    if catalogs.hasColor(named: name) { return catalogs.color(named: name).map { UIColor($0) } }
    if let stored = document.resources.colors[name], let color = componentColor(stored) {
      var copy = color.dynamic.named(name)
      copy.isLightCopy = true
      return UIColor(copy)
    }
    report(.warning, element, catalogs.unknownColor(name) + "; it is left out")
    return nil
  }

  private func componentColor(_ element: DocumentElement) -> UIColor? {
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }
}
