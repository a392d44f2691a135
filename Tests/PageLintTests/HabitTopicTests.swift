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

}
