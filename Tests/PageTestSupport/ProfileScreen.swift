import Foundation
import UIKitCore

/// Stacks in a stack, some of whose views are hidden: a header with an avatar, two lines and a badge; a
/// banner; three actions of equal width; tiles with a spacing of their own; notes; a footer.
@MainActor
package final class ProfileScreen: UIView {
  package let banner = plain(.magenta)
  private let outer = UIStackView(arrangedSubviews: [])

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    outer.axis = .vertical
    outer.spacing = 12
    _ = outer.added(to: self, as: "outer")
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
      outer.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    banner.isHidden = true
    arrange(makeHeader(), "header")
    arrange(sized(banner, height: 60), "banner")
    arrange(makeActions(), "actions")
    arrange(makeTiles(), "tiles")
    arrange(makeNotes(), "notes")
    arrange(label("Joined in 2019", .systemFont(ofSize: 13), .secondaryLabel), "footer")
  }

  package required init?(coder: NSCoder) {
    return nil
  }

  private func arrange(_ view: UIView, _ identifier: String) {
    view.accessibilityIdentifier = identifier
    outer.addArrangedSubview(view)
  }

  private func makeHeader() -> UIStackView {
    let names = stack(
      [
        ("name", label("Ada Lovelace", .systemFont(ofSize: 17, weight: .semibold))),
        ("handle", label("@ada", .systemFont(ofSize: 13), .secondaryLabel)),
      ], spacing: 2)
    names.axis = .vertical
    let badge = sized(plain(.magenta), width: 20, height: 20)
    badge.isHidden = true
    let header = stack(
      [("avatar", sized(plain(.systemIndigo), width: 40, height: 40)), ("names", names), ("badge", badge)],
      spacing: 8)
    header.alignment = .center
    return header
  }

  private func makeActions() -> UIStackView {
    let block = makeAction("Block", .magenta)
    block.isHidden = true
    let actions = stack(
      [
        ("follow", makeAction("Follow", .systemGray6)), ("block", block),
        ("message", makeAction("Message", .systemGray6)),
      ], spacing: 10)
    actions.distribution = .fillEqually
    return actions
  }

  private func makeAction(_ title: String, _ color: UIColor) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = color
    return sized(button, height: 44)
  }

  private func makeTiles() -> UIStackView {
    let first = sized(plain(.systemOrange), width: 50, height: 50)
    let second = sized(plain(.magenta), width: 50)
    second.isHidden = true
    let tiles = stack([("first", first), ("second", second), ("third", plain(.systemTeal))], spacing: 6)
    tiles.setCustomSpacing(20, after: first)
    tiles.setCustomSpacing(30, after: second)
    return tiles
  }

  private func makeNotes() -> UIStackView {
    let notes = stack([("note", label("Not for everyone", .systemFont(ofSize: 17), .magenta))], spacing: 4)
    notes.isHidden = true
    return notes
  }

  private func stack(_ views: [(String, UIView)], spacing: CGFloat) -> UIStackView {
    for (identifier, view) in views { view.accessibilityIdentifier = identifier }
    let stack = UIStackView(arrangedSubviews: views.map(\.1))
    stack.spacing = spacing
    return stack
  }
}

/// A view of a size that gives way when a stack closes the gap of a hidden view.
@MainActor
private func sized(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
  let sizes = [
    width.map { view.widthAnchor.constraint(equalToConstant: $0) },
    height.map { view.heightAnchor.constraint(equalToConstant: $0) },
  ].compactMap { $0 }
  for size in sizes { size.priority = UILayoutPriority(999) }
  NSLayoutConstraint.activate(sizes)
  return view
}
