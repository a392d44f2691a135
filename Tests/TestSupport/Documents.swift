/// Documents as Interface Builder writes them, as short as a test allows.
package enum Documents {
  /// A storyboard of one view controller with these views and constraints in its root view.
  package static func storyboard(
    subviews: String, constraints: String = "", device: String = "retina4_7", tools: String = "22505",
    rootSize: String = #"width="375" height="667""#, resources: String = "", root: String = "",
    rootAttributes: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait"/>
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <viewController storyboardIdentifier="Welcome" id="c-1" customClass="WelcomeController" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root" \(rootAttributes)>
                            <rect key="frame" x="0.0" y="0.0" \(rootSize)/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
    \(subviews)
                            </subviews>
                            <constraints>
    \(constraints)
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="safe"/>
    \(root)
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
        <resources>
    \(resources)
        </resources>
    </document>
    """
  }

  package static func view(
    _ id: String, _ content: String = "", name: String = "view", attributes: String = ""
  ) -> String {
    """
    <\(name) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    \(content)
    </\(name)>
    """
  }
}

extension Documents {
  /// A storyboard of these scenes, each an object with its content.
  package static func storyboard(scenes: [String], initial: String? = nil) -> String {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let written = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"\
      \(initial)>
      <device id="retina5_9" orientation="portrait"/>
      <scenes>
      \(written)
      </scenes>
      </document>
      """
  }

  /// A controller whose root view `v-ID` holds `safe-ID`, which fills its safe area.
  package static func controller(
    _ id: String, _ content: String = "", attributes: String = "", views: String = ""
  )
    -> String
  {
    let pins = ["leading", "trailing", "top", "bottom"].map {
      """
      <constraint firstItem="safe-\(id)" firstAttribute="\($0)" secondItem="guide-\(id)" secondAttribute="\($0)" \
      id="\($0)-\(id)"/>
      """
    }.joined()
    return """
      <viewController id="\(id)" \(attributes)><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="375" height="812"/>
      <subviews>\(view("safe-\(id)"))\(views)</subviews>
      <constraints>\(pins)</constraints>
      <viewLayoutGuide key="safeArea" id="guide-\(id)"/></view>
      \(content)</viewController>
      """
  }

  package static func xib(
    _ content: String, owner: String = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <device id="retina4_7" orientation="portrait"/>
    <objects>\(owner)\(content)</objects>
    </document>
    """
  }

  /// One constant constraint of a view to itself.
  package static func size(_ id: String, width: Double? = nil, height: Double? = nil) -> String {
    let sides = [("width", width), ("height", height)].compactMap { name, value in
      value.map { "<constraint firstAttribute=\"\(name)\" constant=\"\($0)\" id=\"\(name)-\(id)\"/>" }
    }
    return "<constraints>\(sides.joined())</constraints>"
  }
}
