import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import UIKitCore

/// Proxies of appearance, set while a page is built.
@MainActor
struct AppearanceTests {
  /// Shows a view on an iPhone SE.
  private func show(_ content: @escaping @MainActor () -> UIViewController) async throws {
    let source = try #require(SwiftPageSource.load([Page("page") { content() }], name: "pages").source)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let (_, diagnostics) = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    #expect(diagnostics == [])
  }

  private func controller(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    return controller
  }

  @Test func `views have what their class's proxy says, and keep what they set themselves`() async throws {
    let (dots, own) = (UIPageControl(), UIPageControl())
    try await show {
      UIPageControl.appearance().currentPageIndicatorTintColor = .red
      UIPageControl.appearance().pageIndicatorTintColor = .gray
      own.currentPageIndicatorTintColor = .green
      return controller(dots, own)
    }
    #expect(dots.currentPageIndicatorTintColor == .red)
    #expect(dots.pageIndicatorTintColor == .gray)
    #expect(own.currentPageIndicatorTintColor == .green)
    #expect(own.pageIndicatorTintColor == .gray)
  }

  @Test func `what one page sets does not reach the next`() async throws {
    let (first, second) = (UILabel(), UILabel())
    try await show {
      UILabel.appearance().textColor = .red
      return controller(first)
    }
    try await show { controller(second) }
    #expect(first.textColor == .red)
    #expect(second.textColor == .label)
  }

  @Test func `a proxy for containers is for views in them, and counts more`() async throws {
    let (inside, outside, deep) = (UILabel(), UILabel(), UILabel())
    let (box, stack) = (BoxView(), UIStackView())
    try await show {
      UILabel.appearance(whenContainedInInstancesOf: [BoxView.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, BoxView.self]).textColor = .green
      UILabel.appearance().textColor = .blue
      UILabel.appearance().font = .systemFont(ofSize: 9)
      box.addSubview(inside)
      box.addSubview(stack)
      stack.addArrangedSubview(deep)
      return controller(box, outside)
    }
    #expect([inside, outside, deep].map(\.textColor) == [.red, .blue, .green])
    #expect(inside.font == .systemFont(ofSize: 9))
  }

  @Test func `a controller is a container of what is in its view`() async throws {
    let (inside, outside) = (UISwitch(), UISwitch())
    try await show {
      UISwitch.appearance(whenContainedInInstancesOf: [SmallController.self]).onTintColor = .red
      let parent = controller(outside)
      let child = SmallController()
      child.view.addSubview(inside)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      return parent
    }
    #expect(inside.onTintColor == .red)
    #expect(outside.onTintColor == nil)
  }

  @Test func `a subclass has its own proxy, before that of its superclass`() async throws {
    let (plain, title) = (UILabel(), TitleLabel(frame: .zero))
    try await show {
      UILabel.appearance().textColor = .blue
      TitleLabel.appearance().textColor = .red
      TitleLabel.appearance().backgroundColor = .green
      return controller(plain, title)
    }
    #expect(plain.textColor == .blue)
    #expect(title.textColor == .red)
    #expect(title.backgroundColor == .green)
    #expect(plain.backgroundColor == nil)
  }

  @Test func `a bar has the appearance of the proxy, and its items theirs`() async throws {
    let look = UINavigationBarAppearance()
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    try await show {
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().scrollEdgeAppearance = look
      UINavigationBar.appearance().tintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
        .setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
      root.navigationItem.rightBarButtonItem = item
      return navigation
    }
    #expect(navigation.navigationBar.standardAppearance === look)
    #expect(navigation.navigationBar.scrollEdgeAppearance === look)
    #expect(navigation.navigationBar.tintColor == .red)
    #expect(item.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 11))
  }

  @Test func `values for states come one by one`() async throws {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    let button = UIButton(type: .custom)
    try await show {
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      UIButton.appearance().setTitleColor(.purple, for: .normal)
      return controller(segments, button)
    }
    #expect(segments.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
    #expect(button.currentTitleColor == .purple)
  }

  @Test func `what is set after the view came into the window wins`() async throws {
    let late = LateLabel(frame: .zero)
    try await show {
      UILabel.appearance().textColor = .red
      return controller(late)
    }
    #expect(late.seen == .red)
    #expect(late.textColor == .green)
  }

  /// developer.apple.com/documentation/uikit/uiappearance: a proxy's values are those of instances that enter a
  /// window, in its containers.
  @Test func `a proxy's value reaches an instance of each class, unless it has its own`() async throws {
    final class Home: UIViewController {}
    let window = try SystemLookTests.window(Home())
    func paths<View: UIView>(
      _ path: ReferenceWritableKeyPath<View, UIColor?>, _ make: @escaping @MainActor () -> View
    ) -> @MainActor () -> Void {
      {
        let (plain, own, outside) = (make(), make(), make())
        let before = outside[keyPath: path]
        View.appearance(whenContainedInInstancesOf: [Home.self])[keyPath: path] = .purple
        own[keyPath: path] = .orange
        let box = UIView()
        for view in [plain, own] { box.addSubview(view) }
        window.rootViewController?.view.addSubview(box)
        window.addSubview(outside)
        #expect(plain[keyPath: path] == .purple && own[keyPath: path] == .orange, "\(View.self)")
        #expect(outside[keyPath: path] == before, "\(View.self)")
      }
    }
    let layout = UICollectionViewFlowLayout()
    await AppearanceStore.withNew {
      let checks = [
        paths(\UITextField.textColor) { UITextField() }, paths(\UITextView.textColor) { UITextView() },
        paths(\UITabBar.barTintColor) { UITabBar() }, paths(\UIToolbar.barTintColor) { UIToolbar() },
        paths(\UISearchBar.barTintColor) { UISearchBar() },
        paths(\UISlider.minimumTrackTintColor) { UISlider() },
        paths(\UIProgressView.trackTintColor) { UIProgressView(progressViewStyle: .default) },
        paths(\UITableView.separatorColor) { UITableView() },
        paths(\UITableViewCell.backgroundColor) { UITableViewCell(style: .default, reuseIdentifier: nil) },
        paths(\UICollectionView.backgroundColor) {
          UICollectionView(frame: .zero, collectionViewLayout: layout)
        },
        paths(\UIStepper.backgroundColor) { UIStepper() }, paths(\UIView.backgroundColor) { UIView() },
        paths(\UISwitch.onTintColor) { UISwitch() },
        paths(\UINavigationBar.barTintColor) { UINavigationBar() },
        paths(\UIPageControl.pageIndicatorTintColor) { UIPageControl() },
        paths(\UISegmentedControl.selectedSegmentTintColor) { UISegmentedControl(items: nil) },
      ]
      for check in checks { check() }
      UIBarButtonItem.appearance().tintColor = .purple
      let (item, own, bar) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIToolbar())
      own.tintColor = .orange
      for each in [item, own] { AppearanceStore.current.apply(to: each, in: bar) }
      #expect(item.tintColor == .purple && own.tintColor == .orange)
    }
  }
}

private final class BoxView: UIView {}

private final class SmallController: UIViewController {}

private final class TitleLabel: UILabel {}

/// Has its proxy's colour when it comes into its window, and then one of its own.
private final class LateLabel: UILabel {
  var seen: UIColor?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    seen = textColor
    textColor = .green
  }
}
