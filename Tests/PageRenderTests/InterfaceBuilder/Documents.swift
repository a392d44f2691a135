import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSources
@testable import UIKitCore

/// Documents as Interface Builder writes them, as short as a test allows.
enum Documents {
  /// A storyboard of one view controller with these views and constraints in its root view.
  static func storyboard(
    subviews: String, constraints: String = "", device: String = "retina4_7", tools: String = "22505",
    rootSize: String = #"width="375" height="667""#, resources: String = "", root: String = ""
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
                        <view key="view" contentMode="scaleToFill" id="root">
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

  static func view(
    _ id: String, _ content: String = "", name: String = "view", attributes: String = ""
  ) -> String {
    """
    <\(name) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    \(content)
    </\(name)>
    """
  }

  static func parse(_ text: String) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    InterfaceDocument.parse(Array(text.utf8), file: "Main.storyboard")
  }
}

/// Frames of the views of a document's first scene by the names that `layout` gives them, and what was said.
@MainActor
struct SolvedDocument {
  var frames: [String: Rect] = [:]
  var tree: ViewTree
  var conflicts: [LayoutConflict]
  var diagnostics: [Diagnostic]

  init(
    _ text: String, size: Size = Size(width: 375, height: 667), safeArea: EdgeInsets = .zero,
    scale: Double = 2,
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, isCanvas: Bool = false,
    scene name: String? = nil
  ) throws {
    let (document, problems) = Documents.parse(text)
    try self.init(
      document, problems, size: size, safeArea: safeArea, scale: scale, horizontal: horizontal,
      vertical: vertical, isCanvas: isCanvas, scene: name)
  }

  /// - Parameter name: The scene; the first unless given.
  init(
    _ document: InterfaceDocument?, _ problems: [Diagnostic], size: Size = Size(width: 375, height: 667),
    safeArea: EdgeInsets = .zero, scale: Double = 2,
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, isCanvas: Bool = false,
    scene name: String? = nil
  ) throws {
    guard let document,
      let scene = name.map({ name in document.scenes.first { $0.names.contains(name) } })
        ?? document.scenes.first
    else { throw Missing(diagnostics: problems) }
    let options = DocumentBuilder.Options(
      variations: Variations(horizontal: horizontal, vertical: vertical), isCanvas: isCanvas,
      isRecording: isCanvas)
    guard let (view, builder) = document.build(scene, options: options) else {
      throw Missing(diagnostics: problems)
    }
    let tree = ViewTree(root: view)
    try self.init(
      tree, problems + builder.diagnostics + tree.diagnostics, size: size, safeArea: safeArea, scale: scale,
      horizontal: horizontal, vertical: vertical)
  }

  init(
    _ tree: ViewTree, _ diagnostics: [Diagnostic], size: Size, safeArea: EdgeInsets, scale: Double,
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular
  ) throws {
    self.tree = tree
    self.diagnostics = diagnostics
    let environment = LayoutEnvironment(
      size: size, scale: scale, safeArea: safeArea, horizontalSizeClass: horizontal,
      verticalSizeClass: vertical)
    let text = try TextEngine(catalog: FontCatalog())
    let page = PreparedPage(id: "page", tree: tree)
    let measurer = ViewMeasurer(
      contents: page.contents, text: text, scale: scale, direction: .leftToRight, language: "en")
    var system = try LayoutSystem(tree.layout)
    let result = try system.solve(in: environment, measuring: measurer)
    conflicts = result.conflicts
    for node in tree.views {
      if let name = node.identifier { frames[name] = result.frames[node.item] }
    }
  }

  struct Missing: Error {
    var diagnostics: [Diagnostic]
  }
}

extension Documents {
  /// A storyboard of these scenes, each an object with its content.
  static func storyboard(scenes: [String], initial: String? = nil) -> String {
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
  static func controller(_ id: String, _ content: String = "", attributes: String = "", views: String = "")
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

  static func xib(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <device id="retina4_7" orientation="portrait"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(content)</objects>
    </document>
    """
  }

  /// One constant constraint of a view to itself.
  static func size(_ id: String, width: Double? = nil, height: Double? = nil) -> String {
    let sides = [("width", width), ("height", height)].compactMap { name, value in
      value.map { "<constraint firstAttribute=\"\(name)\" constant=\"\($0)\" id=\"\(name)-\(id)\"/>" }
    }
    return "<constraints>\(sides.joined())</constraints>"
  }
}

/// The objects that one view element becomes, by id.
@MainActor
struct BuiltViews {
  let builder: DocumentBuilder
  let root: UIView
  var diagnostics: [Diagnostic]

  /// - Parameter views: What the root view of a scene holds.
  init(_ views: String, resources: String = "") throws {
    let (document, problems) = Documents.parse(Documents.storyboard(subviews: views, resources: resources))
    let read = try #require(document)
    let options = DocumentBuilder.Options(variations: Variations(horizontal: .compact, vertical: .regular))
    let scene = try #require(read.scenes.first)
    let (root, builder) = try #require(read.build(scene, options: options))
    (self.root, self.builder) = (root, builder)
    diagnostics = problems + builder.diagnostics
  }

  /// The view of an id.
  func view<View: UIView>(_ id: String = "a", as type: View.Type = View.self) throws -> View {
    try #require(builder.objects[id] as? View, "\(id) is \(String(describing: builder.objects[id]))")
  }
}
