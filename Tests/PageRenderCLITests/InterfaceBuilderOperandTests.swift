import Foundation
import Testing

/// Storyboards and xibs where a deck may stand.
struct InterfaceBuilderOperandTests {
  /// A work folder with `App/Main.storyboard`, of two scenes, and `App/Badge.xib`, of one view.
  private func workspace() throws -> Workspace {
    let work = try Workspace()
    // The top of a project: what lies above is not looked into.
    for name in ["App/.git", "App/Assets.xcassets"] {
      try FileManager.default.createDirectory(
        at: work.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try work.write(
      Self.storyboard([
        "storyboardIdentifier=\"Welcome\" id=\"vc-1\" customClass=\"PageController\"",
        "id=\"vc-2\" customClass=\"SignUp\"",
      ]), to: "App/Main.storyboard")
    try work.write(Self.storyboard(["id=\"vc-9\" customClass=\"Settings\""]), to: "App/More.storyboard")
    try work.write(Self.xib, to: "App/Badge.XIB")
    return work
  }

  private static func storyboard(_ controllers: [String]) -> [UInt8] {
    let scenes = controllers.enumerated().map { index, attributes in
      """
          <scene sceneID="s-\(index)">
            <objects>
              <viewController \(attributes) sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v-\(index)">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
                </view>
              </viewController>
            </objects>
          </scene>
      """
    }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
      \(scenes.joined(separator: "\n"))
        </scenes>
      </document>
      """.utf8)
  }

  private static let xib = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="badge" customClass="BadgeView">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        </view>
      </objects>
    </document>
    """.utf8)

  @Test func `pictures of a storyboard are named by its scenes and drawn for the tool's own device`() throws {
    let work = try workspace()
    let outcome = try work.run("render", "App/Main.storyboard")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors == "")
    #expect(outcome.output == "out/Welcome/iphone-16-pro.ios17.png\nout/SignUp/iphone-16-pro.ios17.png\n")
    let header = try PNGHeader(work.contents(of: "out/Welcome/iphone-16-pro.ios17.png"))
    #expect((header.width, header.height) == (1206, 2622))
  }

  @Test func `the canvas is drawn for the tool's own device too`() throws {
    let outcome = try workspace().run("render", "App/Main.storyboard", "--canvas", "--page", "1")
    #expect(outcome.output == "out/Welcome/iphone-16-pro.ios17.png\n", "\(outcome)")
  }

  @Test func `axes and pages work as on a deck`() throws {
    let work = try workspace()
    let outcome = try work.run(
      "render", "App/Main.storyboard", "--page", "SignUp", "-d", "iphone-x,ipad-10", "--orientation", "all")
    #expect(
      outcome.output == """
        out/SignUp/iphone-x.ios17.png
        out/SignUp/iphone-x.landscape.ios17.png
        out/SignUp/ipad-10.ios17.png
        out/SignUp/ipad-10.landscape.ios17.png

        """)
    #expect(try work.run("render", "App/Main.storyboard", "--page", "3").status == 2)
  }

