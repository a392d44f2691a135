public import Foundation
public import UIKitCore

// The names that Swift 4.1 and before had for UIKit's functions, constants and methods.

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
@MainActor public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
@MainActor public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
public let UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"

extension UIBarStyle {
  public static var blackOpaque: Self { .black }
  public static var blackTranslucent: Self { .black }
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  public func removeFromParentViewController() { removeFromParent() }
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}
