import Foundation
import Testing

@testable import PageBase
@testable import UIKitCore

/// Animations end at once: their changes are made and they are told as finished. Apple's pages of UIView.animate and
/// UIViewPropertyAnimator: the completion gets true if the animations actually finished, an animator's the end
/// position.
@MainActor
struct AnimationCallTests {
  @Test func `every call of an animation makes its changes, then says that it finished`() {
    var order: [String] = []
    let change = { order.append("changed") }
    let done: (Bool) -> Void = { order.append("\($0)") }
    let view = UIView()
    let calls: [() -> Void] = [
      { UIView.animate(withDuration: 1, delay: 2, animations: change, completion: done) },
      { UIView.animate(withDuration: 1, animations: change, completion: done) },
      {
        UIView.animate(
          withDuration: 1, delay: 2, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: change,
          completion: done)
      },
      { UIView.animate(springDuration: 1, animations: change, completion: done) },
      {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
          }, completion: done)
      },
      { UIView.transition(with: view, duration: 1, animations: change, completion: done) },
      { UIView.perform(.delete, on: [], animations: change, completion: done) },
      {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true, animations: change)
        done(true)
      },
      {
        UIView.performWithoutAnimation(change)
        done(true)
      },
    ]
    for (index, call) in calls.enumerated() {
      order = []
      call()
      #expect(order == ["changed", "true"], "call \(index)")
    }
    #expect(!UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
  }

  /// UIView.AnimationOptions.showHideTransitionViews: without it the first view leaves its superview and the second
  /// is added.
  @Test func `a transition exchanges two views, or hides the one and shows the other`() {
    var finished: [Bool] = []
    let (parent, first, second, other) = (UIView(), UIView(), UIView(), UIView())
    for view in [first, other] { parent.addSubview(view) }
    UIView.transition(from: first, to: second, duration: 1) { finished.append($0) }
    #expect(parent.subviews == [other, second] && first.superview == nil && !second.isHidden)
    other.isHidden = true
    UIView.transition(from: second, to: other, duration: 1, options: .showHideTransitionViews) {
      finished.append($0)
    }
    #expect(parent.subviews == [other, second] && second.isHidden && !other.isHidden)
    UIView.perform(.delete, on: [second, other], animations: nil) { finished.append($0) }
    #expect(parent.subviews.isEmpty && finished == [true, true, true])
  }

  @Test func `an animator runs what was added, in order, once, and tells the position`() {
    var order: [String] = []
    var during: UIViewAnimatingState?
    let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 1) { order.append("first") }
    animator.addAnimations { during = animator.state }
    animator.addAnimations({ order.append("second") }, delayFactor: 0.5)
    animator.addCompletion { order.append($0 == .end ? "end" : "start") }
    #expect(animator.state == .inactive && animator.fractionComplete == 0 && order.isEmpty)
    animator.startAnimation()
    #expect(order == ["first", "second", "end"] && during == .active)
    #expect(animator.state == .inactive && animator.fractionComplete == 1 && animator.duration == 3)
    animator.addCompletion { order.append($0 == .start ? "start" : "end") }
    animator.isReversed = true
    animator.startAnimation(afterDelay: 1)
    #expect(order == ["first", "second", "end", "start"])
    animator.addAnimations { order.append("third") }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(order.last == "third")
    let parameters = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(UIViewPropertyAnimator(duration: 4, timingParameters: parameters).duration == 4)
    var ran: [String] = []
    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 0, animations: { ran.append("ran") },
      completion: { ran.append($0 == .end ? "end" : "start") })
    #expect(ran == ["ran", "end"] && running.duration == 2)
  }

  @Test func `a transaction's completion is called`() {
    var isCalled = false
    CATransaction.setCompletionBlock { isCalled = true }
    #expect(isCalled)
  }

  @MainActor private final class Listener: CAAnimationDelegate {
    var stopped: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped.append(flag) }
  }

  /// CAAnimationDelegate: the flag is true if the animation reached the end of its active duration, which is 0.25 s
  /// unless set, times the repetitions (CAMediaTiming). Other tests may keep the main thread for a minute.
  @Test func `the delegate hears of the end after the duration`() async throws {
    func end(_ duration: TimeInterval, _ repeats: Float) async throws -> TimeInterval {
      let (listener, animation, start) = (Listener(), CABasicAnimation(keyPath: "opacity"), Date())
      (animation.delegate, animation.duration, animation.repeatCount) = (listener, duration, repeats)
      CALayer().add(animation, forKey: nil)
      #expect(listener.stopped.isEmpty)
      while listener.stopped.isEmpty, Date().timeIntervalSince(start) < 300 {
        try await Task.sleep(for: .milliseconds(2))
      }
      #expect(listener.stopped == [true])
      return Date().timeIntervalSince(start)
    }
    #expect(try await end(0, 0) >= 0.25)
    #expect(try await end(0.1, 3) >= 0.3)
  }

  @Test func `a kept animation of a property that is not drawn says so`() async {
    let (_, faults) = await CodeFaults.collecting {
      for layer in [CALayer(), CAShapeLayer()] {
        let animation = CABasicAnimation(keyPath: "lineDashPhase")
        (animation.toValue, animation.fillMode, animation.isRemovedOnCompletion) = (1, .forwards, false)
        layer.add(animation, forKey: nil)
      }
    }
    #expect(
      faults.map(\.message) == [
        "an animation of \"lineDashPhase\" that is kept on completion has no effect in PageRender: set the layer's "
          + "property too"
      ])
  }
}
