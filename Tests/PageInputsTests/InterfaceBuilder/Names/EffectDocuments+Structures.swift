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
    func item(_ key: String?, _ attributes: String, _ content: String = "") -> String {
      let key = key.map { "key=\"\($0)\"" } ?? ""
      return "<barButtonItem \(key) \(attributes)>\(content)</barButtonItem>"
    }
    func navigationItem(_ attributes: String, _ content: String = "") -> String {
      "<navigationItem key=\"navigationItem\" \(attributes)>\(content)</navigationItem>"
    }
    func scene(_ id: String, _ item: String, _ more: String = "", attributes: String = "", views: String = "")
      -> String
    {
      Documents.controller(id, item + more, attributes: "title=\"Title \(id)\" \(attributes)", views: views)
    }
    func segue(_ kind: String, _ destination: String, _ attributes: String = "") -> String {
      "<segue kind=\"\(kind)\" destination=\"\(destination)\" id=\"\(kind)-\(destination)\" \(attributes)/>"
    }
    func container(_ id: String, _ root: String, _ attributes: String = "", bar: String = "") -> String {
      "<navigationController id=\"\(id)\" \(attributes)>\(bar)<connections>"
        + segue("relationship", root, #"relationship="rootViewController""#)
        + "</connections></navigationController>"
    }
    func words(_ key: String, _ red: String = "0.8", _ more: String = "") -> String {
      "<textAttributes key=\"\(key)\">" + color("textColor", red) + more + "</textAttributes>"
    }
    let square = rect(0, 0, 60, 20) + color("backgroundColor")
    let bar =
      #"<navigationBar key="navigationBar" id="nb" barStyle="black" translucent="NO" largeTitles="YES">"#
      + color("barTintColor") + color("tintColor", "0.3") + words("titleTextAttributes", "0.7", font)
      + words("largeTitleTextAttributes", "0.6") + "</navigationBar>"
    let look =
      #"<navigationBar key="navigationBar" id="nb2"><navigationBarAppearance key="scrollEdgeAppearance">"#
      + color("backgroundColor", "0.4") + color("shadowColor", "0.2") + words("titleTextAttributes")
      + "</navigationBarAppearance></navigationBar>"
    let standard =
      #"<navigationBar key="navigationBar" id="nb3" largeTitles="YES"><navigationBarAppearance key="standardAppearance">"#
      + color("backgroundColor", "0.4") + color("shadowColor", "0.2") + words("titleTextAttributes")
      + words("largeTitleTextAttributes") + "</navigationBarAppearance></navigationBar>"
    return Documents.storyboard(
      scenes: [
        scene(
          "a",
          navigationItem(
            #"title="Named" prompt="Asked" largeTitleDisplayMode="never""#,
            item("leftBarButtonItem", #"title="Left" style="done""#, color("tintColor"))
              + item("rightBarButtonItem", #"systemItem="trash" enabled="NO""#)),
          "<toolbarItems>" + item(nil, #"title="A""#) + item(nil, #"systemItem="fixedSpace" width="90""#)
            + item(nil, #"title="B""#) + "</toolbarItems><connections>" + segue("show", "b")
            + "</connections>",
          attributes: #"extendedLayoutIncludesOpaqueBars="YES""#),
        scene(
          "b", navigationItem(#"hidesBackButton="YES" title="Large""#),
          "<connections>" + segue("presentation", "h", #"modalPresentationStyle="fullScreen""#)
            + segue("presentation", "i") + "</connections>"),
        container("n", "a", #"toolbarHidden="NO""#, bar: bar),
        scene(
          "c",
          navigationItem(
            #"backButtonTitle="Return""#,
            #"<string key="title">Long</string><leftBarButtonItems>"# + item(nil, #"title="L1""#)
              + "</leftBarButtonItems><rightBarButtonItems>"
              + item(nil, "", "<view key=\"customView\" id=\"cv\">\(square)</view>")
              + item(nil, "", #"<string key="title">R2</string>"#) + "</rightBarButtonItems>"),
          #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/><connections>"# + segue("show", "d")
            + "</connections>"),
        scene(
          "d",
          navigationItem(
            #"leftItemsSupplementBackButton="YES""#,
            item("leftBarButtonItem", #"title="More""#) + "<view key=\"titleView\" id=\"tv\">\(square)</view>"
          ),
          "<connections>" + segue("show", "f") + "</connections>"),
        container("m", "c", #"toolbarHidden="NO""#, bar: look),
        Documents.controller(
          "e", #"<string key="title">Long e</string><extendedEdge key="edgesForExtendedLayout" top="YES"/>"#),
        container("o", "e", #"toolbarHidden="NO""#, bar: standard),
        container("hidden", "k", #"navigationBarHidden="YES""#), scene("k", ""),
        scene(
          "f", navigationItem("", item("backBarButtonItem", #"title="Away""#)),
          "<connections>" + segue("show", "g") + "</connections>"),
        scene(
          "g", navigationItem(""), attributes: #"automaticallyAdjustsScrollViewInsets="NO""#),
        Documents.controller(
          "h",
          views: at(
            100, "navigationBar", "own", "", "<items><navigationItem id=\"own-i\" title=\"Own\"/></items>")
            + at(
              200, "toolbar", "own-t", #"barStyle="black""#,
              "<items>" + item(nil, #"title="Own" image="bell" catalog="system""#) + "</items>")
            + at(
              260, "toolbar", "own-u", #"translucent="NO""#,
              "<items>" + item(nil, #"title="Own""#) + "</items>" + color("barTintColor"))),
        Documents.controller("i", attributes: #"modalPresentationStyle="fullScreen""#),
        #"<viewController id="s" automaticallyAdjustsScrollViewInsets="NO"><scrollView key="view" id="scroll">"#
          + rect(0, 0, 375, 812) + "<subviews>"
          + at(0, "view", "deep", "", color("backgroundColor"), x: 0, width: 900, height: 2000)
          + "</subviews></scrollView></viewController>", container("p", "s"),
        #"<viewController id="t"><scrollView key="view" id="scroll2" contentInsetAdjustmentBehavior="never">"#
          + rect(0, 0, 375, 812) + "<subviews>"
          + at(0, "view", "deep2", "", color("backgroundColor"), x: 0, width: 900, height: 2000)
          + "</subviews></scrollView></viewController>", container("q", "t"),
      ], initial: "n"
    )
    .replacingOccurrences(of: "</document>", with: color("tintColor", "0.4") + "</document>")
  }()

  static let tabs: String = {
    func tab(_ id: String, _ attributes: String, _ content: String = "") -> String {
      Documents.controller(
        id, "<tabBarItem key=\"tabBarItem\" id=\"t-\(id)\" \(attributes)>\(content)</tabBarItem>")
    }
    func relation(_ id: String, _ name: String = "viewControllers") -> String {
      "<segue kind=\"relationship\" relationship=\"\(name)\" destination=\"\(id)\" id=\"r-\(id)\"/>"
    }
    func list(_ name: String, _ key: String, _ id: String) -> String {
      let layout = name == "tableView" ? "" : #"<collectionViewFlowLayout key="collectionViewLayout"/>"#
      return "<\(name)Controller id=\"\(id)\"><\(name) key=\"\(key)\" id=\"v-\(id)\">"
        + rect(0, 0, 375, 812) + color("backgroundColor") + layout + "</\(name)></\(name)Controller>"
    }
    let guides = ["top", "bottom"].map { "<viewControllerLayoutGuide type=\"\($0)\" id=\"g-\($0)\"/>" }
      .joined()
    let placed =
      #"<viewController id="host"><layoutGuides>\#(guides)</layoutGuides><view key="view" id="v-host">"#
      + rect(0, 0, 375, 812) + "<subviews>" + free("view", "between", "", color("backgroundColor"))
      + at(
        300, "containerView", "container", "",
        #"<connections><segue kind="embed" destination="a" id="em"/></connections>"#)
      + "</subviews><constraints>"
      + pins(
        "between.top=g-top.bottom", "between.bottom=g-bottom.top", "between.leading=v-host.leading",
        "between.width=30") + "</constraints></view></viewController>"
    let references = [
      #"storyboardName="Other" bundleIdentifier="org.example""#,
      #"storyboardName="Third" referencedIdentifier="x""#,
      #"referencedIdentifier="y""#,
    ].enumerated().map { "<viewControllerPlaceholder id=\"ref\($0.offset)\" \($0.element)/>" }
    return Documents.storyboard(
      scenes: [
        tab(
          "a", #"title="First" image="bell" catalog="system" selectedImage="bell" badgeValue="7""#,
          color("badgeColor")), tab("b", #"systemItem="search""#),
        tab(
          "d", "",
          #"<string key="title">Long</string><imageReference key="image" image="bell" catalog="system"/>"#),
        #"<tabBarController id="tabs"><tabBar key="tabBar" id="tb" barStyle="black" translucent="NO">"#
          + color("barTintColor") + color("selectedImageTintColor", "0.2")
          + color("unselectedItemTintColor", "0.5")
          + "</tabBar><connections>"
          + (["a", "b", "d", "nav"] + (0..<3).map { "ref\($0)" }).map { relation($0) }.joined()
          + "</connections></tabBarController>",
        #"<navigationController id="nav"><connections>"# + relation("e", "rootViewController")
          + "</connections></navigationController>",
        Documents.controller("e", attributes: #"hidesBottomBarWhenPushed="YES""#),
        Documents.controller(
          "bars",
          views: at(100, "tabBar", "own", "", #"<items><tabBarItem title="Own" id="own-i"/></items>"#)),
        placed, list("tableView", "view", "t1"), list("tableView", "tableView", "t2"),
        list("collectionView", "view", "c1"), list("collectionView", "collectionView", "c2"),
      ] + references, initial: "tabs")
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
      + at(5, "label", "l", #"text="Small""#) + "</subviews></view>"
      + #"<navigationController id="nav"><navigationBar key="navigationBar" id="nb"/><viewControllers>"#
      + #"<viewController id="inner" title="Inside"><view key="view" id="in">"# + rect(0, 0, 375, 667)
      + "</view></viewController></viewControllers></navigationController>",
    owner: #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController">"#
      + #"<connections><outlet property="view" destination="top" id="o"/></connections></placeholder>"#
  )
  .replacingOccurrences(of: "retina4_7", with: "ipad9_7")
  .replacingOccurrences(
    of: "version=\"3.0\"", with: "version=\"3.0\" launchScreen=\"NO\" useTraitCollections=\"YES\""
  )
  .replacingOccurrences(
    of: "<objects>",
    with: #"<dependencies><deployment version="2304" identifier="iOS"/></dependencies><objects>"#)
}
