import Foundation
import LayoutEngine
import Testing

@testable import PageLayout
@testable import UIKitCore

/// `systemLayoutSizeFitting` of views. The sizes of text come from its metrics: one line of system 17 is
/// 17 × 1.193359375 = 20.287 pt, which is 20⅓ on a grid of three pixels per point.
@MainActor
@Suite struct FittingTests {
  private func padded(_ label: UILabel, by padding: CGFloat) -> UIView {
    let view = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: padding),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: padding),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: padding),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: padding),
    ])
    return view
  }

  @Test func `a cell is as high as its text is at a required width`() {
    let label = UILabel()
    label.text = Array(repeating: "word", count: 40).joined(separator: " ")
    label.numberOfLines = 0
    let view = padded(label, by: 12)
    let line = 20 + 1.0 / 3
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect((Double(compressed.height) - 24 - line).magnitude < 1e-6)
    let wrapped = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wrapped.width == 200)
    let lines = ((Double(wrapped.height) - 24) / (17 * 1.193359375)).rounded()
    // 176 pt hold a part of the text only, and n lines are n times a line, rounded up to a pixel.
    #expect(lines > 5)
    #expect((Double(wrapped.height) - 24 - (lines * 17 * 1.193359375 * 3).rounded(.up) / 3).magnitude < 1e-6)
    #expect(view.faults.isEmpty)
  }

  @Test func `a label alone has the size of its text`() {
    let label = UILabel()
    label.text = "Text"
    let size = label.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect((Double(size.height) - 20 - 1.0 / 3).magnitude < 1e-6)
    #expect(size.width > 10 && size.width < 60)
  }

  @Test func `only constraints inside the view count`() {
    let box = UIView()
    let outer = UIView()
    outer.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 33).isActive = true
    #expect(box.systemLayoutSizeFitting(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 33))
  }

  @Test func `constraints of other size classes do not count`() {
    let box = UIView()
    let (small, large) = (
      box.widthAnchor.constraint(equalToConstant: 40), box.widthAnchor.constraint(equalToConstant: 90)
    )
    small.sizeClasses = SizeClassCondition(horizontal: .compact)
    large.sizeClasses = SizeClassCondition(horizontal: .regular)
    NSLayoutConstraint.activate([small, large])
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 40)
  }

  @Test func `a target that is no number is reported with the page`() {
    let view = UIView()
    #expect(view.systemLayoutSizeFitting(CGSize(width: -5, height: 0)) == CGSize(width: -5, height: 0))
    #expect(ViewTree(root: view).diagnostics.count == 1)
  }
}
