import PageRenderTesting
import Testing
import UIKit

/// The numbers are swift-snapshot-testing's (Sources/SnapshotTesting/Common/View.swift).
struct ViewImageConfigTests {
  @Test func `devices have that library's sizes, safe areas and traits`() {
    let x = ViewImageConfig.iPhoneX(.landscape)
    #expect(x.size == CGSize(width: 812, height: 375))
    #expect(x.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    #expect(x.traits.horizontalSizeClass == .compact && x.traits.verticalSizeClass == .compact)
    #expect(x.traits.preferredContentSizeCategory == .medium)
    let max = ViewImageConfig.iPhone13ProMax(.landscape)
    #expect(max.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(max.traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhoneSe.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    let half = ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf))
    #expect(half.size == CGSize(width: 507, height: 768))
    #expect(half.traits.horizontalSizeClass == .compact && half.traits.userInterfaceIdiom == .pad)
    #expect(ViewImageConfig.iPadPro11.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    let wide = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(wide.size?.width == 678)
    #expect(wide.traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.tv.size == CGSize(width: 1920, height: 1080))
  }

  @MainActor
  @Test func `pictures have 3 pixels per point unless the traits set a scale`() throws {
    func width(_ traits: UITraitCollection) -> Int? {
      var image: UIImage?
      Snapshotting<UIViewController, UIImage>.image(on: .iPhone8, traits: traits)
        .snapshot(UIViewController()).run { image = $0 }
      return image?.cgImage?.width
    }
    #expect(width(UITraitCollection()) == 1125)
    #expect(width(UITraitCollection(displayScale: 2)) == 750)
  }

  @Test func `of several traits the later count`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    let changed = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(changed.horizontalSizeClass == .regular && changed.userInterfaceStyle == .dark)
    #expect(UITraitCollection { $0.userInterfaceStyle = .dark }.userInterfaceStyle == .dark)
  }
}
