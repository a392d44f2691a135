import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// The identity of habits in cells and elsewhere, and cases of single habits.
@MainActor
struct HabitTopicTests {
  private func written(_ added: [String]) async throws -> WrittenConstraints {
    let layout = PlantedLayout(with: added)
    return WrittenConstraints(try await DrawnScreen.page { layout.fill($0) })
  }

  @Test func `a habit outside of cells is its constraint's wording`() async throws {
    let page = try await DrawnScreen.page { PlantedLayout(with: ["title.width = 200"]).fill($0) }
    let found = HabitCheck(page: page).findings()
    #expect(found.map(\.topic) == ["title.width = 200 @1000"])
    #expect(found.map(\.subject) == ["title.width = 200"])
  }

  /// Cells of labels, each with a height that is one more than the one before, or the same.
  private func cells(_ heights: [CGFloat]) async throws -> [LintFinding] {
    let page = try await DrawnScreen.page { root in
      for (place, height) in heights.enumerated() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100 + 100 * CGFloat(place), width: 375, height: 90)
        let label = UILabel()
        label.text = "Row \(place)"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 30),
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          label.heightAnchor.constraint(equalToConstant: height),
        ])
        root.addSubview(cell)
      }
    }
    return HabitCheck(page: page).findings().filter { $0.rule == .fixedTextSize }
  }

  @Test func `equal constraints of equal cells are one finding with their number`() async throws {
    let two = try await cells([30, 30])
    #expect(two.map { $0.subject.hasSuffix(".height = 30 (2 times)") } == [true])
    #expect(two.map(\.viewIndices.count) == [2])
    #expect(try await cells([30]).map { $0.subject.hasSuffix(".height = 30") } == [true])
    #expect(try await cells([30, 31]).count == 2)
  }

  @Test func `a multiple of an edge is no side that a centre could mirror`() async throws {
    func count(_ lines: [String]) async throws -> Int {
      LeftRightCheck(try await written(lines)).habits().count
    }
    #expect(try await count(["panel.left = 2 * card.left + 10", "panel.centerX = card.centerX"]) == 1)
    #expect(try await count(["panel.left = card.left + 10", "panel.centerX = card.centerX"]) == 0)
  }

  @Test func `a guide is no sibling, whichever side of a constraint it stands on`() async throws {
    for line in ["safe.top = card.bottom + 8", "safe.bottom = card.top - 8", "card.top = safe.bottom + 8"] {
      #expect(StandardSpacingCheck(try await written([line])).habits().isEmpty, "\(line)")
    }
    #expect(StandardSpacingCheck(try await written(["panel.top = card.bottom + 8"])).habits().count == 1)
  }

  @Test func `a configured button with a title has a size that its title should decide`() async throws {
    func kinds(_ title: String?, _ attribute: LayoutConstraint.Attribute) async throws -> [String] {
      let page = try await DrawnScreen.page { root in
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        let button = UIButton(configuration: configuration).named("ok")
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
          button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
          button.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
          attribute == .width
            ? button.widthAnchor.constraint(equalToConstant: 200)
            : button.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
      return FixedTextSizeCheck(WrittenConstraints(page)).habits().map(\.fault)
    }
    #expect(
      try await kinds("Go", .width) == [
        "fixes the width of a button with a title, which its text should decide"
      ])
    #expect(
      try await kinds("Go", .height) == [
        "fixes the height of a button with a title, which its text should decide"
      ])
    #expect(try await kinds(nil, .width) == [])
  }
}
