import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Habits of constraints, planted into a clean screen in Swift, in a storyboard and in a deck's layout.
///
/// Expected rules follow from docs/lint.md; every planted page is judged by all rules, so that nothing else may be told.
@MainActor
struct HabitTests {
  struct Planted: Sendable, CustomTestStringConvertible {
    var rule: LintRule
    var removed: [String]
    var added: [String]
    /// How many findings it makes.
    var count = 1

    init(_ rule: LintRule, without removed: [String], with added: [String], count: Int = 1) {
      (self.rule, self.removed, self.added, self.count) = (rule, removed, added, count)
    }

    var layout: PlantedLayout { PlantedLayout(without: removed, with: added) }
    var testDescription: String { "\(rule.rawValue): \(added.joined(separator: ", "))" }
  }

  nonisolated static let planted: [Planted] = [
    Planted(.leftRight, without: ["title.leading"], with: ["title.left = card.left + 12"]),
    Planted(.leftRight, without: ["badge.leading"], with: ["badge.right = card.right - 12"]),
    Planted(.leftRight, without: ["badge.leading"], with: ["badge.left = card.centerX + 10"]),
    Planted(
      .leftRight, without: ["panel.leading", "panel.trailing"],
      with: ["panel.left = card.left + 10", "panel.right = card.right - 24"], count: 2),
    Planted(
      .centeredSize, without: ["card.leading", "safe.trailing"],
      with: ["card.width = root.width - 48", "card.centerX = root.centerX"]),
    Planted(
      .centeredSize, without: ["title.leading", "card.trailing"],
      with: ["title.width = card.width - 24", "title.centerX = card.centerX"]),
    Planted(
      .centeredSize, without: ["badge.top", "badge.height"],
      with: ["badge.height = card.height - 90", "card.centerY = badge.centerY"]),
    Planted(
      .centeredSize, without: ["panel.leading", "panel.trailing"],
      with: ["panel.width = card.width - 20", "panel.centerX = card.centerX"]),
    Planted(.distantConstraint, without: ["next.top"], with: ["next.top = badge.bottom + 140"]),
    Planted(.distantConstraint, without: ["next.leading"], with: ["next.leading = title.leading"]),
    Planted(.distantConstraint, without: ["badge.leading"], with: ["badge.leading = root.leading + 36"]),
    Planted(.distantConstraint, without: ["badge.leading"], with: ["badge.centerX = root.centerX"]),
    Planted(.distantConstraint, without: ["next.leading"], with: ["next.leading = card.leading + 12"]),
    Planted(.negativeConstant, without: ["title.leading"], with: ["card.leading = title.leading - 12"]),
    Planted(.negativeConstant, without: ["title.top"], with: ["card.top = title.top - 12"]),
    Planted(.negativeConstant, without: ["badge.top"], with: ["title.bottom = badge.top - 20"]),
    Planted(.negativeConstant, without: ["panel.top"], with: ["card.bottom = panel.top - 30"]),
    Planted(.negativeConstant, without: ["card.leading"], with: ["safe.leading = card.leading - 24"]),
    Planted(.fixedTextSize, without: [], with: ["title.width = 200"]),
    Planted(.fixedTextSize, without: [], with: ["title.height = 60"]),
    Planted(.fixedTextSize, without: ["next.width"], with: ["next.width = 120"]),
    Planted(.fixedTextSize, without: ["next.height"], with: ["next.height = 60"]),
    Planted(.standardSpacing, without: ["badge.top"], with: ["badge.top = title.bottom + 8"]),
    Planted(.standardSpacing, without: ["panel.top"], with: ["panel.top = card.bottom + 8"]),
    Planted(.standardSpacing, without: ["card.leading"], with: ["card.leading = safe.leading + 16"]),
    Planted(
      .standardSpacing, without: ["card.leading", "safe.trailing"],
      with: ["card.leading = root.leading + 20", "root.trailing = card.trailing + 20"]),
  ]

