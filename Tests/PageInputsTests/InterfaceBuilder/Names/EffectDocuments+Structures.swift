import Foundation
import TestSupport

/// Documents of containers, lists and controllers.
extension EffectDocuments {
  static let stacks: String = {
    func labels(_ id: String) -> String {
      "<subviews>"
        + ["a", "bb", "ccc"].map { free("label", id + $0, "text=\"\($0)\"", $0 == "bb" ? font : "") }.joined()
        + "</subviews>"
    }
    return page(
      at(
        40, "stackView", "s1", #"axis="vertical" alignment="trailing" spacing="7""#, labels("p"), height: 200)
        + at(250, "stackView", "s2", #"distribution="equalSpacing" spacing="3""#, labels("q"))
        + at(300, "stackView", "s3", #"spacingType="standard""#, labels("r"))
        + at(
          350, "stackView", "s4", #"axis="vertical" baselineRelativeArrangement="YES" spacing="30""#,
          labels("t"), height: 150)
        + at(
          520, "scrollView", "s5",
          #"pagingEnabled="YES" contentInsetAdjustmentBehavior="never" clipsSubviews="YES""#,
          #"<inset key="contentInset" minX="5" minY="12" maxX="7" maxY="8"/><subviews>\#(at(0, "view", "s6", "", color("backgroundColor"), x: 0, width: 900, height: 900))</subviews>"#
        )
        + free(
          "scrollView", "s7", "",
          "<subviews>" + free("view", "s8", "", color("backgroundColor")) + "</subviews><constraints>"
            + pins(
              "s8.leading=cg.leading", "s8.top=cg.top+4", "s8.trailing=cg.trailing", "s8.bottom=cg.bottom",
              "s8.width=fg.width", "s8.height=70")
            + #"</constraints><viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>"#
        ),
      pins("s7.leading=root.leading", "s7.top=root.top", "s7.width=150", "s7.height=90"))
  }()

  static let constraints: String = {
    func constraint(_ attributes: String, _ content: String = "") -> String {
      "<constraint id=\"k\(attributes.utf8.reduce(7) { ($0 * 31 + Int($1)) % 100_003 })\" \(attributes)>\(content)</constraint>"
    }
    return page(
      ["a", "b", "c", "d", "e"].map { free("view", $0, "", color("backgroundColor")) }.joined()
        + free("view", "gone", "", color("backgroundColor")),
      pins(
        "a.top=root.top+60", "a.height=20", "b.top=root.top+90", "c.top=root.top+160", "c.height=20",
        "d.top=root.top+200", "d.height=20", "b.leading=root.leading", "gone.top=root.top+300",
        "gone.leading=root.leading", "gone.height=33")
        + constraint(
          #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="centerX" constant="-90" multiplier="0.9" identifier="own""#
        )
        + constraint(
          #"firstItem="a" firstAttribute="width" constant="60""#,
          #"<variation key="widthClass=compact" constant="70"/>"#)
        + constraint(
          #"firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="3:2""#)
        + constraint(#"firstItem="b" firstAttribute="width" relation="greaterThanOrEqual" constant="50""#)
        + constraint(#"firstItem="b" firstAttribute="width" constant="20" priority="300""#)
        + constraint(#"firstItem="b" firstAttribute="width" constant="80" priority="200""#)
        + constraint(
          #"firstItem="c" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="25" symbolic="YES""#
        )
        + constraint(#"firstItem="c" firstAttribute="width" constant="40""#)
        + constraint(#"firstItem="d" firstAttribute="width" constant="40""#)
        + constraint(
          #"firstItem="d" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="90""#
        )
        + #"<constraint firstItem="gone" firstAttribute="width" constant="44" id="out"/><constraint firstItem="gone" firstAttribute="width" constant="55" id="in"/>"#,
      root:
        #"<variation key="default"><mask key="constraints"><exclude reference="out"/><exclude reference="in"/></mask><mask key="subviews"><exclude reference="e"/></mask></variation>"#
        + #"<variation key="widthClass=compact"><mask key="constraints"><include reference="in"/></mask></variation>"#
    )
  }()

  static let tables: String = {
    func cell(_ id: String, _ attributes: String, _ content: String = "", inner: String = "") -> String {
      "<tableViewCell id=\"\(id)\" \(attributes)>\(rect(0, 0, 375, 44))"
        + "<tableViewCellContentView key=\"contentView\" id=\"\(id)-c\">\(rect(0, 0, 375, 44))\(inner)</tableViewCellContentView>\(content)</tableViewCell>"
    }
    func label(_ id: String, _ text: String) -> String { at(3, "label", id, "text=\"\(text)\"") }
    let standard =
      "<subviews>" + label("t1", "Title") + label("t2", "Detail")
      + at(3, "imageView", "t3", #"image="star""#) + "</subviews>"
    return page(
      at(
        0, "tableView", "list", #"style="grouped" rowHeight="61" separatorStyle="none""#,
        "<view key=\"tableHeaderView\" id=\"h\">\(rect(0, 0, 375, 31))\(color("backgroundColor"))</view>"
          + "<view key=\"tableFooterView\" id=\"f\">\(rect(0, 0, 375, 32))\(color("backgroundColor"))</view>"
          + "<view key=\"backgroundView\" id=\"bg\">\(rect(0, 0, 375, 32))\(color("backgroundColor", "0.5"))</view>"
          + #"<sections><tableViewSection headerTitle="Head" footerTitle="Foot"><cells>"#
          + cell(
            "one",
            #"style="IBUITableViewCellStyleValue1" textLabel="t1" detailTextLabel="t2" imageView="t3" accessoryType="checkmark" rowHeight="77""#,
            inner: standard)
          + cell(
            "two",
            #"indentationLevel="2" indentationWidth="15" style="IBUITableViewCellStyleDefault" textLabel="t4" image="star""#,
            inner: "<subviews>" + label("t4", "Deep") + "</subviews>")
          + #"</cells></tableViewSection><tableViewSection><string key="headerTitle">Long</string><string key="footerTitle">Longer</string><cells>"#
          + cell(
            "three", "",
            "<view key=\"accessoryView\" id=\"acc\">\(rect(0, 0, 30, 20))\(color("backgroundColor"))</view>",
            inner: "<subviews>" + label("t5", "Own") + "</subviews>")
          + cell(
            "four", "",
            "<view key=\"backgroundView\" id=\"back\">\(rect(0, 0, 30, 20))\(color("backgroundColor"))</view>"
          )
          + #"</cells></tableViewSection></sections>"#, x: 0, width: 375, height: 400)
        + at(
          400, "tableView", "rows", #"style="plain" rowHeight="50""#,
          "<prototypes>"
            + cell("five", "", "<inset key=\"separatorInset\" minX=\"70\" minY=\"0\" maxX=\"3\" maxY=\"0\"/>")
            + cell("six", "")
            + "</prototypes><inset key=\"separatorInset\" minX=\"90\" minY=\"0\" maxX=\"4\" maxY=\"0\"/>"
            + color("separatorColor"),
          x: 0, width: 375, height: 250),
      resources: #"<image name="star" catalog="system" width="20" height="19"/>"#)
  }()

  static let collections = page(
    at(
      40, "collectionView", "list", "",
      #"<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="13" minimumInteritemSpacing="17" scrollDirection="horizontal">"#
        + #"<size key="itemSize" width="44" height="55"/><inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/></collectionViewFlowLayout><cells>"#
        + "<collectionViewCell id=\"one\">\(rect(0, 0, 60, 50))<view key=\"contentView\" id=\"in\">\(rect(0, 0, 60, 50))\(color("backgroundColor"))<subviews>"
        + at(3, "label", "l", #"text="Cell""#) + "</subviews></view></collectionViewCell></cells>",
      width: 300, height: 300))

  static let navigation: String = {
    func item(_ key: String, _ attributes: String, _ content: String = "") -> String {
      "<barButtonItem key=\"\(key)\" id=\"bar-\(key)\" \(attributes)>\(content)</barButtonItem>"
    }
    func scene(_ id: String, _ item: String, _ more: String = "") -> String {
      Documents.controller(id, item + more, attributes: "title=\"Title \(id)\"")
    }
    let bar =
      #"<navigationBar key="navigationBar" id="nb" barStyle="black" translucent="NO" largeTitles="YES">"#
      + color("barTintColor") + color("tintColor", "0.3") + #"<textAttributes key="titleTextAttributes">"#
      + color("textColor")
      + font + #"</textAttributes><textAttributes key="largeTitleTextAttributes">"#
      + color("textColor", "0.6") + "</textAttributes></navigationBar>"
    let look =
      #"<navigationBar key="navigationBar" id="nb2"><navigationBarAppearance key="standardAppearance">"#
      + color("backgroundColor") + color("shadowColor", "0.2")
      + #"<textAttributes key="titleTextAttributes">"# + color("textColor")
      + #"</textAttributes></navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance">"#
      + color("backgroundColor", "0.4")
      + #"<textAttributes key="largeTitleTextAttributes">"# + color("textColor")
      + "</textAttributes></navigationBarAppearance></navigationBar>"
    let relation = { (to: String) in
      "<connections><segue kind=\"relationship\" relationship=\"rootViewController\" destination=\"\(to)\" id=\"r-\(to)\"/></connections>"
    }
    let push = { (to: String) in
      "<connections><segue kind=\"show\" destination=\"\(to)\" id=\"p-\(to)\"/></connections>"
    }
    return Documents.storyboard(
      scenes: [
        scene(
          "a",
          #"<navigationItem key="navigationItem" id="na" title="Named" prompt="Asked" largeTitleDisplayMode="never">"#
            + item("leftBarButtonItem", #"title="Left" style="done" width="90""#, color("tintColor"))
            + item("rightBarButtonItem", #"systemItem="trash" enabled="NO""#)
            + "</navigationItem>",
          #"<toolbarItems><barButtonItem title="Tool" id="tool"/></toolbarItems>"# + push("b")),
        scene(
          "b",
          #"<navigationItem key="navigationItem" id="nc" hidesBackButton="YES" leftItemsSupplementBackButton="YES">"#
            + "<view key=\"titleView\" id=\"tv\">\(rect(0, 0, 60, 20))\(color("backgroundColor"))</view></navigationItem>"
        ),
        #"<navigationController id="n" toolbarHidden="NO">\#(bar)\#(relation("a"))</navigationController>"#,
        scene(
          "c",
          #"<navigationItem key="navigationItem" id="nd" backButtonTitle="Return"><string key="title">Long</string><leftBarButtonItems>"#
            + item("x", #"title="L1""#) + "</leftBarButtonItems><rightBarButtonItems>"
            + item(
              "y", "",
              "<view key=\"customView\" id=\"cv\">\(rect(0, 0, 40, 20))\(color("backgroundColor"))</view>")
            + item("z", "", #"<string key="title">R2</string>"#) + "</rightBarButtonItems></navigationItem>",
          push("d")),
        scene("d", #"<navigationItem key="navigationItem" id="ne"/>"#, push("f")),
        #"<navigationController id="m">\#(look)\#(relation("c"))</navigationController>"#,
        scene(
          "e", "",
          #"<extendedEdge key="edgesForExtendedLayout" left="YES" right="YES" bottom="YES"/><string key="title">Long e</string>"#
        ),
        #"<navigationController id="o" navigationBarHidden="YES" toolbarHidden="NO">\#(relation("e"))</navigationController>"#,
        scene(
          "f",
          "<navigationItem key=\"navigationItem\" id=\"nf\">" + item("backBarButtonItem", #"title="Away""#)
            + "</navigationItem>", push("g")),
        scene("g", #"<navigationItem key="navigationItem" id="ng"/>"#),
        Documents.controller(
          "h",
          views: at(
            100, "navigationBar", "own", "", "<items><navigationItem id=\"own-i\" title=\"Own\"/></items>")
            + at(
              200, "toolbar", "own-t", #"barStyle="black""#,
              #"<items><barButtonItem title="Own" id="own-b" image="star" catalog="system"/></items>"#)
            + at(
              260, "toolbar", "own-u", "",
              #"<items><barButtonItem title="Own" id="own-c"/></items>"# + color("barTintColor"))),
      ], initial: "n"
    )
    .replacingOccurrences(of: "</document>", with: color("tintColor") + "</document>")
  }()

  static let tabs: String = {
    func tab(
      _ id: String, _ attributes: String, _ content: String = "", more: String = "", controller: String = ""
    ) -> String {
      Documents.controller(
        id, "<tabBarItem key=\"tabBarItem\" id=\"t-\(id)\" \(attributes)>\(content)</tabBarItem>\(more)",
        attributes: controller)
    }
    let ids = ["a", "b", "c", "d"]
    let relations = ids.map {
      "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"\($0)\" id=\"r-\($0)\"/>"
    }
    return Documents.storyboard(
      scenes: [
        tab(
          "a", #"title="First" image="star" catalog="system" selectedImage="heart" badgeValue="7""#,
          color("badgeColor")),
        tab("b", #"systemItem="search""#), tab("c", #"title="Off" enabled="NO""#),
        tab(
          "d", "",
          #"<string key="title">Long</string><imageReference key="image" image="star" catalog="system"/>"#),
        #"<tabBarController id="tabs"><tabBar key="tabBar" id="tb" barStyle="black" translucent="NO">"#
          + color("barTintColor")
          + color("tintColor", "0.2") + color("unselectedItemTintColor", "0.5")
          + "</tabBar><connections>\(relations.joined())</connections></tabBarController>",
        Documents.controller(
          "bars", views: at(100, "tabBar", "own", "", #"<items><tabBarItem title="Own" id="own-i"/></items>"#)
        ),
        Documents.controller(
          "host",
          "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/><viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>",
          views: at(
            300, "containerView", "container", "",
            #"<connections><segue kind="embed" destination="a" id="em"/></connections>"#)),
      ], initial: "tabs")
  }()

  static let effects: String = {
    func attribute(_ type: String, _ path: String, _ content: String) -> String {
      content.hasPrefix("<")
        ? "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(content)</userDefinedRuntimeAttribute>"
        : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(content)\"/>"
    }
    let contentView = { (id: String) in
      "<view key=\"contentView\" id=\"\(id)\">\(rect(0, 0, 200, 40))\(color("backgroundColor"))</view>"
    }
    return page(
      at(40, "visualEffectView", "e1", "", contentView("e2") + #"<blurEffect style="dark"/>"#)
        + at(
          100, "visualEffectView", "e3", "",
          contentView("e4") + #"<vibrancyEffect><blurEffect style="dark"/></vibrancyEffect>"#)
        + at(
          160, "view", "e5", "",
          color("backgroundColor") + "<userDefinedRuntimeAttributes>"
            + attribute("number", "layer.cornerRadius", #"<integer key="value" value="9"/>"#)
            + attribute("number", "layer.borderWidth", #"<real key="value" value="3"/>"#)
            + attribute("color", "layer.borderColor", color("value"))
            + attribute("boolean", "layer.masksToBounds", "YES")
            + "</userDefinedRuntimeAttributes><subviews>"
            + at(-5, "view", "e6", "", color("backgroundColor", "0.1")) + "</subviews>")
        + at(
          220, "view", "e7", "",
          color("backgroundColor") + "<userDefinedRuntimeAttributes>"
            + attribute("size", "layer.shadowOffset", #"<size key="value" width="4" height="5"/>"#)
            + attribute("number", "layer.shadowOpacity", #"<float key="value" value="0.6"/>"#)
            + "</userDefinedRuntimeAttributes>")
        + at(
          280, "view", "e8", "",
          color("backgroundColor") + "<userDefinedRuntimeAttributes>"
            + attribute("point", "layer.shadowOffset", #"<point key="value" x="4" y="5"/>"#)
            + attribute("number", "layer.shadowOpacity", #"<real key="value" value="0.6"/>"#)
            + "</userDefinedRuntimeAttributes>"))
  }()

  static let xib = Documents.xib(
    "<view id=\"top\" contentMode=\"scaleToFill\">\(rect(0, 0, 200, 300))\(color("backgroundColor"))<subviews>"
      + at(5, "label", "l", #"text="Small""#) + "</subviews></view>",
    owner:
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections><outlet property="view" destination="top" id="o"/></connections></placeholder>"#
  )
  .replacingOccurrences(
    of: "version=\"3.0\"", with: "version=\"3.0\" launchScreen=\"NO\" useTraitCollections=\"YES\""
  )
  .replacingOccurrences(
    of: "<objects>",
    with: #"<dependencies><deployment version="2304" identifier="iOS"/></dependencies><objects>"#)
}
