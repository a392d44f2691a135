import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// A screen of Swift code, changed by code once it has loaded its view.
@MainActor
final class ScreenMutations: MutationSubject {
  let name: String
  let environment: PageEnvironment
  let kinds = Mutation.Kind.allCases
  private let namesAll: Bool
  private let make: @MainActor () -> any PageContent

  /// - Parameter namesAll: Gives every view an identifier that has none.
  init(
    _ name: String, namesAll: Bool = true, in environment: PageEnvironment,
    _ make: @escaping @MainActor () -> any PageContent
  ) {
    self.name = name
    self.namesAll = namesAll
    self.environment = environment
    self.make = make
  }

  func original() async throws -> PreparedPage {
    let page = await prepare { _ in }
    return try #require(page)
  }

  func mutated(
    _ kind: Mutation.Kind, using random: inout SplitMix64
  ) async throws -> (page: PreparedPage, mutation: Mutation)? {
    let seed = random.next()
    let found = Found()
    let page = await prepare { root in
      var own = SplitMix64(seed: seed)
      found.mutation = ScreenChange(root: root).change(kind, using: &own)
    }
    guard let page, let mutation = found.mutation else { return nil }
    return (page, mutation)
  }

  private final class Found { var mutation: Mutation? }

  private func prepare(_ change: @escaping @MainActor (UIView) -> Void) async -> PreparedPage? {
    let (make, namesAll) = (make, namesAll)
    let page = Page("page") { () -> UIViewController? in
      guard let controller = make().controllerForPageRender else { return nil }
      controller.loadViewIfNeeded()
      guard let root: UIView = controller.view else { return nil }
      if namesAll { Self.name(root) }
      change(root)
      return controller
    }
    let resources = SwiftPageSource.Resources(assets: [
      Project.path("Examples/tutorial-storyboard/Assets.xcassets"),
      Project.path("Examples/Screens/Assets.xcassets"),
    ])
    return await SwiftPageSource.load([page], name: "pages", resources: resources).source?.page(
      0, in: environment)
  }

  private static func name(_ root: UIView) {
    for (number, view) in ScreenChange.views(in: root).enumerated() where view.accessibilityIdentifier == nil
    {
      view.accessibilityIdentifier = "\(view.uiKitClassName.dropFirst(2).lowercased())-\(number)"
    }
  }
}

/// Changes of views as code makes them.
@MainActor
private struct ScreenChange {
  let root: UIView

  /// The views of the screen's own code: not what is in controls.
  static func views(in root: UIView) -> [UIView] {
    let isOwn = root is UIControl || root is UITextView || root is UICollectionView || root is UITableView
    return [root] + (isOwn ? [] : root.subviews.flatMap { views(in: $0) })
  }

  private var views: [UIView] { Self.views(in: root) }

  private func key(_ view: UIView) -> String { view.accessibilityIdentifier ?? view.uiKitClassName }

  private func pick<View: UIView>(
    _ type: View.Type, using random: inout SplitMix64, where isWanted: (View) -> Bool = { _ in true }
  ) -> View? {
    views.compactMap { $0 as? View }.filter(isWanted).randomElement(using: &random)
  }

  func change(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    switch kind {
    case .constant, .priority, .multiplier: changeConstraint(kind, using: &random)
    case .text: changeText(using: &random)
    case .fontSize, .fontWeight: changeFont(kind, using: &random)
    case .colour: changeColor(using: &random)
    case .background: changeBackground(using: &random)
    case .order: changeOrder(using: &random)
    case .image: changeImage(using: &random)
    case .hidden, .alpha: changeVisibility(kind, using: &random)
    case .spacing: changeSpacing(using: &random)
    case .enabled, .placeholder, .value, .alignment, .lines: changeControl(kind, using: &random)
    }
  }

