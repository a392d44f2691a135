public import Foundation
internal import UIKitCore

/// A place and time at which code runs.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of the schedulers of Foundation and Dispatch, in seconds since 2001.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  public var seconds: Double

  public func distance(to other: SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by n: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + n.seconds) }

  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
    ExpressibleByFloatLiteral
  {
    public var seconds: Double
    public init(_ seconds: Double) { self.seconds = seconds }
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
    public var magnitude: Double { abs(seconds) }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    public static func < (left: Stride, right: Stride) -> Bool { left.seconds < right.seconds }
    public static func + (left: Stride, right: Stride) -> Stride { Stride(left.seconds + right.seconds) }
    public static func - (left: Stride, right: Stride) -> Stride { Stride(left.seconds - right.seconds) }
    public static func * (left: Stride, right: Stride) -> Stride { Stride(left.seconds * right.seconds) }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }
}

/// Options of the schedulers of Foundation and Dispatch, which PageRender does not use.
public struct SchedulerOptions: Sendable {
  public init() {}
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Combine.SchedulerOptions
  public var now: SchedulerTime { SchedulerTime(seconds: Date.timeIntervalSinceReferenceDate) }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async { action.value() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    asyncAfter(deadline: .now() + max(now.distance(to: date).seconds, 0)) { action.value() }
  }
}

/// Code for a run loop runs on the main queue.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Combine.SchedulerOptions
  public var now: SchedulerTime { DispatchQueue.main.now }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { DispatchQueue.main.schedule(after: date, tolerance: 0, options: nil, action) }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Combine.SchedulerOptions
  public var now: SchedulerTime { DispatchQueue.main.now }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(now.distance(to: date).seconds, 0)) {
      self.addOperation { action.value() }
    }
  }
}

/// A scheduler that runs code at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public var now: SchedulerTime { SchedulerTime(seconds: 0) }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
}
