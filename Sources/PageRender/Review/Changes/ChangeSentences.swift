internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// The sentences of a change with their numbers, and the screens on which each holds.
struct ChangeSentences: Sendable {
  private struct Item: Sendable {
    var text: String
    var size: SheetStyle.TextSize
    /// True for a cause; false for remarks and screens.
    var isCause: Bool

    func height(width: Double, measuring text: SheetText) -> Double {
      text.height(of: self.text, size, weight: isCause ? .semibold : .regular, width: width)
    }

    @MainActor
    func view(width: Double) -> UIView {
      let label = SheetStyle.label(
        text, size, weight: isCause ? .semibold : .regular,
        color: size == .caption ? SheetStyle.secondInk : SheetStyle.ink, lines: 0)
      label.widthAnchor.constraint(equalToConstant: width).isActive = true
      return label
    }
  }

  private var items: [Item] = []
  private let heading: String

  static let gap = 6.0
  private static let headingHeight = 14.0

  /// - Parameter environments: All environments of the change's source, which give names to sets of screens.
  init(
    _ change: ScreenChange, counted: CountedChanges, environments: [PageEnvironment], words: ReviewWords
  ) {
    heading = words.changes
    let numbers = counted.numbers(of: change)
    /// The screens with a cause, or all of the change, in words; empty if the review has a single screen.
    func screens(_ cause: String? = nil) -> String {
      let alike = change.alike.filter { other in cause.map { other.change.causes.contains($0) } ?? true }
      let own = [change.asked] + alike.filter { $0.page == nil }.map(\.change.asked)
      let pages = alike.compactMap(\.page).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      guard environments.count > 1 || !pages.isEmpty else { return "" }
      return words.on(
        ScreenProducts(own, among: environments, words: words).lines(words), alsoPages: pages)
    }
    let isEverywhere = change.alike.allSatisfy { Set($0.change.causes) == Set(change.causes) }
    for (index, sentence) in change.sentences.enumerated() {
      let isCause = change.causes.indices.contains(index)
      let number = isCause && numbers.indices.contains(index) ? "\(numbers[index])   " : ""
      items.append(Item(text: number + sentence, size: .body, isCause: isCause))
      if isCause, !isEverywhere { add(screens(change.causes[index])) }
    }
    if isEverywhere || change.causes.isEmpty { add(screens()) }
  }

  private init(_ items: [Item], heading: String) { (self.items, self.heading) = (items, heading) }

  private mutating func add(_ screens: String) {
    if !screens.isEmpty { items.append(Item(text: screens, size: .caption, isCause: false)) }
  }

  /// Splits the sentences into those that fit a column and the rest.
  func split(
    width: Double, height: Double, measuring text: SheetText
  ) -> (first: ChangeSentences, rest: ChangeSentences) {
    var used = Self.headingHeight
    let count = items.prefix { item in
      used += Self.gap + item.height(width: width, measuring: text)
      return used <= height
    }.count
    return (
      ChangeSentences(Array(items[..<count]), heading: heading),
      ChangeSentences(Array(items[count...]), heading: heading)
    )
  }

  /// The height of the sentences with their heading, in points.
  func height(width: Double, measuring text: SheetText) -> Double {
    items.reduce(items.isEmpty ? 0 : Self.headingHeight) {
      $0 + Self.gap + $1.height(width: width, measuring: text)
    }
  }

  /// The sentences as blocks of sheets.
  func blocks(width: Double, measuring text: SheetText) -> [SheetBlock] {
    items.map { item in
      SheetBlock(height: item.height(width: width, measuring: text)) {
        SheetContent(
          SheetStyle.stack(.vertical, spacing: 0, alignment: .leading, [item.view(width: width)]))
      }
    }
  }

  /// The sentences below each other, with a heading.
  @MainActor
  func view(width: Double) -> UIView {
    let label = SheetStyle.label(heading, .subheading, weight: .semibold).with(.heading(3))
    label.heightAnchor.constraint(equalToConstant: Self.headingHeight).isActive = true
    let list = SheetStyle.stack(
      .vertical, spacing: Self.gap, (items.isEmpty ? [] : [label]) + items.map { $0.view(width: width) })
    list.widthAnchor.constraint(equalToConstant: width).isActive = true
    return list
  }
}
