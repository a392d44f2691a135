import Testing
import UIKit

/// The names that Swift 4.1 and before had for some of UIKit's functions, constants and methods.
@MainActor
struct OldNamesTests {
  @Test func `constants and functions are those of today`() {
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIOffsetMake(5, 6) == UIOffset(horizontal: 5, vertical: 6))
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter)
    #expect(Notification.Name.UIKeyboardWillHide == UIResponder.keyboardWillHideNotification)
    #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(UIBarStyle.blackTranslucent == .black)
  }

  @Test func `controllers hold children and views stand in front`() {
    let parent = UIViewController(), child = UIViewController()
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child] && child.parent == parent)
    child.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty)
    let view = UIView(), first = UIView(), second = UIView()
    view.addSubview(first)
    view.addSubview(second)
    view.bringSubview(toFront: first)
    #expect(view.subviews == [second, first])
    view.sendSubview(toBack: first)
    #expect(view.subviews == [first, second])
  }
}
