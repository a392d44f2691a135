import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint
@testable import UIKitCore

/// A page with a sheet of iOS 26, and bars that float.
@MainActor
struct SheetRulesTests {
  private static let phone = PageEnvironment(
    device: try! DeviceCatalog.builtin.device("iphone-16-pro"), system: .ios26)

  /// A white screen with a button of a size and a text of 8 pt, which presents one with another button.
  private final class Below: UIViewController {
    let sheet = UIViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
      label.font = .systemFont(ofSize: 8)
      label.text = "Small print"
      view.addSubview(label)
      add("below", CGSize(width: 20, height: 20), to: view)
    }

    func add(_ name: String, _ size: CGSize, to view: UIView) {
      let button = UIButton(frame: CGRect(origin: CGPoint(x: 40, y: 100), size: size))
      button.accessibilityIdentifier = name
      button.backgroundColor = .black
      view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if presentedViewController == nil { present(sheet, animated: false) }
    }
  }

  private func findings(_ size: CGFloat, isMedium: Bool) async throws -> [LintFinding] {
    try await Linting.findings(
      in: [Self.phone], settings: LintSettings(only: [.touchSize, .smallText, .coveredView, .textClipped])
    ) {
      let screen = Below()
      screen.sheet.view.backgroundColor = .white
      screen.add("above", CGSize(width: size, height: size), to: screen.sheet.view)
      if isMedium { screen.sheet.sheetPresentationController?.detents = [.medium()] }
      return screen
    }
  }

  @Test(arguments: [true, false])
  func `a sheet's content is judged, and the screen behind it is not`(isMedium: Bool) async throws {
    let found = try await findings(20, isMedium: isMedium)
    #expect(found.map(\.rule) == [.touchSize], "\(found.told)")
    #expect(
      found.first?.subject == "above" && found.first?.fault == "is 20 × 20 pt to touch", "\(found.told)")
  }

  /// A card draws 44 pt as 44 · 386/402 = 42.2 pt.
  @Test(arguments: [true, false])
  func `a control in a sheet is judged in the sheet's points`(isMedium: Bool) async throws {
    let found = try await findings(44, isMedium: isMedium)
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `an item in a platter is large enough to touch`() async throws {
    let found = try await Linting.findings(in: [Self.phone], settings: LintSettings(only: [.touchSize])) {
      let page = UIViewController()
      page.title = "Title"
      page.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
        UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil),
      ]
      return UINavigationController(rootViewController: page)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  /// On a screen of 402 × 874 the platter of two tabs, 188 × 62, is from 107 to 295 and from 791 to 853.
  @Test(arguments: [
    (LintDocument.label("a", "HHH", CGRect(x: 180, y: 810, width: 80, height: 22)), 1),
    (LintDocument.label("a", "HHH", CGRect(x: 20, y: 810, width: 60, height: 22)), 0),
    (LintDocument.label("a", "HHH", CGRect(x: 180, y: 760, width: 80, height: 22)), 0),
  ])
  func `words below a floating tab bar are told where its glass is`(
    views: String, count: Int
  ) async throws {
    let tab = { (id: String) in
      """
      <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="root-\(id)">
      <rect key="frame" x="0" y="0" width="402" height="874"/><subviews>\(id == "one" ? views : "")</subviews>
      \(JudgedDocument.white)</view><tabBarItem key="tabBarItem" title="\(id)" id="item-\(id)"/>
      </viewController>
      """
    }
    let text = Documents.storyboard(
      scenes: [
        """
        <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="791" width="402" height="83"/></tabBar>
        <connections>
        <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """, tab("one"), tab("two"),
      ], initial: "tabs")
    let folder = TemporaryFolder()
    let file = folder.path("Main.storyboard")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let found = try await Linting.findings(
      ofFile: file, in: [Self.phone], settings: LintSettings(only: [.unsafeArea]))
    #expect(found.count == count, "\(found.told)")
    #expect(found.allSatisfy { $0.fault.hasSuffix("under the tab bar") }, "\(found.told)")
  }
}
