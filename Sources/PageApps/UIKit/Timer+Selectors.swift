public import Foundation
public import UIKitCore

extension Timer {
  /// Makes a timer that performs a method of `target` and keeps `target` alive.
  ///
  /// The timer's `userInfo` stays `nil`, since only Foundation can set it.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = Unchecked(aTarget as AnyObject)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      let timer = Unchecked(timer)
      MainActor.assumeIsolated {
        var result: Any?
        let arguments = Array([timer.value as Any?].prefix(aSelector.argumentCount))
        MemberRegistry.perform(aSelector, on: target.value, with: arguments, result: &result)
      }
    }
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    fireDate = date
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .common)
    return timer
  }
}
