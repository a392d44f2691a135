import LayoutEngine
import PageTestSupport
import Testing
import UIKit

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Storyboards and xibs that an app's code takes its controllers and views from.
@MainActor
struct StoryboardTests {
  init() {
    InterfaceClasses.register(BadgeView.self, LessonCell.self)
    InterfaceClasses.register(WelcomeController.self)
    InterfaceClasses.register(LessonsController.self)
  }

  private func initial() throws -> (UINavigationController, UIWindow) {
    let storyboard = UIStoryboard(name: "Lessons", bundle: nil)
    let controller = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    return (controller, try makeWindow(controller, on: "iphone-16-pro"))
  }

  @Test func `a scene has the class that the document names, and its outlets are bound before viewDidLoad`()
    throws
  {
    let (navigation, window) = try initial()
    let welcome = try #require(navigation.topViewController as? WelcomeController)
    #expect(welcome.headline?.text == "Hello")
    #expect(welcome.top?.constant == 30)
    // Below the status bar, which ends at 56⅓ (recorded), the bar of 44, and 30 more: 130⅓.
    let top = try #require(welcome.headline).frame.minY
    #expect((top * 3).rounded() == 391)
    #expect(window.preparedPage(id: "welcome").tree.diagnostics.isEmpty)
  }

  @Test func `a view of an app's class is awake when it is complete, with its attributes`() throws {
    let (navigation, _) = try initial()
    let welcome = try #require(navigation.topViewController as? WelcomeController)
    let badge = try #require(welcome.view.subviews.first { $0 is BadgeView } as? BadgeView)
    #expect(badge.count == 3)
    #expect(badge.events == ["coder", "awake"])
    #expect(badge.frame.size == CGSize(width: 40, height: 40))
  }

  @Test func `a tapped button does its action, and its segue shows the next scene`() throws {
    let (navigation, window) = try initial()
    let welcome = try #require(navigation.topViewController as? WelcomeController)
    let button = try #require(welcome.view.subviews.first { $0 is UIButton } as? UIButton)
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(welcome.actions == ["lessonsTapped:"])
    #expect(welcome.prepared == ["lessons"])
    let lessons = try #require(navigation.topViewController as? LessonsController)
    #expect(lessons.names == ["One", "Two", "Three"])
    let cells = lessons.collectionView.visibleCells.compactMap { $0 as? LessonCell }
    #expect(cells.map { $0.name?.text } == ["One", "Two", "Three"])
    // Three of 100 and two gaps of 51 make 402.
    #expect(cells.map(\.frame.minX) == [0, 151, 302])
    let label = try #require(cells[0].name)
    #expect(abs(label.frame.midX - 50) <= 0.5 && abs(label.frame.midY - 30) <= 0.5)
  }

  @Test func `a xib gives its owner what outlets lead to`() throws {
    final class NoteOwner: OutletBinding {
      var note: UIView?
      func bind(outlet: String, to object: AnyObject) {
        if outlet == "note" { note = object as? UIView }
      }
    }
    let owner = NoteOwner()
    let objects = UINib(nibName: "Note", bundle: nil).instantiate(withOwner: owner)
    #expect(objects.count == 1)
    #expect(owner.note === objects.first as? UIView)
    #expect(owner.note?.frame.size == CGSize(width: 200, height: 80))
  }

  @Test func `a missing identifier is named`() throws {
    let storyboard = UIStoryboard(name: "Lessons", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "Nobody")
    let window = try makeWindow(controller)
    #expect(
      window.preparedPage(id: "page").tree.diagnostics.map(\.message) == [
        "UIStoryboard.instantiateViewController(withIdentifier: \"Nobody\"): Lessons.storyboard has no such controller"
      ])
  }
}

private final class BadgeView: UIView, OutletBinding {
  var count = 0
  var events: [String] = []
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("coder")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }
  func bind(outlet: String, to object: AnyObject) {}
  func bind(attribute: String, to value: Any) {
    if attribute == "count" { count = Int(value as? CGFloat ?? 0) }
  }
}

private final class LessonCell: UICollectionViewCell, OutletBinding {
  var name: UILabel?
  func bind(outlet: String, to object: AnyObject) {
    if outlet == "name" { name = object as? UILabel }
  }
}

private final class WelcomeController: UIViewController, OutletBinding {
  var headline: UILabel?
  var top: NSLayoutConstraint?
  var actions: [String] = []
  var prepared: [String] = []
  func bind(outlet: String, to object: AnyObject) {
    switch outlet {
    case "headline": headline = object as? UILabel
    case "top": top = object as? NSLayoutConstraint
    default: break
    }
  }
  func perform(action: String, sender: AnyObject) { actions.append(action) }
  override func viewDidLoad() {
    super.viewDidLoad()
    headline?.text = "Hello"
    top?.constant = 30
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    (segue.destination as? LessonsController)?.names = ["One", "Two", "Three"]
  }
}

private final class LessonsController: UICollectionViewController {
  var names: [String] = []
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    names.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "lesson", for: indexPath)
    (cell as? LessonCell)?.name?.text = names[indexPath.item]
    return cell
  }
}
