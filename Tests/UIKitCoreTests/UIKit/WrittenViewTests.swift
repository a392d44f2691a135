import Foundation
import Testing

@testable import UIKitCore

/// The descriptions of views. The forms are those that snapshots of iOS recorded (see `ViewDescription`).
@MainActor
struct WrittenViewTests {
  private class Badge: UILabel {}
  private class Plain: UIView {}

  private let place = CGRect(x: 1, y: 2.5, width: 30, height: 40)

  @Test func `a view has its class, its frame and its layer`() {
    #expect(
      ViewDescription.text(of: UIView(frame: place))
        == "<UIView; frame = (1 2.5; 30 40); layer = <CALayer>>")
  }

  @Test func `a class of an app names UIKit's class that it is of, unless that is UIView`() {
    let badge = ViewDescription.text(of: Badge(frame: place))
    #expect(badge.hasPrefix("<") && badge.contains("Badge; baseClass = UILabel; frame = (1 2.5; 30 40); "))
    #expect(!ViewDescription.text(of: Plain(frame: place)).contains("baseClass"))
    #expect(!ViewDescription.text(of: UILabel(frame: place)).contains("baseClass"))
  }

  /// Each property that differs from its default adds a part.
  @Test func `every property that is not the default is named`() {
    let view = UIView(frame: place)
    func text() -> String { ViewDescription.text(of: view) }
    let before = "<UIView; frame = (1 2.5; 30 40); "
    let after = "layer = <CALayer>>"
    view.clipsToBounds = true
    #expect(text() == before + "clipsToBounds = YES; " + after)
    view.clipsToBounds = false
    view.alpha = 0.5
    #expect(text() == before + "alpha = 0.5; " + after)
    view.alpha = 1
    view.isHidden = true
    #expect(text() == before + "hidden = YES; " + after)
    view.isHidden = false
    view.isOpaque = false
    #expect(text() == before + "opaque = NO; " + after)
    view.isOpaque = true
    view.isUserInteractionEnabled = false
    #expect(text() == before + "userInteractionEnabled = NO; " + after)
    view.isUserInteractionEnabled = true
    view.tag = -3
    #expect(text() == before + "tag = -3; " + after)
    view.tag = 0
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    #expect(text() == before + "gestureRecognizers = <NSArray>; " + after)
  }

  @Test func `a transform is six numbers with all their digits`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.transform = CGAffineTransform(a: 0.5, b: 1, c: 2, d: 0.1, tx: 3, ty: 4)
    #expect(
      ViewDescription.text(of: view).contains("transform = [0.5, 1, 2, 0.10000000000000001, 3, 4]; "))
  }

  @Test func `the autoresizing mask is written in UIKit's letters`() {
    let view = UIView(frame: place)
    for (mask, letters) in [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
      ([.flexibleWidth, .flexibleHeight], "W+H"),
      (
        [.flexibleBottomMargin, .flexibleTopMargin, .flexibleRightMargin, .flexibleLeftMargin], "LM+RM+TM+BM"
      ),
    ] as [(UIView.AutoresizingMask, String)] {
      view.autoresizingMask = mask
      #expect(ViewDescription.text(of: view).contains("; autoresize = \(letters); "))
    }
  }

  @Test func `a background is named while backgrounds are listed`() {
    let view = UIView(frame: place)
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    let listed = ViewDescription.text(of: view)
    #expect(listed.contains("; backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0.25 1; layer"))
    let unlisted = ViewDescription.listingBackgrounds(false) { ViewDescription.text(of: view) }
    #expect(!unlisted.contains("backgroundColor"))
    #expect(ViewDescription.text(of: view) == listed)
    view.backgroundColor = UIColor(white: 0.25, alpha: 0.5)
    #expect(ViewDescription.text(of: view).contains("UIExtendedGrayColorSpace 0.25 0.5"))
    view.backgroundColor = .systemGray4
    #expect(ViewDescription.text(of: view).contains("<UIDynamicSystemColor; name = systemGray4Color>"))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(
      ViewDescription.text(of: view).contains("<UIDynamicProviderColor; provider = <__NSMallocBlock__>>"))
  }

  @Test func `a text is cut to 25 characters if it has at least 29`() {
    let label = UILabel(frame: place)
    #expect(!ViewDescription.text(of: label).contains("text ="))
    label.text = String(repeating: "a", count: 28)
    #expect(ViewDescription.text(of: label).contains("; text = '\(String(repeating: "a", count: 28))'; "))
    label.text = String(repeating: "a", count: 29)
    #expect(ViewDescription.text(of: label).contains("; text = '\(String(repeating: "a", count: 25))...'; "))
    #expect(ViewDescription.text(of: label).contains("layer = <_UILabelLayer>"))
  }

  @Test func `each view with a text has it`() {
    let (view, cell) = (UITextView(), UITableViewCell(style: .default, reuseIdentifier: nil))
    let field = UITextField()
    #expect(ViewDescription.text(of: field).contains("; text = ''; "))
    field.text = "field"
    view.text = "view"
    #expect(ViewDescription.text(of: field).contains("; text = 'field'; "))
    #expect(ViewDescription.text(of: view).contains("; text = 'view'; "))
    cell.textLabel?.text = "cell"
    #expect(ViewDescription.text(of: cell).contains("; text = 'cell'; "))
  }

  @Test func `buttons, fields and sliders are never opaque, and switches recognise gestures`() {
    for view in [UIButton(type: .system), UITextField(), UISlider()] {
      #expect(ViewDescription.text(of: view).contains("; opaque = NO; "))
    }
    #expect(ViewDescription.text(of: UISwitch()).contains("; gestureRecognizers = <NSArray>; "))
    #expect(ViewDescription.text(of: UIScrollView()).contains("; gestureRecognizers = <NSArray>; "))
  }

  @Test func `a field without a border says so`() {
    let field = UITextField(frame: place)
    field.placeholder = "Name"
    let none =
      "; placeholder = Name; borderStyle = None; background = "
      + "<_UITextFieldNoBackgroundProvider: textfield=<UITextField>>; layer = <CALayer>>"
    #expect(ViewDescription.text(of: field).hasSuffix(none))
    field.borderStyle = .roundedRect
    #expect(ViewDescription.text(of: field).hasSuffix("; placeholder = Name; layer = <CALayer>>"))
  }

  @Test func `a slider has its value, and a scroll view its content`() {
    let slider = UISlider()
    slider.value = 0.25
    #expect(ViewDescription.text(of: slider).hasSuffix("; layer = <CALayer>; value: 0.250000>"))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentSize = CGSize(width: 300, height: 400)
    scroll.contentOffset = CGPoint(x: 5, y: 6)
    let text = ViewDescription.text(of: scroll)
    #expect(text.contains("; contentOffset: {5, 6}; contentSize: {300, 400}; adjustedContentInset: {"))
  }

  @Test func `tables and collections name their data source, and collections their layout`() {
    final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let rows = Rows()
    let table = UITableView()
    #expect(!ViewDescription.text(of: table).contains("dataSource"))
    table.dataSource = rows
    #expect(ViewDescription.text(of: table).contains("; dataSource: <"))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = rows
    #expect(
      ViewDescription.text(of: collection).contains("; layout: <UICollectionViewFlowLayout>; dataSource: <"))
  }
}
