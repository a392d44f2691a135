import Foundation
import Testing

/// Storyboards and xibs from the file to the picture, and files that are none.
struct InterfaceBuilderInputTests {
  private let work: Workspace

  init() throws {
    work = try Workspace()
    // The top of a project: catalogues above are not looked into.
    for folder in ["App/.git", "App/Assets.xcassets"] { try self.folder(folder) }
  }

  private func folder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  private func write(_ text: String, to path: String = "App/Main.storyboard") throws {
    try work.write(Array(text.utf8), to: path)
  }

  /// What comes before line 4, where the scenes begin.
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
    <device id="retina4_7" orientation="portrait"/>

    """

  private static func storyboard(_ scenes: String...) -> String {
    head + "<scenes>\n" + scenes.map { "<scene><objects>\n\($0)\n</objects></scene>\n" }.joined()
      + "</scenes>\n</document>\n"
  }

  private static func controller(_ id: String, views: String = "", constraints: String = "") -> String {
    """
    <viewController id="\(id)"><view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>
    \(constraints)
    </constraints></view></viewController>
    """
  }

  private static let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><color key="backgroundColor" red="1" green="0" blue="0" \
    alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
    """

  private static func constraint(_ side: String, _ value: Int) -> String {
    ["width", "height"].contains(side)
      ? "<constraint firstItem=\"box\" firstAttribute=\"\(side)\" constant=\"\(value)\" id=\"k-\(side)\"/>"
      : """
      <constraint firstItem="box" firstAttribute="\(side)" secondItem="v-a" secondAttribute="\(side)" constant="\(value)" \
      id="k-\(side)"/>
      """
  }

  // MARK: Good documents

  @Test func `layout prints the frames of a storyboard, and render its picture`() throws {
    let constraints = [("leading", 20), ("top", 30), ("width", 100), ("height", 50)]
      .map { Self.constraint($0, $1) }.joined(separator: "\n")
    try write(Self.storyboard(Self.controller("a", views: Self.box, constraints: constraints)))
    let layout = try work.run("layout", "App/Main.storyboard", "-d", "iphone-se-3")
    #expect(layout.status == 0 && layout.errors == "", "\(layout)")
    #expect(try Self.frame("box", in: layout) == ["x": 20, "y": 30, "width": 100, "height": 50])
    let render = try work.run("render", "App/Main.storyboard", "-d", "iphone-se-3")
    #expect(render.status == 0 && render.output == "out/a/iphone-se-3.ios17.png\n", "\(render)")
    let header = try PNGHeader(work.contents(of: "out/a/iphone-se-3.ios17.png"))
    #expect((header.width, header.height) == (750, 1334))
  }