  /// Changes what only some kinds of views have.
  private func changeControl(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    switch kind {
    case .enabled:
      guard let control = pick(UIControl.self, using: &random, where: \.isEnabled) else { return nil }
      control.isEnabled = false
      return mutation(kind, control, "disabled")
    case .placeholder:
      guard let field = pick(UITextField.self, using: &random, where: { $0.text?.isEmpty ?? true }),
        let old = field.placeholder
      else { return nil }
      field.placeholder = MutatedValues.reworded(old, using: &random)
      return mutation(kind, field, "placeholder changed")
    case .value:
      if let toggle = pick(UISwitch.self, using: &random) {
        toggle.isOn.toggle()
        return mutation(kind, toggle, "isOn")
      }
      guard let bar = pick(UIProgressView.self, using: &random) else { return nil }
      bar.progress = bar.progress > 0.5 ? 0.25 : 0.75
      return mutation(kind, bar, "progress")
    case .alignment:
      guard let label = pick(UILabel.self, using: &random) else { return nil }
      label.textAlignment = label.textAlignment == .right ? .center : .right
      return mutation(kind, label, "text alignment")
    default:
      guard let label = pick(UILabel.self, using: &random) else { return nil }
      label.numberOfLines = label.numberOfLines == 0 ? 1 : 0
      return mutation(kind, label, "number of lines")
    }
  }

  private func mutation(_ kind: Mutation.Kind, _ view: UIView, _ words: String...) -> Mutation {
    Mutation(kind: kind, detail: key(view), views: [key(view)], words: words)
  }

  // MARK: Constraints

  private func changeConstraint(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    if kind == .priority, Int.random(in: 0..<4, using: &random) == 0 { return changeHugging(using: &random) }
    let known = Set(views.map { ObjectIdentifier($0) })
    let all = views.flatMap(\.constraints).filter { constraint in
      ends(constraint).allSatisfy { known.contains(ObjectIdentifier($0)) }
        && (kind != .multiplier || Self.isDimension(constraint))
    }
    guard let constraint = all.randomElement(using: &random) else { return nil }
    let names = ends(constraint).map(key)
    var words = [".\(constraint.firstAttribute)", "(was"]
    switch kind {
    case .constant: constraint.constant += CGFloat(MutatedValues.distance(using: &random))
    case .priority:
      let values: [Float] = [999, 751, 500, 250]
      let new = values.filter { $0 != constraint.priority.rawValue }.randomElement(using: &random) ?? 1
      constraint.priority = UILayoutPriority(new)
      words.append("riority")
    default:
      guard let first = constraint.firstItem else { return nil }
      let factors: [CGFloat] = [0.8, 0.9, 1.1, 0.5]
      let new = NSLayoutConstraint(
        item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
        toItem: constraint.secondItem, attribute: constraint.secondAttribute,
        multiplier: constraint.multiplier * (factors.randomElement(using: &random) ?? 1),
        constant: constraint.constant)
      new.priority = constraint.priority
      constraint.isActive = false
      new.isActive = true
    }
    return Mutation(
      kind: kind, detail: "\(names).\(constraint.firstAttribute)", views: names, words: words)
  }

  private static func isDimension(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.secondItem != nil
      && [.width, .height].contains(constraint.firstAttribute)
  }

