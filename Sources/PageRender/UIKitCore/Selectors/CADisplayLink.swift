public import Foundation

/// A timer that performs a method 60 times a second while a page waits for delayed code.
@preconcurrency @MainActor
open class CADisplayLink: _CADisplayLinkNames {
  private var target: AnyObject?
  private let selector: Selector
  private var timer: Timer?
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  /// The time since the link was added to a run loop, in seconds.
  open private(set) var timestamp: TimeInterval = 0
  open var duration: TimeInterval { 1 / 60 }
  open var targetTimestamp: TimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil, target != nil else { return }
    let link = Unchecked(self)
    let timer = Timer(timeInterval: 1 / 60, repeats: true) { _ in
      MainActor.assumeIsolated { link.value.tick() }
    }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  open func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    guard !isPaused, let target else { return }
    timestamp += duration
    var result: Any?
    let arguments = Array([self as Any?].prefix(selector.argumentCount))
    MemberRegistry.perform(selector, on: target, with: arguments, result: &result)
  }
}