  @Test func `a view of a xib stands in the middle of the screen`() throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects><view id="badge"><rect key="frame" x="0" y="0" width="175" height="67"/></view></objects></document>
      """, to: "App/Badge.xib")
    let layout = try work.run("layout", "App/Badge.xib", "-d", "iphone-se-3")
    // (375 − 175) / 2 and (667 − 67) / 2
    #expect(try Self.frame("badge", in: layout) == ["x": 100, "y": 300, "width": 175, "height": 67])
    #expect(
      try work.run("render", "App/Badge.xib", "-d", "iphone-se-3").output
        == "out/badge/iphone-se-3.ios17.png\n")
  }

  @Test func `a tab in another storyboard is drawn, and one that is missing is one warning`() throws {
    try write(
      Self.storyboard(
        """
        <tabBarController id="tabs"><connections>
        <segue destination="ref" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
        """, "<viewControllerPlaceholder storyboardName=\"Other\" id=\"ref\"/>", Self.controller("a")))
    let missing = try work.run("render", "App/Main.storyboard", "-d", "iphone-se-3,iphone-x")
    #expect(missing.status == 0, "\(missing)")
    #expect(missing.output == "out/a/iphone-se-3.ios17.png\nout/a/iphone-x.ios17.png\n")
    #expect(missing.errorLines.count { $0.contains("warning: ") } == 1, "\(missing.errors)")
    #expect(missing.errors.hasPrefix("App/Main.storyboard:11:1: warning: "), "\(missing.errors)")
    try write(
      Self.storyboard(Self.controller("b")).replacing(
        "toolsVersion", with: "initialViewController=\"b\" toolsVersion"),
      to: "App/Other.storyboard")
    let found = try work.run("render", "App/Main.storyboard", "-d", "iphone-se-3")
    #expect(found.status == 0 && found.errors == "", "\(found)")
    #expect(found.output == "out/a/iphone-se-3.ios17.png\nout/Other/iphone-se-3.ios17.png\n")
  }

  // MARK: Files that are no documents

  /// Each is one line, and nothing is drawn.
  @Test(
    arguments: [
      ("", 3, "App/Main.storyboard: error: the document is empty"),
      (
        String(head.dropLast(20)), 3,
        "App/Main.storyboard:3:"
      ),
      (head + "<scenes>\n<scene>", 3, "App/Main.storyboard:5:1: error: the document ends inside <scene>"),
      (
        head + "<scenes>\n</scene>", 3,
        "App/Main.storyboard:5:"
      ),
      (
        "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<document>&b;</document>",
        3, "App/Main.storyboard:2:1: error: the document has a document type declaration"
      ),
      (
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<document>&x;</document>", 3,
        "App/Main.storyboard:1:1: error: the document has a document type declaration"
      ),
      (
        head + String(repeating: "<view>", count: 100_000), 4,
        "App/Main.storyboard:4:"
      ),
      (
        "NIBArchive\u{1}\u{0}\u{0}", 3,
        "App/Main.storyboard: error: the file is binary, perhaps a compiled nib"
      ),
      ("bplist00\u{0}\u{1}", 3, "App/Main.storyboard: error: the file is binary, perhaps a compiled nib"),
      ("<plist/>", 3, "App/Main.storyboard:1:1: error: this is an XML file of <plist>"),
      (
        head + "</document>", 0,
        "App/Main.storyboard: warning: the document has no scene with a view, and no view; there is nothing to draw"
      ),
    ] as [(String, Int32, String)])
  func `a file that cannot be used is one line with its place`(
    text: String, status: Int32, start: String
  ) throws {
    try write(text)
    for command in ["render", "layout"] {
      let outcome = try work.run(command, "App/Main.storyboard")
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix(start), "\(outcome.errors)")
    }
    #expect(!work.exists("out"))
  }

  // MARK: Faults in documents

  /// Each is one line, and the rest is drawn.
  @Test(
    arguments: [
      (
        storyboard(controller("a", views: box + "\n" + box)),
        "App/Main.storyboard:9:1: error: the id \"box\" is already used in line 8"
      ),
      (
        storyboard(
          controller(
            "a", views: box,
            constraints:
              #"<constraint firstItem="box" firstAttribute="top" secondAttribute="nowhere" id="k"/>"#)),
        "App/Main.storyboard:11:1: error: secondAttribute \"nowhere\" is not an attribute of a constraint"
      ),
      (
        storyboard(
          controller(
            "a",
            views:
              #"<containerView id="c"><connections><segue destination="a" kind="embed" id="e"/></connections></containerView>"#
          )),
        "App/Main.storyboard:8:36: error: the embed segue puts a controller into itself"
      ),
    ])
  func `a fault in a document is one line with its place, and the rest is drawn`(
    text: String, start: String
  ) throws {
    try write(text)
    let outcome = try work.run("render", "App/Main.storyboard", "-d", "iphone-se-3,iphone-x")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix(start), "\(outcome.errors)")
    #expect(outcome.output == "out/a/iphone-se-3.ios17.png\nout/a/iphone-x.ios17.png\n")
  }

  @Test func `a reference to an object that is not there is a warning`() throws {
    let constraint =
      #"<constraint firstItem="box" firstAttribute="top" secondItem="gone" secondAttribute="top" id="k"/>"#
    try write(Self.storyboard(Self.controller("a", views: Self.box, constraints: constraint)))
    let outcome = try work.run("render", "App/Main.storyboard", "-d", "iphone-se-3")
    #expect(outcome.status == 0)
    let start = "App/Main.storyboard:11:1: warning: the constraint \"k\" refers to the object \"gone\", which"
    #expect(outcome.errors.hasPrefix(start), "\(outcome.errors)")
  }

  @Test func `controllers that embed each other are one error however many scenes show it`() throws {
    func embedding(_ id: String, _ other: String) -> String {
      Self.controller(
        id,
        views:
          "<containerView id=\"c-\(id)\"><connections><segue destination=\"\(other)\" kind=\"embed\" id=\"e-\(id)\"/></connections></containerView>"
      )
    }
    try write(Self.storyboard(embedding("a", "b"), embedding("b", "a")))
    let outcome = try work.run("render", "App/Main.storyboard", "-d", "iphone-se-3")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.output == "out/a/iphone-se-3.ios17.png\nout/b/iphone-se-3.ios17.png\n")
  }

  // MARK: Catalogues

  @Test(
    arguments: [
      (nil, "App/Assets.xcassets/art.imageset/Contents.json:1:"),
      ("not a picture", "App/Assets.xcassets/art.imageset/Contents.json:1:"),
    ] as [(String?, String)])
  func `a catalogue whose image is missing or none is one error with its place`(
    content: String?, start: String
  ) throws {
    try folder("App/Assets.xcassets/art.imageset")
    try write(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#,
      to: "App/Assets.xcassets/art.imageset/Contents.json")
    if let content { try write(content, to: "App/Assets.xcassets/art.imageset/a.png") }
    try write(Self.storyboard(Self.controller("a", views: "<imageView id=\"i\" image=\"art\"/>")))
    let outcome = try work.run("render", "App/Main.storyboard", "-d", "iphone-se-3,iphone-x")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix(start), "\(outcome.errors)")
  }

  // MARK: Reading what was printed

  private static func frame(_ id: String, in outcome: Renderpages.Outcome) throws -> [String: Double]? {
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    let pages = json?.first?["pages"] as? [[String: Any]]
    var pending = pages?.compactMap { $0["root"] as? [String: Any] } ?? []
    while let node = pending.popLast() {
      if node["id"] as? String == id { return node["frame"] as? [String: Double] }
      pending += node["children"] as? [[String: Any]] ?? []
    }
    return nil
  }
}
