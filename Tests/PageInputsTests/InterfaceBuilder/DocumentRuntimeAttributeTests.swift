import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// User-defined runtime attributes, with numbers at both sides of their bounds.
@MainActor
@Suite struct DocumentRuntimeAttributeTests {
  private let red = ##"red="1" green="0" blue="0" alpha="1"/>"##

  private func isRed(_ color: UIColor?) -> Bool { color?.dynamic == UIColor.red.dynamic }

  private func view(_ attributes: String, _ content: String = "") throws -> UIView {
    try BuiltViews("<view id=\"a\" \(attributes)>\(content)</view>").view()
  }

  private func attribute(_ path: String, _ value: String, type: String = "number") -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" \(value)
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  }

  private func number(_ path: String, _ value: Double) throws -> UIView {
    try view("", attribute(path, "><real key=\"value\" value=\"\(value)\"/>"))
  }

  private func flag(_ path: String, _ value: String) throws -> UIView {
    try view("", attribute(path, "value=\"\(value)\">", type: "boolean"))
  }

  @Test func `numbers of a layer are in its bounds`() throws {
    for prefix in ["", "layer."] {
      #expect(try number(prefix + "borderWidth", 2).layer.borderWidth == 2)
      #expect(try number(prefix + "borderWidth", -2).layer.borderWidth == 0)
      #expect(try number(prefix + "cornerRadius", 3).layer.cornerRadius == 3)
      #expect(try number(prefix + "cornerRadius", -3).layer.cornerRadius == 0)
      #expect(try number(prefix + "cornerRadius", 3).clipsToBounds == prefix.isEmpty)
      #expect(try number(prefix + "shadowOpacity", 0.5).layer.shadowOpacity == 0.5)
      #expect(try number(prefix + "shadowOpacity", 2).layer.shadowOpacity == 1)
      #expect(try number(prefix + "shadowOpacity", -1).layer.shadowOpacity == 0)
      #expect(try number(prefix + "shadowRadius", 4).layer.shadowRadius == 4)
      #expect(try number(prefix + "shadowRadius", -4).layer.shadowRadius == 0)
      #expect(try number(prefix + "zPosition", -5).layer.zPosition == -5)
      for name in ["opacity", "alpha"] {
        #expect(try number(prefix + name, 0.5).alpha == 0.5)
        #expect(try number(prefix + name, 2).alpha == 1 && number(prefix + name, -2).alpha == 0)
      }
      #expect(try number(prefix + "maskedCorners", 15).layer.maskedCorners.rawValue == 15)
      #expect(try number(prefix + "maskedCorners", 0).layer.maskedCorners.rawValue == 0)
      #expect(try number(prefix + "maskedCorners", 5).layer.maskedCorners.rawValue == 5)
      let plain = try view("").layer.maskedCorners
      #expect(try number(prefix + "maskedCorners", 16).layer.maskedCorners == plain)
      #expect(try number(prefix + "maskedCorners", -1).layer.maskedCorners == plain)
    }
    // A number may be an attribute, too.
    #expect(try view("", attribute("borderWidth", "value=\"6\">")).layer.borderWidth == 6)
    let broken = try view("", attribute("cornerRadius", "value=\"x\">"))
    #expect(broken.layer.cornerRadius == 0 && !broken.clipsToBounds)
  }

  @Test func `flags and colours of a view are set`() throws {
    for name in ["masksToBounds", "clipsToBounds", "layer.masksToBounds"] {
      #expect(try flag(name, "YES").clipsToBounds && !flag(name, "NO").clipsToBounds)
    }
    for name in ["hidden", "isHidden"] {
      #expect(try flag(name, "YES").isHidden && !flag(name, "NO").isHidden)
    }
    func colored(_ path: String, _ name: String = "view") throws -> UIView {
      let written = attribute(path, "><color key=\"value\" \(red)", type: "color")
      return try BuiltViews("<\(name) id=\"a\">\(written)</\(name)>").view()
    }
    for name in ["borderColor", "borderUIColor"] {
      #expect(try colored(name).layer.borderColor?.dynamic == UIColor.red.dynamic)
    }
    for name in ["shadowColor", "shadowUIColor"] {
      #expect(try colored(name).layer.shadowColor?.dynamic == UIColor.red.dynamic)
    }
    #expect(isRed(try colored("backgroundColor").backgroundColor))
    #expect(isRed(try colored("tintColor").tintColor))
    #expect(isRed((try colored("textColor", "label") as? UILabel)?.textColor))
    #expect(isRed((try colored("textColor", "textField") as? UITextField)?.textColor))
    #expect(isRed((try colored("textColor", "textView") as? UITextView)?.textColor))
    // The path that nibs have since iOS 13 refuses the instance variable `_placeholderLabel`.
    let written = attribute("placeholderLabel.textColor", "><color key=\"value\" \(red)", type: "color")
    let field = try BuiltViews("<textField id=\"a\" placeholder=\"City\">\(written)</textField>").view()
    let placeholder = (field as? UITextField)?.attributedPlaceholder
    #expect(isRed(placeholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor))
  }

  @Test func `a shadow's offset is a size or a point`() throws {
    let size = try view(
      "", attribute("shadowOffset", #"><size key="value" width="1" height="2"/>"#, type: "size"))
    #expect(size.layer.shadowOffset == CGSize(width: 1, height: 2))
    let point = try view("", attribute("shadowOffset", #"><point key="value" x="3" y="4"/>"#, type: "point"))
    #expect(point.layer.shadowOffset == CGSize(width: 3, height: 4))
    let plain = try view("").layer.shadowOffset
    let none = try view("", attribute("shadowOffset", #"><point key="value" x="3"/>"#, type: "point"))
    #expect(none.layer.shadowOffset == plain)
  }

  @Test func `keys that change no picture are accepted, and others are told`() throws {
    for key in ["shouldRasterize", "rasterizationScale", "allowsEdgeAntialiasing", "drawsAsynchronously"] {
      for prefix in ["", "layer."] {
        let views = try BuiltViews("<view id=\"a\">\(attribute(prefix + key, "value=\"1\">"))</view>")
        #expect(views.diagnostics.isEmpty)
      }
    }
    let views = try BuiltViews(
      "<view id=\"a\">\(attribute("layer.glow", "value=\"1\">"))</view><view id=\"b\">\(attribute("layer.glow", "value=\"1\">"))</view>"
    )
    #expect(
      views.diagnostics.map(\.message)
        == [#"the user-defined runtime attribute "layer.glow" is not supported and is ignored"#])
  }

  @Test func `values reach properties of an app's class in their types`() throws {
    InterfaceClasses.register(BoundView.self, MemberView.self)
    MemberRegistry.register(members: MemberView.self) { table in
      table.property("glow", get: { $0.glow }, set: { owner, arguments in owner.glow = arguments.values[0] })
    }
    let values: [(String, String, String)] = [
      ("number", #"><real key="value" value="2.5"/>"#, "2.5"), ("boolean", "value=\"YES\">", "true"),
      ("string", "value=\"word\">", "word"), ("string", #"><string key="value">a b</string>"#, "a b"),
      ("localizedString", "value=\"word\">", "word"),
      ("localizedString", #"><string key="value">a b</string>"#, "a b"),
      ("size", #"><size key="value" width="1" height="2"/>"#, "\(CGSize(width: 1, height: 2))"),
      ("point", #"><point key="value" x="1" y="2"/>"#, "\(CGPoint(x: 1, y: 2))"),
    ]
    for (type, value, shown) in values {
      let views = try BuiltViews(
        """
        <view id="a" customClass="BoundView">\(attribute("glow", value, type: type))</view>
        <view id="b" customClass="MemberView">\(attribute("glow", value, type: type))</view>
        """)
      let bound: BoundView = try views.view("a")
      #expect(bound.values.map { "\($0.0) \($0.1)" } == ["glow \(shown)"])
      let member: MemberView = try views.view("b")
      #expect(member.glow.map { "\($0)" } == shown)
      #expect(views.diagnostics.isEmpty)
    }
    // A key of every view is set as well, in a class of the app's own too.
    let views = try BuiltViews(
      """
      <view id="a" customClass="BoundView">\(attribute("cornerRadius", "value=\"4\">"))</view>
      <view id="b" customClass="MemberView">\(attribute("cornerRadius", "value=\"4\">"))</view>
      <view id="c" customClass="BoundView">\(attribute("odd", "value=\"4\">", type: "rect"))</view>
      <view id="d" customClass="MemberView">\(attribute("odd", "value=\"4\">"))</view>
      """)
    #expect(try views.view("a", as: UIView.self).layer.cornerRadius == 4)
    #expect(try views.view("b", as: UIView.self).layer.cornerRadius == 4)
    #expect(try views.view("c", as: BoundView.self).values.isEmpty)
    #expect(views.diagnostics.count == 1 && views.diagnostics[0].message.contains("\"odd\""))
    let color = "<color key=\"value\" \(red)"
    let tinted = try BuiltViews(
      "<view id=\"a\" customClass=\"BoundView\">\(attribute("glow", ">\(color)", type: "color"))</view>")
    #expect(isRed(try tinted.view("a", as: BoundView.self).values.first?.1 as? UIColor))
  }

  @Test func `a stack's margins are counted by a runtime attribute`() throws {
    for path in ["layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"] {
      let attribute = attribute(path, "value=\"YES\">", type: "boolean")
      let views = try BuiltViews("<stackView id=\"a\">\(attribute)</stackView>")
      #expect(try views.view("a", as: UIStackView.self).isLayoutMarginsRelativeArrangement)
      #expect(views.diagnostics.isEmpty)
      #expect(try BuiltViews("<view id=\"a\">\(attribute)</view>").diagnostics.count == 1)
    }
  }
}

private final class BoundView: UIView, OutletBinding {
  var values: [(String, Any)] = []
  func bind(outlet: String, to object: AnyObject) {}
  func bind(attribute: String, to value: Any) { values.append((attribute, value)) }
}

private final class MemberView: UIView {
  var glow: Any?
}
