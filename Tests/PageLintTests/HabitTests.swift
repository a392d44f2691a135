import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Constraints that the system makes, and those of cells. Cases of single habits are in `Tests/Cases/PageLint/Constraints.txt`.
@MainActor
struct HabitTests {
  private static let habits: [LintRule] = [
    .leftRight, .centeredSize, .distantConstraint, .negativeConstant, .fixedTextSize, .standardSpacing,
  ]

  @Test func `constraints of the system's own views are not judged`() async throws {
    let findings = try await Linting.findings {
      let table = UITableViewController(style: .grouped)
      table.title = "Settings"
      table.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
      table.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
      let navigation = UINavigationController(rootViewController: table)
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    #expect(findings.filter { Self.habits.contains($0.rule) }.map(\.line) == [])
  }

  @Test func `the same constraint in every cell is told once, with a count`() async throws {
    let findings = try await Linting.findings { CardsController() }
    let own = findings.filter { $0.rule == .fixedTextSize }
    #expect(own.map(\.subject) == [#"UILabel "Card 1".height = 60 (3 times)"#])
    #expect(own.first?.areas.count == 3)
  }
}

extension LintFinding {
  /// For messages of tests.
  var line: String { "\(rule.rawValue): \(subject) \(fault): \(fix)" }
}

/// Three cells of one class, whose labels have no names.
@MainActor
private final class CardsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.label.text = "Card \(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 300, height: 80) }
}

private final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
