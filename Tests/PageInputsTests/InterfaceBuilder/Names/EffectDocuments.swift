import Foundation
import TestSupport

/// Documents in which no value is the default, so that another value shows.
enum EffectDocuments {
  struct Document {
    var text: String
    /// True for a document whose effects show on an iPad's screen.
    var isWide = false
  }

  static let all: [Document] = [
    Document(text: views), Document(text: margins, isWide: true), Document(text: priorities),
    Document(text: labels), Document(text: attributedTexts), Document(text: textViews),
    Document(text: images), Document(text: buttons), Document(text: configurations),
    Document(text: fields), Document(text: controls), Document(text: pickers), Document(text: stacks),
    Document(text: constraints), Document(text: tables), Document(text: collections),
    Document(text: navigation), Document(text: tabs), Document(text: effects), Document(text: xib),
  ]

  // MARK: Building blocks

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A view at its saved frame.
  static func at(
    _ y: Int, _ name: String, _ id: String, _ attributes: String = "", _ content: String = "", x: Int = 20,
    width: Int = 200, height: Int = 40
  ) -> String {
    "<\(name) id=\"\(id)\" \(attributes)>\(rect(x, y, width, height))\(content)</\(name)>"
  }

  /// A view that constraints place.
  static func free(_ name: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String
  {
    let frame = rect(0, 0, 10, 10)
    return
      "<\(name) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(frame)\(content)</\(name)>"
  }

  /// Constraints written as `a.top=b.bottom+8`, or `a.width=40`.
  static func pins(_ equations: String...) -> String {
    equations.map { equation in
      let sides = equation.split(separator: "=")
      let first = sides[0].split(separator: ".")
      let end = sides[1].split(separator: "+")
      let second = end[0].split(separator: ".")
      let id = "id=\"k-\(equation.filter { $0.isLetter || $0.isNumber })\""
      let start = "<constraint \(id) firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
      guard second.count == 2 else { return "\(start) constant=\"\(end[0])\"/>" }
      let constant = end.count == 2 ? "constant=\"\(end[1])\"" : ""
      return "\(start) secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\" \(constant)/>"
    }.joined()
  }

  static func color(_ key: String, _ red: String = "0.8") -> String {
    "<color key=\"\(key)\" red=\"\(red)\" green=\"0.3\" blue=\"0.1\" alpha=\"0.9\"/>"
  }

  static let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="23"/>"#

  static func page(_ views: String, _ constraints: String = "", root: String = "", resources: String = "")
    -> String
  {
    Documents.storyboard(subviews: views, constraints: constraints, resources: resources, root: root)
  }

  // MARK: Views

  static let views = page(
    at(
      60, "view", "v1", #"userLabel="Sheet" alpha="0.5" clipsSubviews="YES""#,
      color("backgroundColor") + "<subviews>"
        + at(5, "view", "v2", #"restorationIdentifier="Kept""#, color("backgroundColor"), height: 300)
        + at(5, "view", "v3", #"hidden="YES" customClass="Badge""#, color("backgroundColor"), width: 9)
        + "</subviews>")
      + free("view", "v4", #"fixedFrame="YES""#, color("backgroundColor"))
      + "<view id=\"v5\"><frame key=\"frameInset\" minX=\"15\" minY=\"300\" width=\"42\" height=\"63\"/>"
      + color("backgroundColor") + "</view>"
      + at(
        400, "view", "v6", "",
        color("tintColor") + color("backgroundColor") + "<subviews>"
          + at(
            1, "button", "b1", #"buttonType="system""#, #"<state key="normal" title="Tinted"/>"#, x: 2,
            width: 80) + "</subviews>")
      + [
        #"flexibleMinX="YES""#, #"flexibleMaxX="YES" flexibleMinX="YES""#, #"widthSizable="YES""#,
        #"flexibleMinY="YES""#, #"flexibleMaxY="YES" flexibleMinY="YES""#, #"heightSizable="YES""#,
      ].enumerated().map { index, mask in
        at(
          440, "view", "m\(index)", "",
          "<autoresizingMask key=\"autoresizingMask\" \(mask)/>" + color("backgroundColor"),
          x: 10 + 30 * index, width: 12, height: 20)
      }.joined()
      + at(
        470, "stackView", "v7", #"semanticContentAttribute="forceRightToLeft""#,
        "<subviews>" + free("label", "l1", #"text="One""#) + free("label", "l2", #"text="Another""#)
          + "</subviews>")
      + at(
        530, "view", "v8", "", #"<accessibility key="accessibilityConfiguration" identifier="Spoken"/>"#)
      + at(580, "view", "v10", "", color("backgroundColor"), height: 5),
    root: #"<connections><outlet property="named" destination="v10" id="o2"/></connections>"#)

  static let margins = page(
    free(
      "view", "m1", #"insetsLayoutMarginsFromSafeArea="NO" layoutMarginsFollowReadableWidth="YES""#,
      #"<subviews>\#(free("view", "m2"))</subviews><constraints>"#
        + pins("m2.leading=m1.leadingMargin", "m2.top=m1.topMargin", "m2.width=30", "m2.height=30")
        + "</constraints>")
      + free(
        "view", "m3", #"preservesSuperviewLayoutMargins="YES""#,
        #"<subviews>\#(free("view", "m4"))</subviews><constraints>"#
          + pins("m4.leading=m3.leadingMargin", "m4.top=m3.topMargin", "m4.width=30", "m4.height=30")
          + #"</constraints><edgeInsets key="layoutMargins" top="3" left="4" bottom="5" right="6"/>"#)
      + free(
        "view", "m5", "",
        #"<subviews>\#(free("view", "m6"))</subviews><constraints>"#
          + pins(
            "m6.leading=m5.leadingMargin", "m6.top=m5.topMargin", "m6.trailing=m5.trailingMargin",
            "m6.bottom=m5.bottomMargin")
          + #"</constraints><directionalEdgeInsets key="directionalLayoutMargins" top="31" leading="42" bottom="53" trailing="64"/>"#
      )
      + free(
        "view", "m7", "",
        #"<subviews>\#(free("view", "m8"))</subviews><constraints>"#
          + pins(
            "m8.leading=m7.leadingMargin", "m8.top=m7.topMargin", "m8.trailing=m7.trailingMargin",
            "m8.bottom=m7.bottomMargin")
          + #"</constraints><edgeInsets key="layoutMargins" top="21" left="32" bottom="43" right="54"/>"#)
      + free("view", "m9"),
    pins(
      "m1.leading=root.leading", "m1.top=root.top", "m1.width=900", "m1.height=100",
      "m3.leading=root.leading",
      "m3.top=root.top+100", "m3.width=400", "m3.height=100", "m5.leading=root.leading+20",
      "m5.top=root.top+200",
      "m5.width=300", "m5.height=150", "m7.leading=root.leading+20", "m7.top=root.top+400", "m7.width=300",
      "m7.height=150",
      "m9.leading=readable.leading", "m9.top=layout.top", "m9.width=40", "m9.bottom=kb.top"),
    root:
      #"<viewLayoutGuide key="readableContent" id="readable"/><viewLayoutGuide key="layoutMargins" id="layout"/>"#
      + #"<keyboardLayoutGuide key="keyboard" id="kb" usesBottomSafeArea="NO"/>"#
      + #"<edgeInsets key="layoutMargins" top="60" left="70" bottom="80" right="90"/>"#)

  static let priorities: String = {
    let texts = #"text="Some rather long words that do not fit" lineBreakMode="clip""#
    let pair = #"text="Ay""#
    func box(_ id: String, _ a: String, _ b: String, _ axis: (String, String, String), _ words: String)
      -> String
    {
      let (start, end, size) = axis
      let other = start == "leading" ? "top" : "leading"
      return free(
        "view", id, "",
        "<subviews>" + free("label", id + "a", words + " " + a) + free("label", id + "b", words + " " + b)
          + "</subviews><constraints>"
          + pins(
            "\(id)a.\(start)=\(id).\(start)", "\(id)b.\(start)=\(id)a.\(end)", "\(id).\(end)=\(id)b.\(end)",
            "\(id)a.\(other)=\(id).\(other)", "\(id)b.\(other)=\(id).\(other)") + "</constraints>")
    }
    let across = ("leading", "trailing", "width"), down = ("top", "bottom", "height")
    return page(
      box("h", #"horizontalHuggingPriority="240""#, #"horizontalHuggingPriority="245""#, across, pair)
        + box("v", #"verticalHuggingPriority="240""#, #"verticalHuggingPriority="245""#, down, pair)
        + box(
          "c", #"horizontalCompressionResistancePriority="700""#,
          #"horizontalCompressionResistancePriority="705""#, across, texts)
        + box(
          "d", #"verticalCompressionResistancePriority="700""#,
          #"verticalCompressionResistancePriority="705""#, down, pair),
      pins(
        "h.leading=root.leading", "h.top=root.top+60", "h.width=300", "h.height=30", "v.leading=root.leading",
        "v.top=root.top+100", "v.width=300", "v.height=200", "c.leading=root.leading", "c.top=root.top+320",
        "c.width=300",
        "c.height=30", "d.leading=root.leading", "d.top=root.top+400", "d.width=300", "d.height=25"))
  }()
}