  @Test func `documents and decks may stand side by side, each under its name`() throws {
    let outcome = try workspace().run("render", "deck", "App/Badge.XIB", "--page", "1", "-d", "iphone-x")
    #expect(
      outcome.output == "out/deck/welcome/iphone-x.png\nout/Badge/BadgeView/iphone-x.png\n", "\(outcome)")
  }

  @Test(
    arguments: [
      ("Welcome", ["Welcome"]), ("vc-1", ["Welcome"]), ("PageController", ["Welcome"]),
      ("SignUp,vc-1", ["Welcome", "SignUp"]), ("all", ["Welcome", "SignUp"]),
    ])
  func `a scene is chosen by its identifier, its id or its class`(names: String, pages: [String]) throws {
    let outcome = try workspace().run("render", "App/Main.storyboard", "--scene", names)
    #expect(outcome.output == pages.map { "out/\($0)/iphone-16-pro.ios17.png\n" }.joined(), "\(outcome)")
  }

  @Test func `a scene has to be in one of several documents, and decks keep their pages`() throws {
    let outcome = try workspace().run(
      "render", "App/Main.storyboard", "App/More.storyboard", "deck", "--scene", "Settings", "-d", "iphone-x")
    #expect(
      outcome.output == """
        out/More/Settings/iphone-x.ios17.png
        out/deck/welcome/iphone-x.png
        out/deck/every-device/iphone-x.png

        """, "\(outcome)")
  }

  @Test func `layout prints the scenes of a document`() throws {
    let outcome = try workspace().run("layout", "App/Main.storyboard", "-d", "iphone-x", "--scene", "SignUp")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    let environment = try #require(json?.first)
    #expect(environment["deck"] as? String == "App/Main.storyboard")
    let page = try #require((environment["pages"] as? [[String: Any]])?.first)
    #expect(page["page"] as? String == "SignUp")
    let root = page["root"] as? [String: Any]
    #expect(root?["frame"] as? [String: Double] == ["x": 0, "y": 0, "width": 375, "height": 812])
  }

  @Test(
    arguments: [
      (
        ["App/Main.storyboard", "--scene", "Signup"],
        "--scene \"Signup\" is no scene of App/Main.storyboard; did you mean \"SignUp\"? It has Welcome, SignUp"
      ),
      (
        ["App/Main.storyboard", "--scene", "Welcome,Nowhere"],
        "--scene \"Nowhere\" is no scene of App/Main.storyboard; it has Welcome, SignUp"
      ),
      (
        ["App/Main.storyboard", "App/More.storyboard", "--scene", "Setings"],
        "--scene \"Setings\" is no scene of these documents; did you mean \"Settings\"? "
          + "They have Welcome, SignUp, Settings"
      ),
      (
        ["App/Main.storyboard", "--scene", "SignUp", "--page", "1"],
        "--scene and --page have no scene in common; leave one of them out"
      ),
      (
        ["App/Main.storyboard", "--scene", "a,,b"], "--scene has an empty entry in \"a,,b\"; separate values"
      ),
      (["App/Main.storyboard", "--scene"], "--scene needs a value: --scene NAMES"),
      (
        ["deck", "--scene", "Welcome"],
        "--scene is for Interface Builder documents; name a .storyboard or .xib file"
      ),
      (
        ["deck", "--canvas"], "--canvas is for Interface Builder documents; name a .storyboard or .xib file"
      ),
      (
        ["deck", "--assets", "App"],
        "--assets is for Interface Builder documents; name a .storyboard or .xib file"
      ),
      (
        ["App/Main.storyboard", "--page", "3"],
        "--page 3 is no page of App/Main.storyboard; it has pages 1 to 2: Welcome, SignUp"
      ),
    ] as [([String], String)])
  func `a wrong choice of scenes ends with 2 and one line`(words: [String], message: String) throws {
    let work = try workspace()
    for command in ["render", "layout"] {
      let outcome = try Renderpages.run([command] + words, in: work.folder)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.hasPrefix("renderpages: error: " + message), "\(outcome.errors)")
    }
    #expect(!work.exists("out"))
  }

  @Test func `an asset catalogue that is not there is wrong input`() throws {
    let work = try workspace()
    let outcome = try work.run("render", "App/Main.storyboard", "--assets", "Gone.xcassets")
    #expect(outcome.status == 3)
    #expect(outcome.errors == "renderpages: error: --assets \"Gone.xcassets\" does not exist\n")
    let found = try work.run(
      "render", "App/Main.storyboard", "--assets", "App/Assets.xcassets", "--assets", "App")
    #expect(found.status == 0, "\(found)")
  }

  @Test func `a document that is not there is wrong input, and the others are drawn`() throws {
    let outcome = try workspace().run("render", "App/Gone.storyboard", "App/Badge.XIB", "-d", "iphone-x")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("App/Gone.storyboard"))
    #expect(outcome.output == "out/Badge/BadgeView/iphone-x.ios17.png\n")
  }
}
