internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

extension DocumentBuilder {
  /// Makes a constraint of `<constraint firstItem firstAttribute relation secondItem secondAttribute constant
  /// multiplier priority>`. A missing item is the view that holds the constraint. One that is not installed stays inactive.
  func addConstraint(_ written: DocumentElement, owner: UIView, isInstalled: Bool) {
    // What is only there for the canvas is gone from the built app.
    if written.flag("placeholder") == true, !options.isCanvas { return }
    let element = variations.applied(to: written)
    if element["firstAttribute"] == nil {
      report(.warning, element, "the constraint has no firstAttribute; it is left out")
    }
    guard let first = attribute("firstAttribute", of: element), first != .notAnAttribute else {
      return markUnclear(item("firstItem", of: element) ?? owner)
    }
    let second =
      element["secondAttribute"] == nil ? .notAnAttribute : attribute("secondAttribute", of: element)
    guard let firstItem = element["firstItem"] == nil ? owner : item("firstItem", of: element), let second
    else { return reportMissing("firstItem", of: element) }
    var secondItem: AnyObject?
    if element["secondItem"] != nil {
      secondItem = item("secondItem", of: element)
      guard secondItem != nil else { return reportMissing("secondItem", of: element) }
    } else if second != .notAnAttribute {
      secondItem = owner
    }
    guard let multiplier = multiplier(of: element), let constant = constant(of: element),
      let relation = relation(of: element), let priority = priority(of: element)
    else { return markUnclear(firstItem) }
    let constraint = NSLayoutConstraint(
      item: firstItem, attribute: first, relatedBy: relation, toItem: secondItem, attribute: second,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    constraint.priority = UILayoutPriority(Float(priority))
    constraint.identifier = element["identifier"] ?? element.id
    constraint.source = LayoutConstraint.Source(
      file: document.file, line: element.position.line, column: element.position.column)
    constraint.isStandardSpacing = element.flag("symbolic") == true
    constraint.outlet = codeOutlets(to: written).first
    if isInstalled { constraint.hold(by: owner) }
    register(constraint, as: element)
  }

  /// Tells of a constraint that is left out because its item is not in the scene. Items that are not installed
  /// are meant to be missing, and those that the document lacks were reported when it was read.
  private func reportMissing(_ attribute: String, of element: DocumentElement) {
    guard let id = element[attribute], objects[id] == nil, !session.isFull, !uninstalled.contains(id),
      document.has(id: id)
    else { return }
    report(
      .warning, element,
      "the \(attribute) \(Wording.quoted(id)) of the constraint is not among the scene's views and guides; "
        + "the constraint is left out")
  }

  private func item(_ attribute: String, of element: DocumentElement) -> AnyObject? {
    element[attribute].flatMap { objects[$0] }
  }

  /// The attribute; `nil`, with an error, for an unknown one.
  private func attribute(_ key: String, of element: DocumentElement) -> NSLayoutConstraint.Attribute? {
    guard let name = element[key] else { return nil }
    guard let attribute = Self.attributes[name] else {
      report(.error, element, "\(key) \(Wording.quoted(name)) is not an attribute of a constraint")
      return nil
    }
    return attribute
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// The multiplier, written as `16:9`, `3/4` or a number: 1 if missing; `nil`, with an error, if unusable.
  private func multiplier(of element: DocumentElement) -> Double? {
    guard let word = element["multiplier"] else { return 1 }
    for separator: Character in [":", "/"] where word.contains(separator) {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      if parts.count == 2, let a = DocumentElement.number(String(parts[0])),
        let b = DocumentElement.number(String(parts[1])), b != 0, a / b != 0
      {
        return a / b
      }
      return refuse("multiplier", word, element, "write a ratio such as 16:9")
    }
    guard let value = DocumentElement.number(word), value != 0 else {
      return refuse("multiplier", word, element, "write a number other than 0")
    }
    return value
  }

  /// The constant of a constraint, in points. For standard spacing (`symbolic`) to a layout guide, UIKit
  /// ignores the document's number: it uses 0 for the safe area, and 8 for the top and bottom layout guides.
  /// Three saved documents with another number show this; in ten more the numbers agree.
  private func constant(of element: DocumentElement) -> Double? {
    if element.flag("symbolic") == true {
      for attribute in ["firstItem", "secondItem"] {
        guard let guide = item(attribute, of: element) as? UILayoutGuide else { continue }
        if guide.isLegacy { return 8 }
        if guide === guide.owningView?.safeAreaLayoutGuide { return 0 }
      }
    }
    guard let word = element["constant"] else { return 0 }
    return DocumentElement.number(word) ?? refuse("constant", word, element, "write a number of points")
  }

  private func priority(of element: DocumentElement) -> Double? {
    guard let word = element["priority"] else { return 1000 }
    guard let value = DocumentElement.number(word), value >= 1, value <= 1000 else {
      return refuse("priority", word, element, "write a number from 1 to 1000")
    }
    return value
  }

  private func relation(of element: DocumentElement) -> NSLayoutConstraint.Relation? {
    switch element["relation"] {
    case nil, "equal": return .equal
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case .some(let word):
      report(
        .error, element,
        "relation \(Wording.quoted(word)) is not known; write equal, lessThanOrEqual or greaterThanOrEqual")
      return nil
    }
  }

  private func refuse(_ name: String, _ word: String, _ element: DocumentElement, _ advice: String) -> Double?
  {
    report(.error, element, "\(name) \(Wording.quoted(word)) cannot be used; \(advice)")
    return nil
  }
}

extension UILayoutGuide {
  /// True for the top and bottom layout guides, which iOS used before safe areas.
  fileprivate var isLegacy: Bool {
    identifier == "topLayoutGuide" || identifier == "bottomLayoutGuide"
  }
}