  /// Near the faults, and none.
  nonisolated static let clean: [Planted] = [
    // Sides that look the same in a mirror.
    Planted(
      .leftRight, without: ["panel.leading", "panel.trailing"],
      with: ["panel.left = card.left + 10", "panel.right = card.right - 10"]),
    Planted(
      .leftRight, without: ["panel.leading", "panel.trailing"],
      with: ["card.left = panel.left", "card.right = panel.right"]),
    Planted(
      .leftRight, without: ["panel.leading", "panel.trailing"],
      with: ["panel.left = card.left + 10", "panel.centerX = card.centerX"]),
    Planted(
      .leftRight, without: ["panel.leading", "panel.trailing"],
      with: ["panel.left = card.left + 10", "panel.width = card.width - 20"]),
    Planted(
      .centeredSize, without: ["panel.leading", "panel.trailing"],
      with: ["panel.width = card.width", "panel.centerX = card.centerX"]),
    Planted(
      .centeredSize, without: ["panel.leading", "panel.trailing"],
      with: ["panel.width = 0.9 * card.width", "panel.centerX = card.centerX"]),
    Planted(
      .centeredSize, without: ["panel.leading", "panel.trailing"],
      with: ["panel.width = card.width - 20", "panel.leading = card.leading + 10"]),
    Planted(
      .centeredSize, without: ["panel.leading", "panel.trailing"],
      with: ["panel.width = card.width - 20 @750", "panel.width <= 400", "panel.centerX = card.centerX"]),
    // Sizes may equal those of cousins; guides of views around are there to be used.
    Planted(.distantConstraint, without: ["next.width"], with: ["next.width = badge.width"]),
    Planted(.distantConstraint, without: ["badge.leading"], with: ["badge.leading = safe.leading + 36"]),
    // The end of what is around, what reaches out, and what overlaps.
    Planted(.negativeConstant, without: ["safe.trailing"], with: ["card.trailing = safe.trailing - 24"]),
    Planted(.negativeConstant, without: ["badge.leading"], with: ["badge.leading = card.leading - 6"]),
    Planted(.negativeConstant, without: ["panel.top"], with: ["panel.top = card.bottom - 4"]),
    Planted(.negativeConstant, without: ["badge.leading"], with: ["badge.centerX = card.centerX - 20"]),
    Planted(.fixedTextSize, without: [], with: ["title.width = 200 @999"]),
    Planted(.fixedTextSize, without: [], with: ["title.width >= 80"]),
    Planted(.standardSpacing, without: ["badge.top"], with: ["badge.top = title.bottom + 9"]),
    Planted(
      .standardSpacing, without: ["badge.top"],
      with: ["badge.top >= title.bottom + 8", "badge.top = title.bottom + 11 @500"]),
    Planted(.standardSpacing, without: ["card.leading"], with: ["card.leading = safe.leading + 15"]),
    // In a view inside another the margins are its own.
    Planted(.standardSpacing, without: ["title.leading"], with: ["title.leading = card.leading + 16"]),
  ]

  @Test(arguments: PlantedLayout.Kind.allCases)
  func `the clean screen has no finding`(kind: PlantedLayout.Kind) async throws {
    let findings = try await PlantedLayout().findings(as: kind)
    #expect(findings.map(\.line) == [])
  }

  @Test(arguments: planted, PlantedLayout.Kind.allCases)
  func `a planted fault is told by its rule, and nothing else is`(
    planted: Planted, kind: PlantedLayout.Kind
  ) async throws {
    let findings = try await planted.layout.findings(as: kind)
    #expect(
      findings.map(\.rule) == Array(repeating: planted.rule, count: planted.count),
      "\(findings.map(\.line))")
    // A document says where its constraint stands; the places of Swift's are not known.
    if kind != .swift { #expect(findings.allSatisfy { $0.file?.hasSuffix("Main.storyboard") == true }) }
  }

  @Test(arguments: clean, PlantedLayout.Kind.allCases)
  func `what is only near a fault is not told`(clean: Planted, kind: PlantedLayout.Kind) async throws {
    let findings = try await clean.layout.findings(as: kind)
    #expect(findings.map(\.line) == [])
  }

  // MARK: Generated

  /// A fault and the same screen one step before it, made of numbers from a seed.
  struct Generated {
    var before: PlantedLayout
    var fault: PlantedLayout

