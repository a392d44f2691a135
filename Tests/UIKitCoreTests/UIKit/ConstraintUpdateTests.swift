import Foundation
import Testing

@testable import UIKitCore

/// The order of `updateConstraints`, as UIKit documents it: innermost views first, and of a controller and its view the
/// controller.
@MainActor
struct ConstraintUpdateTests {
  private final class Diary {
    var names: [String] = []
  }

  private final class NotingView: UIView {
    var note: () -> Void = {}

    override func updateConstraints() {
      note()
      super.updateConstraints()
    }
  }

  private final class NotingController: UIViewController {
    var note: () -> Void = {}

    override func updateViewConstraints() {
      note()
      super.updateViewConstraints()
    }
  }

  private let diary = Diary()

  private func view(_ name: String, _ subviews: UIView...) -> NotingView {
    let view = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.note = { [diary] in diary.names.append(name) }
    subviews.forEach(view.addSubview)
    return view
  }

  @Test func `views update their constraints from the innermost out, and once`() {
    let second = view("second")
    let outer = view("outer", view("first", view("inner")), second)
    outer.layoutIfNeeded()
    #expect(diary.names == ["inner", "first", "second", "outer"])
    second.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(diary.names.dropFirst(4) == ["second"])
  }

  @Test func `a controller updates its constraints after its view's subviews, and before its view`() {
    let controller = NotingController()
    controller.note = { [diary] in diary.names.append("controller") }
    controller.view = view("view", view("inner"))
    controller.view.layoutIfNeeded()
    #expect(diary.names == ["inner", "controller", "view"])
  }

  /// UIView's `updateConstraintsIfNeeded` is documented to run before each layout pass, and measuring is one.
  @Test func `a view is measured with the constraints that it makes when they are updated`() {
    let view = view("view")
    view.note = { [unowned view] in view.heightAnchor.constraint(equalToConstant: 70).isActive = true }
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 70)
  }
}
