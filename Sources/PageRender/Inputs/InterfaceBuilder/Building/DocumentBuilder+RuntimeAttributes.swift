internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// `<userDefinedRuntimeAttributes>`: values that a nib sets by key path.
extension DocumentBuilder {
  /// Sets properties of registered custom classes, and on any view the keys that change its picture, such as a layer's corners,
  /// border and shadow. A layer's key may lack the prefix `layer.`, because many apps declare `cornerRadius` and the like as
  /// inspectable properties. Unknown keys are reported.
  func applyRuntimeAttributes(to view: UIView, _ element: DocumentElement) {
    for attribute in element.members(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let binding = view as? any OutletBinding
      if let binding, let value = value(of: attribute) { binding.bind(attribute: path, to: value) }
      let isOwn = binding == nil && MemberRegistry.hasProperty(path, of: view)
      if isOwn, let value = value(of: attribute) {
        MemberRegistry.set(path, of: view, to: value)
        continue
      }
      if !apply(attribute, path, to: view), binding == nil {
        reportRuntimeAttribute(path)
        addHold(byAttribute: path, on: view)
      }
    }
  }

  private func setTextColor(_ color: UIColor, of view: UIView, by key: String) {
    if key != "textColor", let field = view as? UITextField {
      field.attributedPlaceholder = NSAttributedString(
        string: field.placeholder ?? "", attributes: [.foregroundColor: color])
      return
    }
    (view as? UILabel)?.textColor = color
    (view as? UITextField)?.textColor = color
    (view as? UITextView)?.textColor = color
  }

  /// - Returns: True if the key is known, whatever its value.
  private func apply(_ attribute: DocumentElement, _ path: String, to view: UIView) -> Bool {
    let layer = view.layer
    let key = path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
    switch key {
    case "cornerRadius":
      guard let radius = number(of: attribute) else { break }
      layer.cornerRadius = CGFloat(max(radius, 0))
      // Without the prefix `layer.` the key is a property of an app's class, which by its name rounds the
      // view.
      if path == key { layer.masksToBounds = true }
    case "borderWidth":
      if let width = number(of: attribute) { layer.borderWidth = CGFloat(max(width, 0)) }
    case "borderColor", "borderUIColor":
      if let color = colorValue(of: attribute) { layer.borderColor = color.cgColor }
    case "masksToBounds", "clipsToBounds":
      if let masks = attribute.flag("value") { layer.masksToBounds = masks }
    case "maskedCorners":
      if let corners = number(of: attribute), (0...15).contains(corners) {
        layer.maskedCorners = CACornerMask(rawValue: UInt(corners))
      }
    case "shadowColor", "shadowUIColor":
      if let color = colorValue(of: attribute) { layer.shadowColor = color.cgColor }
    case "shadowOpacity":
      if let opacity = number(of: attribute) { layer.shadowOpacity = Float(min(max(opacity, 0), 1)) }
    case "shadowRadius":
      if let radius = number(of: attribute) { layer.shadowRadius = CGFloat(max(radius, 0)) }
    case "shadowOffset":
      if let offset = attribute.size(key: "value") ?? point(of: attribute) {
        layer.shadowOffset = CGSize(offset)
      }
    case "backgroundColor":
      if let color = colorValue(of: attribute) { view.backgroundColor = color }
    case "tintColor":
      if let color = colorValue(of: attribute) { view.tintColor = color }
    case "textColor", "placeholderLabel.textColor":
      if let color = colorValue(of: attribute) { setTextColor(color, of: view, by: key) }
    case "opacity", "alpha":
      if let alpha = number(of: attribute) { view.alpha = CGFloat(min(max(alpha, 0), 1)) }
    case "hidden", "isHidden":
      if let isHidden = attribute.flag("value") { view.isHidden = isHidden }
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      guard let stack = view as? UIStackView else { return false }
      if let isRelative = attribute.flag("value") { stack.isLayoutMarginsRelativeArrangement = isRelative }
    case "zPosition":
      if let position = number(of: attribute) { layer.zPosition = CGFloat(position) }
    // These keys change how a device draws, but not the picture.
    case "shouldRasterize", "rasterizationScale", "allowsEdgeAntialiasing", "drawsAsynchronously": break
    default: return false
    }
    return true
  }

  /// Reports an ignored key once, at its first position in the document.
  private func reportRuntimeAttribute(_ path: String) {
    let message = "the user-defined runtime attribute \(Wording.quoted(path)) is not supported and is ignored"
    append([
      Diagnostic(
        .warning, file: document.file, position: document.firstRuntimeAttribute(path)?.position, message)
    ])
  }

  /// The attribute's value, in a type that a property can have, such as a number, a string, a Boolean, a
  /// colour or a size; `nil` for other types.
  private func value(of attribute: DocumentElement) -> Any? {
    switch attribute["type"] {
    case "number": number(of: attribute).map { CGFloat($0) }
    case "boolean": attribute.flag("value")
    case "string": attribute.child(key: "value")?.text ?? attribute["value"]
    case "color": attribute.child("color", key: "value").flatMap(color)
    case "image": image(named: attribute["value"], attribute)
    case "size": attribute.size(key: "value").map { CGSize($0) }
    case "point": point(of: attribute).map { CGPoint(x: $0.width, y: $0.height) }
    case "localizedString": attribute.child(key: "value")?.text ?? attribute["value"]
    default: nil
    }
  }

  private func colorValue(of attribute: DocumentElement) -> UIColor? {
    attribute.child("color", key: "value").flatMap(color)
  }

  private func point(of attribute: DocumentElement) -> Size? {
    guard let point = attribute.child("point", key: "value"), let x = point.number("x"),
      let y = point.number("y")
    else { return nil }
    return Size(width: x, height: y)
  }

  private func number(of attribute: DocumentElement) -> Double? {
    let child = attribute.child(key: "value")
    return child?.number("value") ?? attribute.number("value")
  }
}

extension InterfaceDocument {
  /// The first runtime attribute with a key path.
  fileprivate func firstRuntimeAttribute(_ path: String) -> DocumentElement? {
    var first: DocumentElement?
    root.forEach { element in
      if first == nil, element.name == "userDefinedRuntimeAttribute", element["keyPath"] == path {
        first = element
      }
    }
    return first
  }
}