  /// The views that a constraint is between; that of a guide is its owner.
  private func ends(_ constraint: NSLayoutConstraint) -> [UIView] {
    [constraint.firstItem, constraint.secondItem].compactMap { item in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
  }

  private func changeHugging(using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(UILabel.self, using: &random) else { return nil }
    view.setContentHuggingPriority(UILayoutPriority(760), for: .horizontal)
    return mutation(.priority, view, "hugging")
  }

  // MARK: Contents

  private func changeText(using random: inout SplitMix64) -> Mutation? {
    guard
      let view = pick(
        UIView.self, using: &random, where: { $0 is UILabel || $0 is UIButton || $0 is UITextField })
    else { return nil }
    switch view {
    case let label as UILabel:
      guard let old = label.text, !old.isEmpty else { return nil }
      label.text = MutatedValues.reworded(old, using: &random)
      return mutation(.text, label, "text changed")
    case let button as UIButton:
      guard let old = button.currentTitle else { return nil }
      button.setTitle(MutatedValues.reworded(old, using: &random), for: .normal)
      return mutation(.text, button, "title changed")
    case let field as UITextField:
      field.text = MutatedValues.reworded(field.text ?? "", using: &random)
      return mutation(.text, field, "text changed")
    default: return nil
    }
  }

  private func changeFont(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(UIView.self, using: &random, where: { $0 is UILabel || $0 is UIButton }) else {
      return nil
    }
    let label = (view as? UILabel) ?? (view as? UIButton)?.titleLabel
    guard let label else { return nil }
    let font: UIFont = label.font
    if kind == .fontSize {
      label.font = font.withSize(
        CGFloat(MutatedValues.fontSize(near: Double(font.pointSize), using: &random)))
      return mutation(kind, view, "font size")
    }
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    guard let weight = weights.randomElement(using: &random) else { return nil }
    label.font = .systemFont(ofSize: font.pointSize, weight: weight)
    return mutation(kind, view, "font weight")
  }

  private func changeColor(using random: inout SplitMix64) -> Mutation? {
    let value = MutatedValues.color(using: &random)
    let color = Self.color(value)
    guard
      let view = pick(
        UIView.self, using: &random,
        where: { $0 is UILabel || $0 is UIButton || $0 is UIPageControl || $0 is UISwitch })
    else { return nil }
    switch view {
    case let label as UILabel: label.textColor = color
    case let button as UIButton: button.setTitleColor(color, for: .normal)
    case let dots as UIPageControl: dots.currentPageIndicatorTintColor = color
    case let toggle as UISwitch: toggle.onTintColor = color
    default: return nil
    }
    return mutation(.colour, view, "colour", MutatedValues.hex(value))
  }

  private static func color(_ value: Int) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  private func changeBackground(using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(UIView.self, using: &random) else { return nil }
    let value = MutatedValues.color(using: &random)
    view.backgroundColor = Self.color(value)
    return mutation(.background, view, "background colour", MutatedValues.hex(value))
  }

  private func changeImage(using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(UIImageView.self, using: &random, where: { $0.image != nil }),
      let name = ["signpost", "lane", "notebook", "map"].randomElement(using: &random)
    else { return nil }
    view.image = UIImage(named: name)
    return mutation(.image, view, "image", name)
  }

  // MARK: Views

  private func changeOrder(using random: inout SplitMix64) -> Mutation? {
    guard let parent = pick(UIView.self, using: &random, where: { $0.subviews.count > 1 }) else { return nil }
    if let stack = parent as? UIStackView, stack.arrangedSubviews.count > 1 {
      let place = Int.random(in: 0..<stack.arrangedSubviews.count - 1, using: &random)
      let (first, second) = (stack.arrangedSubviews[place], stack.arrangedSubviews[place + 1])
      stack.removeArrangedSubview(second)
      stack.insertArrangedSubview(second, at: place)
      return Mutation(
        kind: .order, detail: "arranged \(key(first)) and \(key(second))",
        views: [key(first), key(second), key(stack)], words: ["order"])
    }
    let place = Int.random(in: 0..<parent.subviews.count - 1, using: &random)
    let (first, second) = (parent.subviews[place], parent.subviews[place + 1])
    parent.insertSubview(second, belowSubview: first)
    return Mutation(
      kind: .order, detail: "\(key(first)) and \(key(second))", views: [key(first), key(second)],
      words: ["order"])
  }

  private func changeVisibility(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    guard let view = pick(UIView.self, using: &random, where: { $0 !== root }) else { return nil }
    if kind == .hidden {
      view.isHidden.toggle()
      return mutation(kind, view, "hidden")
    }
    view.alpha = CGFloat(Int.random(in: 2...9, using: &random)) / 10
    return mutation(kind, view, "alpha")
  }

  private func changeSpacing(using random: inout SplitMix64) -> Mutation? {
    guard let stack = pick(UIStackView.self, using: &random) else { return nil }
    stack.spacing += CGFloat(Int.random(in: 2...9, using: &random))
    return mutation(.spacing, stack, "spacing")
  }
}