    init(_ rule: LintRule, seed: UInt64) throws {
      var numbers = SplitMix64(seed: seed)
      func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &numbers)] }
      /// In points, and never a standard distance.
      let distance = pick([3, 5, 10, 11, 13, 18, 22, 27, 33])
      var removed: [String]
      var (sound, wrong): ([String], [String])
      switch rule {
      case .leftRight:
        removed = ["panel.leading", "panel.trailing"]
        let step = pick([-1, 1])
        sound = ["panel.left = card.left + \(distance)", "panel.right = card.right - \(distance)"]
        wrong = ["panel.left = card.left + \(distance)", "panel.right = card.right - \(distance + step)"]
      case .centeredSize:
        let (view, around) = pick([("card", "root"), ("panel", "card")])
        removed = view == "card" ? ["card.leading", "safe.trailing"] : ["panel.leading", "panel.trailing"]
        sound = ["\(view).width = \(around).width", "\(around).centerX = \(view).centerX"]
        wrong = ["\(view).width = \(around).width - \(distance)", "\(around).centerX = \(view).centerX"]
      case .distantConstraint:
        let attribute = pick(["leading", "trailing", "centerX"])
        removed = ["badge.leading"]
        let tail = attribute == "trailing" ? "- \(distance + 30)" : "+ \(distance + 30)"
        sound = ["badge.\(attribute) = card.\(attribute) \(tail)"]
        wrong = ["badge.\(attribute) = \(pick(["root", "panel"])).\(attribute) \(tail)"]
      case .negativeConstant:
        let (first, second) = pick([
          ("card.leading", "title.leading"), ("card.top", "title.top"), ("title.bottom", "badge.top"),
          ("card.bottom", "panel.top"),
        ])
        removed = [second]
        sound = ["\(second) = \(first) + \(distance)"]
        wrong = ["\(first) = \(second) - \(distance)"]
      case .fixedTextSize:
        let (item, size) = pick([
          ("title.width", 150), ("title.height", 60), ("next.width", 90), ("next.height", 60),
        ])
        removed = item.hasPrefix("next") ? [item] : []
        sound = ["\(item) = \(size + distance) @999"]
        wrong = ["\(item) = \(size + distance)"]
      default:
        let step = pick([-1, 1])
        let (item, other, standard) = pick([
          ("badge.top", "title.bottom", 8), ("panel.top", "card.bottom", 8),
          ("card.leading", "safe.leading", 16), ("card.leading", "root.leading", 20),
        ])
        removed = [item]
        sound = ["\(item) = \(other) + \(standard + step)"]
        wrong = ["\(item) = \(other) + \(standard)"]
      }
      before = PlantedLayout(without: removed, with: sound)
      fault = PlantedLayout(without: removed, with: wrong)
    }
  }

  nonisolated static let habits: [LintRule] = [
    .leftRight, .centeredSize, .distantConstraint, .negativeConstant, .fixedTextSize, .standardSpacing,
  ]

  @Test(arguments: habits, 1...12 as ClosedRange<UInt64>)
  func `one step before a generated fault there is none`(rule: LintRule, seed: UInt64) async throws {
    let generated = try Generated(rule, seed: seed)
    let kind = PlantedLayout.Kind.allCases[Int(seed) % 3]
    let before = try await generated.before.findings(as: kind)
    #expect(before.map(\.line) == [], "\(rule.rawValue), seed \(seed), \(kind)")
    let findings = try await generated.fault.findings(as: kind)
    #expect(Set(findings.map(\.rule)) == [rule], "seed \(seed), \(kind): \(findings.map(\.line))")
  }

  // MARK: Words

  @Test func `a finding says the constraint and what to write instead`() async throws {
    let planted = PlantedLayout(without: ["title.leading"], with: ["card.leading = title.leading - 12"])
    let finding = try #require(try await planted.findings(as: .swift).first)
    #expect(finding.subject == "card.leading = title.leading - 12")
    #expect(finding.fix == "write title.leading = card.leading + 12")
    #expect(finding.views == ["title"])
  }

  @Test func `a document's finding names the line of the constraint`() async throws {
    let planted = PlantedLayout(without: ["title.leading"], with: ["title.left = card.left + 12"])
    let finding = try #require(try await planted.findings(as: .document).first)
    #expect(finding.subject == "title.left = card.left + 12 'k18'")
    #expect(finding.fix == "write title.leading = card.leading + 12")
    #expect((finding.position?.line ?? 0) > 10)
    #expect(finding.position?.column == 1)
  }

  // MARK: What the system makes

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

  @Test(arguments: [true, false])
  func `the height of a text view counts where it does not scroll`(scrolls: Bool) async throws {
    let findings = try await Linting.findings { root in
      let text = UITextView()
      text.text = "Welcome"
      text.font = .systemFont(ofSize: 17)
      text.isScrollEnabled = scrolls
      text.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 24),
        text.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 24),
        text.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        text.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    #expect(findings.map(\.rule) == (scrolls ? [] : [.fixedTextSize]))
  }

  // MARK: Alignment of text

  @Test(arguments: PlantedLayout.Kind.allCases.prefix(2), ["left", "right"])
  func `text that begins at one side in every language is told where that shows`(
    kind: PlantedLayout.Kind, alignment: String
  ) async throws {
    var layout = PlantedLayout(without: ["card.trailing"], with: ["card.trailing = title.trailing + 12"])
    layout.alignment = alignment
    let findings = try await layout.findings(as: kind)
    #expect(findings.map(\.rule) == [.leftRight], "\(findings.map(\.line))")
    layout.alignment = "center"
    #expect(try await layout.findings(as: kind).map(\.line) == [])
    // As wide as its text.
    var narrow = PlantedLayout()
    narrow.alignment = alignment
    #expect(try await narrow.findings(as: kind).map(\.line) == [])
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
