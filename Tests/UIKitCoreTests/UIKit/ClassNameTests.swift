import Foundation
import Testing

@testable import PageLayout
@testable import UIKitCore

@MainActor
struct ClassNameTests {
  private final class TeamSwitch: UISwitch {}
  private final class TeamView: UIView {}

  @Test func `every view is reported as the UIKit class it is or comes from`() {
    let views: [(UIView, String)] = [
      (UIView(), "UIView"), (TeamView(), "UIView"), (UILabel(), "UILabel"), (UITextView(), "UITextView"),
      (UIImageView(image: nil), "UIImageView"), (UIButton(type: .system), "UIButton"),
      (UIControl(frame: .zero), "UIControl"), (UIPageControl(), "UIPageControl"),
      (UIStackView(), "UIStackView"), (UIScrollView(), "UIScrollView"), (UISwitch(), "UISwitch"),
      (TeamSwitch(), "UISwitch"), (UISlider(), "UISlider"),
      (UISegmentedControl(items: nil), "UISegmentedControl"), (UIStepper(), "UIStepper"),
      (UIProgressView(), "UIProgressView"),
      (UIActivityIndicatorView(style: .medium), "UIActivityIndicatorView"), (UITextField(), "UITextField"),
      (UIDatePicker(), "UIDatePicker"), (UIPickerView(), "UIPickerView"), (UISearchBar(), "UISearchBar"),
      (UIVisualEffectView(effect: nil), "UIVisualEffectView"), (WKWebView(), "WKWebView"),
      (MKMapView(), "MKMapView"), (UINavigationBar(), "UINavigationBar"), (UIToolbar(), "UIToolbar"),
      (UITabBar(), "UITabBar"),
      (
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        "UICollectionView"
      ), (UICollectionViewCell(frame: .zero), "UICollectionViewCell"),
    ]
    for (view, name) in views {
      #expect(ViewTree(root: view).views[0].className == name)
    }
  }
}
