import PageTestSupport
import TestSupport

/// A storyboard made for being changed: a picture, texts, controls in a stack view, and a badge over the picture.
enum MutationFixture {
  static let profile = Documents.storyboard(
    subviews: """
      <imageView contentMode="scaleAspectFill" clipsSubviews="YES" image="signpost" \
      translatesAutoresizingMaskIntoConstraints="NO" id="avatar">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <color key="backgroundColor" red="0.9" green="0.9" blue="0.8" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      </imageView>
      \(label("name", "Mina Alder", 24))
      \(label("bio", "Wandering since March", 15))
      \(Documents.view("badge", background))
      <stackView distribution="fillEqually" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <subviews>
      \(label("walks", "41 walks", 13))
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="follow">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <state key="normal" title="Follow"/>
      </button>
      <switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="notify">
      <rect key="frame" x="0" y="0" width="49" height="31"/>
      </switch>
      </subviews>
      </stackView>
      <pageControl numberOfPages="3" translatesAutoresizingMaskIntoConstraints="NO" id="dots">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <color key="currentPageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <color key="pageIndicatorTintColor" red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      </pageControl>
      """,
    constraints: """
      <constraint firstItem="avatar" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="24" id="k1"/>
      <constraint firstItem="avatar" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k2"/>
      <constraint firstItem="avatar" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="0.5" id="k3"/>
      <constraint firstItem="avatar" firstAttribute="height" secondItem="avatar" secondAttribute="width" \
      multiplier="0.8" id="k4"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="avatar" secondAttribute="bottom" \
      constant="16" id="k5"/>
      <constraint firstItem="name" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k6"/>
      <constraint firstItem="bio" firstAttribute="top" secondItem="name" secondAttribute="bottom" \
      constant="8" id="k7"/>
      <constraint firstItem="bio" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k8"/>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="20" id="k9"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="row" secondAttribute="trailing" \
      constant="20" id="k10"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="bio" secondAttribute="bottom" \
      constant="24" priority="750" id="k11"/>
      <constraint firstItem="row" firstAttribute="top" relation="greaterThanOrEqual" secondItem="bio" \
      secondAttribute="bottom" constant="12" id="k12"/>
      <constraint firstItem="badge" firstAttribute="trailing" secondItem="avatar" secondAttribute="trailing" \
      constant="-8" id="k13"/>
      <constraint firstItem="badge" firstAttribute="bottom" secondItem="avatar" secondAttribute="bottom" \
      constant="-8" id="k14"/>
      <constraint firstItem="badge" firstAttribute="width" constant="24" id="k15"/>
      <constraint firstItem="badge" firstAttribute="height" constant="24" id="k16"/>
      <constraint firstItem="dots" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k17"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="dots" secondAttribute="bottom" \
      constant="10" id="k18"/>
      """,
    root: """
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      """)

  private static let background =
    #"<color key="backgroundColor" red="0.9" green="0.3" blue="0.2" alpha="1" colorSpace="custom" "#
    + #"customColorSpace="sRGB"/>"#

  private static func label(_ id: String, _ text: String, _ size: Int) -> String {
    """
    <label text="\(text)" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="10" height="10"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </label>
    """
  }
}
