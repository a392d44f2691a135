import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Numbers of an app's code that no layout or drawing can use are errors of their views.
@MainActor
@Suite struct NumberFaultTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private var messages: [String] { view.numberFaults.map(\.message) }

  @Test func `numbers that can be used are no faults`() {
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(messages.isEmpty)
  }

  @Test func `an alpha that is not finite is a fault`() {
    view.alpha = .nan
    #expect(messages.count == 1 && messages[0].contains("its alpha is nan; it is drawn without it"))
    #expect(view.numberFaults[0].exitCode == .badInput && view.numberFaults[0].severity == .error)
  }

  @Test func `each number of a transform must be finite`() {
    let numbers: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42,
      \.m43, \.m44,
    ]
    for number in numbers {
      var matrix = CATransform3DIdentity
      matrix[keyPath: number] = .infinity
      view.layer.transform = matrix
      #expect(messages.count == 1)
      #expect(
        messages.first?.contains("a number of its transform is inf; it is drawn without it") == true)
    }
  }

  @Test func `alpha and transform are faults of their own`() {
    view.alpha = .infinity
    view.layer.transform.m11 = .nan
    #expect(messages.count == 2)
  }

  private func constraint(_ change: (NSLayoutConstraint) -> Void) -> String? {
    let child = UIView()
    view.addSubview(child)
    let constraint = child.widthAnchor.constraint(equalToConstant: 5)
    change(constraint)
    return constraint.numberFault(in: view)?.message
  }

  @Test func `a constraint's constant is at most ten million`() {
    #expect(constraint { $0.constant = 10_000_000 } == nil)
    #expect(constraint { $0.constant = -10_000_000 } == nil)
    #expect(constraint { $0.constant = .nan }?.contains("the constant of its constraint on width") == true)
    let message = constraint {
      $0.constant = 10_000_001
      $0.identifier = "wide"
    }
    #expect(message?.contains(#"its constraint "wide" on width is 10000001; give it a number"#) == true)
  }
}
