import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Touches and swipes beneath covers, on an iPhone SE of 375 × 667 points.
@MainActor
struct FlowCoverTests {
  /// Performs an action and returns the fault.
  private func fault(_ action: FlowAction, on screen: UIViewController) throws -> String? {
    let window = UIWindow(
      environment: PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3")))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    do throws(FlowFault) { try FlowPerformer(window: window).perform(action) } catch { return error.message }
    return nil
  }

  // MARK: Covers

  private static let covered = #"is covered by "cover", which takes the touch"#

  /// A button over the upper half of the screen.
  private func cover(_ view: UIView) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 375, height: 334))
    button.accessibilityIdentifier = "cover"
    view.addSubview(button)
  }

  @Test(arguments: [true, false])
  func `a cell, a row and a view with a recogniser take no touch below a control`(isCovered: Bool) throws {
    let (items, rows, plain) = (OneCell(), OneRow(style: .plain), UIViewController())
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    view.accessibilityIdentifier = "view"
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    plain.view.addSubview(view)
    for (name, screen) in [("cell", items), ("row", rows), ("view", plain)] as [(String, UIViewController)] {
      let root = UIViewController()
      root.addChild(screen)
      screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      root.view.addSubview(screen.view)
      screen.didMove(toParent: root)
      if isCovered { cover(root.view) }
      let told = try fault(.tap(name), on: root)
      #expect((told?.hasSuffix(Self.covered) ?? false) == isCovered, "\(name): \(told ?? "nothing")")
      #expect((told == nil) == !isCovered, "\(name)")
    }
    #expect(items.selected == (isCovered ? [] : [0]) && rows.selected == (isCovered ? [] : [0]))
  }

  @Test func `a control is covered by another one, and not by what is in it`() throws {
    for isInside in [false, true] {
      let screen = UIViewController()
      let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
      button.accessibilityIdentifier = "button"
      screen.view.addSubview(button)
      let other = UIButton(frame: CGRect(x: isInside ? 30 : 50, y: isInside ? 0 : 40, width: 60, height: 40))
      other.accessibilityIdentifier = "cover"
      (isInside ? button : screen.view).addSubview(other)
      let told = try fault(.tap("button"), on: screen)
      #expect((told?.hasSuffix(Self.covered) ?? false) == !isInside, "\(told ?? "nothing")")
    }
  }

  // MARK: Swipes

  /// 20,000 square points are more than 18,000, whichever is the wider or the higher one.
  @Test(arguments: [
    (CGSize(width: 200, height: 100), CGSize(width: 90, height: 200)),
    (CGSize(width: 100, height: 200), CGSize(width: 200, height: 90)),
  ])
  func `the largest of several views is the one of the greatest area`(large: CGSize, small: CGSize) throws {
    for isFirst in [true, false] {
      for action in [FlowAction.swipe(.up), .scrollToEnd(in: nil)] {
        let (one, other) = (UIScrollView(), UIScrollView())
        one.frame = CGRect(origin: CGPoint(x: 0, y: 40), size: large)
        other.frame = CGRect(origin: CGPoint(x: 0, y: 300), size: small)
        let screen = UIViewController()
        for view in isFirst ? [one, other] : [other, one] {
          view.contentInsetAdjustmentBehavior = .never
          view.contentSize = CGSize(width: view.frame.width, height: 1000)
          screen.view.addSubview(view)
        }
        #expect(try fault(action, on: screen) == nil)
        #expect(one.contentOffset.y > 0 && other.contentOffset == .zero, "\(isFirst) \(action)")
      }
    }
  }
}

private final class OneCell: UICollectionViewController {
  private(set) var selected: [Int] = []

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = "cell"
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}

private final class OneRow: UITableViewController {
  private(set) var selected: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
