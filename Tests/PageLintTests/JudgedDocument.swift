import CoreFoundation
import Foundation
import PageTestSupport
import TestSupport

@testable import PageBase
@testable import PageLint

/// Documents of one scene, one view or one row, with outlets of the app's class.
enum JudgedDocument {
  /// The objects of a storyboard with one scene, to which a segue leads, under a controller of the app's.
  static func scene(_ views: String, outlets: [(name: String, id: String)] = [], more: String = "") -> String
  {
    Documents.storyboard(
      scenes: [
        """
        <viewController id="screen" customClass="Screen" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="375" height="812"/>
            <subviews>\(views)</subviews>\(white)\(more)
          </view>
          <connections>\(connections(outlets))</connections>
        </viewController>
        """
      ], initial: "screen")
  }

  /// A xib of one view whose owner has the class and outlets.
  static func xib(owner: String, _ view: String, outlets: [(name: String, id: String)] = []) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina5_9" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections>\(connections(outlets))</connections>
        </placeholder>
        \(view)
      </objects>
    </document>
    """
  }

  /// A table cell alone in a xib, 375 points wide, under a class of the app's.
  static func cell(
    height: Int, _ views: String, constraints: String = "", outlets: [(name: String, id: String)] = []
  ) -> String {
    xib(
      owner: "NSObject",
      """
      <tableViewCell contentMode="scaleToFill" id="cell" customClass="RowCell">
        <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
          <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
        </tableViewCellContentView>
        <connections>\(connections(outlets))</connections>
      </tableViewCell>
      """)
  }

  static let white = LintDocument.color("backgroundColor", 1)

  private static func connections(_ outlets: [(name: String, id: String)]) -> String {
    outlets.enumerated().map { number, outlet in
      #"<outlet property="\#(outlet.name)" destination="\#(outlet.id)" id="o-\#(number)"/>"#
    }.joined()
  }

  /// A view that constraints place.
  static func box(_ id: String) -> String {
    #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">"#
      + LintDocument.color("backgroundColor", 0.9) + "</view>"
  }

  /// A view with contents.
  static func panel(_ id: String, _ frame: CGRect, clips: Bool = false, _ views: String) -> String {
    #"<view contentMode="scaleToFill"\#(clips ? #" clipsSubviews="YES""# : "") id="\#(id)">"#
      + LintDocument.rect(frame) + "<subviews>\(views)</subviews></view>"
  }
}
