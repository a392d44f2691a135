internal import Foundation
public import PageRender

// The phones of swift-snapshot-testing by its names, with its numbers
// (github.com/pointfreeco/swift-snapshot-testing, Sources/SnapshotTesting/Common/View.swift). They are facts of that
// library, not of the devices: an iPhone X held sideways has 21 pt below, not 24.

extension ViewImageConfig {
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, orientation, upright: (20, 0), sideways: (0, 0), .iPhoneSe(orientation))
  }

  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 667, orientation, upright: (20, 0), sideways: (0, 0), .iPhone8(orientation))
  }

  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 736, orientation, upright: (20, 0), sideways: (0, 0), .iPhone8Plus(orientation))
  }

  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, orientation, upright: (44, 34), sideways: (44, 24), .iPhoneX(orientation))
  }

  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, orientation, upright: (44, 34), sideways: (44, 24), .iPhoneXsMax(orientation))
  }

  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, orientation, upright: (44, 34), sideways: (44, 24), .iPhoneXr(orientation))
  }

  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, orientation, upright: (47, 34), sideways: (47, 21), .iPhone12(orientation))
  }

  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, orientation, upright: (47, 34), sideways: (47, 21), .iPhone12Pro(orientation))
  }

  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, orientation, upright: (47, 34), sideways: (47, 21), .iPhone12ProMax(orientation))
  }

  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, orientation, upright: (47, 34), sideways: (47, 21), .iPhone13(orientation))
  }

  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, orientation, upright: (50, 34), sideways: (50, 21), .iPhone13Mini(orientation))
  }

  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, orientation, upright: (47, 34), sideways: (47, 21), .iPhone13Pro(orientation))
  }

  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, orientation, upright: (47, 34), sideways: (47, 21), .iPhone13ProMax(orientation))
  }

  /// - Parameters:
  ///   - upright: The safe area's top and bottom.
  ///   - sideways: The safe area's left and right, and its bottom.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation,
    upright: (top: CGFloat, bottom: CGFloat), sideways: (sides: CGFloat, bottom: CGFloat),
    _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: upright.top, left: 0, bottom: upright.bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(
          top: 0, left: sideways.sides, bottom: sideways.bottom, right: sideways.sides),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}

extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .regular)
  }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .regular)
  }
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .regular)
  }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .regular)
  }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .compact)
  }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, sideways: .regular)
  }

  /// Returns a phone's traits. As in swift-snapshot-testing, the text size is "medium", one below the
  /// system's default.
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, sideways: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: orientation == .landscape ? sideways : .compact,
      verticalSizeClass: orientation == .landscape ? .compact : .regular, userInterfaceIdiom: .phone,
      preferredContentSizeCategory: .medium, layoutDirection: .leftToRight)
  }
}
