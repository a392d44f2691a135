import PageRenderTesting
import Testing
import UIKit

/// Controllers and views hear of the traits that a snapshot shows them in, as with swift-snapshot-testing on a Mac. Heights
/// of lines and places are UIKit's, in that library's recorded snapshots (`testTraits`, `testTraitsWithView`).
@MainActor
struct TraitChangeTests {
  /// Sets its fonts when it hears of traits only, as the controller of those tests does.
  private final class EdgeLabels: UIViewController {
    let top = UILabel()
    let bottom = UILabel()
    var heard: [UITraitCollection?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      top.text = "What's"
      bottom.text = "?"
      for label in [top, bottom] {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: safe.topAnchor),
        top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append(previousTraitCollection)
      top.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
      bottom.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    }
  }

  private func show(
    _ controller: UIViewController, on config: ViewImageConfig = ViewImageConfig(),
    traits: UITraitCollection = UITraitCollection()
  ) {
    Snapshotting<UIViewController, String>.recursiveDescription(on: config, traits: traits)
      .snapshot(controller).run { _ in }
  }

  @Test func `fonts that are set when traits change are those of each device`() {
    let controller = EdgeLabels()
    func edges() -> [String] {
      [controller.top, controller.bottom].map { label in
        let frame = label.frame
        return [frame.minY, frame.height].map { String(format: "%g", Double($0)) }.joined(separator: " ")
      }
    }
    show(controller, on: .iPhoneSe)
    #expect(edges() == ["20 19.3333", "551 17"])
    show(controller, on: .iPadMini)
    #expect(edges() == ["20 20.3333", "750 18"])
    show(controller, on: .iPhoneX)
    #expect(edges() == ["44 19.3333", "761 17"])
    show(controller, on: .iPadPro12_9)
    #expect(edges() == ["20 20.3333", "1006 18"])
  }

  @Test func `a controller hears the traits before, and nothing where none has changed`() {
    let controller = EdgeLabels()
    show(controller, on: .iPhoneX)
    show(controller, on: .iPhone8)
    #expect(controller.heard.map { $0?.preferredContentSizeCategory } == [.large])
    show(controller, on: .iPadMini)
    #expect(controller.heard.map { $0?.userInterfaceIdiom } == [.phone, .phone])
    #expect(controller.heard.last??.preferredContentSizeCategory == .medium)
    show(controller, on: .iPadMini, traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(controller.heard.count == 3 && controller.heard.last??.userInterfaceStyle == .light)
  }

  @Test func `nobody hears of the traits that everything was made in`() {
    let controller = EdgeLabels()
    show(controller)
    #expect(controller.heard.isEmpty)
  }

  @Test func `views, children and those who registered hear too, in UIKit's order`() {
    final class Diary { var entries: [String] = [] }
    final class Listener: UIView {
      var diary: Diary?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        diary?.entries.append("view")
      }
    }
    final class Child: UIViewController {
      var diary: Diary?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        diary?.entries.append("child")
      }
    }
    final class Parent: UIViewController {
      let diary = Diary()
      override func viewDidLoad() {
        super.viewDidLoad()
        let child = Child()
        child.diary = diary
        addChild(child)
        let listener = Listener()
        listener.diary = diary
        child.view.addSubview(listener)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous) in
          self.diary.entries.append("size, \(previous.preferredContentSizeCategory == .large)")
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
          self.diary.entries.append("style")
        }
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _) in
          self.diary.entries.append("scale")
        }
      }
      override func viewWillAppear(_ animated: Bool) { diary.entries.append("will appear") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        diary.entries.append("parent")
      }
      override func viewIsAppearing(_ animated: Bool) { diary.entries.append("is appearing") }
    }
    let parent = Parent()
    show(parent, on: .iPhoneX)
    #expect(
      parent.diary.entries == ["will appear", "parent", "size, true", "child", "view", "is appearing"])
    parent.diary.entries = []
    show(parent, on: .iPhoneX, traits: UITraitCollection(displayScale: 2))
    #expect(parent.diary.entries == ["will appear", "parent", "scale", "child", "view", "is appearing"])
  }

  @Test func `views that are made while the screen is laid out hear nothing`() {
    final class Cell: UITableViewCell {
      static var heard = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        Self.heard += 1
      }
    }
    final class Table: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    show(Table(), on: .iPhoneX)
    #expect(Cell.heard == 0)
  }

  @Test func `a bar that was shown on one device has its height on the next`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    show(tabs, on: .iPhoneX)
    #expect(tabs.tabBar.frame.height == 83)
    show(tabs, on: .iPhoneX(.landscape))
    #expect(tabs.tabBar.frame.height == 64)
  }

  @Test(
    arguments: [
      (.extraSmall, 30), (.small, 31 + 1.0 / 3), (.medium, 32 + 1.0 / 3), (.large, 33 + 2.0 / 3),
      (.extraLarge, 36), (.extraExtraLarge, 38 + 1.0 / 3), (.extraExtraExtraLarge, 40 + 2.0 / 3),
      (.accessibilityMedium, 45 + 2.0 / 3), (.accessibilityLarge, 51 + 1.0 / 3),
      (.accessibilityExtraLarge, 57 + 1.0 / 3), (.accessibilityExtraExtraLarge, 63 + 1.0 / 3),
      (.accessibilityExtraExtraExtraLarge, 69 + 1.0 / 3),
    ] as [(UIContentSizeCategory, Double)])
  func `a view without a size is measured at the text size`(size: UIContentSizeCategory, height: Double) {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What's the point?"
    var image: UIImage?
    Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(preferredContentSizeCategory: size))
      .snapshot(label).run { image = $0 }
    #expect(image.map { abs(Double($0.size.height) - height) < 0.001 } == true, "\(image?.size as Any)")
  }

  @Test func `a view that sets its font when traits change is measured with it`() {
    final class Badge: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "?"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: topAnchor),
          label.bottomAnchor.constraint(equalTo: bottomAnchor),
          label.leadingAnchor.constraint(equalTo: leadingAnchor),
          label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traitCollection)
      }
    }
    var image: UIImage?
    Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(preferredContentSizeCategory: .extraLarge))
      .snapshot(Badge()).run { image = $0 }
    #expect(image?.size.height == 36)
  }
}
