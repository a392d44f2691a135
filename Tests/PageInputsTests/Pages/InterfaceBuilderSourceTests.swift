import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs

struct InterfaceBuilderSourceTests {
  @Test(
    arguments: [
      ("Main.storyboard", true), ("App/Cell.xib", true), ("A.XIB", true), ("a.b.Storyboard", true),
      (".xib", false), ("folder.xib/deck.json", false), ("xib", false), ("Cell.nib", false), ("", false),
      ("Main.storyboard/", false),
    ])
  func `a document is known by its ending, in any case`(path: String, isDocument: Bool) {
    #expect(InterfaceBuilderSource.isDocument(path) == isDocument)
  }

  @Test func `a document's scenes are its pages`() throws {
    let folder = TemporaryFolder()
    // The top of a project: what lies above is not looked into.
    for name in [".git", "A.xcassets", "given/Given.xcassets"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try Data(Self.storyboard.utf8).write(to: URL(fileURLWithPath: folder.path("Main.storyboard")))
    let (loaded, diagnostics) = InterfaceBuilderSource.load(
      folder.path("Main.storyboard"), assetCatalogs: [folder.path("given/Given.xcassets")])
    #expect(diagnostics.isEmpty)
    let source = try #require(loaded)
    #expect(source.name == "Main")
    #expect(source.entries.map(\.id) == ["Welcome", "SignUpController"])
    #expect(source.entries.map(\.number) == [1, 2])
    #expect(source.entries.map { $0.sceneNames?.contains("vc-2") } == [false, true])
    #expect(source.assetCatalogs == [folder.path("given/Given.xcassets"), folder.path("A.xcassets")])
    #expect(source.matrix.devices.isEmpty)
    #expect(source.traitDependence == .all)
  }

  @Test func `a document with nothing to draw says so`() throws {
    let folder = TemporaryFolder()
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("Empty.xib")))
    let (source, diagnostics) = InterfaceBuilderSource.load(folder.path("Empty.xib"))
    #expect(source == nil)
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(
      diagnostics.map(\.message) == [
        "the document has no scene with a view, and no view; there is nothing to draw"
      ])
  }

  /// One scene with a storyboard identifier, one with a class.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-1">
          <objects>
            <viewController storyboardIdentifier="Welcome" id="vc-1" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v-1">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              </view>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s-2">
          <objects>
            <viewController id="vc-2" customClass="SignUpController" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v-2">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}
