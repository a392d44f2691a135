import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let box = UIView()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  @Test func `a view without constraints is ambiguous`() {
    #expect(box.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func `a view whose height is open is ambiguous until it is given`() {
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 80),
    ])
    #expect(box.hasAmbiguousLayout)
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(!box.hasAmbiguousLayout)
  }

  @Test func `a label's own size settles it`() {
    let label = UILabel()
    label.text = "Settled"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    #expect(!label.hasAmbiguousLayout)
  }
}
